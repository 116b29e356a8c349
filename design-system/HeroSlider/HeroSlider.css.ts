/** Looks of the hero slider: slides upon each other on the bar's ground, and the bar of controls below their words. */
import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../tokens/breakpoints";
import { radius, space, touch, vars } from "../tokens/contract.css";
import { figures } from "../tokens/print.css";

const c = vars.color;

/** The change of slides that HOME-01 asks for. */
const FADE = "500ms";

export const slider = style({ background: c.bar, color: c.onBar, "@media": { print: { display: "none" } } });

globalStyle(`${slider} :focus-visible`, { outlineColor: c.focusOnBar });

/* The controls come before the slides for the keyboard, below them for the eye. */
export const column = style({ position: "relative", display: "flex", flexDirection: "column-reverse" });

/* The highest slide sets the height of all, so that nothing below moves when they change. */
export const slides = style({ display: "grid", minWidth: 0, touchAction: "pan-y pinch-zoom" });

export const slide = style({
  gridArea: "1 / 1",
  display: "grid",
  gap: space.s,
  alignContent: "start",
  minWidth: 0,
  paddingTop: space.m,
  opacity: 0,
  visibility: "hidden",
  transition: `opacity ${FADE}, visibility 0s ${FADE}`,
  selectors: {
    '&[data-current="true"]': { opacity: 1, visibility: "inherit", transition: `opacity ${FADE}` },
  },
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "5fr 6fr",
      alignItems: "center",
      alignContent: "center",
      columnGap: `clamp(${space.l}, 3.2vw, 2.5rem)`,
      paddingBlock: `${space.xl} ${space.l}`,
    },
  },
});

export const words = style({
  display: "grid",
  gap: space.s,
  justifyItems: "start",
  minWidth: 0,
  overflowWrap: "anywhere",
  /* The room of the controls, which stand in this column. */
  "@media": { [from.tablet]: { paddingBottom: touch } },
});

export const figure = style([
  figures,
  {
    fontSize: "min(clamp(2.75rem, 1.6rem + 4.2vw, 4.5rem), 16vw)",
    lineHeight: 1,
    letterSpacing: "-.02em",
    color: c.action,
  },
]);

export const unit = style({ fontSize: "42%", letterSpacing: 0, marginInlineStart: ".25em" });

export const text = style({ color: c.onBarSoft });

export const picture = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "8 / 5",
  /* Above the words on a phone, where they are read first all the same. */
  order: -1,
  "@media": { [from.tablet]: { order: 0 } },
});

export const mark = style({ width: "38%", maxWidth: "12rem" });

export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "contain",
  borderRadius: radius.s,
});

/* Its room is kept before it works; on a wide screen it stands in the column of the words. */
export const bar = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xxs,
  minHeight: touch,
  paddingBlock: space.xxs,
  "@media": {
    [from.tablet]: {
      width: "calc(5 / 11 * 100%)",
      marginTop: `calc(-1 * (${touch} + ${space.l}))`,
      marginBottom: space.xs,
    },
  },
});
