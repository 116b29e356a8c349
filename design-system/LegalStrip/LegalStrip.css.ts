/** Looks of the strip that the law asks for. */
import { style } from "@vanilla-extract/css";
import { below } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const strip = style({
  background: c.barDeep,
  color: c.onBarSoft,
  fontSize: fontSize.xs,
  "@media": { print: { display: "none" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.s}`,
  maxWidth: 1120 + 32,
  marginInline: "auto",
  padding: `0.3rem ${space.m}`,
});

export const adults = style({ display: "flex", alignItems: "center", gap: space.xs });

export const eighteen = style({
  background: c.action,
  color: c.onAction,
  borderRadius: radius.round,
  padding: "0 0.45rem",
  fontWeight: 720,
  lineHeight: "1.35rem",
});

export const health = style({ "@media": { [below.tablet]: { display: "none" } } });
