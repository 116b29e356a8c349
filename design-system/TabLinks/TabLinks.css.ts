/** Looks of a row of links that stand like tabs. */
import { style } from "@vanilla-extract/css";
import { focusedLook, forcedShownLook, hoveredLook, rowLook, shownLook, stubLook } from "../Tabs/tabLook";
import { forced, hovered } from "../tokens/breakpoints";

export const row = style([rowLook, { overscrollBehaviorX: "contain", listStyle: "none" }]);

export const item = style({ flex: "none" });

export const link = style([
  stubLook,
  {
    selectors: { '&[aria-current="page"]': shownLook, "&:focus-visible": focusedLook },
    "@media": {
      ...hovered(hoveredLook, ':not([aria-current="page"]):hover'),
      [forced]: { selectors: { '&[aria-current="page"]': forcedShownLook } },
    },
  },
]);
