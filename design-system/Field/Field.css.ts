/** Looks of form fields: label, control, hint, error. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, touch, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const field = style({ display: "flex", flexDirection: "column", gap: space.xxs, minWidth: 0 });

export const label = style({ fontSize: "1rem", fontWeight: 620, lineHeight: 1.3 });

export const optional = style({ fontWeight: 450, color: c.inkSoft });

export const description = style({ fontSize: "0.9375rem", color: c.inkSoft, lineHeight: 1.4 });

export const error = style({
  display: "flex",
  gap: "0.4rem",
  alignItems: "flex-start",
  fontSize: "0.9375rem",
  fontWeight: 600,
  lineHeight: 1.35,
  color: c.negative,
});

export const errorIcon = style({ flex: "none", marginTop: 2 });

export const control = recipe({
  base: {
    display: "flex",
    alignItems: "stretch",
    minHeight: "3rem",
    borderRadius: radius.s,
    border: `${vars.stroke.field} solid ${c.edge}`,
    background: c.sheet,
    "@media": hovered({ borderColor: c.ink }, ":hover:not(:focus-within)"),
    selectors: {
      "&:focus-within": { outline: `3px solid ${c.focus}`, outlineOffset: 2 },
    },
  },
  variants: {
    isInvalid: { true: { borderColor: c.negative, boxShadow: `inset 0 0 0 1px ${c.negative}` }, false: {} },
    isReadOnly: { true: { background: c.sunk }, false: {} },
    isDisabled: { true: { background: c.sunk, color: c.inkSoft, borderStyle: "dashed" }, false: {} },
  },
});

export const input = style([
  steadyFigures,
  {
    flex: 1,
    minWidth: 0,
    width: "100%",
    minHeight: touch,
    padding: `${space.xs} ${space.s}`,
    border: 0,
    borderRadius: radius.s,
    background: "transparent",
    outline: "none",
    fontSize: fontSize.m,
    textOverflow: "ellipsis",
    selectors: {
      "&::placeholder": { color: c.inkFaint, opacity: 1 },
      "&:disabled": { cursor: "not-allowed", WebkitTextFillColor: "currentColor", opacity: 1 },
      "textarea&": { resize: "vertical", minHeight: "6.5rem", lineHeight: 1.45 },
    },
  },
]);

export const affix = style({
  display: "grid",
  placeItems: "center",
  paddingInlineStart: space.s,
  color: c.inkSoft,
  fontWeight: 600,
});

export const fieldButton = style({
  border: 0,
  background: "transparent",
  display: "grid",
  placeItems: "center",
  minWidth: touch,
  borderRadius: radius.s,
  cursor: "pointer",
  color: c.inkSoft,
  "@media": hovered({ color: c.ink }, ":hover:not(:disabled)"),
  selectors: {
    "&:disabled": { color: c.inkFaint, cursor: "not-allowed" },
    '&[aria-busy="true"]': { cursor: "progress" },
  },
});

export const group = style({ display: "flex", flexDirection: "column", gap: space.xxs, minWidth: 0 });

export const legend = style([label, { marginBottom: space.xxs }]);
