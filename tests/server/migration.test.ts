/** [F-59] The store of an earlier version, filled, moves to today's without losing an order, a payment or a peso. */
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { brokenInvariants } from "#server/store/invariants.ts";
import { rowsOf } from "#server/store/database.ts";
import { openPglite } from "#server/store/open.ts";

const folder = new URL("../../server/store/migrations/", import.meta.url);

/** The first migrations, as a shop of that version had them. */
const BEFORE_ATTEMPTS = ["0000_inicio", "0001_pagos", "0002_sandbox"];

const NOW = "2026-11-20T15:00:00.000Z";
const detail = JSON.stringify({ message: "Aprobada", reason: "00", date: NOW, bank: "Banco", method: "PSE" });

/** An order in each state that the earlier version knew, each with its payment and what follows from it. */
const FILLED = `
insert into users (document_type, document_number, names, birth_date, password_hash, created_at)
  values ('CC', '52847193', 'MARTA', '1984-03-11', 'x', '2026-11-01T15:00:00Z');
insert into lotteries (id, name, abbreviation, fractions_per_ticket, fraction_pesos, jackpot_pesos, series_count, result_class)
  values (10, 'Lotería de Medellín', 'MED', 3, 6000, 16000000000, 400, 1);
insert into draws (lottery_id, draw_number, closes_at, draws_at, fractions_per_ticket, fraction_pesos, jackpot_pesos, series_count)
  values (10, 4861, '2026-11-21T03:30:00Z', '2026-11-21T04:00:00Z', 3, 6000, 16000000000, 400);
insert into carts (user_id, state, updated_at) select 1, 'ORDERED', '${NOW}' from generate_series(1, 6);
insert into orders (reference, user_id, cart_id, idempotency_key, body_hash, state, gateway, total_pesos, description, ip,
    user_agent, origin, created_at, expires_at, settled_at)
  select 'PM261120' || state || n, 1, n, 'clave-' || n, 'x', state, gateway, 6000, 'Compra', '190.24.1.1', 'x',
    'http://localhost:3000', '2026-11-20T14:50:00Z', '2026-11-20T15:05:00Z',
    case when state = 'PENDING' then null else '${NOW}'::timestamptz end
  from (values (1, 'APPROVED', 'PLACETOPAY'), (2, 'REJECTED', 'PAYVALIDA'), (3, 'REFUND_DUE', 'PLACETOPAY'),
    (4, 'REFUNDED', 'PAYVALIDA'), (5, 'PENDING', 'PLACETOPAY'), (6, 'PENDING', 'PAYVALIDA')) v (n, state, gateway);
insert into order_lines (order_id, client_id, position, lottery_id, draw_number, number, series, fractions, fraction_pesos, total_pesos)
  select n, 'linea-' || n, 0, 10, 4861, lpad(n::text, 4, '0'), '001', 1, 6000, 6000 from generate_series(1, 6) n;
insert into fractions (lottery_id, draw_number, number, series, fraction_no, state, order_line_id, held_until) values
  (10, 4861, '0001', '001', 1, 'SOLD', 1, null),
  (10, 4861, '0005', '001', 1, 'HELD', 5, '2026-11-20T15:05:00Z'),
  (10, 4861, '0006', '001', 1, 'HELD', 6, '2026-11-20T15:05:00Z');
insert into payments (order_id, gateway, request_id, process_url, gateway_status, detail, attempts, checked_at, next_check_at)
  select o.id, o.gateway, case when o.id = 6 then null else '7' || o.id end,
    case when o.id = 6 then null else 'https://pago.example/' || o.id end, o.state, '${detail}', 2, '${NOW}',
    case when o.state = 'PENDING' then '2026-11-20T15:01:00Z'::timestamptz end
  from orders o;
insert into sales (order_id, amount_pesos, sold_at, reversed_at) values
  (1, 6000, '${NOW}', null), (4, 6000, '${NOW}', '${NOW}');
insert into refunds (order_id, amount_pesos, reason, created_at) values (3, 6000, 'fractions-gone', '${NOW}');
insert into gateway_events (id, order_id, status, received_at) values ('PLACETOPAY/71/APPROVED/x', 1, 'APPROVED', '${NOW}');
insert into sandbox_sessions (gateway, reference, token, status, request, expires_at, updated_at)
  values ('PLACETOPAY', 'PM261120PENDING5', 'token', 'PENDING', '{}', '2026-11-20T15:05:00Z', '${NOW}');
`;

