/** Draws, availability, plans and the form of every answer, over the demo's store. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { and, eq } from "drizzle-orm";
import { errorAnswer } from "#contract/call";
import { lotteryWire } from "#contract/lotteries";
import { freeAmong, freeNumbers, freeSeries } from "#server/store/availability.ts";
import { findDraw } from "#server/store/draws.ts";
import {
  countdownEvents,
  draws,
  fractions,
  lotteries,
  orderLines,
  results,
  secos,
  users,
} from "#server/store/schema.ts";
import {
  loggedIn,
  openShop,
  people,
  refusalOf,
  TEST_START,
  visitor,
  type Answer,
  type TestShop,
  type Visitor,
} from "./harness";

const LIST = "/api/Users/etn/consultar-loterias-disponibles";
const SERIES = "/api/Users/etn/consultar-disponiblidad-de-numero";
const NUMBERS = "/api/Users/etn/consultar-numeros-disponibles";
const STATISTICS = "/api/Users/etn/consultar-numeros-mayores-menores";
const ALL = { lottery: { fecha: "11-04-2018", evento: null } };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clock.set(TEST_START));

async function openDraw(lotteryId: number) {
  const { json } = await visitor(shop.app).post(LIST, ALL);
  return json.data.find((draw: { ideLoteria: number }) => draw.ideLoteria === lotteryId);
}

describe("open draws", () => {
  test("the list has every open draw, the next to close first, each by the contract", async () => {
    const { status, json } = await visitor(shop.app).post(LIST, ALL);
    expect(status).toBe(200);
    expect(json.data.length).toBeGreaterThanOrEqual(15);
    for (const draw of json.data) expect(lotteryWire.isValidSync(draw, { strict: true })).toBe(true);
    const closings = json.data.map(
      ({ fecCierre, horaCierre }: { fecCierre: string; horaCierre: string }) =>
        fecCierre.split("-").reverse().join("-") + horaCierre,
    );
    expect(closings).toEqual(closings.toSorted());
  });

  test("one lottery's draws are asked for by its number, and one draw by its own as well", async () => {
    const { json } = await visitor(shop.app).post(LIST, ALL);
    const open: { ideLoteria: number; sorteo: number }[] = json.data;
    const of = async (wanted: object) =>
      (await visitor(shop.app).post(LIST, { lottery: { ...ALL.lottery, ...wanted } })).json.data;
    const medellin = open.filter(({ ideLoteria }) => ideLoteria === 10);
    expect(await of({ ideLoteria: 10 })).toEqual(medellin);
    expect(await of({ ideLoteria: 10, sorteo: 4862 })).toEqual(medellin.filter(({ sorteo }) => sorteo === 4862));
    expect(await of({ ideLoteria: 11, sorteo: 4862 })).toEqual([]);
    expect(await of({ sorteo: 4862 })).toEqual(open.filter(({ sorteo }) => sorteo === 4862));
  });

  test("[F-50] a draw leaves the list at the instant of its closing, by the server's clock", async () => {
    const medellin = await openDraw(10);
    shop.clock.set("2026-11-21T03:29:59.999Z");
    expect((await openDraw(10)).sorteo).toBe(medellin.sorteo);
    shop.clock.set("2026-11-21T03:30:00.000Z");
    expect((await openDraw(10)).sorteo).toBe(medellin.sorteo + 1);
  });
});

test("a draw's record has its day, hours, prices and prize", async () => {
  expect(await openDraw(10)).toEqual({
    ideLoteria: 10,
    desLoteria: "Lotería de Medellín",
    abreviatura: "MEDE",
    sorteo: 4862,
    fecSorteo: "20-11-2026",
    horaSorteo: "23:00",
    fecCierre: "20-11-2026",
    horaCierre: "22:30",
    vlrBillete: 18_000,
    vlrFraccion: 6_000,
    numFracciones: 3,
    premioMayor: { vlrBrutoBillete: 16_000_000_000 },
    numeroFavorito: null,
    ideClaseLoteria: 1,
  });
});

test("what changes in the draws is seen a second later, whichever way the clock was moved", async () => {
  const price = async () => (await openDraw(10)).vlrFraccion;
  const own = and(eq(draws.lotteryId, 10), eq(draws.drawNumber, (await openDraw(10)).sorteo));
  const set = (fractionPesos: number) => shop.store.db.update(draws).set({ fractionPesos }).where(own);
  expect(await price()).toBe(6_000);
  await set(6_500);
  shop.clock.advance(999);
  expect(await price()).toBe(6_000);
  shop.clock.advance(1);
  expect(await price()).toBe(6_500);
  await set(6_000);
  shop.clock.advance(-1);
  expect(await price()).toBe(6_000);
});

test("[F-57] the list is there again as soon as the database is", async () => {
  const { app, store } = await openShop({ store: { ...shop.store, db: Object.create(shop.store.db) } });
  const lost = {
    from: () => lost,
    innerJoin: () => lost,
    where: () => lost,
    orderBy: () => Promise.reject(new Error("lost")),
  };
  Object.assign(store.db, { select: () => lost });
  expect((await visitor(app).post(LIST, ALL)).status).toBe(500);
  Object.assign(store.db, { select: shop.store.db.select.bind(shop.store.db) });
  expect((await visitor(app).post(LIST, ALL)).status).toBe(200);
});

test("a favourite that is not whole belongs to no draw", async () => {
  const own = eq(users.documentNumber, people.marta);
  const marta = await loggedIn(shop.app, people.marta);
  const favorites = async () =>
    (await marta.post(LIST, ALL)).json.data.filter(
      ({ numeroFavorito }: { numeroFavorito: string | null }) => numeroFavorito,
    );
  await shop.store.db.update(users).set({ favoriteNumber: null }).where(own);
  expect(await favorites()).toEqual([]);
  await shop.store.db.update(users).set({ favoriteNumber: "4827", favoriteLotteryId: null }).where(own);
  expect(await favorites()).toEqual([]);
  await shop.store.db.update(users).set({ favoriteLotteryId: 10 }).where(own);
  expect(await favorites()).toHaveLength(1);
});

test("the list has the player's favourite number, on the next draw of its lottery only", async () => {
  const marta = await loggedIn(shop.app, people.marta);
  const favorites = async (client: Visitor) =>
    (await client.post(LIST, ALL)).json.data
      .filter(({ numeroFavorito }: { numeroFavorito: string | null }) => numeroFavorito !== null)
      .map(({ ideLoteria, numeroFavorito }: { ideLoteria: number; numeroFavorito: string }) => [
        ideLoteria,
        numeroFavorito,
      ]);
  expect(await favorites(marta)).toEqual([[10, "4-8-2-7"]]);
  expect(await favorites(visitor(shop.app))).toEqual([]);
});

describe("availability", () => {
  test("at most ten series of a number, each with its free fractions", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const { json } = await visitor(shop.app).post(SERIES, { number: { ideLoteria, sorteo, numero: "0815" } });
    expect(json.data).toHaveLength(10);
    for (const { serie, cantFracciones } of json.data) {
      expect(serie).toMatch(/^\d{3}$/);
      expect(cantFracciones).toBe(3);
    }
  });

  test("1234 of the next Medellín draw has one series left, with two fractions", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const { json } = await visitor(shop.app).post(SERIES, { number: { ideLoteria, sorteo, numero: "1234" } });
    expect(json.data).toEqual([{ serie: "305", cantFracciones: 2 }]);
  });

  test("7777 of the next Bogotá draw is sold out, and neighbours are offered without it", async () => {
    const { ideLoteria, sorteo } = await openDraw(8);
    const client = visitor(shop.app);
    const series = await client.post(SERIES, { number: { ideLoteria, sorteo, numero: "7777" } });
    expect(series.json.data).toEqual([]);
    const numbers = await client.post(NUMBERS, { numeroJugar: { ideLoteria, sorteo, numero: "7776" } });
    const offered = numbers.json.data.map(({ numero }: { numero: string }) => numero);
    expect(offered.slice(0, 2)).toEqual(["7775", "7778"]);
    expect(offered).not.toContain("7777");
  });

  test("a series that the lottery does not print is not available", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const client = visitor(shop.app);
    const ask = (serie: string) => client.post(SERIES, { number: { ideLoteria, sorteo, numero: "0815", serie } });
    expect((await ask("499")).json.data).toEqual([{ serie: "499", cantFracciones: 3 }]);
    expect((await ask("500")).json.data).toEqual([]);
  });

  test("[F-7] a number, series or id of the wrong form is refused, never coerced", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const client = visitor(shop.app);
    for (const [field, number] of [
      ["numero", { ideLoteria, sorteo, numero: "12" }],
      ["numero", { ideLoteria, sorteo, numero: 1234 }],
      ["serie", { ideLoteria, sorteo, numero: "0815", serie: "1" }],
      ["ideLoteria", { ideLoteria: String(ideLoteria), sorteo, numero: "0815" }],
    ] as const)
      expect(refusalOf(await client.post(SERIES, { number }))).toEqual([
        400,
        "INVALID_FIELDS",
        { [`number.${field}`]: "Este dato no es válido" },
      ]);
  });

  test("[F-5] a draw that has closed answers 409, an unknown one 404", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const client = visitor(shop.app);
    const past = await client.post(SERIES, { number: { ideLoteria, sorteo: sorteo - 1, numero: "0815" } });
    expect(refusalOf(past)).toEqual([409, "DRAW_CLOSED"]);
    const unknown = await client.post(SERIES, { number: { ideLoteria, sorteo: 99_999, numero: "0815" } });
    expect(refusalOf(unknown)).toEqual([404, "DRAW_UNKNOWN"]);
  });
});

describe("what is free", () => {
  const SOME = { number: "0815", series: "001" };
  /** The next Medellín draw with fewer series, so that few fractions fill a number. */
  const small = async (seriesCount: number) => ({
    ...(await findDraw(shop.store.db, 10, (await openDraw(10)).sorteo))!,
    seriesCount,
  });
  /** Fractions that are not free, for as long as `work` takes. */
  async function withTaken(
    taken: { number: string; series: string; fractionNo: number; heldUntil?: string }[],
    work: () => Promise<void>,
  ) {
    const { sorteo } = await openDraw(10);
    const [line] = await shop.store.db.select().from(orderLines).limit(1);
    await shop.store.db.insert(fractions).values(
      taken.map((one) => ({
        lotteryId: 10,
        drawNumber: sorteo,
        state: one.heldUntil ? ("HELD" as const) : ("SOLD" as const),
        orderLineId: line!.id,
        ...one,
      })),
    );
    await work();
    for (const { number } of taken) await shop.store.db.delete(fractions).where(eq(fractions.number, number));
  }
  const all = (number: string, series: string) => [1, 2, 3].map((fractionNo) => ({ number, series, fractionNo }));

  test("of a series is what is neither sold nor held; a hold that has ended keeps nothing", async () => {
    const draw = await small(500);
    const free = () => freeSeries(shop.store.db, draw, SOME.number, TEST_START, SOME.series);
    expect(await free()).toEqual([{ series: "001", free: 3 }]);
    await withTaken(
      [
        { ...SOME, fractionNo: 1 },
        { ...SOME, fractionNo: 2, heldUntil: "2026-11-20T15:00:00.001Z" },
        { ...SOME, fractionNo: 3, heldUntil: TEST_START },
      ],
      async () => {
        expect(await free()).toEqual([{ series: "001", free: 1 }]);
        expect(await freeSeries(shop.store.db, draw, "0816", TEST_START, "001")).toEqual([{ series: "001", free: 3 }]);
        expect(await freeSeries(shop.store.db, draw, SOME.number, TEST_START, "002")).toEqual([
          { series: "002", free: 3 },
        ]);
      },
    );
    await withTaken(all(SOME.number, "001"), async () => expect(await free()).toEqual([]));
  });

  test.each([1, 9, 10, 11, 58, 62, 435, 899, 1000])(
    "of %i printed series ten are offered, or all: each once, in order, each printed",
    async (count) => {
      const found = (await freeSeries(shop.store.db, await small(count), "0815", TEST_START)).map(
        ({ series }) => series,
      );
      expect(found).toHaveLength(Math.min(10, count));
      expect(found).toEqual([...new Set(found)].toSorted());
      for (const series of found) {
        expect(series).toMatch(/^\d{3}$/);
        expect(Number(series)).toBeLessThan(count);
      }
    },
  );

  test("of another number or another draw begins elsewhere: not everybody is offered the same series", async () => {
    const draw = await small(500);
    const offered = async (number: string, drawNumber = draw.drawNumber) =>
      (await freeSeries(shop.store.db, { ...draw, drawNumber }, number, TEST_START)).map(({ series }) => series).join();
    const different = new Set([
      await offered("0815"),
      await offered("0816"),
      await offered("0817"),
      await offered("0815", draw.drawNumber + 1),
    ]);
    expect(different.size).toBe(4);
  });

  test("a series without a free fraction is left out, and another is offered in its place", async () => {
    const draw = await small(11);
    const series = async () =>
      (await freeSeries(shop.store.db, draw, "0815", TEST_START)).map((one) => [one.series, one.free]);
    const [[first]] = (await series()) as [[string, number]];
    await withTaken([...all("0815", first).slice(1)], async () => expect(await series()).toContainEqual([first, 1]));
    await withTaken(all("0815", first), async () => {
      const others = await series();
      expect(others).toHaveLength(10);
      expect(others.map(([one]) => one)).not.toContain(first);
    });
  });

  test("beside a number are its nearest, twelve, from both sides and around the end", async () => {
    const draw = await small(500);
    const near = async (number: string) =>
      (await freeNumbers(shop.store.db, draw, number, TEST_START)).map(({ number: found }) => found);
    expect(await near("0001")).toEqual([
      "0002",
      "0000",
      "0003",
      "9999",
      "0004",
      "9998",
      "0005",
      "9997",
      "0006",
      "9996",
      "0007",
      "9995",
    ]);
    expect((await near("9999")).slice(0, 3)).toEqual(["0000", "9998", "0001"]);
  });

  test("beside a number is none whose fractions are all taken; one with a fraction left is offered", async () => {
    const draw = await small(2);
    const near = async () =>
      (await freeNumbers(shop.store.db, draw, "0900", TEST_START)).slice(0, 2).map(({ number }) => number);
    expect(await near()).toEqual(["0901", "0899"]);
    const full = [...all("0901", "000"), ...all("0901", "001")];
    await withTaken(full.slice(1), async () => expect(await near()).toEqual(["0901", "0899"]));
    await withTaken(full, async () => expect(await near()).toEqual(["0899", "0902"]));
    await withTaken(
      full.map((one) => ({ ...one, heldUntil: TEST_START })),
      async () => expect(await near()).toEqual(["0901", "0899"]),
    );
  });

  test("[PLAY-09] to somebody without a number is a spread over all, another for each draw", async () => {
    const draw = await small(500);
    const spread = async (drawNumber: number) =>
      (await freeNumbers(shop.store.db, { ...draw, drawNumber }, null, TEST_START)).map(({ number }) => number);
    const found = await spread(draw.drawNumber);
    expect(new Set(found).size).toBe(12);
    for (const number of found) expect(number).toMatch(/^\d{4}$/);
    const sorted = found.map(Number);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    for (const [at, number] of sorted.slice(1).entries()) expect(number - sorted[at]!).toBeLessThan(900);
    expect(sorted.at(-1)! - sorted[0]!).toBeGreaterThan(8_500);
    expect(await spread(draw.drawNumber + 1)).not.toEqual(found);
    const { json } = await visitor(shop.app).post(NUMBERS, {
      numeroJugar: { ideLoteria: 10, sorteo: draw.drawNumber },
    });
    expect(json.data.map(({ numero }: { numero: string }) => numero)).toEqual(found);
  });

  test("beside a free number stands how many of its tickets are whole; a hold that has ended breaks none", async () => {
    const draw = await small(4);
    const of = async (number: string) => freeAmong(shop.store.db, draw, [number], TEST_START);
    expect(await of("0900")).toEqual([{ number: "0900", wholeTickets: 4 }]);
    await withTaken(
      [
        ...all("0900", "000"),
        { number: "0900", series: "002", fractionNo: 3 },
        { number: "0900", series: "003", fractionNo: 1, heldUntil: TEST_START },
      ],
      async () => expect(await of("0900")).toEqual([{ number: "0900", wholeTickets: 2 }]),
    );
    const broken = ["000", "001", "002", "003"].map((series) => ({ number: "0901", series, fractionNo: 1 }));
    await withTaken(broken, async () => expect(await of("0901")).toEqual([{ number: "0901", wholeTickets: 0 }]));
    await withTaken(
      ["000", "001", "002", "003"].flatMap((series) => all("0902", series)),
      async () => expect(await of("0902")).toEqual([]),
    );
  });

  test("of the numbers that are asked for come those that are free, in their order, each once", async () => {
    const { ideLoteria, sorteo } = await openDraw(8);
    const ask = (numeros: string[]) =>
      visitor(shop.app).post(NUMBERS, { numeroJugar: { ideLoteria, sorteo, numeros } });
    const free = (await ask(["9001", "7777", "0004", "9001"])).json.data;
    expect(free.map(({ numero }: { numero: string }) => numero)).toEqual(["9001", "0004"]);
    expect((await ask(["7777"])).json.data).toEqual([]);
    expect((await ask([])).json.data).toEqual([]);
    expect(refusalOf(await ask(Array.from({ length: 25 }, (_, at) => String(1000 + at))))[1]).toBe("INVALID_FIELDS");
  });

  test("[F-5] numbers are not offered of a draw that has closed, nor of one that does not exist", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const ask = async (drawNumber: number) =>
      refusalOf(await visitor(shop.app).post(NUMBERS, { numeroJugar: { ideLoteria, sorteo: drawNumber } }));
    expect(await ask(sorteo - 1)).toEqual([409, "DRAW_CLOSED"]);
    expect(await ask(99_999)).toEqual([404, "DRAW_UNKNOWN"]);
  });
});

