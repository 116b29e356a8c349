/** A sold ticket that wins becomes a prize: once, from the result as it stands; told when that is official, and kept then. */
import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt, ne } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, addYears } from "#domain/calendar";
import { bogotaDay } from "#domain/bogota";
import { OFFICIAL_AFTER_MS } from "#domain/prizes";
import { keepDemoAlive } from "#server/demo/seed.ts";
import { checkResults } from "#server/jobs/prizes.ts";
import { prizeMessage } from "#server/letters/prize.ts";
import { purchaseMessage } from "#server/letters/purchase.ts";
import { refundMessage } from "#server/letters/refund.ts";
import {
  carts,
  draws,
  fractions,
  messages,
  orderLines,
  orders,
  paymentAttempts,
  prizes,
  results,
  sales,
  tickets,
  users,
} from "#server/store/schema.ts";
import { attemptsOf } from "#server/store/attempts.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import { openLedger } from "#server/store/ledger.ts";
import { applyReport } from "#server/store/settlement.ts";
import { checkDraw } from "#server/store/winnings.ts";
import { buy, lastOrder } from "./buying";
import {
  failingStore,
  isOnPostgres,
  loggedIn,
  logLines,
  openBeside,
  openShop,
  people,
  TEST_START,
  type TestShop,
  type Visitor,
} from "./harness";
import { loadTexts } from "./loading";

const MEDELLIN = 10;
const HOUR = 3_600_000;

let shop: TestShop;
let jairo: Visitor;
let hernan: Visitor;
/** Medellín's draws of the past, the latest first: each test that changes one takes its own. */
let past: { lotteryId: number; drawNumber: number; drawsAt: string; number: string; series: string }[];

beforeAll(async () => {
  shop = await openShop();
  jairo = await loggedIn(shop.app, people.jairo);
  hernan = await loggedIn(shop.app, people.hernan);
  past = await shop.store.db
    .select({
      lotteryId: results.lotteryId,
      drawNumber: results.drawNumber,
      drawsAt: results.drawsAt,
      number: results.number,
      series: results.series,
    })
    .from(results)
    .where(and(eq(results.lotteryId, MEDELLIN), lt(results.drawsAt, TEST_START)))
    .orderBy(desc(results.drawsAt));
});
beforeEach(() => shop.clock.set(TEST_START));
afterEach(async () => expect(await brokenInvariants(shop.store.db, TEST_START)).toEqual([]));

const idOf = async (document: string) =>
  (await shop.store.db.select({ id: users.id }).from(users).where(eq(users.documentNumber, document)))[0]!.id;

type Draw = (typeof past)[number];
interface Ticket {
  number: string;
  series: string;
  fractions: number;
}

/** An approved order of some tickets of a draw that was, as it stood before the draw's result came in. Gives its lines. */
async function sold(document: string, draw: Draw, bets: readonly Ticket[]) {
  const { db } = shop.store;
  const userId = await idOf(document);
  const at = new Date(Date.parse(draw.drawsAt) - 24 * HOUR).toISOString();
  const { lotteryId, drawNumber } = draw;
  const [{ fractionPesos }] = (await db
    .select()
    .from(draws)
    .where(and(eq(draws.lotteryId, lotteryId), eq(draws.drawNumber, drawNumber)))) as [typeof draws.$inferSelect];
  const totalPesos = bets.reduce((sum, bet) => sum + bet.fractions * fractionPesos, 0);
  const [cart] = await db.insert(carts).values({ userId, state: "ORDERED", updatedAt: at }).returning();
  const reference = `PM${randomUUID().slice(0, 12)}`;
  const [order] = await db
    .insert(orders)
    .values({
      reference,
      userId,
      cartId: cart!.id,
      idempotencyKey: reference,
      bodyHash: "x",
      state: "APPROVED",
      totalPesos,
      description: "Compra",
      ip: "127.0.0.1",
      network: "127.0.0.1",
      userAgent: "pruebas",
      origin: "https://premiomayor.example",
      createdAt: at,
      expiresAt: at,
      settledAt: at,
    })
    .returning();
  const lines = await db
    .insert(orderLines)
    .values(
      bets.map((bet, position) => ({
        orderId: order!.id,
        clientId: randomUUID(),
        position,
        lotteryId,
        drawNumber,
        ...bet,
        fractionPesos,
        totalPesos: bet.fractions * fractionPesos,
      })),
    )
    .returning();
  const [attempt] = await db
    .insert(paymentAttempts)
    .values({ orderId: order!.id, gateway: "PLACETOPAY", reference, token: "", state: "APPROVED", createdAt: at })
    .returning();
  await db.insert(sales).values({ orderId: order!.id, attemptId: attempt!.id, amountPesos: totalPesos, soldAt: at });
  await db
    .insert(tickets)
    .values(bets.map(({ number, series }) => ({ lotteryId, drawNumber, number, series })))
    .onConflictDoNothing();
  await db.insert(fractions).values(
    lines.flatMap(({ id, number, series, fractions: count }) =>
      Array.from({ length: count }, (_, index) => ({
        lotteryId,
        drawNumber,
        number,
        series,
        fractionNo: index + 1,
        state: "SOLD" as const,
        orderLineId: id,
      })),
    ),
  );
  await shop.store.transaction(openLedger);
  // As it is when the result has just come in.
  await db
    .update(results)
    .set({ check: "NEW", officialAt: null })
    .where(and(eq(results.lotteryId, lotteryId), eq(results.drawNumber, drawNumber)));
  return { order: order!, lines, attempt: attempt! };
}

