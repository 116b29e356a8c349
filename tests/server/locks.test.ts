/** Each lock of the store, held by as many callers at once as it takes to fail without it. Only PostgreSQL runs them at once. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { eq, inArray, sql } from "drizzle-orm";
import { testClock } from "#server/clock.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { countLoginTry } from "#server/limits.ts";
import { claimAttempt, recordNotice, saveOpened, takeDue, type AttemptRow } from "#server/store/attempts.ts";
import { addBets, openCart, replaceBets, type Bet } from "#server/store/carts.ts";
import { nextDrawOf } from "#server/store/draws.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import { lockLoading } from "#server/store/loading.ts";
import { countFailure } from "#server/store/loginTries.ts";
import { openPostgres } from "#server/store/open.ts";
import { rowsOf, type Db, type Store } from "#server/store/database.ts";
import { placeOrder, readOrder, type OrderRow } from "#server/store/orders.ts";
import { addMessage, takeMessage } from "#server/store/outbox.ts";
import {
  carts,
  draws,
  loginAttempts,
  lotteries,
  messages,
  paymentAttempts,
  tickets,
  users,
} from "#server/store/schema.ts";
import { purchaseMessage } from "#server/letters/purchase.ts";
import { refundMessage } from "#server/letters/refund.ts";
import { applyReport } from "#server/store/settlement.ts";
import { isOnPostgres, openDemoStore, openEmptyTogether, openShop, people, TEST_START } from "./harness";

const NOW = Date.parse(TEST_START);
const HOLD = 15 * 60_000;
const together = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
const fulfilled = <T>(results: PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));

describe.runIf(isOnPostgres())("[F-1] locks", () => {
  let store: Store;
  let userId: number;
  let next = 8000;

  beforeAll(async () => {
    store = await openDemoStore();
    const [hernan] = await store.db.select().from(users).where(eq(users.documentNumber, people.hernan));
    userId = hernan!.id;
  });

  const openDraw = () => nextDrawOf(store.db, 10, TEST_START);
  const bet = async (): Promise<Bet> => ({
    clientId: randomUUID(),
    lotteryId: 10,
    drawNumber: (await openDraw())!.drawNumber,
    number: String((next += 1)),
    series: "100",
    fractions: 1,
  });
  async function filled() {
    const cart = await openCart(store, userId, TEST_START);
    return replaceBets(store, {
      userId,
      cartId: cart.id,
      bets: [await bet()],
      now: TEST_START,
      revision: cart.revision,
    });
  }
  const request = (cartId: number) => ({
    userId,
    cartId,
    key: randomUUID(),
    bodyHash: "x",
    reference: `PM261120${randomUUID().slice(0, 8)}`,
    description: "Compra",
    ip: "190.24.1.1",
    network: randomUUID(),
    userAgent: "pruebas",
    origin: "http://localhost:3000",
    shownPesos: 6_000,
    shownDiscountPesos: 0,
    couponCode: null,
    sellsRecharges: true,
    holdMs: HOLD,
    now: NOW,
  });
  async function opened(order: OrderRow, gateway: "PLACETOPAY" | "PAYVALIDA"): Promise<AttemptRow> {
    const claim = await claimAttempt(store, order.id, { gateway, token: randomUUID(), holdMs: HOLD, now: NOW });
    if (claim.step !== "open") throw new Error(claim.step);
    await saveOpened(store, claim.attempt, { requestId: randomUUID(), processUrl: "https://pago.example/" }, NOW);
    return claim.attempt;
  }
  const approval = ({ reference }: AttemptRow) => ({
    status: "APPROVED",
    reference,
    totalPesos: 6_000,
    currency: "COP",
    paidAt: TEST_START,
    detail: {
      message: null,
      reason: null,
      date: TEST_START,
      bank: null,
      method: null,
      authorization: null,
      receipt: null,
    },
  });

  test("[F-14] a cart that is paid with several keys at once becomes one order", async () => {
    for (let round = 0; round < 5; round += 1) {
      const cart = await filled();
      const results = await together(8, () => placeOrder(store, request(cart.id)));
      expect(results.map(({ status }) => status)).toEqual(Array(8).fill("fulfilled"));
      expect(new Set(fulfilled(results).map(({ id }) => id)).size).toBe(1);
    }
  });

  test("[F-9] of several changes of one cart at one revision one wins, the others are told", async () => {
    for (let round = 0; round < 5; round += 1) {
      const cart = await openCart(store, userId, TEST_START);
      const bets = await Promise.all(Array.from({ length: 8 }, bet));
      const change = { userId, cartId: cart.id, now: TEST_START, revision: cart.revision };
      const results = await together(8, (index) => replaceBets(store, { ...change, bets: [bets[index]!] }));
      expect(fulfilled(results)).toHaveLength(1);
      for (const result of results)
        if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "STALE_CART" });
    }
  });

  test("[F-9] bets that several tabs add at once are all in the cart, each once", async () => {
    const cart = await filled();
    const bets = await Promise.all(Array.from({ length: 8 }, bet));
    const change = { userId, cartId: cart.id, now: TEST_START };
    const results = await together(16, (index) => addBets(store, { ...change, bets: [bets[index % 8]!] }));
    expect(results.map(({ status }) => status)).toEqual(Array(16).fill("fulfilled"));
    const { lines, revision } = await openCart(store, userId, TEST_START);
    const idsOf = (some: readonly Bet[]) => some.map(({ clientId }) => clientId).toSorted();
    expect(idsOf(lines)).toEqual(idsOf([...cart.lines, ...bets]));
    expect(revision).toBe(cart.revision + bets.length);
  });

  test("[F-9] a bet that is added while another tab orders the cart is not lost in what was ordered", async () => {
    const cart = await filled();
    const added = await bet();
    const change = { userId, bets: [added], now: TEST_START };
    const [known, any] = await store.transaction(async (tx) => {
      await tx.update(carts).set({ state: "ORDERED" }).where(eq(carts.id, cart.id));
      const both = [
        addBets(store, { ...change, cartId: cart.id }),
        addBets(store, { ...change, cartId: null }),
      ] as const;
      both[0].catch(() => {});
      await expect
        .poll(() => rowsOf(store.db, sql`select 1 from pg_locks where not granted`), { timeout: 30_000 })
        .toHaveLength(2);
      return both;
    });
    await expect(known).rejects.toMatchObject({ code: "STALE_CART" });
    const { id, lines } = await any;
    expect(id).not.toBe(cart.id);
    expect(lines).toEqual([added]);
  });

  test("[F-9] a cart that is asked for while another tab orders it is the person's next one, and is empty", async () => {
    const cart = await filled();
    const next = await store.transaction(async (tx) => {
      await tx.update(carts).set({ state: "ORDERED" }).where(eq(carts.id, cart.id));
      const asked = openCart(store, userId, TEST_START);
      await expect
        .poll(() => rowsOf(store.db, sql`select 1 from pg_locks where not granted`), { timeout: 30_000 })
        .not.toEqual([]);
      // In a list: a promise alone would be waited for here, before this transaction lets it go on.
      return [asked];
    });
    const { id, lines } = await next[0]!;
    expect(id).not.toBe(cart.id);
    expect(lines).toEqual([]);
  });

  test("[F-1] who comes when the fractions are gone is told so without waiting for any lock", async () => {
    const { fractionsPerTicket, fractionPesos } = (await openDraw())!;
    const whole = { ...(await bet()), fractions: fractionsPerTicket };
    const cartWith = async (owner: string) => {
      const [person] = await store.db.select().from(users).where(eq(users.documentNumber, owner));
      const { id: cartId, revision } = await openCart(store, person!.id, TEST_START);
      await replaceBets(store, { userId: person!.id, cartId, revision, bets: [whole], now: TEST_START });
      const shownPesos = fractionPesos * fractionsPerTicket;
      return { ...request(cartId), userId: person!.id, shownPesos };
    };
    const [first, second] = [await cartWith(people.hernan), await cartWith(people.marta)];
    await placeOrder(store, first);
    await store.transaction(async (tx) => {
      await tx.select().from(tickets).where(eq(tickets.number, whole.number)).for("update");
      await tx.select().from(draws).where(eq(draws.drawNumber, whole.drawNumber)).for("update");
      await tx.select().from(users).where(eq(users.id, second.userId)).for("update");
      await tx.select().from(carts).where(eq(carts.id, second.cartId)).for("update");
      await expect(placeOrder(store, second)).rejects.toMatchObject({ code: "SOLD_OUT", lines: [whole.clientId] });
    });
  });

  test("[F-17] two attempts of one order approved at once: one sells, the other is owed back", async () => {
    const pairs: [AttemptRow, AttemptRow][] = [];
    for (let index = 0; index < 10; index += 1) {
      const order = await placeOrder(store, request((await filled()).id));
      const first = await opened(order, "PLACETOPAY");
      await store.db.update(paymentAttempts).set({ state: "LEAVING" }).where(eq(paymentAttempts.id, first.id));
      pairs.push([first, await opened(order, "PAYVALIDA")]);
    }
    const results = await together(20, (index) => {
      const attempt = pairs[Math.floor(index / 2)]![index % 2]!;
      return applyReport(store, attempt.id, approval(attempt), {
        now: NOW,
        notices: 0,
        messageOf: purchaseMessage,
        refundMessageOf: refundMessage,
      });
    });
    expect(results.map(({ status }) => status)).toEqual(Array(20).fill("fulfilled"));
    for (const [{ orderId }] of pairs) expect((await readOrder(store.db, orderId)).state).toBe("APPROVED");
    expect(fulfilled(results).filter(({ alarms }) => alarms.includes("second-payment"))).toHaveLength(10);
    expect(await brokenInvariants(store.db, TEST_START)).toEqual([]);
  });

  test("[F-16] a notification that arrives while an answer is being applied stays due", async () => {
    for (let round = 0; round < 12; round += 1) {
      const attempts: AttemptRow[] = [];
      for (let index = 0; index < 4; index += 1)
        attempts.push(await opened(await placeOrder(store, request((await filled()).id)), "PAYVALIDA"));
      await together(8, async (index) => {
        const attempt = attempts[Math.floor(index / 2)]!;
        if (index % 2 === 0)
          await applyReport(store, attempt.id, approval(attempt), {
            now: NOW,
            notices: 0,
            messageOf: purchaseMessage,
            refundMessageOf: refundMessage,
          });
        else {
          // Each a little later than the one before: one of them falls between the reading and the writing.
          for (let wait = 0; wait < round; wait += 1) await store.db.execute("select 1");
          const notice = { eventId: randomUUID(), status: "cancelled", requestId: null };
          await recordNotice(store, attempt.id, notice, NOW);
        }
      });
      expect(await brokenInvariants(store.db, TEST_START)).toEqual([]);
    }
  });

  test("[F-21] what is due is taken by one of several processes", async () => {
    const attempts: AttemptRow[] = [];
    for (let index = 0; index < 8; index += 1)
      attempts.push(await opened(await placeOrder(store, request((await filled()).id)), "PAYVALIDA"));
    const taken = fulfilled(await together(6, () => takeDue(store, 20, NOW + 30_000)))
      .flat()
      .map(({ id }) => id);
    expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
    for (const { id } of attempts) expect(taken).toContain(id);
  });

  test("[F-27] a message that somebody is just taking holds up nobody who takes the next one", async () => {
    const keys = ["la primera", "la segunda"];
    for (const [minute, key] of keys.entries())
      await addMessage(store.db, {
        ...{ kind: "pqrs", key, recipient: "ana@correo.example", subject: "Hola", html: "<p>Hola</p>", text: "Hola" },
        createdAt: `2020-01-01T12:0${minute}:00.000Z`,
      });
    const taken = await store.transaction(async (tx) => {
      await tx.select().from(messages).where(eq(messages.key, keys[0]!)).for("update");
      return takeMessage(store, NOW);
    });
    expect(taken?.key).toBe(keys[1]);
  });

  test("[F-36] guesses sent at once are counted one by one: five pass, the others wait", async () => {
    const { shop } = await openShop({ store });
    const results = await together(20, () => countLoginTry(shop, { account: "CC 1", ip: "190.24.9.9" }));
    expect(fulfilled(results)).toHaveLength(5);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
  });

  test("[F-36] tries that share their counters are all counted, whatever the order in which they name them", async () => {
    const [first, middle, last] = ["a", "m", "z"].map((key) => ({ key, waitSeconds: () => 0 }));
    const asked = [
      [first!, middle!, last!],
      [last!, middle!, first!],
    ];
    // As the store is, but a deadlock is told at once and not tried again.
    const impatient: Store = { ...store, transaction: (work) => store.db.transaction(work) };
    // Each of the two has begun, and waits for the middle one, before either can go on.
    const counting = await store.transaction(async (tx) => {
      await tx.insert(loginAttempts).values({ key: middle!.key, failures: 0, lastFailureAt: TEST_START });
      const both = together(asked.length, (index) =>
        countFailure(impatient, asked[index]!, { now: NOW, memoryMs: HOLD }),
      );
      await expect
        .poll(
          () =>
            rowsOf(
              store.db,
              sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "login_attempts"%'`,
            ),
          { timeout: 30_000 },
        )
        .toHaveLength(asked.length);
      return [both];
    });
    expect(await counting[0]).toEqual(asked.map(() => ({ status: "fulfilled", value: null })));
    const counted = await store.db
      .select()
      .from(loginAttempts)
      .where(
        inArray(
          loginAttempts.key,
          asked[0]!.map(({ key }) => key),
        ),
      );
    expect(counted.map(({ failures }) => failures)).toEqual([2, 2, 2]);
  });

  test("[F-59] a process that starts waits for one that changes the schema, longer than a player's request would", async () => {
    const { url } = inject("postgres")!;
    const first = await openPostgres(url);
    // The limit in the address goes before that of every connection, which would take seconds to be reached.
    const opening = await first.transaction(async (tx) => {
      await tx.execute(sql`lock table migrations in access exclusive mode`);
      const second = openPostgres(`${url}?lock_timeout=50`);
      second.catch(() => undefined);
      await expect
        .poll(
          () =>
            rowsOf(
              first.db,
              sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'lock table migrations%'
                  and clock_timestamp() - query_start > interval '200 milliseconds'`,
            ),
          { timeout: 30_000 },
        )
        .toHaveLength(1);
      return [second];
    });
    await (await opening[0]!).close();
    await first.close();
  });

  test("[F-59] a load takes its time, and what comes after it has its limits again", async () => {
    const limits = (db: Db) =>
      rowsOf(db, sql`select current_setting('lock_timeout') || ' ' || current_setting('statement_timeout') as now`);
    const inside = await store.transaction(async (tx) => {
      await lockLoading(tx);
      return limits(tx);
    });
    expect(inside).toEqual([{ now: "0 0" }]);
    expect(await limits(store.db)).toEqual([{ now: "8s 15s" }]);
  });

  test("[F-59] several processes that start on an empty database load the demo once", async () => {
    const stores = await openEmptyTogether(3);
    await Promise.all(stores.map((one) => seedDemo(one, testClock(TEST_START))));
    const known = await stores[0]!.db.select().from(lotteries);
    expect(known).toHaveLength(17);
    expect(await brokenInvariants(stores[0]!.db, TEST_START)).toEqual([]);
  });
});
