/** Looks of tickets of which one is chosen: stub, face and the price on the cut. */
import { createContainer, style } from "@vanilla-extract/css";
import { forced, from, hovered } from "../tokens/breakpoints";
import { accent } from "../tokens/accents.css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures, guilloche, steadyFigures, tornEdge } from "../tokens/print.css";

const c = vars.color;

const box = createContainer();
/* Letters so large that stub, face and price stand one below the other. */
const narrow = `${box} (max-width: 13rem)`;

export const group = style({ display: "flex", flexDirection: "column", gap: space.xs, minWidth: 0 });
export const legend = style({ fontWeight: 620, fontSize: "1rem", marginBottom: space.xs });
export const tickets = style({ display: "grid", gap: "10px" });

export const ticket = style({
  position: "relative",
  display: "block",
  containerName: box,
  containerType: "inline-size",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { outline: `3px solid ${c.chosen}`, outlineOffset: 2 },
    "&:has(:focus-visible)": { outline: `3px solid ${c.focus}`, outlineOffset: 2 },
    "&:has(:disabled)": { cursor: "not-allowed" },
  },
  "@media": {
    [forced]: {
      border: "1px solid CanvasText",
      selectors: { "&:has(:checked)": { outline: "3px solid Highlight" } },
    },
  },
});
/* The whole ticket is the radio button. */
export const cover = style({
  appearance: "none",
  position: "absolute",
  zIndex: 2,
  inset: 0,
  borderRadius: "inherit",
  cursor: "inherit",
  outline: "none",
});
export const parts = style({
  display: "grid",
  gridTemplateColumns: "3.75rem minmax(0, 1fr) auto",
  minHeight: "4rem",
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const stub = style([
  tornEdge.right,
  {
    position: "relative",
    overflow: "hidden",
    display: "grid",
    placeItems: "center",
    padding: `${space.xs} ${space.xs} ${space.xs} ${space.xxs}`,
    borderRadius: `${radius.m} 0 0 ${radius.m}`,
    background: accent.strong,
    color: c.onAccent,
    fontSize: fontSize.xs,
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: "center",
    "::before": { ...guilloche, zIndex: -1 },
    "@container": {
      [narrow]: {
        ...tornEdge.bottom,
        padding: `${space.xs} ${space.xs} ${space.s}`,
        borderRadius: `${radius.m} ${radius.m} 0 0`,
      },
    },
  },
]);
export const figure = style([figures, { display: "block", fontSize: fontSize.h3, lineHeight: 1 }]);
export const face = style([
  tornEdge.left,
  steadyFigures,
  {
    display: "grid",
    alignContent: "center",
    gap: "2px",
    minWidth: 0,
    padding: `${space.xs} ${space.xs} ${space.xs} 0.875rem`,
    background: c.sheet,
    overflowWrap: "anywhere",
    "@media": {
      [from.desktop]: { paddingInlineStart: space.l },
      ...hovered({ background: c.sunk }, `${ticket}:hover *`),
    },
    "@container": { [narrow]: { ...tornEdge.top, paddingTop: space.m } },
  },
]);
export const title = style({ fontWeight: 640, lineHeight: 1.25 });
export const detail = style({ fontSize: fontSize.s, color: c.inkSoft, lineHeight: 1.3 });
export const cut = style([
  figures,
  {
    "@media": hovered({ background: c.sunk }, `${ticket}:hover *`),
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    padding: `${space.xs} ${space.s}`,
    background: c.sheet,
    borderInlineStart: `1.5px dashed ${c.line}`,
    borderRadius: `0 ${radius.m} ${radius.m} 0`,
    fontSize: fontSize.l,
    "@container": {
      [narrow]: {
        borderInlineStart: "none",
        borderTop: `1.5px dashed ${c.line}`,
        borderRadius: `0 0 ${radius.m} ${radius.m}`,
      },
    },
  },
]);
/* A tick keeps its place before it is there, so that no price moves when one is chosen. */
export const tick = style({
  flex: "none",
  visibility: "hidden",
  color: c.chosen,
  selectors: { [`${ticket}:has(:checked) &`]: { visibility: "visible" } },
});
