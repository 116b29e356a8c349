/**
 * `npm run bench:border`: how long one hostile request of 256 KiB keeps the server from answering anybody else, and what
 * many spellings of one address leave in memory. Prints the figures beside their goals and beside an ordinary request.
 * With `--sin-frontera` also how long the contract's schema alone takes over the same values, which is why they are counted first.
 * The server runs in this thread, with the pages of `build/`, over the demo's data in memory; a worker sends.
 */
import { request } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { openDemo } from "./demo.mjs";

const BYTES = 256 * 1024 - 64;
const GOAL_MS = 50;
const TIMES = 7;
const GOAL_MB = 4;
/** Requests whose times and memory are not looked at: what is made once, on the first of its kind. */
const WARM = 300;
const SPELLINGS = 2_000;
const SPELLING_BYTES = 12 * 1024;

/** A text that repeats `piece(index)` between two ends as often as fits into the longest body. */
function filled(start, piece, end, separator = ",") {
  const parts = [];
  let length = start.length + end.length;
  for (let index = 0; ; index += 1) {
    const part = piece(index);
    length += Buffer.byteLength(part) + separator.length;
    if (length > BYTES) break;
    parts.push(part);
  }
  return start + parts.join(separator) + end;
}

const LINES = '{"data":{"id":1,"createRow":true,"recargas":[],"loterias":[';
const line = (index) =>
  `{"id":"linea-${index}-xxxx","lottery":{"ideLoteria":1e99,"sorteo":-1},"numero":1,"serie":[],"fracciones":"9"}`;

/** Calls and bodies, each the longest that is taken in. */
const hostile = [
  [
    "lista de textos inválidos (anónima)",
    "paymentMethods",
    filled('{"confisys":{"listaNombresConfisys":[', () => '"x"', "]}}"),
  ],
  ["lista de números donde van registros", "saveCartLines", filled(LINES, () => "1", "]}}")],
  ["registros vacíos", "saveCartLines", filled(LINES, () => "{}", "]}}")],
  ["líneas con todo inválido", "saveCartLines", filled(LINES, line, "]}}")],
  ["campos desconocidos", "saveCartLines", filled("{", (index) => `"c${index}":1`, "}")],
  [
    "campos desconocidos con registros",
    "userArray",
    filled('{"user":{', (index) => `"c${index}":{"a":{"b":[]}}`, "}}"),
  ],
  ["listas de listas", "placeToPay", filled('{"pay":{"lotteries":[', () => "[[],[[]]]", "]}}")],
  ["anidada sin fondo", "settings", `{"nombre":${"[".repeat(BYTES / 2 - 20)}${"]".repeat(BYTES / 2 - 20)}}`],
  ["un texto largo", "settings", `{"nombre":"${"x".repeat(BYTES - 20)}"}`],
  ["un nombre largo", "settings", `{"${"x".repeat(BYTES - 20)}":1}`],
  ["nombres largos y muchos", "settings", filled("{", (index) => `"${"y".repeat(90)}${index}":""`, "}")],
  ["textos con NUL escapado", "prizePlan", filled('{"award":[', () => '"\\u0000"', "]}")],
  [
    "líneas inválidas hasta el tope",
    "saveCartLines",
    `${LINES}${Array.from({ length: 160 }, (_, i) => line(i)).join()}]}}`,
  ],
  ["campos desconocidos hasta el tope", "userArray", `{${Array.from({ length: 700 }, (_, i) => `"c${i}":[]`).join()}}`],
  ["el mismo campo muchas veces", "settings", filled("{", () => '"nombre":0', "}")],
];

