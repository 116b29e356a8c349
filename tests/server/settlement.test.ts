/** What the store does with an order, its attempts and a gateway's words, without a server around it. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { and, eq } from "drizzle-orm";
import type { GatewayName } from "#domain/payments";
import type { PaymentReport } from "#server/gateways/gateway.ts";
import {
  attemptsOf,
  claimAttempt,
  countSilence,
  findNotified,
  forgetAttempt,
  keepAttempt,
  leaveAttempt,
  mayAsk,
  nextCheck,
  OPENING_MS,
  overdueOrders,
  readAttempt,
  recordNotice,
  saveNotOpened,
  saveOpened,
  takeDue,
  type AttemptRow,
} from "#server/store/attempts.ts";
import { addBets, openCart, readOpenCart, replaceBets, type Bet } from "#server/store/carts.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import type { Store } from "#server/store/database.ts";
import { drawsOf, otherDrawOf } from "#server/store/draws.ts";
import {
  HOLD_LIMITS,
  linesOf,
  ownOrder,
  placeOrder,
  readOrder,
  type OrderRow,
  type PlaceOrder,
} from "#server/store/orders.ts";
import {
  draws,
  fractions,
  gatewayEvents,
  orderLines,
  paymentAttempts,
  refunds,
  sales,
  users,
} from "#server/store/schema.ts";
import { purchaseMessage } from "#server/letters/purchase.ts";
import { refundMessage } from "#server/letters/refund.ts";
import { applyReport, endOrder, endOverdue, letGoOfHolds } from "#server/store/settlement.ts";
import { sqlState } from "#server/store/sqlState.ts";
import { ticketOf, writeFractions } from "#server/store/stock.ts";
import { isOnPostgres, openDemoStore, people, TEST_START } from "./harness";

const MINUTE = 60_000;
const HOLD = 15 * MINUTE;
const START = Date.parse(TEST_START);
/** Medellín closes then. */
const CLOSES_AT = Date.parse("2026-11-21T03:30:00.000Z");
const iso = (at: number) => new Date(at).toISOString();

let store: Store;
let userId: number;
let drawNumber: number;
let now = START;

beforeAll(async () => {
  store = await openDemoStore();
  const [hernan] = await store.db.select().from(users).where(eq(users.documentNumber, people.hernan));
  userId = hernan!.id;
  const [draw] = await store.db
    .select()
    .from(draws)
    .where(and(eq(draws.lotteryId, 10), eq(draws.closesAt, iso(CLOSES_AT))));
  drawNumber = draw!.drawNumber;
});
beforeEach(() => {
  now = START;
});
afterEach(async () => {
  expect(await brokenInvariants(store.db, iso(now))).toEqual([]);
  // What a test leaves open ends, so that its holds do not count against the next one.
  now = Math.max(now, START) + 2 * 60 * MINUTE;
  for (const attempt of await store.db.select().from(paymentAttempts).where(eq(paymentAttempts.state, "OPEN")))
    await applyReport(store, attempt.id, said(attempt, "REJECTED"), {
      now,
      notices: 0,
      messageOf: purchaseMessage,
      refundMessageOf: refundMessage,
    });
  for (const attempt of await store.db.select().from(paymentAttempts).where(eq(paymentAttempts.state, "LEAVING")))
    if (attempt.reference !== "PM-DEMO-PENDIENTE")
      await applyReport(store, attempt.id, said(attempt, "REJECTED"), {
        now,
        notices: 0,
        messageOf: purchaseMessage,
        refundMessageOf: refundMessage,
      });
  for (const id of await overdueOrders(store.db, 50, now)) await endOverdue(store, id, now);
});

let number = 6000;
let serial = 0;

interface Wanted {
  gateway?: GatewayName;
  fractions?: number;
  number?: string;
}

async function cartOf(wanted: Wanted) {
  const bet = {
    clientId: randomUUID(),
    lotteryId: 10,
    drawNumber,
    number: wanted.number ?? String((number += 1)),
    series: "100",
    fractions: wanted.fractions ?? 2,
  };
  const cart = await openCart(store, userId, iso(now));
  return replaceBets(store, { userId, cartId: cart.id, bets: [bet], now: iso(now), revision: cart.revision });
}
const asked = (cartId: number, change: Partial<PlaceOrder> = {}): PlaceOrder => ({
  userId,
  cartId,
  key: `clave-${(serial += 1)}`,
  bodyHash: "x",
  reference: `PM261120PRUEBA${String(1000 + serial)}`,
  description: "Compra",
  ip: "190.24.1.1",
  network: "190.24.1.1",
  userAgent: "pruebas",
  origin: "http://localhost:3000",
  shownPesos: 12_000,
  shownDiscountPesos: 0,
  couponCode: null,
  sellsRecharges: true,
  holdMs: HOLD,
  now,
  ...change,
});
const claim = (order: OrderRow, gateway: GatewayName, token = randomUUID()) =>
  claimAttempt(store, order.id, { gateway, token, holdMs: HOLD, now });
async function claimed(order: OrderRow, gateway: GatewayName): Promise<AttemptRow> {
  const step = await claim(order, gateway);
  if (step.step !== "open") throw new Error(`Not to be opened: ${step.step}`);
  return step.attempt;
}
const session = () => ({ requestId: String(700_000 + (serial += 1)), processUrl: `https://pago.example/${serial}` });

/** An order whose page at a gateway is open. */
async function opened(wanted: Wanted = {}): Promise<{ order: OrderRow; attempt: AttemptRow }> {
  const cart = await cartOf(wanted);
  const order = await placeOrder(store, asked(cart.id, { shownPesos: 6_000 * (wanted.fractions ?? 2) }));
  const attempt = await openedAt(order, wanted.gateway ?? "PLACETOPAY");
  return { order, attempt };
}
async function openedAt(order: OrderRow, gateway: GatewayName): Promise<AttemptRow> {
  const attempt = await claimed(order, gateway);
  expect(await saveOpened(store, attempt, session(), now)).toBe(true);
  return readAttempt(store.db, attempt.id);
}
function said({ reference }: AttemptRow, status: string, change: Partial<PaymentReport> = {}): PaymentReport {
  return {
    status,
    reference,
    totalPesos: 12_000,
    currency: "COP",
    paidAt: iso(now),
    detail: {
      message: `dijo ${status}`,
      reason: null,
      date: iso(now),
      bank: null,
      method: null,
      authorization: null,
      receipt: null,
    },
    ...change,
  };
}
const apply = (attempt: AttemptRow, status: string, change: Partial<PaymentReport> = {}, notices = 0) =>
  applyReport(store, attempt.id, said(attempt, status, change), {
    now,
    notices,
    messageOf: purchaseMessage,
    refundMessageOf: refundMessage,
  });
const fresh = async ({ order, attempt }: { order: OrderRow; attempt: AttemptRow }) => ({
  order: await readOrder(store.db, order.id),
  attempt: await readAttempt(store.db, attempt.id),
});
const saleOf = async ({ id }: OrderRow) => (await store.db.select().from(sales).where(eq(sales.orderId, id)))[0];
const owedOf = ({ id }: OrderRow) => store.db.select().from(refunds).where(eq(refunds.orderId, id));
const takenOf = async (wanted: string) =>
  (await store.db.select().from(fractions).where(eq(fractions.number, wanted))).map(({ state }) => state);

const betOf = (wanted: Partial<Bet> = {}): Bet => ({
  clientId: randomUUID(),
  lotteryId: 10,
  drawNumber,
  number: String((number += 1)),
  series: "100",
  fractions: 1,
  ...wanted,
});
/** The person's cart with these bets and no others. */
async function cartWith(bets: readonly Bet[]) {
  const cart = await openCart(store, userId, iso(now));
  return replaceBets(store, { userId, cartId: cart.id, bets, now: iso(now), revision: cart.revision });
}
/** Orders these bets at their price. */
const orderWith = async (bets: readonly Bet[], change: Partial<PlaceOrder> = {}) =>
  placeOrder(
    store,
    asked((await cartWith(bets)).id, {
      shownPesos: 6_000 * bets.reduce((sum, bet) => sum + bet.fractions, 0),
      ...change,
    }),
  );
