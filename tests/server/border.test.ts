/**
 * The border: whatever a request holds, the answer is never a 5xx, has the one error shape and the security headers.
 * The pages are those of `build/` (`npm run build` makes it; `npm test` does so first). BORDER_SEED repeats a run.
 */
import { randomUUID } from "node:crypto";
import { connect, type AddressInfo } from "node:net";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Schema } from "yup";
import * as account from "#contract/account";
import * as calm from "#contract/calm";
import * as cart from "#contract/cart";
import * as contact from "#contract/contact";
import * as content from "#contract/content";
import * as coupons from "#contract/coupons";
import * as lotteries from "#contract/lotteries";
import * as notices from "#contract/notices";
import * as numbers from "#contract/numbers";
import * as orders from "#contract/orders";
import * as payments from "#contract/payments";
import * as prizes from "#contract/prizes";
import * as recharges from "#contract/recharges";
import * as reports from "#contract/reports";
import * as results from "#contract/results";
import * as sessionCalls from "#contract/session";
import * as users from "#contract/users";
import { errorAnswer, type Call } from "#contract/call";
import { decryptFields, encryptFields } from "#contract/wireCompat";
import demo from "#server/demo/contenido.json" with { type: "json" };
import { jsonSchema } from "#server/openapi.ts";
import { buy, fillCart, nextDraw, payBody } from "./buying";
import { loggedIn, openShop, people, visitor, type Answer, type TestShop, type Visitor } from "./harness";

const seed = process.env["BORDER_SEED"] ? Number(process.env["BORDER_SEED"]) : undefined;
const runs = (numRuns: number): fc.Parameters<unknown> => ({ numRuns, ...(seed !== undefined && { seed }) });

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value;
const allCalls = [
  account,
  calm,
  cart,
  contact,
  content,
  coupons,
  lotteries,
  notices,
  numbers,
  orders,
  payments,
  prizes,
  recharges,
  reports,
  results,
  sessionCalls,
  users,
]
  .flatMap((area) => Object.values(area) as unknown[])
  .filter(isCall);

/** What every answer carries, whatever was asked. */
const SECURITY_HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
];

