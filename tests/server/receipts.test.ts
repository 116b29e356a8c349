/** Receipts: who may have them, for how long, and what they say. */
import { eq } from "drizzle-orm";
import PDFDocument from "pdfkit";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pollPayments } from "#server/jobs/poller.ts";
import { orders } from "#server/store/schema.ts";
import { buy, onGatewayPage } from "./buying";
import { loggedIn, openShop, people, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let marta: Visitor;
beforeAll(async () => {
  shop = await openShop();
  marta = await loggedIn(shop.app, people.marta);
});
beforeEach(() => shop.clock.set(TEST_START));

const APPROVED = "PM-DEMO-APROBADA";
const find = (client: Visitor, numTransaccionUsuario: string) =>
  client.post("/api/Users/etn/BuscarS3", { data: { numTransaccionUsuario } });
const linkOf = async (reference: string): Promise<string> => (await find(marta, reference)).json.data;

describe("the receipt", () => {
  test("of an approved order is a PDF with its reference, to be saved under the fixed name", async () => {
    const { json } = await buy(marta, people.marta, [{ numero: "0815", serie: "007", fracciones: 2 }]);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    const { status, text, headers } = await marta.get(await linkOf(json.reference));
    expect(status).toBe(200);
    expect(text.startsWith("%PDF-")).toBe(true);
    expect(text).toContain(`Comprobante de compra ${json.reference}`);
    expect(text).toContain("/Lang (es-CO)");
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe('attachment; filename="comprobante-de-compra.pdf"');
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("says how it was paid: that attempt, not a newer one", async () => {
    const drawn = vi.spyOn(PDFDocument.prototype, "text");
    const { json } = await buy(marta, people.marta, [{ numero: "0816", serie: "007", fracciones: 1 }]);
    await onGatewayPage(shop, json.processUrl, { accion: "caida" });
    await shop.store.db.execute(`update payment_attempts set state = 'LEAVING' where reference = '${json.reference}'`);
    const later = await marta.post("/api/tienda/ordenes/pagar", { referencia: json.reference, medio: "PAYVALIDA" });
    expect(later.status).toBe(200);
    shop.clock.advance(31_000);
    await pollPayments(shop.shop);
    await marta.get(await linkOf(json.reference));
    const words = drawn.mock.calls.map(([text]) => String(text));
    drawn.mockRestore();
    expect(words).toContain(json.reference);
    expect(words.find((text) => text.startsWith("PlaceToPay · "))).toContain("Banco de prueba");
    expect(words).toContain("0816".split("").join(" "));
    expect(words).toContain("Lotería de Medellín");
    expect(words).toContain(`MARTA LUCÍA RESTREPO · CC ${people.marta}`);
  });

  test("says what goes back of its purchase, and what its prize put into the wallet", async () => {
    const { json: list } = await marta.post("/api/Users/etn/pago-premio", { ideUsuario: null });
    const [{ colilla, sorteo, numTransaccion }] = list.data;
    expect(numTransaccion).toBe(APPROVED);
    await marta.post("/api/Users/etn/recarga-oki", { body: { usuario: null, valor: 1, ideEstado: "10", colilla } });
    await shop.store.db.execute(
      `insert into refunds (attempt_id, order_id, amount_pesos, reason, lottery_id, draw_number, created_at, next_try_at)
         select id, order_id, 6000, 'draw-annulled', 10, ${sorteo}, now(), now()
           from payment_attempts where reference = '${APPROVED}'`,
    );
    const drawn = vi.spyOn(PDFDocument.prototype, "text");
    await marta.get(await linkOf(APPROVED));
    const words = drawn.mock.calls.map(([text]) => String(text));
    drawn.mockRestore();
    expect(words).toContain(`Devolución, sorteo ${sorteo}`);
    expect(words).toContain("$6.000 · por devolver");
    expect(words).toContain(`Premio, sorteo ${sorteo}`);
    expect(words.find((text) => text.startsWith("$90.000 cargados a OKI"))).toContain(`recarga OKI-${colilla}-1`);
    await shop.store.db.execute(`delete from refunds where reason = 'draw-annulled'`);
  });

  test("of an order whose money went back since is not to be had, nor by its link", async () => {
    const link = await linkOf(APPROVED);
    const approved = eq(orders.reference, APPROVED);
    await shop.store.db.update(orders).set({ state: "REFUNDED" }).where(approved);
    expect(refusalOf(await marta.get(link))).toEqual([404, "NOT_FOUND"]);
    expect(refusalOf(await find(marta, APPROVED))).toEqual([409, "RECEIPT_UNAVAILABLE"]);
    await shop.store.db.update(orders).set({ state: "APPROVED" }).where(approved);
  });

  test("of an order that is not approved is not to be had", async () => {
    for (const reference of ["PM-DEMO-PENDIENTE", "PM-DEMO-RECHAZADA"]) {
      expect(refusalOf(await find(marta, reference))).toEqual([409, "RECEIPT_UNAVAILABLE"]);
    }
  });
});

describe("[F-43] another person's receipt", () => {
  test("cannot be found, and its link opens nothing for others or without a session", async () => {
    const link = await linkOf(APPROVED);
    const jairo = await loggedIn(shop.app, people.jairo);
    const unknown = await find(jairo, "PM-NO-EXISTE");
    expect(refusalOf(unknown)).toEqual([404, "NOT_FOUND"]);
    expect((await find(jairo, APPROVED)).text).toBe(unknown.text);
    expect(refusalOf(await jairo.get(link))).toEqual([404, "NOT_FOUND"]);
    expect(refusalOf(await visitor(shop.app).get(link))).toEqual([401, "UNAUTHORIZED"]);
    expect(refusalOf(await find(visitor(shop.app), APPROVED))).toEqual([401, "UNAUTHORIZED"]);
    expect((await marta.get(link)).status).toBe(200);
  });

  test("a link that another key has signed opens nothing", async () => {
    const other = await openShop({ store: shop.store, env: { SECRET_KEY: "x".repeat(32) } });
    const client = visitor(other.app);
    client.cookies.set("sid", marta.cookies.get("sid")!);
    const { json } = await find(client, APPROVED);
    expect((await client.get(json.data)).status).toBe(200);
    expect(refusalOf(await marta.get(json.data))).toEqual([404, "NOT_FOUND"]);
  });

  test("a link is good for five minutes", async () => {
    const link = await linkOf(APPROVED);
    shop.clock.advance(5 * 60_000 - 1);
    expect((await marta.get(link)).status).toBe(200);
    shop.clock.advance(1);
    expect(refusalOf(await marta.get(link))).toEqual([410, "LINK_EXPIRED"]);
  });

  test("a link that was changed opens nothing", async () => {
    const [reference, until, signature] = (await linkOf(APPROVED)).split("/").at(-1)!.split(".") as [
      string,
      string,
      string,
    ];
    for (const token of [
      `${reference}.${Number(until) + 60_000}.${signature}`,
      `PM-DEMO-PENDIENTE.${until}.${signature}`,
      `${reference}.${until}.${signature.slice(1)}`,
      "x",
    ])
      expect(refusalOf(await marta.get(`/api/tienda/comprobantes/${token}`))).toEqual([404, "NOT_FOUND"]);
    expect((await marta.get(`/api/tienda/comprobantes/${reference}.${until}.${signature}`)).status).toBe(200);
  });
});
