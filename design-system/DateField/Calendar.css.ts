/** Looks of the calendar: a leaf torn from a block, its head perforated. */
import { style } from "@vanilla-extract/css";
import { forced, hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, touch, vars } from "../tokens/contract.css";
import { figures, perforation } from "../tokens/print.css";

const c = vars.color;

export const leaf = style({
  width: `min(22rem, calc(100vw - 2 * ${space.xs}))`,
  overflowY: "auto",
  borderRadius: radius.m,
  border: vars.stroke.card,
  background: c.sheet,
  color: c.ink,
  boxShadow: vars.shadow.float,
  outline: "none",
});
export const dialog = style({ outline: "none" });
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  padding: `${space.xs} ${space.xxs}`,
});
export const turn = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: touch,
  height: touch,
  border: 0,
  borderRadius: radius.s,
  background: "transparent",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: c.sunk },
    "&[data-disabled]": { color: c.inkFaint, opacity: 0.5, cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: `3px solid ${c.focus}`, outlineOffset: -2 },
  },
});
/* At 320 px there is just room for "septiembre" and a whole year: the month gives way, the year never. */
export const list = style({
  position: "relative",
  display: "flex",
  flex: "1 1 auto",
  minWidth: 0,
  selectors: { "& + &": { flexShrink: 0 } },
});
export const listArrow = style({
  position: "absolute",
  insetInlineEnd: space.xxs,
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  pointerEvents: "none",
});
export const listControl = style({
  appearance: "none",
  flex: 1,
  minWidth: 0,
  textOverflow: "ellipsis",
  height: touch,
  paddingInline: `${space.xs} 1.375rem`,
  border: `${vars.stroke.field} solid ${c.edge}`,
  borderRadius: radius.s,
  background: c.sheet,
  fontSize: "1rem",
  fontWeight: 600,
  cursor: "pointer",
  "@media": hovered({ borderColor: c.ink }),
});
export const tear = style([perforation, { marginInline: space.s }]);
export const grid = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  padding: space.xs,
});
export const body = style({ padding: space.xs });
export const weekday = style({ paddingBlock: space.xxs, fontSize: fontSize.xs, fontWeight: 600, color: c.inkSoft });
export const day = style([
  figures,
  {
    display: "grid",
    placeItems: "center",
    height: touch,
    borderRadius: radius.s,
    fontSize: "1.0625rem",
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-hovered]": { background: c.sunk },
      "&[data-disabled]": { color: c.inkFaint, fontWeight: 400, cursor: "not-allowed", textDecoration: "line-through" },
      "&[data-outside-month]": { visibility: "hidden" },
      "&[data-selected]": { background: c.chosen, color: c.onChosen },
      "&[data-focus-visible]": { outline: `3px solid ${c.focus}`, outlineOffset: -1 },
    },
    "@media": {
      [forced]: {
        selectors: {
          "&[data-selected]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        },
      },
    },
  },
]);
