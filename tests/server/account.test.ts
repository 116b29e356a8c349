/** Accounts over the API: opening, confirming, recovering, changing and leaving one. */
import { desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { registrationSchema } from "#domain/account";
import { bogotaDay } from "#domain/bogota";
import { DEMO_PASSWORD } from "#server/demo/users.ts";
import { clearExpired } from "#server/jobs/holds.ts";
import {
  accountLinks,
  loginAttempts,
  messages,
  orders,
  playPauses,
  sessions,
  settings,
  users,
} from "#server/store/schema.ts";
import { findAccount } from "#server/store/sessions.ts";
import { loggedIn, openShop, people, refusalOf, solvedCaptcha, tryLogin, visitor, type TestShop } from "./harness";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NEW_PASSWORD = "Fortuna#2027";

const person = {
  nombres: "ANA MARÍA",
  primerApellido: "GÓMEZ",
  segundoApellido: "DE LA TORRE",
  email: "ana@correo.example",
  emailConfirm: "ana@correo.example",
  celular: "300 412 7788",
  direccion: "Calle 50 # 51-29, Medellín",
  fechaNacimiento: "11-03-1984",
  fechaExpedicionDocumento: "20-05-2002",
  terminosYCondiciones: "S",
  tratamientoDeDatos: "S",
  mayoriaEdad: "Si",
  obligacionFiscal: "O-13;O-15",
  ideAplicacion: 6,
};
const registration = {
  tipoDocumento: "CC",
  usuario: "71717171",
  ...person,
  genero: "Femenino",
  contrasena: NEW_PASSWORD,
  contrasenaConfirm: NEW_PASSWORD,
  new_experience_premiomayor: true,
};

const url = (call: string) => `/api/Users/etn/${call}`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});

const anybody = (ip?: string) => visitor(shop.app, ip);

async function signUp(changes: Record<string, unknown> = {}, ip?: string) {
  const client = anybody(ip);
  const user = { ...registration, ...changes, captcha: await solvedCaptcha(client, "registro") };
  return client.post(url("singup"), { user });
}

/** The letters to an address, the newest first. */
const lettersTo = (recipient: string) =>
  shop.store.db.select().from(messages).where(eq(messages.recipient, recipient)).orderBy(desc(messages.id));

/** The token of the newest letter to an address that has a link. */
async function tokenFor(recipient: string): Promise<string> {
  for (const { text } of await lettersTo(recipient)) {
    const token = /\/(?:confirmar-cuenta|recuperar-contrasena)\/([\w-]{43})/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`No letter to ${recipient} has a link`);
}

const accountOf = async (documentNumber: string) => (await findAccount(shop.store.db, "CC", documentNumber))!;
const activate = (token: string) => anybody().post(url("activate-account"), { user: { token } });
const stateOf = async (token: string) =>
  (await anybody().post(url("consultar-token-usuario"), { user: { token } })).json;
const reset = (token: string, contrasena = "Otra#Clave27") =>
  anybody().post(url("actualizar-contrasena"), { user: { token, contrasena, contrasenaConfirm: contrasena } });
const forgetTries = () => shop.store.db.delete(loginAttempts);