/** Fractions that somebody outside the shop has. */
const external = (taken: Partial<typeof fractions.$inferInsert>[]) =>
  store.db
    .insert(fractions)
    .values(taken.map((one) => ({ ...betOf(), fractionNo: 1, state: "EXTERNAL" as const, heldUntil: null, ...one })));
const fractionsAt = async (wanted: string) =>
  (await store.db.select().from(fractions).where(eq(fractions.number, wanted)).orderBy(fractions.fractionNo)).map(
    ({ series, fractionNo, state }) => [series, fractionNo, state],
  );

describe("a report settles an order once", () => {
  test("an approval writes the sale with its attempt, its amount and the instant of the payment", async () => {
    const { order, attempt } = await opened();
    now += 3 * MINUTE;
    const paidAt = iso(now - MINUTE);
    const settled = await apply(attempt, "APPROVED", { paidAt });
    expect(settled).toMatchObject({ changed: true, alarms: [], order: { state: "APPROVED", settledAt: iso(now) } });
    expect(await saleOf(order)).toEqual({
      orderId: order.id,
      attemptId: attempt.id,
      amountPesos: 12_000,
      soldAt: paidAt,
      reversedAt: null,
    });
    expect(settled.attempt).toMatchObject({
      state: "APPROVED",
      gatewayStatus: "APPROVED",
      detail: { message: "dijo APPROVED" },
      questions: 1,
      checkedAt: iso(now),
      nextCheckAt: null,
    });
    const again = await apply(attempt, "APPROVED");
    expect(again).toMatchObject({ changed: false, alarms: [], order: { settledAt: iso(now) } });
  });

  test("[F-20] a pending answer changes nothing but when it is asked again", async () => {
    const { attempt } = await opened();
    now += MINUTE;
    const settled = await apply(attempt, "PENDING");
    expect(settled).toMatchObject({ changed: false, alarms: [], order: { state: "PENDING", settledAt: null } });
    expect(settled.attempt).toMatchObject({ state: "OPEN", gatewayStatus: "PENDING", nextCheckAt: iso(now + MINUTE) });
  });

  test("[F-17] an older answer after the approval leaves what is known of the sale", async () => {
    const { attempt } = await opened();
    await apply(attempt, "APPROVED");
    const older = await apply(attempt, "PENDING");
    expect(older.attempt).toMatchObject({ gatewayStatus: "APPROVED", detail: { message: "dijo APPROVED" } });
    expect(older.alarms).toEqual([]);
  });

  test("[F-19] a refusal after the approval is no reversal: somebody is called", async () => {
    const { attempt } = await opened();
    await apply(attempt, "APPROVED");
    const refused = await apply(attempt, "CANCELADA");
    expect(refused).toMatchObject({
      changed: false,
      alarms: ["refused-after-approval"],
      order: { state: "APPROVED" },
      attempt: { state: "APPROVED", gatewayStatus: "APPROVED" },
    });
  });

  test("[F-20] a word that nobody knows calls somebody", async () => {
    const { attempt } = await opened();
    expect(await apply(attempt, "QUIZÁS")).toMatchObject({
      alarms: ["unexpected-status"],
      order: { state: "PENDING" },
    });
  });

  test.each([
    ["another amount", { totalPesos: 11_999 }],
    ["another currency", { currency: "USD" }],
    ["no currency", { currency: null }],
  ])("[F-18] an approval of %s is no sale, and somebody is called", async (_name, change) => {
    const { order, attempt } = await opened();
    expect(await apply(attempt, "APPROVED", change)).toMatchObject({
      alarms: ["approved-for-another-amount"],
      order: { state: "PENDING" },
      attempt: { state: "OPEN", nextCheckAt: expect.any(String) },
    });
    expect(await saleOf(order)).toBeUndefined();
  });

  test("[F-18] an approval counts only with the attempt's own reference", async () => {
    const { order, attempt } = await opened();
    await leaveAttempt(store.db, attempt.id, now);
    const second = await openedAt(order, "PAYVALIDA");
    expect(second.reference).toBe(`${order.reference}I2`);
    const mistaken = await applyReport(store, second.id, said(attempt, "APPROVED"), {
      now,
      notices: 0,
      messageOf: purchaseMessage,
      refundMessageOf: refundMessage,
    });
    expect(mistaken).toMatchObject({ alarms: ["approved-for-another-amount"], order: { state: "PENDING" } });
    expect((await apply(second, "APPROVED")).order.state).toBe("APPROVED");
  });

  test("a refusal frees the fractions and ends the order without a reason of ours", async () => {
    const { order, attempt } = await opened({ number: "6900" });
    expect(await takenOf("6900")).toEqual(["HELD", "HELD"]);
    now += MINUTE;
    const refused = await apply(attempt, "REJECTED");
    expect(refused.order).toMatchObject({ state: "REJECTED", endReason: null, settledAt: iso(now) });
    expect(refused.attempt).toMatchObject({ state: "REJECTED", nextCheckAt: null });
    expect(await takenOf("6900")).toEqual([]);
    expect(await saleOf(order)).toBeUndefined();
  });

  test("[F-3] a refusal after the order's time says that its time was over", async () => {
    const { attempt } = await opened();
    now += HOLD;
    expect((await apply(attempt, "REJECTED")).order).toMatchObject({ state: "REJECTED", endReason: "EXPIRED" });
  });

  test("an unknown attempt is told by its number", async () => {
    const { attempt } = await opened();
    await expect(
      applyReport(store, 999_999, said(attempt, "APPROVED"), {
        now,
        notices: 0,
        messageOf: purchaseMessage,
        refundMessageOf: refundMessage,
      }),
    ).rejects.toThrow("999999");
    await expect(readAttempt(store.db, 999_999)).rejects.toThrow("999999");
    await expect(readOrder(store.db, 999_999)).rejects.toThrow("999999");
    await expect(endOverdue(store, 999_999, now)).rejects.toThrow("999999");
  });
});

describe("[F-3] an approval that comes late", () => {
  test("of an order that had ended takes the fractions again, and the order no longer says that it ended", async () => {
    const bought = await opened({ number: "6901" });
    now += HOLD;
    await apply(bought.attempt, "REJECTED");
    expect((await fresh(bought)).order.endReason).toBe("EXPIRED");
    const late = await apply(bought.attempt, "APPROVED");
    expect(late.order).toMatchObject({ state: "APPROVED", endReason: null });
    expect(await takenOf("6901")).toEqual(["SOLD", "SOLD"]);
  });

  test("owes the money when the fractions are gone: whole, with its reason and its instant", async () => {
    const { order, attempt } = await opened({ number: "6902", fractions: 2 });
    now += HOLD;
    await apply(attempt, "REJECTED");
    const other = await opened({ number: "6902", fractions: 2 });
    now += MINUTE;
    const late = await apply(attempt, "APPROVED");
    expect(late).toMatchObject({ alarms: ["refund-due"], order: { state: "REFUND_DUE", endReason: null } });
    expect(await owedOf(order)).toMatchObject([
      {
        state: "OWED",
        nextTryAt: iso(now),
        attemptId: attempt.id,
        orderId: order.id,
        amountPesos: 12_000,
        reason: "fractions-gone",
        createdAt: iso(now),
        doneAt: null,
      },
    ]);
    // Nothing of the other buyer's was touched, and nothing half-taken stayed.
    expect(await takenOf("6902")).toEqual(["HELD", "HELD"]);
    expect((await fresh(other)).order.state).toBe("PENDING");
    now += MINUTE;
    const back = await apply(attempt, "REFUNDED");
    expect(back.order).toMatchObject({ state: "REFUNDED" });
    expect(await owedOf(order)).toMatchObject([{ doneAt: iso(now) }]);
  });

  test("[I12] at the second of closing is no sale, a second before it is", async () => {
    now = CLOSES_AT - 20 * MINUTE;
    const [late, inTime] = [await opened(), await opened()];
    now = CLOSES_AT + MINUTE;
    expect((await apply(late.attempt, "APPROVED", { paidAt: iso(CLOSES_AT) })).order.state).toBe("REFUND_DUE");
    expect((await apply(inTime.attempt, "APPROVED", { paidAt: iso(CLOSES_AT - 1) })).order.state).toBe("APPROVED");
  });

  test("[F-4] a time that cannot be is not believed, and somebody is called", async () => {
    const { order, attempt } = await opened();
    now += 10 * MINUTE;
    const paidAt = iso(now + 5 * MINUTE + 1);
    expect((await apply(attempt, "APPROVED", { paidAt })).alarms).toEqual(["unlikely-payment-time"]);
    expect((await saleOf(order))!.soldAt).toBe(iso(now));
  });
});

