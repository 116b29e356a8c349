/** Each call of the shop as it goes out, whole: a backend that holds the contract must be able to read it. */
import { expect, test } from "vitest";
import { object } from "yup";
import { consultCoupon } from "#api/coupons";
import { addLines, openCart, replaceLines } from "#api/cart";
import { contentPage, countdown, latestNews, legalText, newsItem, questions } from "#api/content";
import { openDraw, openDraws, otherNumbers, prizePlan, seriesOf } from "#api/lotteries";
import { freeAmong, freeNumbers, numberStatistics } from "#api/numbers";
import {
  cancelOrder,
  checkout,
  hasPendingOrder,
  history,
  openOrders,
  orderStatus,
  paymentMethods,
  payOrder,
  playAgain,
  receipt,
} from "#api/orders";
import { request, type Client } from "#api/request";
import { latestResults } from "#api/results";
import { captcha, logIn, logOut, person, session } from "#api/session";
import { APPLICATION_CREDENTIAL } from "#contract/credential";
import { get, type Call } from "#contract/call";
import * as carts from "#contract/cart";
import * as coupons from "#contract/coupons";
import * as content from "#contract/content";
import * as lotteries from "#contract/lotteries";
import * as numbers from "#contract/numbers";
import * as orders from "#contract/orders";
import * as payments from "#contract/payments";
import * as results from "#contract/results";
import * as sessions from "#contract/session";
import * as users from "#contract/users";
import { decryptFields } from "#contract/wireCompat";
import type { ApiRequest } from "#src/page/context.ts";
import { line } from "../models/fakeEnv";

const DOCUMENT = "52847193";

/** A backend that writes down what comes and answers each request with the next of `answers`, or with nothing of use. */
function listening(...answers: unknown[]) {
  const sent: ApiRequest[] = [];
  const client: Client = {
    async send(request) {
      sent.push(request);
      return { status: 200, headers: {}, text: JSON.stringify(answers.shift() ?? "") };
    },
  };
  return { client, sent };
}

const filter = (where: object, part: { limit?: number; skip?: number } = {}) => ({
  filter: { where, include: ["lotteries", "recharges"], order: "id DESC", ...part },
});
const draw = { lotteryId: 10, drawNumber: 4861 };
const bet = line("a", { fractions: 2 });
const lineSent = {
  id: bet.id,
  lottery: { ideLoteria: 10, sorteo: 4861, abreviatura: "MEDE" },
  numero: "1234",
  serie: "042",
  fracciones: 2,
  total: 12_000,
};
const credentials = {
  documentType: "CE",
  document: DOCUMENT,
  password: "Suerte*2026",
  captcha: "resuelto",
  asSeller: false,
} as const;
const userSent = {
  tipoDocumento: "CE",
  usuario: DOCUMENT,
  clave: "Suerte*2026",
  ideAplicacion: 6,
  captcha: "resuelto",
};
const allOpen = { fecha: "11-04-2018", evento: null };

