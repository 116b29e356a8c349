/** Prize plans, secos and the check of a ticket, held against a plain enumeration of the plan. */
import { and, asc, eq, gt, ne } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { draws, prizePlanRows, results, secos } from "#server/store/schema.ts";
import { openShop, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

const CHECK = "/api/Users/etn/consultar-numero-ganador";
const PLAN = "/api/Users/etn/consultar-plande-premios";
const COMPLETE = "/api/Users/etn/consultar-resultados-completos";
const MEDELLIN = 10;

interface Prize {
  desPlanPremio: string;
  vlrBrutoBillete: number;
  vlrNetoBillete: number;
  vlrNetoFraccion: number;
}

let shop: TestShop;
let client: Visitor;
/** Medellín's last draw before the test's instant, in Bogota. */
let day: string;
let drawNumber: number;
let top: { number: string; series: string };
beforeAll(async () => {
  shop = await openShop();
  client = visitor(shop.app);
  const { data } = (await client.post("/api/Users/etn/consultar-resultados", { loterie: { ideLoteria: MEDELLIN } }))
    .json;
  day = data[0].fecSorteo;
  drawNumber = data[0].sorteo;
  top = { number: data[0].numero, series: data[0].serie };
});
beforeEach(() => shop.clock.set(TEST_START));

const check = (over: { fecha?: string; numero?: string; serie?: string; ideLoteria?: number } = {}) =>
  client.post(CHECK, {
    number: { ideLoteria: MEDELLIN, fecha: day, numero: top.number, serie: top.series, ...over },
  });
const namesOf = (answer: { json: { data: { premios: Prize[] } } }) =>
  answer.json.data.premios.map(({ desPlanPremio }) => desPlanPremio);
/** Another figure than one. */
const other = (figure: string) => String((Number(figure) + 1) % 10);

describe("[WIN-01] a ticket is checked against the whole plan of its draw", () => {
  test("number and series of the top prize win it, with what is paid for it and until when", async () => {
    const { status, json } = await check();
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      ganador: true,
      sorteo: drawNumber,
      fecSorteo: day,
      desLoteria: "Lotería de Medellín",
    });
    expect(json.data.premios[0]).toEqual({
      desPlanPremio: "Premio Mayor",
      vlrBrutoBillete: 16_000_000_000,
      vlrNetoBillete: 10_624_000_000,
      vlrNetoFraccion: 3_541_333_333,
      vlrBrutoFraccion: 5_333_333_333,
    });
    expect(json.data).toMatchObject({ secosRevisados: 44, aproximacionesRevisadas: 6 });
    const [d, m, y] = day.split("-");
    expect(json.data.fecLimite).toBe(`${Number(y) + 1}-${m}-${d}`);
  });

  test("what shares the last figures, the series or only the number wins what the plan says for that", async () => {
    const { number, series } = top;
    const otherSeries = series === "000" ? "001" : "000";
    const last = (count: number) => other(number[3 - count]!) + number.slice(-count);
    const three = last(3);
    const two = number[0]! + last(2);
    const one = number.slice(0, 2) + last(1);
    expect(namesOf(await check({ numero: three }))).toEqual([
      "Tres últimas cifras del mayor con serie",
      "Tres últimas cifras del mayor sin serie",
    ]);
    expect(namesOf(await check({ numero: two }))).toEqual(["Dos últimas cifras del mayor con serie"]);
    expect(namesOf(await check({ numero: one }))).toEqual(["Última cifra del mayor con serie"]);
    expect(namesOf(await check({ serie: otherSeries }))).toEqual(["Mayor en diferente serie"]);
    expect(namesOf(await check({ numero: three, serie: otherSeries }))).toEqual([
      "Tres últimas cifras del mayor sin serie",
    ]);
  });

  test("a ticket without any of that has not won", async () => {
    const numero = [...top.number].map(other).join("");
    const { json } = await check({ numero, serie: top.series === "000" ? "001" : "000" });
    expect(json.data).toMatchObject({ ganador: false, premios: [] });
  });

  test("every seco of the draw wins its prize", async () => {
    const fell = await shop.store.db
      .select()
      .from(secos)
      .where(and(eq(secos.lotteryId, MEDELLIN), eq(secos.drawNumber, drawNumber)));
    expect(fell).toHaveLength(44);
    for (const seco of fell) {
      const names = namesOf(await check({ numero: seco.number, serie: seco.series }));
      expect(
        names.some((name) => /[Ss]ecos? de/.test(name)),
        `${seco.number} ${seco.series}`,
      ).toBe(true);
    }
  });

  test("three figures are the last three of a ticket, and win what they win whatever the first one is", async () => {
    expect(namesOf(await check({ numero: top.number.slice(1) }))).toEqual([
      "Tres últimas cifras del mayor con serie",
      "Tres últimas cifras del mayor sin serie",
    ]);
  });

  test("any ticket wins exactly what going through the plan row by row finds", async () => {
    const [draw] = await shop.store.db
      .select()
      .from(draws)
      .where(and(eq(draws.lotteryId, MEDELLIN), eq(draws.drawNumber, drawNumber)));
    const plan = await shop.store.db.select().from(prizePlanRows).where(eq(prizePlanRows.planId, draw!.planId!));
    const fell = await shop.store.db
      .select()
      .from(secos)
      .where(and(eq(secos.lotteryId, MEDELLIN), eq(secos.drawNumber, drawNumber)));
    /** The tickets of a row, written out from its name instead of its rule. */
    const takes = (name: string, position: number, numero: string, serie: string): boolean => {
      const isSame = serie === top.series;
      const shared = [4, 3, 2, 1, 0].find((count) => numero.endsWith(top.number.slice(4 - count)))!;
      if (name === "Premio Mayor") return shared === 4 && isSame;
      if (name === "Mayor en diferente serie") return shared === 4 && !isSame;
      if (name === "Mayor invertido con serie")
        return isSame && numero !== top.number && numero === [...top.number].reverse().join("");
      if (name === "Tres últimas cifras del mayor sin serie") return shared === 3;
      if (name === "Tres últimas cifras del mayor con serie") return shared === 3 && isSame;
      if (name === "Dos últimas cifras del mayor con serie") return shared === 2 && isSame;
      if (name === "Última cifra del mayor con serie") return shared === 1 && isSame;
      return fell.some((seco) => seco.position === position && seco.number === numero && seco.series === serie);
    };
    const figure = fc.integer({ min: 0, max: 9 }).map(String);
    // Half of the figures and series are the top's: by chance nothing would ever be won.
    const near = (text: string) => fc.tuple(...[...text].map((own) => fc.oneof(fc.constant(own), figure)));
    const number = fc.oneof(
      near(top.number).map((figures) => figures.join("")),
      fc.constantFrom(...fell.map((seco) => seco.number), [...top.number].reverse().join("")),
    );
    const series = fc.oneof(fc.constant(top.series), fc.constantFrom(...fell.map((seco) => seco.series)));
    await fc.assert(
      fc.asyncProperty(number, series, async (numero, serie) => {
        const expected = plan.filter((row) => takes(row.description, row.position, numero, serie));
        const { data } = (await check({ numero, serie })).json;
        expect(data.premios.map((prize: Prize) => prize.desPlanPremio).sort()).toEqual(
          expected.map((row) => row.description).sort(),
        );
        expect(data.ganador).toBe(expected.length > 0);
      }),
      { numRuns: 150 },
    );
  });

  test("a draw without a result yet, and a day without a draw, are told apart from not having won", async () => {
    expect(refusalOf(await check({ fecha: "20-11-2026" }))).toEqual([404, "RESULT_UNKNOWN"]);
    expect(refusalOf(await check({ fecha: "19-11-2026" }))).toEqual([404, "RESULT_UNKNOWN"]);
    expect(refusalOf(await check({ fecha: "31-02-2026" }))).toEqual([
      400,
      "INVALID_FIELDS",
      { "number.fecha": "Debe ser una fecha válida" },
    ]);
  });

  test("a draw whose plan or secos are not all known cannot be checked, and says so", async () => {
    const { db } = shop.store;
    const row = and(eq(secos.lotteryId, MEDELLIN), eq(secos.drawNumber, drawNumber), eq(secos.position, 1));
    const kept = await db.select().from(secos).where(row);
    await db.delete(secos).where(row);
    expect(refusalOf(await check())).toEqual([409, "PLAN_UNKNOWN"]);
    await db.insert(secos).values(kept);
    expect((await check()).status).toBe(200);
    const navidad = (await client.post("/api/Users/etn/consultar-resultados", { loterie: { ideLoteria: 17 } })).json
      .data[0];
    const unplanned = await check({ ideLoteria: 17, fecha: navidad.fecSorteo });
    expect(refusalOf(unplanned)).toEqual([409, "PLAN_UNKNOWN"]);
  });
});

