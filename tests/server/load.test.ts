/** Loading into a store: whole or not at all, once however often, and never against what was bought or drawn. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { loadCommand } from "#server/loadCommand.ts";
import { load } from "#server/load/load.ts";
import { addBets, openCart } from "#server/store/carts.ts";
import { pagesOf } from "#server/store/content.ts";
import { rowsOf, type Db, type Store } from "#server/store/database.ts";
import { lockDrawsOf } from "#server/store/draws.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import {
  cartLines,
  draws,
  faqs,
  operators,
  news,
  pqrsTopics,
  prizePlanRows,
  prizePlans,
  ratedServices,
  results,
  secos,
  sliders,
  users,
} from "#server/store/schema.ts";
import { isOnPostgres, openBeside, openDemoStore, openEmptyTogether, people, TEST_START } from "./harness";
import {
  countsOf,
  csv,
  drawLine,
  everyRow,
  faultsOf,
  headers,
  loadTexts,
  loadTextsInto,
  recordsIn,
  undone,
  withFolder,
  type Over,
  type Texts,
} from "./loading";

const MEDELLIN = 10;
const examples = (name: string): string => fileURLToPath(new URL(`../../docs/ejemplos/${name}`, import.meta.url));

/** The demo, in which each test undoes what it did. */
let store: Store;
/** Medellín's draws: the last one that was drawn, and the one of tonight. */
let drawn: typeof draws.$inferSelect;
let tonight: typeof draws.$inferSelect;
beforeAll(async () => {
  store = await openDemoStore();
  const all = await store.db.select().from(draws).where(eq(draws.lotteryId, MEDELLIN)).orderBy(draws.drawsAt);
  drawn = all.findLast(({ drawsAt }) => drawsAt < TEST_START)!;
  tonight = all.find(({ drawsAt }) => drawsAt > TEST_START)!;
});

/** A draw of Medellín as a row of sorteos.csv. */
const row = (draw: typeof draws.$inferSelect, over: Over = {}): string => drawLine("MEDE", draw, over);
const sorteos = (...rows: string[]): Texts => ({ "sorteos.csv": csv(headers.sorteos, ...rows) });
const resultados = (...rows: string[]): Texts => ({ "resultados.csv": csv(headers.resultados, ...rows) });
const secosOf = (...rows: string[]): Texts => ({ "secos.csv": csv(headers.secos, ...rows) });

/** Loads, looks at what came of it, and undoes it. */
const tried = (texts: Texts, options: Parameters<typeof loadTexts>[2] = {}) =>
  loadTexts(store, texts, { isRehearsal: true, ...options }).then(countsOf);
const refused = (texts: Texts, options: Parameters<typeof loadTexts>[2] = {}) =>
  faultsOf(loadTexts(store, texts, { isRehearsal: true, ...options }));

async function drawOf(db: Db, drawNumber: number, lotteryId = MEDELLIN): Promise<typeof draws.$inferSelect> {
  const [draw] = await db
    .select()
    .from(draws)
    .where(and(eq(draws.lotteryId, lotteryId), eq(draws.drawNumber, drawNumber)));
  return draw!;
}

describe("the examples of docs/operacion.md", () => {
  let empty: Store;
  beforeAll(async () => {
    [empty] = (await openEmptyTogether(1)) as [Store];
  });
  const at = (day: string) => `${day}T15:00:00.000Z`;
  const loaded = async (name: string, now: string) =>
    countsOf(await load(empty, await recordsIn(examples(name)), { now }));

  test("load a shop that is empty, its first day's results, and what was postponed and annulled", async () => {
    const first = await loaded("inicial", at("2026-11-20"));
    expect(first).toMatchObject({ "loterias.csv": "2+", "planes.csv": "7+", "sorteos.csv": "5+", "secos.csv": "3+" });
    expect(first).toMatchObject({ "operadores.csv": "2+", "paquetes.csv": "2+" });
    expect(Object.keys(first)).toHaveLength(17);
    expect(new Set(Object.values(await loaded("inicial", at("2026-11-20"))).map((count) => count.at(-1)))).toEqual(
      new Set("="),
    );
    expect(await faultsOf(loaded("dia", at("2026-11-20")))).toContain(
      "resultados.csv:2:2 «sorteo»: el sorteo 1501 todavía no se ha jugado: es 2026-11-21 22:30",
    );
    expect(await loaded("dia", at("2026-11-22"))).toEqual({ "resultados.csv": "1+", "secos.csv": "3+" });
    expect(await loaded("novedades", at("2026-11-22"))).toEqual({ "sorteos.csv": "2~" });
    expect(await drawOf(empty.db, 1502, 90)).toMatchObject({
      closesAt: "2026-12-06T03:00:00.000Z",
      drawsAt: "2026-12-06T03:30:00.000Z",
      annulledAt: null,
    });
    expect(await drawOf(empty.db, 804, 91)).toMatchObject({ annulledAt: at("2026-11-22") });
    expect(await loaded("novedades", at("2026-11-23"))).toEqual({ "sorteos.csv": "2=" });
    expect(await drawOf(empty.db, 804, 91)).toMatchObject({ annulledAt: at("2026-11-22") });
    const [page] = await pagesOf(empty.db, "nuestra-empresa");
    expect(page!.parts.map(({ title, parts }) => [title, parts.map((part) => part.title)])).toEqual([
      ["Quiénes somos", ["Desde cuándo"]],
    ]);
    const [slide] = await empty.db.select().from(sliders).where(eq(sliders.position, 1));
    const pictures = await rowsOf<{ address: string }>(
      empty.db,
      sql`select image as address from sliders union select cover from news union select image from pages
        union select image from cards union select cover from home_pay_prizes union select cover from pay_prizes`,
    );
    const missing = pictures.filter(({ address }) => address && !existsSync(`public${address}`));
    expect([pictures.length > 5, missing]).toEqual([true, []]);
    expect(slide).toMatchObject({ text: 'Sorteo del 24: "el de todos"; cuatro fracciones', blank: true });
    expect(await brokenInvariants(empty.db, at("2026-11-23"))).toEqual([]);
  });
});

