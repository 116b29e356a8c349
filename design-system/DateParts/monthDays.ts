/** Days in months: what a list of days may offer, and what becomes of a day when its month changes. */

/** The parts of a day, each as in YYYY-MM-DD or "" where none is chosen yet. */
export interface DayParts {
  year: string;
  month: string;
  day: string;
}

/** Days of a month in the Gregorian calendar. Without a month 31; February without a year may be a leap year's. */
export const daysIn = ({ year, month }: Pick<DayParts, "year" | "month">): number => {
  if (month === "") return 31;
  if (month === "02") {
    const y = Number(year);
    return year === "" || (y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0)) ? 29 : 28;
  }
  return ["04", "06", "09", "11"].includes(month) ? 30 : 31;
};

/** The parts without a day that their month does not have: it never turns into another day by itself. */
export const withDayOfMonth = (parts: DayParts): DayParts =>
  Number(parts.day) > daysIn(parts) ? { ...parts, day: "" } : parts;

/** The parts of "1984-03-11", of an unfinished "1984--11", of "". */
export const partsOf = (value: string): DayParts => {
  const [year = "", month = "", day = ""] = value.split("-");
  return { year, month, day };
};

/** The value of the parts: YYYY-MM-DD, parts not chosen left empty between the hyphens; "" without any. */
export const valueOf = ({ year, month, day }: DayParts): string =>
  year + month + day === "" ? "" : `${year}-${month}-${day}`;
