/** Looks of the samples of the foundations. */
import { style } from "@vanilla-extract/css";
import { from } from "#ds/tokens/breakpoints.ts";
import { motion, radius, space, touch, vars } from "#ds/tokens/contract.css.ts";
import { guilloche, hatched, rosetteCorner, tornEdge } from "#ds/tokens/print.css.ts";

const c = vars.color;

export const measure = style({
  display: "grid",
  gridTemplateColumns: "3rem 1fr 3rem",
  alignItems: "center",
  "@media": { [from.tablet]: { gridTemplateColumns: "3rem 7rem 3.5rem 1fr" } },
});

export const bar = style({
  display: "block",
  gridColumn: "1 / -1",
  height: "1rem",
  background: c.action,
  borderRadius: 2,
  "@media": { [from.tablet]: { gridColumn: "auto" } },
});

export const corner = style({
  display: "block",
  width: "100%",
  maxWidth: "10rem",
  height: "5rem",
  background: c.sheet,
  border: `2px solid ${c.edge}`,
});

export const raised = style({ display: "block", height: "6rem", background: c.sheet, borderRadius: radius.m });

export const track = style({
  display: "grid",
  gap: space.xs,
  width: "100%",
  minHeight: touch,
  padding: space.s,
  textAlign: "start",
  color: c.ink,
  background: c.sunk,
  border: 0,
  borderRadius: radius.s,
  containerType: "inline-size",
});

export const runner = style({
  display: "block",
  width: "3rem",
  height: "1.5rem",
  background: c.action,
  borderRadius: radius.s,
  transitionProperty: "transform",
  transitionTimingFunction: motion.ease,
  selectors: {
    [`${track}:is(:hover, :focus-visible) &`]: { transform: "translateX(calc(100cqi - 3rem))" },
  },
});

export const iconField = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: touch,
  height: touch,
  color: c.ink,
  background: c.sheet,
  border: vars.stroke.card,
  borderRadius: radius.s,
});

const sample = { position: "relative", height: "9rem", overflow: "hidden", borderRadius: radius.m } as const;

export const guillocheStub = style({
  ...sample,
  background: vars.accent.esmeralda.strong,
  color: c.onAccent,
  "::before": guilloche,
});

export const rosetteSheet = style({
  ...sample,
  background: c.sheet,
  color: vars.accent.esmeralda.text,
  boxShadow: vars.shadow.card,
  "::after": rosetteCorner,
});

export const tornPair = style({
  display: "grid",
  gridTemplateColumns: "1fr 2fr",
  gap: space.xs,
  "@media": { [from.tablet]: { gap: space.s } },
});
export const tornStub = style({
  height: "9rem",
  background: vars.accent.granate.strong,
  borderRadius: `${radius.m} 0 0 ${radius.m}`,
  ...tornEdge.right,
});
export const tornSheet = style({
  height: "9rem",
  background: c.sheet,
  borderRadius: `0 ${radius.m} ${radius.m} 0`,
  ...tornEdge.left,
});

export const hatchedStub = style({ height: "4rem", borderRadius: radius.s, ...hatched });

export const pair = style({
  padding: `${space.xxs} ${space.xs}`,
  fontWeight: 600,
  border: "1px solid",
  borderRadius: radius.s,
});
