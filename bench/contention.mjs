/**
 * The race for the last fractions: 200 people at once, ten fractions of one ticket, the whole path of a purchase on PostgreSQL
 * (cart, bet, payment opened, paid at the gateway, confirmed), beside a bare Fastify that locks one row of the same PostgreSQL, takes
 * one of its ten fractions and commits, by as many people with as many requests each: all of these wait for each other. Printed by
 * `npm run bench:server`.
 */
import { fork } from "node:child_process";
import { Agent, request } from "node:http";
import { URLSearchParams } from "node:url";
import { startPostgres } from "../scripts/postgresServer.mjs";
import { openDemo } from "./demo.mjs";

const BUYERS = 200;
const FRACTIONS = 10;
const GOAL = 0.5;
const ROUNDS = 3;
const MEDELLIN = 10;
const DOCUMENTS_FROM = 70_000_000;

/** The shop on an empty PostgreSQL, with its people logged in, or the bare route on the same. */
async function serve(which, databaseUrl) {
  const { sql } = await import("drizzle-orm");
  const { rowsOf } = await import("#server/store/database.ts");
  const { app, store } = await openDemo({ databaseUrl, withPages: false, withGateways: true });
  await store.db.execute(sql`create table if not exists bare_tickets (round int primary key)`);
  await store.db.execute(
    sql`create table if not exists bare_fractions (round int, no int, taken_by text, primary key (round, no))`,
  );
  let server = app;
  if (which === "tienda") {
    await store.db.execute(sql`
      insert into users (document_type, document_number, names, email, mobile, birth_date, password_hash, confirmed_at, created_at)
      select 'CC', (${DOCUMENTS_FROM}::int + n)::text, 'ANA', n || '@correo.example', '3004127788', '1984-03-11', 'x', now(), now()
      from generate_series(0, ${BUYERS - 1}::int) n`);
    await store.db.execute(sql`
      insert into sessions (id_hash, user_id, created_at, expires_at, seen_at)
      select encode(sha256(rpad(document_number, 43, '-')::bytea), 'hex'), id, now(), now() + interval '1 day', now()
      from users where document_number >= ${String(DOCUMENTS_FROM)} and names = 'ANA'`);
    await store.db.execute(
      sql`update draws set fractions_per_ticket = ${FRACTIONS} where lottery_id = ${MEDELLIN} and closes_at > now()`,
    );
  } else {
    const { default: fastify } = await import("fastify");
    server = fastify();
    server.post("/tomar", async ({ body: { round, who } }) => {
      const taken = await store.transaction(async (tx) => {
        await tx.execute(sql`select 1 from bare_tickets where round = ${round} for update`);
        return rowsOf(
          tx,
          sql`with free as (
              select round, no from bare_fractions where round = ${round} and taken_by is null order by no limit 1
            ) update bare_fractions b set taken_by = ${who} from free where (b.round, b.no) = (free.round, free.no) returning b.no`,
        );
      });
      return { taken: taken.length };
    });
  }
  await server.listen({ host: "127.0.0.1", port: 0 });
  process.on("message", async ({ ask, round }) => {
    if (ask === "round") {
      await store.db.execute(sql`insert into bare_tickets values (${round})`);
      await store.db.execute(
        sql`insert into bare_fractions select ${round}::int, n from generate_series(1, ${FRACTIONS}) n`,
      );
    }
    const [{ sold }] = await rowsOf(
      store.db,
      which === "tienda"
        ? sql`select count(*)::int as sold from fractions where state = 'SOLD' and number = ${numberOf(round)} and series = '100'`
        : sql`select count(*)::int as sold from bare_fractions where round = ${round} and taken_by is not null`,
    );
    process.send({ sold });
  });
  process.send({ port: server.server.address().port });
  process.on("disconnect", () => process.exit());
}

const numberOf = (round) => String(9100 + round);

async function started(which, url) {
  const child = fork(new URL(import.meta.url), [which, url], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const heard = () =>
    new Promise((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`El servidor ${which} terminó con ${code}`)));
    });
  const { port } = await heard();
  const tell = (message) => {
    const answer = heard();
    child.send(message);
    return answer;
  };
  return { port, tell, stop: () => child.disconnect() };
}

/** Asks once and gives status and body; the time goes into `times`. */
function send(agent, port, times, { path, body, form, cookie }) {
  const text = form ? new URLSearchParams(form).toString() : JSON.stringify(body);
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ agent, host: "127.0.0.1", port, path, method: "POST" },
        headers: {
          "content-type": form ? "application/x-www-form-urlencoded" : "application/json",
          "content-length": Buffer.byteLength(text),
          ...(cookie && { cookie }),
        },
      },
      (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () => {
          times.push(performance.now() - from);
          resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString("utf8") });
        });
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });
}

