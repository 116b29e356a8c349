/** Looks of choices as cards. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced, from, hovered } from "../tokens/breakpoints";
import { radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const group = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const legend = style({ fontWeight: 620, fontSize: "1rem", marginBottom: space.xs });
export const cards = recipe({
  base: { display: "grid" },
  variants: {
    layout: {
      rows: {
        gap: space.s,
        "@media": { [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
      },
      tiles: { gap: space.xs, gridTemplateColumns: "repeat(auto-fill, minmax(min(6rem, 100%), 1fr))" },
    },
  },
});
export const card = recipe({
  base: {
    position: "relative",
    display: "grid",
    alignItems: "center",
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
  },
  variants: {
    layout: {
      rows: {
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        gap: space.s,
        padding: space.m,
        minHeight: "4rem",
      },
      tiles: {
        justifyItems: "center",
        alignContent: "center",
        gap: space.xxs,
        padding: `${space.s} ${space.xxs} ${space.xs}`,
        minHeight: "5.25rem",
        textAlign: "center",
        overflowWrap: "anywhere",
        selectors: { "&:has(:checked)": { boxShadow: `inset 0 0 0 2.5px ${c.chosen}`, background: c.sunk } },
        "@media": { [forced]: { selectors: { "&:has(:checked)": { outline: "3px solid Highlight" } } } },
      },
    },
  },
});
/* A tile has no room for a dot: the whole of it is the radio button, and a tick in its corner says that it is chosen. */
export const cover = style({
  appearance: "none",
  position: "absolute",
  zIndex: 1,
  inset: 0,
  borderRadius: "inherit",
  cursor: "inherit",
  outline: "none",
  selectors: {
    "&:checked::after": {
      content: '""',
      position: "absolute",
      right: 10,
      top: 7,
      width: 7,
      height: 13,
      border: `solid ${c.chosen}`,
      borderWidth: "0 2.5px 2.5px 0",
      transform: "rotate(42deg)",
    },
  },
});
export const picture = style({ order: -1, display: "grid", placeItems: "center" });
export const label = style({ display: "block", fontWeight: 640, lineHeight: 1.3 });
export const detail = style({ display: "block", fontSize: "0.9375rem", color: c.inkSoft, lineHeight: 1.4 });
