/** What an address of /resultados asks for, and what is found for it. For the loader: the browser gets none of it. */
import { data, redirect } from "react-router-dom";
import type { Lottery } from "#api/lotteries";
import type { Client } from "#api/request";
import { mapResult, success, type Result } from "#api/result";
import {
  completeResult,
  MOST_RESULTS,
  resultDays,
  searchResults,
  type CompleteResult,
  type DrawResult,
  type ResultDays,
  type ResultSearch,
} from "#api/results";
import { parseDay } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { pagingOf, slicedBy, type Paging } from "../../page/paging";
import { paths } from "../../paths";
import { LARGE_PAGE_SIZES, SECOS_PAGE_SIZES, SMALL_PAGE_SIZES } from "./pageSizes";

/** Why a search was not made. */
export type SearchFault = "invalid" | "future";

/** What an address asks for. */
export interface AskedSearch extends ResultSearch {
  /** The day as it was written, for the field: YYYY-MM-DD, or what is no day. */
  typed: string;
  fault: SearchFault | null;
}

/** The secos and approximations of a draw. */
export type Rest = Pick<CompleteResult, "secos" | "approximations">;

/** A page of the draws that were found. */
export interface FoundResults {
  /** The draw that the page is about; null where it is about many. */
  shown: DrawResult | null;
  /** What else fell in it; null where its lottery publishes no more. Read apart: it fails alone. */
  complete: Result<Rest> | null;
  /** Pages of its secos; null where they are on the draw's own page. */
  secosPageCount: number | null;
  /** The other draws, newest first. */
  others: DrawResult[];
  paging: Paging;
  isMore: boolean;
  /** Whether the list ends because no backend is asked for more, not because there are none. */
  isOldest: boolean;
}

/** All that the page shows. */
export interface ResultsData {
  /** What the editors say at the head of the latest results (NAV-06); null elsewhere, or where they say nothing. */
  text: string | null;
  asked: AskedSearch;
  lotteries: Result<Lottery[]>;
  /** The lottery that is asked for; null for all, or where it is not known by name. */
  lottery: Lottery | null;
  /** Null where nothing was searched. */
  found: Result<FoundResults> | null;
  /** The days beside the one that is shown; null where nothing was searched. */
  days: ResultDays | null;
  /** Until when prizes of that day are paid, YYYY-MM-DD; null where days are mixed. */
  paidUntil: string | null;
}

/** The page that says that there is none. */
export const notFound = () => data(null, { status: 404 });

/** The lottery of the address: a record's number. @throws 404 for anything else */
function lotteryOf(search: URLSearchParams): number | null {
  const text = search.get("loteria") ?? "";
  if (text === "") return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}

/** Days that can be asked for, as addresses write them. */
const DAY = /^\d{2}-\d{2}-(?:19|20)\d{2}$/;

/**
 * What the address asks for (RES-01). The form without scripts names its fields in the search: it is led to the address of
 * what it asks for.
 * @throws a redirect, or 404 for a last part that is neither DD-MM-YYYY nor the word `null`
 */
export function askedBy(date: string | undefined, search: URLSearchParams, today: string): AskedSearch {
  const lotteryId = lotteryOf(search);
  if (date === undefined) {
    const typed = (search.get("fecha") ?? "").trim();
    const day = parseDay(typed);
    if (typed !== "" && (day === null || !/^(?:19|20)/.test(day)))
      return { day: null, lotteryId, typed: typed.slice(0, 10), fault: "invalid" };
    if (day !== null || lotteryId !== null) throw redirect(paths.resultsOf({ day, lotteryId }));
    return { day: null, lotteryId: null, typed: "", fault: null };
  }
  if (date === "null") return { day: null, lotteryId, typed: "", fault: null };
  const day = DAY.test(date) ? parseDay(date) : null;
  if (day === null) throw notFound();
  return { day, lotteryId, typed: day, fault: day > today ? "future" : null };
}

const NOTHING = {
  shown: null,
  complete: null,
  secosPageCount: null,
  others: [],
  isMore: false,
  isOldest: false,
} satisfies Partial<FoundResults>;

