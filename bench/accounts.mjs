/**
 * `npm run bench:accounts`: whether the time of an answer tells that an account exists (F-37). Medians over 200 tries each, known
 * and unknown taken in turn, of the login, the registration, the recovery of a password and the confirmation sent again;
 * beside them their ratio and its goal. The server runs in this process, over the demo's data in memory.
 */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { openDemo } from "./demo.mjs";

const TRIES = Number(process.argv[2] ?? 200);
const GOAL = 1.1;
const KNOWN = "52847193";

const { app, store } = await openDemo();
const { loginAttempts } = await import("../server/store/schema.ts");

let address = 0;
/** Every try comes from an address of its own, so that no limit on addresses stands in the way. */
async function send(method, url, payload) {
  address += 1;
  const remoteAddress = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const { statusCode, body } = await app.inject({
    method,
    url,
    remoteAddress,
    headers: { "content-type": "application/json" },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
  return { status: statusCode, json: JSON.parse(body) };
}

async function solved(action) {
  const { json: challenge } = await send("GET", `/api/tienda/captcha?accion=${action}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

const identity = (usuario) => ({ tipoDocumento: "CC", usuario });
const registration = {
  nombres: "ANA MARÍA",
  primerApellido: "GÓMEZ",
  segundoApellido: "",
  email: "ana@correo.example",
  emailConfirm: "ana@correo.example",
  celular: "3004127788",
  direccion: "Calle 50 # 51-29",
  fechaNacimiento: "11-03-1984",
  fechaExpedicionDocumento: "20-05-2002",
  terminosYCondiciones: "S",
  tratamientoDeDatos: "S",
  mayoriaEdad: "Si",
  obligacionFiscal: "R-99-PN",
  ideAplicacion: 6,
  genero: "Otro",
  contrasena: "Fortuna#2027",
  contrasenaConfirm: "Fortuna#2027",
};

/** What is asked, by whom it is asked about; the captcha is solved before the clock starts. */
const asked = [
  [
    "inicio de sesión",
    async (usuario) => {
      const user = { ...identity(usuario), clave: "No*es*2026", ideAplicacion: 6, captcha: await solved("login") };
      return () => send("POST", "/api/Users/etn/login", { user });
    },
    401,
  ],
  [
    "registro",
    async (usuario) => {
      const user = { ...identity(usuario), ...registration, captcha: await solved("registro") };
      return () => send("POST", "/api/Users/etn/singup", { user });
    },
    200,
  ],
  [
    "recuperar contraseña",
    async (usuario) => () => send("POST", "/api/Users/etn/recuperar-contrasena", { user: identity(usuario) }),
    200,
  ],
  [
    "reenviar confirmación",
    async (usuario) => () => send("POST", "/api/tienda/reenviar-confirmacion", { user: identity(usuario) }),
    200,
  ],
];

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

console.log(`Medianas de ${TRIES} intentos, en ms.\n`);
console.log(`${"".padEnd(24)}${"existe".padStart(9)}${"no existe".padStart(11)}${"razón".padStart(8)}   meta ${GOAL}`);
for (const [name, prepare, status] of asked) {
  const times = { known: [], unknown: [] };
  for (let index = 0; index < TRIES; index += 1)
    for (const [kind, usuario] of [
      ["known", KNOWN],
      ["unknown", String(71_839_214 + index * 7)],
    ]) {
      await store.db.delete(loginAttempts);
      const ask = await prepare(usuario);
      const before = performance.now();
      const answer = await ask();
      times[kind].push(performance.now() - before);
      if (answer.status !== status) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.json)}`);
    }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const ratio = Math.max(known, unknown) / Math.min(known, unknown);
  const figures = [known.toFixed(1).padStart(9), unknown.toFixed(1).padStart(11), ratio.toFixed(3).padStart(8)];
  console.log(`${name.padEnd(24)}${figures.join("")}   ${ratio <= GOAL ? "sí" : "NO"}`);
}
await app.close();
await store.close();
