/** The fonts that every story is drawn with. */
import { letters } from "#ds/tokens/fonts/coverage.ts";

/**
 * Fetches the cut files of the families. A browser asks for a font when something is drawn with it, and a step that measured
 * before it came would measure the stand-in.
 */
export async function fontsThere(document: Document): Promise<void> {
  const faces = [...document.fonts].filter(({ unicodeRange }) => unicodeRange === letters.spanish);
  if (faces.length === 0) throw new Error(`No font of the document has the range ${letters.spanish}`);
  await Promise.all(faces.map((face) => face.load()));
}
