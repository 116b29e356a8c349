/** Opens the store: PGlite in a folder or in memory, or PostgreSQL; the same schema and migrations for all. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db, Store } from "./database";
import { lockFolder } from "./folderLock";
import { migrate } from "./migrate";
import { retried } from "./retried";
import * as schema from "./schema";
import { isConnectionLost } from "./sqlState";

type Transact = Store["transaction"];

function storeOf(kind: Store["kind"], db: Db, transact: Transact, close: () => Promise<void>): Store {
  return {
    kind,
    db,
    close,
    async ping() {
      await db.execute(sql`select 1`);
    },
    transaction: (work, look) => retried(() => transact(work, look)),
  };
}

/** PGlite over an engine that is already open: in memory for tests, or restored from a snapshot. */
export async function openPglite(engine: PGlite, release: () => Promise<void> = async () => {}): Promise<Store> {
  const db = drizzlePglite(engine, { schema }) as unknown as Db;
  const store = storeOf(
    "pglite",
    db,
    async (work, look) => {
      await look?.(db);
      return db.transaction((tx) => work(tx as unknown as Db));
    },
    async () => {
      await engine.close();
      await release();
    },
  );
  await migrate(store);
  return store;
}

/**
 * Makes an empty database under another name and gives it its own when it is whole: PGlite does not open the folder of one
 * whose making was cut off.
 */
async function makeWhole(folder: string): Promise<void> {
  const unfinished = `${folder}.sin-terminar`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create(unfinished);
  await engine.close();
  await rename(unfinished, folder);
}

/** PGlite in `dataDir`, locked against other processes; `say` hears that one is waited for. @throws FolderInUseError */
export async function openFolder(
  dataDir: string,
  onLockLost: (error: Error) => void,
  say?: (sentence: string) => void,
): Promise<Store> {
  const release = await lockFolder(dataDir, onLockLost, { say });
  try {
    const folder = path.join(dataDir, "tienda");
    if (!existsSync(folder)) await makeWhole(folder);
    return await openPglite(await PGlite.create(folder), release);
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Transactions on the pool's connections. Drizzle would take the connection itself, never give it back when it is lost before
 * BEGIN has been answered, and make what is prepared for a connection anew in each transaction.
 */
function transactOver(pool: pg.Pool): Transact {
  const dbs = new WeakMap<pg.PoolClient, Db>();
  return async (work, look) => {
    const client = await pool.connect();
    let db = dbs.get(client);
    if (!db) dbs.set(client, (db = drizzlePg(client, { schema }) as unknown as Db));
    let isLost = false;
    let hasBegun = false;
    try {
      await look?.(db);
      hasBegun = true;
      await client.query("begin");
      const result = await work(db);
      await client.query("commit");
      return result;
    } catch (error) {
      // A connection on which a transaction may still stand is not used again.
      if (hasBegun) await client.query("rollback").catch(() => (isLost = true));
      isLost ||= isConnectionLost(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
}

/** Statements that a connection keeps prepared at most: lists of other lengths make other statements. */
const MOST_PREPARED = 500;
/** Longest text that is kept prepared: loading data writes statements of hundreds of rows, each once. */
const LONGEST_PREPARED = 8_000;

/**
 * Has PostgreSQL parse and plan each statement with parameters once for a connection instead of each time that it is asked: the
 * driver keeps those prepared that have a name, and here each gets one from its text.
 */
function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MOST_PREPARED || text.length > LONGEST_PREPARED) return known;
    const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
    names.set(text, name);
    return name;
  };
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const named = (asked: Partial<pg.QueryConfig>, values: unknown, ...rest: unknown[]): unknown => {
    const isKept = Array.isArray(values) && values.length > 0 && asked.text !== undefined && !asked.name;
    return query(isKept ? { ...asked, name: nameOf(asked.text!) } : asked, values, ...rest);
  };
  client.query = named as pg.PoolClient["query"];
}

/** PostgreSQL at `url`, with limits on waiting so that one stuck transaction cannot hold the shop. */
export async function openPostgres(url: string, options: { connections?: number } = {}): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 12,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: 15_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A broken connection is replaced by the pool, and what used it fails by its own query. Without a listener the error
  // would end the process: the pool's hears of idle connections, the client's of those in use.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    prepareStatements(client);
  });
  const db = drizzlePg(pool, { schema }) as unknown as Db;
  const store = storeOf("postgres", db, transactOver(pool), () => pool.end());
  try {
    await migrate(store);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return store;
}
