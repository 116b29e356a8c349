/** The e-mail of a purchase: one for each that was sold, with what was bought and its receipt, and none for any other. */
import { asc, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendMessages } from "#server/jobs/outbox.ts";
import { pollPayments } from "#server/jobs/poller.ts";
import { purchaseMessage } from "#server/letters/purchase.ts";
import { refundMessage } from "#server/letters/refund.ts";
import { checkAttempt } from "#server/payments.ts";
import { attemptsOf } from "#server/store/attempts.ts";
import { messages, orders, users } from "#server/store/schema.ts";
import { applyReport } from "#server/store/settlement.ts";
import { createTransports } from "#server/transports/create.ts";
import type { Parcel } from "#server/transports/transport.ts";
import {
  broken,
  buy,
  endOpenPurchases,
  gatewayNetwork,
  onGatewayPage,
  openForBuyers,
  pay,
  payBody,
  fillCart,
  rewind,
  type Pick,
} from "./buying";
import { people, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
const network = gatewayNetwork();
beforeAll(async () => {
  ({ shop, marta, jairo } = await openForBuyers(network));
});
beforeEach(async () => {
  rewind(shop, network);
  await shop.store.db.delete(messages);
});
afterEach(async () => {
  await endOpenPurchases(shop);
  expect(await broken(shop)).toEqual([]);
});

let next = 2000;
const freshPick = (fracciones = 1): Pick => ({ numero: String((next += 1)), serie: "042", fracciones });

interface Opened {
  reference: string;
  processUrl: string;
}
async function open(picks: readonly Pick[], client = marta, user: string = people.marta): Promise<Opened> {
  const { status, json, text } = await buy(client, user, picks);
  if (status !== 200) throw new Error(`The payment was not opened: ${text}`);
  return json as Opened;
}
const approve = ({ processUrl }: Opened) => onGatewayPage(shop, processUrl, { accion: "aprobar" });
const written = () => shop.store.db.select().from(messages).orderBy(asc(messages.id));
const orderOf = async ({ reference }: { reference: string }) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;

describe("a purchase that was approved", () => {
  test("is told its buyer with every ticket, what was paid and with what, what comes next, and where to see it", async () => {
    const opened = await open([{ numero: "0815", serie: "042", fracciones: 2 }]);
    await approve(opened);
    const order = await orderOf(opened);
    const [message, ...more] = await written();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      kind: "purchase",
      key: `purchase ${opened.reference}`,
      recipient: "marta.restrepo@ejemplo.co",
      subject: "Tu billete de Medellín: 0815, serie 042",
      orderId: order.id,
      userId: order.userId,
      state: "WAITING",
    });
    const link = `${order.origin}/confirmacion/${opened.reference}`;
    expect(message!.text).toBe(
      [
        "Premio Mayor",
        "¡Listo, Marta Lucía!\nEste es tu billete\nPago aprobado el viernes 20 de noviembre a las 10:00\u00a0a.\u00a0m.",
        "Número: 0815\nSerie: 042\nFracción 1, Fracción 2\nLotería de Medellín. Sorteo 4862 · viernes 20 de noviembre, 11:00\u00a0p.\u00a0m.",
        "Juega el viernes 20 de noviembre a las 11:00\u00a0p.\u00a0m.\nEl resultado sale en la tienda, en Resultados. Si ganas, tienes un año para reclamar.",
        `Ver mi billete: ${link}`,
        `Medellín 0815-042, 2 fracciones: $12.000\nPagaste con PSE de prueba: $12.000\nReferencia: ${opened.reference}`,
        "Tu comprobante va adjunto (PDF): comprobante-de-compra.pdf",
        "Recibes este correo porque compraste; no es publicidad. Las loterías no tienen derecho de retracto. Solo mayores de 18 años.\n" +
          "Premio Mayor S. A. S., NIT 901.234.567-8, Calle 50 n.º 51-29, Medellín, Colombia. Línea gratuita 01 8000 123 456.\n" +
          `PQRS: ${order.origin}/contacto/pqrs\nSIC: https://www.sic.gov.co`,
      ].join("\n\n"),
    );
    for (const part of ["Fracción 1", "Fracción 2", ">0815<", ">042<", "Pagaste con PSE", `href="${link}"`])
      expect(message!.html).toContain(part);
    expect(message!.html).not.toContain("Fracción 3");
  });

  test("of several tickets shows each of them with its own draw", async () => {
    const opened = await open([
      { numero: "0816", serie: "042", fracciones: 1 },
      { numero: "4321", serie: "007", fracciones: 1, ideLoteria: 13 },
    ]);
    await approve(opened);
    const [message] = await written();
    expect(message!.subject).toBe("Tus 2 billetes de lotería");
    expect(message!.text).toContain("Número: 0816\nSerie: 042\nFracción 1\nLotería de Medellín. Sorteo 4862");
    expect(message!.text).toMatch(/Número: 4321\nSerie: 007\nFracción 1\nLotería (?!de Medellín)/);
    expect(message!.text).toContain("Ver mis billetes");
  });

  test("is told once, however often and in whatever way its gateway says so", async () => {
    const opened = await open([freshPick()]);
    await approve(opened);
    const order = await orderOf(opened);
    const [attempt] = await attemptsOf(shop.store.db, order.id);
    await Promise.all(Array.from({ length: 5 }, () => checkAttempt(shop.shop, attempt!)));
    shop.clock.advance(60_000);
    await pollPayments(shop.shop);
    expect(await written()).toHaveLength(1);
  });

  test("at PayValida is told as well, by its way of paying", async () => {
    const filled = await fillCart(marta, people.marta, [freshPick()]);
    const { json } = await pay(marta, payBody(people.marta, filled, { typePay: "PAYVALIDA" }));
    await onGatewayPage(shop, json.DATA.checkout, { accion: "aprobar" });
    const [message] = await written();
    expect(message!.key).toBe(`purchase ${json.reference}`);
    expect(message!.text).toMatch(/^Pagaste con \S+/m);
  });

  test("of a buyer without an address is a sale like any other, and told nobody", async () => {
    const isJairo = eq(users.documentNumber, people.jairo);
    await shop.store.db.update(users).set({ email: null }).where(isJairo);
    const opened = await open([freshPick()], jairo, people.jairo);
    await approve(opened);
    expect([(await orderOf(opened)).state, await written()]).toEqual(["APPROVED", []]);
    await shop.store.db.update(users).set({ email: "jairo.cifuentes@ejemplo.co" }).where(isJairo);
  });

  test("[F-46] shows the words of a name as words", async () => {
    const isJairo = eq(users.documentNumber, people.jairo);
    await shop.store.db.update(users).set({ names: "<img src=x onerror=robar()>" }).where(isJairo);
    await approve(await open([freshPick()], jairo, people.jairo));
    const { html } = (await written())[0]!;
    expect(html).toMatch(/&lt;img/i);
    expect(html).not.toMatch(/<img/i);
    await shop.store.db.update(users).set({ names: "JAIRO" }).where(isJairo);
  });
});

