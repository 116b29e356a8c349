/** Login, sessions, captcha and the limits on guessing. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { encryptFields } from "#contract/wireCompat";
import { revokeSessions } from "#server/auth.ts";
import { createCaptcha } from "#server/captcha.ts";
import { sessions, users } from "#server/store/schema.ts";
import {
  loggedIn,
  openShop,
  people,
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

describe("login", () => {
  test("[AUTH-03] the right password opens a session in an HttpOnly cookie and the answer opens nothing", async () => {
    const client = visitor(shop.app);
    const answer = await tryLogin(client, people.marta);
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({ mayoriaEdad: "Si", actualizarusuario: "N" });
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^sid=[\w-]{43}; .*HttpOnly.*SameSite=Lax/);
    expect(cookie).not.toContain(answer.json.data.token);
    const [stored] = await shop.store.db.select().from(sessions);
    expect(cookie).not.toContain(stored!.idHash);
  });

  test("[AUTH-06] userArray gives what header and forms need, with the favourite's next draw", async () => {
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

  test("[AUTH-03] who must update their data is told so", async () => {
    const { json } = await tryLogin(visitor(shop.app), people.nelly);
    expect(json.data.actualizarusuario).toBe("S");
  });

  test("[AUTH-04] who has yet to declare their age is told so and gets no session", async () => {
    const client = visitor(shop.app);
    const { status, json } = await tryLogin(client, people.lina);
    expect([status, json.data.mayoriaEdad]).toEqual([200, "Pendiente"]);
    expect(client.cookies.size).toBe(0);
  });

  test("[F-37] a wrong password and an unknown account get the same answer", async () => {
    const wrong = await tryLogin(visitor(shop.app, "190.24.10.8"), people.marta, "Otra*2026");
    const unknown = await tryLogin(visitor(shop.app, "190.24.10.9"), "77777771", "Otra*2026");
    expect([wrong.status, wrong.json.error.message]).toEqual([401, "Usuario o clave inválida"]);
    expect(unknown.text).toBe(wrong.text);
  });

  test("[AUTH-02] the document number is read in upper case and without surrounding space", async () => {
    expect((await tryLogin(visitor(shop.app), ` ${people.marta} `)).status).toBe(200);
  });

  test("[F-36] guesses at one account are made to wait, longer each time, and the owner elsewhere is not locked out", async () => {
    const guesser = visitor(shop.app, "45.10.10.10");
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await tryLogin(guesser, people.hernan, "mala")).status).toBe(401);
    const refused = await tryLogin(guesser, people.hernan, "mala");
    expect([refused.status, refused.json.error.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect(refused.headers["retry-after"]).toBe("1");
    shop.clock.advance(1_000);
    await tryLogin(guesser, people.hernan, "mala");
    expect((await tryLogin(guesser, people.hernan)).headers["retry-after"]).toBe("2");
    expect((await tryLogin(visitor(shop.app, "190.24.77.1"), people.hernan)).status).toBe(200);
    shop.clock.set(TEST_START);
  });

  test("[F-36] guesses sent at the same time are counted together", async () => {
    const clients = Array.from({ length: 12 }, () => visitor(shop.app, "45.10.10.11"));
    const answers = await Promise.all(clients.map((client) => tryLogin(client, people.dani, "mala")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});

describe("[F-41] captcha", () => {
  const login = (captcha: string) =>
    visitor(shop.app).post("/api/Users/etn/login", {
      user: { tipoDocumento: "CC", usuario: people.marta, clave: "Suerte*2026", ideAplicacion: 6, captcha },
    });

  test("one solution is accepted once out of 20 uses at the same time", async () => {
    const captcha = await solvedCaptcha(visitor(shop.app));
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(captcha)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, json } of answers.filter(({ status }) => status !== 200))
      expect([status, json.error.code]).toEqual([400, "CAPTCHA_REFUSED"]);
  });

  test("a solution that has expired is refused", async () => {
    const captcha = await solvedCaptcha(visitor(shop.app));
    shop.clock.advance(10 * 60_000);
    expect((await login(captcha)).status).toBe(400);
    shop.clock.set(TEST_START);
  });

  test("a solution for another form is refused", async () => {
    const challenge = await createCaptcha(shop.shop, "registro");
    const solution = await solveChallenge({ challenge, deriveKey });
    const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    expect((await login(payload)).json.error.code).toBe("CAPTCHA_REFUSED");
  });

  test.each([
    ["another action", { data: { action: "register", until: 4_000_000_000_000 } }],
    ["a later end", { data: { action: "login", until: 4_000_000_000_000 } }],
    ["less work", { cost: 1 }],
  ])("a challenge changed to %s is refused", async (_name, change) => {
    const payload = JSON.parse(Buffer.from(await solvedCaptcha(visitor(shop.app)), "base64").toString("utf8"));
    Object.assign(payload.challenge.parameters, change);
    expect((await login(Buffer.from(JSON.stringify(payload)).toString("base64"))).status).toBe(400);
  });

  test.each(["", "basura", Buffer.from("null").toString("base64"), Buffer.from("{}").toString("base64")])(
    "%j is no solution",
    async (captcha) => {
      expect((await login(captcha)).status).toBe(400);
    },
  );
});

describe("sessions", () => {
  test("[AUTH-08] without a session a private call answers 401", async () => {
    const { status, json } = await visitor(shop.app).post(USER_ARRAY, { user: {} });
    expect([status, json.error.code]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("the session call tells the server's time, and who is asking", async () => {
    const anonymous = await visitor(shop.app).get(SESSION);
    expect(anonymous.json).toMatchObject({ ahora: TEST_START, usuario: null, carrito: null, pendiente: false });
    const marta = await loggedIn(shop.app, people.marta);
    expect((await marta.get(SESSION)).json).toMatchObject({ usuario: { usuario: people.marta }, pendiente: true });
  });

  test("[F-39] after logout the old cookie opens nothing", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const stolen = client.cookies.get("sid")!;
    expect((await client.post("/api/tienda/salir", {})).status).toBe(200);
    expect(client.cookies.has("sid")).toBe(false);
    client.cookies.set("sid", stolen);
    expect((await client.post(USER_ARRAY, { user: {} })).status).toBe(401);
  });

  test("[F-39] a new login ends the session that the browser had", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const old = client.cookies.get("sid")!;
    await tryLogin(client, people.marta);
    const thief = visitor(shop.app);
    thief.cookies.set("sid", old);
    expect((await thief.post(USER_ARRAY, { user: {} })).status).toBe(401);
  });

  test("[F-39] revoking a person's sessions ends all of them at once", async () => {
    const [phone, desk] = [await loggedIn(shop.app, people.nelly), await loggedIn(shop.app, people.nelly)];
    const [nelly] = await shop.store.db.select().from(users).where(eq(users.documentNumber, people.nelly));
    await revokeSessions(shop.store.db, nelly!.id, shop.clock.iso());
    for (const client of [phone, desk]) expect((await client.post(USER_ARRAY, { user: {} })).status).toBe(401);
  });

  test("[F-38] a session ends at its date", async () => {
    const client = await loggedIn(shop.app, people.marta);
    shop.clock.advance(7 * 24 * 60 * 60_000);
    expect((await client.post(USER_ARRAY, { user: {} })).status).toBe(401);
    shop.clock.set(TEST_START);
  });

  test("[F-30] a request that names another person is refused and logged", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const { status } = await client.post(USER_ARRAY, { user: { usuario: people.jairo } });
    expect(status).toBe(403);
    expect(shop.logged()).toContain("foreign-user");
  });
});

test("settings answer the public names only", async () => {
  const client = visitor(shop.app);
  const uvt = await client.post("/api/Users/etn/web-confisys", { nombre: "VLR_UVT_VIGENTES" });
  expect(uvt.json.data[0].valor).toBe("52374");
  expect((await client.post("/api/Users/etn/web-confisys", { nombre: "SECRET_KEY" })).status).toBe(404);
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
    expect([400, 401]).toContain((await client.post("/api/Users/etn/login", garbled)).status);
  });

  test("are not understood where it is not set", async () => {
    const client = visitor(shop.app, "190.24.10.30");
    const sent = encryptFields(await body(client, people.marta), KEY);
    expect([400, 401]).toContain((await client.post("/api/Users/etn/login", sent)).status);
  });
});
