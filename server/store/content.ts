/** What the editors write: slides, news, pages with their parts, legal texts, questions, and how a prize is claimed. */
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "./database";
import { cards, faqs, homePayPrizes, news, pages, payPrizes, sliders, subpages, terms, units } from "./schema";

type Subpage = typeof subpages.$inferSelect;

/** A part of a page with its own parts. */
export type PagePart = Subpage & { parts: PagePart[] };

/** A page with all that belongs to it. */
export type WholePage = typeof pages.$inferSelect & {
  parts: PagePart[];
  units: (typeof units.$inferSelect & { cards: (typeof cards.$inferSelect)[] })[];
};

/** The latest news, newest first, at most `limit`. */
export const latestNews = (db: Db, limit: number): Promise<(typeof news.$inferSelect)[]> =>
  db.select().from(news).orderBy(desc(news.updatedAt), desc(news.id)).limit(limit);

/** One item of the news; null where there is none. */
export async function newsById(db: Db, id: number): Promise<typeof news.$inferSelect | null> {
  const [item] = await db.select().from(news).where(eq(news.id, id));
  return item ?? null;
}

/** Parts of all pages, or of some, in their order. */
export const partsOf = (db: Db, pageIds?: readonly number[]): Promise<Subpage[]> =>
  db
    .select()
    .from(subpages)
    .where(pageIds && inArray(subpages.pageId, [...pageIds]))
    .orderBy(asc(subpages.pageId), asc(subpages.position), asc(subpages.id));

const treeOf = (all: readonly Subpage[], parentId: number | null): PagePart[] =>
  all.filter((part) => part.parentId === parentId).map((part) => ({ ...part, parts: treeOf(all, part.id) }));

/** The page of a name, or all pages, with their parts, sections and cards. */
export async function pagesOf(db: Db, page?: string): Promise<WholePage[]> {
  const found = await db
    .select()
    .from(pages)
    .where(page === undefined ? undefined : eq(pages.page, page))
    .orderBy(asc(pages.id));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const parts = await partsOf(db, ids);
  const sections = await db.select().from(units).where(inArray(units.pageId, ids)).orderBy(asc(units.position));
  const shown =
    sections.length === 0
      ? []
      : await db
          .select()
          .from(cards)
          .where(
            inArray(
              cards.unitId,
              sections.map(({ id }) => id),
            ),
          )
          .orderBy(asc(cards.position));
  return found.map((one) => ({
    ...one,
    parts: treeOf(
      parts.filter(({ pageId }) => pageId === one.id),
      null,
    ),
    units: sections
      .filter(({ pageId }) => pageId === one.id)
      .map((section) => ({ ...section, cards: shown.filter(({ unitId }) => unitId === section.id) })),
  }));
}

/** The legal texts: the privacy policy, then the terms. */
export const legalTexts = (db: Db): Promise<(typeof terms.$inferSelect)[]> =>
  db.select().from(terms).orderBy(asc(terms.position));

/** The questions in their order. */
export const questions = (db: Db): Promise<(typeof faqs.$inferSelect)[]> =>
  db.select().from(faqs).orderBy(asc(faqs.position));

/** The slides of the home page in their order. */
export const slides = (db: Db): Promise<(typeof sliders.$inferSelect)[]> =>
  db.select().from(sliders).orderBy(asc(sliders.position));

/** How a prize is claimed, on the home page. */
export const homePayPrizeSections = (db: Db): Promise<(typeof homePayPrizes.$inferSelect)[]> =>
  db.select().from(homePayPrizes).orderBy(asc(homePayPrizes.position));

/** The guide to collect a prize. */
export const payPrizeSteps = (db: Db): Promise<(typeof payPrizes.$inferSelect)[]> =>
  db.select().from(payPrizes).orderBy(asc(payPrizes.position));