/** Fails unless the answer is one that the shop gives on purpose. Pages, and the gateways' own calls, word their refusals themselves. */
function expectKept({ status, headers, text }: Pick<Answer, "status" | "headers" | "text">, at = "/api/"): void {
  expect(status, text.slice(0, 300)).toBeLessThan(500);
  for (const name of SECURITY_HEADERS) expect(headers, `${status} ${text.slice(0, 100)}`).toHaveProperty(name);
  const type = String(headers["content-type"] ?? "");
  if (status < 400 || text === "" || at.startsWith("/sandbox")) return;
  if (!at.startsWith("/api/") && /^text\//.test(type)) return;
  // Gateways are answered by a short text, which they keep and show to the merchant.
  if (at.startsWith("/api/pagos/") && /^text\/plain/.test(type)) return expect(text).toMatch(/^ERROR\. [^.]{5,40}$/);
  const error: unknown = JSON.parse(text);
  expect(errorAnswer.isValidSync(error, { strict: true }), text.slice(0, 300)).toBe(true);
  expect((error as { error: { statusCode: number } }).error.statusCode).toBe(status);
  expect(text).not.toMatch(/node_modules|at .*\.[jt]s:\d/);
}

let shop: TestShop;
let stranger: Visitor;
let hernan: Visitor;
/** Bodies and queries that each served call accepts. */
let samples: Record<string, { body?: unknown; query?: Record<string, unknown> }>;

beforeAll(async () => {
  shop = await openShop({ withPages: true });
  stranger = visitor(shop.app);
  hernan = await loggedIn(shop.app, people.hernan);
  // Whoever may make every call.
  await shop.store.db.execute(`update users set is_seller = true where document_number = '${people.hernan}'`);
  const { sorteo } = await nextDraw(stranger);
  const filled = await fillCart(hernan, people.hernan, [{ numero: "4321", serie: "010", fracciones: 1 }]);
  const { json: open } = await hernan.post("/api/carts", { user: people.hernan, state: "INCART" });
  const line = { id: randomUUID(), lottery: { ideLoteria: 10, sorteo, abreviatura: "MED" } };
  const where = { user: people.hernan, state: { inq: ["INCART", "APPROVED"] }, updatedAt: { like: "2026-11-20%" } };
  const named = { user: people.hernan, userId: people.hernan, state: "INCART", order: ["a"] };
  const hernansData = {
    nombres: "HERNÁN",
    primerApellido: "DUQUE",
    segundoApellido: "",
    email: "hernan.duque@ejemplo.co",
    emailConfirm: "hernan.duque@ejemplo.co",
    celular: "3003948172",
    direccion: "Calle 50 # 51-29",
    fechaNacimiento: "30-01-1955",
    fechaExpedicionDocumento: "11-03-1975",
    terminosYCondiciones: "S",
    tratamientoDeDatos: "S",
    mayoriaEdad: "Si",
    obligacionFiscal: "R-99-PN",
    ideAplicacion: 6,
  };
  samples = {
    readCarts: { query: { filter: { where, include: ["lotteries"], order: "id DESC" } } },
    createCart: { body: named },
    updateCart: { body: named, query: { where: { id: open.id, user: people.hernan, state: "INCART" } } },
    saveCartLines: {
      body: {
        data: {
          id: open.id,
          loterias: [{ ...line, numero: "1357", serie: "011", fracciones: 1, total: 1, cartVal: 1 }],
          recargas: [
            {
              id: randomUUID(),
              tipo: "Recarga Paquete",
              celular: "3104827193",
              valor: 2_000,
              ideProducto: 101,
              sigla: "CLARO",
              ideOperador: 1,
              ideFormaPago: 5,
              idePaqueteMovil: "CLARO-001",
              esPaqueteRecarga: true,
            },
          ],
          createRow: false,
          revision: open.revision,
        },
      },
    },
    operatorsWithPackages: { query: { product: { paquete: "S" } } },
    operators: {},
    packages: { body: { product: { ideOperadorGANA: 1 } } },
    paymentMethods: { body: { confisys: { listaNombresConfisys: ["HABILITA_PAGOS_PAYVALIDA"] } } },
    consultCoupon: { body: { confisys: { data: { cupon: "BIENVENIDA10", idcart: open.id } } } },
    activeCountdown: {},
    availableLotteries: { body: { lottery: { fecha: "11-04-2018", evento: null } } },
    numberAvailability: { body: { number: { ideLoteria: 10, sorteo, numero: "1234", serie: "001" } } },
    availableNumbers: { body: { numeroJugar: { ideLoteria: 10, sorteo, numero: "1234", numeros: ["1234", "0007"] } } },
    numberStatistics: { body: { data: { ideLoteria: 10 } } },
    prizes: { body: { ideUsuario: people.hernan } },
    walletTopUp: { body: { body: { usuario: people.hernan, valor: 90_000, ideEstado: "10", colilla: "1-1" } } },
    claimPrize: {
      body: {
        body: {
          ideSolicitud: "20261120100000ABCDEFGHIJ",
          ideUsuario: people.hernan,
          loteria: "Lotería de Medellín",
          sorteo,
          numero: "1234",
          serie: "001",
          valor: "$90.000",
          medioPago: "OKI",
          ideEstado: "RECLAMADO (28)",
          fecSorteo: "13-11-2026",
        },
      },
    },
    sendSms: { body: { data: { celularUsuario: "3003948172", fecSorteo: "13-11-2026", desLoteria: "x" } } },
    sendMail: { body: { data: { fecSorteo: "13-11-2026", desLoteria: "x" } } },
    sendReportMail: { body: { data: { fecSorteo: "13-11-2026", desLoteria: "x" } } },
    prizePlan: { body: { award: { ideLoteria: 10, fecha: "2026-11-20" } } },
    placeToPay: {
      body: {
        pay: {
          ...payBody(people.hernan, filled).pay,
          lotteries: [{ id: 1 }],
          activity: "compra",
          id: 1,
          aplicacion: 6,
          ip: "190.1.1.1",
          token: "x",
          couponName: null,
        },
      },
    },
    payStatus: { body: { pay: { reference: "PM261120ABCDEFGHJK" } } },
    findReceipt: { body: { data: { numTransaccionUsuario: "PM261120ABCDEFGHJK" } } },
    results: { body: { loterie: { fecha: "20-11-2026", limite: 5, ideLoteria: 10 } } },
    completeResults: { body: { lottery: { ideLoteria: 10, fecha: "13-11-2026" } } },
    winnerCheck: { body: { number: { ideLoteria: 10, fecha: "13-11-2026", numero: "1234", serie: "001" } } },
    resultDays: { body: { loterie: { fecha: "19-11-2026", ideLoteria: 10 } } },
    lotterySchedules: { body: { lottery: { fecha: "20-11-2026", ideLoteria: 10 } } },
    sliders: {},
    homePayPrize: {},
    payPrize: {},
    news: {},
    faqs: {},
    pages: { query: { filter: { where: { page: "nosotros" }, include: ["subpages", { unity: ["cards"] }] } } },
    subpages: {},
    terms: {},
    pqrsTopics: {},
    serviceHeaders: {},
    serviceQuestions: {},
    savePqrs: {
      body: {
        issue: "2",
        document_type: "CC",
        document: people.marta,
        name: "Marta Lucía",
        last_name: "Restrepo",
        email: "marta@premiomayor.example",
        telephone: "3004127788",
        comment: "No me llegó el comprobante.",
        tratamientos: "S",
        clave: "0123456789abcdef",
      },
    },
    pqrsState: { body: { radicado: "PQ-2611-MARTA2", documento: people.marta } },
    saveRating: {
      body: {
        issue: "service-2",
        comment: "Todo claro.",
        tratamientos: "S",
        terminos: "S",
        questions: demo.services[1]!.questions.map((question) => ({ question, answer: 1 })),
        clave: "0123456789abcdef",
      },
    },
    session: {},
    captcha: { query: { accion: "login" } },
    logout: { body: {} },
    payOrder: { body: { referencia: "PM261120ABCDEFGHJK", medio: "PAYVALIDA" } },
    cancelOrder: { body: { referencia: "PM261120ABCDEFGHJK" } },
    playAgain: { body: { referencia: "PM261120ABCDEFGHJK" } },
    login: {
      body: {
        user: {
          tipoDocumento: "CC",
          usuario: people.hernan,
          clave: "Otra*2026",
          ideAplicacion: 6,
          esComercializador: true,
          captcha: Buffer.from(JSON.stringify({ challenge: { parameters: { nonce: "x" } }, solution: {} })).toString(
            "base64",
          ),
        },
      },
    },
    signUp: {
      body: {
        user: {
          tipoDocumento: "CC",
          usuario: "10203040",
          ...hernansData,
          genero: "Otro",
          contrasena: "Suerte*2026",
          contrasenaConfirm: "Suerte*2026",
          new_experience_premiomayor: true,
          captcha: "e30=",
        },
      },
    },
    resendConfirmation: { body: { user: { tipoDocumento: "CC", usuario: people.hernan } } },
    requestPassword: { body: { user: { tipoDocumento: "CC", usuario: "10203040" } } },
    activateAccount: { body: { user: { token: "a".repeat(43) } } },
    checkToken: { body: { user: { token: "a".repeat(43) } } },
    resetPassword: {
      body: { user: { token: "a".repeat(43), contrasena: "Suerte*2027", contrasenaConfirm: "Suerte*2027" } },
    },
    changePassword: {
      body: {
        user: { contrasenaActual: "Otra*2026", contrasena: "Suerte*2027", contrasenaConfirm: "Suerte*2027" },
      },
    },
    findUsers: { body: { user: { tipoDocumento: "CC", usuario: people.hernan } } },
    updateUser: { body: { user: { tipoDocumento: "CC", usuario: people.hernan, ...hernansData } } },
    cancelAccount: { body: { user: { motivo: "Ya no juego." } } },
    calm: {},
    setLimit: { body: { periodo: "mes", pesos: 100_000_000 } },
    startPause: { body: { tipo: "pausa", duracion: 1 } },
    setReminder: { body: { minutos: 30 } },
    notices: {},
    readNotices: { body: { premios: [1, 2] } },
    openSessions: {},
    closeOtherSessions: { body: {} },
    points: { body: { user: { token: "x", tipoDocumento: "CC", usuario: people.hernan } } },
    ownData: {},
    salesReport: {
      body: {
        data: { tipoReporte: 1, ideLoteria: 10, fechaInicio: "01-11-2026", fechaFin: "2026-11-20", formato: "XLS" },
      },
    },
    salesReportFile: {
      query: { tipo: "1", loteria: "10", desde: "2026-11-01", hasta: "2026-11-20", formato: "PDF", avance: "1" },
    },
    userArray: { body: { user: { tipoDocumento: "CC", usuario: people.hernan, ideAplicacion: 6 } } },
    settings: { body: { nombre: "TIPOS_DOCUMENTO" } },
    controlSettings: { body: { nombre: "TIPOS_DOCUMENTO" } },
  };
});

const servedCalls = (): Call[] => allCalls.filter(({ method, path }) => shop.app.hasRoute({ method, url: path }));

/** Numbers that JSON can spell and JavaScript cannot write back: put in as these texts, sent without their quotes. */
const RAW_NUMBERS = ["1e999", "-1e999", "-0", "1e-400", "9007199254740993", "123456789012345678901234567890"];
const badScalars: unknown[] = [
  ...RAW_NUMBERS.map((number) => `raw:${number}`),
  ...[null, true, false, 0, -1, 0.5, 1e21, 200, 201, 32_768, 2_147_483_647, 2_147_483_648, 4_294_967_296],
  ...[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, Number.MAX_VALUE, Number.MIN_VALUE, -2_147_483_649],
  ...["", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "\u202e\u200f", "\ufeff", "😀", "'; drop table users; --"],
  ...["NaN", "Infinity", "undefined", "%00", "%", "../../etc/passwd", "{}", "[object Object]", "__proto__"],
  ...["0001-01-01", "9999-12-31", "0000-00-00", "2026-02-30", "31-12-9999", "01-01-0001", "275760-09-13", "+275760-09"],
  ...["9999-12-31%", "0001-01-01%", "2026-11-20", "20-11-2026", "1234", "999", "INCART", people.marta],
  ...["x".repeat(64), "x".repeat(256), "9".repeat(400), "x".repeat(20_000), "\0".repeat(300)],
];
const badNames = ["__proto__", "constructor", "prototype", "toString", "valueOf", "toJSON", "hasOwnProperty", "then"];
badNames.push("length", "", "\0", "\ud800", "id", "user", "x".repeat(5_000), "a.b[0]", "$where", "inq");

const { bad } = fc.letrec<{ bad: unknown; leaf: unknown; list: unknown[]; record: object; deep: unknown }>((tie) => ({
  bad: fc.oneof({ maxDepth: 4 }, { weight: 5, arbitrary: tie("leaf") }, tie("list"), tie("record"), tie("deep")),
  leaf: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...badScalars) },
    fc.integer(),
    fc.double(),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 20 }),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  ),
  list: fc.array(tie("bad"), { maxLength: 4 }),
  record: fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...badNames), fc.string({ maxLength: 8 })), tie("bad")), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries)),
  deep: fc.integer({ min: 1, max: 60 }).map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown),
}));

