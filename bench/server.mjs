/**
 * `npm run bench:server`: how many pages and answers the server gives a second, beside what the machine could give at most in
 * the same run: the home against a bare render of the same tree from memory (React alone, no loaders, no database), and two
 * reads of the API against a bare Fastify with the same reading of the database; then the race for the last fractions
 * (contention.mjs), whose exit code is 1 where it sold too many, too few, or answered 5xx. One process for each server, one for the
 * load, in turns; all on this machine, so the load takes its part of it. Times are reported, never asserted.
 * `-- --segundos 10 --rondas 5` sets how long a turn lasts and how many there are.
 */
import { fork } from "node:child_process";
import { Agent, request } from "node:http";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { openDemo } from "./demo.mjs";

const CONNECTIONS = 50;
const PAGE_GOAL = 0.5;
const READ_GOAL = { rate: 0.8, p99: 1.5 };
const ORIGIN = "http://localhost";

function numberOf(name, standard) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Serves the demo: the shop itself, or the bare routes that it is compared with. */
async function serve(which) {
  const demo = await openDemo();
  const server = which === "tienda" ? demo.app : await bareServer(demo);
  await server.listen({ host: "127.0.0.1", port: 0 });
  process.send({ port: server.server.address().port });
  process.on("disconnect", () => process.exit());
}

/** A Fastify with nothing around its routes. */
async function bareServer(demo) {
  const { store, clock } = demo;
  const { default: fastify } = await import("fastify");
  const { sql } = await import("drizzle-orm");
  const { rowsOf } = await import("#server/store/database.ts");
  const { findDraw } = await import("#server/store/draws.ts");
  const { freeSeries } = await import("#server/store/availability.ts");
  const renderHome = await rendererOfHome(demo);
  const bare = fastify();
  bare.get("/", async (_request, reply) => {
    const { body } = await renderHome();
    return reply.type("text/html; charset=utf-8").send(Readable.fromWeb(body));
  });
  const calls = await callsAsked();
  bare.post(calls.draws.path, async () => ({
    data: await rowsOf(
      store.db,
      sql`select * from draws d join lotteries l on l.id = d.lottery_id
          where d.closes_at > ${clock.iso()} order by d.closes_at, d.lottery_id`,
    ),
  }));
  bare.post(calls.free.path, async ({ body: { number } }) => {
    const draw = await findDraw(store.db, number.ideLoteria, number.sorteo);
    return { data: await freeSeries(store.db, draw, number.numero, clock.iso()) };
  });
  return bare;
}

/** Renders the home as often as asked from the data of one real request, by the shop's own entry. */
async function rendererOfHome({ app, clock, config }) {
  const { createRequestHandler } = await import("react-router");
  const { sendInProcess } = await import("#server/send.ts");
  const { buildFolder, contextMaker } = await import("#server/pages.ts");
  const contextOf = contextMaker(config, clock, app.log);
  const send = sendInProcess(app)({ headers: { host: "localhost" }, ip: "127.0.0.1", id: "1" });
  const server = contextOf({ send, nonce: "nonce", requestId: "1", origin: ORIGIN });
  const build = await import(pathToFileURL(path.join(buildFolder, "server/index.js")).href);
  const { module } = build.entry;
  let seen;
  const watched = (asked, status, headers, context, load) => {
    const [own, copy] = context.serverHandoffStream.tee();
    seen = { context, load, handoff: chunksOf(copy) };
    return module.default(asked, status, headers, { ...context, serverHandoffStream: own }, load);
  };
  const handler = createRequestHandler(
    { ...build, entry: { ...build.entry, module: { ...module, default: watched } } },
    "production",
  );
  await (await handler(new Request(`${ORIGIN}/`), { server })).text();
  const chunks = await seen.handoff;
  return () => {
    const serverHandoffStream = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    const context = { ...seen.context, renderMeta: {}, serverHandoffStream };
    return module.default(new Request(`${ORIGIN}/`), 200, new Headers(), context, seen.load);
  };
}

