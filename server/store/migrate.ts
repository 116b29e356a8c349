/** Applies the migrations in ./migrations, each once, whoever starts first. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { sql } from "drizzle-orm";
import { liftTimeouts, rowsOf, type Store } from "./database";
import { openLedger } from "./ledger";
import { sqlState } from "./sqlState";

const folder = fileURLToPath(new URL("./migrations", import.meta.url));

interface Journal {
  entries: { idx: number; tag: string }[];
}

async function makeJournal(store: Store): Promise<void> {
  try {
    await store.db.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamp with time zone not null default now())`,
    );
  } catch (error) {
    // Two processes that create the same table at once: one of them loses with a duplicate row, table or type of the catalogue.
    if (!["23505", "42P07", "42710"].includes(sqlState(error) ?? "")) throw error;
  }
}

/** Brings the store to the newest schema in one transaction; does nothing when it is there. Gives the names applied. */
export async function migrate(store: Store): Promise<string[]> {
  const journal = JSON.parse(await readFile(path.join(folder, "meta/_journal.json"), "utf8")) as Journal;
  await makeJournal(store);
  return store.transaction(async (tx) => {
    await liftTimeouts(tx);
    await tx.execute(sql`lock table migrations in access exclusive mode`);
    const known = new Set(
      (await rowsOf<{ name: string }>(tx, sql`select name from migrations`)).map((row) => row.name),
    );
    const applied: string[] = [];
    for (const { tag } of journal.entries.toSorted((a, b) => a.idx - b.idx)) {
      if (known.has(tag)) continue;
      const statements = (await readFile(path.join(folder, `${tag}.sql`), "utf8")).split("--> statement-breakpoint");
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (name) values (${tag})`);
      applied.push(tag);
    }
    // What a shop had before its ledger enters it as it stands; the tables are the newest by now.
    if (applied.includes("0017_asientos")) await openLedger(tx);
    return applied;
  });
}
