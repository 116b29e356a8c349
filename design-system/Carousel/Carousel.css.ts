/** Looks of a carousel: a row that scrolls and snaps by itself, and the bar that moves it. */
import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space, touch } from "../tokens/contract.css";

/* The widths that the requirements name for what stands side by side. */
const phone = "screen and (max-width: 479.98px)";
const tablet = "screen and (min-width: 480px) and (max-width: 1023.98px)";
const desktop = "screen and (min-width: 1024px)";

const gutter = space.xs;
/* Room for the shadow of a card inside what clips. */
const shade = space.s;

export const carousel = style({ display: "flex", flexDirection: "column", minWidth: 0 });

export const viewport = style({
  position: "relative",
  minWidth: 0,
  marginBlock: `calc(-1 * ${shade})`,
  selectors: {
    '&[data-effect="slide"]': { marginInline: `calc(-1 * ${gutter})` },
    '&[data-effect="fade"]': { marginBlock: 0 },
    '&[data-effect="fade"][data-state="ready"]': { overflow: "hidden", touchAction: "pan-y", borderRadius: radius.m },
  },
});

export const row = style({
  display: "flex",
  paddingBlock: shade,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  selectors: {
    '[data-effect="fade"] > &': { paddingBlock: 0 },
    '[data-effect="fade"][data-state="ready"] > &': { overflow: "visible" },
    /* Nothing else would tell that there is more, or move it by mouse. */
    '[data-state="failed"] > &': { scrollbarWidth: "thin" },
    "&:focus-visible": { outlineOffset: -3, borderRadius: radius.m },
  },
  "@media": { "(scripting: none)": { scrollbarWidth: "thin" }, print: { flexWrap: "wrap", overflow: "visible" } },
});

export const slide = style({
  flex: "none",
  minWidth: 0,
  width: "100%",
  scrollSnapAlign: "start",
  selectors: {
    '[data-effect="slide"] > * > &': { paddingInline: gutter },
    '[data-effect="fade"][data-state="ready"] > * > &': { transitionProperty: "opacity" },
  },
});

/* A slide is as high as its row; so is what stands in it. */
export const content = style({ height: "100%", display: "grid", minWidth: 0 });

const share = (count: number) => ({ width: `calc(100% / ${count})` });

/* One alone has the whole width without a rule. */
export const onPhone = { 1: "", ...styleVariants({ 2: 2 }, (count) => ({ "@media": { [phone]: share(count) } })) };
export const onTablet = {
  1: "",
  ...styleVariants({ 2: 2, 3: 3 }, (count) => ({ "@media": { [tablet]: share(count) } })),
};
export const onDesktop = {
  1: "",
  ...styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => ({ "@media": { [desktop]: share(count) } })),
};

/* Before the slides for the keyboard, below them for the eye; its room is kept before it works. */
export const bar = style({
  order: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xxs,
  minHeight: touch,
  marginTop: space.xs,
  "@media": { print: { display: "none" }, "(scripting: none)": { display: "none" } },
});

const unneeded = { display: "none" };

/* Where all slides are in view there is nothing to move. */
export const fits = styleVariants({
  phone: { "@media": { [phone]: unneeded } },
  tablet: { "@media": { [tablet]: unneeded } },
  desktop: { "@media": { [desktop]: unneeded } },
});
