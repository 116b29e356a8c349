/** Adulthood by the full date of birth on Bogota's calendar (Ley 643 de 2001, art. 4). */
import { bogotaDay } from "./bogota";

export const ADULT_AGE = 18;

/**
 * Whole years of a person born on `birthDay` (YYYY-MM-DD) at the instant `now` (epoch ms).
 * Somebody born on 29 February comes of age on 1 March of a common year.
 */
export function ageAt(birthDay: string, now: number): number {
  const today = bogotaDay(now);
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** Whether the person may play at `now`. */
export const isAdult = (birthDay: string, now: number): boolean => ageAt(birthDay, now) >= ADULT_AGE;