describe("[PLAY-09] the numbers drawn most and least", () => {
  interface Count {
    numero: string;
    veces: number;
  }
  interface Told {
    mayores: Count[];
    menores: Count[];
    sorteos: number;
    sinCaer: number;
  }
  const ask = async (ideLoteria: number): Promise<Told> =>
    (await visitor(shop.app).post(STATISTICS, { data: { ideLoteria } })).json.data;

  test("are what a plain count of the top prizes and the secos says", async () => {
    const { db } = shop.store;
    const tops = await db.select({ number: results.number }).from(results).where(eq(results.lotteryId, 10));
    const others = await db.select({ number: secos.number }).from(secos).where(eq(secos.lotteryId, 10));
    const counts = new Map<string, number>();
    for (const { number } of [...tops, ...others]) counts.set(number, (counts.get(number) ?? 0) + 1);
    const { mayores, menores, sorteos, sinCaer } = await ask(10);
    expect(sorteos).toBe(tops.length);
    expect(sinCaer).toBe(10_000 - counts.size);
    expect(mayores.map(({ veces }) => veces)).toEqual([...counts.values()].sort((a, b) => b - a).slice(0, 6));
    for (const { numero, veces } of mayores) expect([numero, counts.get(numero)]).toEqual([numero, veces]);
    expect(menores).toHaveLength(6);
    for (const { numero, veces } of menores)
      expect([numero, counts.get(numero), veces]).toEqual([numero, undefined, 0]);
  });

  test("count the last fifty draws, and none that has not run", async () => {
    const { db } = shop.store;
    const prices = { fractionsPerTicket: 3, fractionPesos: 6_000, jackpotPesos: 1_000_000_000, seriesCount: 500 };
    const lottery = { ...prices, id: 99, name: "Lotería de la prueba", abbreviation: "PRUE", resultClass: 2 };
    await db.insert(lotteries).values(lottery);
    // From tomorrow's draw to the one of 51 days ago: the fifty between them count.
    const numbers = ["9999", "1111", ...Array.from({ length: 48 }, () => "2222"), "1111", "9998"];
    const drawn = numbers.map((number, index) => {
      const drawsAt = new Date(Date.parse(TEST_START) + 43_200_000 - index * 86_400_000).toISOString();
      return { lotteryId: 99, drawNumber: 1_000 - index, number, series: "001", drawsAt };
    });
    await db.insert(draws).values(drawn.map((one) => ({ ...prices, ...one, closesAt: one.drawsAt })));
    await db.insert(results).values(drawn);
    const { mayores, sorteos, sinCaer } = await ask(99);
    await db.delete(results).where(eq(results.lotteryId, 99));
    await db.delete(draws).where(eq(draws.lotteryId, 99));
    await db.delete(lotteries).where(eq(lotteries.id, 99));
    expect([sorteos, sinCaer]).toEqual([50, 9_998]);
    expect(mayores).toEqual([
      { numero: "2222", veces: 48 },
      { numero: "1111", veces: 2 },
    ]);
  });

  test("are none of a lottery that has drawn nothing", async () => {
    expect(await ask(98)).toEqual({ mayores: [], menores: [], sorteos: 0, sinCaer: 10_000 });
  });

  test("are counted once a second, whoever asks", async () => {
    const first = await ask(10);
    expect(await ask(10)).toEqual(first);
    shop.clock.advance(1_000);
    // Of thousands of numbers that were never drawn, six others stand there a second later.
    expect((await ask(10)).menores).not.toEqual(first.menores);
  });
});

