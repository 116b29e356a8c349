/** Looks of the bar that leads through the steps: one line at the thumb, taller when there is something to pay; a card on a desktop. */
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { page } from "../Page/Page.css";
import { below, forced, from } from "../tokens/breakpoints";
import { fontSize, layer, radius, space, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: layer.sticky,
  marginInline: `calc(-1 * ${space.m})`,
  paddingBottom: "env(safe-area-inset-bottom)",
  background: c.sheet,
  boxShadow: `0 -1px 0 ${c.line}, 0 -10px 24px -14px ${c.shadeFar}`,
  "@media": {
    [from.desktop]: {
      position: "static",
      overflow: "hidden",
      marginInline: 0,
      border: vars.stroke.card,
      borderRadius: radius.m,
      boxShadow: vars.shadow.card,
    },
    [forced]: { borderTop: "1px solid CanvasText" },
  },
});

/* The bar ends the page: below it nothing would come but the footer. Written here, so that other pages do without the bar. */
globalStyle(`${page.classNames.variants.isPadded.true}:has(${bar})`, {
  "@media": { [below.desktop]: { paddingBottom: 0 } },
});

export const segments = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr", gap: 3, height: 4 });
export const segment = recipe({
  base: { "@media": { [forced]: { forcedColorAdjust: "none" } } },
  variants: {
    state: { done: { background: c.positive }, current: { background: c.action }, missing: { background: c.hatch } },
  },
});

export const notices = style({ selectors: { "&:not(:empty)": { padding: `${space.xs} ${space.m} 0` } } });

export const row = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.xxs} ${space.s}`,
    minHeight: "3rem",
    paddingInline: space.m,
    "@media": {
      [from.desktop]: { flexDirection: "column", alignItems: "stretch", gap: space.m, padding: space.l },
    },
  },
  variants: {
    face: { line: { paddingBlock: 2 }, pay: { paddingBlock: 10 }, done: { paddingBlock: 10 } },
  },
});

export const title = style({
  fontSize: fontSize.h3,
  fontFamily: vars.font.display,
  fontWeight: 640,
  lineHeight: 1.12,
  "@media": { [below.desktop]: { display: "none" } },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.s} ${space.xs}`,
  paddingBottom: space.m,
  borderBottom: `1.5px dashed ${c.line}`,
  "@media": { [below.desktop]: { display: "none" } },
});
export const factLabel = style({ fontSize: fontSize.xs, lineHeight: 1.25, color: c.inkSoft });
export const factValue = style([figures, { fontSize: "1.625rem", lineHeight: 1.15 }]);

export const said = style({
  flex: "1 1 8rem",
  minWidth: 0,
  lineHeight: 1.25,
  "@media": { [from.desktop]: { flex: "none" } },
});
export const doneSaid = style([said, { display: "flex", alignItems: "center", gap: 10 }]);
export const done = style({ flex: "none", color: c.positive });
export const message = style([steadyFigures, { fontSize: "1rem", fontWeight: 620 }]);
export const detail = style([steadyFigures, { fontSize: fontSize.xs, color: c.inkSoft }]);
export const amountLabel = style({
  fontSize: fontSize.xs,
  color: c.inkSoft,
  "@media": { [from.desktop]: { display: "block" }, [below.desktop]: { display: "none" } },
});
export const amount = style([figures, { fontSize: "1.6875rem", lineHeight: 1.1 }]);

/** What a phone's one line has no room for. */
export const onlyRoomy = style({ "@media": { [below.desktop]: { display: "none" } } });
/** What only a phone's one line has. */
export const advance = style({ display: "flex", "@media": { [from.desktop]: { display: "none" } } });
export const action = style({ display: "grid", gap: space.xs });

/* While somebody writes, the keyboard has the room: one line, and nothing to press by mistake. */
const writing = `html:has(main input:not([type="radio"], [type="checkbox"]):focus) ${bar}`;
globalStyle(`${writing} ${action}[data-face="pay"]`, { "@media": { [below.desktop]: { display: "none" } } });
globalStyle(`${writing} ${said}[data-face="pay"]`, {
  "@media": {
    [below.desktop]: { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space.s },
  },
});
