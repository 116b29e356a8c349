/** A ticket in an address: what a form of the browser sends, and what a link fills in. */
import type { TypedTicket } from "#domain/playedTicket";
import { paths } from "../../paths";

/** Names of the fields, in the address and in the form. */
export const FIELDS = { lottery: "loteria", day: "fecha", number: "numero", series: "serie" } as const;

/** Characters of a field that are read at most. */
const MOST = 20;

/**
 * What the address says of a ticket. Before scripts run the form sends each box of the number by itself: an empty one keeps
 * its place, and a number that was written into one box is whole.
 */
export function typedBy(search: URLSearchParams): TypedTicket {
  const text = (name: string): string => (search.get(name) ?? "").trim().slice(0, MOST);
  const boxes = search.getAll(FIELDS.number).slice(0, 4);
  const number = boxes.length > 1 ? boxes.map((box) => box || " ").join("") : (boxes[0] ?? "");
  return {
    lottery: text(FIELDS.lottery),
    day: text(FIELDS.day),
    number: number.slice(0, MOST).trim(),
    series: text(FIELDS.series),
  };
}

/** Whether the address asks for an answer, and does not only fill in what is known. */
export const isAsked = (search: URLSearchParams): boolean => search.has(FIELDS.number) || search.has(FIELDS.series);

/** The address that asks about a ticket. */
export function checkAddress(typed: TypedTicket): string {
  const { lottery, day, number, series } = FIELDS;
  const search = new URLSearchParams({
    [lottery]: typed.lottery,
    [day]: typed.day,
    [number]: typed.number,
    [series]: typed.series,
  });
  return `${paths.winnerRoot}?${search}`;
}
