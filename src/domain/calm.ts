/** "Juego en calma": the limits and pauses that a player sets for themselves. */
import { number, object, type InferType } from "yup";
import { bogotaDay, bogotaInstant, bogotaParts } from "./bogota";
import { addDays, addMonths } from "./calendar";
import { required } from "./fields";

/** Spans of Bogota's calendar over which spending is limited; weeks begin on Monday. */
export const limitPeriods = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A pause lasts days; an exclusion lasts months. Neither ends before its time. */
export const pauseKinds = ["pause", "exclusion"] as const;
export type PauseKind = (typeof pauseKinds)[number];

/** Days that a pause may last. */
export const pauseDays = [1, 3, 7, 15, 30] as const;
/** Months that an exclusion may last. */
export const exclusionMonths = [3, 6, 12, 24, 60] as const;
/** Minutes of play after which somebody may be reminded of the time. */
export const reminderMinutes = [15, 30, 60, 120] as const;

/** Least and most pesos of a limit. */
export const LIMIT_MIN = 1_000;
export const LIMIT_MAX = 100_000_000;

/** Values of the form that sets a limit; null while nothing is written. */
export const limitSchema = object({
  pesos: number()
    .nullable()
    .defined()
    .test("written", required as never, (value) => value !== null)
    .min(LIMIT_MIN, { key: "minPesos", limit: LIMIT_MIN })
    .max(LIMIT_MAX, { key: "maxPesos", limit: LIMIT_MAX }),
});
export type LimitValues = InferType<typeof limitSchema>;

/** How long a higher limit, or none in its place, has to wait. */
export const RAISE_WAIT_MS = 24 * 60 * 60_000;

/** A limit with the change that waits for it. */
export interface PlayLimit {
  pesos: number;
  /** What it becomes at `nextFrom`; null there takes the limit away. */
  nextPesos: number | null;
  /** Epoch ms; null when nothing waits. */
  nextFrom: number | null;
}

/** The pesos of a limit at `now` (epoch ms); null for no limit. */
export const limitAt = (limit: PlayLimit | null, now: number): number | null =>
  limit === null ? null : limit.nextFrom !== null && limit.nextFrom <= now ? limit.nextPesos : limit.pesos;

/**
 * A limit after its person asked for `wanted` pesos at `now` (epoch ms), null for none: a lower one holds at once, a higher one
 * after {@link RAISE_WAIT_MS}. Gives null where no limit is left.
 */
export function changeLimit(limit: PlayLimit | null, wanted: number | null, now: number): PlayLimit | null {
  const current = limitAt(limit, now);
  if (current === null) return wanted === null ? null : { pesos: wanted, nextPesos: null, nextFrom: null };
  if (wanted !== null && wanted <= current) return { pesos: wanted, nextPesos: null, nextFrom: null };
  return { pesos: current, nextPesos: wanted, nextFrom: now + RAISE_WAIT_MS };
}

/** When a pause of so many days, or an exclusion of so many months, that starts at `now` ends (epoch ms): at the same hour of a later day. */
export function pauseEnd(kind: PauseKind, length: number, now: number): number {
  const today = bogotaDay(now);
  const last = kind === "pause" ? addDays(today, length) : addMonths(today, length);
  return now + bogotaInstant(last, "00:00") - bogotaInstant(today, "00:00");
}

/** When the period of an instant (epoch ms) began in Bogota, epoch ms. */
export function periodStart(period: LimitPeriod, now: number): number {
  const { day, weekday } = bogotaParts(now);
  const first = {
    day: () => day,
    week: () => addDays(day, -((weekday + 6) % 7)),
    month: () => `${day.slice(0, 8)}01`,
  }[period]();
  return bogotaInstant(first, "00:00");
}
