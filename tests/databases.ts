/** Databases of a PostgreSQL that tests have for themselves. */
import pg from "pg";

/** The address of a database of the server at `url`. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Runs a statement on the server at `url`, outside a transaction. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
