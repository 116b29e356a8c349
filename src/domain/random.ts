/** Luck: numbers drawn with the platform's cryptographic generator, without bias (CONV-03). */

/** Fills an array with random values, as `crypto.getRandomValues` does. */
export type RandomSource = (values: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>;

/** A whole number from 0 to `limit` − 1, each equally likely: values past the last whole multiple of `limit` are drawn again. */
export function randomBelow(limit: number, random: RandomSource): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new Error(`Not a limit to draw below: ${limit}`);
  const ceiling = 2 ** 32 - (2 ** 32 % limit);
  const drawn = new Uint32Array(1);
  for (;;) {
    const value = random(drawn)[0]!;
    if (value < ceiling) return value % limit;
  }
}

/** Four random digits, "0000" to "9999". */
export const randomNumber = (random: RandomSource): string => String(randomBelow(10_000, random)).padStart(4, "0");

/** `count` of some things, each once and each equally likely, in the order in which they were drawn; all where there are fewer. */
export function randomSample<T>(of: readonly T[], count: number, random: RandomSource): T[] {
  const rest = [...of];
  const drawn = Math.min(count, rest.length);
  for (let at = 0; at < drawn; at += 1) {
    const other = at + randomBelow(rest.length - at, random);
    [rest[at], rest[other]] = [rest[other]!, rest[at]!];
  }
  return rest.slice(0, drawn);
}