test("a plan has the prizes of its lottery only, in their order, each with its values", async () => {
  const plan = async (ideLoteria: number) =>
    (await visitor(shop.app).post("/api/Users/etn/consultar-plande-premios", { award: { ideLoteria, fecha: null } }))
      .json.data.planPremios;
  const rows = await plan(10);
  expect(rows[0]).toEqual({
    cantidad: 1,
    desPlanPremio: "Premio Mayor",
    vlrBrutoBillete: 16_000_000_000,
    vlrNetoBillete: expect.any(Number),
    vlrNetoFraccion: expect.any(Number),
    ideLoteria: 10,
    valorFraccion: 6_000,
    numeroFracciones: 3,
  });
  expect(rows[0].vlrNetoBillete).toBeLessThan(rows[0].vlrBrutoBillete);
  expect(rows[0].vlrNetoFraccion).toBeLessThan(rows[0].vlrNetoBillete);
  expect(await plan(999)).toEqual([]);
});

test("a prize plan begins with its top prize", async () => {
  const { json } = await visitor(shop.app).post("/api/Users/etn/consultar-plande-premios", {
    award: { ideLoteria: 10, fecha: null },
  });
  expect(json.data.planPremios[0]).toMatchObject({ desPlanPremio: "Premio Mayor", vlrBrutoBillete: 16_000_000_000 });
  expect(json.data.planPremios).toHaveLength(14);
});

