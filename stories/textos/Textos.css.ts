/** Looks of the catalogue of words. */
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "#ds/tokens/breakpoints.ts";
import { fontSize, radius, space, vars } from "#ds/tokens/contract.css.ts";

const c = vars.color;

export const filters = style({
  display: "grid",
  gap: space.m,
  alignItems: "end",
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(16rem, 2fr) repeat(2, minmax(10rem, 1fr))" } },
});

/** A place of the copy; the one of the address is lit. */
export const key = recipe({
  base: {
    justifySelf: "start",
    fontFamily: "ui-monospace, monospace",
    fontSize: fontSize.xs,
    fontWeight: 450,
    color: c.inkSoft,
    overflowWrap: "anywhere",
    scrollMarginBlock: "8rem",
  },
  variants: {
    isLinked: {
      true: {
        background: c.warningSoft,
        color: c.ink,
        borderRadius: radius.s,
        boxShadow: `0 0 0 4px ${c.warningSoft}`,
      },
      false: {},
    },
  },
});

export const asWritten = style({ whiteSpace: "break-spaces" });

export const changed = style({
  background: c.warningSoft,
  color: c.warning,
  borderRadius: radius.s,
  boxShadow: `0 0 0 2px ${c.warningSoft}`,
  "@media": { "(forced-colors: active)": { textDecoration: "underline wavy" } },
});

/** Stories, each on a line of its own with room for a finger. */
export const places = style({ fontSize: fontSize.s, minWidth: "10rem" });
globalStyle(`${places} ul`, { listStyle: "none", margin: 0, padding: 0 });
globalStyle(`${places} li, ${places} summary`, { paddingBlock: space.xxs });
globalStyle(`${places} summary`, { cursor: "pointer", color: c.inkSoft });

/** Room for "PLAY-02", which would break at its hyphen. */
export const codes = style({
  whiteSpace: "pre-line",
  overflowWrap: "normal",
  wordBreak: "keep-all",
  minWidth: "5rem",
  display: "inline-block",
});
