/** How often numbers were drawn (PLAY-09). It says what was, and nothing of what will be. */
import { randomSample, type RandomSource } from "./random";

/** "0000" to "9999". */
export const allNumbers = (): string[] => Array.from({ length: 10_000 }, (_, value) => String(value).padStart(4, "0"));

/** A number and how often it was drawn. */
export interface NumberCount {
  number: string;
  times: number;
}

/** Numbers that are told of each kind. */
const NUMBERS_TOLD = 6;

/** The numbers drawn most and least. */
export interface MostAndLeast {
  /** Drawn at least once, the most often drawn first; of those drawn as often, the one drawn last. */
  most: NumberCount[];
  /** The least often drawn first, never drawn ones too. Of those drawn as often any may stand here, each equally likely. */
  least: NumberCount[];
  /** How many of the ten thousand numbers were not drawn at all. */
  neverDrawn: number;
}

/** What `drawn` holds most and least of, the newest first; neither where it is empty. */
export function mostAndLeast(drawn: readonly string[], random: RandomSource): MostAndLeast {
  // A map keeps the order in which its keys came.
  const counts = new Map<string, number>();
  for (const number of drawn) counts.set(number, (counts.get(number) ?? 0) + 1);
  const timesOf = (number: string): number => counts.get(number) ?? 0;
  const counted = (number: string): NumberCount => ({ number, times: timesOf(number) });

  const all = allNumbers();
  const least: string[] = [];
  for (let times = 0; drawn.length > 0 && least.length < NUMBERS_TOLD; times += 1) {
    const asOften = all.filter((number) => timesOf(number) === times);
    least.push(...randomSample(asOften, NUMBERS_TOLD - least.length, random));
  }
  return {
    most: [...counts.keys()]
      .sort((one, other) => timesOf(other) - timesOf(one))
      .slice(0, NUMBERS_TOLD)
      .map(counted),
    least: least.map(counted),
    neverDrawn: all.length - counts.size,
  };
}
