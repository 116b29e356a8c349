/** Looks of the player's menu. */
import { style } from "@vanilla-extract/css";
import { small } from "../Header/room.css";
import { sheet as menuSheet } from "../Menu/Menu.css";
import { fontSize, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const user = style({ position: "relative", "@container": { [small]: { position: "static" } } });

export const balance = style({
  display: "block",
  fontSize: fontSize.xs,
  color: c.onBarSoft,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const sheet = style([
  menuSheet,
  {
    left: "auto",
    right: 0,
    width: "min(16rem, calc(100vw - 2rem))",
    "@container": { [small]: { insetInline: space.m, width: "auto" } },
  },
]);

export const head = style({
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1.5px dashed ${c.line}`,
  marginBottom: space.xs,
  fontWeight: 620,
  lineHeight: 1.3,
});

export const headBalance = style({ display: "block", fontWeight: 450, fontSize: "0.9375rem", color: c.inkSoft });