describe("operators and packages", () => {
  const operator = (over = "") => ({
    "operadores.csv": csv("producto,operador,nombre,sigla,minimo,maximo,vende", over),
  });
  const offered = (...rows: string[]) => ({
    "paquetes.csv": csv("operador,paquete,paquete_gana,nombre,valor", ...rows),
  });

  test("are added and changed by their files; what the files do not name stays", async () => {
    expect(
      await tried({
        ...operator("109,9,Flash Mobile,FLASH,5000,90000,no"),
        ...offered("CLARO,CLARO-001,5001,Todo incluido 1 día 250 MB,2000", "FLASH,FLASH-1,6001,Semana,9000"),
      }),
    ).toEqual({ "operadores.csv": "1~", "paquetes.csv": "1+ 1=" });
  });

  test("have the range of the source where their file says none", async () => {
    await undone(store, async (tx) => {
      await loadTextsInto(tx, { "operadores.csv": csv("producto,operador,nombre,sigla", "200,20,Nuevo,NUEVO") });
      const [kept] = await tx.select().from(operators).where(eq(operators.id, 200));
      expect(kept).toMatchObject({ minPesos: 1_000, maxPesos: 100_000, isSold: true });
    });
  });

  test.each([
    [operator("200,1,Otro,OTRO,1000,2000,"), "operadores.csv:2:2 «operador»: 1 ya es el de Claro"],
    [operator("200,20,Otro,CLARO,1000,2000,"), "operadores.csv:2:4 «sigla»: «CLARO» ya es la sigla de Claro"],
    [operator("200,20,Otro,OTRO,2001,2000,"), "operadores.csv:2:5 «minimo»: es más que maximo, 2000"],
    [offered("CLARA,X,7000,Y,1000"), "paquetes.csv:2:1 «operador»: no hay ningún operador «CLARA»; ¿es «CLARO»?"],
    [offered("TIGO,T-1,5001,Y,1000"), "paquetes.csv:2:3 «paquete_gana»: 5001 ya es el de «Todo incluido 1 día 250 MB»"],
    [offered("TIGO,T-1,7000,Y,0"), "paquetes.csv:2:5 «valor»: «0» debe estar entre 1 y 1000000000000000"],
  ] as [Texts, string][])("%j are refused", async (texts, fault) => expect(await refused(texts)).toEqual([fault]));
});

