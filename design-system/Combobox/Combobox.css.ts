/** Looks of the searchable list; its box is that of every field. */
import { style } from "@vanilla-extract/css";
import { layer, radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const comboBox = style({ display: "flex", flex: 1, minWidth: 0 });
export const popover = style({
  zIndex: layer.overlay,
  width: "var(--trigger-width)",
  minWidth: "min(14rem, 100vw - 1.5rem)",
  display: "flex",
  borderRadius: radius.s,
  border: `${vars.stroke.field} solid ${c.edge}`,
  background: c.sheet,
  color: c.ink,
  boxShadow: vars.shadow.float,
  overflow: "hidden",
});
export const list = style({
  flex: 1,
  minWidth: 0,
  maxHeight: "20rem",
  overflowY: "auto",
  outline: "none",
  padding: space.xxs,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  minHeight: touch,
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  lineHeight: 1.3,
  cursor: "pointer",
  outline: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&[data-hovered]": { background: c.sunk },
    "&[data-focused]": { background: c.sunk, boxShadow: `inset 0 0 0 2px ${c.focus}` },
    "&[data-selected]": { fontWeight: 640 },
    "&[data-disabled]": { color: c.inkFaint, cursor: "not-allowed" },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-focused]": { outline: "2px solid Highlight" } } } },
});
export const mark = style({
  flex: "none",
  visibility: "hidden",
  selectors: { [`${option}[data-selected] &`]: { visibility: "visible" } },
});
export const empty = style({ padding: `${space.s} ${space.s}`, color: c.inkSoft });
