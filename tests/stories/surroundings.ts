/** Draws the stories of this run in its window, so that room is measured in each. */
import { inject } from "vitest";

Object.assign(globalThis, { storyWindow: inject("window") });