test("results are the newest first and none is of the future", async () => {
  const { json } = await visitor(shop.app).post("/api/Users/etn/consultar-resultados", { loterie: { limite: 4 } });
  expect(json.data).toHaveLength(4);
  expect(json.data[0].fecSorteo).toBe("19-11-2026");
});

describe("results", () => {
  const ask = (loterie: object) => visitor(shop.app).post("/api/Users/etn/consultar-resultados", { loterie });
  interface Row {
    ideLoteria: number;
    sorteo: number;
    fecSorteo: string;
    numero: string;
  }
  const of = async (loterie: object): Promise<Row[]> => (await ask(loterie)).json.data;
  const instantOf = ({ fecSorteo }: Row) => fecSorteo.split("-").reverse().join("-");

  test("are fifty where nobody says how many, the newest first, each by its record", async () => {
    const rows = await of({});
    expect(rows).toHaveLength(50);
    expect(rows.map(instantOf)).toEqual(rows.map(instantOf).toSorted().reverse());
    expect(await of({ limite: 0 })).toEqual(rows);
    expect((await of({ limite: 200 })).length).toBeGreaterThan(50);
    const [medellin] = await of({ ideLoteria: 10, limite: 1 });
    expect(medellin).toEqual({
      ideLoteria: 10,
      desLoteria: "Lotería de Medellín",
      siglaLoteria: "MEDE",
      numero: expect.stringMatching(/^\d{4}$/),
      serie: expect.stringMatching(/^\d{3}$/),
      fecSorteo: "13-11-2026",
      horaSorteo: "23:00",
      sorteo: 4861,
      ideClaseLoteria: 1,
      vlrBrutoBillete: 16_000_000_000,
    });
  });

  test("of one lottery are that one's only", async () => {
    const rows = await of({ ideLoteria: 10 });
    expect(rows.length).toBeGreaterThan(4);
    expect(new Set(rows.map(({ ideLoteria }) => ideLoteria))).toEqual(new Set([10]));
  });

  test.each(["2026-11-13", "13-11-2026"])("[F-50] of a day (%s) are those drawn on it in Bogota", async (fecha) => {
    const rows = await of({ fecha });
    // Medellín draws at 23:00 in Bogota, when in London it is the next day already.
    expect(rows.map(({ ideLoteria }) => ideLoteria)).toContain(10);
    expect(new Set(rows.map(({ fecSorteo }) => fecSorteo))).toEqual(new Set(["13-11-2026"]));
    const [own] = await shop.store.db
      .select()
      .from(results)
      .where(and(eq(results.lotteryId, 10), eq(results.drawNumber, 4861)));
    const at = async (drawsAt: string) => {
      await shop.store.db.update(results).set({ drawsAt }).where(eq(results.drawNumber, 4861));
      return (await of({ fecha })).some(({ sorteo }) => sorteo === 4861);
    };
    expect(await at("2026-11-13T04:59:59.999Z")).toBe(false);
    expect(await at("2026-11-13T05:00:00.000Z")).toBe(true);
    expect(await at("2026-11-14T04:59:59.999Z")).toBe(true);
    expect(await at("2026-11-14T05:00:00.000Z")).toBe(false);
    await at(own!.drawsAt);
  });

  test("are told from the instant after their draw on", async () => {
    const newest = async () => (await of({ ideLoteria: 10, limite: 1 }))[0]!.sorteo;
    shop.clock.set("2026-11-14T04:00:00.000Z");
    expect(await newest()).toBe(4860);
    shop.clock.advance(1);
    expect(await newest()).toBe(4861);
  });

  test("of a day that does not exist are refused by its field", async () => {
    expect(refusalOf(await ask({ fecha: "2026-02-31" }))).toEqual([
      400,
      "INVALID_FIELDS",
      { "loterie.fecha": "Debe ser una fecha válida" },
    ]);
    expect(await of({ fecha: "" })).toHaveLength(50);
  });
});

