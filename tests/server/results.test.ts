/** Results as calls and as pages: the search, its days, the player's number, and ten thousand of them. */
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bogotaInstant } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { draws, lotteries, results, secos } from "#server/store/schema.ts";
import { loggedIn, openShop, people, refusalOf, TEST_START, visitor, type TestShop } from "./harness";

const RESULTS = "/api/Users/etn/consultar-resultados";
const COMPLETE = "/api/Users/etn/consultar-resultados-completos";
const DAYS = "/api/tienda/dias-con-resultados";
const LOTTERIES = "/api/Users/etn/consultar-horarios-loterias";
const MEDELLIN = 10;
const CHRISTMAS = 16;
const EMPTY = "No se encontraron resultados para la fecha.";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ withPages: true });
});
beforeEach(() => shop.clock.set(TEST_START));

const post = async (path: string, body: object) => (await visitor(shop.app).post(path, body)).json;
const page = (path: string) => visitor(shop.app).get(path);
/** The page's own part of the HTML: what stands between its main tags. */
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)![0];
const rowsOf = (html: string): number => mainOf(html).match(/<(?:article|li|tr)\b/g)?.length ?? 0;

describe("the days beside a day", () => {
  const days = async (loterie: object) => (await post(DAYS, { loterie })).data;

  test("are those that had draws, of a lottery its own", async () => {
    expect(await days({ fecha: "15-11-2026" })).toEqual({ anterior: "2026-11-14", siguiente: "2026-11-17" });
    expect(await days({ fecha: "2026-11-13", ideLoteria: MEDELLIN })).toEqual({
      anterior: "2026-11-06",
      siguiente: null,
    });
    expect(await days({ fecha: "1999-01-01", ideLoteria: MEDELLIN })).toMatchObject({ anterior: null });
  });

  test("without a day lead to the last one; a draw that is still to come has none", async () => {
    expect(await days({ fecha: null })).toEqual({ anterior: "2026-11-19", siguiente: null });
    expect(await days({ fecha: "20-11-2026" })).toEqual({ anterior: "2026-11-19", siguiente: null });
  });

  test("a day that is none is refused by its name", async () => {
    expect(refusalOf(await visitor(shop.app).post(DAYS, { loterie: { fecha: "31-02-2026" } }))).toEqual([
      400,
      "INVALID_FIELDS",
      { "loterie.fecha": "Debe ser una fecha válida" },
    ]);
  });
});

describe("every lottery can be chosen", () => {
  test("also one without an open draw, by its name and class", async () => {
    const { horariosLoteria: all } = (await post(LOTTERIES, { lottery: {} })).data;
    expect(all).toHaveLength(17);
    expect(all.find(({ ideLoteria }: { ideLoteria: number }) => ideLoteria === MEDELLIN)).toMatchObject({
      desLoteria: "Lotería de Medellín",
      abreviatura: "MEDE",
      ideClaseLoteria: 1,
      fecSorteo: "20-11-2026",
      horaSorteo: "23:00",
      horaCierre: "22:30",
    });
    const resting = { id: 99, name: "Lotería en receso", abbreviation: "RECE", resultClass: 2 };
    await shop.store.db
      .insert(lotteries)
      .values({ ...resting, fractionsPerTicket: 3, fractionPesos: 5000, jackpotPesos: 1, seriesCount: 100 });
    shop.clock.advance(1001);
    const later = (await post(LOTTERIES, { lottery: { ideLoteria: resting.id } })).data.horariosLoteria;
    expect(later).toEqual([
      {
        ideLoteria: 99,
        desLoteria: "Lotería en receso",
        abreviatura: "RECE",
        ideClaseLoteria: 2,
        fecSorteo: null,
        horaSorteo: null,
        fecCierre: null,
        horaCierre: null,
      },
    ]);
    expect(mainOf((await page("/resultados/null?loteria=99")).text)).toContain(EMPTY);
  });

  test("of a day or by its number alone", async () => {
    const of = async (lottery: object) => (await post(LOTTERIES, { lottery })).data.horariosLoteria;
    expect(await of({ ideLoteria: MEDELLIN })).toHaveLength(1);
    const friday = await of({ fecha: "20-11-2026" });
    expect(friday.length).toBeGreaterThan(1);
    expect(new Set(friday.map(({ fecSorteo }: { fecSorteo: string }) => fecSorteo))).toEqual(new Set(["20-11-2026"]));
  });
});