async function apply(engine: PGlite, name: string): Promise<void> {
  const text = await readFile(new URL(`${name}.sql`, folder), "utf8");
  for (const statement of text.split("--> statement-breakpoint")) await engine.exec(statement);
  await engine.query("insert into migrations (name) values ($1)", [name]);
}

/** An empty database of the version of some migrations. */
async function databaseOf(names: readonly string[]): Promise<PGlite> {
  const engine = await PGlite.create();
  await engine.exec("create table migrations (name text primary key, applied_at timestamptz not null default now())");
  for (const name of names) await apply(engine, name);
  return engine;
}

test("[F-59] orders, payments, sales and refunds of the version before attempts keep all they say", async () => {
  const engine = await databaseOf(BEFORE_ATTEMPTS);
  await engine.exec(FILLED);
  const store = await openPglite(engine);

  expect(
    await rowsOf(
      store.db,
      sql`select o.id, a.gateway, a.reference = o.reference as same, a.state, a.request_id, a.questions,
            a.detail->>'bank' as bank, a.next_check_at is not null as due
          from orders o join payment_attempts a on a.order_id = o.id order by o.id`,
    ),
  ).toEqual(
    [
      [1, "PLACETOPAY", "APPROVED", "71", false],
      [2, "PAYVALIDA", "REJECTED", "72", false],
      [3, "PLACETOPAY", "APPROVED", "73", false],
      [4, "PAYVALIDA", "REFUNDED", "74", false],
      [5, "PLACETOPAY", "OPEN", "75", true],
      // Nobody was shown its page: it ends with its time.
      [6, "PAYVALIDA", "FAILED", null, true],
    ].map(([id, gateway, state, request_id, due]) => ({
      id,
      gateway,
      same: true,
      state,
      request_id,
      questions: 2,
      bank: "Banco",
      due,
    })),
  );
  expect(
    await rowsOf(
      store.db,
      sql`select s.order_id, a.request_id, s.reversed_at is not null as reversed
          from sales s join payment_attempts a on a.id = s.attempt_id order by 1`,
    ),
  ).toEqual([
    { order_id: 1, request_id: "71", reversed: false },
    { order_id: 4, request_id: "74", reversed: true },
  ]);
  expect(
    await rowsOf(
      store.db,
      sql`select a.request_id, r.amount_pesos::int as pesos, r.state from refunds r
      join payment_attempts a on a.id = r.attempt_id`,
    ),
    // Whether a person has given it back is not known: none is asked for at its gateway by itself.
  ).toEqual([{ request_id: "73", pesos: 6000, state: "TASK" }]);
  expect(
    await rowsOf(
      store.db,
      sql`select a.request_id, a.notices, e.applied_at = e.received_at as applied
      from gateway_events e join payment_attempts a on a.id = e.attempt_id`,
    ),
  ).toEqual([{ request_id: "71", notices: 1, applied: true }]);
  expect(await brokenInvariants(store.db, NOW)).toEqual([]);
  await store.close();
});

