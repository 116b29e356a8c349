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

export const select = style([input, { appearance: "none", paddingInlineEnd: "2.5rem", cursor: "pointer" }]);
export const selectArrow = style({
  alignSelf: "center",
  flex: "none",
  marginInlineStart: "-2.25rem",
  marginInlineEnd: space.s,
  pointerEvents: "none",
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
  selectors: {
    "&:hover:not(:disabled)": { color: c.ink },
    "&:disabled": { color: c.inkFaint, cursor: "not-allowed" },
    '&[aria-busy="true"]': { cursor: "progress" },
  },
});

/* Where there are scripts our own button opens the calendar, and the browser's would be a second one. */
export const dateInput = style([
  input,
  {
    // Large letters in a narrow box must not push the button out of it.
    minWidth: "min(8.5rem, 60%)",
    textAlign: "start",
    selectors: { "&::-webkit-date-and-time-value": { textAlign: "start" } },
    "@media": {
      "(scripting: enabled)": { selectors: { "&::-webkit-calendar-picker-indicator": { display: "none" } } },
    },
  },
]);
export const calendarButton = style([fieldButton, { "@media": { "(scripting: none)": { display: "none" } } }]);

export const group = style({ display: "flex", flexDirection: "column", gap: space.xxs, minWidth: 0 });
export const legend = style([label, { marginBottom: space.xxs }]);

export const choices = recipe({
  base: { display: "flex" },
  variants: {
    layout: { column: { flexDirection: "column" }, row: { flexWrap: "wrap", gap: `0 ${space.xl}` } },
  },
});

/* The stub of several cells: perforated between them, captions printed in each. */
const seam = "2px";
export const cells = recipe({
  base: {
    overflow: "clip",
    selectors: {
      "&:focus-within": { outline: "none" },
      // Outside, where the tint of a cell does not cover it.
      "&:has([data-invalid])": { boxShadow: `0 0 0 1px ${c.negative}` },
    },
  },
  variants: {
    parts: {
      date: { display: "grid", gridTemplateColumns: "4fr 7fr 5fr" },
      document: { display: "flex", flexWrap: "wrap" },
    },
  },
});
/*
 * Every cell has a seam above and before it; those at the stub's own edge are clipped, so that cells may wrap. Not by a
 * container query: inside a fieldset Chromium stops drawing the container's content when an error appears below it.
 */
export const cell = style({
  position: "relative",
  display: "flex",
  flex: "1 1 11.5rem",
  minWidth: 0,
  margin: `-${seam} 0 0 -${seam}`,
  border: `0 dotted ${c.edge}`,
  borderBlockStartWidth: seam,
  borderInlineStartWidth: seam,
  selectors: {
    "&[data-invalid]": { background: c.negativeSoft },
  },
});
const cellEdge = "clamp(0.5rem, 7%, 0.75rem)";
export const caption = style({
  position: "absolute",
  insetBlockStart: space.xs,
  insetInlineStart: cellEdge,
  fontSize: fontSize.xs,
  fontWeight: 560,
  lineHeight: 1.2,
  color: c.inkSoft,
  pointerEvents: "none",
});
export const cellControl = style([
  input,
  {
    minHeight: "3.875rem",
    padding: `1.625rem ${cellEdge} ${space.xs}`,
    cursor: "inherit",
    selectors: {
      "&:focus-visible": { outline: `3px solid ${c.focus}`, outlineOffset: -4 },
      "select&": { appearance: "none", cursor: "pointer" },
      "select&:disabled": { cursor: "not-allowed" },
    },
  },
]);
/* In the caption's line: a narrow cell keeps its own line for the name of the month. */
export const cellArrow = style({
  position: "absolute",
  insetInlineEnd: space.xs,
  insetBlockStart: "0.375rem",
  pointerEvents: "none",
});
export const capitals = style({ textTransform: "uppercase" });

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

/* Under the words, not under the box, and close to them. */
export const underCheck = style({ paddingInlineStart: "2.25rem", marginTop: "-0.625rem", paddingBottom: space.xs });

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
    "&:checked:disabled": { background: c.inkSoft, borderColor: c.inkSoft, borderStyle: "solid" },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const dot = style([
  box,
  {
    borderRadius: "50%",
    selectors: {
      "&:checked": { background: c.sheet, borderColor: c.chosen },
      "&:checked:disabled": { background: c.sunk, borderColor: c.inkSoft },
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
