/** Limits and pauses of players over the API, and inside the order's transaction. */
import { and, desc, eq, lt } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assertCalm } from "#server/store/calm.ts";
import { orders, playLimits, playPauses, prizes, results, users } from "#server/store/schema.ts";
import { buy, fillCart, gatewayNetwork, openForBuyers, pay, payBody } from "./buying";
import { loggedIn, people, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

const DAY = 24 * 60 * 60_000;
const network = gatewayNetwork();
let shop: TestShop;
let jairo: Visitor;

beforeAll(async () => {
  ({ shop, jairo } = await openForBuyers(network));
});
beforeEach(async () => {
  shop.clock.set(TEST_START);
  await shop.store.db.delete(playLimits);
  await shop.store.db.delete(playPauses);
});

const read = async (client = jairo) => (await client.get("/api/tienda/calma")).json;
const limit = (periodo: string, pesos: number | null) => jairo.post("/api/tienda/calma/limite", { periodo, pesos });
const pause = (tipo: string, duracion: number, client = jairo) =>
  client.post("/api/tienda/calma/pausa", { tipo, duracion });
/** One bet of a number that nobody else plays. */
let number = 5_000;
const bets = (fracciones = 1) => [{ numero: String((number += 1)), serie: "010", fracciones }];
const limitOf = async (period: string) =>
  (await read()).limites.find(({ periodo }: { periodo: string }) => periodo === period);

describe("[F-62] a limit of spending", () => {
  test.each(["dia", "semana", "mes"])(
    "of a %s refuses the order that would pass it, also beside one under way",
    async (period) => {
      const before = (await limitOf(period)).gastado as number;
      const first = await fillCart(jairo, people.jairo, bets());
      await limit(period, before + first.total);
      expect((await pay(jairo, payBody(people.jairo, first))).status).toBe(200);
      expect((await limitOf(period)).gastado).toBe(before + first.total);
      const second = await fillCart(jairo, people.jairo, bets());
      expect(refusalOf(await pay(jairo, payBody(people.jairo, second)))).toEqual([409, "LIMIT_REACHED"]);
      // Nothing was held and the cart is as it was.
      const { json } = await jairo.post("/api/carts", { user: people.jairo, state: "INCART" });
      expect(json.lotteries).toHaveLength(1);
      await limit(period, null);
      expect(refusalOf(await pay(jairo, payBody(people.jairo, second)))).toEqual([409, "LIMIT_REACHED"]);
      await shop.store.db.delete(playLimits);
      expect((await pay(jairo, payBody(people.jairo, second))).status).toBe(200);
    },
  );

  test("a higher one waits for a day, and says so", async () => {
    await limit("dia", 20_000);
    const { json } = await limit("dia", 50_000);
    expect(json.limites[0]).toMatchObject({
      periodo: "dia",
      pesos: 20_000,
      proximoPesos: 50_000,
      proximoDesde: new Date(shop.clock.now() + DAY).toISOString(),
    });
    shop.clock.advance(DAY);
    expect(await limitOf("dia")).toMatchObject({ pesos: 50_000, proximoPesos: null, proximoDesde: null });
  });

  test("taken away holds for a day more, and says so", async () => {
    await limit("semana", 20_000);
    const waits = { pesos: 20_000, proximoPesos: null, proximoDesde: new Date(shop.clock.now() + DAY).toISOString() };
    expect((await limit("semana", null)).json.limites[1]).toMatchObject({ periodo: "semana", ...waits });
    shop.clock.advance(DAY - 1);
    expect(await limitOf("semana")).toMatchObject(waits);
    shop.clock.advance(1);
    expect(await limitOf("semana")).toMatchObject({ pesos: null, proximoPesos: null, proximoDesde: null });
    // Taken away once more, where none is left.
    const { status, json } = await limit("semana", null);
    expect([status, json.limites[1].pesos]).toEqual([200, null]);
  });

  test.each([0, 999, 100_000_001, 20_000.5, "20000"])("of %s is refused", async (pesos) => {
    expect(refusalOf(await limit("dia", pesos as number))[1]).toBe("INVALID_FIELDS");
  });
});

describe("[F-62] a pause", () => {
  test.each([
    ["pausa", 7, "2026-11-27T15:00:00.000Z"],
    ["exclusion", 6, "2027-05-20T15:00:00.000Z"],
  ])("%s of %i refuses every order until it is over, and nobody ends it", async (tipo, duracion, hasta) => {
    const { json } = await pause(tipo, duracion);
    expect(json.pausa).toEqual({ tipo, hasta });
    // A shorter one changes nothing.
    if (tipo === "pausa") expect((await pause("pausa", 1)).json.pausa.hasta).toBe(hasta);
    const filled = await fillCart(jairo, people.jairo, bets());
    expect(refusalOf(await pay(jairo, payBody(people.jairo, filled)))).toEqual([409, "PLAY_PAUSED"]);
    expect(await read()).toMatchObject({ pausa: { hasta } });
    // Nobody else has a pause by it.
    const marta = await loggedIn(shop.app, people.marta, "190.24.1.11");
    expect((await buy(marta, people.marta, bets())).status).toBe(200);
    await shop.store.db.delete(playPauses);
  });

  test("holds for whatever account its document opens", async () => {
    await pause("exclusion", 3);
    const { db } = shop.store;
    const [account] = await db.select().from(users).where(eq(users.documentNumber, people.jairo));
    await db.update(users).set({ deletedAt: shop.clock.iso() }).where(eq(users.id, account!.id));
    const { id: _id, ...again } = account!;
    const [second] = await db.insert(users).values(again).returning({ id: users.id });
    const client = await loggedIn(shop.app, people.jairo, "190.24.1.9");
    expect((await read(client)).pausa.tipo).toBe("exclusion");
    expect(refusalOf(await buy(client, people.jairo, bets()))).toEqual([409, "PLAY_PAUSED"]);
    await db.update(users).set({ deletedAt: shop.clock.iso() }).where(eq(users.id, second!.id));
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, account!.id));
  });

  test.each([
    ["pausa", 6],
    ["pausa", 365],
    ["exclusion", 1],
    ["siempre", 1],
  ])("%s of %i is none that can be chosen", async (tipo, duracion) => {
    expect(refusalOf(await pause(tipo, duracion))[1]).toBe("INVALID_FIELDS");
  });
});

