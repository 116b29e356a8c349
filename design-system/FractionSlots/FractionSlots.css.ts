/** Looks of a sheet's stubs: free, torn off for the player, taken by somebody else. */
import { createContainer, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hovered } from "../tokens/breakpoints";
import { accent } from "../tokens/accents.css";
import { fontSize, motion, radius, space, vars } from "../tokens/contract.css";
import { figures, guilloche, hatched, steadyFigures, tornEdge } from "../tokens/print.css";

const c = vars.color;

const box = createContainer();

export const group = style({
  containerName: box,
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  gap: space.m,
});

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(5.25rem, 1fr))",
  paddingTop: space.xs,
  // Four that do not fit in one row are two and two, not three and a lone one.
  "@container": {
    [`${box} (width < 21rem)`]: {
      selectors: { "&:has(> :nth-child(4):last-child)": { gridTemplateColumns: "1fr 1fr" } },
    },
  },
});

export const stub = recipe({
  base: {
    position: "relative",
    isolation: "isolate",
    scrollMarginBlock: space.xxl,
    minHeight: "8.25rem",
    padding: `${space.s} ${space.xs}`,
    border: 0,
    background: "transparent",
    color: c.ink,
    textAlign: "center",
    cursor: "pointer",
    transition: `transform ${motion.normal} ${motion.ease}`,
    /* The paper, bitten by half of every hole; its neighbour has the other half. */
    "::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -2,
      ...tornEdge.sides,
      border: `${vars.stroke.field} solid ${accent.text}`,
    },
    selectors: {
      "&:focus-visible": { zIndex: 2, outlineOffset: 1, borderRadius: radius.s },
      '&[aria-disabled="true"], &:disabled': { cursor: "not-allowed" },
    },
    "@media": { "(forced-colors: active)": { border: "1px solid ButtonText" } },
  },
  variants: {
    state: {
      free: {
        "::before": { background: accent.soft },
        "@media": hovered({ transform: "translateY(-2px)" }),
      },
      chosen: {
        zIndex: 1,
        color: c.onAccent,
        transform: "translateY(-7px) rotate(-.7deg)",
        filter: `drop-shadow(0 5px 5px ${c.shadeFar})`,
        "::before": { background: accent.strong, borderColor: accent.strong },
        "::after": { ...guilloche, zIndex: -1, inset: "0 6px" },
      },
      taken: {
        color: c.inkFaint,
        "::before": { ...hatched, borderColor: c.edge },
      },
    },
  },
  defaultVariants: { state: "free" },
});

export const label = style({ display: "block", fontSize: fontSize.xs, lineHeight: 1.25, fontWeight: 560 });
export const number = style([
  figures,
  { display: "block", margin: `${space.xxs} 0`, fontSize: "1.5rem", lineHeight: 1.15, letterSpacing: ".04em" },
]);
export const detail = style([steadyFigures, { display: "block", fontSize: fontSize.xs, lineHeight: 1.3 }]);
export const state = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: 4,
  minHeight: "1.5rem",
  marginTop: 2,
  fontSize: fontSize.xs,
  fontWeight: 660,
  lineHeight: 1.2,
});