async function chunksOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

async function callsAsked() {
  const { availableLotteries, numberAvailability } = await import("#contract/lotteries");
  return { draws: availableLotteries, free: numberAvailability };
}

/** Starts one of the servers in a process of its own. */
async function started(which) {
  const child = fork(new URL(import.meta.url), [which], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const { port } = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`El servidor ${which} terminó con ${code}`)));
  });
  return { port, stop: () => child.disconnect() };
}

/** Asks once and waits for the last byte; gives the body. @throws for any status but 200 */
function ask(port, { path: asked, body }) {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: "127.0.0.1",
        port,
        path: asked,
        method: text ? "POST" : "GET",
        headers: text ? { "content-type": "application/json", "content-length": Buffer.byteLength(text) } : {},
      },
      (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () =>
          answer.statusCode === 200
            ? resolve(Buffer.concat(chunks).toString("utf8"))
            : reject(new Error(`${asked} respondió ${answer.statusCode}`)),
        );
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });
}

/** Asks over all connections at once for some seconds. Gives answers a second, and the 99th percentile in ms. */
async function loaded(port, call, seconds) {
  const times = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const from = performance.now();
        await ask(port, call);
        times.push(performance.now() - from);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] };
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure() {
  const seconds = numberOf("segundos", 4);
  const rounds = numberOf("rondas", 3);
  const [shop, bare] = await Promise.all([started("tienda"), started("desnudo")]);
  const calls = await callsAsked();
  const drawsBody = { lottery: { fecha: "11-04-2018", evento: null } };
  const { data } = JSON.parse(await ask(shop.port, { path: calls.draws.path, body: drawsBody }));
  const { ideLoteria, sorteo } = data.at(-1);
  const measured = [
    { name: "inicio / mismo árbol desde la memoria", call: { path: "/" }, goal: { rate: PAGE_GOAL } },
    { name: "sorteos abiertos / misma lectura", call: { path: calls.draws.path, body: drawsBody }, goal: READ_GOAL },
    {
      name: "series libres / misma lectura",
      call: { path: calls.free.path, body: { number: { ideLoteria, sorteo, numero: "1234" } } },
      goal: READ_GOAL,
    },
  ];
  console.log(
    `${rounds} rondas de ${seconds} s, ${CONNECTIONS} conexiones; ${availableParallelism()} núcleos para los dos servidores y la carga.\n`,
  );
  console.log(`${"".padEnd(40)}tienda/s  desnudo/s   razón (meta)    p99 tienda  p99 desnudo   razón (meta)`);
  for (const { name, call, goal } of measured) {
    await loaded(shop.port, call, 1);
    await loaded(bare.port, call, 1);
    const pairs = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ shop: await loaded(shop.port, call, seconds), bare: await loaded(bare.port, call, seconds) });
    const of = (which, what) => middle(pairs.map((pair) => pair[which][what]));
    const rate = middle(pairs.map((pair) => pair.shop.rate / pair.bare.rate));
    const p99 = middle(pairs.map((pair) => pair.shop.p99 / pair.bare.p99));
    console.log(
      [
        name.padEnd(38),
        of("shop", "rate").toFixed(0).padStart(10),
        of("bare", "rate").toFixed(0).padStart(10),
        `${rate.toFixed(2)} (≥ ${goal.rate})`.padStart(15),
        `${of("shop", "p99").toFixed(0)} ms`.padStart(13),
        `${of("bare", "p99").toFixed(0)} ms`.padStart(12),
        `${p99.toFixed(2)}${goal.p99 ? ` (≤ ${goal.p99})` : ""}`.padStart(15),
      ].join(" "),
    );
  }
  agent.destroy();
  shop.stop();
  bare.stop();
  // Its servers begin when these have ended, and only this process may import it: it reads its own role.
  const { measureContention } = await import("./contention.mjs");
  process.exitCode = (await measureContention()) ? 0 : 1;
}

const [, , role] = process.argv;
if (role === "tienda" || role === "desnudo") await serve(role);
else await measure();
