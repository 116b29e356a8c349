/** [F-59] A copy is worth what can be restored from it: the same rows, money that adds up, and a shop that goes on selling. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { describe, expect, inject, test } from "vitest";
import { rowsOf, type Store } from "#server/store/database.ts";
import { migrate } from "#server/store/migrate.ts";
import { openPostgres } from "#server/store/open.ts";
import { databaseAt, onServer } from "../databases";
import { broken, buy, lastOrder, onGatewayPage } from "./buying";
import { addressOf, atEnd, isOnPostgres, loggedIn, openShop, people, type TestShop } from "./harness";

const run = promisify(execFile);

/** Where there are no rows yet, and no table either. */
async function emptyDatabase(): Promise<string> {
  const { url } = inject("postgres")!;
  const name = `pm_restored_${process.pid}`;
  await onServer(url, `create database ${name} template template0`);
  atEnd(() => onServer(url, `drop database if exists ${name} with (force)`));
  return databaseAt(url, name);
}

/** The rows of every table as text: two stores with equal contents are the same shop. */
async function contentsOf({ db }: Store): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(db, sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`);
    contents[name] = rows.map(({ row }) => row).sort();
  }
  return contents;
}

/** Marta buys a fraction of `numero`; gives the state of her order. */
async function buyAndPay(shop: TestShop, numero: string): Promise<string> {
  const marta = await loggedIn(shop.app, people.marta);
  const { json } = await buy(marta, people.marta, [{ numero, serie: "100", fracciones: 1 }]);
  await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
  return (await lastOrder(shop)).state;
}

describe.skipIf(!isOnPostgres())("[F-59] a copy that `pg_dump` made of a shop that serves", () => {
  test("is restored to the last row, keeps to every rule of the money, and sells", async () => {
    const shop = await openShop();
    expect(await buyAndPay(shop, "4862")).toBe("APPROVED");
    const before = await contentsOf(shop.store);

    const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-backup-"));
    atEnd(() => rm(folder, { recursive: true, force: true }));
    const file = path.join(folder, "tienda.dump");
    await run("pg_dump", ["-Fc", "-f", file, addressOf(shop.store)]);
    expect(await buyAndPay(shop, "4863"), "after the copy").toBe("APPROVED");

    const address = await emptyDatabase();
    await run("pg_restore", ["--no-owner", "--exit-on-error", "-d", address, file]);
    const store = await openPostgres(address);
    atEnd(() => store.close());
    expect(await contentsOf(store)).toEqual(before);
    expect(before["sales"]!.length).toBeGreaterThan(1);
    expect(await migrate(store)).toEqual([]);

    const again = await openShop({ store });
    expect(await broken(again)).toEqual([]);
    // Counters of the tables went along: a new row does not take the number of one that is there.
    expect(await buyAndPay(again, "4864")).toBe("APPROVED");
    expect(await broken(again)).toEqual([]);
  });
});