describe("a load", () => {
  test("tells of every fault in every file, and then writes nothing of any", async () => {
    const before = await everyRow(store.db);
    expect(
      await faultsOf(
        loadTexts(store, {
          ...sorteos(
            row({ ...drawn, drawNumber: 9_000 }, { plan: "ordinarios", dia: "2027-01-08" }),
            "MEDEL,1,2027-01-01,22:30,23:00,3,6000,1,500,,",
          ),
          ...resultados("MEDE,1,0000,000", `MEDE,${tonight.drawNumber},0000,000`),
          "preguntas.json": [{ tema: "Otro", pregunta: "¿?", respuesta: "<p>Sí</p>" }],
        }),
      ),
    ).toEqual([
      "resultados.csv:2:2 «sorteo»: la lotería no tiene el sorteo 1",
      `resultados.csv:3:2 «sorteo»: el sorteo ${tonight.drawNumber} todavía no se ha jugado: es 2026-11-20 23:00`,
      "sorteos.csv:2:10 «plan»: la lotería no tiene el plan «ordinarios»; ¿es «ordinario»?",
      "sorteos.csv:3:1 «loteria»: no hay ninguna lotería «MEDEL»; ¿es «MEDE»?",
    ]);
    expect(await everyRow(store.db)).toEqual(before);
  });

  test("that is a rehearsal counts what it would do and leaves every row as it was", async () => {
    const before = await everyRow(store.db);
    const texts = {
      ...sorteos(row({ ...drawn, drawNumber: 9_000 }, { dia: "2027-01-08" }), row(tonight, { mayor: "1" })),
      "preguntas.json": [{ tema: "Otro", pregunta: "¿?", respuesta: "<p>Sí</p>" }],
      "paginas.json": [],
    };
    expect(await tried(texts)).toEqual({
      "sorteos.csv": "1+ 1~",
      "paginas.json": "42-",
      "preguntas.json": "1~ 13-",
    });
    expect(await everyRow(store.db)).toEqual(before);
  });

  test("names a lottery by its number or its abbreviation, and knows that it is the same", async () => {
    expect(await refused(resultados(`MEDE,${drawn.drawNumber},0000,000`, `10,${drawn.drawNumber},0000,000`))).toEqual([
      expect.stringContaining("resultados.csv:2:3 «numero»: guardado está"),
      "resultados.csv:3:2 «sorteo»: repite lo de la línea 2",
    ]);
  });

  test("of ten thousand results takes seconds", async () => {
    await undone(store, async (tx) => {
      const many = Array.from({ length: 10_000 }, (_, index) => index);
      const dayOf = (index: number) => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10);
      const texts = {
        ...sorteos(...many.map((index) => `MEDE,${20_000 + index},${dayOf(index)},22:30,23:00,3,100,1000,500,,`)),
        ...resultados(...many.map((index) => `MEDE,${20_000 + index},${String(index).padStart(4, "0")},001`)),
      };
      const heard: string[] = [];
      const loading = loadTextsInto(tx, texts, {
        onRows: (kind, written, all) => heard.push(`${kind} ${written}/${all}`),
      });
      expect(countsOf(await loading)).toEqual({ "sorteos.csv": "10000+", "resultados.csv": "10000+" });
      expect(heard).toContain("resultados 500/10000");
      expect(heard.at(-1)).toBe("resultados 10000/10000");
      expect(countsOf(await loadTextsInto(tx, texts))).toEqual({ "sorteos.csv": "10000=", "resultados.csv": "10000=" });
    });
  }, 180_000);
});

describe("whatever is loaded", () => {
  const words = fc.constantFrom("uno", "dos", "tres", "cuatro");
  const html = fc.constantFrom("<p>Sí</p>", "<p>No</p>");
  const leaf = fc.record({ titulo: words, descripcion: html });
  const part = fc.record({ titulo: words, descripcion: html, partes: fc.array(leaf, { maxLength: 2 }) });
  const list = <T>(one: fc.Arbitrary<T>, key?: (record: T) => unknown) =>
    key ? fc.uniqueArray(one, { selector: key, maxLength: 3 }) : fc.array(one, { maxLength: 3 });
  const content = fc.record(
    {
      "destacados.json": list(fc.record({ imagen: fc.constantFrom("/a.png", "/b.png"), titulo: words })),
      "noticias.json": list(
        fc.record({
          titulo: words,
          dia: fc.constant("2026-11-01"),
          hora: fc.constant("10:00"),
          resumen: words,
          texto: html,
        }),
        ({ titulo }) => titulo,
      ),
      "paginas.json": list(
        fc.record({
          pagina: words,
          titulo: words,
          descripcion: html,
          partes: fc.array(part, { maxLength: 1 }),
          secciones: fc.array(
            fc.record({
              descripcion: html,
              tarjetas: fc.array(fc.record({ titulo: words, descripcion: html }), { maxLength: 2 }),
            }),
            { maxLength: 2 },
          ),
        }),
        ({ pagina }) => pagina,
      ),
      "preguntas.json": list(fc.record({ tema: words, pregunta: words, respuesta: html })),
      "cobro-pasos.json": list(fc.record({ texto: words })),
      "temas-pqrs.json": list(
        fc.record({ tema: fc.integer({ min: 1, max: 4 }), titulo: words, texto: html }),
        ({ tema }) => tema,
      ),
      "servicios.json": list(
        fc.record({ servicio: words, nombre: words, preguntas: fc.array(words, { maxLength: 3 }) }),
        ({ servicio }) => servicio,
      ),
    },
    { requiredKeys: [] },
  );
  /** Draws of two lotteries in the year before the test's instant, with results and secos for some. */
  const played = fc
    .uniqueArray(
      fc.record({
        loteria: fc.constantFrom(90, 91),
        sorteo: fc.integer({ min: 1, max: 40 }),
        valor: fc.constantFrom(4_000, 5_000),
        numero: fc.option(fc.integer({ min: 0, max: 9_999 }).map((value) => String(value).padStart(4, "0"))),
        secos: fc.uniqueArray(
          fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(3, "0")),
          { maxLength: 3 },
        ),
        isAnnulled: fc.boolean(),
      }),
      { selector: ({ loteria, sorteo }) => `${loteria}/${sorteo}`, maxLength: 8 },
    )
    .map((all): Texts => ({
      "loterias.json": [90, 91].map((loteria) => ({
        loteria,
        nombre: `Lotería ${loteria}`,
        sigla: `L${loteria}`,
        fracciones: 3,
        valor_fraccion: 4_000,
        premio_mayor: 1_000,
        series: 100,
        clase: 1,
      })),
      "planes.json": [90, 91].flatMap((loteria) =>
        (
          [
            ["Premio Mayor", 1, "mayor"],
            ["Seco", 3, "seco"],
          ] as const
        ).map(([premio, cantidad, regla]) => ({
          loteria,
          plan: "ordinario",
          cantidad,
          premio,
          bruto_billete: 1_000,
          neto_billete: 664,
          neto_fraccion: 221,
          regla,
        })),
      ),
      "sorteos.json": all.map(({ loteria, sorteo, valor, numero, isAnnulled }) => ({
        loteria,
        sorteo,
        dia: new Date(Date.UTC(2026, 0, sorteo * 7)).toISOString().slice(0, 10),
        hora_cierre: "22:00",
        hora_sorteo: "22:30",
        fracciones: 3,
        valor_fraccion: valor,
        premio_mayor: 1_000,
        series: 100,
        plan: "ordinario",
        estado: numero === null && isAnnulled ? "anulado" : "programado",
      })),
      "resultados.json": all.flatMap(({ loteria, sorteo, numero }) =>
        numero === null ? [] : [{ loteria, sorteo, numero, serie: "001" }],
      ),
      "secos.json": all.flatMap(({ loteria, sorteo, numero, secos: fell }) =>
        numero === null ? [] : fell.map((serie) => ({ loteria, sorteo, premio: "Seco", numero: "0007", serie })),
      ),
    }));

  let empty: Store;
  beforeAll(async () => {
    [empty] = (await openEmptyTogether(1)) as [Store];
  });

  test("loaded twice is as loaded once, and the second time nothing is new", async () => {
    await fc.assert(
      fc.asyncProperty(played, content, async (draws, texts) => {
        await undone(empty, async (tx) => {
          const all = { ...draws, ...texts };
          const first = countsOf(await loadTextsInto(tx, all));
          const once = await everyRow(tx);
          const second = countsOf(await loadTextsInto(tx, all));
          expect(await everyRow(tx)).toEqual(once);
          for (const [name, count] of Object.entries(second))
            expect([name, count]).toEqual([name, first[name]!.replace("+", "=")]);
          expect(await brokenInvariants(tx, TEST_START)).toEqual([]);
        });
      }),
      { numRuns: 10 },
    );
  });

  /** What the editors' tables say, without ids. */
  async function shown(db: Db): Promise<unknown> {
    const bare = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(bare)
        : value !== null && typeof value === "object"
          ? Object.fromEntries(
              Object.entries(value)
                .filter(([name]) => !["id", "pageId", "parentId", "unitId", "serviceId", "questionId"].includes(name))
                .map(([name, inner]) => [name, bare(inner)]),
            )
          : value;
    const all = (await pagesOf(db)).toSorted((a, b) => (a.page < b.page ? -1 : 1));
    return bare([
      all,
      await db.select().from(news).orderBy(news.name),
      await db.select().from(faqs).orderBy(faqs.position),
      await db.select().from(sliders).orderBy(sliders.position),
      await db.select().from(pqrsTopics).orderBy(pqrsTopics.title, pqrsTopics.content),
      await db.select().from(ratedServices).orderBy(ratedServices.position),
      await rowsOf(db, sql`select service_id, position, name from rating_questions order by 1, 2`),
    ]);
  }

  test("a list is what its last file says, whatever was loaded before", async () => {
    await fc.assert(
      fc.asyncProperty(content, content, async (before, texts) => {
        const [over, alone] = [
          await undone(empty, async (tx) => {
            await loadTextsInto(tx, { ...texts, ...before });
            await loadTextsInto(tx, texts);
            return shown(tx);
          }),
          await undone(empty, async (tx) => {
            await loadTextsInto(tx, { ...before, ...texts });
            return shown(tx);
          }),
        ];
        expect(over).toEqual(alone);
      }),
      { numRuns: 10 },
    );
  });
});

describe("of a draw whose tickets are taken", () => {
  test.each([
    [{ valor: "7000" }, "7 «valor_fraccion»: ya hay fracciones vendidas, apartadas o en un carrito: sigue siendo 6000"],
    [{ fracciones: "4" }, "6 «fracciones»: ya hay fracciones vendidas, apartadas o en un carrito: sigue siendo 3"],
    [{ series: "501" }, "9 «series»: ya hay fracciones vendidas, apartadas o en un carrito: sigue siendo 500"],
    [
      { dia: "2026-11-21" },
      "11 «estado»: guardado es 2026-11-20 23:00 y ya tiene fracciones vendidas, apartadas o en un carrito: si se aplazó, escribe «aplazado»",
    ],
    [
      { dia: "2026-11-19", estado: "aplazado" },
      "3 «dia»: aplazado a antes: guardado es 2026-11-20 23:00; con --corregir se cambia",
    ],
  ])("%j is refused", async (over, fault) => {
    expect(await refused(sorteos(row(tonight, over)))).toEqual([`sorteos.csv:2:${fault}`]);
  });

  test.each([{ mayor: "17000000000" }, { cierre: "22:00" }, { dia: "2026-11-21", estado: "aplazado" }])(
    "%j is taken",
    async (over) => {
      expect(await tried(sorteos(row(tonight, over)))).toEqual({ "sorteos.csv": "1~" });
    },
  );

  test("an empty plan is the one that it has", async () => {
    expect(await tried(sorteos(row(tonight, { plan: "" })))).toEqual({ "sorteos.csv": "1=" });
  });

  test("price, fractions and series stay even when corrections are allowed", async () => {
    expect(await refused(sorteos(row(tonight, { valor: "7000" })), { mayCorrect: true })).toHaveLength(1);
  });

  test("a line in an open cart is enough; a draw that nobody touched is changed freely", async () => {
    const far = { ...tonight, drawNumber: 9_001 };
    const over = { dia: "2027-01-15" };
    await undone(store, async (tx) => {
      await loadTextsInto(tx, sorteos(row(far, over)));
      expect(
        countsOf(await loadTextsInto(tx, sorteos(row(far, { ...over, valor: "7000", dia: "2027-01-22" })))),
      ).toEqual({
        "sorteos.csv": "1~",
      });
      const [marta] = await tx.select().from(users).where(eq(users.documentNumber, people.marta));
      const [cart] = await rowsOf<{ id: number }>(
        tx,
        sql`insert into carts (user_id, state, updated_at) values (${marta!.id}, 'INCART', ${TEST_START}) returning id`,
      );
      await tx.insert(cartLines).values({
        cartId: cart!.id,
        clientId: "linea",
        position: 0,
        lotteryId: MEDELLIN,
        drawNumber: 9_001,
        number: "0001",
        series: "001",
        fractions: 1,
      });
      expect(
        await faultsOf(loadTextsInto(tx, sorteos(row(far, { ...over, valor: "8000", dia: "2027-01-22" })))),
      ).toEqual([
        "sorteos.csv:2:7 «valor_fraccion»: ya hay fracciones vendidas, apartadas o en un carrito: sigue siendo 7000",
      ]);
    });
  });

  test("[F-4] its closing is never put before a sale that was made", async () => {
    const sold = await rowsOf<{ lottery: number; draw: number }>(
      store.db,
      sql`select distinct l.lottery_id as lottery, l.draw_number as draw from sales s join order_lines l on l.order_id = s.order_id`,
    );
    expect(sold).toContainEqual({ lottery: MEDELLIN, draw: drawn.drawNumber });
    expect(await refused(sorteos(row(drawn, { dia: "2026-11-11" })), { mayCorrect: true })).toEqual([
      "sorteos.csv:2:4 «hora_cierre»: ya hay ventas de 2026-11-12 20:30: el cierre debe ser después",
    ]);
  });

  test("two draws of a lottery at one instant are refused, and one may take what another leaves", async () => {
    const next = await drawOf(store.db, tonight.drawNumber + 1);
    expect(await refused(sorteos(row(tonight, { dia: "2026-11-27", estado: "aplazado" })))).toEqual([
      `sorteos.csv:2:3 «dia»: el sorteo ${next.drawNumber} de la misma lotería es a esa misma hora`,
    ]);
    const both = sorteos(
      row(tonight, { dia: "2026-11-27", estado: "aplazado" }),
      row(next, { dia: "2026-12-04", estado: "aplazado" }),
    );
    await undone(store, async (tx) => {
      expect(countsOf(await loadTextsInto(tx, both))).toEqual({ "sorteos.csv": "2~" });
      expect((await drawOf(tx, tonight.drawNumber)).drawsAt).toBe(next.drawsAt);
    });
  });
});

