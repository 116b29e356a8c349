/** [I5] The ledger: what each change writes into it, that it agrees with the states whatever happens, and how it is opened. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lineDiscount } from "#domain/coupons";
import type { GatewayName } from "#domain/payments";
import { sumPesos } from "#domain/money";
import { purchaseMessage } from "#server/letters/purchase.ts";
import { refundMessage } from "#server/letters/refund.ts";
import {
  claimAttempt,
  leaveAttempt,
  overdueOrders,
  readAttempt,
  saveOpened,
  type AttemptRow,
} from "#server/store/attempts.ts";
import { openCart, replaceBets } from "#server/store/carts.ts";
import { rowsOf, type Store } from "#server/store/database.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import { balances, disagreements, openLedger, post } from "#server/store/ledger.ts";
import { linesOf, placeOrder, readOrder, type OrderRow } from "#server/store/orders.ts";
import { closeRecharge, settleRecharge, takeRecharge, type BoughtRecharge } from "#server/store/recharges.ts";
import { oweAnnulled, takeRefund } from "#server/store/refunds.ts";
import {
  coupons,
  draws,
  fractions,
  ledgerEntries,
  orderRecharges,
  orders,
  paymentAttempts,
  prizes,
  refunds,
  sales,
  users,
} from "#server/store/schema.ts";
import { applyReport, closeRefund, endOverdue } from "#server/store/settlement.ts";
import { ticketOf } from "#server/store/stock.ts";
import { openBeside, openDemoStore, people, TEST_START } from "./harness";

const MINUTE = 60_000;
const START = Date.parse(TEST_START);
const MEDELLIN = 10;
const RISARALDA = 11;
const COUPON = "BIENVENIDA10";
const CLARO = 101;
const letters = { messageOf: purchaseMessage, refundMessageOf: refundMessage };
const iso = (at: number) => new Date(at).toISOString();

let store: Store;
let userId: number;
let open: Map<number, typeof draws.$inferSelect>;
let now = START;
let serial = 0;

beforeAll(async () => {
  store = await openDemoStore();
  const [hernan] = await store.db.select().from(users).where(eq(users.documentNumber, people.hernan));
  userId = hernan!.id;
  const tonight = await store.db.select().from(draws).where(eq(draws.closesAt, "2026-11-21T03:30:00.000Z"));
  open = new Map(tonight.map((draw) => [draw.lotteryId, draw]));
  await store.db.update(coupons).set({ usesPerPerson: 100_000 }).where(eq(coupons.code, COUPON));
});
beforeEach(() => {
  now = START;
});
afterEach(async () => {
  await store.db.update(draws).set({ annulledAt: null });
  expect(await brokenInvariants(store.db, iso(now))).toEqual([]);
});

interface Wanted {
  lotteries?: readonly number[];
  topUps?: readonly number[];
  hasCoupon?: boolean;
}

/** An order of one bet of two fractions for each lottery, and of some top-ups. */
async function placed({ lotteries = [MEDELLIN], topUps = [], hasCoupon = false }: Wanted = {}): Promise<OrderRow> {
  const bets = lotteries.map((lotteryId) => ({
    clientId: randomUUID(),
    lotteryId,
    drawNumber: open.get(lotteryId)!.drawNumber,
    number: String(1000 + (serial += 1)),
    series: "100",
    fractions: 2,
  }));
  const cart = await openCart(store, userId, iso(now));
  const recharges = topUps.map((topUpPesos) => ({
    ...{ clientId: randomUUID(), phone: "3104827193", operatorId: CLARO, packageId: null, topUpPesos },
  }));
  await replaceBets(store, { userId, cartId: cart.id, bets, recharges, now: iso(now), revision: cart.revision });
  const percents = [{ lotteryId: MEDELLIN, percent: 10 }];
  const cost = bets.map((bet) => {
    const { fractionPesos } = open.get(bet.lotteryId)!;
    const total = fractionPesos * bet.fractions;
    const coupon = { code: COUPON, percents, minFractions: 1, maxFractions: 3, endsAt: Infinity };
    return { total, discount: hasCoupon ? lineDiscount(coupon, { ...bet, fractionPesos }) : 0 };
  });
  const discount = sumPesos(cost.map((line) => line.discount));
  return placeOrder(store, {
    userId,
    cartId: cart.id,
    key: `libro-${(serial += 1)}`,
    bodyHash: "x",
    reference: `PM261120LIBRO${10_000 + serial}`,
    description: "Compra",
    ip: "190.24.1.1",
    network: "190.24.1.1",
    userAgent: "pruebas",
    origin: "http://localhost:3000",
    shownPesos: sumPesos([...cost.map(({ total }) => total), ...topUps]) - discount,
    shownDiscountPesos: discount,
    couponCode: hasCoupon ? COUPON : null,
    sellsRecharges: true,
    holdMs: 15 * MINUTE,
    now,
  });
}