/** One person's whole purchase; gives the statuses that it met. */
async function buy(post, user, { sorteo, vlrFraccion, numero }) {
  const cookie = `sid=${user.padEnd(43, "-")}`;
  const statuses = [];
  const ask = async (path, body, more) => {
    const { status, text } = await post({ path, body, cookie, ...more });
    statuses.push(status);
    return status < 400 ? text : null;
  };
  const cart = JSON.parse(await ask("/api/carts", { user, state: "INCART", order: [] }));
  const bet = {
    id: `${user}-${numero}`,
    lottery: { ideLoteria: MEDELLIN, sorteo },
    numero,
    serie: "100",
    fracciones: 1,
  };
  await ask("/api/carts/new-related", {
    data: { id: cart.id, loterias: [bet], recargas: [], createRow: false, revision: cart.revision },
  });
  const opened = await ask("/api/Users/place-to-pay", {
    pay: {
      ...{ user, idcart: cart.id, numTransaccion: `compra-${user}-${numero}`, numIdentificacion: user },
      payment: { description: "Compra", amount: { currency: "COP", total: vlrFraccion } },
      ...{ typePay: "PLACETOPAY", totalSinDesc: vlrFraccion, totalDescuento: 0 },
    },
  });
  if (opened) {
    const { processUrl, reference } = JSON.parse(opened);
    await ask(new URL(processUrl).pathname, null, { form: { accion: "aprobar" } });
    await ask("/api/Users/place-to-pay-consultar", { pay: { reference } });
  }
  return statuses;
}

/** All of them at once. Gives requests a second, the 99th percentile in ms, and how many answers were faults of the server. */
async function race(agent, port, run) {
  const times = [];
  const from = performance.now();
  const statuses = (
    await Promise.all(
      Array.from({ length: BUYERS }, (_, index) =>
        run((asked) => send(agent, port, times, asked), String(DOCUMENTS_FROM + index)),
      ),
    )
  ).flat();
  const seconds = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    people: BUYERS / seconds,
    p99: times[Math.floor(times.length * 0.99)],
    requests: times.length,
    faults: statuses.filter((status) => status >= 500).length,
  };
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Runs the race in turns and prints it. Gives whether exactly the ten fractions were sold each time and nothing answered 5xx. */
export async function measureContention() {
  const { url, stop } = await startPostgres();
  const agent = new Agent({ keepAlive: true, maxSockets: BUYERS });
  const servers = [];
  try {
    for (const which of ["tienda", "desnudo"]) servers.push(await started(which, url));
    const [shop, bare] = servers;
    const listed = await send(agent, shop.port, [], {
      path: "/api/Users/etn/consultar-loterias-disponibles",
      body: { lottery: { fecha: "11-04-2018", evento: null } },
    });
    const draw = JSON.parse(listed.text).data.find(({ ideLoteria }) => ideLoteria === MEDELLIN);
    const rounds = [];
    // The first round warms both.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bought = await race(agent, shop.port, (post, user) =>
        buy(post, user, { ...draw, numero: numberOf(round) }),
      );
      const { sold } = await shop.tell({ ask: "sold", round });
      await bare.tell({ ask: "round", round });
      const each = Math.round(bought.requests / BUYERS);
      const taken = await race(agent, bare.port, async (post, who) => {
        const statuses = [];
        for (let time = 0; time < each; time += 1)
          statuses.push((await post({ path: "/tomar", body: { round, who } })).status);
        return statuses;
      });
      const { sold: bareSold } = await bare.tell({ ask: "sold", round });
      if (round > 0) rounds.push({ bought, taken, sold, bareSold });
    }
    const of = (which, what) => middle(rounds.map((round) => round[which][what]));
    const ratio = middle(rounds.map(({ bought, taken }) => bought.rate / taken.rate));
    const faults = rounds.reduce((sum, { bought }) => sum + bought.faults, 0);
    const isExact = rounds.every(({ sold }) => sold === FRACTIONS);
    console.log(
      `\n${BUYERS} personas a la vez por ${FRACTIONS} fracciones, en PostgreSQL, ${ROUNDS} rondas:\n` +
        `  compra entera    ${of("bought", "rate").toFixed(0)} peticiones/s, ${of("bought", "people").toFixed(0)} personas/s, p99 ${of("bought", "p99").toFixed(0)} ms\n` +
        `  ruta desnuda     ${of("taken", "rate").toFixed(0)} peticiones/s, p99 ${of("taken", "p99").toFixed(0)} ms\n` +
        `  razón            ${ratio.toFixed(2)} (≥ ${GOAL})\n` +
        `  vendidas         ${rounds.map(({ sold }) => sold).join(", ")} (${FRACTIONS}); la desnuda, ${rounds.map(({ bareSold }) => bareSold).join(", ")}\n` +
        `  respuestas 5xx   ${faults} (0)`,
    );
    return isExact && faults === 0;
  } finally {
    agent.destroy();
    for (const server of servers) server.stop();
    await stop();
  }
}

const [, , role, databaseUrl] = process.argv;
if (role === "tienda" || role === "desnudo") await serve(role, databaseUrl);
else if (process.argv[1] === new URL(import.meta.url).pathname) process.exitCode = (await measureContention()) ? 0 : 1;