describe("[SECO-01] the complete result of a draw", () => {
  test("has the top prize first, then every seco with its prize's name", async () => {
    const { data } = (await client.post(COMPLETE, { lottery: { ideLoteria: MEDELLIN, fecha: day } })).json;
    const [first, ...others] = data.resultadosLoteria;
    expect(first).toMatchObject({ desTipoResultado: "Premio Mayor", numero: top.number, serie: top.series });
    expect(others).toHaveLength(44);
    expect(others[0].desTipoResultado).toBe("Súper Secos de $1.000 millones");
    expect(others.at(-1).desTipoResultado).toBe("Secos de $10 millones");
    for (const seco of others) expect(seco).toMatchObject({ sorteo: drawNumber, fecSorteo: day });
  });

  test("is empty for a day without a result", async () => {
    const { data } = (await client.post(COMPLETE, { lottery: { ideLoteria: MEDELLIN, fecha: "20-11-2026" } })).json;
    expect(data.resultadosLoteria).toEqual([]);
  });
});

describe("the plan of a lottery", () => {
  const planOf = async (award: object) => (await client.post(PLAN, { award })).json.data.planPremios;

  test("is that of its next draw, and of a day that of that day's draw", async () => {
    const { db } = shop.store;
    const now = await planOf({ ideLoteria: MEDELLIN, fecha: null });
    expect(now[0]).toMatchObject({ cantidad: 1, desPlanPremio: "Premio Mayor", vlrBrutoBillete: 16_000_000_000 });
    const past = and(eq(draws.lotteryId, MEDELLIN), eq(draws.drawNumber, drawNumber));
    const [{ planId }] = (await db.select({ planId: draws.planId }).from(draws).where(past)) as [{ planId: number }];
    await db.update(draws).set({ planId: null }).where(past);
    shop.clock.advance(1001);
    expect(await planOf({ ideLoteria: MEDELLIN, fecha: day })).toEqual([]);
    expect(await planOf({ ideLoteria: MEDELLIN, fecha: null })).toEqual(now);
    await db.update(draws).set({ planId }).where(past);
    shop.clock.advance(1001);
    expect(await planOf({ ideLoteria: MEDELLIN, fecha: day })).toEqual(now);
  });

  test("is not that of a draw that is annulled, nor of one without a plan: then of the one after it", async () => {
    const { db } = shop.store;
    const now = await planOf({ ideLoteria: MEDELLIN, fecha: null });
    const [next] = await db
      .select()
      .from(draws)
      .where(and(eq(draws.lotteryId, MEDELLIN), gt(draws.closesAt, TEST_START)))
      .orderBy(asc(draws.closesAt))
      .limit(1);
    const [foreign] = await db.select().from(prizePlanRows).where(ne(prizePlanRows.planId, next!.planId!)).limit(1);
    const itself = and(eq(draws.lotteryId, MEDELLIN), eq(draws.drawNumber, next!.drawNumber));
    for (const change of [{ planId: null }, { planId: foreign!.planId, annulledAt: TEST_START }]) {
      await db.update(draws).set(change).where(itself);
      shop.clock.advance(1001);
      expect(await planOf({ ideLoteria: MEDELLIN, fecha: null })).toEqual(now);
    }
    await db.update(draws).set({ planId: next!.planId, annulledAt: null }).where(itself);
  });

  test("is empty where there is none", async () => {
    expect(await planOf({ ideLoteria: 17, fecha: null })).toEqual([]);
    expect(await planOf({ ideLoteria: 999, fecha: null })).toEqual([]);
  });
});

test("every draw of the demo that has a plan and a result has all secos of its plan", async () => {
  const { db } = shop.store;
  const drawn = await db
    .select({ lotteryId: draws.lotteryId, drawNumber: draws.drawNumber, planId: draws.planId })
    .from(draws)
    .innerJoin(results, and(eq(results.lotteryId, draws.lotteryId), eq(results.drawNumber, draws.drawNumber)));
  const rows = await db.select().from(prizePlanRows);
  const fell = await db.select().from(secos);
  const key = (lotteryId: number, draw: number) => `${lotteryId}/${draw}`;
  const counts = new Map<string, number>();
  for (const seco of fell) {
    const at = key(seco.lotteryId, seco.drawNumber);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  expect(drawn.length).toBeGreaterThan(100);
  for (const draw of drawn) {
    const promised = rows
      .filter((row) => row.planId === draw.planId && row.rule === "seco")
      .reduce((sum, row) => sum + row.count, 0);
    expect(counts.get(key(draw.lotteryId, draw.drawNumber)) ?? 0, key(draw.lotteryId, draw.drawNumber)).toBe(promised);
  }
});