async function openedAt(order: OrderRow, gateway: GatewayName): Promise<AttemptRow> {
  const step = await claimAttempt(store, order.id, { gateway, token: randomUUID(), holdMs: 15 * MINUTE, now });
  if (step.step !== "open") throw new Error(`Not to be opened: ${step.step}`);
  const requestId = String(900_000 + (serial += 1));
  await saveOpened(store, step.attempt, { requestId, processUrl: `https://pago.example/${requestId}` }, now);
  return readAttempt(store.db, step.attempt.id);
}

/** A gateway's word for an attempt, as the poller brings it. */
const say = (attempt: AttemptRow, status: string, order: OrderRow, from: Pick<Store, "transaction"> = store) =>
  applyReport(
    from as Store,
    attempt.id,
    {
      status,
      reference: attempt.reference,
      totalPesos: order.totalPesos,
      currency: "COP",
      paidAt: iso(now),
      detail: { message: "", reason: null, date: "", bank: null, method: null, authorization: null, receipt: null },
    },
    { ...letters, now, notices: 0 },
  );

async function sold(wanted?: Wanted): Promise<{ order: OrderRow; attempt: AttemptRow }> {
  const order = await placed(wanted);
  const attempt = await openedAt(order, "PLACETOPAY");
  await say(attempt, "APPROVED", order);
  return { order: await readOrder(store.db, order.id), attempt };
}

/** What was written of a payment: kind, accounts and pesos of each line, in the order of writing. */
const written = async ({ id }: AttemptRow): Promise<string[]> =>
  (
    await rowsOf<{ line: string }>(
      store.db,
      sql`select e.kind || ': ' || l.credit || ' → ' || l.debit || ' ' || l.pesos as line
        from ledger_entries e join ledger_lines l on l.entry_id = e.id where e.attempt_id = ${id}
        order by e.id, l.credit, l.debit`,
    )
  ).map(({ line }) => line);

/** Takes a recharge of an order and settles it by its operator's word. */
async function answered(order: OrderRow, outcome: "done" | "refused"): Promise<void> {
  const taken = await takeUntil(order);
  await settleRecharge(
    store,
    taken.recharge,
    outcome === "done" ? { outcome, reference: `OP-${taken.recharge.id}` } : { outcome, fault: "No" },
    { now, messageOf: refundMessage },
  );
}
async function takeUntil(order: OrderRow): Promise<BoughtRecharge> {
  for (;;) {
    const taken = await takeRecharge(store, now);
    if (!taken) throw new Error(`Order ${order.id} has no recharge to be sent`);
    if (taken.order.id === order.id) return taken;
  }
}
async function annul(lotteryId: number): Promise<void> {
  const draw = open.get(lotteryId)!;
  const isDraw = and(eq(draws.lotteryId, lotteryId), eq(draws.drawNumber, draw.drawNumber));
  await store.transaction(async (tx) => {
    await tx
      .update(draws)
      .set({ annulledAt: iso(now) })
      .where(isDraw);
    await oweAnnulled(tx, [draw], { messageOf: refundMessage, now: iso(now) });
  });
}
/** Closes by hand whatever is owed of an order. */
async function closeAll(order: OrderRow): Promise<void> {
  while (await takeRefund(store, [], now));
  for (const { id } of await store.db.select().from(refunds).where(eq(refunds.orderId, order.id)))
    await closeRefund(store, id, { note: "Transferencia", messageOf: refundMessage, now });
}