describe("opening an account", () => {
  test("keeps what was written, sends a link, and opens nothing before it is confirmed", async () => {
    const answer = await signUp();
    expect([answer.status, answer.json]).toEqual([
      200,
      { data: { mensaje: "Creamos tu cuenta. Te enviamos un correo con un enlace para confirmarla." } },
    ]);
    expect(await accountOf("71717171")).toMatchObject({
      names: "ANA MARÍA",
      firstSurname: "GÓMEZ",
      secondSurname: "DE LA TORRE",
      email: "ana@correo.example",
      mobile: "3004127788",
      address: "Calle 50 # 51-29, Medellín",
      birthDate: "1984-03-11",
      issueDate: "2002-05-20",
      gender: "Femenino",
      fiscalCodes: "O-13;O-15",
      adultStatus: "Si",
      policiesVersion: "2026-11-01",
      policiesAcceptedAt: shop.clock.iso(),
      isNewExperience: true,
      confirmedAt: null,
      balancePesos: 0,
      isSeller: false,
    });
    const [letter] = await lettersTo("ana@correo.example");
    expect(letter).toMatchObject({ kind: "confirm", subject: "Confirma tu correo para entrar a tu cuenta" });
    expect(letter!.text).toContain("Hola, Ana");
    expect(letter!.html).not.toContain(NEW_PASSWORD);
    expect(letter!.text).toMatch(/^Confirmar mi correo: http:\/\/localhost(?::\d+)?\/confirmar-cuenta\/[\w-]{43}$/m);

    const early = await tryLogin(anybody(), "71717171", NEW_PASSWORD);
    expect(refusalOf(early)).toEqual([401, "EMAIL_UNCONFIRMED"]);
    expect(early.headers["set-cookie"] ?? "").not.toMatch(/sid=[\w-]{43}/);
    // The login sends another link, and the first one has ended.
    expect(await lettersTo("ana@correo.example")).toHaveLength(2);

    const token = await tokenFor("ana@correo.example");
    const looked = await stateOf(token);
    expect(looked).toEqual({ data: { estado: "vigente", uso: "confirmar", correo: "a…@correo.example" } });
    expect((await activate(token)).json.data.mensaje).toBe("Cuenta activada");
    expect((await tryLogin(anybody(), "71717171", NEW_PASSWORD)).status).toBe(200);
    // A mail program that opens the link twice finds it done.
    expect((await activate(token)).json.data.mensaje).toBe("Cuenta activada");
  });

  test("an expired link sends a new one in its place; an unknown one is told so", async () => {
    await signUp({ usuario: "71717172", email: "b@correo.example", emailConfirm: "b@correo.example" });
    const first = await tokenFor("b@correo.example");
    shop.clock.advance(2 * DAY);
    expect((await stateOf(first)).data.estado).toBe("vencido");
    expect((await activate(first)).json.data.mensaje).toBe("Este enlace venció. Te enviamos un correo con uno nuevo.");
    expect((await accountOf("71717172")).confirmedAt).toBeNull();
    expect((await activate(await tokenFor("b@correo.example"))).json.data.mensaje).toBe("Cuenta activada");
    expect(refusalOf(await activate("x".repeat(43)))).toEqual([404, "LINK_UNKNOWN"]);
    expect(refusalOf(await activate("corto"))).toEqual([404, "LINK_UNKNOWN"]);
  });

  test("[F-37] for a document that has an account the answer is the same, and its owner is told", async () => {
    const before = await accountOf(people.marta);
    const taken = await signUp({
      usuario: people.marta,
      email: "ladron@correo.example",
      emailConfirm: "ladron@correo.example",
    });
    const free = await signUp({ usuario: "71717173", email: "c@correo.example", emailConfirm: "c@correo.example" });
    expect([taken.status, taken.json]).toEqual([free.status, free.json]);
    expect(await accountOf(people.marta)).toEqual(before);
    expect(await lettersTo("ladron@correo.example")).toEqual([]);
    const [told] = await lettersTo("marta.restrepo@ejemplo.co");
    expect(told).toMatchObject({ kind: "account-exists", subject: "Ya tienes una cuenta en Premio Mayor" });
    expect(told!.text).not.toContain("ladron");
  });

  test("an account that nobody confirmed gives way to another registration, and its link with it", async () => {
    await signUp({ usuario: "71717174", email: "errado@correo.example", emailConfirm: "errado@correo.example" });
    const old = await tokenFor("errado@correo.example");
    await signUp({
      usuario: "71717174",
      nombres: "LUISA",
      email: "d@correo.example",
      emailConfirm: "d@correo.example",
    });
    expect(await accountOf("71717174")).toMatchObject({ names: "LUISA", email: "d@correo.example" });
    await activate(old);
    expect((await accountOf("71717174")).confirmedAt).toBeNull();
    // What is sent in the place of an old link goes to the address of the account as it is now.
    expect(await lettersTo("errado@correo.example")).toHaveLength(1);
    expect(await lettersTo("d@correo.example")).toHaveLength(2);
  });

  test("[F-42] whoever names one address for many documents fills no mailbox", async () => {
    await forgetTries();
    const victim = { email: "victima@correo.example", emailConfirm: "victima@correo.example" };
    const asked = Array.from({ length: 8 }, (_, index) =>
      signUp({ usuario: `8080808${index}`, ...victim }, `190.25.${index}.1`),
    );
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect((await lettersTo("victima@correo.example")).length).toBeLessThanOrEqual(5);
    shop.clock.advance(DAY);
    await signUp({ usuario: "80808090", ...victim });
    expect((await lettersTo("victima@correo.example")).length).toBeGreaterThan(5 - 4);
  });

  const refused: [field: string, changes: Record<string, unknown>][] = [
    ["usuario", { usuario: "012345" }],
    ["nombres", { nombres: "PRUEBA" }],
    ["nombres", { nombres: "ABC" }],
    ["nombres", { nombres: "AL" }],
    ["primerApellido", { primerApellido: "G0MEZ" }],
    ["email", { email: "ana@correo", emailConfirm: "ana@correo" }],
    ["emailConfirm", { emailConfirm: "otra@correo.example" }],
    ["celular", { celular: "300412778" }],
    ["direccion", { direccion: "X " }],
    ["fechaNacimiento", { fechaNacimiento: "31-02-1984" }],
    ["fechaNacimiento", { fechaNacimiento: "21-11-2009", fechaExpedicionDocumento: "01-10-2026" }],
    ["fechaExpedicionDocumento", { fechaExpedicionDocumento: "30-12-2026" }],
    ["fechaExpedicionDocumento", { fechaExpedicionDocumento: "10-03-1984" }],
    ["obligacionFiscal", { obligacionFiscal: "R-99-PN;O-13" }],
    ["obligacionFiscal", { obligacionFiscal: "O-99" }],
    ["contrasena", { contrasena: "sinmayus1*", contrasenaConfirm: "sinmayus1*" }],
    ["contrasena", { contrasena: "Con espacio1*", contrasenaConfirm: "Con espacio1*" }],
    ["contrasenaConfirm", { contrasenaConfirm: "Fortuna#2028" }],
    ["terminosYCondiciones", { terminosYCondiciones: "P" }],
    ["tratamientoDeDatos", { tratamientoDeDatos: "P" }],
    ["mayoriaEdad", { mayoriaEdad: "Pendiente" }],
  ];
  test.each(refused)("a wrong %s is refused on its field: %j", async (field, changes) => {
    const user = { ...registration, usuario: "71717199", ...changes, captcha: "e30=" };
    const answer = await anybody().post(url("singup"), { user });
    expect([answer.status, Object.keys(answer.json.error.fields ?? {})]).toEqual([400, [`user.${field}`]]);
  });

  test("a type of document that the configuration leaves out opens no account", async () => {
    const { db } = shop.store;
    const types = eq(settings.name, "TIPOS_DOCUMENTO");
    const [before] = await db.select().from(settings).where(types);
    await db.update(settings).set({ value: "CC,CE" }).where(types);
    const answer = await signUp({ tipoDocumento: "TE", usuario: "5551234" });
    await db.update(settings).set({ value: before!.value }).where(types);
    expect([answer.status, Object.keys(answer.json.error.fields)]).toEqual([400, ["user.tipoDocumento"]]);
  });

  test("[F-41] the captcha is of its own form, and good once", async () => {
    await forgetTries();
    const client = anybody();
    const wrong = { ...registration, usuario: "71717198", captcha: await solvedCaptcha(client, "login") };
    expect(refusalOf(await client.post(url("singup"), { user: wrong }))[1]).toBe("CAPTCHA_REFUSED");
    const right = { ...wrong, captcha: await solvedCaptcha(client, "registro") };
    const all = await Promise.all(Array.from({ length: 6 }, () => client.post(url("singup"), { user: right })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("[F-48] fields that only the shop decides are refused by name", async () => {
    const user = { ...registration, usuario: "71717197", captcha: "e30=", saldo: 1_000_000, comercial: true, id: 1 };
    const { status, json } = await anybody().post(url("singup"), { user });
    expect([status, Object.keys(json.error.fields).sort()]).toEqual([400, ["user.comercial", "user.id", "user.saldo"]]);
  });

  test("the form and the server never disagree about what somebody wrote", async () => {
    await forgetTries();
    // The tests before this one move the shop's clock, and the server asks it which day is today.
    const now = shop.clock.now();
    const day = (offsetDays: number) => bogotaDay(now + offsetDays * DAY);
    const today = day(0);
    const schema = registrationSchema(today);
    const word = fc.constantFrom("ANA", "ABC", "Ñ", "LUIS PRUEBA", "GÓMEZ_RUIZ", "STUART", "M4RTA", " ", "");
    const adultSince = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
    const youngerByADay = `${Number(today.slice(0, 4)) - 18}${day(1).slice(4)}`;
    const dayTyped = fc.constantFrom(
      "1984-03-11",
      adultSince,
      youngerByADay,
      "1899-12-31",
      today,
      day(1),
      "1984-02-30",
    );
    const form = fc.record({
      names: fc.array(word, { maxLength: 3 }).map((words) => words.join(" ")),
      surnames: fc.array(word, { maxLength: 3 }).map((words) => words.join(" ")),
      birthDate: dayTyped,
      issueDate: dayTyped,
      email: fc.constantFrom("ana@correo.example", "admin@correo.example", "ana", "a@b.c"),
      mobile: fc.constantFrom("3004127788", "300 412 77 88", "(300) 412-7788", "300412778", "30041277889"),
      address: fc.string({ maxLength: 110 }),
      password: fc.constantFrom(
        "Fortuna#2027",
        "fortuna#2027",
        "Fortuna 2027",
        "Fortuna#27",
        "Fo#27",
        "Fortuna#202720272",
      ),
      fiscal: fc.subarray(["R-99-PN", "O-13", "O-15", "O-23", "O-47"]),
    });
    const wireDay = (iso: string) => iso.split("-").reverse().join("-");
    await fc.assert(
      fc.asyncProperty(form, async (typed) => {
        const isRight = schema.isValidSync(
          {
            documentType: "CC",
            document: "71717196",
            ...typed,
            emailConfirm: typed.email,
            gender: "Otro",
            passwordConfirm: typed.password,
            fiscalCodes: typed.fiscal,
            terms: true,
            policy: true,
            adult: true,
            captcha: "e30=",
          },
          { strict: true },
        );
        const [primerApellido = "", ...rest] = typed.surnames.trim().split(/\s+/);
        const user = {
          ...registration,
          usuario: "71717196",
          nombres: typed.names,
          primerApellido,
          segundoApellido: rest.join(" "),
          email: typed.email,
          emailConfirm: typed.email,
          celular: typed.mobile,
          direccion: typed.address,
          fechaNacimiento: wireDay(typed.birthDate),
          fechaExpedicionDocumento: wireDay(typed.issueDate),
          contrasena: typed.password,
          contrasenaConfirm: typed.password,
          obligacionFiscal: typed.fiscal.join(";"),
          captcha: "e30=",
        };
        const { json } = await anybody().post(url("singup"), { user });
        // The captcha is looked at last, so whoever is refused for it wrote nothing wrong.
        expect([json.error.code, typed]).toEqual([
          isRight ? "CAPTCHA_REFUSED" : expect.stringMatching(/INVALID|BAD_/),
          typed,
        ]);
      }),
      { numRuns: 150 },
    );
  });
});

describe("recovering the password", () => {
  const recover = (usuario: string, ip?: string) =>
    anybody(ip).post(url("recuperar-contrasena"), { user: { tipoDocumento: "CC", usuario } });

  test("[F-37] the answer never tells whether there is an account", async () => {
    await forgetTries();
    const [known, unknown] = [await recover(people.marta), await recover("99887766")];
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
    expect(known.json.data.mensaje).toBe("Si hay una cuenta con ese documento, enviamos un enlace a su correo.");
    const [letter] = await lettersTo("marta.restrepo@ejemplo.co");
    expect(letter!.kind).toBe("password-link");
  });

  test("[F-39] the link is good once and ends every session; the owner is told", async () => {
    await forgetTries();
    const hernan = await loggedIn(shop.app, people.hernan);
    await recover(people.hernan);
    const token = await tokenFor("hernan.duque@ejemplo.co");
    expect((await stateOf(token)).data).toMatchObject({ estado: "vigente", uso: "contrasena" });
    const all = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(all.filter(({ status }) => status === 200).map(({ json }) => json.data.mensaje)).toEqual([
      "Tu contraseña ha sido cambiada con éxito",
    ]);
    expect(refusalOf(all.find(({ status }) => status !== 200)!)).toEqual([409, "LINK_USED_UP"]);
    expect((await hernan.get("/api/tienda/sesion")).json.usuario).toBeNull();
    expect((await tryLogin(anybody(), people.hernan)).status).toBe(401);
    expect((await tryLogin(anybody(), people.hernan, "Otra#Clave27")).status).toBe(200);
    expect((await lettersTo("hernan.duque@ejemplo.co"))[0]!.kind).toBe("password-changed");
    // The store knows no token.
    const links = await shop.store.db.select().from(accountLinks);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  test("an expired link, or one for something else, chooses no password", async () => {
    await forgetTries();
    await recover(people.nelly);
    const token = await tokenFor("nelly.ospina@ejemplo.co");
    shop.clock.advance(HOUR);
    expect((await stateOf(token)).data.estado).toBe("vencido");
    expect(refusalOf(await reset(token))).toEqual([409, "LINK_USED_UP"]);
    await signUp({ usuario: "71717175", email: "e@correo.example", emailConfirm: "e@correo.example" });
    expect(refusalOf(await reset(await tokenFor("e@correo.example")))).toEqual([404, "LINK_UNKNOWN"]);
    // And a password's link confirms no account.
    expect(refusalOf(await activate(token))).toEqual([404, "LINK_UNKNOWN"]);
  });

  test("a link for the password also confirms the account of who never opened the first one", async () => {
    await forgetTries();
    await recover("71717175");
    expect((await reset(await tokenFor("e@correo.example"))).status).toBe(200);
    expect((await accountOf("71717175")).confirmedAt).toBe(shop.clock.iso());
  });

  test("[F-36] who asks again and again has to wait, whether there is an account or not", async () => {
    await forgetTries();
    const waits = async (usuario: string) => {
      const statuses: number[] = [];
      for (let ask = 0; ask < 8; ask += 1) statuses.push((await recover(usuario, "190.27.1.1")).status);
      return statuses;
    };
    const known = await waits(people.oscar);
    await forgetTries();
    expect([known.at(-1), await waits("99887765")]).toEqual([429, known]);
  });

  test("the confirmation is sent again to who has not confirmed, and to nobody else", async () => {
    await forgetTries();
    const again = (usuario: string) =>
      anybody().post("/api/tienda/reenviar-confirmacion", { user: { tipoDocumento: "CC", usuario } });
    const before = (await lettersTo("marta.restrepo@ejemplo.co")).length;
    const answers = [await again("71717172"), await again(people.marta), await again("71717173")];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await lettersTo("marta.restrepo@ejemplo.co")).length).toBe(before);
    expect((await lettersTo("c@correo.example"))[0]).toMatchObject({ kind: "confirm", createdAt: shop.clock.iso() });
  });
});

describe("the own account", () => {
  test("[F-39] a change of password keeps this session and ends the others", async () => {
    await forgetTries();
    const [phone, desktop] = [await loggedIn(shop.app, people.marta), await loggedIn(shop.app, people.marta)];
    const change = (contrasenaActual: string, contrasena: string) =>
      phone.post(url("cambiar-contrasena-web"), {
        user: { contrasenaActual, contrasena, contrasenaConfirm: contrasena },
      });
    expect(refusalOf(await change("Otra*2026", NEW_PASSWORD))).toEqual([
      400,
      "WRONG_PASSWORD",
      { "user.contrasenaActual": "Clave inválida" },
    ]);
    expect(refusalOf(await change(DEMO_PASSWORD, "corta"))[2]).toHaveProperty(["user.contrasena"]);
    const done = await change(DEMO_PASSWORD, NEW_PASSWORD);
    expect([done.status, done.json.data.mensaje]).toEqual([200, "Tu contraseña ha sido cambiada con éxito"]);
    const usuarioOf = async (client: typeof phone) => (await client.get("/api/tienda/sesion")).json.usuario?.usuario;
    expect([await usuarioOf(phone), await usuarioOf(desktop)]).toEqual([people.marta, undefined]);
    expect((await lettersTo("marta.restrepo@ejemplo.co"))[0]!.kind).toBe("password-changed");
    expect((await change(NEW_PASSWORD, DEMO_PASSWORD)).status).toBe(200);
  });

  test("[F-36] the current password cannot be guessed through an open session", async () => {
    await forgetTries();
    const client = await loggedIn(shop.app, people.jairo);
    const user = { contrasenaActual: "No*2026", contrasena: NEW_PASSWORD, contrasenaConfirm: NEW_PASSWORD };
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1)
      statuses.push((await client.post(url("cambiar-contrasena-web"), { user })).status);
    expect(statuses.at(-1)).toBe(429);
    await forgetTries();
  });

  test("the data are read, changed, and a new address holds once it is confirmed", async () => {
    await forgetTries();
    const [nelly, other] = [await loggedIn(shop.app, people.nelly), await loggedIn(shop.app, people.nelly)];
    const read = await nelly.post(url("consultar-usuarios"), { user: { usuario: people.nelly } });
    expect(read.json.data).toMatchObject({ nombres: "NELLY", celular: "3004173625", fechaNacimiento: "1968-05-27" });
    const changes = {
      ...person,
      nombres: "NELLY JOHANA",
      email: "nueva@correo.example",
      emailConfirm: "nueva@correo.example",
    };
    const done = await nelly.post(url("actualizar-usuario"), { user: changes });
    expect(done.json.data).toEqual({
      mensaje: "Tu información ha sido actualizada exitosamente",
      emailPendiente: "nueva@correo.example",
    });
    expect(await accountOf(people.nelly)).toMatchObject({
      names: "NELLY JOHANA",
      secondSurname: "DE LA TORRE",
      address: "Calle 50 # 51-29, Medellín",
      email: "nelly.ospina@ejemplo.co",
      mustUpdate: false,
    });
    const again = await nelly.post(url("consultar-usuarios"), { user: {} });
    expect(again.json.data.emailPendiente).toBe("nueva@correo.example");

    const token = await tokenFor("nueva@correo.example");
    expect((await stateOf(token)).data.uso).toBe("correo");
    expect((await nelly.post(url("activate-account"), { user: { token } })).json.data).toEqual({
      mensaje: "Cuenta activada",
      esCambioDeCorreo: true,
    });
    expect((await accountOf(people.nelly)).email).toBe("nueva@correo.example");
    expect((await lettersTo("nelly.ospina@ejemplo.co"))[0]!.kind).toBe("email-changed");
    expect((await nelly.get("/api/tienda/sesion")).json.usuario.email).toBe("nueva@correo.example");
    expect((await other.get("/api/tienda/sesion")).json.usuario).toBeNull();
  });

  test("[F-48] a change of data changes nothing that is not its own", async () => {
    const client = await loggedIn(shop.app, people.dani);
    const before = await accountOf(people.dani);
    const columns = Object.keys(users);
    const known = new Set(Object.keys(person));
    for (const column of columns.filter((name) => !known.has(name))) {
      const { status } = await client.post(url("actualizar-usuario"), { user: { ...person, [column]: "1" } });
      expect([column, status]).toEqual([column, 400]);
    }
    expect(await accountOf(people.dani)).toEqual(before);
    const foreign = await client.post(url("actualizar-usuario"), { user: { ...person, usuario: people.marta } });
    expect(refusalOf(foreign)).toEqual([403, "FORBIDDEN"]);
  });

  test("a backend's own address of a person answers that person alone", async () => {
    const client = await loggedIn(shop.app, people.dani);
    const { id } = await accountOf(people.dani);
    expect((await client.get(`/users/${id}`)).json.data.usuario).toBe(people.dani);
    for (const other of [id + 1, 99_999, "x"]) expect((await client.get(`/users/${other}`)).status).toBe(404);
    expect((await anybody().get(`/users/${id}`)).status).toBe(401);
  });

  test("the sessions are told with their browsers, and the others can be ended", async () => {
    await forgetTries();
    const agent = (client: ReturnType<typeof anybody>, value: string) =>
      client.get("/api/tienda/sesiones", { "user-agent": value });
    const [phone, desktop] = [await loggedIn(shop.app, people.oscar), await loggedIn(shop.app, people.oscar)];
    shop.clock.advance(60_000);
    await loggedIn(shop.app, people.oscar);
    shop.clock.advance(9 * 60_000);
    // The third one is over at this very moment: nobody can use it any more, so it is neither told nor ended.
    const { id } = await accountOf(people.oscar);
    const [last] = await shop.store.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.createdAt))
      .limit(1);
    await shop.store.db.update(sessions).set({ expiresAt: shop.clock.iso() }).where(eq(sessions.idHash, last!.idHash));
    const { json } = await agent(phone, "pruebas");
    expect(json.sesiones).toHaveLength(2);
    expect(json.sesiones[0]).toMatchObject({ esEsta: true, vista: shop.clock.iso() });
    expect(json.sesiones[1].vista < shop.clock.iso()).toBe(true);
    expect((await phone.post("/api/tienda/sesiones/cerrar-otras", {})).json).toEqual({ cerradas: 1 });
    expect((await phone.get("/api/tienda/sesiones")).json.sesiones).toHaveLength(1);
    expect((await desktop.get("/api/tienda/sesiones")).status).toBe(401);
  });

  test("points are earned by purchases that were paid, from the next day on", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const read = () => client.post(url("consultar-puntos"), { user: { token: "x", usuario: people.marta } });
    const points = (await read()).json.data.disponibles;
    expect(points).toBeGreaterThan(0);
    expect((await anybody().post(url("consultar-puntos"), { user: {} })).status).toBe(401);
    const stranger = await client.post(url("consultar-puntos"), { user: { usuario: people.jairo } });
    expect(stranger.status).toBe(403);
  });

  test("a person gets everything that is kept of them, and nothing of anybody else", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const own = { document_type: "CC", document: people.marta, name: "Marta", last_name: "Restrepo", issue: "2" };
    const pqrs = { ...own, telephone: "3004127788", comment: "¿Dónde reclamo?", tratamientos: "S" };
    const sent = await client.post("/api/apqrs", { ...pqrs, email: "marta.restrepo@ejemplo.co" });
    // Somebody else may write with her document: what they wrote is not hers.
    await anybody().post("/api/apqrs", { ...pqrs, email: "otra@correo.example", comment: "Soy otra persona." });
    const { json, text, headers } = await client.get("/api/tienda/mis-datos");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="mis-datos-\d{4}-\d{2}-\d{2}\.json"$/);
    expect(json.cuenta).toMatchObject({ numeroDocumento: people.marta, correo: "marta.restrepo@ejemplo.co" });
    expect(json.compras.length).toBeGreaterThan(2);
    expect(json.compras[0].jugadas[0]).toHaveProperty("numero");
    expect(json.pqrs).toEqual([expect.objectContaining({ radicado: sent.json.radicado, mensaje: "¿Dónde reclamo?" })]);
    expect(text).not.toMatch(/argon2|password|hernan|jairo/i);
  });
});

