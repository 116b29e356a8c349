/** Storybook's own frame and pages in the shop's colours and faces, one for each theme. */
import { create } from "storybook/theming";
import { palettes } from "../design-system/tokens/palette";
import type { ThemeName } from "../design-system/tokens/palette";

/** Storybook's theme for one of ours; the frame around the stories wears `claro`. */
export const storybookTheme = (name: ThemeName) => {
  const color = palettes[name];
  return create({
    base: name === "oscuro" ? "dark" : "light",
    brandTitle: '<img src="./favicon.svg" alt="" width="28" height="28"> Premio Mayor',
    brandTarget: "_self",
    colorPrimary: color.action,
    colorSecondary: name === "oscuro" ? color.info : color.focus,
    appBg: color.sunk,
    appContentBg: color.ground,
    appPreviewBg: color.ground,
    appHoverBg: color.sheet,
    appBorderColor: color.line,
    appBorderRadius: 6,
    fontBase: '"Figtree Variable", "Figtree Arial", Arial, sans-serif',
    fontCode: "ui-monospace, SFMono-Regular, Menlo, monospace",
    textColor: color.ink,
    textInverseColor: color.onBar,
    textMutedColor: color.inkSoft,
    barBg: color.sheet,
    barTextColor: color.inkSoft,
    barHoverColor: color.ink,
    barSelectedColor: color.ink,
    inputBg: color.sheet,
    inputBorder: color.edge,
    inputTextColor: color.ink,
    inputBorderRadius: 6,
  });
};
