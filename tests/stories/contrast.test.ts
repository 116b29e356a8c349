/** The contrast of every text and every control on every ground it may stand on, from the tokens' real values. */
import { describe, expect, test } from "vitest";
import { accentShades, lotteryAccents, palettes, shapePairs, textPairs, themeNames } from "#ds/tokens/palette.ts";
import type { ThemeName } from "#ds/tokens/palette.ts";
import { contrast } from "#stories/fixtures/contrast.ts";

/** What text needs in each theme: AA, and AAA in the theme that promises it. */
const needed: Record<ThemeName, number> = { claro: 4.5, oscuro: 4.5, altoContraste: 7 };

test("the measure itself: black on white is 21, grey #767676 on white just passes AA", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
});

describe.each(themeNames)("theme %s", (theme) => {
  const color = palettes[theme];

  test.each(textPairs.flatMap(({ text, on }) => on.map((ground) => [text, ground] as const)))(
    "text %s can be read on %s",
    (text, ground) => {
      expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(needed[theme]);
    },
  );

  test.each(shapePairs.flatMap(({ shape, on }) => on.map((ground) => [shape, ground] as const)))(
    "shape %s can be told from %s",
    (shape, ground) => {
      expect(contrast(color[shape], color[ground])).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(lotteryAccents)("accent %s carries its text, and is text on the sheet and on its tint", (name) => {
    const accent = accentShades[theme][name];
    const least = Math.min(
      contrast(color.onAccent, accent.strong),
      contrast(color.onAccentSoft, accent.strong),
      contrast(accent.strong, color.markGround),
      contrast(accent.text, color.sheet),
      contrast(accent.text, accent.soft),
      contrast(color.ink, accent.soft),
    );
    expect(least).toBeGreaterThanOrEqual(needed[theme]);
  });
});
