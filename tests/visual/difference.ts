/** In how much two pictures may differ, and in how much they do. */
import pixelmatch from "pixelmatch";
import type { Pixels } from "./pixels";

/** One pixel of padding moves some two hundred; the edge of a curve may flicker by a few. */
export const allowedPixels = 40;

/** How many pixels of two pictures differ, and where; one of another size differs in all of it. */
export function difference(kept: Pixels, now: Pixels): { pixels: number; drawn: Pixels } {
  const { width, height } = now;
  const drawn = { width, height, data: new Uint8Array(width * height * 4) };
  const isOfSize = kept.width === width && kept.height === height;
  const pixels = isOfSize
    ? pixelmatch(kept.data, now.data, drawn.data, width, height, { threshold: 0.1 })
    : width * height;
  return { pixels, drawn };
}