describe("[I5] a purchase", () => {
  test("enters with its bets, its discount and its recharges, once, whoever tells of its payment", async () => {
    const order = await placed({ topUps: [20_000], hasCoupon: true });
    const attempt = await openedAt(order, "PLACETOPAY");
    const beside = await openBeside(store);
    await Promise.all([store, beside, store, beside].map((from) => say(attempt, "APPROVED", order, from)));
    expect(await written(attempt)).toEqual([
      "payment: BETS → COUPONS 1200",
      "payment: BETS → PLACETOPAY 10800",
      "payment: RECHARGES → PLACETOPAY 20000",
    ]);
  });

  test("whose recharges are made and refused owes one to its operator and the other to its buyer", async () => {
    const { order, attempt } = await sold({ lotteries: [], topUps: [20_000, 5_000] });
    await answered(order, "done");
    await answered(order, "refused");
    expect((await written(attempt)).slice(1)).toEqual([
      "recharge: OPERATORS → RECHARGES 20000",
      "debt: REFUNDS → RECHARGES 5000",
    ]);
  });

  test("[F-3] that came too late, or was paid twice, is owed back whole until a person gives it back", async () => {
    const { order, attempt: first } = await sold();
    const second = await readAttempt(store.db, (await besideOf(order)).id);
    await say(second, "APPROVED", order);
    await closeAll(order);
    expect(await written(first)).toEqual(["payment: BETS → PLACETOPAY 12000"]);
    expect(await written(second)).toEqual([
      "payment: REFUNDS → PAYVALIDA 12000",
      "transfer: TRANSFERS → REFUNDS 12000",
    ]);
  });

  test("[F-19] that its gateway takes back leaves the books, less what a person gave back and an operator made", async () => {
    const { order, attempt } = await sold({
      lotteries: [MEDELLIN, RISARALDA],
      topUps: [20_000, 5_000],
      hasCoupon: true,
    });
    await answered(order, "done");
    await annul(RISARALDA);
    await closeAll(order);
    const before = await written(attempt);
    await say(attempt, "REFUNDED", order);
    const riskPesos = 2 * open.get(RISARALDA)!.fractionPesos;
    expect((await written(attempt)).slice(before.length)).toEqual([
      "return: COUPONS → BETS 1200",
      "return: PLACETOPAY → BETS 10800",
      `return: PLACETOPAY → LOSSES ${20_000 + riskPesos}`,
      "return: PLACETOPAY → RECHARGES 5000",
    ]);
  });

  test("[F-19] whose recharge was made after its payment went back is the shop's loss", async () => {
    const { order, attempt } = await sold({ lotteries: [], topUps: [20_000] });
    const taken = await takeUntil(order);
    await say(attempt, "REFUNDED", order);
    const told = { isDone: true, note: "Lo confirmó Claro", messageOf: refundMessage, now };
    expect(await closeRecharge(store, taken.recharge.id, told)).toBe("closed");
    expect((await written(attempt)).at(-1)).toBe("recharge: OPERATORS → LOSSES 20000");
  });

  test("that was paid and given back between two questions moves nothing", async () => {
    const order = await placed();
    const attempt = await openedAt(order, "PLACETOPAY");
    await say(attempt, "REFUNDED", order);
    expect(await written(attempt)).toEqual([]);
  });
});

/** Another attempt to pay an order, as its player had open before the first one was paid. */
async function besideOf(order: OrderRow): Promise<AttemptRow> {
  const [attempt] = await store.db
    .insert(paymentAttempts)
    .values({
      orderId: order.id,
      gateway: "PAYVALIDA",
      reference: `PM261120LIBRO${10_000 + (serial += 1)}`,
      state: "LEAVING",
      token: "x",
      requestId: String(900_000 + serial),
      processUrl: "https://pago.example/otro",
      createdAt: iso(now),
    })
    .returning();
  return attempt!;
}

