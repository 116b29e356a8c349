/** A ticket that its player copies to see whether it has won (WIN-01): read strictly, each fault on its field. */
import { parseDay } from "./bogota";

/** The draw's day is YYYY-MM-DD; the number has three or four figures: three are the last ones of a ticket. */
export interface PlayedTicket {
  lotteryId: number;
  drawDay: string;
  number: string;
  series: string;
}

/** A ticket as it was typed. A number keeps its places: a space stands where a box was left empty. */
export interface TypedTicket {
  lottery: string;
  day: string;
  number: string;
  series: string;
}

/** Why a field is refused. */
export type TicketFault = "required" | "unknownLottery" | "invalidDay" | "futureDay" | "shortNumber" | "shortSeries";

/** Faults by field, in the order of the form. */
export type TicketFaults = Partial<Record<keyof TypedTicket, TicketFault>>;

/** First year of a day that is taken for one: before it somebody has mistyped. */
const FIRST_DAY = "1900-01-01";

function dayFault(text: string, today: string): TicketFault | undefined {
  if (text === "") return "required";
  const day = parseDay(text);
  if (day === null || day < FIRST_DAY) return "invalidDay";
  return day > today ? "futureDay" : undefined;
}

/** A number without the empty boxes at its ends; one with a gap between figures is none. */
const numberFault = (number: string): TicketFault | undefined =>
  number === "" ? "required" : /^\d{3,4}$/.test(number) ? undefined : "shortNumber";

/**
 * Reads what was typed. `lotteryIds` are the lotteries that can be asked about, null where they are not known; `today` is
 * YYYY-MM-DD in Bogota. Gives the ticket, or the faults of its fields.
 */
export function readTicket(
  typed: TypedTicket,
  today: string,
  lotteryIds: readonly number[] | null,
): { ticket: PlayedTicket } | { faults: TicketFaults } {
  const number = typed.number.trim();
  const lotteryId = /^[1-9]\d{0,8}$/.test(typed.lottery) ? Number(typed.lottery) : null;
  const isOffered = lotteryId !== null && (lotteryIds === null || lotteryIds.includes(lotteryId));
  const lottery = isOffered ? undefined : typed.lottery === "" ? "required" : "unknownLottery";
  const day = dayFault(typed.day, today);
  const ofNumber = numberFault(number);
  const series = /^\d{3}$/.test(typed.series) ? undefined : typed.series === "" ? "required" : "shortSeries";
  if (lottery || day || ofNumber || series)
    return {
      faults: {
        ...(lottery && { lottery }),
        ...(day && { day }),
        ...(ofNumber && { number: ofNumber }),
        ...(series && { series }),
      },
    };
  return { ticket: { lotteryId: lotteryId!, drawDay: parseDay(typed.day)!, number, series: typed.series } };
}