test("of several countdowns the one that ends first is told, and none that is switched off", async () => {
  const client = visitor(shop.app);
  const told = async () => (await client.get("/api/conteoregresivo/PrimerActivo")).json;
  const event = (description: string, endsAt: string, isActive: boolean) => ({
    description,
    endsAt,
    isActive,
    buttonText: "Ver",
    formUrl: "/loterias",
  });
  await shop.store.db
    .insert(countdownEvents)
    .values([
      event("apagado", "2026-11-20T16:00:00.000Z", false),
      event("después", "2026-11-23T16:00:00.000Z", true),
      event("primero", "2026-11-20T17:00:00.000Z", true),
    ]);
  expect(await told()).toEqual({
    fecha_hora_final: "2026-11-20T17:00:00.000Z",
    descripcion_Contador: "primero",
    texto_boton: "Ver",
    url_form: "/loterias",
    nuevo_formato_contador: true,
  });
  // The list is kept for a second: one that ends within it is told until then, and no longer.
  shop.clock.set("2026-11-20T16:59:59.500Z");
  expect((await told()).descripcion_Contador).toBe("primero");
  shop.clock.advance(500);
  expect((await told()).fecha_hora_final > "2026-11-20T17:00:00.000Z").toBe(true);
  for (const name of ["apagado", "después", "primero"])
    await shop.store.db.delete(countdownEvents).where(eq(countdownEvents.description, name));
});

