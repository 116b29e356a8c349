/** Looks of a picture, and of the mark that stands where there is none. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { radius, vars } from "../tokens/contract.css";
import { guilloche } from "../tokens/print.css";

const c = vars.color;

export const frame = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    aspectRatio: "2 / 1",
    background: c.bar,
    color: c.onBarSoft,
    "::before": guilloche,
  },
  variants: { isFramed: { true: { border: vars.stroke.card, borderRadius: radius.m }, false: {} } },
});

export const mark = style({ position: "relative", width: "22%", maxWidth: "6rem" });

/* The picture lies over the mark and covers it; a broken one paints nothing, and the mark stays. */
export const image = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });
