/** Looks of the written steps of a flow. */
import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "#ds/tokens/contract.css.ts";
import { figures } from "#ds/tokens/print.css.ts";

const c = vars.color;

export const steps = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

/* A sheet with its number, torn off from the next one along a perforation. */
export const step = style({
  display: "grid",
  gridTemplateColumns: "2.25rem 1fr",
  gap: space.m,
  padding: space.m,
  background: c.sheet,
  border: vars.stroke.card,
  selectors: {
    "&:first-child": { borderRadius: `${radius.m} ${radius.m} 0 0` },
    "&:last-child": { borderRadius: `0 0 ${radius.m} ${radius.m}` },
    "&:only-child": { borderRadius: radius.m },
    "& + &": { borderTop: `2px dashed ${c.edge}` },
  },
});

export const place = style([figures, { fontSize: "1.75rem", lineHeight: 1, color: c.inkSoft, textAlign: "center" }]);

export const seen = style({
  display: "grid",
  gap: space.xxs,
  margin: 0,
  padding: `${space.xs} ${space.s}`,
  listStyle: "none",
  fontSize: fontSize.s,
  color: c.ink,
  background: c.sunk,
  borderRadius: radius.s,
});