type Place = (string | number)[];

/** Every place of a value: itself, and whatever it holds. */
function placesOf(value: unknown, at: Place = []): Place[] {
  if (value === null || typeof value !== "object") return [at];
  const inner = Object.entries(value).flatMap(([name, held]) => placesOf(held, [...at, name]));
  return [at, ...inner];
}

type Change = { kind: "replace" | "add" | "drop"; place: number; name: string; value: unknown };
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("replace", "replace", "replace", "add", "drop"),
  place: fc.nat({ max: 40 }),
  name: fc.constantFrom(...badNames),
  value: bad,
});

/** A copy of a valid value with one place changed. */
function changed(valid: unknown, { kind, place, name, value }: Change): unknown {
  const places = placesOf(valid);
  const at = places[place % places.length]!;
  const copy = structuredClone(valid);
  let holder: unknown = { root: copy };
  for (const step of ["root", ...at.slice(0, -1)]) holder = (holder as Record<string, unknown>)[step];
  const target = (at.length === 0 ? copy : (holder as Record<string, unknown>)[at.at(-1)!]) as object | null;
  if (kind === "add" && target !== null && typeof target === "object") {
    if (Array.isArray(target)) target.push(value);
    else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
    return copy;
  }
  if (at.length === 0) return kind === "drop" ? undefined : value;
  if (kind === "drop") delete (holder as Record<string, unknown>)[at.at(-1)!];
  else (holder as Record<string, unknown>)[at.at(-1)!] = value;
  return copy;
}