describe("[F-3] fractions that an order has lost", () => {
  const lose = (wanted: string, fractionNo: number) =>
    store.db.delete(fractions).where(and(eq(fractions.number, wanted), eq(fractions.fractionNo, fractionNo)));

  test("are taken again by its approval, no more than those, and others keep theirs", async () => {
    const { attempt } = await opened({ number: "6960", fractions: 2 });
    const beside = await opened({ number: "6960", fractions: 1 });
    await lose("6960", 1);
    expect((await apply(attempt, "APPROVED")).order.state).toBe("APPROVED");
    expect(await fractionsAt("6960")).toEqual([
      ["100", 1, "SOLD"],
      ["100", 2, "SOLD"],
      ["100", 3, "HELD"],
    ]);
    expect((await fresh(beside)).order.state).toBe("PENDING");
    // A free fraction that the order does not need stays free.
    const two = await opened({ number: "6961", fractions: 2 });
    await lose("6961", 2);
    await apply(two.attempt, "APPROVED");
    expect(await fractionsAt("6961")).toHaveLength(2);
  });

  test("and that somebody else has owe the whole money back: half an order is not sold", async () => {
    const { order, attempt } = await opened({ number: "6962", fractions: 2 });
    await lose("6962", 1);
    await external([
      { number: "6962", fractionNo: 1 },
      { number: "6962", fractionNo: 3 },
    ]);
    expect((await apply(attempt, "APPROVED")).order.state).toBe("REFUND_DUE");
    expect(await fractionsAt("6962")).toEqual([
      ["100", 1, "EXTERNAL"],
      ["100", 3, "EXTERNAL"],
    ]);
    expect(await owedOf(order)).toMatchObject([{ amountPesos: 12_000 }]);
  });

  test("of two, with one free, owe it back as well", async () => {
    const { attempt } = await opened({ number: "6963", fractions: 2 });
    await lose("6963", 1);
    await lose("6963", 2);
    await external([
      { number: "6963", fractionNo: 1 },
      { number: "6963", fractionNo: 2 },
    ]);
    expect((await apply(attempt, "APPROVED")).order.state).toBe("REFUND_DUE");
  });
});

describe("[F-22] several attempts", () => {
  test("an approval gives up the one that is being opened: what opens late is cancelled", async () => {
    const { order, attempt } = await opened();
    await leaveAttempt(store.db, attempt.id, now);
    const second = await claimed(order, "PAYVALIDA");
    expect((await apply(attempt, "APPROVED")).order.state).toBe("APPROVED");
    expect(await readAttempt(store.db, second.id)).toMatchObject({ state: "LEAVING", openingUntil: null });
    const late = session();
    expect(await saveOpened(store, second, late, now)).toBe(false);
    expect(await readAttempt(store.db, second.id)).toMatchObject({ ...late, state: "LEAVING", nextCheckAt: iso(now) });
  });

  test("the second approval is owed back, the first one's sale stays, whichever comes first", async () => {
    const { order, attempt } = await opened();
    await leaveAttempt(store.db, attempt.id, now);
    const second = await openedAt(order, "PAYVALIDA");
    expect((await apply(attempt, "APPROVED")).order.state).toBe("APPROVED");
    // The page that is out is left at once.
    expect(await readAttempt(store.db, second.id)).toMatchObject({ state: "LEAVING", nextCheckAt: iso(now) });
    const twice = await apply(second, "APPROVED");
    expect(twice).toMatchObject({ alarms: ["second-payment"], order: { state: "APPROVED" } });
    expect(await saleOf(order)).toMatchObject({ attemptId: attempt.id });
    expect(await owedOf(order)).toMatchObject([
      { attemptId: second.id, reason: "second-payment", amountPesos: 12_000 },
    ]);
    expect((await apply(second, "REFUNDED")).order.state).toBe("APPROVED");
    expect(await saleOf(order)).toMatchObject({ reversedAt: null });
  });

  test("one that was left is refused: the order goes on, with a page or without one", async () => {
    const { order, attempt } = await opened({ number: "6903" });
    await leaveAttempt(store.db, attempt.id, now);
    expect((await apply(attempt, "REJECTED")).order.state).toBe("PENDING");
    const second = await openedAt(order, "PAYVALIDA");
    expect((await apply(second, "REJECTED")).order.state).toBe("REJECTED");
    expect(await takenOf("6903")).toEqual([]);
  });

  test("one that was left is paid and given back between two questions: the order goes on", async () => {
    const { order, attempt } = await opened();
    await leaveAttempt(store.db, attempt.id, now);
    await openedAt(order, "PAYVALIDA");
    expect((await apply(attempt, "REFUNDED")).order.state).toBe("PENDING");
  });

  test("[F-19] the page that is out is paid and given back between two questions: nothing was sold", async () => {
    const { order, attempt } = await opened({ number: "6904" });
    expect((await apply(attempt, "REFUNDED")).order).toMatchObject({ state: "REFUNDED", settledAt: iso(now) });
    expect(await takenOf("6904")).toEqual([]);
    expect(await saleOf(order)).toBeUndefined();
  });

  test("[F-19] a refused order that turns out to be given back is told so", async () => {
    const { attempt } = await opened();
    await apply(attempt, "REJECTED");
    expect((await apply(attempt, "REFUNDED")).order.state).toBe("REFUNDED");
  });

  test("[F-19] a reversal frees the fractions and dates the sale", async () => {
    const { order, attempt } = await opened({ number: "6905" });
    await apply(attempt, "APPROVED");
    now += MINUTE;
    expect((await apply(attempt, "ANULADA")).order).toMatchObject({ state: "REFUNDED" });
    expect(await saleOf(order)).toMatchObject({ reversedAt: iso(now) });
    expect(await takenOf("6905")).toEqual([]);
  });

  test("after the time a refusal waits for another page that its gateway has not ended", async () => {
    const { order, attempt } = await opened();
    await leaveAttempt(store.db, attempt.id, now);
    const second = await openedAt(order, "PAYVALIDA");
    now += HOLD;
    expect((await apply(second, "REJECTED")).order.state).toBe("PENDING");
    expect((await apply(attempt, "REJECTED")).order).toMatchObject({ state: "REJECTED", endReason: "EXPIRED" });
  });
});

