/** Looks of the drawn parts of the pages of documentation. */
import { style } from "@vanilla-extract/css";
import { accent } from "#ds/tokens/accents.css.ts";
import { below, forced, from } from "#ds/tokens/breakpoints.ts";
import { fontSize, motion, radius, space, touch, vars } from "#ds/tokens/contract.css.ts";
import { figures, focusRing, guilloche, rosetteCorner, tornEdge } from "#ds/tokens/print.css.ts";

const c = vars.color;

export const part = style({ margin: `${space.l} 0`, color: c.ink, fontFamily: vars.font.text, fontSize: fontSize.m });

/* The page's head is a ticket: a stub with its number, torn from a sheet with its title. */
export const ticket = style({
  display: "grid",
  marginBottom: space.xxl,
  filter: `drop-shadow(0 8px 14px ${c.shadeFar})`,
  "@media": { [from.tablet]: { gridTemplateColumns: "13rem 1fr" }, [forced]: { border: "1px solid" } },
});
export const stub = style({
  position: "relative",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: space.xxs,
  minHeight: "6rem",
  padding: space.l,
  color: c.onAccent,
  background: accent.strong,
  "::before": guilloche,
  "@media": {
    [from.tablet]: { minHeight: "13rem", borderRadius: `${radius.m} 0 0 ${radius.m}`, ...tornEdge.right },
    [below.tablet]: { borderRadius: `${radius.m} ${radius.m} 0 0`, ...tornEdge.bottom },
  },
});
export const number = style([
  figures,
  { position: "relative", fontSize: "2.5rem", lineHeight: 1, letterSpacing: ".06em" },
]);
export const series = style({ position: "relative", fontSize: fontSize.s, fontWeight: 560 });
export const sheet = style({
  position: "relative",
  overflow: "hidden",
  display: "grid",
  alignContent: "center",
  gap: space.s,
  padding: `${space.xl} ${space.l}`,
  color: accent.text,
  background: c.sheet,
  border: vars.stroke.card,
  "::after": rosetteCorner,
  "@media": {
    [from.tablet]: { padding: space.xxl, borderRadius: `0 ${radius.m} ${radius.m} 0`, ...tornEdge.left },
    [below.tablet]: { borderRadius: `0 0 ${radius.m} ${radius.m}`, ...tornEdge.top },
  },
});
export const words = style({ position: "relative", zIndex: 1, display: "grid", gap: space.s, color: c.ink });

export const way = style({
  position: "relative",
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  height: "100%",
  padding: space.l,
  color: c.ink,
  background: c.sheet,
  border: vars.stroke.card,
  borderTop: `2px dashed ${c.edge}`,
  borderRadius: `0 0 ${radius.m} ${radius.m}`,
  transition: `box-shadow ${motion.normal}`,
  selectors: { "&:hover": { boxShadow: vars.shadow.lift } },
});
/* The whole sheet leads on; the further ways lie above it. */
export const wayTitle = style({
  fontFamily: vars.font.display,
  fontWeight: 640,
  fontSize: fontSize.h3,
  color: c.ink,
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.s },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": focusRing,
  },
});
export const more = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const moreLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: touch,
  fontSize: fontSize.s,
  color: c.link,
  selectors: { "&:focus-visible": focusRing },
});

export const pair = style({
  display: "grid",
  gap: space.m,
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
const side = {
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  padding: space.m,
  background: c.sheet,
  borderRadius: radius.s,
} as const;
export const said = style({ ...side, border: `1px solid ${c.positive}` });
export const unsaid = style({ ...side, border: `1px dashed ${c.negative}` });

export const code = style({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
  fontSize: "0.9em",
  overflowWrap: "anywhere",
});
export const key = style({
  display: "inline-block",
  padding: `0 ${space.xs}`,
  fontSize: fontSize.xs,
  fontWeight: 600,
  lineHeight: 1.6,
  background: c.sunk,
  border: `1px solid ${c.edge}`,
  borderBottomWidth: 3,
  borderRadius: radius.s,
  whiteSpace: "nowrap",
});
export const stage = style({
  padding: space.m,
  background: c.ground,
  border: vars.stroke.card,
  borderRadius: radius.m,
});

export const news = style({ display: "grid", gap: space.xs, margin: 0, padding: 0, listStyle: "none" });
export const newsNumber = style([figures, { color: c.inkSoft, marginInlineEnd: space.xs }]);
