/** How a call of the contract becomes a route: what of a request is refused, in which words, and who may make the call. */
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { array, object, string } from "yup";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { closed, open, post, requiredText, whole } from "#contract/call";
import { Refusal } from "#server/refusal.ts";
import { assertOwn, callsOf, checked, checkedText, publicCall, sessionCall } from "#server/routes/register.ts";
import { loggedIn, openShop, people, visitor, type TestShop } from "./harness";

const REQUIRED = "Este campo es requerido";
const INVALID = "Este dato no es válido";
const UNKNOWN = "Este campo no se admite";

/** The refusal that something ends with; null when it does not. */
function refused(work: () => unknown): Refusal | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
const fieldsOf = (work: () => unknown) => refused(work)?.fields;

describe("what a refusal says of a value", () => {
  const form = closed({
    nombre: requiredText(5),
    edad: whole().required(),
    casa: closed({ calle: requiredText(), numero: whole().nullable().defined() }),
    lineas: array(closed({ serie: requiredText(3) })).required(),
  });
  const right = { nombre: "Ana", edad: 30, casa: { calle: "1", numero: null }, lineas: [{ serie: "001" }] };

  test("nothing of one that is right: it is given back as it is", () => {
    expect(checked(form, right)).toEqual(right);
  });

  test.each([
    ["that is not there", { ...right, nombre: undefined }, { nombre: REQUIRED }],
    ["that is empty", { ...right, nombre: "" }, { nombre: REQUIRED }],
    ["that is null", { ...right, edad: null }, { edad: REQUIRED }],
    ["of another kind", { ...right, edad: "30" }, { edad: INVALID }],
    ["that is too long", { ...right, nombre: "Anastasia" }, { nombre: INVALID }],
    ["inside another, not there", { ...right, casa: { calle: "1" } }, { "casa.numero": REQUIRED }],
    ["inside a list", { ...right, lineas: [{ serie: "001" }, { serie: "0001" }] }, { "lineas[1].serie": INVALID }],
    ["that nobody asked for", { ...right, saldo: 1 }, { saldo: UNKNOWN }],
    ["inside another that nobody asked for", { ...right, casa: { ...right.casa, a: 1 } }, { "casa.a": UNKNOWN }],
    [
      "and another, each by its name",
      { ...right, nombre: "", casa: { ...right.casa, a: 1, b: 2 } },
      { nombre: REQUIRED, "casa.a": UNKNOWN, "casa.b": UNKNOWN },
    ],
  ])("a field %s is named with its words", (_name, value, fields) => {
    const refusal = refused(() => checked(form, value))!;
    expect([refusal.statusCode, refusal.code, refusal.fields]).toEqual([400, "INVALID_FIELDS", fields]);
    expect(refusal.cause).toMatchObject({ name: "ValidationError" });
  });

  test("a value that is no form at all is the body", () => {
    for (const value of ["x", 1, []]) expect(fieldsOf(() => checked(form, value))).toEqual({ body: INVALID });
    expect(fieldsOf(() => checked(form, null))).toEqual({ body: REQUIRED });
  });

  test("a field with two faults has the words of the first", () => {
    const two = closed({ clave: string().required().min(3).matches(/^a/) });
    expect(fieldsOf(() => checked(two, { clave: "" }))).toEqual({ clave: REQUIRED });
  });

  test("fifty fields are named at most", () => {
    const named = (count: number) => {
      const value = Object.fromEntries(Array.from({ length: count }, (_, index) => [`campo${index}`, 1]));
      return Object.keys(fieldsOf(() => checked(closed({}), value))!).length;
    };
    expect([named(50), named(51)]).toEqual([50, 50]);
  });

  test("of a value with more than three hundred parts the first fault is told", () => {
    const list = closed({ lineas: array(whole().required()).required() });
    const faults = (count: number) =>
      Object.keys(fieldsOf(() => checked(list, { lineas: Array.from({ length: count }, () => "x") }))!).length;
    expect([faults(299), faults(300)]).toEqual([50, 1]);
  });

  test("a fault of the program is none of the sender's", () => {
    const broken = object({
      a: string().test("a", () => {
        throw new TypeError("a fault of ours");
      }),
    });
    expect(() => checked(broken, { a: "x" })).toThrow(TypeError);
  });
});