describe("leaving", () => {
  const leave = (client: Awaited<ReturnType<typeof loggedIn>>) =>
    client.post(url("cancel-account"), { user: { motivo: "Ya no juego." } });

  test("an account with a balance stays, in the source's own words", async () => {
    await forgetTries();
    const answer = await leave(await loggedIn(shop.app, people.marta));
    expect([answer.status, answer.json.error.code, answer.json.error.message]).toEqual([
      409,
      "BALANCE_LEFT",
      "El saldo del usuario debe ser  0 par poder cancelar la cuenta",
    ]);
    expect((await accountOf(people.marta)).deletedAt).toBeNull();
  });

  test("an account with a payment under way stays", async () => {
    const { id } = await accountOf(people.marta);
    await shop.store.db.update(users).set({ balancePesos: 0 }).where(eq(users.id, id));
    const pending = await shop.store.db.select().from(orders).where(eq(orders.state, "PENDING"));
    expect(pending.map(({ userId }) => userId)).toContain(id);
    expect(refusalOf(await leave(await loggedIn(shop.app, people.marta)))).toEqual([409, "ACCOUNT_BUSY"]);
  });

  test("[F-39] what the law does not ask for is erased, every session ends, and the document may come back", async () => {
    await forgetTries();
    const [phone, desktop] = [
      await loggedIn(shop.app, people.hernan).catch(() => null),
      await tryLogin(anybody(), people.hernan, "Otra#Clave27"),
    ];
    expect([phone, desktop.status]).toEqual([null, 200]);
    const client = anybody();
    await tryLogin(client, people.hernan, "Otra#Clave27");
    const { id } = await accountOf(people.hernan);
    await shop.store.db.insert(playPauses).values({
      userId: id,
      kind: "exclusion",
      startsAt: shop.clock.iso(),
      endsAt: new Date(shop.clock.now() + 90 * DAY).toISOString(),
    });
    const done = await client.post(url("cancel-account"), { user: { motivo: "Ya no juego." } });
    expect([done.status, done.json.data.mensaje]).toEqual([200, "Tu cuenta fue eliminada."]);
    const [row] = await shop.store.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({
      documentNumber: people.hernan,
      names: "HERNÁN",
      email: null,
      mobile: null,
      birthDate: null,
      address: null,
      passwordHash: "",
      deletedAt: shop.clock.iso(),
      deletionReason: "Ya no juego.",
    });
    expect(await shop.store.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await shop.store.db.select().from(playPauses).where(eq(playPauses.userId, id))).toHaveLength(1);
    const letters = await shop.store.db.select().from(messages).where(eq(messages.userId, id));
    expect(letters.length).toBeGreaterThan(0);
    for (const letter of letters)
      expect([letter.recipient, letter.html, letter.text, letter.nextTryAt]).toEqual(["", "", "", null]);
    expect((await lettersTo("hernan.duque@ejemplo.co")).map(({ kind }) => kind)).toEqual(["account-deleted"]);
    expect((await client.get("/api/tienda/sesion")).json.usuario).toBeNull();
    expect((await tryLogin(anybody(), people.hernan, "Otra#Clave27")).status).toBe(401);

    await signUp({ usuario: people.hernan, email: "hernan@correo.example", emailConfirm: "hernan@correo.example" });
    await activate(await tokenFor("hernan@correo.example"));
    expect((await tryLogin(anybody(), people.hernan, NEW_PASSWORD)).status).toBe(200);
    expect((await accountOf(people.hernan)).id).not.toBe(id);
  });

  test("an account that nobody confirms is forgotten after thirty days, with its letters", async () => {
    await forgetTries();
    await signUp({ usuario: "71717179", email: "z@correo.example", emailConfirm: "z@correo.example" });
    shop.clock.advance(29 * DAY);
    await clearExpired(shop.shop);
    expect(await findAccount(shop.store.db, "CC", "71717179")).not.toBeNull();
    shop.clock.advance(2 * DAY);
    await clearExpired(shop.shop);
    expect(await findAccount(shop.store.db, "CC", "71717179")).toBeNull();
    expect(await lettersTo("z@correo.example")).toEqual([]);
    expect(await findAccount(shop.store.db, "CC", people.marta)).not.toBeNull();
  });

  test("[F-47] no log line holds a document, an address, a password or a token", async () => {
    const logged = shop.logged();
    for (const secret of ["71717171", "ana@correo.example", NEW_PASSWORD, "3004127788", "Calle 50"])
      expect(logged).not.toContain(secret);
    expect(logged).toContain("an account was deleted");
  });
});
