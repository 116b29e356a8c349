/** Looks of the written parts of a page of documentation; what is drawn with our components keeps its own. */
import { globalStyle } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "#ds/tokens/contract.css.ts";

const c = vars.color;
const written = (elements: string) => `:is(.sbdocs-content > :is(${elements}), .sbdocs-text :is(${elements}))`;

// More specific than what Storybook writes from its own theme: the ground follows the class of the page.
globalStyle(".sbdocs.sbdocs-wrapper", { background: c.ground, color: c.ink });
globalStyle(".sbdocs.sbdocs-content", { maxWidth: "68rem", fontFamily: vars.font.text });
globalStyle(".sbdocs :is(h1, h2, h3, h4)", { fontFamily: vars.font.display, letterSpacing: "-.012em" });
globalStyle(written("h2"), {
  fontSize: fontSize.h2,
  lineHeight: 1.15,
  fontWeight: 640,
  color: c.ink,
  margin: `${space.xxxl} 0 ${space.m}`,
  padding: 0,
  border: 0,
});
globalStyle(written("h3"), {
  fontSize: fontSize.h3,
  lineHeight: 1.2,
  fontWeight: 640,
  color: c.ink,
  margin: `${space.xxl} 0 ${space.s}`,
});
globalStyle(written("p, ul, ol"), {
  fontSize: fontSize.m,
  lineHeight: 1.55,
  color: c.ink,
  maxWidth: "44rem",
  margin: `0 0 ${space.m}`,
});
globalStyle(`${written("p, ul, ol")} :is(li, a, strong)`, { fontSize: "inherit", color: "inherit" });
globalStyle(`${written("p, ul, ol")} li`, { lineHeight: "inherit", marginTop: space.xxs });
globalStyle(`${written("p, ul, ol")} a`, { color: c.link, textDecoration: "underline" });
globalStyle(`${written("p, ul, ol")} code`, {
  fontSize: "0.9em",
  color: c.ink,
  background: c.sunk,
  border: 0,
  borderRadius: radius.s,
  margin: 0,
  padding: "0.1em 0.35em",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
