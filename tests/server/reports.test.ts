/** Sellers' reports: whose sales they hold, what the files say, and how they are written while they are read. */
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFrameReader, frame } from "#contract/frames";
import { harmless } from "#server/reports/xlsx.ts";
import { lotteries, orders, users } from "#server/store/schema.ts";
import { addSales } from "../../bench/sales.mjs";
import { pdfText } from "../e2e/pdfText";
import { buy, lastOrder, nextDraw, onGatewayPage, type Pick } from "./buying";
import { loggedIn, openShop, people, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let jairo: Visitor;
let marta: Visitor;
beforeAll(async () => {
  shop = await openShop();
  jairo = await loggedIn(shop.app, people.jairo, "190.24.1.2");
  marta = await loggedIn(shop.app, people.marta, "190.24.1.1");
});
beforeEach(() => shop.clock.set(TEST_START));

/** Buys and pays. Gives the reference. */
async function sell(seller: Visitor, document: string, ...picks: Pick[]): Promise<string> {
  const { json } = await buy(seller, document, picks);
  await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
  return json.reference;
}

const asked = { tipo: "1", loteria: "10", desde: "2026-11-20", hasta: "2026-11-20", formato: "XLSX" };
const FILE = "/api/tienda/reportes/ventas";
const addressOf = (change: Partial<Record<keyof typeof asked | "avance", string>> = {}): string =>
  `${FILE}?${new URLSearchParams({ ...asked, ...change })}`;
const wire = (change: object = {}) => ({
  data: {
    tipoReporte: 1,
    ideLoteria: 10,
    fechaInicio: "20-11-2026",
    fechaFin: "20-11-2026",
    formato: "PDF",
    ...change,
  },
});
const WIRE = "/api/Users/etn/reporte-ventas";

/** The bytes that a visitor is answered with. */
async function bytesFor({ cookies }: Visitor, url: string): Promise<Buffer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await shop.app.inject({ url, headers: { cookie } });
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  return response.rawPayload;
}

/** The sheet of a workbook as rows of texts; a number stands as it is written. */
function sheetOf(bytes: Uint8Array): string[][] {
  const xml = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"]!);
  expect(xml).not.toMatch(/<f[ />]/);
  const plain = (text: string) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#13;", "\r").replaceAll("&amp;", "&");
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, cells = ""]) =>
    [...cells.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/(?:t|v)>/gs)].map(([, value = ""]) => plain(value)),
  );
}

/** The rows of sales alone. */
const salesIn = (bytes: Uint8Array): string[][] => sheetOf(bytes).slice(5, -1);

describe("[ACC-06] the report of a seller's sales", () => {
  let reference: string;
  beforeAll(async () => {
    reference = await sell(
      jairo,
      people.jairo,
      { numero: "0815", serie: "007", fracciones: 2 },
      { numero: "0816", serie: "010", fracciones: 1 },
      { numero: "4321", serie: "012", fracciones: 1, ideLoteria: 6 },
    );
  });

  test("as a workbook has its lines of that lottery with Bogota's time, and their total", async () => {
    const { sorteo, vlrFraccion } = await nextDraw(jairo);
    const rows = sheetOf(await bytesFor(jairo, addressOf()));
    expect(rows[0]).toEqual(["Reporte de ventas"]);
    expect(rows[1]![0]).toBe(`Comercializador: JAIRO CIFUENTES, CC ${people.jairo}`);
    expect(rows[2]).toEqual(["Lotería: Lotería de Medellín"]);
    expect(rows[3]![0]).toBe("Del 20-11-2026 al 20-11-2026. Generado el 20-11-2026 a las 10:00, hora de Bogotá.");
    const lines = rows.slice(5, -1);
    expect(lines.map(([, ...cells]) => cells)).toEqual([
      [reference, "Lotería de Medellín", String(sorteo), "0815", "007", "2", String(2 * vlrFraccion)],
      [reference, "Lotería de Medellín", String(sorteo), "0816", "010", "1", String(vlrFraccion)],
    ]);
    // Excel's day 46346 is 20 November 2026; ten in the morning is 10/24 of it.
    expect(Number(lines[0]![0])).toBeCloseTo(46_346 + 10 / 24, 3);
    expect(rows.at(-1)).toEqual(["Total", "", "", "", "", "", "3", String(3 * vlrFraccion)]);
  });

  test("as a PDF says the same", async () => {
    const { status, headers } = await jairo.get(addressOf({ formato: "PDF" }));
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, "application/pdf", "no-store"]);
    expect(headers["content-disposition"]).toBe('attachment; filename="reporte-2026-11-20.pdf"');
    const words = pdfText(await bytesFor(jairo, addressOf({ formato: "PDF" }))).split("\n");
    expect(words).toContain("Reporte de ventas");
    expect(words.filter((word) => word === reference)).toHaveLength(2);
    expect(words).toEqual(expect.arrayContaining(["0815", "007", "20-11-2026", "10:00", "Total"]));
    expect(words).not.toContain("4321");
  });

  test("is named by its day and its kind of file", async () => {
    const { headers } = await jairo.get(addressOf());
    expect(headers["content-disposition"]).toBe('attachment; filename="reporte-2026-11-20.xlsx"');
    expect(headers["content-type"]).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(headers["x-filas"]).toBe("2");
  });

  test("by the published call is the same file in base64", async () => {
    const pdf = await jairo.post(WIRE, wire());
    expect(pdf.status).toBe(200);
    expect(pdfText(Buffer.from(pdf.json.data.$data, "base64"))).toContain(reference);
    const workbook = await jairo.post(WIRE, wire({ formato: "XLS", fechaInicio: "2026-11-20" }));
    expect(salesIn(Buffer.from(workbook.json.data.$data, "base64"))).toHaveLength(2);
  });

  test("holds the sales of both days whole and of no other, by Bogota's calendar", async () => {
    await addSales(shop.store.db, { ...(await soldBy(people.jairo)), count: 1, until: "2026-11-18T05:00:00.000Z" });
    await addSales(shop.store.db, { ...(await soldBy(people.jairo)), count: 1, until: "2026-11-19T04:59:59.000Z" });
    const rowsOf = async (desde: string, hasta: string) => salesIn(await bytesFor(jairo, addressOf({ desde, hasta })));
    expect(await rowsOf("2026-11-18", "2026-11-18")).toHaveLength(2);
    expect(await rowsOf("2026-11-17", "2026-11-17")).toHaveLength(0);
    expect(await rowsOf("2026-11-19", "2026-11-19")).toHaveLength(0);
    expect(await rowsOf("2026-11-18", "2026-11-20")).toHaveLength(4);
  });

  test("leaves out what was not approved, or whose money went back", async () => {
    const other = await sell(jairo, people.jairo, { numero: "0817", serie: "010", fracciones: 1 });
    await buy(jairo, people.jairo, [{ numero: "0818", serie: "010", fracciones: 1 }]);
    const numbers = async () => salesIn(await bytesFor(jairo, addressOf())).map((cells) => cells[4]);
    expect(await numbers()).toEqual(["0815", "0816", "0817"]);
    await shop.store.db.update(orders).set({ state: "REFUNDED" }).where(eq(orders.reference, other));
    expect(await numbers()).toEqual(["0815", "0816"]);
  });

  test("of a period without sales says so, and one of paid prizes has none yet", async () => {
    const empty = { desde: "2026-10-01", hasta: "2026-10-31" };
    expect(sheetOf(await bytesFor(jairo, addressOf(empty))).at(-1)).toEqual(["No hay ventas en este período."]);
    const prizes = addressOf({ tipo: "2", formato: "PDF" });
    const words = pdfText(await bytesFor(jairo, prizes));
    expect(words).toContain("Reporte de premios pagados");
    expect(words).toContain("No hay premios pagados en este período.");
    expect((await jairo.get(prizes)).headers["x-filas"]).toBe("0");
  });

  test.each([
    ["a day that is none", { desde: "2026-02-31" }, { desde: "Este dato no es válido" }],
    ["a day to come", { hasta: "2026-11-21" }, { hasta: "Este dato no es válido" }],
    ["days the wrong way round", { desde: "2026-11-19", hasta: "2026-11-18" }, { hasta: "Este dato no es válido" }],
    ["a lottery that there is not", { loteria: "99" }, { loteria: "Este dato no es válido" }],
    ["a lottery beyond any number", { loteria: "9999999999" }, { loteria: "Este dato no es válido" }],
    ["a kind of file that there is not", { formato: "CSV" }, { formato: "Este dato no es válido" }],
  ])("is refused for %s", async (_, change, fields) => {
    expect(refusalOf(await jairo.get(addressOf(change)))).toEqual([400, "INVALID_FIELDS", fields]);
  });

  test("is refused by the published call in its own words for fields", async () => {
    expect(refusalOf(await jairo.post(WIRE, wire({ fechaFin: "21-11-2026" })))).toEqual([
      400,
      "INVALID_FIELDS",
      { "data.fechaFin": "Este dato no es válido" },
    ]);
  });
});

/** What `addSales` needs of a seller, for the next draw of Medellín. */
async function soldBy(document: string) {
  const [user] = await shop.store.db.select({ id: users.id }).from(users).where(eq(users.documentNumber, document));
  return { userId: user!.id, lotteryId: 10, drawNumber: (await nextDraw(visitor(shop.app))).sorteo };
}

describe("[F-44] reports of somebody else", () => {
  test("are refused to who is no seller, before anything is looked at, and to who has no session", async () => {
    for (const path of [addressOf(), addressOf({ avance: "1" }), addressOf({ desde: "2027-01-01" })])
      expect(refusalOf(await marta.get(path))).toEqual([403, "SELLERS_ONLY"]);
    const refused = await marta.post(WIRE, wire());
    expect(refusalOf(refused)).toEqual([403, "SELLERS_ONLY"]);
    expect(refused.json.error.message).toBe("Los reportes son solo para comercializadores.");
    expect(refusalOf(await visitor(shop.app).get(addressOf()))).toEqual([401, "UNAUTHORIZED"]);
    expect(refusalOf(await visitor(shop.app).post(WIRE, wire()))).toEqual([401, "UNAUTHORIZED"]);
  });

  test("[ACC-07] never hold another seller's sales, whatever the body says", async () => {
    await shop.store.db.update(users).set({ isSeller: true }).where(eq(users.documentNumber, people.hernan));
    const hernan = await loggedIn(shop.app, people.hernan, "190.24.1.3");
    const reference = await sell(hernan, people.hernan, { numero: "1112", serie: "010", fracciones: 1 });
    expect(salesIn(await bytesFor(hernan, addressOf())).map((cells) => cells[1])).toEqual([reference]);
    expect(salesIn(await bytesFor(jairo, addressOf())).map((cells) => cells[1])).not.toContain(reference);
    const claimed = await hernan.post(WIRE, wire({ token: people.jairo }));
    const words = pdfText(Buffer.from(claimed.json.data.$data, "base64")).split("\n");
    expect(words.filter((word) => word.startsWith("PM"))).toEqual([reference]);
    expect(refusalOf(await hernan.post(WIRE, wire({ usuario: people.jairo })))).toEqual([
      400,
      "INVALID_FIELDS",
      { "data.usuario": "Este campo no se admite" },
    ]);
    expect(refusalOf(await hernan.get(`${addressOf()}&usuario=${people.jairo}`))[0]).toBe(400);
  });
});

describe("[F-45] a text that would be a formula", () => {
  test.each(['=HYPERLINK("https://x.example";"Ver")', "+57 300", "-1+1", "@SUM(A1)", "\t=1", "\r=1", " =1+1", "＝1+1"])(
    "%j stands in the sheet as a text, with an apostrophe before it",
    async (name) => {
      const named = eq(lotteries.id, 10);
      await shop.store.db.update(lotteries).set({ name }).where(named);
      try {
        const cells = salesIn(await bytesFor(jairo, addressOf()));
        expect(cells[0]![2]).toBe(`'${name}`);
      } finally {
        await shop.store.db.update(lotteries).set({ name: "Lotería de Medellín" }).where(named);
      }
    },
  );

  test("is the only text that is changed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = harmless(text);
        expect(written.replace(/^'/, "").endsWith(text.replace(/^'/, ""))).toBe(true);
        expect(written).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
      }),
    );
    for (const text of ["Lotería de Bogotá", "PM261120ABCDEFGHJK", "0815", "4-8-2-7", ""])
      expect(harmless(text)).toBe(text);
  });
});

describe("a long report", () => {
  const MANY = 12_000;
  const period = { desde: "2026-11-14", hasta: "2026-11-16" };
  beforeAll(async () => {
    await addSales(shop.store.db, { ...(await soldBy(people.jairo)), count: MANY, until: "2026-11-16T17:00:00.000Z" });
  });

  test("is too long for the published call, which says so", async () => {
    const days = { fechaInicio: period.desde, fechaFin: period.hasta };
    const refused = await jairo.post(WIRE, wire(days));
    expect(refusalOf(refused)).toEqual([422, "REPORT_TOO_LONG"]);
    expect(refused.json.error.message).toBe(
      "Ese período tiene más ventas de las que caben en un archivo. Elige menos días.",
    );
  });

  test("is whole, each sale once and in its order; in frames it tells how many rows are written", async () => {
    const frames = createFrameReader();
    const read = frames.read(await bytesFor(jairo, addressOf({ ...period, avance: "1" })));
    expect(frames.isEven()).toBe(true);
    const rows = read.map((one) => one.rows);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
    expect(rows.at(-1)).toBe(MANY);
    const references = salesIn(Buffer.concat(read.map(({ bytes }) => bytes))).map((cells) => cells[1]!);
    expect(new Set(references).size).toBe(MANY);
    expect(references).toEqual(references.toSorted());
  });

  test("is read from the database as it is taken, and no further for a reader who has left", async () => {
    const { port } = shop.app.server.address() as AddressInfo;
    const cookie = [...jairo.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const select = vi.spyOn(shop.store.db, "select");
    const gone = new AbortController();
    const url = `http://127.0.0.1:${port}${addressOf({ ...period, formato: "PDF" })}`;
    const response = await fetch(url, { headers: { cookie }, signal: gone.signal });
    const { value } = await response.body!.getReader().read();
    expect(Buffer.from(value!).toString("latin1")).toMatch(/^%PDF-/);
    gone.abort();
    const readSoFar = () => select.mock.calls.length;
    let before = -1;
    // Until nothing more is read: the server hears of the reader's leaving a moment after it.
    await vi.waitFor(
      () => {
        const now = readSoFar();
        const isStill = now === before;
        before = now;
        expect(isStill).toBe(true);
      },
      { timeout: 30_000, interval: 300 },
    );
    const whole = MANY / 250;
    expect(before).toBeLessThan(whole / 2);
    select.mockRestore();
  });
});

test("frames are the same however the network cuts them", () => {
  const sent = fc.array(fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 1_000_000 })), { maxLength: 12 });
  fc.assert(
    fc.property(sent, fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), (frames, cuts) => {
      const all = Buffer.concat(frames.map(([bytes, rows]) => frame(bytes, rows)));
      const reader = createFrameReader();
      const read: { bytes: Uint8Array; rows: number }[] = [];
      for (let at = 0, turn = 0; at < all.length; turn += 1) {
        const next = at + cuts[turn % cuts.length]!;
        read.push(...reader.read(all.subarray(at, next)));
        at = next;
      }
      expect(read.map(({ bytes, rows }) => [[...bytes], rows])).toEqual(
        frames.map(([bytes, rows]) => [[...bytes], rows]),
      );
      expect(reader.isEven()).toBe(true);
    }),
  );
});

test("the last sale of today is in the report at once", async () => {
  const reference = await sell(jairo, people.jairo, { numero: "7654", serie: "010", fracciones: 1 });
  expect((await lastOrder(shop)).reference).toBe(reference);
  expect(salesIn(await bytesFor(jairo, addressOf())).at(-1)![1]).toBe(reference);
});
