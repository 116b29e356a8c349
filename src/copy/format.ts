/** How figures, money and times are written in es-CO. Written by hand where Node and browsers disagree about Intl. */
import { bogotaInstant, bogotaParts } from "#domain/bogota";

const two = (value: number): string => String(value).padStart(2, "0");

/** "16.000": whole number with dots. */
export const figure = (value: number): string => String(Math.trunc(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ".");

/** "$18.000" of pesos; "$18.000,50" where there are cents, as in what a prize pays. */
export function pesos(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const rest = cents % 100;
  return `${amount < 0 ? "-" : ""}$${figure(cents / 100)}${rest ? `,${two(rest)}` : ""}`;
}

/** "16.000" of 16,000,000,000: millions, at most one decimal. */
export function millions(amount: number): string {
  const tenths = Math.round(amount / 100_000);
  const rest = tenths % 10;
  return `$${figure(Math.trunc(tenths / 10))}${rest ? `,${rest}` : ""}`;
}

const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;
/** The names of the months, January first. */
export const months = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

const nbsp = "\u00a0";

/** "10:30 p. m." */
export function hour(instant: number): string {
  const { hour: h, minute } = bogotaParts(instant);
  return `${h % 12 || 12}:${two(minute)}${nbsp}${h < 12 ? "a." : "p."}${nbsp}m.`;
}

/** "las 10:05 a. m.", "la 1:00 p. m.", for "a" and "hasta". */
export const theHour = (instant: number): string => withArticle(hour(instant));

/** "las 10:05:40 a. m." */
export function theHourWithSeconds(instant: number): string {
  const seconds = two(Math.floor(instant / 1000) % 60);
  return withArticle(hour(instant).replace(/^\d+:\d+/, (minutes) => `${minutes}:${seconds}`));
}

const withArticle = (said: string): string => `${said.startsWith("1:") ? "la" : "las"} ${said}`;

/** "viernes 20 de noviembre" */
export function longDay(instant: number): string {
  const { weekday } = bogotaParts(instant);
  return `${weekdays[weekday]} ${dayMonth(instant)}`;
}

/** "viernes 20 de noviembre, 11:00 p. m." */
export const longDateTime = (instant: number): string => `${longDay(instant)}, ${hour(instant)}`;

/** "viernes 20, 10:30 p. m.", for an instant within the coming weeks. */
export function shortDateTime(instant: number): string {
  const { day, weekday } = bogotaParts(instant);
  return `${weekdays[weekday]} ${Number(day.slice(8))}, ${hour(instant)}`;
}

const DAY = 86_400_000;

/** Bogota's calendar day at `instant`, seen from `now`: "today", "tomorrow", or another. Bogota's days all have 24 hours. */
export function dayFrom(instant: number, now: number): "today" | "tomorrow" | "other" {
  const { day } = bogotaParts(instant);
  if (day === bogotaParts(now).day) return "today";
  return day === bogotaParts(now + DAY).day ? "tomorrow" : "other";
}

const isSameMonth = (one: number, other: number): boolean =>
  bogotaParts(one).day.slice(0, 7) === bogotaParts(other).day.slice(0, 7);

/** "viernes 20", and "sábado 19 de diciembre" when it is not in the month of `now`. */
export function dayOfMonth(instant: number, now: number): string {
  if (!isSameMonth(instant, now)) return longDay(instant);
  const { day, weekday } = bogotaParts(instant);
  return `${weekdays[weekday]} ${Number(day.slice(8))}`;
}

/** "sáb 21", and "sáb 19 dic" when it is not in the month of `now`. */
export function shortDay(instant: number, now: number): string {
  const { day, weekday } = bogotaParts(instant);
  const month = isSameMonth(instant, now) ? "" : ` ${shortMonth(instant)}`;
  return `${weekdays[weekday]!.slice(0, 3)} ${Number(day.slice(8))}${month}`;
}

/** "Noviembre", and "Diciembre de 2025" when it is not in the year of `now`. */
export function month(instant: number, now: number): string {
  const [year, number] = bogotaParts(instant).day.split("-");
  const name = capitalize(months[Number(number) - 1]!);
  return bogotaParts(now).day.startsWith(`${year}-`) ? name : `${name} de ${year}`;
}

/** "6" */
export const dayNumber = (instant: number): string => String(Number(bogotaParts(instant).day.slice(8)));

/** "nov" */
export const shortMonth = (instant: number): string =>
  months[Number(bogotaParts(instant).day.slice(5, 7)) - 1]!.slice(0, 3);

/** "20 de noviembre", the closing's day and month (CARD-04). */
export function dayMonth(instant: number): string {
  const { day } = bogotaParts(instant);
  return `${Number(day.slice(8))} de ${months[Number(day.slice(5, 7)) - 1]}`;
}

/** "viernes 20 de noviembre de 2026" of a calendar day YYYY-MM-DD. */
export const fullDay = (day: string): string => `${longDay(bogotaInstant(day, "12:00"))} de ${day.slice(0, 4)}`;

/** "20 de noviembre de 2026" of a calendar day YYYY-MM-DD. */
export const datedDay = (day: string): string => `${dayMonth(bogotaInstant(day, "12:00"))} de ${day.slice(0, 4)}`;

/** "20-11-2026" of a calendar day YYYY-MM-DD. */
export const numericDay = (day: string): string => day.split("-").reverse().join("-");

/** "20-11-2026, 10:30 p. m." */
export const numericDateTime = (instant: number): string => `${numericDay(bogotaParts(instant).day)}, ${hour(instant)}`;

/** First letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "A", "A y B", "A, B y C". */
export const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} y ${names.at(-1)}` : names.join("");

/** "1 fracción", "3 fracciones". */
export const fractions = (count: number): string =>
  count === 1 ? "1\u00a0fracción" : `${figure(count)}\u00a0fracciones`;

/** "1 jugada", "3 jugadas". */
export const bets = (count: number): string => (count === 1 ? "1 jugada" : `${count} jugadas`);

/** "2 jugadas y 1 recarga"; what there is none of is not named. */
export const heldInCart = (lines: number, recharges: number): string =>
  listed([
    ...(lines > 0 ? [bets(lines)] : []),
    ...(recharges > 0 ? [recharges === 1 ? "1 recarga" : `${recharges} recargas`] : []),
  ]);

/** "Medellín" of "Lotería de Medellín", where there is no room for more. */
export const shortLottery = (name: string): string => name.replace(/^Lotería (?:del|de la|de) /, "");

/** "300 123 4567": a mobile number of ten digits. */
export const phone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d+)$/, `$1${nbsp}$2${nbsp}$3`);

/** The same where it stands large and alone: between its groups it goes on in the next line when there is no room (200 % text). */
export const phoneFigure = (digits: string): string => phone(digits).replaceAll(nbsp, " ");

const small = new Set(["de", "del", "la", "las", "los", "y"]);

/** "Marta Lucía" of "MARTA LUCÍA": names are kept in capitals and read better without. */
export const personName = (name: string): string =>
  name
    .toLocaleLowerCase("es-CO")
    .split(" ")
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalize(word)))
    .join(" ");
