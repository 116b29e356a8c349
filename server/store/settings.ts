/** Settings of the shop, by their names. */
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "./database";
import { settings } from "./schema";

/** The values of some settings; a name that is not kept is missing. */
export async function settingsOf(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [...names]));
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
