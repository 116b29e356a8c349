/** Looks of a tick or a dot with its words, and of a row or column of them. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hovered } from "../tokens/breakpoints";
import { space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const choices = recipe({
  base: { display: "flex" },
  variants: {
    layout: {
      column: { flexDirection: "column" },
      row: { flexWrap: "wrap", gap: `0 ${space.m}` },
      grid: {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.75rem), 1fr))",
        gap: `0 ${space.m}`,
      },
    },
  },
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
  "@media": { ...hovered({ borderColor: c.ink }), "(forced-colors: active)": { appearance: "auto" } },
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
