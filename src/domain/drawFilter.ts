/** The filter and the order of a list of draws (LOT-01, LOT-02). */
import { isDay } from "./bogota";
import { byClosing, type Draw } from "./draws";

/** Which draws of a list are shown, and in which order. */
export interface DrawFilter {
  /** The draw day, YYYY-MM-DD; null for every day. */
  day: string | null;
  /** Null for every lottery. */
  lotteryId: number | null;
  /** What comes first: what closes first, or what pays most. */
  order: "closing" | "prize";
  /** All lotteries, also where there is a favourite number. */
  isAll: boolean;
}

/** What can be taken out of a filter. */
export type FilterPart = "day" | "lottery" | "favorites";

/** The filter that an address asks for. A value that is no day, no number and no order is as if it were not there. */
export function drawFilterOf(search: URLSearchParams): DrawFilter {
  const day = search.get("dia") ?? "";
  const lottery = search.get("loteria") ?? "";
  return {
    day: isDay(day) ? day : null,
    lotteryId: /^[1-9]\d{0,8}$/.test(lottery) ? Number(lottery) : null,
    order: search.get("orden") === "premio" ? "prize" : "closing",
    isAll: search.get("todas") === "1",
  };
}

/** A filter without some of its parts. */
export const without = (filter: DrawFilter, ...parts: readonly FilterPart[]): DrawFilter => ({
  ...filter,
  ...(parts.includes("day") && { day: null }),
  ...(parts.includes("lottery") && { lotteryId: null }),
  ...(parts.includes("favorites") && { isAll: true }),
});

const byPrize = (one: Draw, other: Draw): number => other.jackpotPesos - one.jackpotPesos || byClosing(one, other);

/** The filter, less the lottery where none of `draws` is of it: an unknown number filters nothing. */
export const knownFilter = (draws: readonly Draw[], filter: DrawFilter): DrawFilter =>
  draws.some(({ lotteryId }) => lotteryId === filter.lotteryId) ? filter : without(filter, "lottery");

/** Whether only the lotteries of the favourite number are shown: where there are some, unless all are asked for (LOT-02). */
export const showsFavorites = (draws: readonly Draw[], { isAll }: DrawFilter): boolean =>
  !isAll && draws.some(({ favoriteNumber }) => favoriteNumber !== null);

/** The draws that a filter leaves, in its order. */
export function filteredDraws(draws: readonly Draw[], filter: DrawFilter): Draw[] {
  const { day, lotteryId, order } = filter;
  const onlyFavorites = showsFavorites(draws, filter);
  return draws
    .filter(
      (draw) =>
        (!onlyFavorites || draw.favoriteNumber !== null) &&
        (day === null || draw.drawDay === day) &&
        (lotteryId === null || draw.lotteryId === lotteryId),
    )
    .sort(order === "prize" ? byPrize : byClosing);
}

/** The parts of a filter that leaves nothing, each of which alone would leave something if it were taken out; else all of them. */
export function emptyingParts(draws: readonly Draw[], filter: DrawFilter): FilterPart[] {
  const set: FilterPart[] = [
    ...(filter.day === null ? [] : (["day"] as const)),
    ...(filter.lotteryId === null ? [] : (["lottery"] as const)),
    ...(showsFavorites(draws, filter) ? (["favorites"] as const) : []),
  ];
  const enough = set.filter((part) => filteredDraws(draws, without(filter, part)).length > 0);
  return enough.length > 0 ? enough : set;
}
