/** Login, sessions, captcha and the limits on guessing. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { encryptFields } from "#contract/wireCompat";
import { sha256 } from "#server/auth.ts";
import { revokeSessionsOf } from "#server/store/sessions.ts";
import { createCaptcha } from "#server/captcha.ts";
import { loginAttempts, orders, sessions, settings, users } from "#server/store/schema.ts";
import {
  loggedIn,
  openShop,
  people,
  refusalOf,
  solvedCaptcha,
  TEST_START,
  tryLogin,
  visitor,
  type TestShop,
  type Visitor,
} from "./harness";

const USER_ARRAY = "/api/Users/etn/userArray";
const SESSION = "/api/tienda/sesion";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.clock.set(TEST_START);
  await shop.store.db.delete(loginAttempts);
  await shop.store.db.delete(sessions);
});

/** The store's rows that keep this visitor's session alive. */
const rowsOf = (client: Visitor) =>
  shop.store.db
    .select()
    .from(sessions)
    .where(eq(sessions.idHash, sha256(client.cookies.get("sid") ?? "")));
const isAlive = async (client: Visitor) => (await client.post(USER_ARRAY, { user: {} })).status === 200;

describe("login", () => {
  test("the right password opens a session in an HttpOnly cookie and the answer opens nothing", async () => {
    const client = visitor(shop.app);
    const answer = await tryLogin(client, people.marta);
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({ mayoriaEdad: "Si", actualizarusuario: "N" });
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^sid=[\w-]{43}; .*HttpOnly.*SameSite=Lax/);
    expect(cookie).not.toContain(answer.json.data.token);
    const [stored, ...others] = await rowsOf(client);
    expect(others).toEqual([]);
    expect(cookie).not.toContain(stored!.idHash);
  });

  test("userArray gives what header and forms need, with the favourite's next draw", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const { json } = await client.post(USER_ARRAY, { user: { ideAplicacion: 6 } });
    expect(json.data).toMatchObject({
      usuario: people.marta,
      saldo: 45_000,
      comercial: false,
      tieneFechaNacimiento: true,
      numeroFrecuente: "4-8-2-7",
      abreviaturaLoteria: "MEDE",
    });
    expect(JSON.stringify(json)).not.toMatch(/password|1984/);
  });

  test("userArray has the person's own record whole, and nothing of a favourite without one", async () => {
    const record = async (document: string) =>
      (await (await loggedIn(shop.app, document)).post(USER_ARRAY, { user: {} })).json.data;
    expect(await record(people.marta)).toEqual({
      userId: expect.any(Number),
      tipoDocumento: "CC",
      usuario: people.marta,
      nombres: "MARTA LUCÍA",
      primerApellido: "RESTREPO",
      email: "marta.restrepo@ejemplo.co",
      celular: "3004827193",
      saldo: 45_000,
      comercial: false,
      mayoriaEdad: "Si",
      actualizarusuario: "N",
      tieneFechaNacimiento: true,
      recordatorioMinutos: null,
      avisosSinLeer: 0,
      numeroFrecuente: "4-8-2-7",
      numeroSerie: "120",
      nombreLoteria: "Lotería de Medellín",
      numeroSorteo: 4862,
      horaSorteo: "23:00",
      fechaSorteo: "20-11-2026",
      idLoteria: 10,
      abreviaturaLoteria: "MEDE",
    });
    expect(await record(people.jairo)).toEqual({
      userId: expect.any(Number),
      tipoDocumento: "CC",
      usuario: people.jairo,
      nombres: "JAIRO",
      primerApellido: "CIFUENTES",
      email: "jairo.cifuentes@ejemplo.co",
      celular: "3008091247",
      saldo: 120_000,
      comercial: true,
      mayoriaEdad: "Si",
      actualizarusuario: "N",
      tieneFechaNacimiento: true,
      recordatorioMinutos: null,
      avisosSinLeer: 0,
      numeroFrecuente: "0-0-0-0",
      numeroSerie: null,
    });
    expect(await record(people.oscar)).toMatchObject({ tieneFechaNacimiento: false });
    expect(await record(people.nelly)).toMatchObject({ actualizarusuario: "S" });
  });

  test("the favourite's draw is its next one from the instant on at which one closes", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const next = async () => (await client.post(USER_ARRAY, { user: {} })).json.data.numeroSorteo;
    shop.clock.set("2026-11-21T03:29:59.999Z");
    expect(await next()).toBe(4862);
    shop.clock.advance(1);
    expect(await next()).toBe(4863);
  });

  test("the answer says whose session it is, and no more", async () => {
    const { json } = await tryLogin(visitor(shop.app), people.marta);
    const [marta] = await shop.store.db.select().from(users).where(eq(users.documentNumber, people.marta));
    expect(json.data).toEqual({
      token: expect.stringMatching(/^[\w-]{32}$/),
      userId: marta!.id,
      mayoriaEdad: "Si",
      actualizarusuario: "N",
    });
  });

  test("a document of another type is another account", async () => {
    const client = visitor(shop.app);
    const captcha = await solvedCaptcha(client);
    const user = { tipoDocumento: "CE", usuario: people.marta, clave: "Suerte*2026", ideAplicacion: 6, captcha };
    expect(refusalOf(await client.post("/api/Users/etn/login", { user }))).toEqual([401, "BAD_CREDENTIALS"]);
  });

  test("[F-36] a login that succeeds forgets the guesses before it; each refused one is logged for the shop's security", async () => {
    const client = visitor(shop.app, "45.10.10.12");
    const refusals = () => shop.logged().split('"security":"login-failed"').length - 1;
    const before = refusals();
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1)
        expect(refusalOf(await tryLogin(client, people.hernan, "mala"))).toEqual([401, "BAD_CREDENTIALS"]);
      expect((await tryLogin(client, people.hernan)).status).toBe(200);
    }
    expect(refusals()).toBe(before + 8);
  });

  test("who has yet to declare their age also loses the session that the browser had", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const old = client.cookies.get("sid")!;
    await tryLogin(client, people.lina);
    expect(client.cookies.has("sid")).toBe(false);
    client.cookies.set("sid", old);
    expect(await isAlive(client)).toBe(false);
  });

  test("who must update their data is told so", async () => {
    const { json } = await tryLogin(visitor(shop.app), people.nelly);
    expect(json.data.actualizarusuario).toBe("S");
  });

  test("who has yet to declare their age is told so and gets no session", async () => {
    const client = visitor(shop.app);
    const { status, json } = await tryLogin(client, people.lina);
    expect([status, json.data.mayoriaEdad]).toEqual([200, "Pendiente"]);
    expect(client.cookies.size).toBe(0);
  });

  test("[F-37] a wrong password and an unknown account get the same answer", async () => {
    const wrong = await tryLogin(visitor(shop.app, "190.24.10.8"), people.marta, "Otra*2026");
    const unknown = await tryLogin(visitor(shop.app, "190.24.10.9"), "77777771", "Otra*2026");
    expect(refusalOf(wrong)).toEqual([401, "BAD_CREDENTIALS"]);
    expect(wrong.json.error.message).toBe("Usuario o clave inválida");
    expect(unknown.text).toBe(wrong.text);
    for (const { headers } of [wrong, unknown]) expect(String(headers["set-cookie"])).not.toMatch(/sid=[\w-]/);
  });

  test("the document number is read in upper case and without surrounding space", async () => {
    expect((await tryLogin(visitor(shop.app), ` ${people.marta} `)).status).toBe(200);
  });

  test("[F-36] guesses at one account are made to wait, longer each time, and the owner elsewhere is not locked out", async () => {
    const guesser = visitor(shop.app, "45.10.10.10");
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(refusalOf(await tryLogin(guesser, people.hernan, "mala"))).toEqual([401, "BAD_CREDENTIALS"]);
    const refused = await tryLogin(guesser, people.hernan, "mala");
    expect(refusalOf(refused)).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect(refused.headers["retry-after"]).toBe("1");
    shop.clock.advance(1_000);
    await tryLogin(guesser, people.hernan, "mala");
    expect((await tryLogin(guesser, people.hernan)).headers["retry-after"]).toBe("2");
    expect((await tryLogin(visitor(shop.app, "190.24.77.1"), people.hernan)).status).toBe(200);
    expect((await tryLogin(guesser, people.marta)).status).toBe(200);
  });

  test("[F-36] guesses sent at the same time are counted together", async () => {
    const clients = Array.from({ length: 12 }, () => visitor(shop.app, "45.10.10.11"));
    const answers = await Promise.all(clients.map((client) => tryLogin(client, people.dani, "mala")));
    const codes = answers.map((answer) => refusalOf(answer)[1]).sort();
    expect(codes).toEqual([...Array(5).fill("BAD_CREDENTIALS"), ...Array(7).fill("TOO_MANY_ATTEMPTS")]);
  });
});

