/** What the load of files writes of the editors' content: each list becomes what its file says, and keeps its ids where it can. */
import { and, asc, eq, getTableColumns, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database";
import {
  cards,
  countdownEvents,
  faqs,
  homePayPrizes,
  news,
  pages,
  payPrizes,
  pqrs,
  pqrsTopics,
  ratedServices,
  ratingAnswers,
  ratingQuestions,
  ratings,
  sliders,
  subpages,
  terms,
  units,
} from "./schema";

/** How many rows of a list are new, other than before, as before, and gone. */
export interface Counts {
  added: number;
  changed: number;
  same: number;
  removed: number;
}

export const noCounts = (): Counts => ({ added: 0, changed: 0, same: 0, removed: 0 });

const sumOf = (...counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, one) => ({
      added: sum.added + one.added,
      changed: sum.changed + one.changed,
      same: sum.same + one.same,
      removed: sum.removed + one.removed,
    }),
    noCounts(),
  );

type Fields = Readonly<Record<string, unknown>>;

interface List {
  table: PgTable;
  /** Columns that tell which row is which. */
  key: readonly string[];
  /** Which rows of the table the list is; all of them when it is left out. */
  where?: SQL;
  wanted: readonly Fields[];
}

type Id = number | string;

interface Replaced {
  counts: Counts;
  /** The ids of the rows that are to go: `removeRows` takes them, when what hangs on them is gone. */
  gone: Id[];
}

const withPosition = <T extends object>(rows: readonly T[]): (T & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }));

/** The column that tells a row from every other one. */
const idOf = (table: PgTable): [name: string, column: PgColumn] => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return columns["id"] ? ["id", columns["id"]] : ["position", columns["position"]!];
};

/** Writes what is new or changed of a list, and tells what is to go. `each` hears the id of every row in the list's order. */
async function replace(
  tx: Db,
  { table, key, where, wanted }: List,
  each: (id: number, at: number) => Promise<void> = async () => {},
): Promise<Replaced> {
  const [idName, id] = idOf(table);
  const stored = (await tx.select().from(table).where(where).orderBy(asc(id))) as Fields[];
  const textOf = (row: Fields): string => JSON.stringify(key.map((name) => row[name]));
  const byKey = new Map(stored.toReversed().map((row) => [textOf(row), row]));
  const known = wanted.map((row) => byKey.get(textOf(row)));
  const kept = new Set(known.map((row) => row?.[idName]));
  const gone = stored.map((row) => row[idName] as Id).filter((one) => !kept.has(one));
  // A place is one row's alone: those that change theirs, or are to go, leave it before another one takes it.
  const position = (getTableColumns(table) as Record<string, PgColumn>)["position"];
  const moving = known.flatMap((row, at) =>
    row && row["position"] !== wanted[at]!["position"] ? [row[idName] as Id] : [],
  );
  if (position && !key.includes("position") && moving.length + gone.length > 0)
    await tx
      .update(table)
      .set({ position: sql`-1 - ${position}` } as never)
      .where(inArray(id, [...moving, ...gone] as number[]));
  const counts = { ...noCounts(), removed: gone.length };
  for (const [at, row] of wanted.entries()) {
    let before = known[at];
    if (!before) {
      [before] = (await tx
        .insert(table)
        .values(row as never)
        .returning()) as Fields[];
      counts.added += 1;
    } else if (Object.entries(row).some(([name, value]) => (before![name] ?? null) !== (value ?? null))) {
      await tx
        .update(table)
        .set(row as never)
        .where(eq(id, before[idName]));
      counts.changed += 1;
    } else counts.same += 1;
    await each(before![idName] as number, at);
  }
  return { counts, gone };
}

async function removeRows(tx: Db, table: PgTable, ids: readonly Id[]): Promise<void> {
  if (ids.length > 0) await tx.delete(table).where(inArray(idOf(table)[1], [...ids] as number[]));
}

async function replaceAll(tx: Db, list: List): Promise<Counts> {
  const { counts, gone } = await replace(tx, list);
  await removeRows(tx, list.table, gone);
  return counts;
}

type New<T extends { $inferInsert: object }> = Omit<T["$inferInsert"], "id" | "position">;

export const saveSlides = (tx: Db, rows: readonly New<typeof sliders>[]): Promise<Counts> =>
  replaceAll(tx, { table: sliders, key: ["position"], wanted: withPosition(rows) });

/** News are known by their titles, so that their addresses stay. */
export const saveNews = (tx: Db, rows: readonly New<typeof news>[]): Promise<Counts> =>
  replaceAll(tx, { table: news, key: ["name"], wanted: rows });

export const saveQuestions = (tx: Db, rows: readonly New<typeof faqs>[]): Promise<Counts> =>
  replaceAll(tx, { table: faqs, key: ["position"], wanted: withPosition(rows) });

export const saveLegalTexts = (tx: Db, rows: readonly (typeof terms.$inferInsert)[]): Promise<Counts> =>
  replaceAll(tx, { table: terms, key: ["position"], wanted: rows });

export const saveHomePayPrizes = (tx: Db, rows: readonly New<typeof homePayPrizes>[]): Promise<Counts> =>
  replaceAll(tx, { table: homePayPrizes, key: ["position"], wanted: withPosition(rows) });

export const savePayPrizes = (tx: Db, rows: readonly New<typeof payPrizes>[]): Promise<Counts> =>
  replaceAll(tx, { table: payPrizes, key: ["position"], wanted: withPosition(rows) });

export const saveEvents = (tx: Db, rows: readonly New<typeof countdownEvents>[]): Promise<Counts> =>
  replaceAll(tx, { table: countdownEvents, key: ["endsAt", "description"], wanted: rows });