/** JSON in which the raw numbers stand as numbers. */
const asJson = (value: unknown): string =>
  (JSON.stringify(value) ?? "").replaceAll(/"raw:([^"]+)"/g, (_, number: string) => number);

/** Sends a call with its samples, or with one of them changed. */
async function send(client: Visitor, call: Call, how: Change | null, inQuery: boolean): Promise<Answer> {
  const { body, query = {} } = samples[call.name]!;
  const text = new URLSearchParams();
  const isQueryChanged = how && (inQuery || call.method === "GET");
  const asked = isQueryChanged ? changed(query, how) : query;
  for (const [name, value] of Object.entries(asked && typeof asked === "object" ? asked : { x: asked }))
    text.append(name, typeof value === "string" ? value : asJson(value));
  const url = text.size > 0 ? `${call.path}?${text.toString().slice(0, 12_000)}` : call.path;
  if (call.method === "GET") return client.get(url);
  return client.post(url, asJson(how && !isQueryChanged ? changed(body, how) : body));
}

interface Raw {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Sends bytes as they are, which no client library would, and reads the answer until its end. */
function rawRequest(lines: readonly string[], body = ""): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { port } = shop.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    const parts: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", text = ""] = Buffer.concat(parts)
        .toString("latin1")
        .split(/\r\n\r\n([^]*)/, 2);
      const [first = "", ...rest] = head.split("\r\n");
      const headers = rest.map((line) => [line.split(": ", 1)[0]!.toLowerCase(), line.slice(line.indexOf(": ") + 2)]);
      resolve({ status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), text });
    });
    socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1"));
  });
}

const HOST = "Host: localhost";
/** A raw GET whose answer is not packed, so that its text can be read. */
const rawGet = (target: string, ...headers: string[]): Promise<Raw> =>
  rawRequest([`GET ${target} HTTP/1.1`, HOST, "Connection: close", ...headers]);