describe("[F-3] no e-mail tells of a purchase", () => {
  test("that was refused", async () => {
    const { processUrl } = await open([freshPick()]);
    await onGatewayPage(shop, processUrl, { accion: "rechazar" });
    expect(await written()).toEqual([]);
  });

  test("whose money is owed back, for it was paid after the closing", async () => {
    const order = await orderOf(await open([freshPick()]));
    const [attempt] = await attemptsOf(shop.store.db, order.id);
    shop.clock.set("2026-11-21T03:30:00.000Z");
    const { reference } = attempt!;
    const detail = { message: null, reason: null, date: shop.clock.iso(), bank: null, method: "PSE" };
    await applyReport(
      shop.store,
      attempt!.id,
      {
        status: "APPROVED",
        reference,
        totalPesos: order.totalPesos,
        currency: "COP",
        paidAt: shop.clock.iso(),
        detail: { ...detail, authorization: null, receipt: null },
      },
      { now: shop.clock.now(), notices: 0, messageOf: purchaseMessage, refundMessageOf: refundMessage },
    );
    expect((await orderOf({ reference })).state).toBe("REFUND_DUE");
    expect((await written()).map(({ kind, subject }) => [kind, subject])).toEqual([
      ["refund", "Vamos a devolverte $6.000"],
    ]);
  });
});

