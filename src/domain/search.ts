/** Looking for words in a text as people type them: without accents, in any case, in any order. */

/** A text as it is compared: lower case, without accents, ñ as n. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text holds every word of `search`, each anywhere in it; nothing asked for is held by any text. */
export function holds(text: string, search: string): boolean {
  const within = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