type Made = (client: Client) => Promise<unknown>;
const calls: [string, Made, Call, { body?: unknown; filter?: object; query?: string }][] = [
  ["who is asking", session, sessions.session, {}],
  ["a captcha", (client) => captcha(client, "login"), sessions.captcha, { query: "accion=login" }],
  ["a login", (client) => logIn(client, credentials), users.login, { body: { user: userSent } }],
  [
    "a seller's login",
    (client) => logIn(client, { ...credentials, asSeller: true }),
    users.login,
    { body: { user: { ...userSent, esComercializador: true } } },
  ],
  ["a logout", logOut, sessions.logout, { body: {} }],
  ["the person", person, users.userArray, { body: { user: { ideAplicacion: 6 } } }],
  ["the countdown", countdown, content.activeCountdown, {}],
  ["the news", latestNews, content.news, {}],
  ["the legal texts", (client) => legalText(client, "terms"), content.terms, {}],
  ["the questions", questions, content.faqs, {}],
  ["the open draws", openDraws, lotteries.availableLotteries, { body: { lottery: allOpen } }],
  [
    "the next draw of a lottery",
    (client) => openDraw(client, { lotteryId: 10 }),
    lotteries.availableLotteries,
    { body: { lottery: { ...allOpen, ideLoteria: 10 } } },
  ],
  [
    "one draw",
    (client) => openDraw(client, draw),
    lotteries.availableLotteries,
    { body: { lottery: { ...allOpen, ideLoteria: 10, sorteo: 4861 } } },
  ],
  [
    "the series of a number",
    (client) => seriesOf(client, draw, "0034"),
    lotteries.numberAvailability,
    { body: { number: { ideLoteria: 10, sorteo: 4861, numero: "0034" } } },
  ],
  [
    "one series of a number",
    (client) => seriesOf(client, draw, "0034", "042"),
    lotteries.numberAvailability,
    { body: { number: { ideLoteria: 10, sorteo: 4861, numero: "0034", serie: "042" } } },
  ],
  [
    "numbers in place of one",
    (client) => otherNumbers(client, draw, "0034"),
    lotteries.availableNumbers,
    { body: { numeroJugar: { ideLoteria: 10, sorteo: 4861, numero: "0034" } } },
  ],
  [
    "free numbers",
    (client) => freeNumbers(client, draw),
    lotteries.availableNumbers,
    { body: { numeroJugar: { ideLoteria: 10, sorteo: 4861 } } },
  ],
  [
    "the free ones of some numbers",
    (client) => freeAmong(client, draw, ["0034", "1234"]),
    lotteries.availableNumbers,
    { body: { numeroJugar: { ideLoteria: 10, sorteo: 4861, numeros: ["0034", "1234"] } } },
  ],
  [
    "the numbers drawn most and least",
    (client) => numberStatistics(client, 10),
    numbers.numberStatistics,
    { body: { data: { ideLoteria: 10 } } },
  ],
  [
    "a prize plan",
    (client) => prizePlan(client, 10),
    lotteries.prizePlan,
    { body: { award: { ideLoteria: 10, fecha: null } } },
  ],
  [
    "the latest results",
    (client) => latestResults(client, 4),
    results.results,
    { body: { loterie: { fecha: null, limite: 4, ideLoteria: null } } },
  ],
  [
    "the open cart",
    (client) => openCart(client, DOCUMENT),
    carts.readCarts,
    filter({ user: DOCUMENT, state: "INCART" }),
  ],
  [
    "lines that are added",
    (client) => addLines(client, 7, { lines: [bet], recharges: [] }),
    carts.saveCartLines,
    { body: { data: { id: 7, loterias: [lineSent], recargas: [], createRow: true } } },
  ],
  [
    "lines that replace others",
    (client) => replaceLines(client, 7, 3, { lines: [bet], recharges: [] }),
    carts.saveCartLines,
    { body: { data: { id: 7, loterias: [lineSent], recargas: [], createRow: false, revision: 3 } } },
  ],
  [
    "the ways to pay",
    paymentMethods,
    carts.paymentMethods,
    { body: { confisys: { listaNombresConfisys: ["HABILITA_PAGOS_PLACETOPAY", "HABILITA_PAGOS_PAYVALIDA"] } } },
  ],
  [
    "a checkout",
    (client) =>
      checkout(client, {
        key: "k".repeat(16),
        cartId: 7,
        document: DOCUMENT,
        gateway: "PAYVALIDA",
        totalPesos: 12_000,
        discountPesos: 0,
        couponCode: null,
        description: "1 jugada",
      }),
    payments.placeToPay,
    {
      body: {
        pay: {
          user: DOCUMENT,
          idcart: 7,
          payment: { description: "1 jugada", amount: { currency: "COP", total: 12_000 } },
          numTransaccion: "k".repeat(16),
          aplicacion: 6,
          numIdentificacion: DOCUMENT,
          typePay: "PAYVALIDA",
          totalSinDesc: 12_000,
          totalDescuento: 0,
        },
      },
    },
  ],
  [
    "a checkout with a coupon",
    (client) =>
      checkout(client, {
        key: "k".repeat(16),
        cartId: 7,
        document: DOCUMENT,
        gateway: "PAYVALIDA",
        totalPesos: 10_800,
        discountPesos: 1_200,
        couponCode: "BIENVENIDA10",
        description: "1 jugada",
      }),
    payments.placeToPay,
    {
      body: {
        pay: {
          user: DOCUMENT,
          idcart: 7,
          payment: { description: "1 jugada", amount: { currency: "COP", total: 10_800 } },
          numTransaccion: "k".repeat(16),
          aplicacion: 6,
          numIdentificacion: DOCUMENT,
          typePay: "PAYVALIDA",
          totalSinDesc: 12_000,
          totalDescuento: 1_200,
          couponName: "BIENVENIDA10",
        },
      },
    },
  ],
  [
    "a coupon",
    (client) => consultCoupon(client, 7, "BIENVENIDA10"),
    coupons.consultCoupon,
    { body: { confisys: { data: { cupon: "BIENVENIDA10", idcart: 7 } } } },
  ],
  [
    "an open purchase's payment",
    (client) => payOrder(client, "R1", "PLACETOPAY"),
    orders.payOrder,
    { body: { referencia: "R1", medio: "PLACETOPAY" } },
  ],
  ["a cancelled purchase", (client) => cancelOrder(client, "R1"), orders.cancelOrder, { body: { referencia: "R1" } }],
  ["a lost order's lines", (client) => playAgain(client, "R1"), orders.playAgain, { body: { referencia: "R1" } }],
  [
    "the open purchases",
    (client) => openOrders(client, DOCUMENT),
    carts.readCarts,
    filter({ user: DOCUMENT, state: "PENDING" }),
  ],
  [
    "whether a purchase is open",
    (client) => hasPendingOrder(client, DOCUMENT),
    carts.readCarts,
    filter({ user: DOCUMENT, state: "PENDING" }),
  ],
  [
    "the history",
    (client) => history(client, DOCUMENT, { page: 1, size: 5 }),
    carts.readCarts,
    filter({ user: DOCUMENT, state: { inq: ["PENDING", "REJECTED", "APPROVED"] } }, { limit: 6 }),
  ],
  [
    "the history of a day",
    (client) => history(client, DOCUMENT, { day: "2026-11-19", page: 2, size: 10 }),
    carts.readCarts,
    filter(
      {
        user: DOCUMENT,
        state: { inq: ["PENDING", "REJECTED", "APPROVED"] },
        updatedAt: { like: "2026-11-19" },
      },
      { limit: 11, skip: 10 },
    ),
  ],
  [
    "an order's state",
    (client) => orderStatus(client, "R1"),
    payments.payStatus,
    { body: { pay: { reference: "R1" } } },
  ],
  [
    "a receipt",
    (client) => receipt(client, "R1"),
    payments.findReceipt,
    { body: { data: { numTransaccionUsuario: "R1" } } },
  ],
];