describe("[I5] whatever happens", () => {
  const steps = [
    "first approved",
    "first refused",
    "first taken back",
    "second approved",
    "second refused",
    "second taken back",
    "recharge made",
    "recharge refused",
    "recharge found made",
    "recharge found failed",
    "Medellín annulled",
    "Risaralda annulled",
    "refunds closed",
    "time over",
  ] as const;
  const wanted = fc.record({
    lotteries: fc.subarray([MEDELLIN, RISARALDA]),
    topUps: fc.array(fc.constantFrom(1_000, 5_000, 20_000), { maxLength: 2 }),
    hasCoupon: fc.boolean(),
    isGone: fc.boolean(),
    steps: fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 10 }),
  });

  test("the ledger agrees with the states after each step, and nothing in it is out of balance", async () => {
    await fc.assert(
      fc.asyncProperty(wanted, async ({ lotteries, topUps, isGone, steps: taken, ...rest }) => {
        if (lotteries.length + topUps.length === 0) return;
        now = START;
        const hasCoupon = rest.hasCoupon && lotteries.includes(MEDELLIN);
        const order = await placed({ lotteries, topUps, hasCoupon });
        const first = await openedAt(order, "PLACETOPAY");
        await store.transaction((tx) => leaveAttempt(tx, first.id, now));
        const second = await openedAt(order, "PAYVALIDA");
        if (isGone) await loseFractions(order);
        const recharge = async (does: (id: number) => Promise<unknown>) => {
          const [one] = await store.db
            .select()
            .from(orderRecharges)
            .where(and(eq(orderRecharges.orderId, order.id), eq(orderRecharges.state, "TASK")));
          if (one) await does(one.id);
        };
        const found = (isDone: boolean) => (id: number) =>
          closeRecharge(store, id, { isDone, note: "Nota", messageOf: refundMessage, now });
        const operator = async (outcome: "done" | "refused") => {
          const next = await takeRecharge(store, now);
          if (!next) return;
          const word = outcome === "done" ? { outcome, reference: `OP-${next.recharge.id}` } : { outcome, fault: "No" };
          await settleRecharge(store, next.recharge, word, { now, messageOf: refundMessage });
        };
        const does: Readonly<Record<(typeof steps)[number], () => Promise<unknown>>> = {
          "first approved": () => say(first, "APPROVED", order),
          "first refused": () => say(first, "REJECTED", order),
          "first taken back": () => say(first, "REFUNDED", order),
          "second approved": () => say(second, "APPROVED", order),
          "second refused": () => say(second, "REJECTED", order),
          "second taken back": () => say(second, "REFUNDED", order),
          "recharge made": () => operator("done"),
          "recharge refused": () => operator("refused"),
          "recharge found made": () => recharge(found(true)),
          "recharge found failed": () => recharge(found(false)),
          "Medellín annulled": () => annul(MEDELLIN),
          "Risaralda annulled": () => annul(RISARALDA),
          "refunds closed": () => closeAll(order),
          "time over": async () => {
            now = Math.max(now, Date.parse(order.expiresAt));
            for (const id of await overdueOrders(store.db, 50, now)) await endOverdue(store, id, now);
          },
        };
        for (const step of taken) {
          now += 1_000;
          await does[step]();
          expect(await disagreements(store.db)).toEqual([]);
          expect(sumPesos((await balances(store.db)).map(({ pesos }) => pesos))).toBe(0);
        }
        for (const attempt of [first, second]) await say(attempt, "REJECTED", order);
        await store.db.update(draws).set({ annulledAt: null });
      }),
      { numRuns: 40 },
    );
  });
});

/** Somebody else has sold all that an order held. */
async function loseFractions(order: OrderRow): Promise<void> {
  for (const line of await linesOf(store.db, order.id)) {
    await store.db.delete(fractions).where(eq(fractions.orderLineId, line.id));
    await store.db
      .insert(fractions)
      .values([1, 2, 3].map((fractionNo) => ({ ...ticketOf(line), fractionNo, state: "EXTERNAL" as const })));
  }
}

