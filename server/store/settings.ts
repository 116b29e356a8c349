/** Settings of the shop, by their names. */
import { and, eq, sql } from "drizzle-orm";
import { prepared, type Db } from "./database";
import { settings } from "./schema";

const named = prepared((db) =>
  db
    .select()
    .from(settings)
    .where(sql`${settings.name} = any(${sql.placeholder("names")}::text[])`),
);

/** The values of some settings; a name that is not kept is missing. */
export async function settingsOf(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await named(db).execute({ names });
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The value of a setting that anybody may read; null for any other. */
export async function publicSetting(db: Db, name: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(settings)
    .where(and(eq(settings.name, name), eq(settings.isPublic, true)));
  return row?.value ?? null;
}
