/** Draws the stories of this run in its theme and its window, so that contrast and room are measured in each. */
import { inject } from "vitest";

Object.assign(globalThis, { storyTheme: inject("theme"), storyWindow: inject("window") });
