/** Looks of one line of the cart: a small ticket. */
import { createContainer, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../tokens/breakpoints";
import { accent } from "../tokens/accents.css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures, steadyFigures, tornEdge } from "../tokens/print.css";

const box = createContainer();
/* Letters so large that the stub stands above the face. */
const narrow = `${box} (max-width: 12.5rem)`;

export const line = recipe({
  base: { containerName: box, containerType: "inline-size", borderRadius: radius.m, boxShadow: vars.shadow.card },
  variants: { isPending: { true: { filter: "grayscale(1)", cursor: "progress" }, false: {} } },
});
export const paper = style({
  display: "grid",
  gridTemplateColumns: "3.25rem minmax(0, 1fr)",
  "@media": { [from.tablet]: { gridTemplateColumns: "4rem minmax(0, 1fr)" } },
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const stub = style([
  tornEdge.right,
  {
    display: "grid",
    placeItems: "center",
    paddingInlineEnd: space.xxs,
    background: accent.strong,
    borderRadius: `${radius.m} 0 0 ${radius.m}`,
    "@container": {
      [narrow]: {
        ...tornEdge.bottom,
        justifyItems: "start",
        padding: `${space.xs} ${space.s} ${space.s}`,
        borderRadius: `${radius.m} ${radius.m} 0 0`,
      },
    },
  },
]);
export const face = style([
  tornEdge.left,
  {
    display: "grid",
    gridTemplate: '"head remove" auto "meta meta" auto "amount amount" auto / minmax(0, 1fr) auto',
    alignItems: "center",
    gap: `0 ${space.s}`,
    padding: `${space.s} ${space.s} ${space.s} ${space.m}`,
    background: vars.color.sheet,
    borderRadius: `0 ${radius.m} ${radius.m} 0`,
    "@container": {
      [narrow]: {
        ...tornEdge.top,
        gridTemplate:
          '"head head" auto "meta meta" auto "amount amount" auto "remove remove" auto / minmax(0, 1fr) auto',
        paddingInlineStart: space.s,
        borderRadius: `0 0 ${radius.m} ${radius.m}`,
      },
    },
    "@media": {
      [from.tablet]: {
        gridTemplate: '"head amount remove" auto "meta amount remove" auto / minmax(0, 1fr) auto auto',
        padding: `${space.m} ${space.m} ${space.m} ${space.xl}`,
      },
    },
  },
]);
export const head = style({ gridArea: "head", minWidth: 0 });
export const title = style({ fontFamily: vars.font.text, fontSize: fontSize.m, fontWeight: 640, lineHeight: 1.25 });
export const pick = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.s}`,
  marginTop: 2,
});
export const number = style([figures, { fontSize: "1.5rem", letterSpacing: ".06em", lineHeight: 1.2 }]);
export const meta = style([steadyFigures, { fontSize: "0.9375rem", color: vars.color.inkSoft, lineHeight: 1.4 }]);
export const where = style([meta, { gridArea: "meta" }]);
export const amount = style([figures, { gridArea: "amount", fontSize: "1.375rem", marginTop: 2 }]);
export const remove = style({
  gridArea: "remove",
  alignSelf: "start",
  "@container": { [narrow]: { justifySelf: "end" } },
  "@media": { [from.tablet]: { alignSelf: "center" } },
});
export const extra = style({ gridColumn: "1 / -1", marginTop: space.xs });
