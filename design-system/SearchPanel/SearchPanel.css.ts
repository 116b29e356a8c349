/** Looks of a search that is folded on a phone and open on a desktop. */
import { globalStyle, style } from "@vanilla-extract/css";
import { from, hovered } from "../tokens/breakpoints";
import { radius, space, vars } from "../tokens/contract.css";

const c = vars.color;
/* Without this pseudo-element a folded part cannot be shown: there it stays folded on a desktop too. */
const canShow = "selector(::details-content)";

export const panel = style({
  background: c.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  minWidth: 0,
  "@media": { print: { display: "none" } },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "3rem",
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.m,
  cursor: "pointer",
  listStyle: "none",
  fontWeight: 620,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  ":focus-visible": { outlineOffset: -3 },
  "@media": hovered({ background: c.sunk }),
  "@supports": { [canShow]: { "@media": { [from.desktop]: { display: "none" } } } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const sign = style({
  flex: "none",
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const content = style({
  padding: `${space.xxs} ${space.m} ${space.m}`,
  "@supports": { [canShow]: { "@media": { [from.desktop]: { padding: space.m } } } },
});

globalStyle(`${panel}::details-content`, {
  "@media": { [from.desktop]: { contentVisibility: "visible", blockSize: "auto" } },
});