test("the active countdown ends 36 hours after the demo's start, and none is left afterwards", async () => {
  const client = visitor(shop.app);
  // What was told last is kept for a second.
  shop.clock.advance(1000);
  const { json } = await client.get("/api/conteoregresivo/PrimerActivo");
  expect(json.fecha_hora_final).toBe("2026-11-22T03:00:00.000Z");
  shop.clock.set("2026-11-22T03:00:00.000Z");
  expect((await client.get("/api/conteoregresivo/PrimerActivo")).json).toEqual({});
});

describe("[F-53] every refusal has the one shape and no stack", () => {
  const cases: [string, () => Promise<Answer>, number, string, Record<string, string>?][] = [
    ["unknown path", () => visitor(shop.app).get("/api/nada"), 404, "NOT_FOUND"],
    ["wrong method", () => visitor(shop.app).get(LIST), 405, "METHOD_NOT_ALLOWED"],
    ["broken JSON", () => visitor(shop.app).post(LIST, "{"), 400, "BAD_REQUEST"],
    ["prototype pollution", () => visitor(shop.app).post(LIST, '{"__proto__":{"a":1}}'), 400, "BAD_REQUEST"],
    [
      "unknown field",
      () => visitor(shop.app).post(LIST, { ...ALL, extra: 1 }),
      400,
      "INVALID_FIELDS",
      { extra: "Este campo no se admite" },
    ],
    ["no body", () => visitor(shop.app).post(LIST, ""), 400, "BAD_REQUEST"],
    [
      "[F-40] text/plain that looks like JSON",
      () => visitor(shop.app).post(LIST, ALL, { "content-type": "text/plain" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "a form",
      () => visitor(shop.app).post(LIST, "a=1", { "content-type": "application/x-www-form-urlencoded" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "[F-61] a body over 256 kB",
      () => visitor(shop.app).post(LIST, { x: "a".repeat(300_000) }),
      413,
      "PAYLOAD_TOO_LARGE",
    ],
    [
      "[F-40] another origin",
      () => visitor(shop.app).post(LIST, ALL, { origin: "https://malo.example" }),
      403,
      "FOREIGN_ORIGIN",
    ],
    [
      "[F-40] another site",
      () => visitor(shop.app).post(LIST, ALL, { "sec-fetch-site": "cross-site" }),
      403,
      "FOREIGN_ORIGIN",
    ],
    ["broken percent-encoding", () => visitor(shop.app).get("/api/%E0%A4%A"), 400, "BAD_REQUEST"],
  ];
  test.each(cases)("%s", async (_name, ask, status, code, fields) => {
    const answer = await ask();
    expect(refusalOf(answer)).toEqual(fields ? [status, code, fields] : [status, code]);
    expect(errorAnswer.isValidSync(answer.json, { strict: true })).toBe(true);
    expect(answer.json.error.statusCode).toBe(status);
    expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
  });
});

test("[F-40] the shop's own origin may write", async () => {
  const answer = await visitor(shop.app).post(LIST, ALL, {
    host: "localhost:3000",
    origin: "http://localhost:3000",
    "sec-fetch-site": "same-origin",
  });
  expect(answer.status).toBe(200);
});

test.each([
  ["where the browser found it, without PUBLIC_URL", {}, "192.168.1.5:3000", "http://192.168.1.5:3000", [200]],
  ["from another port of the same host", {}, "localhost:3000", "http://localhost:4000", [403, "FOREIGN_ORIGIN"]],
  ["from an opaque origin", {}, "localhost:3000", "null", [403, "FOREIGN_ORIGIN"]],
  ["from PUBLIC_URL", { PUBLIC_URL: "https://tienda.example" }, "interno:3000", "https://tienda.example", [200]],
  [
    "from its Host when PUBLIC_URL says another",
    { PUBLIC_URL: "https://tienda.example" },
    "malo.example",
    "https://malo.example",
    [403, "FOREIGN_ORIGIN"],
  ],
])("[F-40] a write %s", async (_name, env, host, origin, [status, code]) => {
  const { app } = await openShop({ store: shop.store, env: env as Record<string, string> });
  expect(refusalOf(await visitor(app).post(LIST, ALL, { host, origin }))).toEqual([status, code]);
});

test("every answer carries the headers that keep a browser safe", async () => {
  const { headers } = await visitor(shop.app).get("/salud");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["strict-transport-security"]).toBeUndefined();
});