/** An answer without what differs from one request to the next. */
const comparable = ({ status, headers, text }: Pick<Answer, "status" | "headers" | "text">) => {
  const nonce = /nonce-([^']+)/.exec(String(headers["content-security-policy"]))?.[1] ?? "-";
  return { status, text: text.replaceAll(nonce, "").replaceAll(/"now",\d+|\d{13}/g, "") };
};

describe("[F-61] requests of the contract", () => {
  test("every call that is served has a sample here, which it accepts", async () => {
    const names = servedCalls().map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(samples).sort());
    const orders = ["payStatus", "findReceipt", "payOrder", "cancelOrder", "playAgain"];
    const accounts = ["login", "signUp", "activateAccount", "checkToken", "resetPassword", "changePassword"];
    const claimed = ["walletTopUp", "claimPrize"];
    const unknown = new Set([...orders, ...accounts, ...claimed]);
    for (const call of servedCalls()) {
      if (["logout", "placeToPay", "cancelAccount"].includes(call.name)) continue;
      const { status, text } = await send(hernan, call, null, false);
      if (unknown.has(call.name))
        expect(text).toMatch(/NOT_FOUND|CAPTCHA_REFUSED|LINK_UNKNOWN|WRONG_PASSWORD|PRIZE_UNKNOWN|CLAIM_MISSING/);
      else expect([call.name, status, status === 200 ? "" : text]).toEqual([call.name, 200, ""]);
    }
  });

  test("every list, text and number in them has a bound, and no number is larger than its column", () => {
    const unbounded: string[] = [];
    const MONEY = /total|cartVal|Desc/;
    const look = (schema: Record<string, unknown>, at: string): void => {
      const {
        pattern = "",
        maxLength,
        maximum,
        maxItems,
        properties,
        items,
      } = schema as {
        pattern?: string;
        maxLength?: number;
        maximum?: number;
        maxItems?: number;
        properties?: Record<string, Record<string, unknown>>;
        items?: Record<string, unknown>;
      };
      const type = [schema["type"]].flat().find((one) => one !== "null");
      const isPatternBound = /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern);
      if (type === "string" && maxLength === undefined && !isPatternBound && !schema["enum"]) unbounded.push(at);
      if (type === "integer" && !schema["enum"] && !((maximum ?? Infinity) <= 2_147_483_647))
        if (!MONEY.test(at) || !((maximum ?? Infinity) <= Number.MAX_SAFE_INTEGER)) unbounded.push(at);
      if (type === "array" && maxItems === undefined) unbounded.push(at);
      for (const [name, inner] of Object.entries(properties ?? {})) look(inner, `${at}.${name}`);
      if (items) look(items, `${at}[]`);
    };
    const requests = [
      ...allCalls.flatMap(({ name, body, query }) => [body, query].map((schema) => ({ name, schema }))),
      { name: "cartFilter", schema: cart.cartFilter as Schema },
    ];
    for (const { name, schema } of requests) if (schema) look(jsonSchema(schema), name);
    expect(unbounded).toEqual([]);
  });

  const items = (item: string, count: number): string => Array.from({ length: count }, () => item).join();
  const names = (count: number, value: string): string =>
    Array.from({ length: count }, (_, index) => `"campo${index}":${value}`).join();
  const hostile: [string, string][] = [
    ["sixty thousand invalid lines", `{"data":{"loterias":[${items("1", 60_000)}]}}`],
    ["forty thousand empty records as lines", `{"data":{"loterias":[${items("{}", 40_000)}]}}`],
    ["fifteen thousand unknown fields", `{"data":{${names(15_000, "1")}}}`],
    ["ten thousand unknown records", `{${names(10_000, '{"a":{}}')}}`],
    ["lists of lists", `{"data":{"loterias":[${items("[[],[]]", 20_000)}]}}`],
    ["a list nested a hundred thousand deep", `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["one text of 200,000 letters", `{"data":"${"x".repeat(200_000)}"}`],
    ["one field's name of 200,000 letters", `{"${"x".repeat(200_000)}":1}`],
    ["names that every object has", `{"data":{"toString":1,"valueOf":2}}`],
    ["__proto__", `{"data":{"__proto__":{"id":1}}}`],
    ["constructor", `{"data":{"constructor":{"prototype":{"id":1}}}}`],
    ["NUL in a text", `{"data":{"id":"\\u0000"}}`],
    ["NUL in a name", `{"data":{"\\u0000":1}}`],
    ["half a letter", `{"data":{"id":"\\ud800"}}`],
  ];
  test.each(hostile)("%s is refused with 400 before any schema looks at it", async (_, body) => {
    for (const path of ["/api/carts/new-related", "/api/Users/etn/web-confisys", "/sandbox/placetopay/api/session"]) {
      const { status, json, headers, text } = await hernan.post(path, body);
      expect([status, json.error.code]).toEqual([400, "BAD_REQUEST"]);
      expectKept({ status, headers, text });
    }
  });

  test("the largest bodies of the shop still pass the border", async () => {
    const line = { ...(samples["saveCartLines"]!.body as { data: { loterias: object[] } }).data.loterias[0], id: "" };
    const many = Array.from({ length: 51 }, () => ({ ...line, id: randomUUID(), precio: 1, extra: ["a", "b"] }));
    const { status, json } = await hernan.post("/api/carts/new-related", { data: { loterias: many } });
    expect([status, json.error.code]).toEqual([400, "INVALID_FIELDS"]);
  });

  test("of many encrypted fields only the first are decrypted, and of an endless one none", () => {
    const encrypted = encryptFields({ clave: "Suerte*2026" }, "una-clave") as { clave: string };
    const many = decryptFields(
      Array.from({ length: 100 }, () => encrypted),
      "una-clave",
    ) as { clave: string }[];
    expect(many.filter(({ clave }) => clave === "Suerte*2026")).toHaveLength(32);
    const endless = encryptFields({ clave: "x".repeat(10_000) }, "una-clave");
    expect(decryptFields(endless, "una-clave")).toEqual({ clave: "" });
  });

  test("a refusal names at most fifty fields", async () => {
    const { json } = await hernan.post("/api/carts/new-related", {
      data: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`campo${index}`, 1])),
    });
    expect(Object.keys(json.error.fields)).toHaveLength(50);
  });

  test("a form is told all its faults, a long list the first of them", async () => {
    const form = await stranger.post("/api/Users/etn/login", { user: { usuario: 1, clave: [] } });
    const loterias = Array.from({ length: 45 }, () => ({
      id: "",
      lottery: {},
      numero: 1,
      serie: {},
      fracciones: 0,
      x: 1,
    }));
    const cartData = { id: 1, loterias, recargas: [], createRow: true };
    const list = await hernan.post("/api/carts/new-related", { data: cartData });
    const told = [form, list].map(({ status, json }) => [status, Object.keys(json.error.fields).length]);
    expect(told).toEqual([
      [400, 5],
      [400, 1],
    ]);
  });

  test.each(["0001-01-01", "9999-12-31", "31-12-9999", "275760-09-13", "1899-12-31", "2026-02-30"])(
    "the day %s is refused with 400",
    async (fecha) => {
      const { status } = await stranger.post("/api/Users/etn/consultar-resultados", { loterie: { fecha } });
      const where = { user: people.hernan, updatedAt: { like: `${fecha}%` } };
      const filter = encodeURIComponent(JSON.stringify({ where }));
      expect([status, (await hernan.get(`/api/carts?filter=${filter}`)).status]).toEqual([400, 400]);
    },
  );
});

describe("no answer is a 5xx, and every refusal has the one shape", () => {
  test("whatever stands in a body or a query, with a session and without", async () => {
    const calls = new Map(servedCalls().map((call) => [call.name, call]));
    // They end the session that the others need.
    calls.delete("logout");
    calls.delete("cancelAccount");
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls.keys()),
        change,
        fc.boolean(),
        fc.boolean(),
        async (name, how, inQuery, isKnown) => {
          expectKept(await send(isKnown ? hernan : stranger, calls.get(name)!, how, inQuery));
        },
      ),
      runs(2_400),
    );
  }, 180_000);

  test("[F-18] whatever a gateway, or somebody in its place, sends", async () => {
    const paths = ["/api/pagos/placetopay/notificacion", "/api/pagos/payvalida/notificacion"];
    paths.push(
      "/sandbox/placetopay/api/session",
      "/sandbox/placetopay/api/session/1",
      "/sandbox/payvalida/api/v3/porders",
    );
    const notice = {
      status: { status: "APPROVED", message: "x", reason: "00", date: "2026-11-20T10:00:00-05:00" },
      requestId: 1,
      reference: "PM261120ABCDEFGHJK",
      signature: `sha256:${"0".repeat(64)}`,
      auth: { login: "premio-mayor-demo", tranKey: "x", nonce: "x", seed: "2026-11-20T10:00:00-05:00" },
      po_id: "PM261120ABCDEFGHJK",
      pv_po_id: "1",
      pv_checksum: "x",
      amount: 1,
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), change, async (path, how) => {
        expectKept(await stranger.post(path, asJson(changed(notice, how))), path);
      }),
      runs(300),
    );
  });

  const latin1 = fc.integer({ min: 0x20, max: 0xff }).filter((unit) => unit !== 0x7f);
  const headerText = fc.oneof(
    fc.string({ unit: latin1.map((unit) => String.fromCharCode(unit)), maxLength: 60 }),
    fc.constantFrom(
      ...["", "*", "localhost:99999", "localhost:", "a b", "user@x", "[::1", "null", "bytes=9-1", "bytes=0-0,0-0"],
      ...["application/json", "application/json; charset=\xff", ";;;", "text/plain", "multipart/form-data", "0", "-1"],
      ...[
        "Basic",
        `Basic ${"A".repeat(300)}`,
        "gzip;q=x, br;q=",
        "sid=%",
        "sid=%00; sid=a",
        "=",
        ";;;=;",
        "x".repeat(5000),
      ],
      ...[`sid=${"a".repeat(43)}`, "__Host-sid=x", "tema=\xf1", "cross-site", "http://", "https://evil.example:99999"],
      ...["1.2.3.4, \xff", "Fri, 31 Feb 99999 99:99:99 GMT", 'W/"', "1.0.0", "websocket", "upgrade", "trailers"],
    ),
  );
  const headerNames = [
    "host",
    "cookie",
    "content-type",
    "origin",
    "sec-fetch-site",
    "authorization",
    "accept-encoding",
  ];
  headerNames.push("user-agent", "x-forwarded-for", "x-forwarded-host", "range", "if-none-match", "if-modified-since");
  headerNames.push("accept-language", "referer", "accept", "accept-version", "expect", "te", "if-range", "upgrade");
  headerNames.push("content-length", "transfer-encoding", "content-encoding", "x-http-method-override", "connection");
  const targets = ["/", "/api/news", "/api/carts", "/api/tienda/sesion", "/api/docs", "/favicon.svg", "/salud"];
  targets.push("/carrito", "/loterias.data", "/juego/10/1", "/sandbox/placetopay/api/session", "/no-existe");
  const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "SEARCH", "BREW"];

  test("whatever stands in the headers, of any method, once or twice", async () => {
    const header = fc
      .tuple(fc.constantFrom(...headerNames), headerText)
      // The server would rightly wait for the body that such a length announces.
      .filter(([name, value]) => name !== "content-length" || !(Number(value) > 0));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...targets),
        fc.constantFrom(...methods),
        fc.array(header, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (target, method, sent, isKnown) => {
          const cookie = [...hernan.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
          const hasHost = sent.some(([name]) => name === "host");
          const answer = await rawRequest([
            `${method} ${target} HTTP/1.1`,
            ...(hasHost ? [] : [HOST]),
            ...(isKnown ? [`Cookie: ${cookie}`] : []),
            ...sent.map(([name, value]) => `${name}: ${value}`),
            "Connection: close",
          ]);
          if (method === "HEAD") expect(answer.status).toBeLessThan(500);
          else expectKept({ ...answer, text: plainText(answer) }, target);
        },
      ),
      runs(500),
    );
  }, 180_000);

  test.each(["/api/carts*/", "/api/*/x", "/api/carts/:id", "/api/:a(", "/api/:a(b)/*", "/api/carts:"])(
    "an address of the API that reads like a router's pattern is none: %s",
    async (address) => {
      for (const method of ["GET", "POST"]) {
        const answer = await rawRequest([`${method} ${address} HTTP/1.1`, HOST, "Connection: close"]);
        expectKept({ ...answer, text: plainText(answer) }, address);
        expect(answer.status).toBe(404);
      }
    },
  );

  test("whatever stands in the address, of a page, a file, a call or a gateway's page", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          "/",
          "//",
          "//[",
          "//u:p@x/",
          "/\\evil",
          "/%00",
          "/%",
          "/%zz",
          "/%2e%2e%2f",
          "/..",
          "/%c0%80",
          "/%ed%a0%80",
        ],
        ...["/api", "/api/%", "/api/carts", "/api/tienda/comprobantes/", "/juego/", "/plan-premios/", "/confirmacion/"],
        ...["/mi-cuenta/", "/sandbox/placetopay/pagar/", "/sandbox/payvalida/pagar/", "/assets/", "/carrito", ".data"],
        ...["%E2%80%AE", "?_routes=root", "?order=%00", "?filter=%", "?__proto__=1", "?constructor=1", "?a=1&a=2", ";"],
        ...["99999999999999999999", "-1", "NaN", "0", "10", "*", "http://evil.example/", "#", "@", ":0", "\xf1", "{}"],
        ...["x".repeat(3_000), "%25".repeat(300), "/__manifest?p=/", "/users/1", "main.js", "favicon.svg", "%2Fjs"],
      ),
      fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((unit) => String.fromCharCode(unit)), maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        fc.constantFrom("GET", "GET", "POST", "PUT"),
        async (pieces, isKnown, method) => {
          const cookie = [...hernan.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
          const answer = await rawRequest([
            `${method} ${pieces.join("")} HTTP/1.1`,
            HOST,
            ...(isKnown ? [`Cookie: ${cookie}`] : []),
            "Connection: close",
          ]);
          expectKept({ ...answer, text: plainText(answer) }, pieces.join(""));
        },
      ),
      runs(500),
    );
  }, 180_000);

  test.each([
    "//",
    "//[",
    "//u:p@x/",
    "/\\evil.example",
    "/%00",
    "/carrito?x=%00",
    "/%",
    "/%zz",
    "/api/%",
    "/%ed%a0%80",
  ])("the address %s is refused with 400 and the headers of every answer", async (target) => {
    const answer = await rawGet(target);
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([400, "BAD_REQUEST"]);
    expectKept(answer);
  });

  test.each(["localhost:99999", "localhost:x", "[::1", "u:p@localhost", "a b"])(
    "the host %s is refused with 400 on pages and on calls",
    async (host) => {
      for (const target of ["/", "/api/docs/json", "/carrito.data"]) {
        const answer = await rawRequest([`GET ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close"]);
        expect([target, answer.status]).toEqual([target, 400]);
        expectKept(answer);
      }
    },
  );

  test("[F-61] what is no HTTP, or too long in its headers, is refused in the one shape too", async () => {
    const torn = await rawRequest(["GET / HTTP/9.9", HOST]);
    const long = await rawGet("/", `x-largo: ${"x".repeat(20_000)}`);
    const unexpected = await rawGet("/salud", "Expect: lo-imposible");
    expect([torn.status, long.status, unexpected.status]).toEqual([400, 431, 200]);
    for (const answer of [torn, long, unexpected]) expectKept(answer);
  });

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused on calls and on pages", async (method) => {
    for (const [target, status] of [
      ["/api/carts", 405],
      ["/carrito", 404],
    ] as const) {
      const answer = await rawRequest([`${method} ${target} HTTP/1.1`, HOST, "Connection: close"]);
      expect([target, answer.status]).toEqual([target, status]);
      expectKept(answer);
    }
  });
});

