/** Looks of the lottery ticket: a stub in the lottery's colour, torn along its perforation from the sheet. */
import { createContainer, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { forced } from "../tokens/breakpoints";
import { accent } from "../tokens/accents.css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { rosetteCorner, steadyFigures, stubAbove, stubWords, tornEdge } from "../tokens/print.css";

const box = createContainer();
const roomy = `${box} (min-width: 640px)`;

export const ticket = style({
  containerName: box,
  containerType: "inline-size",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  height: "100%",
  "@media": { [forced]: { border: "1px solid CanvasText" } },
});

export const sheet = recipe({
  base: { display: "grid", gridTemplateRows: "auto 1fr", height: "100%" },
  variants: {
    size: {
      large: {
        "@container": {
          [roomy]: { gridTemplateRows: "auto", gridTemplateColumns: "minmax(15rem, 30%) minmax(0, 1fr)" },
        },
      },
      medium: {},
    },
  },
});

/** The sizes of a ticket. */
export type LotteryCardSize = NonNullable<NonNullable<RecipeVariants<typeof sheet>>["size"]>;

export const stub = recipe({
  base: stubAbove,
  variants: {
    size: {
      large: {
        paddingInline: space.l,
        "@container": {
          [roomy]: {
            ...tornEdge.right,
            flexDirection: "column",
            flexWrap: "nowrap",
            alignItems: "flex-start",
            justifyContent: "space-between",
            gap: space.l,
            padding: space.l,
            borderRadius: `${radius.m} 0 0 ${radius.m}`,
          },
        },
      },
      medium: { paddingInline: space.l },
    },
  },
});

export const title = recipe({
  base: { color: "inherit", lineHeight: 1.12 },
  variants: {
    size: {
      large: { fontSize: "min(1.5rem, 10vw)" },
      medium: { fontSize: fontSize.h3 },
    },
  },
});

export const words = style({ ...stubWords, "@container": { [roomy]: { flex: "0 1 auto" } } });

const dot = ".8em";

/* The dot before the first part of a line lies outside of the clip: it parts only what stands side by side. */
export const draw = style([
  steadyFigures,
  {
    fontSize: "0.9375rem",
    lineHeight: 1.35,
    color: vars.color.onAccentSoft,
    marginTop: 2,
    marginInlineStart: `-${dot}`,
    clipPath: `inset(0 0 0 ${dot})`,
  },
]);

export const drawPart = style({
  position: "relative",
  display: "inline-block",
  paddingInlineStart: dot,
  "::before": { content: '"\\00b7"', position: "absolute", insetInlineStart: 0, width: dot, textAlign: "center" },
});

export const face = recipe({
  base: [
    tornEdge.top,
    {
      position: "relative",
      overflow: "hidden",
      display: "flex",
      flexDirection: "column",
      padding: `${space.l} ${space.m} ${space.m}`,
      borderRadius: `0 0 ${radius.m} ${radius.m}`,
      background: vars.color.sheet,
      "::after": { ...rosetteCorner, zIndex: -1, color: accent.text },
    },
  ],
  variants: {
    size: {
      large: {
        padding: space.l,
        "@container": {
          [roomy]: {
            ...tornEdge.left,
            padding: `1.75rem ${space.xxl}`,
            borderRadius: `0 ${radius.m} ${radius.m} 0`,
            "::after": { width: "19rem", height: "19rem", right: "-5.5rem", bottom: "-7rem" },
          },
        },
      },
      medium: { padding: space.l },
    },
  },
});

export const price = style([steadyFigures, { fontWeight: 620, lineHeight: 1.3, marginTop: space.xxs }]);

export const closing = style([
  steadyFigures,
  { color: vars.color.inkSoft, fontSize: "1rem", lineHeight: 1.4, minHeight: "1.4em", marginTop: space.xs },
]);

/* Beside the one action where there is room, above it where there is not. */
export const closingAside = style([closing, { flex: "99 1 14rem", marginTop: 0 }]);

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  marginTop: "auto",
  paddingTop: space.m,
});

export const growing = style({ flex: "1 1 auto", display: "grid", "@container": { [roomy]: { flex: "none" } } });

export const stamp = style({
  display: "inline-block",
  padding: `${space.xxs} ${space.s}`,
  border: "2px solid currentColor",
  borderRadius: radius.s,
  color: vars.color.negative,
  fontWeight: 720,
  letterSpacing: ".04em",
  transform: "rotate(-2deg)",
});