describe("[RES-05] the player's favourite number", () => {
  test("goes with the results of its lottery, dash-separated, to its player alone", async () => {
    const marta = await loggedIn(shop.app, people.marta);
    const favorites = async (client: { post: typeof marta.post }, body = {}) =>
      (await client.post(RESULTS, { loterie: { limite: 200, ...body } })).json.data.flatMap(
        ({ ideLoteria, numeroFavorito }: { ideLoteria: number; numeroFavorito?: string }) =>
          numeroFavorito === undefined ? [] : [[ideLoteria, numeroFavorito]],
      );
    const hers = await favorites(marta);
    expect(hers.length).toBeGreaterThan(3);
    for (const one of hers) expect(one).toEqual([MEDELLIN, "4-8-2-7"]);
    // Asked at once, while the newest are remembered.
    expect(await favorites(visitor(shop.app))).toEqual([]);
    const whole = { lottery: { ideLoteria: MEDELLIN, fecha: "13-11-2026" } };
    expect((await marta.post(COMPLETE, whole)).json.data.resultadosLoteria[0].numeroFavorito).toBe("4-8-2-7");
    expect((await post(COMPLETE, whole)).data.resultadosLoteria[0]).not.toHaveProperty("numeroFavorito");
  });

  test("shows on the page as digits", async () => {
    const marta = await loggedIn(shop.app, people.marta);
    const html = (await marta.get("/resultados/13-11-2026")).text;
    expect(mainOf(html)).toContain("Tu número favorito");
    expect(mainOf(html)).toContain("4 8 2 7");
    expect(mainOf((await page("/resultados/13-11-2026")).text)).not.toContain("Tu número favorito");
  });
});

describe("[RES-03] the complete result", () => {
  test("says what each number is paid, and what the approximations take", async () => {
    const { data } = await post(COMPLETE, { lottery: { ideLoteria: MEDELLIN, fecha: "13-11-2026" } });
    const [top, seco] = data.resultadosLoteria;
    expect(top).toMatchObject({ vlrBrutoBillete: 16_000_000_000, siglaLoteria: "MEDE", horaSorteo: "23:00" });
    expect(seco).toMatchObject({ vlrBrutoBillete: 1_000_000_000, vlrNetoBillete: 664_000_000 });
    expect(data.aproximaciones).toHaveLength(6);
    expect(data.aproximaciones).toContainEqual({
      desPlanPremio: "Tres últimas cifras del mayor con serie",
      numero: `*${top.numero.slice(1)}`,
      serie: top.serie,
      vlrNetoBillete: expect.any(Number),
    });
    expect(data.aproximaciones).toContainEqual({
      desPlanPremio: "Mayor en diferente serie",
      numero: top.numero,
      serie: null,
      vlrNetoBillete: expect.any(Number),
    });
  });

  test("its page has every seco and approximation; that of a traditional lottery its number and series", async () => {
    const { data } = await post(COMPLETE, { lottery: { ideLoteria: MEDELLIN, fecha: "13-11-2026" } });
    const whole = mainOf((await page(`/resultados/13-11-2026?loteria=${MEDELLIN}`)).text);
    expect(data.resultadosLoteria).toHaveLength(45);
    for (const { numero, serie } of data.resultadosLoteria.slice(1)) {
      expect(whole).toContain(`${[...numero].join(" ")}, serie ${[...serie].join(" ")}`);
    }
    for (const { desPlanPremio } of data.aproximaciones) expect(whole).toContain(desPlanPremio);
    const [santander] = (await post(RESULTS, { loterie: { ideLoteria: 12, limite: 1 } })).data;
    const plain = mainOf((await page(`/resultados/${santander.fecSorteo}?loteria=12`)).text);
    expect(plain).toContain([...santander.numero].join(" "));
    expect(plain).not.toContain("Secos de");
  });
});