describe("[F-23] opening an attempt", () => {
  test("the first one has the order's reference, and holds its opener's seat for 25 seconds", async () => {
    const cart = await cartOf({});
    const order = await placeOrder(store, asked(cart.id));
    const attempt = await claimed(order, "PLACETOPAY");
    expect(attempt).toMatchObject({
      reference: order.reference,
      state: "OPENING",
      openingUntil: iso(now + OPENING_MS),
      createdAt: iso(now),
      requestId: null,
      questions: 0,
    });
    expect((await claim(order, "PLACETOPAY")).step).toBe("wait");
    now += OPENING_MS - 1;
    expect((await claim(order, "PLACETOPAY")).step).toBe("wait");
    now += 1;
    expect(await claim(order, "PLACETOPAY")).toMatchObject({
      step: "open",
      attempt: { reference: `${order.reference}I2`, state: "OPENING" },
    });
    // What was never answered cannot be asked for at PlaceToPay; nobody has its page.
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({ state: "FAILED", openingUntil: null });
  });

  test("only its opener may save it", async () => {
    const cart = await cartOf({});
    const attempt = await claimed(await placeOrder(store, asked(cart.id)), "PLACETOPAY");
    await expect(saveOpened(store, { ...attempt, token: "otra" }, session(), now)).rejects.toThrow(String(attempt.id));
  });

  test("an open page is asked for in half a minute, and at its order's end at the latest", async () => {
    const { order, attempt } = await opened();
    expect(attempt).toMatchObject({ state: "OPEN", openingUntil: null, gatewayStatus: "PENDING" });
    expect(attempt.nextCheckAt).toBe(iso(now + 30_000));
    expect(nextCheck(0, order, now + HOLD - 10_000)).toBe(order.expiresAt);
    expect(nextCheck(3, order, now)).toBe(iso(now + 240_000));
    expect(nextCheck(0, order, now + HOLD)).toBe(iso(now + HOLD + 30_000));
    expect(nextCheck(60, order, now + HOLD)).toBe(iso(now + HOLD + 60 * MINUTE));
  });

  test("what another's opening gives late is kept to be cancelled, and not handed out", async () => {
    const cart = await cartOf({});
    const order = await placeOrder(store, asked(cart.id));
    const slow = await claimed(order, "PLACETOPAY");
    const quick = await openedAt(order, "PAYVALIDA");
    now += 1000;
    const late = session();
    expect(await saveOpened(store, slow, late, now)).toBe(false);
    expect(await readAttempt(store.db, slow.id)).toMatchObject({ ...late, state: "LEAVING", nextCheckAt: iso(now) });
    expect(await readAttempt(store.db, quick.id)).toMatchObject({ state: "OPEN" });
    // One that has been settled meanwhile stays as it is.
    await apply(slow, "REJECTED");
    expect(await saveOpened(store, slow, session(), now)).toBe(false);
    expect(await readAttempt(store.db, slow.id)).toMatchObject({ ...late, state: "REJECTED", nextCheckAt: null });
  });

  test.each([
    ["PLACETOPAY", true, { state: "FAILED", nextCheckAt: null }],
    ["PAYVALIDA", true, { state: "LEAVING", nextCheckAt: TEST_START }],
    ["PLACETOPAY", false, { state: "FAILED", nextCheckAt: null }],
    ["PAYVALIDA", false, { state: "FAILED", nextCheckAt: null }],
  ] as const)("an opening at %s that failed (it may be there: %s) is %j", async (gateway, mayExist, expected) => {
    const cart = await cartOf({});
    const order = await placeOrder(store, asked(cart.id));
    const attempt = await claimed(order, gateway);
    await saveNotOpened(store, attempt, mayExist, now);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({ ...expected, openingUntil: null });
    expect((await claim(order, gateway)).step).toBe("open");
  });

  test("an open page is given to whoever asks for that gateway, and has to be left for the other", async () => {
    const { order, attempt } = await opened({ gateway: "PAYVALIDA" });
    const { requestId, processUrl } = attempt;
    expect(await claim(order, "PAYVALIDA")).toEqual({ step: "page", requestId, processUrl });
    expect(await claim(order, "PLACETOPAY")).toMatchObject({ step: "leave", attempt: { id: attempt.id } });
  });

  test.each([
    ["its time is over", async () => void (now += HOLD)],
    ["it was refused", async (attempt: AttemptRow) => void (await apply(attempt, "REJECTED"))],
    ["it was paid", async (attempt: AttemptRow) => void (await apply(attempt, "APPROVED"))],
    [
      "its person is cancelling it",
      async ({ orderId }: AttemptRow) => void (await endOrder(store, orderId, "CANCELLED", now - 1)),
    ],
    [
      "a process whose clock is ahead has cancelled it",
      async ({ orderId }: AttemptRow) => void (await endOrder(store, orderId, "CANCELLED", now + 1000)),
    ],
  ])("nothing is opened nor handed out when %s", async (_name, happen) => {
    const { order, attempt } = await opened();
    await happen(attempt);
    expect(await claim(order, "PLACETOPAY")).toMatchObject({ step: "over", order: { id: order.id } });
    expect(await attemptsOf(store.db, order.id)).toHaveLength(1);
  });

  test("a failure that is told late changes nothing of what was given up, or opened, meanwhile", async () => {
    const order = await orderWith([betOf()]);
    const slow = await claimed(order, "PAYVALIDA");
    now += OPENING_MS;
    const quick = await openedAt(order, "PAYVALIDA");
    expect(await readAttempt(store.db, slow.id)).toMatchObject({ state: "LEAVING", nextCheckAt: iso(now) });
    for (const mayExist of [true, false]) {
      await saveNotOpened(store, slow, mayExist, now + 1);
      expect(await readAttempt(store.db, slow.id)).toMatchObject({ state: "LEAVING", nextCheckAt: iso(now) });
      await saveNotOpened(store, quick, mayExist, now + 1);
      expect(await readAttempt(store.db, quick.id)).toEqual(quick);
    }
  });

  test("a page that was left stays left while another is being opened", async () => {
    const { order, attempt } = await opened();
    await leaveAttempt(store.db, attempt.id, now);
    await claimed(order, "PAYVALIDA");
    await keepAttempt(store, attempt);
    expect((await readAttempt(store.db, attempt.id)).state).toBe("LEAVING");
  });

  test("a page that has been settled is neither handed out again nor left", async () => {
    const { attempt } = await opened();
    await apply(attempt, "REJECTED");
    await keepAttempt(store, attempt);
    await leaveAttempt(store.db, attempt.id, now);
    await forgetAttempt(store, attempt, now);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({ state: "REJECTED", nextCheckAt: null });
  });

  test("a page that its gateway does not cancel is handed out again, unless the order has another by now", async () => {
    const { order, attempt } = await opened();
    await leaveAttempt(store.db, attempt.id, now);
    await keepAttempt(store, attempt);
    expect((await readAttempt(store.db, attempt.id)).state).toBe("OPEN");
    await leaveAttempt(store.db, attempt.id, now);
    await openedAt(order, "PAYVALIDA");
    await keepAttempt(store, attempt);
    expect((await readAttempt(store.db, attempt.id)).state).toBe("LEAVING");
  });
});