describe("of a draw that was drawn", () => {
  let result: typeof results.$inferSelect;
  let seco: typeof secos.$inferSelect;
  let prize: typeof prizePlanRows.$inferSelect;
  beforeAll(async () => {
    const isDrawn = (table: typeof results | typeof secos) =>
      and(eq(table.lotteryId, MEDELLIN), eq(table.drawNumber, drawn.drawNumber));
    [result] = (await store.db.select().from(results).where(isDrawn(results))) as [typeof result];
    [seco] = (await store.db.select().from(secos).where(isDrawn(secos)).orderBy(secos.position)) as [typeof seco];
    [prize] = (await store.db
      .select()
      .from(prizePlanRows)
      .where(and(eq(prizePlanRows.planId, drawn.planId!), eq(prizePlanRows.position, seco.position)))) as [
      typeof prize,
    ];
  });
  const other = (figures: string) => String((Number(figures) + 1) % 10 ** figures.length).padStart(figures.length, "0");

  test("the same result changes nothing, another one is a correction", async () => {
    const same = resultados(`MEDE,${drawn.drawNumber},${result.number},${result.series}`);
    const changed = resultados(`MEDE,${drawn.drawNumber},${other(result.number)},${result.series}`);
    expect(await tried(same)).toEqual({ "resultados.csv": "1=" });
    expect(await refused(changed)).toEqual([
      `resultados.csv:2:3 «numero»: guardado está ${result.number} serie ${result.series}; con --corregir se cambia`,
    ]);
    await undone(store, async (tx) => {
      expect(countsOf(await loadTextsInto(tx, changed, { mayCorrect: true }))).toEqual({ "resultados.csv": "1~" });
      const [now] = await tx
        .select()
        .from(results)
        .where(and(eq(results.lotteryId, MEDELLIN), eq(results.drawNumber, drawn.drawNumber)));
      // It is held against the sold tickets again.
      expect(now).toEqual({ ...result, number: other(result.number), version: result!.version + 1, check: "NEW" });
    });
  });

  test("a series that was not printed is no result", async () => {
    expect(await refused(resultados(`MEDE,${drawn.drawNumber},0000,500`))).toEqual([
      "resultados.csv:2:4 «serie»: «500» no se imprimió: el sorteo tiene 500 series, hasta la 499",
    ]);
  });

  test.each([
    [{ dia: "2026-11-14" }, /«dia»: el sorteo ya se jugó: .*; con --corregir se cambia/],
    [{ plan: "otro" }, /«plan»: el sorteo tiene secos guardados de otro plan/],
    [{ mayor: "1" }, /«premio_mayor»: el sorteo ya se jugó con 16000000000; con --corregir se cambia/],
    [{ estado: "anulado" }, /«estado»: el sorteo ya tiene resultado: no se puede anular/],
    [{ dia: "2027-01-08" }, /«dia»: el sorteo ya tiene resultado: no puede ser después de ahora/],
  ])("%j is refused", async (over, fault) => {
    const other = csv(headers.planes, "MEDE,otro,1,Premio Mayor,1000,664,221,mayor");
    const faults = await refused({ ...sorteos(row(drawn, over)), "planes.csv": other });
    expect(faults.join("\n")).toMatch(fault);
  });

  test("its day is corrected together with its result's", async () => {
    await undone(store, async (tx) => {
      await loadTextsInto(tx, sorteos(row(drawn, { dia: "2026-11-14" })), { mayCorrect: true });
      const [now] = await tx
        .select()
        .from(results)
        .where(and(eq(results.lotteryId, MEDELLIN), eq(results.drawNumber, drawn.drawNumber)));
      expect(now!.drawsAt).toBe("2026-11-15T04:00:00.000Z");
      expect((await drawOf(tx, drawn.drawNumber)).drawsAt).toBe(now!.drawsAt);
    });
  });

  test("a seco beyond what the plan promises is refused, and replaced as a correction", async () => {
    const line = (number: string, series: string) =>
      `MEDE,${drawn.drawNumber},"${prize.description}",${number},${series}`;
    expect(await tried(secosOf(line(seco.number, seco.series)))).toEqual({ "secos.csv": "1=" });
    const another = secosOf(line(other(seco.number), seco.series));
    expect(await refused(another)).toEqual([
      `secos.csv:2:3 «premio»: el plan tiene ${prize.count} de «${prize.description}», y ya hay ${prize.count} guardados que no están en el archivo; con --corregir se reemplazan`,
    ]);
    await undone(store, async (tx) => {
      expect(countsOf(await loadTextsInto(tx, another, { mayCorrect: true }))).toEqual({
        "secos.csv": `1+ ${prize.count}-`,
      });
    });
    const tooMany = Array.from({ length: prize.count + 1 }, (_, index) => line(String(index).padStart(4, "0"), "001"));
    expect(await refused(secosOf(...tooMany), { mayCorrect: true })).toEqual([
      `secos.csv:${prize.count + 2}:3 «premio»: el plan tiene ${prize.count} de «${prize.description}»`,
    ]);
  });

  test("a seco of no prize, of a series that was not printed, or of a draw without a result is refused", async () => {
    expect(
      await refused(
        secosOf(
          `MEDE,${drawn.drawNumber},Premio Mayor,0001,001`,
          `MEDE,${drawn.drawNumber},"${prize.description.slice(0, -1)}",0001,001`,
          `MEDE,${drawn.drawNumber},"${prize.description}",0001,500`,
          `MEDE,${tonight.drawNumber},"${prize.description}",0001,001`,
        ),
      ),
    ).toEqual([
      expect.stringContaining("secos.csv:2:3 «premio»: el plan del sorteo no tiene el seco «Premio Mayor»"),
      expect.stringContaining(`¿es «${prize.description}»?`),
      "secos.csv:4:5 «serie»: «500» no se imprimió: el sorteo tiene 500 series, hasta la 499",
      `secos.csv:5:2 «sorteo»: el sorteo ${tonight.drawNumber} no tiene resultado: los secos van con él`,
    ]);
  });

  test("its plan changes as a correction alone, and never from under its secos", async () => {
    const plan = await store.db
      .select({ row: prizePlanRows })
      .from(prizePlanRows)
      .innerJoin(prizePlans, eq(prizePlans.id, prizePlanRows.planId))
      .where(and(eq(prizePlans.lotteryId, MEDELLIN), eq(prizePlans.code, "ordinario")))
      .orderBy(prizePlanRows.position);
    const rows = plan.map(
      ({ row: { description, count, grossTicketPesos, netTicketPesos, netFractionPesos, rule } }) => ({
        loteria: "MEDE",
        plan: "ordinario",
        cantidad: count,
        premio: description,
        bruto_billete: grossTicketPesos,
        neto_billete: netTicketPesos,
        neto_fraccion: netFractionPesos,
        regla: rule,
      }),
    );
    expect(await tried({ "planes.json": rows })).toEqual({ "planes.json": `${rows.length}=` });
    const raised = { "planes.json": rows.map((one, at) => (at === 0 ? { ...one, premio: "El mayor" } : one)) };
    expect(await refused(raised)).toEqual([expect.stringContaining("«plan»: el plan «ordinario» ya se jugó")]);
    expect(await tried(raised, { mayCorrect: true })).toEqual({ "planes.json": `1~ ${rows.length - 1}=` });
    const swapped = rows.map((one, at) =>
      at === seco.position ? { ...rows[at + 1]!, cantidad: 99 } : at === seco.position + 1 ? rows[at - 1]! : one,
    );
    expect((await refused({ "planes.json": swapped }, { mayCorrect: true })).join("\n")).toContain(
      `secos guardados de «${prize.description}»`,
    );
    const without = { "planes.json": rows.filter((_, at) => at !== seco.position) };
    expect(await refused(without, { mayCorrect: true })).toEqual([
      expect.stringContaining("secos guardados de"),
      ...Array.from({ length: (await refused(without, { mayCorrect: true })).length - 1 }, () =>
        expect.stringContaining("secos guardados de"),
      ),
    ]);
  });
});