describe("[I5] the ledger is opened", () => {
  test("once for what was there before: by payment and by person, and each payment balances", async () => {
    const openings = await rowsOf<{ what: string; pesos: number }>(
      store.db,
      sql`select case when e.attempt_id is null then 'person' else 'payment' end as what,
          sum(case when l.debit = 'OPENING' then l.pesos else -l.pesos end)::float8 as pesos
        from ledger_entries e join ledger_lines l on l.entry_id = e.id where e.kind = 'opening' group by 1 order by 1`,
    );
    expect(openings).toEqual([
      { what: "payment", pesos: 0 },
      // The balances, less a prize that was paid into one of them before the ledger knew of it.
      { what: "person", pesos: 138_000 },
    ]);
    expect(await store.transaction(openLedger)).toBe(0);
  });

  test("[F-59] for what a version without a ledger did meanwhile, whatever of it the ledger knew", async () => {
    const { order, attempt } = await sold();
    const [sale] = await store.db.select().from(sales).where(eq(sales.orderId, order.id));
    // Its payment was taken back by a process that knows no ledger.
    await store.db.update(paymentAttempts).set({ state: "REFUNDED" }).where(eq(paymentAttempts.id, attempt.id));
    await store.db
      .update(sales)
      .set({ reversedAt: iso(now) })
      .where(eq(sales.orderId, sale!.orderId));
    await store.db.update(orders).set({ state: "REFUNDED" }).where(eq(orders.id, order.id));
    await store.db.delete(fractions).where(eq(fractions.orderLineId, (await linesOf(store.db, order.id))[0]!.id));
    expect(await disagreements(store.db)).toEqual([
      { account: "BETS", reference: attempt.reference, userId, booked: -12_000, stated: 0 },
      { account: "PLACETOPAY", reference: attempt.reference, userId, booked: 12_000, stated: 0 },
    ]);
    expect(await store.transaction(openLedger)).toBe(1);
    expect(await disagreements(store.db)).toEqual([]);
  });

  test("[F-59] after a payment that it does not know was taken back: nothing is lost that never came in", async () => {
    const order = await placed({ lotteries: [MEDELLIN, RISARALDA] });
    const attempt = await openedAt(order, "PLACETOPAY");
    const tables = ["ledger_lines", "ledger_entries"];
    const kept = (does: string) => tables.map((table) => `alter table ${table} ${does} trigger ${table}_kept`);
    await store.transaction(async (tx) => {
      // Sold by a process that knows no ledger.
      await say(attempt, "APPROVED", order, { transaction: (work) => work(tx) });
      for (const statement of kept("disable")) await tx.execute(statement);
      const own = sql`select id from ledger_entries where attempt_id = ${attempt.id}`;
      await tx.execute(sql`delete from ledger_lines where entry_id in (${own})`);
      await tx.execute(sql`delete from ledger_entries where attempt_id = ${attempt.id}`);
      for (const statement of kept("enable")) await tx.execute(statement);
    });
    await annul(RISARALDA);
    await say(attempt, "REFUNDED", order);
    expect((await written(attempt)).map((line) => line.split(":")[0])).toEqual(["debt"]);
    expect(await store.transaction(openLedger)).toBe(1);
    expect(await disagreements(store.db)).toEqual([]);
  });

  test("and money of a payment that came from nowhere is seen in what it opened", async () => {
    class Undo extends Error {}
    let names: string[] = [];
    const undone = store.transaction(async (tx) => {
      await tx.execute(`update payment_attempts set state = 'APPROVED' where reference = 'PM-DEMO-RECHAZADA'`);
      await openLedger(tx);
      names = (await brokenInvariants(tx, iso(now))).map(({ name }) => name).filter((name) => name.startsWith("I5"));
      throw new Undo();
    });
    await expect(undone).rejects.toThrow(Undo);
    expect(names).toEqual(["I5: an entry of the ledger has its lines, and what it opened balances"]);
  });
});

describe("[I5] an entry", () => {
  const entry = { kind: "claim", subject: "x", attemptId: null, at: TEST_START } as const;

  test("without a line that moves anything is not written", async () => {
    await store.transaction((tx) => post(tx, [{ ...entry, userId, lines: [["PRIZES_OWED", "WALLETS", 0]] }]));
    expect(await store.db.select().from(ledgerEntries).where(eq(ledgerEntries.subject, "x"))).toEqual([]);
  });

  test.each([
    ["a line of less than nothing", [["PRIZES_OWED", "WALLETS", -1]]],
    ["a line with a part of a peso", [["PRIZES_OWED", "WALLETS", 0.5]]],
  ] as const)("with %s is refused", async (_name, lines) => {
    const write = store.transaction((tx) => post(tx, [{ ...entry, userId, lines: lines as never }]));
    await expect(write).rejects.toThrow();
  });

  test("of what was written before is refused, with all that its transaction did", async () => {
    const [known] = await store.db
      .select()
      .from(ledgerEntries)
      .where(isNull(ledgerEntries.attemptId))
      .orderBy(asc(ledgerEntries.id));
    const write = store.transaction(async (tx) => {
      await tx.update(users).set({ balancePesos: 1 }).where(eq(users.id, userId));
      await post(tx, [
        {
          ...entry,
          kind: known!.kind as "claim",
          subject: known!.subject,
          userId,
          lines: [["PRIZES_OWED", "WALLETS", 1]],
        },
      ]);
    });
    await expect(write).rejects.toThrow();
    expect(await disagreements(store.db)).toEqual([]);
  });

  test("tells of a prize what is owed, from when its owner was told of it", async () => {
    const [told] = await store.db.select().from(prizes);
    const lines = await rowsOf<{ kind: string; debit: string; credit: string; pesos: number }>(
      store.db,
      sql`select e.kind, l.debit, l.credit, l.pesos::int as pesos from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where e.subject = ${`${told!.orderLineId}-${told!.position}`}`,
    );
    expect(lines).toEqual([{ kind: "prize", debit: "PRIZES", credit: "PRIZES_OWED", pesos: told!.netPesos }]);
  });
});