function sendOnce({ port, cookie }, path, body) {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), cookie };
    const sent = request({ port, host: "127.0.0.1", path, method: "POST", headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

if (isMainThread) await measure();
else
  parentPort.on("message", async ({ path, body }) => {
    parentPort.postMessage(await sendOnce(workerData, path, body));
  });

async function measure() {
  const { cookieName, sha256 } = await import("#server/auth.ts");
  const { sessions } = await import("#server/store/schema.ts");
  const { app, store, clock, config } = await openDemo();
  const value = "b".repeat(43);
  const expiresAt = new Date(clock.now() + 3_600_000).toISOString();
  await store.db.insert(sessions).values({ idHash: sha256(value), userId: 1, createdAt: clock.iso(), expiresAt });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const calls = await callsByName();

  const client = new Worker(new URL(import.meta.url), {
    workerData: { port: app.server.address().port, cookie: `${cookieName(config)}=${value}` },
  });
  const send = (path, body) =>
    new Promise((resolve) => {
      client.once("message", resolve);
      client.postMessage({ path, body });
    });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  async function longest(path, body) {
    const seen = [];
    let status;
    for (let time = 0; time < TIMES; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      delay.reset();
      status = await send(path, body);
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push(delay.max / 1e6);
    }
    seen.sort((a, b) => a - b);
    return { middle: seen[(TIMES - 1) / 2], most: seen.at(-1), status };
  }

  const ordinary = ["una petición corriente", "prizePlan", '{"award":{"ideLoteria":10}}'];
  for (let time = 0; time < WARM; time += 1) await send(calls.get(ordinary[1]).path, ordinary[2]);
  const isBare = process.argv.includes("--sin-frontera");
  console.log(
    `Lo que una petición detiene al servidor (objetivo: ${GOAL_MS} ms; la mediana y la mayor de ${TIMES} veces)`,
  );
  for (const [name, call, body] of [ordinary, ...hostile]) {
    const { middle, most, status } = await longest(calls.get(call).path, body);
    const bare = isBare ? `  solo con el esquema: ${bareMs(calls.get(call), body)}` : "";
    const size = `${(Buffer.byteLength(body) / 1024).toFixed(0)} KiB`;
    const verdict = middle <= GOAL_MS ? "bien" : "MAL ";
    console.log(
      `${verdict} ${name.padEnd(38)} ${size.padStart(8)}  ${status}  ${middle.toFixed(1).padStart(7)} ms ${most.toFixed(1).padStart(7)} ms${bare}`,
    );
  }

  const ask = (index) => app.inject({ url: spelling(index), method: "HEAD" });
  for (let index = 0; index < WARM; index += 1) await ask(0);
  const before = await heapMb();
  for (let index = 0; index < SPELLINGS; index += 1) await ask(index);
  const kept = (await heapMb()) - before;
  console.log(
    `\nLo que dejan en memoria ${SPELLINGS} escrituras de un archivo, de ${SPELLING_BYTES / 1024} KiB cada una ` +
      `(${((SPELLINGS * SPELLING_BYTES) / 2 ** 20).toFixed(0)} MB en total; objetivo: ${GOAL_MB} MB): ${kept.toFixed(1)} MB`,
  );

  await client.terminate();
  await app.close();
  await store.close();
}

/** Every call of the contract by its name. */
async function callsByName() {
  const areas = ["cart", "lotteries", "orders", "payments", "session", "users"];
  const modules = await Promise.all(areas.map((area) => import(`#contract/${area}`)));
  const calls = modules.flatMap((module) => Object.values(module)).filter((value) => value?.answer && value.path);
  return new Map(calls.map((call) => [call.name, call]));
}

/** Time of the schema over all values of a body, with an error and its stack for each wrong one. */
function bareMs(call, body) {
  const value = JSON.parse(body);
  const started = performance.now();
  try {
    call.body.validateSync(value, { strict: true, abortEarly: false });
  } catch {
    // Wrong on purpose.
  }
  return `${(performance.now() - started).toFixed(0)} ms`;
}

/** One of the many ways to write the address of a file: each bit of `index` is a letter in hexadecimal or not. */
function spelling(index) {
  const letters = [..."apple-touch-icon.png"].map((letter, bit) =>
    (index >> bit) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  const address = `/${letters.join("")}?`;
  return address + "x".repeat(SPELLING_BYTES - address.length);
}

/** Memory in use, after what is no longer needed has gone. */
async function heapMb() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let time = 0; time < 5; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