/** The clock stands some time after a draw. */
const after = (draw: Pick<Draw, "drawsAt">, ms: number) =>
  shop.clock.set(new Date(Date.parse(draw.drawsAt) + ms).toISOString());
const check = () => checkResults(shop.shop);
const prizesOf = (lines: readonly { id: number }[]) =>
  shop.store.db
    .select()
    .from(prizes)
    .where(
      inArray(
        prizes.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(prizes.orderLineId, prizes.position);
const lettersTo = async (document: string) =>
  shop.store.db
    .select()
    .from(messages)
    .where(and(eq(messages.kind, "prize"), eq(messages.userId, await idOf(document))))
    .orderBy(messages.id);
const historyOf = async (client: Visitor, document: string, reference: string) => {
  const filter = JSON.stringify({ where: { user: document, state: "APPROVED", reference } });
  const { json } = await client.get(`/api/carts?filter=${encodeURIComponent(filter)}`);
  return json[0].lotteries.map(({ resultado, vlrGanado }: { resultado: string; vlrGanado?: number }) => [
    resultado,
    vlrGanado,
  ]);
};
const noticesOf = async (client: Visitor) => (await client.get("/api/tienda/avisos")).json.premios;
const unreadOf = async (client: Visitor) => (await client.get("/api/tienda/sesion")).json.usuario.avisosSinLeer;

/** Another figure than one. */
const other = (figure: string) => String((Number(figure) + 1) % 10);
const lastTwo = ({ number }: Pick<Draw, "number">) => number[0]! + other(number[1]!) + number.slice(2);
const nothing = ({ number, series }: Draw): Ticket => ({
  number: [...number].map(other).join(""),
  series: other(series[0]!) + series.slice(1),
  fractions: 1,
});
const corrected = (draw: Draw, numero: string) =>
  loadTexts(
    shop.store,
    {
      "resultados.csv": `loteria,sorteo,numero,serie\n${draw.lotteryId},${draw.drawNumber},${numero},${draw.series}\n`,
    },
    { mayCorrect: true, now: shop.clock.iso() },
  );

/** What the log says of the check of a draw. */
const toldOf = ({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">) =>
  logLines(shop.logged()).filter((line) => line["lotteryId"] === lotteryId && line["drawNumber"] === drawNumber);

/** The check over a store that does its first transaction, which passes over what nobody bought, and fails some that follow. */
const failingCheck = (isFailing: (transaction: number) => boolean) =>
  checkResults({ ...shop.shop, store: failingStore(shop.store, isFailing) });

describe("the check of results", () => {
  test("goes on with the next draw where one cannot be written, says which, and comes back to it", async () => {
    const [later, earlier] = [past[5]!, past[6]!];
    const bought = [];
    for (const draw of [earlier, later])
      bought.push(await sold(people.jairo, draw, [{ number: lastTwo(draw), series: draw.series, fractions: 1 }]));
    after(later, HOUR);
    expect(await failingCheck((transaction) => transaction === 2)).toBe(1);
    expect(toldOf(earlier)).toMatchObject([
      { msg: "the prizes of a draw could not be recorded", level: 50, err: { message: "planted" } },
    ]);
    expect(toldOf(later)).toMatchObject([
      { msg: "the prizes of a draw were recorded", level: 30, recorded: 1, removed: 0, told: 0 },
    ]);
    expect(await Promise.all(bought.map(async ({ lines }) => (await prizesOf(lines)).length))).toEqual([0, 1]);
    expect(await check()).toBe(1);
    expect(await check()).toBe(0);
    expect((await prizesOf(bought[0]!.lines)).length).toBe(1);
    after(later, OFFICIAL_AFTER_MS);
    expect(await check()).toBe(1);
    expect(toldOf(later).slice(1)).toMatchObject([
      { msg: "the prizes of a draw were recorded", recorded: 0, removed: 0, told: 1 },
    ]);
  });

  test("takes up more draws than one turn has, none while the server ends, and gives up where all of them fail", async () => {
    const many = await shop.store.db
      .select({
        lotteryId: results.lotteryId,
        drawNumber: results.drawNumber,
        drawsAt: results.drawsAt,
        number: results.number,
        series: results.series,
      })
      .from(results)
      .innerJoin(draws, and(eq(draws.lotteryId, results.lotteryId), eq(draws.drawNumber, results.drawNumber)))
      .leftJoin(prizes, and(eq(prizes.lotteryId, results.lotteryId), eq(prizes.drawNumber, results.drawNumber)))
      .where(and(ne(results.lotteryId, MEDELLIN), lt(results.drawsAt, TEST_START), isNull(prizes.orderLineId)))
      .orderBy(desc(results.drawsAt))
      .limit(21);
    expect(many).toHaveLength(21);
    for (const draw of many) await sold(people.jairo, draw, [{ ...nothing(draw), series: draw.series }]);
    after(many[0]!, OFFICIAL_AFTER_MS);
    expect(await checkResults(shop.shop, AbortSignal.abort())).toBe(0);
    expect(await failingCheck((transaction) => transaction % 21 !== 1)).toBe(0);
    expect(await check()).toBe(21);
    expect(await check()).toBe(0);
    // A check that changes nothing says nothing.
    const said = many.flatMap(toldOf).filter(({ msg }) => msg === "the prizes of a draw were recorded");
    expect(
      said.filter(({ recorded, removed, told }) => [recorded, removed, told].every((count) => count === 0)),
    ).toEqual([]);
    expect(said.length).toBeLessThan(many.length);
  });
});

describe("what sold tickets win", () => {
  test("is, for any ticket, what the check of a ticket says of it, for its fractions", async () => {
    const [draw] = past as [Draw];
    const near = fc.tuple(...[...draw.number].map((figure) => fc.oneof(fc.constant(figure), fc.nat(9).map(String))));
    const ticket = fc
      .tuple(
        near,
        fc.oneof(
          fc.constant(draw.series),
          fc.nat(399).map((at) => String(at).padStart(3, "0")),
        ),
      )
      .map(([figures, series]) => ({ number: figures.join(""), series }));
    const some = fc.sample(fc.tuple(ticket, fc.integer({ min: 1, max: 3 })), { numRuns: 150, seed: Date.now() % 1e6 });
    const distinct = new Map(some.map(([bet, count]) => [`${bet.number}/${bet.series}`, { ...bet, fractions: count }]));
    const taken = await shop.store.db
      .select()
      .from(fractions)
      .where(and(eq(fractions.lotteryId, MEDELLIN), eq(fractions.drawNumber, draw.drawNumber)));
    for (const { number, series } of taken) distinct.delete(`${number}/${series}`);
    const { lines } = await sold(people.jairo, draw, [...distinct.values()]);
    await check();
    const recorded = await prizesOf(lines);
    const fecha = bogotaDay(Date.parse(draw.drawsAt));
    for (const line of lines) {
      const { json } = await jairo.post("/api/Users/etn/consultar-numero-ganador", {
        number: { ideLoteria: MEDELLIN, fecha, numero: line.number, serie: line.series },
      });
      expect(
        recorded
          .filter(({ orderLineId }) => orderLineId === line.id)
          .map(({ description, netPesos, grossPesos, claimUntil }) => [description, netPesos, grossPesos, claimUntil]),
        JSON.stringify(line),
      ).toEqual(
        json.data.premios.map((won: { desPlanPremio: string; vlrNetoFraccion: number; vlrBrutoFraccion: number }) => [
          won.desPlanPremio,
          won.vlrNetoFraccion * line.fractions,
          won.vlrBrutoFraccion * line.fractions,
          addYears(fecha, 1),
        ]),
      );
    }
    expect(recorded.length).toBeGreaterThan(10);
  });

  test("is recorded once, however often and by however many processes the result is checked or loaded", async () => {
    const draw = past[1]!;
    const { lines } = await sold(people.jairo, draw, [{ number: lastTwo(draw), series: draw.series, fractions: 2 }]);
    after(draw, OFFICIAL_AFTER_MS);
    const beside = await Promise.all([0, 1, 2].map(() => openBeside(shop.store)));
    await Promise.all([check(), ...beside.map((store) => checkResults({ ...shop.shop, store }))]);
    const first = await prizesOf(lines);
    expect(first).toHaveLength(1);
    await corrected(draw, draw.number);
    await check();
    expect(await prizesOf(lines)).toEqual(first);
    expect((await lettersTo(people.jairo)).filter(({ key }) => key.endsWith(` ${lines[0]!.id}`))).toHaveLength(1);
    expect(isOnPostgres() || beside[0] === shop.store).toBe(true);
  });

  test("is found again and finished when a process dies on the way", async () => {
    const draw = past[2]!;
    const { lines } = await sold(people.jairo, draw, [{ number: lastTwo(draw), series: draw.series, fractions: 1 }]);
    const dies = () => {
      throw new Error("killed");
    };
    await expect(checkDraw(shop.store, draw, { now: shop.clock.now(), messageOf: dies })).rejects.toThrow("killed");
    expect(await prizesOf(lines)).toEqual([]);
    await check();
    expect(await prizesOf(lines)).toHaveLength(1);
  });
});

describe("a result that is not official yet", () => {
  test("when corrected takes back what no longer wins and adds what does, and nobody has been told", async () => {
    const nelly = await loggedIn(shop.app, people.nelly);
    const draw = past[3]!;
    const right = lastTwo(draw);
    const wrong = right.slice(0, 2) + other(right[2]!) + other(right[3]!);
    const { order, lines } = await sold(people.nelly, draw, [
      { number: right, series: draw.series, fractions: 1 },
      { number: wrong, series: draw.series, fractions: 3 },
    ]);
    after(draw, HOUR);
    expect(await historyOf(nelly, people.nelly, order.reference)).toEqual([
      ["SIN_RESULTADO", undefined],
      ["SIN_RESULTADO", undefined],
    ]);
    await check();
    const [won, ...none] = await prizesOf(lines);
    expect([won!.orderLineId, none, won!.toldAt]).toEqual([lines[0]!.id, [], null]);
    expect(await historyOf(nelly, people.nelly, order.reference)).toEqual([
      ["GANO", won!.netPesos],
      ["NO_GANO", undefined],
    ]);
    // The two last figures of the other ticket.
    await corrected(draw, draw.number.slice(0, 2) + wrong.slice(2));
    await check();
    const [now, ...others] = await prizesOf(lines);
    expect([now!.orderLineId, now!.resultVersion, others]).toEqual([lines[1]!.id, won!.resultVersion + 1, []]);
    expect(toldOf(draw).at(-1)).toMatchObject({ msg: "the prizes of a draw were recorded", recorded: 1, removed: 1 });
    expect((await historyOf(nelly, people.nelly, order.reference)).map(([word]: [string]) => word)).toEqual([
      "NO_GANO",
      "GANO",
    ]);
    expect(await lettersTo(people.nelly)).toEqual([]);
    expect(await noticesOf(nelly)).toEqual([]);
    expect(shop.logged()).not.toContain("prizes-disputed");
    await corrected(draw, draw.number);
    await check();
  });

  test("a sale that the gateway tells late is checked as well, and one that goes back has no prize", async () => {
    const { reference } = (await buy(hernan, people.hernan, [{ numero: "4820", serie: "031", fracciones: 2 }])).json;
    const order = await lastOrder(shop);
    expect(order.reference).toBe(reference);
    const [line] = await shop.store.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const boughtAt = shop.clock.iso();
    shop.clock.set("2026-11-21T04:30:00.000Z");
    await loadTexts(
      shop.store,
      { "resultados.csv": `loteria,sorteo,numero,serie\n${MEDELLIN},${line!.drawNumber},5920,031\n` },
      { now: shop.clock.iso() },
    );
    await check();
    const [unknown] = await shop.store.db
      .select()
      .from(results)
      .where(and(eq(results.lotteryId, MEDELLIN), eq(results.drawNumber, line!.drawNumber)));
    // Nothing of it was sold: it is passed over, whatever is not known of it.
    expect(unknown!.check).toBe("CHECKED");
    const [attempt] = await attemptsOf(shop.store.db, order.id);
    const report = (status: string) => ({
      reference: attempt!.reference,
      status,
      totalPesos: order.totalPesos,
      currency: "COP",
      paidAt: boughtAt,
      detail: {
        message: "",
        reason: null,
        date: boughtAt,
        bank: null,
        method: null,
        authorization: null,
        receipt: null,
      },
    });
    const tell = (status: string) =>
      applyReport(shop.store, attempt!.id, report(status) as never, {
        now: shop.clock.now(),
        notices: 0,
        messageOf: purchaseMessage,
        refundMessageOf: refundMessage,
      });
    expect((await tell("APPROVED")).order.state).toBe("APPROVED");
    await check();
    // The secos are not out: nobody can tell what it won.
    expect(await historyOf(hernan, people.hernan, reference)).toEqual([["SIN_RESULTADO", undefined]]);
    await keepDemoAlive(shop.store, shop.clock);
    await check();
    const [won] = await prizesOf([line!]);
    expect(await historyOf(hernan, people.hernan, reference)).toEqual([["GANO", won!.netPesos]]);
    expect((await tell("REFUNDED")).order.state).toBe("REFUNDED");
    await check();
    expect(await prizesOf([line!])).toEqual([]);
  });
});

describe("an official result", () => {
  let draw: Draw;
  let order: typeof orders.$inferSelect;
  let lines: (typeof orderLines.$inferSelect)[];
  let attempt: typeof paymentAttempts.$inferSelect;
  beforeAll(async () => {
    draw = past[4]!;
    ({ order, lines, attempt } = await sold(people.hernan, draw, [
      { number: lastTwo(draw), series: draw.series, fractions: 3 },
      nothing(draw),
    ]));
    after(draw, OFFICIAL_AFTER_MS - 1);
    await check();
    expect(await noticesOf(hernan)).toEqual([]);
    after(draw, OFFICIAL_AFTER_MS);
    await check();
  });

  test("is told behind the bell, to its owner alone, until it has been read", async () => {
    const [won] = await prizesOf(lines);
    expect(await unreadOf(hernan)).toBe(1);
    const day = bogotaDay(Date.parse(draw.drawsAt));
    expect(await noticesOf(hernan)).toEqual([
      {
        id: lines[0]!.id,
        referencia: order.reference,
        desLoteria: "Lotería de Medellín",
        abreviatura: "MEDE",
        sorteo: draw.drawNumber,
        fecSorteo: day.split("-").reverse().join("-"),
        numero: lines[0]!.number,
        serie: draw.series,
        vlrGanado: won!.netPesos,
        fecLimite: addYears(day, 1),
      },
    ]);
    const marta = await loggedIn(shop.app, people.marta);
    expect(await noticesOf(marta)).toEqual([]);
    const read = (client: Visitor) => client.post("/api/tienda/avisos/leidos", { premios: [lines[0]!.id] });
    await read(marta);
    expect(await unreadOf(hernan)).toBe(1);
    expect((await read(hernan)).json).toEqual({ sinLeer: 0 });
    expect([await unreadOf(hernan), await noticesOf(hernan)]).toEqual([0, []]);
  });

  test("is written to its owner once, who agreed to be written to", async () => {
    const letters = await lettersTo(people.hernan);
    const [won] = await prizesOf(lines);
    expect(letters.map(({ key, state }) => [key, state])).toEqual([
      [`prize ${order.reference} ${lines[0]!.id}`, "WAITING"],
    ]);
    const net = `$${new Intl.NumberFormat("es-CO").format(won!.netPesos)}`;
    expect(letters[0]!.subject).toBe(`Ganaste ${net} con tu billete de Medellín`);
    expect(letters[0]!.text).toContain(`${order.origin}/mi-cuenta/historial`);
    const winning = {
      owner: { id: 1, names: "A", email: "a@ejemplo.co", policiesAcceptedAt: TEST_START },
      order,
      line: lines[0]!,
      draw: { ...draw, lotteryName: "Lotería de Medellín", abbreviation: "MEDE", top: draw },
      prizes: [won!],
      toldAt: TEST_START,
    };
    expect(prizeMessage(winning)).not.toBeNull();
    expect(prizeMessage({ ...winning, owner: { ...winning.owner, policiesAcceptedAt: null } })).toBeNull();
    expect(prizeMessage({ ...winning, owner: { ...winning.owner, email: null } })).toBeNull();
    const late = `${addDays(won!.claimUntil, 1)}T15:00:00.000Z`;
    expect(prizeMessage({ ...winning, toldAt: late })).toBeNull();
  });

  test("counts in the month of its draw, after taxes, and is among the person's own data", async () => {
    const [won] = await prizesOf(lines);
    const month = bogotaDay(Date.parse(draw.drawsAt)).slice(0, 7);
    const { meses } = (await hernan.get("/api/tienda/calma")).json;
    expect(meses.find(({ mes }: { mes: string }) => mes === month)).toMatchObject({ ganado: won!.netPesos });
    const { text } = await hernan.get("/api/tienda/mis-datos");
    expect(text).toContain(won!.description);
  });

  test("when it is changed keeps what was told, adds what wins now, and calls somebody", async () => {
    const before = await prizesOf(lines);
    const [{ officialAt }] = (await shop.store.db
      .select()
      .from(results)
      .where(and(eq(results.lotteryId, draw.lotteryId), eq(results.drawNumber, draw.drawNumber)))) as [
      typeof results.$inferSelect,
    ];
    // The first ticket wins nothing of it any more, and the other one has another series.
    const top = draw.number.slice(0, 2) + lines[1]!.number.slice(2);
    await corrected(draw, top);
    await check();
    const now = await prizesOf(lines);
    expect(now.filter(({ orderLineId }) => orderLineId === lines[0]!.id)).toEqual(before);
    expect(await historyOf(hernan, people.hernan, order.reference)).toEqual([
      ["GANO", before[0]!.netPesos],
      ["NO_GANO", undefined],
    ]);
    const alarms = () => shop.logged().split("prizes-disputed").length - 1;
    expect(alarms()).toBe(1);
    expect(toldOf(draw).at(-1)).toMatchObject({
      ...{ msg: "prizes that were told are not what the result, or the sale, says now", level: 50 },
      ...{ alarm: "prizes-disputed", disputed: 1 },
    });
    await check();
    expect(alarms()).toBe(1);
    const { lines: late } = await sold(people.hernan, draw, [
      { number: lastTwo({ number: top }), series: draw.series, fractions: 1 },
    ]);
    await shop.store.db
      .update(results)
      .set({ officialAt })
      .where(and(eq(results.lotteryId, draw.lotteryId), eq(results.drawNumber, draw.drawNumber)));
    await check();
    expect((await prizesOf(late)).map(({ toldAt }) => toldAt)).toEqual([shop.clock.iso()]);
    const alarmsSoFar = alarms();
    // The money of the first purchase goes back when its owner knows of the prize: somebody decides.
    const report = { reference: order.reference, status: "REFUNDED", totalPesos: order.totalPesos, currency: "COP" };
    await applyReport(shop.store, attempt.id, { ...report, paidAt: null, detail: {} } as never, {
      now: shop.clock.now(),
      notices: 0,
      messageOf: purchaseMessage,
      refundMessageOf: refundMessage,
    });
    await check();
    expect(await prizesOf([lines[0]!])).toHaveLength(1);
    expect(alarms()).toBe(alarmsSoFar + 1);
  });
});

test("a prize that was told and would pay otherwise now stays as it was told, and calls somebody", async () => {
  const draw = past[7]!;
  const { lines } = await sold(people.jairo, draw, [{ number: lastTwo(draw), series: draw.series, fractions: 1 }]);
  after(draw, OFFICIAL_AFTER_MS);
  await check();
  const [won] = await prizesOf(lines);
  const { db } = shop.store;
  const own = eq(prizes.orderLineId, lines[0]!.id);
  const changes = [{ grossPesos: won!.grossPesos + 1 }, { netPesos: won!.netPesos - 1 }];
  for (const [index, change] of changes.entries()) {
    const toldSo = { ...won!, ...change };
    await db.update(prizes).set(toldSo).where(own);
    await db
      .update(results)
      .set({ check: "NEW" })
      .where(and(eq(results.lotteryId, draw.lotteryId), eq(results.drawNumber, draw.drawNumber)));
    expect(await check()).toBe(1);
    expect(await prizesOf(lines)).toEqual([toldSo]);
    expect(toldOf(draw).filter(({ alarm }) => alarm === "prizes-disputed")).toHaveLength(index + 1);
    expect(toldOf(draw).at(-1)).toMatchObject({ disputed: 1 });
    await db.update(prizes).set(won!).where(own);
  }
});
