/** The document's ground: fonts, box model, base text, focus ring. Its layer yields to every component. */
import { globalFontFace, globalLayer, globalStyle } from "@vanilla-extract/css";
import { below, still } from "./breakpoints";
import { fontSize, vars } from "./contract.css";
import { letters } from "./fonts/coverage";

const base = globalLayer("base");

/**
 * A family in two faces: the cut file for what Spanish pages use, and the whole one, which a browser fetches only for a page
 * that has other letters.
 */
const family = (name: string, fontWeight: string, cut: string, whole: string) => {
  const face = (src: string, unicodeRange: string) =>
    globalFontFace(name, { src: `url("${src}") format("woff2")`, fontWeight, fontDisplay: "swap", unicodeRange });
  face(whole, letters.others);
  face(cut, letters.spanish);
};

family(
  "Fraunces Variable",
  "100 900",
  "./fonts/fraunces.woff2",
  "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
);
family(
  "Figtree Variable",
  "300 900",
  "./fonts/figtree.woff2",
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);

/**
 * A font that every system has, set as wide and as high as ours: nothing moves when ours arrives. `width` is our average
 * character's width over its own, measured on a Spanish text; ascent and descent are our fonts' own, per em.
 */
const standIn = (family: string, locals: readonly string[], width: number, ascent: number, descent: number) =>
  globalFontFace(family, {
    src: locals.map((name) => `local("${name}")`).join(", "),
    fontWeight: "100 900",
    sizeAdjust: `${(width * 100).toFixed(1)}%`,
    ascentOverride: `${((ascent / width) * 100).toFixed(1)}%`,
    descentOverride: `${((descent / width) * 100).toFixed(1)}%`,
    lineGapOverride: "0%",
  });

standIn("Fraunces Georgia", ["Georgia"], 1.09, 0.978, 0.255);
standIn("Fraunces Noto", ["Noto Serif"], 1.035, 0.978, 0.255);
standIn("Fraunces Times", ["Times New Roman", "Liberation Serif"], 1.215, 0.978, 0.255);
standIn("Fraunces DejaVu", ["DejaVu Serif"], 0.985, 0.978, 0.255);
standIn("Figtree Arial", ["Arial", "Roboto", "Liberation Sans"], 0.996, 0.95, 0.25);
standIn("Figtree DejaVu", ["DejaVu Sans"], 0.885, 0.95, 0.25);

const inBase = (rule: Parameters<typeof globalStyle>[1]) => ({ "@layer": { [base]: rule } });

globalStyle("*, *::before, *::after", inBase({ boxSizing: "border-box", margin: 0 }));
/* The bar at the thumb must not hide what the keyboard has reached. */
globalStyle(
  "html",
  inBase({
    textSizeAdjust: "100%",
    scrollPaddingTop: "5rem",
    "@media": { [below.desktop]: { scrollPaddingBottom: "8rem" } },
  }),
);
globalStyle(
  "body",
  inBase({
    background: vars.color.ground,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: fontSize.m,
    fontWeight: 450,
    lineHeight: 1.5,
    minHeight: "100dvh",
    /* A page that is not full would be followed by an empty one. */
    "@media": { print: { minHeight: 0 } },
    overflowWrap: "break-word",
    WebkitFontSmoothing: "antialiased",
  }),
);
globalStyle("h1, h2, h3, h4, h5, h6", inBase({ fontFamily: vars.font.display, fontWeight: 640, lineHeight: 1.12 }));
globalStyle("h1, h2", inBase({ textWrap: "balance" }));
globalStyle("button, input, select, textarea", inBase({ font: "inherit", color: "inherit", letterSpacing: "inherit" }));
globalStyle("button, summary, label, select", inBase({ touchAction: "manipulation" }));
globalStyle("a", inBase({ color: vars.color.link }));
globalStyle("img, svg", inBase({ display: "block", maxWidth: "100%" }));
globalStyle("ul, ol", inBase({ padding: 0 }));
globalStyle("fieldset", inBase({ border: 0, padding: 0, minWidth: 0 }));
globalStyle("legend", inBase({ padding: 0 }));
globalStyle(":focus-visible", inBase({ outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" }));
globalStyle("[hidden]", { display: "none !important" });
globalStyle("::selection", { background: vars.color.action, color: vars.color.onAction });
/*
 * No transition of 0.01 ms, as the animations have: `transition-property` is "all" by its initial value, so that each property of
 * each element would change a frame late, and what inherits it another frame later.
 */
globalStyle("*, *::before, *::after", {
  "@media": {
    [still]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transition: "none !important",
    },
  },
});
