/** Looks of the strength of a password. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced } from "../tokens/breakpoints";
import { fontSize, motion, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const meter = style({ display: "grid", gap: space.xxs });

export const segments = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr", gap: 3 });

/* An outline tells an empty segment from the sheet where the fill alone would not. */
export const segment = recipe({
  base: {
    height: 6,
    outline: `1px solid ${c.edge}`,
    outlineOffset: -1,
    transition: `background ${motion.normal} ${motion.ease}`,
  },
  variants: {
    state: {
      empty: { background: c.sheet },
      weak: { background: c.action, "@media": { [forced]: { background: "CanvasText" } } },
      strong: {
        background: c.positive,
        outlineColor: c.positive,
        "@media": { [forced]: { background: "CanvasText" } },
      },
    },
  },
});

/* Its line is kept while there is nothing to say: the fields below do not jump at the first sign typed. */
export const text = style({ minHeight: "1.4em", fontSize: fontSize.s, lineHeight: 1.4, color: c.inkSoft });