/** What the version before its lines named their draws by a key could hold beside that. */
const MORE = `
insert into results (lottery_id, draw_number, number, series, draws_at) values
  (10, 4861, '4827', '113', '2026-11-21T04:00:00Z'),
  (10, 4860, '0123', '007', '2026-11-14T04:00:00Z');
insert into carts (user_id, state, updated_at) values (1, 'INCART', '${NOW}');
insert into cart_lines (cart_id, client_id, position, lottery_id, draw_number, number, series, fractions)
  select max(id), 'linea', 0, 10, 4861, '4827', '113', 2 from carts;
insert into fractions (lottery_id, draw_number, number, series, fraction_no, state) values (10, 4861, '0777', '001', 1, 'EXTERNAL');
insert into sandbox_sessions (gateway, reference, token, status, request, created_at, expires_at, updated_at, resolves_to)
  select gateway, 'PM' || status || gateway, status || gateway, status, '{}', '${NOW}', '${NOW}', '${NOW}', 'REJECTED'
  from unnest(array['PLACETOPAY', 'PAYVALIDA']) gateway,
    unnest(array['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'REFUNDED']) status;
`;

test("[F-59] a filled store keeps every row when its lines, fractions and results are tied to their draws", async () => {
  const engine = await databaseOf(BEFORE_ATTEMPTS);
  await engine.exec(FILLED);
  await apply(engine, "0003_intentos_de_pago");
  await engine.exec(MORE);
  const tables = (
    await engine.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'migrations'",
    )
  ).rows.map(({ name }) => name);
  const rowsIn = async (): Promise<Record<string, unknown[]>> => {
    const all: Record<string, unknown[]> = {};
    for (const name of tables) all[name] = (await engine.query(`select t.* from "${name}" t order by t::text`)).rows;
    return all;
  };
  const before = await rowsIn();
  expect(Object.values(before).flat().length).toBeGreaterThan(40);

  const store = await openPglite(engine);
  const after = await rowsIn();
  for (const [table, rows] of Object.entries(before)) {
    // The migration adds the draw of a result that had none.
    expect([table, after[table]!.length]).toEqual([table, rows.length + (table === "draws" ? 1 : 0)]);
    // Columns of later versions stand beside what was there.
    for (const row of rows) expect(after[table]).toContainEqual(expect.objectContaining(row as object));
  }
  // The draw of the result that had none.
  expect(
    await rowsOf(
      store.db,
      sql`select draw_number, closes_at = draws_at as closed, fraction_pesos::int as pesos from draws where draw_number <> 4861`,
    ),
  ).toEqual([{ draw_number: 4860, closed: true, pesos: 6000 }]);
  expect(await brokenInvariants(store.db, NOW)).toEqual([]);
  await store.close();
});

test("who had an account before addresses were confirmed may go on using it", async () => {
  const engine = await databaseOf(BEFORE_ATTEMPTS);
  await engine.exec(FILLED);
  const store = await openPglite(engine);
  expect(await rowsOf(store.db, sql`select distinct confirmed_at = created_at as confirmed from users`)).toEqual([
    { confirmed: true },
  ]);
  await store.close();
});

test("the one plan of a lottery is its ordinary one; another one of the version before codes is called by its number", async () => {
  const journal = JSON.parse(await readFile(new URL("meta/_journal.json", folder), "utf8")) as {
    entries: { tag: string }[];
  };
  const tags = journal.entries.map(({ tag }) => tag);
  const engine = await databaseOf(tags.slice(0, tags.indexOf("0009_anulados_y_codigos")));
  await engine.exec(`
    insert into lotteries (id, name, abbreviation, fractions_per_ticket, fraction_pesos, jackpot_pesos, series_count, result_class)
      select id, 'Lotería', 'L' || id, 3, 6000, 1000, 400, 1 from unnest(array[10, 13]) id;
    insert into prize_plans (lottery_id) values (10), (13), (10);`);
  const store = await openPglite(engine);
  expect(await rowsOf(store.db, sql`select lottery_id, code from prize_plans order by id`)).toEqual([
    { lottery_id: 10, code: "ordinario" },
    { lottery_id: 13, code: "ordinario" },
    { lottery_id: 10, code: "plan-3" },
  ]);
  await store.close();
});