describe("what somebody has written to", () => {
  test("a topic with a PQRS stays", async () => {
    expect(await refused({ "temas-pqrs.json": [{ tema: 9, titulo: "Otro", texto: "<p>x</p>" }] })).toEqual([
      "temas-pqrs.json:1:1: falta el tema 2, que tiene PQRS",
      "temas-pqrs.json:1:1: falta el tema 3, que tiene PQRS",
    ]);
  });

  test("services change places, and a new one takes that of one that goes", async () => {
    await undone(store, async (tx) => {
      const order = async (...services: string[]) => {
        await loadTextsInto(tx, {
          "servicios.json": services.map((servicio) => ({ servicio, nombre: servicio, preguntas: [] })),
        });
        return (await tx.select().from(ratedServices).orderBy(ratedServices.position)).map(({ id }) => id);
      };
      expect(await order("service-2", "service-1")).toEqual(["service-2", "service-1"]);
      expect(await order("otro", "service-2")).toEqual(["otro", "service-2"]);
    });
  });

  test("a service that was rated keeps the questions that were answered", async () => {
    await undone(store, async (tx) => {
      await tx.execute(sql`
        with rating as (insert into ratings (once_key, service_id, comment, created_at)
          values ('x', 'service-1', '', ${TEST_START}) returning id)
        insert into rating_answers select rating.id, q.id, 1 from rating, rating_questions q
          where q.service_id = 'service-1' and q.position < 2`);
      const services = (...preguntas: string[]) => ({
        "servicios.json": [{ servicio: "service-1", nombre: "La tienda", preguntas }],
      });
      expect(await faultsOf(loadTextsInto(tx, { "servicios.json": [] }))).toEqual([
        "servicios.json:1:1: falta el servicio «service-1», que ya fue calificado",
      ]);
      expect(await faultsOf(loadTextsInto(tx, services("¿Una?")))).toEqual([
        "servicios.json:1:1: al servicio «service-1» le faltan preguntas que ya fueron calificadas: son 2",
      ]);
      expect(countsOf(await loadTextsInto(tx, services("¿Una?", "¿Dos?")))).toEqual({ "servicios.json": "3~ 5-" });
    });
  });
});