export const saveTopics = (tx: Db, rows: readonly (typeof pqrsTopics.$inferInsert)[]): Promise<Counts> =>
  replaceAll(tx, { table: pqrsTopics, key: ["id"], wanted: rows });

/** Ids of the topics that a PQRS is about, in their order. */
export const usedTopics = async (tx: Db): Promise<number[]> =>
  (await tx.selectDistinct({ id: pqrs.topicId }).from(pqrs).orderBy(asc(pqrs.topicId))).map(({ id }) => id);

export interface NewService {
  id: string;
  name: string;
  questions: readonly string[];
}

export async function saveServices(tx: Db, services: readonly NewService[]): Promise<Counts> {
  const { counts, gone } = await replace(tx, {
    table: ratedServices,
    key: ["id"],
    wanted: withPosition(services.map(({ id, name }) => ({ id, name }))),
  });
  const asked =
    gone.length === 0
      ? []
      : await tx
          .delete(ratingQuestions)
          .where(inArray(ratingQuestions.serviceId, gone as string[]))
          .returning({ id: ratingQuestions.id });
  await removeRows(tx, ratedServices, gone);
  const all = [{ ...counts, removed: counts.removed + asked.length }];
  for (const { id, questions } of services)
    all.push(
      await replaceAll(tx, {
        table: ratingQuestions,
        key: ["position"],
        where: eq(ratingQuestions.serviceId, id),
        wanted: withPosition(questions.map((name) => ({ serviceId: id, name }))),
      }),
    );
  return sumOf(...all);
}

/** Of each service that has been rated, the place of its last question that was answered; -1 when none was. */
export async function ratedQuestions(tx: Db): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: ratings.serviceId, last: sql<number>`coalesce(max(${ratingQuestions.position}), -1)::int` })
    .from(ratings)
    .leftJoin(ratingAnswers, eq(ratingAnswers.ratingId, ratings.id))
    .leftJoin(ratingQuestions, eq(ratingQuestions.id, ratingAnswers.questionId))
    .groupBy(ratings.serviceId);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

export interface NewPart {
  title: string;
  description: string;
  image: string | null;
  parts: readonly NewPart[];
}

export interface NewPage {
  page: string;
  title: string;
  description: string;
  image: string | null;
  parts: readonly NewPart[];
  units: readonly { description: string; cards: readonly Omit<New<typeof cards>, "unitId">[] }[];
}

/** Removes parts of a page with all that is below them, the lowest first; gives how many there were. */
async function removeParts(tx: Db, ids: readonly Id[]): Promise<number> {
  if (ids.length === 0) return 0;
  const below = await tx
    .select({ id: subpages.id })
    .from(subpages)
    .where(inArray(subpages.parentId, ids as number[]));
  const count = await removeParts(
    tx,
    below.map(({ id }) => id),
  );
  await removeRows(tx, subpages, ids);
  return count + ids.length;
}

async function saveParts(tx: Db, pageId: number, parentId: number | null, parts: readonly NewPart[]): Promise<Counts> {
  const all: Counts[] = [];
  const list = {
    table: subpages,
    key: ["position"],
    where: and(
      eq(subpages.pageId, pageId),
      parentId === null ? isNull(subpages.parentId) : eq(subpages.parentId, parentId),
    ),
    wanted: withPosition(
      parts.map(({ title, description, image }) => ({ pageId, parentId, title, description, image })),
    ),
  };
  const { counts, gone } = await replace(tx, list, async (id, at) => {
    all.push(await saveParts(tx, pageId, id, parts[at]!.parts));
  });
  return sumOf({ ...counts, removed: await removeParts(tx, gone) }, ...all);
}

/** Removes sections with their cards; gives how many rows there were. */
async function removeUnits(tx: Db, ids: readonly Id[]): Promise<number> {
  if (ids.length === 0) return 0;
  const shown = await tx
    .delete(cards)
    .where(inArray(cards.unitId, ids as number[]))
    .returning({ id: cards.id });
  await removeRows(tx, units, ids);
  return shown.length + ids.length;
}

async function saveUnits(tx: Db, pageId: number, sections: NewPage["units"]): Promise<Counts> {
  const all: Counts[] = [];
  const list = {
    table: units,
    key: ["position"],
    where: eq(units.pageId, pageId),
    wanted: withPosition(sections.map(({ description }) => ({ pageId, description }))),
  };
  const { counts, gone } = await replace(tx, list, async (unitId, at) => {
    const wanted = withPosition(sections[at]!.cards.map((card) => ({ ...card, unitId })));
    all.push(await replaceAll(tx, { table: cards, key: ["position"], where: eq(cards.unitId, unitId), wanted }));
  });
  return sumOf({ ...counts, removed: await removeUnits(tx, gone) }, ...all);
}

/** Makes the pages of the shop what the files say, with their parts, sections and cards; a page that is gone goes with all it has. */
export async function savePages(tx: Db, wanted: readonly NewPage[]): Promise<Counts> {
  const all: Counts[] = [];
  const list = { table: pages, key: ["page"], wanted: wanted.map(({ parts: _parts, units: _units, ...page }) => page) };
  const { counts, gone } = await replace(tx, list, async (id, at) => {
    all.push(await saveParts(tx, id, null, wanted[at]!.parts), await saveUnits(tx, id, wanted[at]!.units));
  });
  for (const id of gone as number[]) all.push(await saveParts(tx, id, null, []), await saveUnits(tx, id, []));
  await removeRows(tx, pages, gone);
  return sumOf(counts, ...all);
}
