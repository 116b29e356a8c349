/** Looks of the page of a component. */
import { globalStyle, style } from "@vanilla-extract/css";
import { below, forced, from } from "#ds/tokens/breakpoints.ts";
import { fontSize, layer, radius, space, vars } from "#ds/tokens/contract.css.ts";

const c = vars.color;

export const page = style({
  display: "grid",
  gap: space.xxxl,
  color: c.ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.m,
});

export const head = style({
  display: "grid",
  gap: space.l,
  paddingBottom: space.xl,
  borderBottom: `2px dashed ${c.edge}`,
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 15rem", gap: space.xxl } },
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.xxs} ${space.m}`,
});
export const purpose = style({ maxWidth: "42rem" });
export const card = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  padding: `${space.s} ${space.m}`,
  background: c.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  fontSize: fontSize.s,
});

export const section = style({ display: "grid", gap: space.m, minWidth: 0 });
export const list = style({
  display: "grid",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  maxWidth: "46rem",
});
export const rules = style([list, { paddingInlineStart: "1.25em", listStyle: "disc" }]);
export const label = style({ color: c.inkSoft, fontSize: fontSize.s, fontWeight: 600 });
export const instead = style({
  display: "grid",
  gap: `0 ${space.s}`,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 20rem)" } },
});

/* A stage may be wider than its column: what it holds scrolls in it. */
export const stage = style({
  isolation: "isolate",
  position: "relative",
  minWidth: 0,
  overflow: "auto",
  background: c.ground,
  border: vars.stroke.card,
  borderRadius: radius.m,
});
export const frame = style({ display: "block", width: "100%", border: 0 });
export const mark = style({
  position: "absolute",
  zIndex: layer.toast,
  display: "grid",
  placeItems: "center",
  width: "1.375rem",
  height: "1.375rem",
  fontSize: fontSize.xs,
  fontWeight: 700,
  lineHeight: 1,
  color: c.sheet,
  background: c.ink,
  border: `2px solid ${c.sheet}`,
  borderRadius: radius.round,
  pointerEvents: "none",
  fontVariantNumeric: "tabular-nums",
});
export const parts = style({
  display: "grid",
  gap: `${space.s} ${space.xl}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "part",
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const part = style({
  display: "grid",
  gridTemplateColumns: "1.75rem 1fr",
  counterIncrement: "part",
  "::before": {
    content: "counter(part)",
    display: "grid",
    placeItems: "center",
    width: "1.375rem",
    height: "1.375rem",
    fontSize: fontSize.xs,
    fontWeight: 700,
    lineHeight: 1,
    color: c.sheet,
    background: c.ink,
    borderRadius: radius.round,
  },
});
/** A part that the drawing does not have: optional, or only heard. */
export const unseenPart = style([
  part,
  {
    "::before": { content: "–", color: c.inkSoft, background: "none", border: `1px dashed ${c.inkSoft}` },
  },
]);

export const pair = style({
  display: "grid",
  gap: space.m,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const stackedPair = style({ display: "grid", gap: space.m, gridTemplateColumns: "minmax(0, 1fr)" });
const side = {
  display: "grid",
  gridTemplateRows: "1fr auto",
  minWidth: 0,
  margin: 0,
  background: c.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  overflow: "hidden",
} as const;
export const good = style({ ...side, borderBottom: `4px solid ${c.positive}` });
export const bad = style({ ...side, borderBottom: `4px dashed ${c.negative}` });
export const shown = style({
  display: "grid",
  alignContent: "center",
  minWidth: 0,
  minHeight: "7rem",
  padding: space.l,
  overflow: "auto",
  background: c.ground,
  "@media": { [below.tablet]: { padding: space.m } },
});
export const why = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: space.s,
  alignItems: "start",
  padding: `${space.s} ${space.m}`,
  fontSize: fontSize.s,
  borderTop: `1px solid ${c.line}`,
});
const sign = { fontWeight: 700, whiteSpace: "nowrap" } as const;
export const goodSign = style({ ...sign, color: c.positive });
export const badSign = style({ ...sign, color: c.negative });

export const quote = style({
  padding: `${space.xxs} ${space.m}`,
  borderInlineStart: `3px solid ${c.action}`,
  fontSize: fontSize.m,
});

export const keys = style({ display: "flex", flexWrap: "wrap", gap: space.xxs });

export const tokens = style({
  display: "grid",
  gap: `${space.xs} ${space.l}`,
  margin: 0,
  "@media": { [from.tablet]: { gridTemplateColumns: "9rem 1fr" } },
});
export const chips = style({ display: "flex", flexWrap: "wrap", gap: `${space.xxs} ${space.m}`, margin: 0 });
export const chip = style({ display: "inline-flex", alignItems: "center", gap: space.xxs });
export const swatch = style({
  flex: "none",
  width: "1rem",
  height: "1rem",
  border: `1px solid ${c.edge}`,
  borderRadius: radius.s,
  "@media": { [forced]: { forcedColorAdjust: "none" } },
});

export const looks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xs} ${space.l}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const api = style({ border: vars.stroke.card, borderRadius: radius.m, background: c.sheet });
export const apiTitle = style({
  padding: `${space.s} ${space.m}`,
  minHeight: "2.75rem",
  fontWeight: 640,
  cursor: "pointer",
});
export const apiTable = style({ overflowX: "auto", padding: `0 ${space.m} ${space.m}` });
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: fontSize.s, lineHeight: 1.45 });
globalStyle(`${table} :is(th, td)`, {
  textAlign: "start",
  verticalAlign: "top",
  padding: space.xs,
  borderTop: `1px solid ${c.line}`,
});
globalStyle(`${table} thead th`, { borderTop: 0, color: c.inkSoft, fontWeight: 600 });
globalStyle(`${table} th code`, { whiteSpace: "nowrap" });
