/** What queries are made of: a connection or a transaction, and the store that gives them. */
import { getTableName, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** A connection or a transaction: every query takes one. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Store {
  readonly kind: "pglite" | "postgres";
  /** Reads outside a transaction. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction. Deadlocks and serialization failures are tried again up to three times,
   * so `work` must have no effect but its statements. Inside it use only the `tx` it is given.
   * A lost connection is not tried again: whether its COMMIT was done is not known.
   * `look` is done first, on the same connection and before the transaction begins: what it throws spares the transaction. Done on
   * `db` it would be queued for a connection apart, so that many who come at once would all have looked before the first of them
   * began.
   */
  transaction<T>(work: (tx: Db) => Promise<T>, look?: (db: Db) => Promise<void>): Promise<T>;
  /** Answers when the database does; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Takes the limits on waiting, and on how long a statement lasts, from a transaction that no player waits for: one that changes
 * the schema or loads data takes its time, and a process that starts beside it waits for its end.
 */
export async function liftTimeouts(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`);
}

/** What drizzle builds a statement with; its values are `sql.placeholder`s, of which `execute` is told. */
interface Preparable<P> {
  prepare(name: string): P;
}

/**
 * A statement whose text is made at its first use on a connection and kept for it: to make it anew takes drizzle twice as long as
 * to send it and to read its answer, and a purchase has dozens. `key` is what the text depends on, for example how many rows
 * it names.
 */
export function prepared<P, K extends number | string | void = void>(
  build: (db: Db, key: K) => Preparable<P>,
): (db: Db, key: K) => P {
  const kept = new WeakMap<Db, Map<K, P>>();
  return (db, key) => {
    let ofDb = kept.get(db);
    if (!ofDb) kept.set(db, (ofDb = new Map()));
    let statement = ofDb.get(key);
    // Without a name: the store gives one to whatever has values (open.ts).
    if (!statement) ofDb.set(key, (statement = build(db, key).prepare("")));
    return statement;
  };
}

/** Rows of a hand-written statement; both drivers answer them under `rows`. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows;
}

/**
 * Rows of some columns as one value of another row, in the order of `orderBy`: each an object as drizzle would give it, with instants
 * ISO UTC. Columns come with their table's name: drizzle leaves it out where one table is selected from, also inside of a subquery.
 */
export function jsonRows<Row>(
  columns: Record<keyof Row & string, PgColumn>,
  from: SQL,
  orderBy?: PgColumn,
): SQL<Row[]> {
  const named = (column: PgColumn) => sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`;
  const fields = Object.entries<PgColumn>(columns).map(([name, column]) => {
    const isInstant = column.getSQLType().startsWith("timestamp");
    const value = isInstant
      ? sql`to_char(${named(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : named(column);
    return sql`${sql.raw(`'${name}'`)}, ${value}`;
  });
  const order = orderBy && sql` order by ${named(orderBy)}`;
  return sql<Row[]>`(select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)})${order}), '[]') ${from})`;
}
