/** Looks of choices as cards. */
import { style } from "@vanilla-extract/css";
import { from, hovered } from "../tokens/breakpoints";
import { radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const group = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const legend = style({ fontWeight: 620, fontSize: "1rem", marginBottom: space.xs });
export const cards = style({
  display: "grid",
  gap: space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.s,
  padding: space.m,
  minHeight: "4rem",
  border: `${vars.stroke.field} solid ${c.edge}`,
  borderRadius: radius.m,
  background: c.sheet,
  cursor: "pointer",
  "@media": hovered({ borderColor: c.ink }),
  selectors: {
    "&:has(:checked)": { borderColor: c.chosen, boxShadow: `inset 0 0 0 1.5px ${c.chosen}` },
    "&:has(:focus-visible)": { outline: `3px solid ${c.focus}`, outlineOffset: 2 },
    "&:has(:disabled)": { borderStyle: "dashed", background: c.sunk, color: c.inkSoft, cursor: "not-allowed" },
  },
});
export const label = style({ display: "block", fontWeight: 640, lineHeight: 1.3 });
export const detail = style({ display: "block", fontSize: "0.9375rem", color: c.inkSoft, lineHeight: 1.4 });