/** What a search finds. Lotteries of complete results are asked for those, others for their top prize alone (RES-03). */
export async function findResults(
  client: Client,
  { day, lotteryId }: ResultSearch,
  lottery: Lottery | null,
  params: URLSearchParams,
): Promise<Result<FoundResults>> {
  if (day !== null && lotteryId !== null && lottery?.hasCompleteResults === true)
    return completeDraw(client, { day, lotteryId }, pagingOf(params, SECOS_PAGE_SIZES));
  const isOfAll = day === null && lotteryId === null;
  const asked = pagingOf(params, isOfAll ? LARGE_PAGE_SIZES : SMALL_PAGE_SIZES);
  const listed = await searchResults(client, { day, lotteryId }, asked.page * asked.size + 1);
  if (!listed.ok) return listed;
  const { rows, paging } = slicedBy(asked, listed.value);
  const isMore = listed.value.length > paging.page * paging.size;
  const found = {
    paging,
    isMore,
    isOldest: day === null && !isMore && listed.value.length >= MOST_RESULTS,
  };
  // A lottery's page is about its newest draw, a day's about the first draw that has more to show.
  const shown =
    isOfAll || paging.page > 1
      ? undefined
      : lotteryId === null
        ? rows.find(({ hasCompleteResults }) => hasCompleteResults)
        : rows[0];
  if (!shown) return success({ ...NOTHING, ...found, others: rows });
  const others = rows.filter((row) => row !== shown);
  if (!shown.hasCompleteResults) return success({ ...NOTHING, ...found, shown, others });
  const answer = await completeResult(client, { day: shown.drawDay, lotteryId: shown.lotteryId });
  const top = answer.ok ? answer.value?.top : undefined;
  const rest = restOf(answer, { page: 1, size: SECOS_PAGE_SIZES[0] });
  return success({
    ...found,
    shown: top ? { ...shown, ...told(top) } : shown,
    complete: rest.complete,
    secosPageCount: rest.pageCount > 1 ? null : 1,
    others,
  });
}

/**
 * The draw with which a preview shows the page: a lottery's newest, or the first that a day's page shows. Null for the newest of
 * all, which are others tomorrow, for the later pages of a list, and where nothing was found.
 */
export const drawAbout = (
  { day, lotteryId }: ResultSearch,
  { shown, others, paging }: FoundResults,
): DrawResult | null => ((day === null && lotteryId === null) || paging.page > 1 ? null : (shown ?? others[0] ?? null));

/** What a record says; what it leaves out stays as another record said it. */
const told = (top: DrawResult): Partial<DrawResult> =>
  Object.fromEntries(Object.entries(top).filter(([, value]) => value !== null && value !== ""));

/** One page of the secos of a complete result, and its approximations. */
function restOf(answer: Result<CompleteResult | null>, asked: Paging) {
  const { rows, ...pages } = slicedBy(asked, answer.ok ? (answer.value?.secos ?? []) : []);
  const complete = mapResult(answer, (value) => ({ secos: rows, approximations: value?.approximations ?? [] }));
  return { complete, ...pages };
}

/** A draw of a lottery of complete results, with a page of its secos. */
async function completeDraw(
  client: Client,
  draw: { day: string; lotteryId: number },
  asked: Paging,
): Promise<Result<FoundResults>> {
  const answer = await completeResult(client, draw);
  if (!answer.ok) return answer;
  const { complete, pageCount, ...pages } = restOf(answer, asked);
  const shown = answer.value?.top ?? null;
  return success({ ...NOTHING, ...pages, shown, complete: shown && complete, secosPageCount: pageCount });
}

/** The days beside the one that is shown; a backend that does not know them is taken to have drawn every day. */
export async function daysBeside(client: Client, search: ResultSearch, today: string): Promise<ResultDays> {
  const answer = await resultDays(client, search);
  if (answer.ok) return answer.value;
  const { day } = search;
  if (day === null) return { previous: today, next: null };
  return { previous: addDays(day, -1), next: day < today ? addDays(day, 1) : null };
}