describe("[F-41] captcha", () => {
  const login = (captcha: string) =>
    visitor(shop.app).post("/api/Users/etn/login", {
      user: { tipoDocumento: "CC", usuario: people.marta, clave: "Suerte*2026", ideAplicacion: 6, captcha },
    });

  const refused = [400, "CAPTCHA_REFUSED", { "user.captcha": "Prueba que no eres un robot" }];

  test("one solution is accepted once out of 20 uses at the same time", async () => {
    const captcha = await solvedCaptcha(visitor(shop.app));
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(captcha)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(refusalOf(answer)).toEqual(refused);
  });

  test("a solution is good until ten minutes after its challenge", async () => {
    const [inTime, late] = [await solvedCaptcha(visitor(shop.app)), await solvedCaptcha(visitor(shop.app))];
    shop.clock.advance(10 * 60_000 - 1);
    expect((await login(inTime)).status).toBe(200);
    shop.clock.advance(1);
    expect(refusalOf(await login(late))).toEqual(refused);
  });

  test("a solution for another form is refused", async () => {
    const challenge = await createCaptcha(shop.shop, "registro");
    const solution = await solveChallenge({ challenge, deriveKey });
    const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    expect(refusalOf(await login(payload))).toEqual(refused);
  });

  test.each([
    ["another action", { data: { action: "register", until: 4_000_000_000_000 } }],
    ["a later end", { data: { action: "login", until: 4_000_000_000_000 } }],
    ["less work", { cost: 1 }],
  ])("a challenge changed to %s is refused", async (_name, change) => {
    const payload = JSON.parse(Buffer.from(await solvedCaptcha(visitor(shop.app)), "base64").toString("utf8"));
    Object.assign(payload.challenge.parameters, change);
    expect(refusalOf(await login(Buffer.from(JSON.stringify(payload)).toString("base64")))).toEqual(refused);
  });

  test("an empty one is missing", async () => {
    expect(refusalOf(await login(""))).toEqual([400, "INVALID_FIELDS", { "user.captcha": "Este campo es requerido" }]);
  });

  test.each(["basura", Buffer.from("null").toString("base64"), Buffer.from("{}").toString("base64")])(
    "%j is no solution",
    async (captcha) => {
      expect(refusalOf(await login(captcha))).toEqual(refused);
    },
  );
});

