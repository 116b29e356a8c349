/** What a connection to PostgreSQL keeps of the statements that were asked for on it. */
import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf, type Db } from "#server/store/database.ts";
import { settings } from "#server/store/schema.ts";
import { isOnPostgres, openBeside, openShop } from "./harness";

/** The statements that the connection of a transaction has prepared. */
const prepared = async (tx: Db) =>
  (await rowsOf<{ statement: string }>(tx, sql`select statement from pg_prepared_statements`)).map(
    ({ statement }) => statement,
  );

describe.runIf(isOnPostgres())("a statement with parameters", () => {
  test("is prepared once for a connection, whatever is asked for, and answers as before", async () => {
    const { store } = await openShop();
    await store.transaction(async (tx) => {
      const named = (name: string) =>
        tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
      await tx.insert(settings).values([
        { name: "UNO", value: "1", isPublic: false },
        { name: "DOS", value: "2", isPublic: false },
      ]);
      expect([await named("UNO"), await named("DOS"), await named("TRES")]).toEqual([
        [{ value: "1" }],
        [{ value: "2" }],
        [],
      ]);
      const kept = await prepared(tx);
      expect(kept.filter((text) => text.startsWith("select"))).toHaveLength(1);
      expect(kept.filter((text) => text.startsWith("insert"))).toHaveLength(1);
    });
  });

  test("that loads hundreds of rows is not kept, nor are more than five hundred others", async () => {
    const { store } = await openShop();
    await store.transaction(async (tx) => {
      const names = Array.from({ length: 2_000 }, (_, at) => `AJUSTE ${at}`);
      await tx.insert(settings).values(names.map((name) => ({ name, value: "", isPublic: false })));
      expect(await prepared(tx)).not.toContainEqual(expect.stringContaining("insert"));
      for (let length = 1; length <= 510; length += 1)
        await tx
          .select({ name: settings.name })
          .from(settings)
          .where(inArray(settings.name, names.slice(0, length)))
          .limit(1);
      expect((await prepared(tx)).length).toBeLessThanOrEqual(500);
    });
  });

  test("goes on, prepared, after another process gave its table a column, as a migration does", async () => {
    const { store } = await openShop();
    const beside = await openBeside(store);
    const read = () =>
      store.transaction(async (tx) => {
        const kept = (await prepared(tx)).filter((text) => text.includes('from "settings"'));
        return { kept, rows: await tx.select().from(settings).where(eq(settings.name, "NINGUNO")) };
      });
    await read();
    await beside.db.execute(sql`alter table settings add column aside text not null default ''`);
    const { kept, rows } = await read();
    // The same connection as before, which has the statement from then.
    expect(kept).toHaveLength(1);
    expect(rows).toEqual([]);
  });
});