/** The text of a raw answer, without the lengths of its pieces. */
function plainText({ headers, text }: Raw): string {
  if (headers["content-encoding"]) return "";
  return headers["transfer-encoding"] === "chunked" ? text.replaceAll(/(?:^|\r\n)[\da-f]+\r\n/g, "") : text;
}

describe("[F-25] what belongs to another person answers like what does not exist", () => {
  test("orders, receipts, carts and accounts", async () => {
    const marta = await loggedIn(shop.app, people.marta);
    const filled = await fillCart(marta, people.marta, [{ numero: "8642", serie: "020", fracciones: 1 }]);
    const { json: paid } = await buy(marta, people.marta, [{ numero: "8643", serie: "021", fracciones: 1 }]);
    const { json: open } = await marta.post("/api/carts", { user: people.marta, state: "INCART" });
    expect(paid.reference).toMatch(/^PM/);
    const nowhere = "PM000000ZZZZZZZZZZ";
    const byReference = async (reference: string): Promise<Answer[]> => {
      const filter = JSON.stringify({ where: { user: people.hernan, reference } });
      return [
        await hernan.post("/api/Users/place-to-pay-consultar", { pay: { reference } }),
        await hernan.post("/api/Users/etn/BuscarS3", { data: { numTransaccionUsuario: reference } }),
        await hernan.post("/api/tienda/ordenes/volver-a-jugar", { referencia: reference }),
        await hernan.get(`/api/carts?filter=${encodeURIComponent(filter)}`),
        await hernan.get(`/api/tienda/comprobantes/${reference}.9999999999999.firma`),
        await hernan.get(`/confirmacion/${reference}.data`),
      ];
    };
    const byCart = async (id: number): Promise<Answer[]> => [
      await hernan.post("/api/carts/new-related", { data: { id, loterias: [], recargas: [], createRow: true } }),
      await hernan.post("/api/Users/place-to-pay", payBody(people.hernan, { ...filled, idcart: id })),
      await hernan.post(`/api/carts/update?where=${encodeURIComponent(JSON.stringify({ id }))}`, {
        user: people.hernan,
        state: "INCART",
      }),
    ];
    const byPerson = async (usuario: string): Promise<Answer[]> => [
      await hernan.post("/api/Users/etn/userArray", { user: { usuario } }),
      await hernan.post("/api/carts", { user: usuario, state: "INCART" }),
      await hernan.get(`/api/carts?filter=${encodeURIComponent(JSON.stringify({ where: { user: usuario } }))}`),
    ];
    const told = (answers: Answer[], hidden: string) =>
      answers.map((answer) => ({ ...comparable(answer), text: comparable(answer).text.replaceAll(hidden, "") }));
    expect(told(await byReference(paid.reference), paid.reference)).toEqual(told(await byReference(nowhere), nowhere));
    expect(told(await byCart(open.id), "-")).toEqual(told(await byCart(987_654), "-"));
    expect(told(await byPerson(people.marta), "-")).toEqual(told(await byPerson("10203040"), "-"));
  });

  test("a file outside the client's folder answers like any unknown address", async () => {
    const unknown = comparable(await rawGet("/no-existe-main.js"));
    expect(unknown.status).toBe(404);
    for (const target of [
      "/%2e%2e%2fmain.js",
      "/..%2fmain.js",
      "/%2e%2e%2f%2e%2e%2fpackage.json",
      "/assets%2f..%2f..%2fmain.js",
    ]) {
      const answer = comparable(await rawGet(target));
      const own = (text: string): string => text.replaceAll(/[^"\s]*main\.js|[^"\s]*package\.json/g, "");
      expect([target, answer.status, own(answer.text)]).toEqual([target, 404, own(unknown.text)]);
    }
  });
});

