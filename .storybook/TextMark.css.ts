/** Looks of a sentence that is marked in a story. */
import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, radius, space, touch, vars } from "../design-system/tokens/contract.css";

const c = vars.color;

globalStyle("::highlight(texto)", { backgroundColor: c.action, color: c.onAction });

export const spoken = style({ outline: `3px dashed ${c.action}`, outlineOffset: 3 });

/** Over everything, dialogs too: it belongs to Storybook and not to the page. */
export const strip = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 1000,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  padding: `${space.xs} ${space.m}`,
  fontFamily: vars.font.text,
  fontSize: fontSize.s,
  color: c.ink,
  background: c.warningSoft,
  borderTop: `2px solid ${c.action}`,
});

export const button = style({
  minHeight: touch,
  paddingInline: space.m,
  font: "inherit",
  fontWeight: 600,
  color: c.ink,
  background: c.sheet,
  border: `1px solid ${c.edge}`,
  borderRadius: radius.s,
  cursor: "pointer",
});
