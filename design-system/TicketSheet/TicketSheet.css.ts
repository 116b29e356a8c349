/** Looks of a ticket to be filled in: a stub that says what it is, torn from the sheet with the fields. */
import { createContainer, style } from "@vanilla-extract/css";
import { forced } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { stubAbove, stubWords, tornEdge } from "../tokens/print.css";

const box = createContainer();
const roomy = `${box} (min-width: 760px)`;

export const ticket = style({
  containerName: box,
  containerType: "inline-size",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  "@media": { [forced]: { border: "1px solid CanvasText" } },
});

export const sheet = style({
  display: "grid",
  "@container": { [roomy]: { gridTemplateColumns: "minmax(15rem, 30%) minmax(0, 1fr)" } },
});

export const stub = style([
  stubAbove,
  {
    paddingInline: space.l,
    "@container": {
      [roomy]: {
        ...tornEdge.right,
        alignItems: "flex-start",
        padding: space.l,
        borderRadius: `${radius.m} 0 0 ${radius.m}`,
      },
    },
  },
]);

export const words = style(stubWords);

export const title = style({ color: "inherit", fontSize: fontSize.h3, lineHeight: 1.2 });

export const description = style({ color: vars.color.onAccentSoft, marginTop: space.xxs });

export const face = style([
  tornEdge.top,
  {
    minWidth: 0,
    padding: `${space.l} ${space.m} ${space.m}`,
    borderRadius: `0 0 ${radius.m} ${radius.m}`,
    background: vars.color.sheet,
    "@container": {
      [roomy]: { ...tornEdge.left, padding: space.xl, borderRadius: `0 ${radius.m} ${radius.m} 0` },
    },
  },
]);