describe("sessions", () => {
  test("without a session a private call answers 401", async () => {
    const stranger = visitor(shop.app);
    for (const cookie of [null, "x", "a".repeat(43), `${"a".repeat(42)}'`]) {
      if (cookie) stranger.cookies.set("sid", cookie);
      expect(refusalOf(await stranger.post(USER_ARRAY, { user: {} }))).toEqual([401, "UNAUTHORIZED"]);
    }
  });

  test("the session call tells the server's time, and who is asking", async () => {
    const anonymous = await visitor(shop.app).get(SESSION);
    expect(anonymous.json).toMatchObject({ ahora: TEST_START, usuario: null, carrito: null, pendiente: false });
    const marta = await loggedIn(shop.app, people.marta);
    expect((await marta.get(SESSION)).json).toMatchObject({ usuario: { usuario: people.marta }, pendiente: true });
  });

  test("the session call tells whether an order of that person waits for its payment", async () => {
    const isWaiting = async (document: string) =>
      (await (await loggedIn(shop.app, document)).get(SESSION)).json.pendiente;
    expect([await isWaiting(people.marta), await isWaiting(people.jairo)]).toEqual([true, false]);
    const pending = eq(orders.reference, "PM-DEMO-PENDIENTE");
    await shop.store.db.update(orders).set({ state: "REJECTED" }).where(pending);
    expect(await isWaiting(people.marta)).toBe(false);
    await shop.store.db.update(orders).set({ state: "PENDING" }).where(pending);
  });

  test("the session call has the person's record and open cart, and none for others", async () => {
    const marta = await loggedIn(shop.app, people.marta);
    expect((await marta.get(SESSION)).json.carrito).toBeNull();
    const { json: cart } = await marta.post("/api/carts", { user: people.marta, state: "INCART", order: [] });
    const { json } = await marta.get(SESSION);
    expect(json.carrito).toEqual(cart);
    expect(json.usuario).toEqual((await marta.post(USER_ARRAY, { user: {} })).json.data);
    expect(json.ahora).toBe(TEST_START);
    expect((await (await loggedIn(shop.app, people.jairo)).get(SESSION)).json.carrito).toBeNull();
  });

  test("the session call tells the document types of the setting, to anybody; CC without one", async () => {
    const own = eq(settings.name, "TIPOS_DOCUMENTO");
    const types = async (client: Visitor) => (await client.get(SESSION)).json.tiposDocumento;
    const marta = await loggedIn(shop.app, people.marta);
    for (const client of [visitor(shop.app), marta])
      expect(await types(client)).toEqual(["CC", "NIT", "PA", "CE", "PD", "CD", "TE"]);
    const [before] = await shop.store.db.delete(settings).where(own).returning();
    for (const client of [visitor(shop.app), marta]) expect(await types(client)).toEqual(["CC"]);
    await shop.store.db.insert(settings).values(before!);
  });

  test("[F-39] after logout the old cookie opens nothing, and the person's other devices stay logged in", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const [phone, other] = [await loggedIn(shop.app, people.marta), await loggedIn(shop.app, people.jairo)];
    const stolen = client.cookies.get("sid")!;
    expect((await client.post("/api/tienda/salir", {})).status).toBe(200);
    expect(client.cookies.has("sid")).toBe(false);
    client.cookies.set("sid", stolen);
    expect(refusalOf(await client.post(USER_ARRAY, { user: {} }))).toEqual([401, "UNAUTHORIZED"]);
    expect([await isAlive(phone), await isAlive(other)]).toEqual([true, true]);
  });

  test("[F-39] a new login ends the session that the browser had", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const phone = await loggedIn(shop.app, people.marta);
    const old = client.cookies.get("sid")!;
    await tryLogin(client, people.marta);
    const thief = visitor(shop.app);
    thief.cookies.set("sid", old);
    expect(refusalOf(await thief.post(USER_ARRAY, { user: {} }))).toEqual([401, "UNAUTHORIZED"]);
    expect([await isAlive(client), await isAlive(phone)]).toEqual([true, true]);
  });

  test("[F-39] revoking a person's sessions ends all of them at once, and nobody else's", async () => {
    const marta = await loggedIn(shop.app, people.marta);
    const [phone, desk] = [await loggedIn(shop.app, people.nelly), await loggedIn(shop.app, people.nelly)];
    const [nelly] = await shop.store.db.select().from(users).where(eq(users.documentNumber, people.nelly));
    await revokeSessionsOf(shop.store.db, nelly!.id, shop.clock.iso());
    for (const client of [phone, desk])
      expect(refusalOf(await client.post(USER_ARRAY, { user: {} }))).toEqual([401, "UNAUTHORIZED"]);
    expect(await isAlive(marta)).toBe(true);
  });

  test("[F-38] a session lives until its date, seven days after the login", async () => {
    const client = await loggedIn(shop.app, people.marta);
    shop.clock.advance(7 * 24 * 60 * 60_000 - 1);
    expect(await isAlive(client)).toBe(true);
    shop.clock.advance(1);
    expect(refusalOf(await client.post(USER_ARRAY, { user: {} }))).toEqual([401, "UNAUTHORIZED"]);
  });

  test("[F-30] a request that names another person is refused and logged", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const entries = () => shop.logged().split('"foreign-user"').length - 1;
    const before = entries();
    const answer = await client.post(USER_ARRAY, { user: { usuario: people.jairo } });
    expect(refusalOf(answer)).toEqual([403, "FORBIDDEN"]);
    expect(answer.text).not.toContain("CIFUENTES");
    expect(entries()).toBe(before + 1);
    expect(await isAlive(client)).toBe(true);
  });
});

