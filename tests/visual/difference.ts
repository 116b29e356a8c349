/** In how much two pictures may differ, and in how much they do. */
import pixelmatch from "pixelmatch";
import type { PNG } from "pngjs";

/** One pixel of padding moves some two hundred; the edge of a curve may flicker by a few. */
export const allowedPixels = 40;

/** Pixels in which two pictures differ; one of another size differs in all of it. Draws the difference into `drawn`. */
export const difference = (kept: PNG, now: PNG, drawn: PNG): number =>
  kept.width === now.width && kept.height === now.height
    ? pixelmatch(kept.data, now.data, drawn.data, now.width, now.height, { threshold: 0.1 })
    : now.width * now.height;
