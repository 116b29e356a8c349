/** Looks of the head of a form in steps: a segment over each name. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced } from "../tokens/breakpoints";
import { fontSize, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const list = style({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xs} 3px`,
  outlineOffset: 4,
});

export const step = recipe({
  base: {
    /* One below the other where larger letters leave no room side by side. */
    flex: "1 1 5.5rem",
    display: "flex",
    gap: space.xxs,
    paddingBlockStart: 7,
    paddingInlineEnd: space.xxs,
    borderTop: "4px solid",
    fontSize: fontSize.s,
    fontWeight: 600,
    lineHeight: 1.2,
    overflowWrap: "anywhere",
  },
  variants: {
    state: {
      done: { borderColor: c.positive },
      current: { borderColor: c.action, "@media": { [forced]: { borderColor: "Highlight" } } },
      /* Still to be torn off. */
      upcoming: { borderColor: c.line, borderTopStyle: "dotted", color: c.inkSoft },
    },
  },
});
export const tick = style({ flex: "none", color: c.positive, marginTop: 1 });