test.each(calls)("the request for %s is whole", async (_, make, call, { body, filter, query }) => {
  const { client, sent } = listening();
  await make(client);
  expect(sent).toHaveLength(1);
  const { path, ...rest } = sent[0]!;
  const [pathname, search = ""] = path.split("?");
  expect(rest).toEqual({
    method: call.method,
    headers: {
      accept: "application/json",
      authorization: APPLICATION_CREDENTIAL,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
  });
  expect(pathname).toBe(call.path);
  // The server refuses fields that the contract does not name.
  if (call.body) expect(call.body.isValidSync(rest.body, { strict: true })).toBe(true);
  if (filter) {
    const asked = new URLSearchParams(search);
    expect([...asked.keys()]).toEqual(["filter"]);
    expect(JSON.parse(asked.get("filter")!)).toEqual(filter);
    expect(carts.cartFilter.isValidSync(filter, { strict: true })).toBe(true);
  } else expect(search).toBe(query ?? "");
});

test("a page and an item of the news are asked for by their names", async () => {
  const { client, sent } = listening();
  await contentPage(client, "puntos-gana");
  await newsItem(client, 7);
  const [page, item] = sent.map(({ path }) => new URL(path, "http://tienda"));
  expect(page!.pathname).toBe("/api/pages");
  const filter = JSON.parse(page!.searchParams.get("filter")!);
  expect(filter).toEqual({ where: { page: "puntos-gana" }, include: ["subpages", { unity: ["cards"] }] });
  // The server refuses filters that the contract does not name.
  expect(content.pagesFilter.isValidSync(filter, { strict: true })).toBe(true);
  expect(item!.pathname).toBe("/api/news/7");
});

test("a person without an open cart is given one, asked for whole", async () => {
  const made = { id: 7, state: "INCART", updatedAt: "2026-11-20T18:00:00Z", revision: 0 };
  const { client, sent } = listening([], made);
  expect(await openCart(client, DOCUMENT)).toEqual({
    ok: true,
    value: { id: 7, revision: 0, lines: [], recharges: [] },
  });
  expect(sent[1]).toEqual({
    method: "POST",
    path: "/api/carts",
    headers: { accept: "application/json", authorization: APPLICATION_CREDENTIAL, "content-type": "application/json" },
    body: { user: DOCUMENT, state: "INCART", order: [] },
  });
});

test("a person with an open cart is asked for it once, and no other is made", async () => {
  const open = { id: 7, state: "INCART", updatedAt: "2026-11-20T18:00:00Z", revision: 3, lotteries: null };
  const { client, sent } = listening([null, { ...open, lotteries: [] }, { ...open, id: 6, lotteries: [] }]);
  expect(await openCart(client, DOCUMENT)).toEqual({
    ok: true,
    value: { id: 7, revision: 3, lines: [], recharges: [] },
  });
  expect(sent).toHaveLength(1);
});

test("[API-03] with a key the document leaves encrypted and the rest as it is; without one all is left to TLS", async () => {
  const { client, sent } = listening();
  await logIn({ ...client, wireKey: "clave" }, credentials);
  await logIn({ ...client, wireKey: null }, credentials);
  const [hidden, open] = sent.map(({ body }) => body as { user: typeof userSent });
  expect(JSON.stringify(hidden)).not.toContain(DOCUMENT);
  expect(hidden!.user).toMatchObject({ tipoDocumento: "CE", captcha: "resuelto" });
  expect(decryptFields(hidden, "clave")).toEqual(open);
});

test("values of an address are written so that none of them changes its path, and absent ones are left out", async () => {
  const { client, sent } = listening();
  const call = get("sample", { path: "/api/a/{id}/b/{day}", summary: "", query: object(), answer: object() });
  await request(client, call, { params: { id: "1/2?x", day: 3 }, query: { kept: 0, left: undefined } as object });
  expect(sent[0]!.path).toBe("/api/a/1%2F2%3Fx/b/3?kept=0");
  await request(client, call, { params: { id: 1, day: 2 }, query: { left: undefined } as object });
  expect(sent[1]!.path).toBe("/api/a/1/b/2");
  await expect(request(client, call, { params: { id: 1 } })).rejects.toThrow('Call sample lacks its path value "day"');
  await expect(request(client, call)).rejects.toThrow('"id"');
});
