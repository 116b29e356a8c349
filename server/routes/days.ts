/** Calendar days that calls ask for. */
import { bogotaInstant, parseDay } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { fieldMessages } from "../messages";
import { Refusal } from "../refusal";

/**
 * From the first instant of a Bogota day until before the next day's (ISO UTC). The day is written YYYY-MM-DD or DD-MM-YYYY.
 * @throws Refusal 400 that names `field` for any other text
 */
export function daySpan(text: string, field: string): { from: string; until: string } {
  const day = parseDay(text);
  if (day === null) throw new Refusal(400, "INVALID_FIELDS", { fields: { [field]: fieldMessages.day } });
  const startOf = (one: string): string => new Date(bogotaInstant(one, "00:00")).toISOString();
  return { from: startOf(day), until: startOf(addDays(day, 1)) };
}
