/** Draws the stories of this run in its theme, so that contrast is measured in each. */
import { inject } from "vitest";

(globalThis as { storyTheme?: string }).storyTheme = inject("theme");
