/** Looks of form fields: label, control, hint, error. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
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
    selectors: {
      "&:focus-within": { outline: `3px solid ${c.focus}`, outlineOffset: 2 },
      "&:hover:not(:focus-within)": { borderColor: c.ink },
    },
  },
  variants: {
    isInvalid: { true: { borderColor: c.negative, boxShadow: `inset 0 0 0 1px ${c.negative}` }, false: {} },
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

export const select = style([input, { appearance: "none", paddingInlineEnd: "2.5rem", cursor: "pointer" }]);
export const selectArrow = style({
  alignSelf: "center",
  flex: "none",
  marginInlineStart: "-2.25rem",
  marginInlineEnd: space.s,
  pointerEvents: "none",
});

export const reveal = style({
  border: 0,
  background: "transparent",
  display: "grid",
  placeItems: "center",
  minWidth: touch,
  borderRadius: radius.s,
  cursor: "pointer",
  color: c.inkSoft,
  ":hover": { color: c.ink },
});

export const check = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `0 ${space.s}`,
  alignItems: "start",
  minHeight: touch,
  paddingBlock: space.xs,
  cursor: "pointer",
  fontSize: "1rem",
  lineHeight: 1.4,
});

/* Under the words, not under the box. */
export const underCheck = style({ paddingInlineStart: "2.25rem", marginTop: `calc(-1 * ${space.xxs})` });

export const box = style({
  appearance: "none",
  position: "relative",
  width: "1.5rem",
  height: "1.5rem",
  flex: "none",
  border: `${vars.stroke.field} solid ${c.edge}`,
  borderRadius: 5,
  background: c.sheet,
  cursor: "inherit",
  selectors: {
    "&:hover": { borderColor: c.ink },
    "&:checked": { background: c.chosen, borderColor: c.chosen },
    "&:checked::after": {
      content: '""',
      position: "absolute",
      left: "30%",
      top: "8%",
      width: "34%",
      height: "62%",
      border: `solid ${c.onChosen}`,
      borderWidth: "0 2.5px 2.5px 0",
      transform: "rotate(42deg)",
    },
    '&[aria-invalid="true"]': { borderColor: c.negative, boxShadow: `inset 0 0 0 1px ${c.negative}` },
    "&:disabled": { background: c.sunk, borderStyle: "dashed", cursor: "not-allowed" },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const dot = style([
  box,
  {
    borderRadius: "50%",
    selectors: {
      "&:checked": { background: c.sheet, borderColor: c.chosen },
      "&:checked::after": {
        inset: "22%",
        width: "auto",
        height: "auto",
        border: 0,
        borderRadius: "50%",
        background: c.chosen,
        transform: "none",
      },
    },
  },
]);