describe("[F-4] the time of an order", () => {
  test("with five minutes left it is as it is, with less it is lengthened together with its holds", async () => {
    const { order, attempt } = await opened({ number: "6906" });
    now += HOLD - 5 * MINUTE;
    await leaveAttempt(store.db, attempt.id, now);
    const first = await claimed(order, "PAYVALIDA");
    expect((await readOrder(store.db, order.id)).expiresAt).toBe(order.expiresAt);
    await saveNotOpened(store, first, false, now);
    now += 1;
    const step = await claim(order, "PAYVALIDA");
    expect(step).toMatchObject({ step: "open", order: { expiresAt: iso(now + HOLD) } });
    const held = await store.db.select().from(fractions).where(eq(fractions.number, "6906"));
    expect(held.map(({ heldUntil }) => heldUntil)).toEqual(Array(2).fill(iso(now + HOLD + 10 * MINUTE)));
  });

  test("is not lengthened past an hour, nor when a fraction is gone, nor into the closing", async () => {
    const lateFor = async (order: OrderRow, attempt: AttemptRow) => {
      await leaveAttempt(store.db, attempt.id, now);
      return claim(order, "PAYVALIDA");
    };
    const long = await opened();
    await store.db
      .execute(`update orders set created_at = '${iso(now - 56 * MINUTE)}', expires_at = '${iso(now + 4 * MINUTE)}'
      where id = ${long.order.id}`);
    expect(await lateFor(long.order, long.attempt)).toMatchObject({ step: "late", why: "time" });

    const gone = await opened({ number: "6907" });
    now += HOLD - MINUTE;
    await store.db.delete(fractions).where(and(eq(fractions.number, "6907"), eq(fractions.fractionNo, 1)));
    expect(await lateFor(gone.order, gone.attempt)).toMatchObject({ step: "late", why: "time" });
    await endOrder(store, gone.order.id, "EXPIRED", now);
    await apply(gone.attempt, "REJECTED");
    await endOrder(store, long.order.id, "EXPIRED", now);

    now = CLOSES_AT - 10 * MINUTE;
    const closing = await opened();
    now = CLOSES_AT - 6 * MINUTE + 1;
    expect(await lateFor(closing.order, closing.attempt)).toMatchObject({ step: "late", why: "closing" });
  });

  test("[F-3] a hold that has run out, or that ends now, is not lengthened", async () => {
    const { order, attempt } = await opened({ number: "6970" });
    now += HOLD - MINUTE;
    await leaveAttempt(store.db, attempt.id, now);
    const until = (heldUntil: number) =>
      store.db
        .update(fractions)
        .set({ heldUntil: iso(heldUntil) })
        .where(and(eq(fractions.number, "6970"), eq(fractions.fractionNo, 1)));
    await until(now);
    expect(await claim(order, "PAYVALIDA")).toMatchObject({ step: "late", why: "time" });
    await until(now + 1);
    expect(await claim(order, "PAYVALIDA")).toMatchObject({ step: "open" });
  });

  test("orders whose time is over are given the longest over first, and no more than are asked for", async () => {
    const [a, b, c] = [await orderWith([betOf()]), await orderWith([betOf()]), await orderWith([betOf()])];
    for (const [{ id }, at] of [
      [a, 2],
      [b, 1],
      [c, 3],
    ] as const)
      await store.db.execute(`update orders set expires_at = '${iso(now + at)}' where id = ${id}`);
    const own = async (limit: number, at: number) =>
      (await overdueOrders(store.db, limit, at)).filter((id) => [a.id, b.id, c.id].includes(id));
    expect(await own(50, now + 2)).toEqual([b.id, a.id]);
    expect(await overdueOrders(store.db, 1, now + HOLD)).toHaveLength(1);
    expect(await own(50, now + HOLD)).toEqual([b.id, a.id, c.id]);
  });

  test("an order ends with its time when no page is out, and not a moment before", async () => {
    const cart = await cartOf({ number: "6908" });
    const order = await placeOrder(store, asked(cart.id));
    now += HOLD - 1;
    expect(await overdueOrders(store.db, 50, now)).not.toContain(order.id);
    expect(await endOverdue(store, order.id, now)).toBeNull();
    now += 1;
    expect(await overdueOrders(store.db, 50, now)).toContain(order.id);
    expect(await endOverdue(store, order.id, now)).toMatchObject({
      state: "REJECTED",
      endReason: "EXPIRED",
      settledAt: iso(now),
    });
    expect(await takenOf("6908")).toEqual([]);
    expect(await endOverdue(store, order.id, now)).toBeNull();
    expect(await overdueOrders(store.db, 50, now)).not.toContain(order.id);
  });

  test("an order whose page is out, or is being opened, is not overdue", async () => {
    const { order, attempt } = await opened();
    now += HOLD;
    expect(await overdueOrders(store.db, 50, now)).not.toContain(order.id);
    expect(await endOverdue(store, order.id, now)).toBeNull();
    await leaveAttempt(store.db, attempt.id, now);
    expect(await overdueOrders(store.db, 50, now)).not.toContain(order.id);
    now = START;
    const opening = await placeOrder(store, asked((await cartOf({})).id));
    now += HOLD - 1000;
    await claimed(await readOrder(store.db, opening.id), "PLACETOPAY").catch(() => undefined);
    await store.db.execute(`update payment_attempts set opening_until = '${iso(START + HOLD + 5000)}'
      where order_id = ${opening.id}`);
    await store.db.execute(`update orders set expires_at = '${iso(START + HOLD)}' where id = ${opening.id}`);
    now = START + HOLD;
    expect(await overdueOrders(store.db, 50, now)).not.toContain(opening.id);
    now += 5000;
    expect(await overdueOrders(store.db, 50, now)).toContain(opening.id);
    await store.db.execute(`update orders set expires_at = '${iso(START)}' where id = ${order.id}`);
    await letGoOfHolds(store, 20, now);
  });

  test("[F-22] ten minutes after it the fractions of a silent gateway's order go, and no others", async () => {
    const [silent, later] = [await opened({ number: "6909" }), await opened({ number: "6910" })];
    await store.db.execute(`update orders set expires_at = '${iso(START + 1)}' where id = ${later.order.id}`);
    await store.db.execute(`update orders set expires_at = '${iso(START)}' where id = ${silent.order.id}`);
    now = START + 10 * MINUTE - 1;
    expect(await letGoOfHolds(store, 20, now)).toEqual([]);
    now += 1;
    expect((await letGoOfHolds(store, 20, now)).map(({ id }) => id)).toEqual([silent.order.id]);
    expect([await takenOf("6909"), await takenOf("6910")]).toEqual([[], ["HELD", "HELD"]]);
    expect((await fresh(silent)).order.state).toBe("PENDING");
    expect(await letGoOfHolds(store, 20, now)).toEqual([]);
    now += 1;
    expect((await letGoOfHolds(store, 20, now)).map(({ id }) => id)).toEqual([later.order.id]);
  });
});

describe("an order that is ended", () => {
  test("without a page that is out ends at once; its fractions are free", async () => {
    const cart = await cartOf({ number: "6911" });
    const order = await placeOrder(store, asked(cart.id));
    now += MINUTE;
    expect(await endOrder(store, order.id, "CANCELLED", now)).toMatchObject({
      state: "REJECTED",
      endReason: "CANCELLED",
      settledAt: iso(now),
      expiresAt: order.expiresAt,
    });
    expect(await takenOf("6911")).toEqual([]);
    now += MINUTE;
    expect(await endOrder(store, order.id, "EXPIRED", now)).toMatchObject({ endReason: "CANCELLED" });
  });

  test("[F-22] with a page that is out waits for its gateway: its time is over, its fractions wait ten minutes", async () => {
    const bought = await opened({ number: "6912" });
    now += MINUTE;
    expect(await endOrder(store, bought.order.id, "CANCELLED", now)).toMatchObject({
      state: "PENDING",
      endReason: "CANCELLED",
      expiresAt: iso(now),
    });
    const held = await store.db.select().from(fractions).where(eq(fractions.number, "6912"));
    expect(held.map(({ heldUntil }) => heldUntil)).toEqual(Array(2).fill(iso(now + 10 * MINUTE)));
    expect((await fresh(bought)).attempt).toMatchObject({ state: "LEAVING", nextCheckAt: iso(now) });
    expect((await apply(bought.attempt, "REJECTED")).order).toMatchObject({
      state: "REJECTED",
      endReason: "CANCELLED",
    });
    expect(await takenOf("6912")).toEqual([]);
  });

  test("[F-22] whose time was over before keeps that time", async () => {
    const bought = await opened();
    now += HOLD + MINUTE;
    expect((await endOrder(store, bought.order.id, "EXPIRED", now)).expiresAt).toBe(bought.order.expiresAt);
  });
});

