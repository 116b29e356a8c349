/**
 * What a ticket has won: the rules of a prize plan against a draw's result, and what is left after taxes. Sources: WIN-01 to
 * WIN-03, PLAN-01; Ley 1393 de 2010 (tax on winners), Estatuto Tributario art. 306 and 317 (occasional gains).
 */
import { addYears } from "./calendar";

/** A printed ticket: number (0000 to 9999) and series (000 to 999). */
export interface Printed {
  number: string;
  series: string;
}

/** How a ticket's series must stand to the series of the top prize. */
const seriesWords = { misma: "same", otra: "other", cualquiera: "any" } as const;
type SeriesRule = (typeof seriesWords)[keyof typeof seriesWords];

/** When a prize falls on a ticket. */
export type PrizeRule =
  /** Number and series of the top prize. */
  | { kind: "top" }
  /** A number and series drawn for this prize alone. */
  | { kind: "seco" }
  /** Figure by figure against the top number: "=" the same, "!" another, "." whichever. "!===" is the last three alone. */
  | { kind: "digits"; mask: string; series: SeriesRule }
  /** The top number read backwards. */
  | { kind: "reversed"; series: SeriesRule }
  /** The figures of the top number in another order. */
  | { kind: "shuffled"; series: SeriesRule }
  /** The series of the top prize with another number. */
  | { kind: "series" };

/** A row of a draw's plan by what decides whether it falls on a ticket; `secos` are those that were drawn for it. */
export interface Fallen {
  rule: PrizeRule;
  secos: readonly Printed[];
}

/** What has become of a prize: not paid yet, paid into the wallet, or paid over the counter (CLAIM-02). */
export const prizeStates = ["PENDING", "CLAIMED", "PAID_AT_POINT"] as const;
export type PrizeState = (typeof prizeStates)[number];

/** What a bought ticket has come to: it won, it did not, or nobody can tell yet. */
export type TicketOutcome = "WON" | "LOST" | "UNKNOWN";

/**
 * Reads a rule as a plan's file writes it: "mayor", "seco", "serie", or "!===", "invertido", "desorden" with "/misma", "/otra"
 * or "/cualquiera" after it, the series' part. Null for anything else.
 */
export function parsePrizeRule(text: string): PrizeRule | null {
  if (text === "mayor") return { kind: "top" };
  if (text === "seco" || text === "serie") return { kind: text === "seco" ? "seco" : "series" };
  const [what = "", word = "", ...rest] = text.split("/");
  if (rest.length > 0 || !Object.hasOwn(seriesWords, word)) return null;
  const series = seriesWords[word as keyof typeof seriesWords];
  if (what === "invertido") return { kind: "reversed", series };
  if (what === "desorden") return { kind: "shuffled", series };
  return /^[=!.]{4}$/.test(what) ? { kind: "digits", mask: what, series } : null;
}

const isSeriesRight = (rule: SeriesRule, ticket: Printed, top: Printed): boolean =>
  rule === "any" || (ticket.series === top.series) === (rule === "same");

const backwards = (number: string): string => [...number].reverse().join("");
const sorted = (number: string): string => [...number].sort().join("");

const fits = (mask: string, number: string, top: string): boolean =>
  [...mask].every((sign, place) => sign === "." || (number[place] === top[place]) === (sign === "="));

/** Whether a prize falls on a ticket. `secos` are those that were drawn for this prize; none for other kinds of rule. */
export function isWon(rule: PrizeRule, ticket: Printed, top: Printed, secos: readonly Printed[]): boolean {
  switch (rule.kind) {
    case "top":
      return ticket.number === top.number && ticket.series === top.series;
    case "seco":
      return secos.some(({ number, series }) => number === ticket.number && series === ticket.series);
    case "digits":
      return fits(rule.mask, ticket.number, top.number) && isSeriesRight(rule.series, ticket, top);
    case "reversed":
      return (
        ticket.number !== top.number &&
        ticket.number === backwards(top.number) &&
        isSeriesRight(rule.series, ticket, top)
      );
    case "shuffled":
      return (
        ticket.number !== top.number &&
        sorted(ticket.number) === sorted(top.number) &&
        isSeriesRight(rule.series, ticket, top)
      );
    case "series":
      return ticket.series === top.series && ticket.number !== top.number;
  }
}

/** The rows of a plan that a ticket has won, in their order: a ticket is paid all of them. */
export const wonOf = <Row extends Fallen>(rows: readonly Row[], ticket: Printed, top: Printed): Row[] =>
  rows.filter(({ rule, secos }) => isWon(rule, ticket, top, secos));

/** Stands where any other figure may. */
const ANY = "*";

/**
 * The figures and the series that a ticket must have to win by a rule: "*736" and "099". The series is null where it does not
 * count, or must be another. Null for the top prize and for secos, whose numbers are drawn.
 */
export function shapeOf(rule: PrizeRule, top: Printed): { number: string; series: string | null } | null {
  switch (rule.kind) {
    case "top":
    case "seco":
      return null;
    case "series":
      return { number: ANY.repeat(4), series: top.series };
    case "digits":
      return {
        number: [...rule.mask].map((sign, place) => (sign === "=" ? top.number[place] : ANY)).join(""),
        series: rule.series === "same" ? top.series : null,
      };
    case "reversed":
    case "shuffled":
      return {
        number: rule.kind === "reversed" ? backwards(top.number) : top.number,
        series: rule.series === "same" ? top.series : null,
      };
  }
}

/** From this long after a draw its result counts as the lottery's last word: by the next morning the act of the draw is out. */
export const OFFICIAL_AFTER_MS = 8 * 60 * 60_000;

/** The last day on which a prize of a draw (of YYYY-MM-DD) can be claimed: a year after it. */
export const lastClaimDay = (drawDay: string): string => addYears(drawDay, 1);

/** UVT (unidad de valor tributario) above which a prize is also an occasional gain. */
const GAIN_FROM_UVT = 48;

/**
 * A ticket's prize after taxes, whole pesos: 17 % of the winners' tax, and above 48 UVT another 20 % on the rest.
 * `uvtPesos` is the UVT of the draw's year.
 */
export const netPesos = (grossPesos: number, uvtPesos: number): number =>
  Math.round((grossPesos * (grossPesos > GAIN_FROM_UVT * uvtPesos ? 664 : 830)) / 1000);

/** The share of one of `fractions` fractions; what cannot be divided is not paid. */
export const fractionOf = (ticketPesos: number, fractions: number): number => Math.floor(ticketPesos / fractions);