test("the receipt goes along, made when the e-mail is sent; after the money went back nothing is sent", async () => {
  const sent: Parcel[] = [];
  const transports = { email: { send: async (parcel: Parcel) => void sent.push(parcel) }, sms: null };
  const kept = await open([freshPick()]);
  const returned = await open([freshPick()]);
  await approve(kept);
  await approve(returned);
  await shop.store.db.update(orders).set({ state: "REFUNDED" }).where(eq(orders.reference, returned.reference));
  await sendMessages(shop.shop, transports);
  await shop.store.db.update(orders).set({ state: "APPROVED" }).where(eq(orders.reference, returned.reference));
  expect((await written()).map(({ state }) => state)).toEqual(["SENT", "FAILED"]);
  expect(sent).toHaveLength(1);
  const [{ attachments }] = sent as [Parcel];
  expect(attachments.map(({ name, type }) => [name, type])).toEqual([["comprobante-de-compra.pdf", "application/pdf"]]);
  expect(attachments[0]!.content.toString("latin1")).toContain(`Comprobante de compra ${kept.reference}`);
  expect(shop.logged()).not.toMatch(/marta\.restrepo|jairo\.cifuentes/i);
});

describe("the sandbox's mailboxes", () => {
  test("say what became of each e-mail, and show the PDF that goes along", async () => {
    const client = visitor(shop.app);
    const opened = await open([freshPick()]);
    await approve(opened);
    expect((await client.get("/sandbox/correo")).text).toContain("en espera · con un PDF");
    await sendMessages(shop.shop, createTransports(shop.config));
    const { text: list } = await client.get("/sandbox/correo");
    expect(list).toContain("enviado · con un PDF");
    const [, path] = /href="(\/sandbox\/correo\/\d+)"/.exec(list)!;
    const { text: letter } = await client.get(path!);
    expect(letter).toContain(`href="${path}/adjunto">comprobante-de-compra.pdf</a>`);
    const pdf = await client.get(`${path}/adjunto`);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.text).toContain(`Comprobante de compra ${opened.reference}`);
    await shop.store.db.update(messages).set({ orderId: null, kind: "pqrs", html: "", text: "" });
    expect((await client.get(`${path}/adjunto`)).status).toBe(404);
    expect((await client.get(path!)).text).toContain("El texto de este correo ya se borró");
  });

  test("keep the SMS apart, as words", async () => {
    const client = visitor(shop.app);
    expect((await client.get("/sandbox/sms")).text).toContain("Todavía no hay mensajes de texto");
    await shop.store.db.insert(messages).values({
      kind: "confirm",
      channel: "sms",
      key: "sms",
      recipient: "3004827193",
      subject: "",
      html: "",
      text: "Tu código es <b>4827</b>",
      createdAt: shop.clock.iso(),
      nextTryAt: shop.clock.iso(),
    });
    const { text: list } = await client.get("/sandbox/sms");
    expect(list).toContain("Tu código es &lt;b&gt;4827&lt;/b&gt;");
    expect(list).toContain("Para 3004827193");
    expect((await client.get("/sandbox/correo")).text).toContain("Todavía no hay correos");
    const [sms] = await written();
    expect((await client.get(`/sandbox/correo/${sms!.id}`)).status).toBe(404);
  });
});