describe("[F-21] asking", () => {
  test("what is due is taken once by one process, the longest due first, and leased for a minute", async () => {
    const [a, b, c] = [await opened(), await opened(), await opened()];
    await store.db.execute(`update payment_attempts set next_check_at = '${iso(now - 2)}' where id = ${a.attempt.id}`);
    await store.db.execute(`update payment_attempts set next_check_at = '${iso(now - 3)}' where id = ${b.attempt.id}`);
    await store.db.execute(`update payment_attempts set next_check_at = '${iso(now + 1)}' where id = ${c.attempt.id}`);
    const [first] = await takeDue(store, 1, now);
    expect(first).toMatchObject({ id: b.attempt.id, nextCheckAt: iso(now + MINUTE) });
    expect((await takeDue(store, 5, now)).map(({ id }) => id)).toEqual([a.attempt.id]);
    expect(await takeDue(store, 5, now)).toEqual([]);
  });

  test("a question without an answer counts, and one that is settled is left alone", async () => {
    const { attempt } = await opened();
    now += MINUTE;
    await countSilence(store, attempt, now);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({
      questions: 1,
      checkedAt: iso(now),
      nextCheckAt: iso(now + MINUTE),
    });
    await apply(attempt, "APPROVED");
    await countSilence(store, attempt, now + MINUTE);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({ questions: 2, nextCheckAt: null });
  });

  test("nothing is taken where nothing is due, and of several no more than is asked for", async () => {
    const found = [await opened(), await opened(), await opened()];
    expect(await takeDue(store, 5, now + 30_000 - 1)).toEqual([]);
    expect(await takeDue(store, 2, now + 30_000)).toHaveLength(2);
    expect(await takeDue(store, 2, now + 30_000)).toHaveLength(1);
    for (const { attempt } of found)
      expect((await readAttempt(store.db, attempt.id)).nextCheckAt).toBe(iso(now + 30_000 + MINUTE));
  });

  test("one that was given up, and of which a notification tells, is forgotten with its question", async () => {
    const attempt = await claimed(await orderWith([betOf()]), "PLACETOPAY");
    await saveNotOpened(store, attempt, true, now);
    await recordNotice(store, attempt.id, { eventId: "X/nadie", status: "PENDING", requestId: null }, now);
    const due = { state: "FAILED", nextCheckAt: iso(now) };
    expect(await readAttempt(store.db, attempt.id)).toMatchObject(due);
    // Asked before the notification came: its answer says nothing of it.
    await forgetAttempt(store, attempt, now);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject(due);
    await forgetAttempt(store, await readAttempt(store.db, attempt.id), now);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({ state: "FAILED", nextCheckAt: null });
  });

  test("[F-16] one whose opening is given up after a notification told its number is still asked for", async () => {
    const attempt = await claimed(await orderWith([betOf()]), "PLACETOPAY");
    await recordNotice(store, attempt.id, { eventId: "X/numero", status: "APPROVED", requestId: "4711" }, now);
    await saveNotOpened(store, attempt, true, now);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({ state: "LEAVING", nextCheckAt: iso(now) });
    await apply(attempt, "REJECTED", {}, 1);
  });

  test("a player may ask once in three seconds", async () => {
    const { attempt } = await opened();
    expect(await mayAsk(store, attempt.id, 3000, now)).toBe(true);
    expect(await mayAsk(store, attempt.id, 3000, now + 2999)).toBe(false);
    expect(await mayAsk(store, attempt.id, 3000, now + 3000)).toBe(true);
  });

  test("one that nobody saw and no gateway knows is forgotten; one that is out is not", async () => {
    const { order, attempt } = await opened();
    await forgetAttempt(store, attempt, now);
    expect((await readAttempt(store.db, attempt.id)).state).toBe("OPEN");
    await leaveAttempt(store.db, attempt.id, now);
    const lost = await claimed(order, "PAYVALIDA");
    await saveNotOpened(store, lost, true, now);
    await forgetAttempt(store, lost, now);
    expect(await readAttempt(store.db, lost.id)).toMatchObject({ state: "FAILED", nextCheckAt: null });
  });
});

describe("[F-16] notifications", () => {
  const notice = (status: string) => ({ eventId: `X/${serial}/${status}`, status, requestId: null });
  const eventsOf = ({ id }: AttemptRow) => store.db.select().from(gatewayEvents).where(eq(gatewayEvents.attemptId, id));

  test("each is counted and makes its attempt due; an answer applies those that came before its question", async () => {
    const { attempt } = await opened();
    await recordNotice(store, attempt.id, notice("a"), now);
    await recordNotice(store, attempt.id, notice("b"), now);
    expect(await readAttempt(store.db, attempt.id)).toMatchObject({ notices: 2, nextCheckAt: iso(now) });
    now += 1000;
    const settled = await apply(attempt, "APPROVED", {}, 1);
    expect((await eventsOf(attempt)).map(({ status, noticeNo, appliedAt }) => [status, noticeNo, appliedAt])).toEqual([
      ["a", 1, iso(now)],
      ["b", 2, null],
    ]);
    expect(settled.attempt.nextCheckAt).toBe(iso(now));
    expect((await apply(attempt, "APPROVED", {}, 2)).attempt.nextCheckAt).toBeNull();
    // Applied once: a later answer does not date it anew.
    now += 1000;
    await apply(attempt, "APPROVED", {}, 2);
    expect((await eventsOf(attempt)).map(({ appliedAt }) => appliedAt)).toEqual(Array(2).fill(iso(now - 1000)));
  });

  test("[F-23] one is applied together with its effect or not at all", async () => {
    const { order, attempt } = await opened({ number: "6920" });
    await recordNotice(store, attempt.id, notice("f"), now);
    // The last statement of the transaction fails, as when the process ends before it.
    await store.db.execute(`create function fail_here() returns trigger language plpgsql as
      $$ begin raise exception 'the process ends here'; end $$`);
    await store.db.execute(`create trigger fail_here before update on payment_attempts
      for each row when (new.state = 'APPROVED') execute function fail_here()`);
    await expect(apply(attempt, "APPROVED", {}, 1)).rejects.toThrow();
    await store.db.execute("drop function fail_here cascade");
    expect(await eventsOf(attempt)).toMatchObject([{ appliedAt: null }]);
    expect((await fresh({ order, attempt })).order.state).toBe("PENDING");
    expect([await saleOf(order), await takenOf("6920")]).toEqual([undefined, ["HELD", "HELD"]]);
    await apply(attempt, "APPROVED", {}, 1);
    expect(await eventsOf(attempt)).toMatchObject([{ appliedAt: iso(now) }]);
  });

  test("[F-19] the same words again are to be applied again", async () => {
    const { attempt } = await opened();
    await recordNotice(store, attempt.id, notice("c"), now);
    await apply(attempt, "PENDING", {}, 1);
    now += 1000;
    await recordNotice(store, attempt.id, notice("c"), now);
    expect(await eventsOf(attempt)).toMatchObject([{ noticeNo: 2, receivedAt: iso(now), appliedAt: null }]);
  });

  test("a session's number that was lost is learnt, one that is known stays", async () => {
    const cart = await cartOf({});
    const attempt = await claimed(await placeOrder(store, asked(cart.id)), "PLACETOPAY");
    await saveNotOpened(store, attempt, true, now);
    await recordNotice(store, attempt.id, { ...notice("d"), requestId: "888001" }, now);
    await recordNotice(store, attempt.id, { ...notice("e"), requestId: "888002" }, now);
    expect((await readAttempt(store.db, attempt.id)).requestId).toBe("888001");
  });

  test("[F-18] names its attempt by the number that is signed and the reference beside it, or none", async () => {
    const [mine, other] = [await opened(), await opened()];
    const find = (reference: string, requestId: string | null, gateway: GatewayName = "PLACETOPAY") =>
      findNotified(store.db, gateway, { reference, requestId });
    const { reference, requestId } = mine.attempt;
    expect(await find(reference, requestId)).toMatchObject({ id: mine.attempt.id });
    expect(await find(reference, null)).toMatchObject({ id: mine.attempt.id });
    expect(await find(other.attempt.reference, requestId)).toBeNull();
    expect(await find(reference, "1")).toBeNull();
    expect(await find("PM261120NADIE", requestId)).toBeNull();
    expect(await find(reference, requestId, "PAYVALIDA")).toBeNull();
    const lost = await claimed(await placeOrder(store, asked((await cartOf({})).id)), "PLACETOPAY");
    expect(await find(lost.reference, "888003")).toMatchObject({ id: lost.id });
  });
});

