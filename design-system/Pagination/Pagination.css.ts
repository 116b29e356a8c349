/** Looks of the buttons that leaf through pages. */
import { style } from "@vanilla-extract/css";
import { radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  marginTop: space.m,
  "@media": { print: { display: "none" } },
});

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  marginInlineEnd: "auto",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const sizes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.xs}`,
  fontSize: "1rem",
});

export const sizeSelect = style({
  minHeight: touch,
  padding: `0 ${space.xs}`,
  border: `${vars.stroke.field} solid ${c.edge}`,
  borderRadius: radius.s,
  background: c.sheet,
});

export const sizeList = style({ display: "flex", flexWrap: "wrap", margin: 0, padding: 0, listStyle: "none" });

/** A thumb wide. */
export const size = style({ display: "grid", justifyItems: "center", minWidth: touch });

/** The size that is shown: no link leads to where one is. */
export const current = style({ alignSelf: "center", fontWeight: 700 });