describe.runIf(isOnPostgres())("[F-1] while somebody buys", () => {
  test("a load waits for the sale that has begun, and then counts with it", async () => {
    const [marta] = await store.db.select().from(users).where(eq(users.documentNumber, people.marta));
    await loadTexts(store, sorteos(row({ ...tonight, drawNumber: 9_002 }, { dia: "2027-02-05" })));
    const cart = await openCart(store, marta!.id, TEST_START);
    const bet = { clientId: "c", lotteryId: MEDELLIN, drawNumber: 9_002, number: "0001", series: "001", fractions: 1 };
    const beside = await openBeside(store);
    let refusal: Promise<string[]> | undefined;
    await store.transaction(async (tx) => {
      await lockDrawsOf(tx, [bet]);
      refusal = faultsOf(
        loadTexts(beside, sorteos(row({ ...tonight, drawNumber: 9_002 }, { dia: "2027-02-05", valor: "7000" }))),
      );
      await expect
        .poll(() => rowsOf(store.db, sql`select 1 from pg_locks where not granted`), { timeout: 30_000 })
        .not.toEqual([]);
      await tx.insert(cartLines).values({ ...bet, cartId: cart.id, position: 0 });
    });
    expect(await refusal).toEqual([expect.stringContaining("«valor_fraccion»: ya hay fracciones")]);
    await addBets(store, { userId: marta!.id, cartId: cart.id, bets: [], now: TEST_START });
  });
});

describe("npm run cargar", () => {
  const command = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const said: { out: string[]; err: string[] } = { out: [], err: [] };
    const code = await loadCommand(args, env, {
      out: (line) => said.out.push(line),
      err: (line) => said.err.push(line),
      progress: null,
    });
    return { code, ...said };
  };

  test.each([[[]], [["una", "otra"]], [["una", "--rapido"]]])(
    "%j is not understood: 2, and how it is used",
    async (args) => {
      expect(await command(args)).toEqual({ code: 2, out: [], err: [expect.stringMatching(/^Uso: npm run cargar/)] });
    },
  );

  test("a folder that is not there: 1", async () => {
    expect(await command(["/no/existe"])).toEqual({ code: 1, out: [], err: ["No existe esa carpeta."] });
  });

  test("faults: 1, each in its line, a hundred at most, and no store is opened for them", async () => {
    const rows = Array.from({ length: 130 }, () => "MEDE,1,1,001");
    await withFolder(resultados(...rows), async (folder) => {
      const { code, err } = await command([folder], { DATA_DIR: "/no/se/puede" });
      expect([code, err.length]).toEqual([1, 102]);
      expect(err[0]).toBe("resultados.csv:2:3 «numero»: «1» no tiene cuatro cifras; ¿es «0001»?");
      expect(err.slice(-2)).toEqual(["… y 30 faltas más", "130 faltas: no se cargó nada"]);
    });
  });

  test("loads into the folder that the shop would open: 0, with a line for each file", async () => {
    await withFolder({}, async (data) => {
      const env = { DATA_DIR: data, CLOCK: "2026-11-22T15:00:00Z" };
      expect(await command([examples("inicial"), "--ensayo"], env)).toMatchObject({
        code: 0,
        out: expect.arrayContaining(["Ensayo: nada se guardó", "loterias.csv: 2 nuevos", "noticias.json: 1 nuevo"]),
      });
      expect((await command([examples("inicial")], env)).out).toContain("loterias.csv: 2 nuevos");
      expect((await command([examples("inicial")], env)).out).toContain("loterias.csv: sin cambios, 2 iguales");
    });
  });
});
