/** Looks of tabs. */
import { style } from "@vanilla-extract/css";
import { forced } from "../tokens/breakpoints";
import { space, vars } from "../tokens/contract.css";
import { focusedLook, forcedShownLook, hoveredLook, rowLook, shownLook, stubLook } from "./tabLook";

const c = vars.color;

export const list = style(rowLook);

export const tab = style([
  stubLook,
  {
    position: "relative",
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-hovered]": hoveredLook,
      "&[data-selected]": shownLook,
      "&[data-disabled]": { color: c.inkFaint, cursor: "not-allowed" },
      "&[data-focus-visible]": focusedLook,
    },
    "@media": { [forced]: { selectors: { "&[data-selected]": forcedShownLook } } },
  },
]);

export const note = style({ fontSize: "0.875rem", fontWeight: 450, marginInlineStart: space.xxs });
export const panel = style({
  paddingTop: space.l,
  outline: "none",
  selectors: { "&[data-focus-visible]": { outline: `3px solid ${c.focus}`, outlineOffset: 4 } },
});