describe("[F-13] [F-14] placing an order", () => {
  test("keeps what was asked, holds its fractions ten minutes past its time, and closes the cart", async () => {
    const cart = await cartOf({ number: "6913", fractions: 3 });
    const order = await placeOrder(store, asked(cart.id, { shownPesos: 18_000, key: "clave-de-la-compra" }));
    expect(order).toMatchObject({
      userId,
      cartId: cart.id,
      state: "PENDING",
      totalPesos: 18_000,
      createdAt: iso(now),
      expiresAt: iso(now + HOLD),
      network: "190.24.1.1",
      idempotencyKey: "clave-de-la-compra",
    });
    const held = await store.db.select().from(fractions).where(eq(fractions.number, "6913"));
    expect(held.map(({ fractionNo, state, heldUntil }) => [fractionNo, state, heldUntil])).toEqual(
      [1, 2, 3].map((no) => [no, "HELD", iso(now + HOLD + 10 * MINUTE)]),
    );
    expect((await openCart(store, userId, iso(now))).id).not.toBe(cart.id);
  });

  test("the same key gives the same order, with another body it is refused", async () => {
    const cart = await cartOf({});
    const request = asked(cart.id);
    const order = await placeOrder(store, request);
    expect((await placeOrder(store, request)).id).toBe(order.id);
    await expect(placeOrder(store, { ...request, bodyHash: "y" })).rejects.toMatchObject({ code: "KEY_REUSED" });
  });

  test("another key takes over an order that nobody was sent to pay, at its own price, and no other", async () => {
    const cart = await cartOf({});
    const order = await placeOrder(store, asked(cart.id));
    const taken = await placeOrder(store, asked(cart.id, { key: "segunda-clave", bodyHash: "z" }));
    expect(taken).toMatchObject({ id: order.id, idempotencyKey: "segunda-clave", bodyHash: "z" });
    await expect(placeOrder(store, asked(cart.id, { shownPesos: 1 }))).rejects.toMatchObject({
      code: "PRICE_CHANGED",
      totalPesos: 12_000,
    });
    await openedAt(order, "PLACETOPAY");
    await expect(placeOrder(store, asked(cart.id))).rejects.toMatchObject({ code: "STALE_CART" });
  });

  test("an order whose time is over is not taken over", async () => {
    const cart = await cartOf({});
    await placeOrder(store, asked(cart.id));
    now += HOLD;
    await expect(placeOrder(store, asked(cart.id))).rejects.toMatchObject({ code: "STALE_CART" });
  });

  test("[F-2] two lines of one ticket get different fractions of it, or the one that falls short is named", async () => {
    await orderWith([betOf({ number: "6930", fractions: 1 }), betOf({ number: "6930", fractions: 2 })]);
    expect(await fractionsAt("6930")).toEqual([1, 2, 3].map((no) => ["100", no, "HELD"]));
    await external([{ number: "6931", fractionNo: 2 }]);
    const [first, second] = [betOf({ number: "6931", fractions: 1 }), betOf({ number: "6931", fractions: 2 })];
    const refused = orderWith([first, second]);
    await expect(refused).rejects.toMatchObject({
      code: "SOLD_OUT",
      lines: [second.clientId],
    });
    expect(await fractionsAt("6931")).toEqual([["100", 2, "EXTERNAL"]]);
  });

  test("[F-2] what is taken of another number, series or draw takes nothing of a ticket", async () => {
    const [other] = await store.db
      .select()
      .from(draws)
      .where(and(eq(draws.lotteryId, 10), eq(draws.drawNumber, drawNumber + 1)));
    const all = [1, 2, 3].map((fractionNo) => ({ number: "6932", fractionNo }));
    await external([
      ...all.map((one) => ({ ...one, series: "101" })),
      ...all.map((one) => ({ ...one, drawNumber: other!.drawNumber })),
      ...all.map((one) => ({ ...one, number: "6933" })),
    ]);
    await orderWith([betOf({ number: "6932", fractions: 3 })]);
    await expect(orderWith([betOf({ number: "6933" })])).rejects.toMatchObject({ code: "SOLD_OUT" });
  });

  test("[F-3] [I12] of two draws one has closed when the payment is made: the whole order is owed back", async () => {
    now = CLOSES_AT - 20 * MINUTE;
    const bets = [betOf({ number: "6936" }), betOf({ number: "6936", drawNumber: drawNumber + 1 })];
    const order = await orderWith(bets);
    const attempt = await openedAt(order, "PLACETOPAY");
    now = CLOSES_AT + MINUTE;
    const { order: after } = await apply(attempt, "APPROVED", { paidAt: iso(CLOSES_AT), totalPesos: order.totalPesos });
    expect(after.state).toBe("REFUND_DUE");
    expect(await fractionsAt("6936")).toEqual([]);
  });

  test("[F-7] the last printed series is sold, one beyond the print is not, whatever the cart was made with", async () => {
    await orderWith([betOf({ number: "6934", series: "499" })]);
    const cart = await cartWith([betOf({ number: "6935", series: "499" })]);
    const printed = and(eq(draws.lotteryId, 10), eq(draws.drawNumber, drawNumber));
    await store.db.update(draws).set({ seriesCount: 499 }).where(printed);
    await expect(placeOrder(store, asked(cart.id, { shownPesos: 6_000 }))).rejects.toMatchObject({ code: "SOLD_OUT" });
    await store.db.update(draws).set({ seriesCount: 500 }).where(printed);
  });

  test("[F-3] a fraction whose hold ends now is free, one whose hold ends a moment later is not", async () => {
    const order = await orderWith([betOf({ number: "6936", fractions: 3 })]);
    const until = (heldUntil: number) =>
      store.db
        .update(fractions)
        .set({ heldUntil: iso(heldUntil) })
        .where(eq(fractions.number, "6936"));
    now += HOLD + 10 * MINUTE;
    await until(now + 1);
    await expect(orderWith([betOf({ number: "6936", fractions: 3 })])).rejects.toMatchObject({ code: "SOLD_OUT" });
    await until(now);
    const next = await orderWith([betOf({ number: "6936", fractions: 3 })]);
    expect(next.id).not.toBe(order.id);
    expect(await fractionsAt("6936")).toHaveLength(3);
  });

  test("its lines stay in the order of the cart", async () => {
    const bets = ["6942", "6940", "6941"].map((one) => betOf({ number: one }));
    const order = await orderWith(bets);
    const lines = await linesOf(store.db, order.id);
    expect(lines.map((line) => [line.clientId, line.position, line.fractionPesos, line.totalPesos])).toEqual(
      bets.map(({ clientId }, position) => [clientId, position, 6_000, 6_000]),
    );
  });

  test("one person holds sixty fractions at most, in one order too; what has run out does not count", async () => {
    const many = (count: number) => Array.from({ length: count }, () => betOf({ fractions: 3 }));
    await expect(orderWith(many(21))).rejects.toMatchObject({ code: "TOO_MANY_HOLDS" });
    await orderWith(many(20));
    await expect(orderWith([betOf()])).rejects.toMatchObject({ code: "TOO_MANY_HOLDS" });
    // The gateway has been silent for ten minutes after its time; its order has not ended yet.
    now += HOLD + 10 * MINUTE;
    await orderWith([betOf()]);
  });

  test("one network holds four hundred fractions at most, whoever asks; others are not counted with it", async () => {
    const order = await orderWith([betOf({ fractions: 3 })], { network: "10.8.8.8" });
    const [line] = await linesOf(store.db, order.id);
    // As many as one network may have, of many people.
    const held = Array.from({ length: 396 }, (_, index) => ({
      ...betOf({ number: "6950", series: String(index).padStart(3, "0") }),
      fractionNo: 1,
      state: "HELD" as const,
      orderLineId: line!.id,
      heldUntil: iso(now + HOLD),
    }));
    await store.db.insert(fractions).values(held);
    await store.db.execute("update orders set user_id = 1 where id = " + order.id);
    await expect(orderWith([betOf({ fractions: 2 })], { network: "10.8.8.8" })).rejects.toMatchObject({
      code: "TOO_MANY_HOLDS",
    });
    await orderWith([betOf({ fractions: 2 })], { network: "10.8.8.9" });
    await orderWith([betOf({ fractions: 1 })], { network: "10.8.8.8" });
    await expect(orderWith([betOf()], { network: "10.8.8.8" })).rejects.toMatchObject({ code: "TOO_MANY_HOLDS" });
    await store.db.delete(fractions).where(eq(fractions.number, "6950"));
  });

  test("an order whose openings all failed is taken over; [F-23] a reference that is taken makes no order", async () => {
    const order = await orderWith([betOf()]);
    await saveNotOpened(store, await claimed(order, "PAYVALIDA"), true, now);
    const again = asked(order.cartId, { shownPesos: 6_000 });
    expect((await placeOrder(store, again)).id).toBe(order.id);
    const colliding = orderWith([betOf()], { reference: order.reference });
    await expect(colliding.catch(sqlState)).resolves.toBe("23505");
  });

  test.each([
    ["DRAW_CLOSING", CLOSES_AT - 6 * MINUTE + 1],
    ["DRAW_CLOSED", CLOSES_AT],
  ] as const)("[F-4] of sales that end is refused with %s, naming each line", async (code, at) => {
    const bets = [betOf(), betOf()];
    const cart = await cartWith(bets);
    now = at;
    await expect(placeOrder(store, asked(cart.id))).rejects.toMatchObject({
      code,
      lines: bets.map(({ clientId }) => clientId),
    });
  });

  test("[F-5] of a draw that has closed, whose fractions are gone as well, the closing is told", async () => {
    const bets = [betOf(), betOf()];
    const cart = await cartWith(bets);
    const gone = bets[1]!.number;
    await external([1, 2, 3].map((fractionNo) => ({ number: gone, fractionNo })));
    await expect(placeOrder(store, asked(cart.id))).rejects.toMatchObject({
      code: "SOLD_OUT",
      lines: [bets[1]!.clientId],
    });
    now = CLOSES_AT;
    await expect(placeOrder(store, asked(cart.id))).rejects.toMatchObject({ code: "DRAW_CLOSED" });
  });

  test("[F-58] what a deadlock undid is done again: a change of the cart, and what a gateway notified", async () => {
    const { attempt } = await opened();
    const undone = () => Object.assign(new Error("deadlock detected"), { code: "40P01" });
    const sent = vi.spyOn(store.db, "execute").mockRejectedValueOnce(undone());
    const bet = betOf();
    expect((await cartWith([bet])).lines).toEqual([bet]);
    sent.mockRejectedValueOnce(undone());
    await recordNotice(store, attempt.id, { eventId: randomUUID(), status: "PENDING", requestId: null }, now);
    sent.mockRestore();
    expect((await readOpenCart(store.db, userId))!.lines).toEqual([bet]);
    expect((await readAttempt(store.db, attempt.id)).notices).toBe(1);
  });

  test("the draws that come with a cart are as they are when they are read alone, also an annulled one", async () => {
    const later = await otherDrawOf(store.db, betOf(), iso(now));
    const bets = [betOf(), betOf({ drawNumber: later!.drawNumber })];
    await cartWith(bets);
    const other = and(eq(draws.lotteryId, bets[1]!.lotteryId), eq(draws.drawNumber, bets[1]!.drawNumber));
    const readAnnulled = async (annulledAt: string | null) => {
      await store.db.update(draws).set({ annulledAt }).where(other);
      const cart = await readOpenCart(store.db, userId);
      expect(cart!.lines).toEqual(bets);
      expect(cart!.draws).toEqual(await drawsOf(store.db, bets));
      expect(cart!.draws.size).toBe(2);
    };
    await readAnnulled("2026-11-20T15:00:00.120Z");
    await readAnnulled(null);
  });

  test.runIf(isOnPostgres())(
    "an order of fifty bets is written by fifteen statements at most, also where holds have run out",
    async () => {
      const bets = Array.from({ length: 50 }, () => betOf());
      await external(bets.slice(0, 2).map(({ number: taken }) => ({ number: taken, fractionNo: 3 })));
      const { id } = await cartWith(bets);
      const [line] = await store.db.select().from(orderLines).limit(1);
      await store.db.insert(fractions).values({
        ...ticketOf(bets[2]!),
        fractionNo: 1,
        state: "HELD",
        orderLineId: line!.id,
        heldUntil: iso(now - MINUTE),
      });
      const sent = vi.spyOn(pg.Query.prototype, "submit");
      const order = await placeOrder(store, asked(id, { shownPesos: 300_000 }));
      const statements = sent.mock.contexts.length - ["begin", "commit"].length;
      sent.mockRestore();
      expect(await linesOf(store.db, order.id)).toHaveLength(50);
      expect(statements).toBeGreaterThan(5);
      expect(statements).toBeLessThanOrEqual(15);
    },
  );

  test("[F-1] [I1] a fraction that somebody else has is not written over, one whose hold has run out is", async () => {
    const [own, gone] = [betOf(), betOf()];
    const [line] = await linesOf(store.db, (await orderWith([own])).id);
    await external([{ ...ticketOf(gone), fractionNo: 1 }]);
    const wanted = (ticket: Bet) => ({
      ...ticketOf(ticket),
      fractionNo: 1,
      state: "HELD" as const,
      orderLineId: line!.id,
      heldUntil: iso(now + HOLD),
    });
    const write = (tickets: readonly Bet[], at: number) =>
      store.transaction((tx) => writeFractions(tx, tickets.map(wanted), iso(at)));
    await expect(write([gone], now)).rejects.toThrow("Of 1 fractions only 0 were free");
    await expect(write([own], now)).rejects.toThrow("Of 1 fractions only 0 were free");
    await expect(write([own, gone], now + 24 * HOLD)).rejects.toThrow("Of 2 fractions only 1 were free");
    expect(await fractionsAt(gone.number)).toEqual([["100", 1, "EXTERNAL"]]);
    await write([own], now + 24 * HOLD);
    expect(await fractionsAt(own.number)).toEqual([["100", 1, "HELD"]]);
  });

  test("one person's fractions are counted wherever they order from; an order is found by its own person only", async () => {
    const cart = await cartOf({});
    const order = await placeOrder(store, asked(cart.id, { network: "10.9.9.9" }));
    expect(HOLD_LIMITS).toEqual({ user: 60, network: 400 });
    // All that one person may hold.
    const [other] = await store.db.select().from(users).where(eq(users.documentNumber, people.jairo));
    const beside = await openCart(store, other!.id, iso(now));
    await addBets(store, {
      userId: other!.id,
      cartId: beside.id,
      bets: Array.from({ length: 20 }, (_, index) => ({
        clientId: randomUUID(),
        lotteryId: 10,
        drawNumber,
        number: String(7000 + index),
        series: "100",
        fractions: 3,
      })),
      now: iso(now),
    });
    const held = await placeOrder(
      store,
      asked(beside.id, { userId: other!.id, network: "10.9.9.9", shownPesos: 360_000 }),
    );
    expect(await ownOrder(store.db, other!.id, held.reference)).toMatchObject({ id: held.id });
    expect(await ownOrder(store.db, userId, held.reference)).toBeNull();
    expect(order.network).toBe("10.9.9.9");
    await expect(
      placeOrder(
        store,
        asked((await openCartWith(other!.id)).id, { userId: other!.id, network: "10.9.9.8", shownPesos: 6_000 }),
      ),
    ).rejects.toMatchObject({ code: "TOO_MANY_HOLDS" });
    await endOrder(store, held.id, "CANCELLED", now);
  });

  async function openCartWith(owner: number) {
    const cart = await openCart(store, owner, iso(now));
    return addBets(store, {
      userId: owner,
      cartId: cart.id,
      bets: [{ clientId: randomUUID(), lotteryId: 10, drawNumber, number: "7050", series: "100", fractions: 1 }],
      now: iso(now),
    });
  }
});
