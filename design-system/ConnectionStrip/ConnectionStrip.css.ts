/** Looks of the strip that says what the page waits for. */
import { style } from "@vanilla-extract/css";
import { layer, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const place = style({ position: "fixed", insetInline: 0, top: 0, zIndex: layer.toast });

export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${space.xxs} ${space.m}`,
  padding: `${space.xs} ${space.m}`,
  background: c.sheet,
  color: c.ink,
  borderBottom: `4px solid ${c.warning}`,
  boxShadow: vars.shadow.float,
  fontWeight: 560,
});