describe("a text that holds JSON", () => {
  test("is checked like a body, and named when it holds none", () => {
    const schema = closed({ id: whole().required() });
    expect(checkedText(schema, '{"id":1}', "where")).toEqual({ id: 1 });
    expect(fieldsOf(() => checkedText(schema, "{", "where"))).toEqual({ where: INVALID });
    expect(fieldsOf(() => checkedText(schema, '{"id":"1"}', "where"))).toEqual({ id: INVALID });
  });
});

describe("[F-30] a person who is named in a request", () => {
  const warn = vi.fn();
  const user = { id: 7, documentNumber: "52847193" } as never;
  const claim = (claimed: string | number | boolean | null | undefined) =>
    refused(() => assertOwn({ log: { warn } } as never, user, claimed));
  beforeEach(() => void warn.mockClear());

  test("is the session's own, by number or document, or nobody", () => {
    for (const claimed of [undefined, null, "", 7, "7", "52847193", 52847193]) expect(claim(claimed)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test("who is another is refused, and logged for the shop's security", () => {
    for (const claimed of ["8", 8, "0", 0, false, true, "80912475"])
      expect([claimed, claim(claimed)?.statusCode, claim(claimed)?.code]).toEqual([claimed, 403, "FORBIDDEN"]);
    expect(warn).toHaveBeenCalledWith({ security: "foreign-user", userId: 7 }, "a request named another user");
  });
});

describe("a route of the contract", () => {
  let shop: TestShop;
  let app: FastifyInstance;
  const anybodys = post("anybodys", {
    path: "/api/prueba/{codigo}/todos",
    summary: "x",
    body: closed({ nombre: requiredText(5) }),
    query: closed({ vista: requiredText(5) }),
    answer: open({}),
  });
  const sessions = post("sessions", {
    path: "/api/prueba/propia",
    summary: "x",
    access: "session",
    body: closed({ nombre: requiredText(5) }),
    answer: open({}),
  });

  beforeAll(async () => {
    shop = await openShop();
    app = Fastify();
    await app.register(cookie);
    app.setErrorHandler((error, _request, reply) => {
      const { statusCode, code } = error as Refusal;
      return reply.code(statusCode).send({ error: { code } });
    });
    publicCall(app, shop.shop, anybodys, async ({ body, query, params, user }) => ({
      body,
      query,
      params,
      name: user?.names ?? null,
    }));
    const limit = { perMinute: 60 };
    sessionCall(
      app,
      shop.shop,
      sessions,
      async ({ user, query }) => ({ name: user.names, query: query ?? null }),
      limit,
    );
  });

  test("gets its body, its query and the parts of its path, and whose session it is, if any", async () => {
    const path = "/api/prueba/7/todos?vista=uno";
    const body = { nombre: "Ana" };
    const expected = { body, query: { vista: "uno" }, params: { codigo: "7" } };
    const answer = await visitor(app).post(path, body);
    expect([answer.status, answer.json]).toEqual([200, { ...expected, name: null }]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const marta = visitor(app);
    marta.cookies.set("sid", (await loggedIn(shop.app, people.marta)).cookies.get("sid")!);
    expect((await marta.post(path, body)).json).toEqual({ ...expected, name: "MARTA LUCÍA" });
    expect((await marta.post("/api/prueba/propia", body)).json).toEqual({ name: "MARTA LUCÍA", query: null });
  });

  test("is refused without its body or its query", async () => {
    const client = visitor(app);
    for (const [path, body] of [
      ["/api/prueba/7/todos?vista=uno", {}],
      ["/api/prueba/7/todos", { nombre: "Ana" }],
      ["/api/prueba/7/todos?vista=uno&otra=1", { nombre: "Ana" }],
    ] as const)
      expect([path, (await client.post(path, body)).status]).toEqual([path, 400]);
  });

  test("of sessions answers 401 to anybody else, before it looks at what was sent", async () => {
    for (const body of [{ nombre: "Ana" }, { otra: 1 }]) {
      const { status, json } = await visitor(app).post("/api/prueba/propia", body);
      expect([status, json.error.code]).toEqual([401, "UNAUTHORIZED"]);
    }
  });

  test("cannot be opened to others than the contract says", () => {
    const other = Fastify();
    expect(() => publicCall(other, shop.shop, sessions, async () => ({}))).toThrow("sessions");
    expect(() => sessionCall(other, shop.shop, anybodys, async () => ({}))).toThrow("anybodys");
    expect(callsOf(other)).toEqual([]);
  });

  test("is listed in its part of the server, in the order of the routes, with whether its requests are counted", () => {
    expect(callsOf(app)).toEqual([
      { call: anybodys, isLimited: false },
      { call: sessions, isLimited: true },
    ]);
  });
});
