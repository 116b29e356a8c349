/** The store: invariants that catch what is planted, migrations that run once, and a folder that opens once. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { testClock } from "#server/clock.ts";
import { keepDemoAlive, seedDemo } from "#server/demo/seed.ts";
import { drawNumberOf, drawsOn, isMondayHoliday } from "#server/demo/calendar.ts";
import data from "#server/demo/colombia.json" with { type: "json" };
import { FolderInUseError, lockFolder } from "#server/store/folderLock.ts";
import { brokenInvariants, invariants } from "#server/store/invariants.ts";
import { migrate } from "#server/store/migrate.ts";
import { prepared, rowsOf, type Db, type Store } from "#server/store/database.ts";
import { draws, fractions, results, users } from "#server/store/schema.ts";
import { readPerson } from "#server/store/sessions.ts";
import { openEmptyTogether, openDemoStore, TEST_START } from "./harness";

let store: Store;
beforeAll(async () => {
  store = await openDemoStore();
});

test("a person who is not there is named by their id", async () => {
  await expect(readPerson(store.db, 999_999)).rejects.toThrow("There is no person 999999");
});

test("a kept statement is made once for a connection and what it depends on", async () => {
  let made = 0;
  const plus = prepared((db, many: number) => {
    made += 1;
    return db
      .select({ sum: sql<number>`${sql.placeholder("value")}::int + ${sql.raw(String(many))}` })
      .from(sql`(select 1) as one`);
  });
  const sums = [];
  for (const [value, many] of [
    [1, 1],
    [2, 1],
    [1, 5],
    [2, 5],
  ] as const)
    sums.push((await plus(store.db, many).execute({ value }))[0]!.sum);
  expect(sums).toEqual([2, 3, 6, 7]);
  expect(made).toBe(2);
  await store.transaction(async (tx) => expect(await plus(tx, 1).execute({ value: 3 })).toEqual([{ sum: 4 }]));
});

class Undo extends Error {}

/** Does something to the store, looks, and undoes it. Constraints that would stop the plant are dropped with it. */
async function planted(plant: (tx: Db) => Promise<unknown>): Promise<string[]> {
  let names: string[] = [];
  await store
    .transaction(async (tx) => {
      await plant(tx);
      names = (await brokenInvariants(tx, TEST_START)).map(({ name }) => name);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return names;
}

const run = (tx: Db, statement: string) => tx.execute(sql.raw(statement));
const APPROVED = "(select id from orders where reference = 'PM-DEMO-APROBADA')";
const APPROVED_LINE = `(select id from order_lines where order_id = ${APPROVED})`;

describe("invariants", () => {
  test("hold in the demo", async () => {
    expect(await brokenInvariants(store.db, TEST_START)).toEqual([]);
  });

  /** A message that waits; `orderId` and `nextTryAt` as SQL. */
  const message = (kind: string, orderId: string, nextTryAt: string) =>
    `insert into messages (kind, key, recipient, subject, html, text, created_at, order_id, next_try_at)
       values ('${kind}', 'X', 'x@correo.co', 'X', 'X', 'X', now(), ${orderId}, ${nextTryAt})`;
  /** A prize of the approved order of which nobody was told; the owner and the result's version as SQL. */
  const prize = ({ owner = "o.user_id", version = "r.version" }) =>
    `insert into prizes (order_line_id, position, user_id, lottery_id, draw_number, result_version, description,
         gross_pesos, net_pesos, claim_until, recorded_at)
       select l.id, 0, ${owner}, l.lottery_id, l.draw_number, ${version}, 'X', 1, 1, '2027-11-13', now()
         from order_lines l join orders o on o.id = l.order_id
         join results r on r.lottery_id = l.lottery_id and r.draw_number = l.draw_number
         where l.order_id = ${APPROVED}`;
  const refund = (reason: string, pesos: number) =>
    `insert into refunds (attempt_id, order_id, amount_pesos, reason, created_at, next_try_at)
       select id, order_id, ${pesos}, '${reason}', now(), now() from payment_attempts where reference = 'PM-DEMO-APROBADA'`;
  /** A recharge of an order, with its state, since when, and when it is asked for next. */
  const recharge = ({ order = "PM-DEMO-APROBADA", client = "una", state = "null, null, null" } = {}) =>
    `insert into order_recharges
         (order_id, client_id, position, phone, operator_id, operator_name, operator_code, pesos, state, state_at, next_try_at)
       select id, '${client}', 0, '3104827193', 101, 'Claro', 'CLARO', 1000, ${state} from orders where reference = '${order}'`;
  const coupon = "update orders set coupon_code = 'BIENVENIDA10', coupon_use = 'KEPT', discount_pesos = 1";
  const plants: [string, (tx: Db) => Promise<unknown>][] = [
    [
      "I1: no fraction is in two orders",
      async (tx) => {
        await run(tx, "alter table fractions drop constraint fractions_pk");
        await run(tx, `insert into fractions select * from fractions where order_line_id = ${APPROVED_LINE} limit 1`);
      },
    ],
    [
      "I2: an order's total is the sum of its lines less its discount, and of its recharges",
      (tx) => run(tx, `update orders set total_pesos = total_pesos + 1 where id = ${APPROVED}`),
    ],
    [
      "I2: what an order costs for recharges is the sum of them",
      (tx) =>
        run(tx, `update orders set recharge_pesos = 1000, total_pesos = total_pesos + 1000 where id = ${APPROVED}`),
    ],
    [
      "I2: an order's discount is the sum of its lines'",
      (tx) => run(tx, `update order_lines set discount_pesos = 1 where order_id = ${APPROVED}`),
    ],
    [
      "I2: a line's price is the draw's",
      (tx) =>
        run(tx, `update order_lines set fraction_pesos = 1, total_pesos = fractions where order_id = ${APPROVED}`),
    ],
    [
      "I2: a pending order holds exactly its fractions until ten minutes after its time",
      (tx) => run(tx, "update orders set expires_at = '2026-11-20T15:10:00Z' where reference = 'PM-DEMO-PENDIENTE'"),
    ],
    [
      "I3: an approved order has exactly its fractions sold",
      (tx) => run(tx, `delete from fractions where order_line_id = ${APPROVED_LINE} and fraction_no = 1`),
    ],
    [
      "I4: no fraction is sold without an approved order, nor held by one that ended",
      (tx) => run(tx, `update orders set state = 'REJECTED' where id = ${APPROVED}`),
    ],
    [
      "I4: a fraction belongs to its line's ticket and exists in its draw",
      (tx) =>
        run(tx, `update fractions set fraction_no = 9 where order_line_id = ${APPROVED_LINE} and fraction_no = 1`),
    ],
    [
      "I5: an entry of the ledger has its lines, and what it opened balances",
      (tx) =>
        run(
          tx,
          "insert into ledger_entries (kind, subject, user_id, at) select 'claim', 'x', id, now() from users limit 1",
        ),
    ],
    [
      "I5: each account of the ledger holds what the states of payments, prizes and balances say",
      (tx) => run(tx, "update users set balance_pesos = balance_pesos + 1 where document_number = '52847193'"),
    ],
    [
      "I6: an order is approved exactly when it has a sale that was not reversed",
      (tx) => run(tx, `delete from sales where order_id = ${APPROVED}`),
    ],
    ["I7: a sale is for its order's total", (tx) => run(tx, "update sales set amount_pesos = amount_pesos - 1")],
    [
      "I7: an approved attempt has sold its order or is owed back, not both; one given back does neither",
      (tx) => run(tx, "update payment_attempts set state = 'APPROVED' where reference = 'PM-DEMO-RECHAZADA'"),
    ],
    [
      "I7: money without fractions is owed back, in full",
      (tx) => run(tx, "update orders set state = 'REFUND_DUE' where reference = 'PM-DEMO-RECHAZADA'"),
    ],
    [
      "I7: of a payment that went back nothing is owed",
      async (tx) => {
        await run(tx, refund("fractions-gone", 1));
        await run(tx, "update payment_attempts set state = 'REFUNDED' where reference = 'PM-DEMO-APROBADA'");
      },
    ],
    ["I7: no more is owed back of a payment than was paid", (tx) => run(tx, refund("second-payment", 9_000_000))],
    [
      "I7: an attempt is open only while its order is pending",
      (tx) =>
        run(tx, "update payment_attempts set state = 'OPEN', process_url = 'x' where reference = 'PM-DEMO-RECHAZADA'"),
    ],
    [
      "I7: a notification that was not answered is due to be asked for",
      (tx) =>
        run(
          tx,
          `insert into gateway_events (id, attempt_id, status, received_at, notice_no)
             select 'X', id, 'APPROVED', now(), 1 from payment_attempts where reference = 'PM-DEMO-APROBADA'`,
        ),
    ],
    ["I8: a prize is its line's, of its draw and of who bought it", (tx) => run(tx, prize({ owner: "o.user_id + 1" }))],
    [
      "I8: a prize that nobody was told of is of a sold line, and of the result as it is",
      (tx) => run(tx, prize({ version: "r.version + 1" })),
    ],
    ["I8: winners have been told when, and only when, their result is official", (tx) => run(tx, prize({}))],
    [
      "I8: a prize is claimed exactly when the wallet has taken it, for what it pays",
      (tx) => run(tx, "update prizes set state = 'CLAIMED'"),
    ],
    [
      "I9: a purchase is told only when it was sold, and with its receipt",
      (tx) => run(tx, message("purchase", "(select id from orders where reference = 'PM-DEMO-RECHAZADA')", "now()")),
    ],
    [
      "I9: a message that is over is not tried again, and one that is not has its time",
      (tx) => run(tx, message("pqrs", "null", "null")),
    ],
    [
      "I10: a person has one open cart at most",
      async (tx) => {
        await run(tx, "drop index carts_one_open");
        await run(tx, "update carts set state = 'INCART'");
      },
    ],
    [
      "I11: an order counts as its coupon's use while it waits or is bought, and only then",
      (tx) => run(tx, `${coupon} where reference = 'PM-DEMO-RECHAZADA'`),
    ],
    [
      "I11: a coupon has no more uses than it is good for, but for what was paid late",
      async (tx) => {
        await run(tx, `${coupon} where reference = 'PM-DEMO-APROBADA'`);
        await run(tx, "update coupons set uses_limit = 0");
      },
    ],
    [
      "I11: nobody uses a coupon more often than a person may, but for what was paid late",
      (tx) => run(tx, `${coupon} where reference in ('PM-DEMO-APROBADA', 'PM-DEMO-PENDIENTE')`),
    ],
    [
      "I12: no sale at or after the closing of its draw",
      (tx) =>
        run(
          tx,
          `update sales set sold_at = (select d.closes_at from draws d join order_lines l
             on l.lottery_id = d.lottery_id and l.draw_number = d.draw_number where l.order_id = ${APPROVED})`,
        ),
    ],
    [
      "I13: no order of a person under 18 on its day",
      (tx) => run(tx, "update users set birth_date = '2009-01-01' where document_number = '52847193'"),
    ],
    [
      "I14: an idempotency key has one order",
      async (tx) => {
        await run(tx, "alter table orders drop constraint orders_idempotency");
        await run(tx, "update orders set idempotency_key = 'la-misma'");
      },
    ],
    [
      "I15: an annulled draw has no result",
      (tx) =>
        run(
          tx,
          `update draws set annulled_at = draws_at
             where (lottery_id, draw_number) = (select lottery_id, draw_number from results limit 1)`,
        ),
    ],
    [
      "I16: what was bought of an annulled draw is owed back, less its discount",
      (tx) =>
        run(
          tx,
          `update draws set annulled_at = now()
             where (lottery_id, draw_number) in (select lottery_id, draw_number from order_lines where order_id = ${APPROVED})`,
        ),
    ],
    ["I17: a recharge that was sold is on its way, made, or owed back for what it cost", (tx) => run(tx, recharge())],
    [
      "I17: no recharge is sent that was not sold, nor one whose sale was reversed",
      (tx) => run(tx, recharge({ order: "PM-DEMO-RECHAZADA", state: "'SENT', now(), now()" })),
    ],
    [
      "I17: what the demo's operators made was sold, cost that, and is not said to have failed",
      (tx) =>
        run(
          tx,
          `insert into sandbox_recharges (key, phone, operator_code, amount_pesos, outcome, created_at)
             values ('PM261120ABCDEFGHJK-1', '3104827193', 'CLARO', 1000, 'DONE', now())`,
        ),
    ],
    [
      "I17: what an operator made is one recharge alone",
      async (tx) => {
        for (const client of ["uno", "dos"]) await run(tx, recharge({ client, state: "'DONE', now(), null" }));
        await run(tx, "update order_recharges set operator_reference = 'OP-1'");
      },
    ],
  ];

  test.each(plants)("%s: a planted one is found", async (name, plant) => {
    expect(await planted(plant)).toContain(name);
  });

  test("each has a plant that shows it can fail", () => {
    expect(plants.map(([name]) => name)).toEqual(invariants.map(({ name }) => name));
  });
});

describe("[F-7] the tables refuse what no ticket can be", () => {
  test.each([
    ["a short number", "update order_lines set number = '12'"],
    ["a line of another price", "update order_lines set total_pesos = 1"],
    ["a negative balance", "update users set balance_pesos = -1"],
    ["a letter in a series", "update order_lines set series = '00x'"],
    ["a fraction held without an end", "update fractions set state = 'HELD'"],
    ["a sold fraction of nobody", "update fractions set order_line_id = null where state = 'SOLD'"],
    ["a discount without a coupon", "update orders set discount_pesos = 1"],
    ["a discount that is more than its bet", "update order_lines set discount_pesos = total_pesos + 1"],
    [
      "a refund that is due and over",
      `insert into refunds (attempt_id, order_id, amount_pesos, reason, created_at, state)
         select id, order_id, 1, 'second-payment', now(), 'OWED' from payment_attempts limit 1`,
    ],
    [
      "[I5] a line that takes from an account what it puts into it",
      "insert into ledger_lines select entry_id, debit, debit, 1 from ledger_lines limit 1",
    ],
    [
      "[I5] a line that moves nothing",
      "insert into ledger_lines select entry_id, debit, 'LOSSES', 0 from ledger_lines limit 1",
    ],
    [
      "[I5] a second entry of what was written",
      "insert into ledger_entries (kind, subject, user_id, at) select kind, subject, user_id, at from ledger_entries limit 1",
    ],
    ["[I5] an entry that is changed", "update ledger_entries set at = now()"],
    ["[I5] an entry whose lines are removed", "delete from ledger_lines"],
    ["[I5] a ledger that is emptied", "truncate ledger_entries, ledger_lines"],
    ["an unknown state", "update orders set state = 'PAGADA'"],
    ["recharges that cost more than their order", "update orders set recharge_pesos = total_pesos + 1"],
    ["a range that is none", "update operators set min_pesos = max_pesos + 1"],
    [
      "a recharge that is due and made",
      `insert into order_recharges (order_id, client_id, position, phone, operator_id, operator_name, operator_code,
         pesos, state, state_at, next_try_at)
         select id, 'x', 0, '3104827193', 101, 'Claro', 'CLARO', 1000, 'DONE', now(), now() from orders limit 1`,
    ],
    [
      "a top-up of a cart that is a package as well",
      `insert into cart_recharges (cart_id, client_id, position, phone, operator_id, package_id, top_up_pesos)
         select id, 'x', 0, '3104827193', 101, 'CLARO-001', 1000 from carts limit 1`,
    ],
    [
      "a phone that is none",
      `insert into cart_recharges (cart_id, client_id, position, phone, operator_id, top_up_pesos)
         select id, 'x', 0, '6044827193', 101, 1000 from carts limit 1`,
    ],
    [
      "a refund for a recharge that names none",
      `insert into refunds (attempt_id, order_id, amount_pesos, reason, created_at, next_try_at)
         select id, order_id, 1, 'recharge-failed', now(), now() from payment_attempts limit 1`,
    ],
  ])("%s", async (_name, statement) => {
    await expect(store.transaction((tx) => run(tx, statement))).rejects.toThrow();
  });
});

describe("[F-59] migrations", () => {
  test("run twice change nothing", async () => {
    expect(await migrate(store)).toEqual([]);
  });

  test("run at the same time by several that start on an empty database are applied once, and all of them start", async () => {
    const [first, ...others] = (await openEmptyTogether(4)) as [Store, ...Store[]];
    const applied = (from: Store) => rowsOf<{ name: string }>(from.db, sql`select name from migrations order by name`);
    expect(await applied(first)).toEqual(await applied(store));
    for (const other of others) expect(await rowsOf(other.db, sql`select id from orders`)).toEqual([]);
    expect(await migrate(first)).toEqual([]);
  });
});

describe("[F-58] a transaction", () => {
  const failing = (code: string, times: number) => {
    let tries = 0;
    const work = async (tx: Db) => {
      tries += 1;
      if (tries <= times) throw Object.assign(new Error("wrapped"), { cause: Object.assign(new Error("x"), { code }) });
      await tx.execute(sql`select 1`);
      return tries;
    };
    return { work, tried: () => tries };
  };

  test.each(["40001", "40P01"])("that lost to another with %s is tried again, three times at most", async (code) => {
    expect(await store.transaction(failing(code, 3).work)).toBe(4);
    const hopeless = failing(code, 4);
    await expect(store.transaction(hopeless.work)).rejects.toThrow("wrapped");
    expect(hopeless.tried()).toBe(4);
  });

  test("that breaks a rule is not tried again", async () => {
    const broken = failing("23505", 1);
    await expect(store.transaction(broken.work)).rejects.toThrow("wrapped");
    expect(broken.tried()).toBe(1);
  });
});

describe("the demo", () => {
  test("loads once: loading again changes nothing", async () => {
    const count = async () =>
      rowsOf(
        store.db,
        sql`select (select count(*)::int from ${users}) u, (select count(*)::int from ${draws}) d,
        (select count(*)::int from ${fractions}) f, (select count(*)::int from ${results}) r`,
      );
    const before = await count();
    await seedDemo(store, testClock(TEST_START));
    expect(await count()).toEqual(before);
  });

  test("as days pass there are draws for the week ahead and results for those that ran", async () => {
    const later = testClock("2026-11-25T15:00:00.000Z");
    await keepDemoAlive(store, later);
    const [row] = await rowsOf<{ ahead: number; missing: number }>(
      store.db,
      sql`select (select count(distinct lottery_id)::int from draws where closes_at > ${later.iso()}
                  and closes_at < '2026-12-03T05:00:00Z') ahead,
                 (select count(*)::int from draws d left join results r using (lottery_id, draw_number)
                  where d.draws_at <= ${later.iso()} and r.number is null) missing`,
    );
    expect(row!.ahead).toBeGreaterThanOrEqual(15);
    expect(row!.missing).toBe(0);
  });

  test("draw numbers count on from the known ones", () => {
    const medellin = data.loterias.find(({ ideLoteria }) => ideLoteria === 10)!;
    expect(drawNumberOf(medellin, "2026-02-20")).toBe(4823);
    expect(drawNumberOf(medellin, "2026-02-27")).toBe(4824);
    expect(drawNumberOf(medellin, "2026-01-09")).toBe(4817);
  });

  test("holidays on Monday move Cundinamarca and Tolima to Tuesday", () => {
    expect(
      ["2026-01-12", "2026-03-23", "2026-05-18", "2026-06-08", "2026-11-02", "2026-11-16"].every(isMondayHoliday),
    ).toBe(true);
    expect(["2026-11-23", "2026-11-17", "2026-01-05"].some(isMondayHoliday)).toBe(false);
    const cundinamarca = { ideLoteria: 1, diaSorteo: 1 };
    expect(["2026-01-12", "2026-01-13", "2026-01-19"].map((day) => drawsOn(cundinamarca, day))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("the data folder", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-lock-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("is refused to a second process with a clear text, and free again after the first", async () => {
    const target = path.join(folder, "a");
    await mkdir(target);
    const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(holder, "spawn");
    const release = await lockFolder(target, () => {});
    await writeFile(path.join(target, "servidor.pid"), String(holder.pid));
    const refused = lockFolder(target, () => {}, { patienceMs: 400 });
    await expect(refused).rejects.toThrow(FolderInUseError);
    await expect(refused).rejects.toThrow(/Otro proceso \(\d+\) ya tiene abierta/);
    holder.kill();
    await once(holder, "exit");
    await release();
    await (
      await lockFolder(target, () => {})
    )();
  });

  test("[F-56] is waited for while its process is still ending, and that is said once", async () => {
    const target = path.join(folder, "c");
    await lockFolder(target, () => {});
    const ending = spawn(process.execPath, ["-e", "setTimeout(() => {}, 1500)"]);
    await once(ending, "spawn");
    await writeFile(path.join(target, "servidor.pid"), String(ending.pid));
    const said: string[] = [];
    const release = await lockFolder(target, () => {}, { say: (sentence) => said.push(sentence) });
    expect(said).toEqual([`Esperando a que otro proceso suelte la base de datos de ${target}…`]);
    await release();
  });

  test("[F-56] whose owner was killed before it wrote its number is taken over within the wait", async () => {
    const target = path.join(folder, "d");
    await lockFolder(target, () => {});
    await rm(path.join(target, "servidor.pid"));
    await (
      await lockFolder(target, () => {})
    )();
  });

  test.runIf(process.platform === "linux")(
    "[F-56] left by a killed process that its parent has not noticed is taken over",
    async () => {
      const target = path.join(folder, "e");
      await lockFolder(target, () => {});
      const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"]);
      const [printed] = (await once(parent.stdout, "data")) as [Buffer];
      const ended = Number(printed.toString());
      await expect.poll(() => readFile(`/proc/${ended}/stat`, "utf8"), { timeout: 30_000 }).toMatch(/\) Z /);
      await writeFile(path.join(target, "servidor.pid"), String(ended));
      const release = await lockFolder(target, () => {});
      expect(() => process.kill(ended, 0)).not.toThrow();
      await release();
      parent.kill("SIGKILL");
    },
  );

  test("left by a killed process is taken over at once", async () => {
    const target = path.join(folder, "b");
    await lockFolder(target, () => {});
    const gone = spawn(process.execPath, ["-e", ""]);
    await once(gone, "exit");
    await writeFile(path.join(target, "servidor.pid"), String(gone.pid));
    await (
      await lockFolder(target, () => {})
    )();
  });
});
