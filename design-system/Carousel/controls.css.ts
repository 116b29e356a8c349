/** Looks of what tells and changes the place of a carousel. They come with its code: the server draws none of it. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, forced, from, hovered } from "../tokens/breakpoints";
import { motion, radius, touch, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

const c = vars.color;

const figures = style([steadyFigures, { whiteSpace: "nowrap" }]);

export const counter = {
  sheet: style([
    figures,
    {
      minWidth: "5ch",
      textAlign: "center",
      color: c.inkSoft,
      fontWeight: 560,
      "@media": { [from.tablet]: { selectors: { '&[data-has-dots="true"]': { display: "none" } } } },
    },
  ]),
  /* At the end of the row; the narrowest phones have no room for it. */
  bar: style([
    figures,
    {
      marginInlineStart: "auto",
      color: c.onBarSoft,
      "@media": {
        "screen and (max-width: 21.99em)": { selectors: { '&[data-has-dots="true"]': { display: "none" } } },
      },
    },
  ]),
};

export const dots = {
  sheet: style({ display: "flex", alignItems: "center", "@media": { [below.tablet]: { display: "none" } } }),
  bar: style({ display: "flex" }),
};

export const dot = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    height: touch,
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: "transparent",
    cursor: "pointer",
    /* A hole of the perforation; the filled one is the slide in view. Its line is all there is, so that it is seen in every palette. */
    "::before": {
      content: '""',
      width: 12,
      height: 12,
      borderRadius: radius.round,
      border: "2px solid currentColor",
      transition: `border-width ${motion.fast}, width ${motion.normal} ${motion.ease}`,
    },
    selectors: { '&[aria-current="true"]::before': { width: 24, borderWidth: 6 } },
    "@media": { [forced]: { color: "ButtonText" } },
  },
  variants: {
    on: {
      sheet: {
        width: touch,
        color: c.edge,
        selectors: { '&[aria-current="true"]': { color: c.ink } },
        "@media": hovered({ color: c.ink }),
      },
      /* Narrower: a phone shows them too. */
      bar: { width: "2rem", color: c.onBarSoft, selectors: { '&[aria-current="true"]': { color: c.action } } },
    },
  },
});