describe("over https", () => {
  const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";
  let secure: TestShop;
  beforeAll(async () => {
    secure = await openShop({ store: shop.store, env: { PUBLIC_URL: "https://tienda.example" } });
  });

  test("the session is in a __Host- cookie: this host only, over https only, out of scripts' reach", async () => {
    const client = visitor(secure.app);
    const { headers } = await tryLogin(client, people.marta);
    const cookie = String(headers["set-cookie"]);
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; /);
    expect(cookie.replace(/^[^;]+; /, "")).toBe(`Max-Age=604800; ${ATTRIBUTES}`);
    expect(await isAlive(client)).toBe(true);
    const { headers: out, json } = await client.post("/api/tienda/salir", {});
    expect(json).toEqual({ data: true });
    expect(String(out["set-cookie"])).toMatch(/^__Host-sid=; /);
    for (const attribute of ATTRIBUTES.split("; ")) expect(String(out["set-cookie"]).split("; ")).toContain(attribute);
  });

  test("the cookie of plain http opens nothing there", async () => {
    const client = visitor(secure.app);
    await tryLogin(client, people.marta);
    const plain = visitor(secure.app);
    plain.cookies.set("sid", client.cookies.get("__Host-sid")!);
    expect(refusalOf(await plain.post(USER_ARRAY, { user: {} }))).toEqual([401, "UNAUTHORIZED"]);
  });

  test("every answer tells the browser to come back by https, a refusal too; over http none does", async () => {
    for (const path of ["/salud", SESSION, "/api/nada"]) {
      expect((await visitor(secure.app).get(path)).headers["strict-transport-security"]).toBe(
        "max-age=31536000; includeSubDomains",
      );
      expect((await visitor(shop.app).get(path)).headers["strict-transport-security"]).toBeUndefined();
    }
  });
});

describe("settings", () => {
  const ask = (nombre: string) => visitor(shop.app).post("/api/Users/etn/web-confisys", { nombre });

  test("a public one is told to anybody", async () => {
    expect((await ask("VLR_UVT_VIGENTES")).json.data[0].valor).toBe("52374");
  });

  test("is told by its name, also by the call for control settings", async () => {
    const expected = { data: [{ nombre: "CONTROLAR_PAGO_PREMIO", valor: "S" }] };
    expect((await ask("CONTROLAR_PAGO_PREMIO")).json).toEqual(expected);
    const control = await visitor(shop.app).post("/api/Users/etn/web-confisys-controlar", {
      nombre: "CONTROLAR_PAGO_PREMIO",
    });
    expect(control.json).toEqual(expected);
  });

  test("one that is not public is refused like one that does not exist", async () => {
    await shop.store.db.insert(settings).values({ name: "CLAVE_INTERNA", value: "canario", isPublic: false });
    const [kept, unknown] = [await ask("CLAVE_INTERNA"), await ask("NO_EXISTE")];
    await shop.store.db.delete(settings).where(eq(settings.name, "CLAVE_INTERNA"));
    expect(refusalOf(kept)).toEqual([404, "NOT_FOUND"]);
    expect(kept.text).toBe(unknown.text);
  });
});

test("[F-47] documents, passwords, mails and cookies never reach the log", async () => {
  const client = await loggedIn(shop.app, people.marta);
  await tryLogin(client, people.marta, "Canario*Clave9");
  await client.post(USER_ARRAY, { user: { usuario: people.marta } });
  const log = shop.logged();
  expect(log).toContain("/api/Users/etn/login");
  for (const canary of [
    people.marta,
    "Canario*Clave9",
    "Suerte*2026",
    "ejemplo.co",
    client.cookies.get("sid") ?? "sid=",
  ])
    expect(log).not.toContain(canary);
});

describe("[API-03] sensitive fields encrypted on the wire", () => {
  const KEY = "clave-del-cable";
  const body = async (client: Visitor, usuario: string) => ({
    user: {
      tipoDocumento: "CC",
      usuario,
      clave: "Suerte*2026",
      ideAplicacion: 6,
      captcha: await solvedCaptcha(client),
    },
  });

  test("are read where WIRE_KEY is set, and then checked like any text", async () => {
    const { app } = await openShop({ store: shop.store, env: { WIRE_KEY: KEY } });
    const client = visitor(app);
    const sent = encryptFields(await body(client, people.marta), KEY);
    expect(JSON.stringify(sent)).not.toContain(people.marta);
    expect((await client.post("/api/Users/etn/login", sent)).status).toBe(200);
    const garbled = encryptFields(await body(client, people.marta), "otra-clave-del-cable");
    const thief = visitor(app);
    const refused = await thief.post("/api/Users/etn/login", garbled);
    // What another key makes of the texts is chance: no text at all, or a wrong one.
    expect(["INVALID_FIELDS", "BAD_CREDENTIALS"]).toContain(refused.json.error.code);
    expect(thief.cookies.size).toBe(0);
  });

  test("are not understood where it is not set", async () => {
    const client = visitor(shop.app, "190.24.10.30");
    const sent = encryptFields(await body(client, people.marta), KEY);
    expect(refusalOf(await client.post("/api/Users/etn/login", sent))).toEqual([
      400,
      "INVALID_FIELDS",
      { "user.usuario": "Este dato no es válido" },
    ]);
    expect(client.cookies.size).toBe(0);
  });
});