describe("[F-61] files and pages", () => {
  test("a file has one spelling: every other one is an address without a page, of which nothing is kept", async () => {
    const { status, headers } = await stranger.get("/favicon.svg");
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
    for (const other of ["/f%61vicon.svg", "/./favicon.svg", "/x/../favicon.svg", "/favicon.svg/", "/favicon.svg.gz"])
      expect([other, (await rawGet(other)).status]).toEqual([other, 404]);
    const packed = await stranger.get("/favicon.svg", { "accept-encoding": "br" });
    expect(packed.headers["content-encoding"]).toBe("br");
  });

  test.each(["/", "/loterias", "/carrito.data", "/_root.data", "/confirmacion/PM261120ABCDEFGHJK", "/mi-cuenta/datos"])(
    "[F-43] %s is kept by no cache when the request carries a session, whatever the route says",
    async (path) => {
      expect((await hernan.get(path)).headers["cache-control"]).toBe("no-store");
      expect((await visitor(shop.app).get(path, { cookie: `sid=${"x".repeat(43)}` })).headers["cache-control"]).toBe(
        "no-store",
      );
    },
  );

  test("a page without a session may be kept, when it is asked for again", async () => {
    expect((await stranger.get("/", { cookie: "tema=oscuro" })).headers["cache-control"]).toBe("no-cache");
  });
});

describe("[AUTH-08] a private page", () => {
  test.each([
    "/mi-cuenta",
    "/mi-cuenta/datos",
    "/mi-cuenta/cambiar-contrasena",
    "/mi-cuenta/historial?fecha=2026-11-01",
    "/mi-cuenta/pago-premios",
    "/mi-cuenta/juego-en-calma",
    "/eliminar-cuenta",
    "/descargar-reportes",
  ])("without a session %s leads home, and remembers the way back", async (path) => {
    const { status, headers } = await stranger.get(path);
    expect([status, headers["location"]]).toEqual([302, `/?volver=${encodeURIComponent(path)}`]);
  });
});