test("the summary tells what was bought and what was won in each month, and to its person only", async () => {
  const client = await loggedIn(shop.app, people.marta, "190.24.1.10");
  const { meses } = await read(client);
  const approved = await shop.store.db.select().from(orders).where(eq(orders.state, "APPROVED"));
  const [marta] = await shop.store.db.select().from(users).where(eq(users.documentNumber, people.marta));
  // Twelve months are told: a purchase of 2023 is none of them.
  const own = approved.filter(({ userId, createdAt }) => userId === marta!.id && createdAt >= "2025-12");
  expect(own).toHaveLength(5);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(meses.map(({ gastado }: { gastado: number }) => gastado))).toBe(sum(own.map((row) => row.totalPesos)));
  const won = await shop.store.db.select().from(prizes).where(eq(prizes.userId, marta!.id));
  expect(won.map(({ netPesos }) => netPesos).toSorted((one, other) => one - other)).toEqual([
    25_000, 30_000, 50_000, 50_000, 90_000, 250_000, 1_500_000,
  ]);
  // Of the month of the draw, which is the month in which its ticket was bought.
  expect(meses.map(({ mes, ganado }: { mes: string; ganado: number }) => [mes, ganado])).toEqual([
    ["2026-11", 90_000 + 250_000 + 25_000],
    ["2026-10", 50_000 + 50_000 + 1_500_000],
  ]);
  expect((await visitor(shop.app).get("/api/tienda/calma")).status).toBe(401);
});

test("the summary's months are told the latest first, also one in which there was only a prize", async () => {
  const client = await loggedIn(shop.app, people.marta, "190.24.1.12");
  const { db } = shop.store;
  const [marta] = await db.select().from(users).where(eq(users.documentNumber, people.marta));
  const [won] = await db
    .select()
    .from(prizes)
    .where(and(eq(prizes.userId, marta!.id), eq(prizes.lotteryId, 10)))
    .orderBy(desc(prizes.drawNumber));
  const [drawn] = await db
    .select()
    .from(results)
    .where(and(eq(results.lotteryId, won!.lotteryId), lt(results.drawsAt, "2026-10-01T05:00:00Z")))
    .orderBy(desc(results.drawsAt))
    .limit(1);
  const before = (await read(client)).meses;
  const older = and(eq(prizes.orderLineId, won!.orderLineId), eq(prizes.position, 1_000));
  await db.insert(prizes).values({ ...won!, position: 1_000, drawNumber: drawn!.drawNumber, netPesos: 7_000 });
  expect((await read(client)).meses).toEqual([...before, { mes: "2026-09", gastado: 0, compras: 0, ganado: 7_000 }]);
  await db.delete(prizes).where(older);
});

test("[F-62] an order of an account that was deleted meanwhile is refused: its limits would hold no more", async () => {
  const { db } = shop.store;
  const [account] = await db.select().from(users).where(eq(users.documentNumber, people.nelly));
  await db.update(users).set({ deletedAt: TEST_START }).where(eq(users.id, account!.id));
  for (const betPesos of [1_000, null])
    await expect(
      shop.store.transaction((tx) => assertCalm(tx, account!.id, betPesos, shop.clock.now())),
    ).rejects.toMatchObject({ code: "STALE_CART" });
  await db.update(users).set({ deletedAt: null }).where(eq(users.id, account!.id));
});

test("the reminder is kept, and told with the session", async () => {
  const set = (minutos: number | null) => jairo.post("/api/tienda/calma/recordatorio", { minutos });
  expect((await set(30)).json.recordatorioMinutos).toBe(30);
  expect((await read()).recordatorioMinutos).toBe(30);
  expect((await jairo.get("/api/tienda/sesion")).json.usuario.recordatorioMinutos).toBe(30);
  expect((await set(null)).json.recordatorioMinutos).toBeNull();
  expect(refusalOf(await set(7))[1]).toBe("INVALID_FIELDS");
});