describe("[RES-01] the address is the search", () => {
  test("the form without scripts is led to the address of what it asks for", async () => {
    for (const [asked, led] of [
      ["/resultados?fecha=13-11-2026&loteria=", "/resultados/13-11-2026"],
      ["/resultados?fecha=13-11-2026&loteria=10", "/resultados/13-11-2026?loteria=10"],
      ["/resultados?fecha=&loteria=10", "/resultados/null?loteria=10"],
      ["/resultados?fecha=01-12-2027", "/resultados/01-12-2027"],
    ] as const) {
      const { status, headers } = await page(asked);
      expect([asked, status, headers["location"]]).toEqual([asked, 302, led]);
    }
    expect((await page("/resultados?fecha=&loteria=")).status).toBe(200);
  });

  test("the word null is no day: the newest of all, or of a lottery", async () => {
    const all = (await page("/resultados/null")).text;
    expect(mainOf(all)).toContain("Jueves 19 de noviembre");
    expect(all).toMatch(/<link rel="canonical" href="[^"]*\/resultados"\/?>/);
    const own = (await page("/resultados/null?loteria=10")).text;
    expect(mainOf(own)).toContain("Sorteos anteriores");
    expect(own).toMatch(/<link rel="canonical" href="[^"]*\/resultados\/null\?loteria=10"\/?>/);
  });

  test.each([
    "/resultados/hoy",
    "/resultados/2026-11-13",
    "/resultados/31-02-2026",
    "/resultados/13-11-1899",
    "/resultados/NULL",
    "/resultados/null?loteria=999",
    "/resultados/13-11-2026?loteria=medellin",
    "/resultados/13-11-2026?loteria=10%20or%201",
  ])("%s is no page", async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  test("[RES-02] a day after today is refused at its field, and nothing is searched", async () => {
    const { status, text } = await page("/resultados/21-11-2026");
    expect(status).toBe(400);
    expect(mainOf(text)).toContain("La fecha no puede ser posterior a hoy");
    expect(mainOf(text)).toContain('value="21-11-2026"');
    // The server's midnight is Bogota's.
    expect((await page("/resultados/20-11-2026")).status).toBe(200);
  });

  test("what is no day is kept in its field, which says so", async () => {
    const { status, text } = await page("/resultados?fecha=31-02-2026&loteria=10");
    expect(status).toBe(400);
    expect(mainOf(text)).toContain("Debe ser una fecha válida");
    expect(mainOf(text)).toContain('value="31-02-2026"');
  });

  test("a day without draws says so letter by letter, and leads to one with them", async () => {
    const { status, text } = await page("/resultados/15-11-2026");
    expect(status).toBe(200);
    expect(mainOf(text)).toContain(EMPTY);
    expect(mainOf(text)).toContain('href="/resultados/14-11-2026"');
  });
});

describe("ten thousand results", () => {
  const MOST_ROWS = 80;
  const COUNT = 10_000;

  test("no page has more than 80 rows, of all, of a lottery, of a day or of a draw", async () => {
    const { db } = shop.store;
    const at = (index: number): string => new Date(bogotaInstant(addDays("2026-11-19", -index), "12:00")).toISOString();
    const rows = Array.from({ length: COUNT }, (_, index) => ({
      lotteryId: CHRISTMAS,
      drawNumber: 100_000 + index,
      number: String(index % 10_000).padStart(4, "0"),
      series: String(index % 1000).padStart(3, "0"),
      drawsAt: at(index),
    }));
    for (let start = 0; start < COUNT; start += 1000) {
      const chunk = rows.slice(start, start + 1000);
      await db.insert(draws).values(
        chunk.map(({ lotteryId, drawNumber, drawsAt }) => ({
          lotteryId,
          drawNumber,
          drawsAt,
          closesAt: drawsAt,
          fractionsPerTicket: 3,
          fractionPesos: 6000,
          jackpotPesos: 1,
          seriesCount: 300,
        })),
      );
      await db.insert(results).values(chunk);
    }
    const [medellin] = await db
      .select()
      .from(results)
      .where(and(eq(results.lotteryId, MEDELLIN), eq(results.drawNumber, 4861)));
    const fell = Array.from({ length: COUNT }, (_, index) => ({
      lotteryId: MEDELLIN,
      drawNumber: medellin!.drawNumber,
      position: 7,
      number: String(index).padStart(4, "0"),
      series: "001",
    }));
    for (let start = 0; start < COUNT; start += 1000)
      await db
        .insert(secos)
        .values(fell.slice(start, start + 1000))
        .onConflictDoNothing();
    shop.clock.advance(1001);
    for (const path of [
      "/resultados",
      "/resultados?por=48",
      "/resultados?pagina=3&por=48",
      `/resultados/null?loteria=${CHRISTMAS}`,
      `/resultados/null?loteria=${CHRISTMAS}&pagina=900`,
      "/resultados/null?loteria=10",
      "/resultados/13-11-2026",
      "/resultados/13-11-2026?loteria=10",
      "/resultados/13-11-2026?loteria=10&pagina=4",
    ]) {
      const { status, text } = await page(path);
      expect([path, status]).toEqual([path, 200]);
      expect(rowsOf(text), path).toBeGreaterThan(5);
      expect(rowsOf(text), path).toBeLessThanOrEqual(MOST_ROWS);
    }
    expect(mainOf((await page("/resultados?pagina=900&por=48")).text)).toContain("Hasta aquí llegan los 200");
    const secondPage = mainOf((await page("/resultados/13-11-2026?loteria=10&pagina=2")).text);
    expect(secondPage).toMatch(/Página 2 de \d+/);
    expect(mainOf((await page("/resultados/null?loteria=10")).text)).toContain("Ver el resultado completo");
  });
});
