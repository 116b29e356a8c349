/** Looks of content with an aside. */
import { style } from "@vanilla-extract/css";
import { below, from } from "../tokens/breakpoints";
import { layer, space } from "../tokens/contract.css";

export const split = style({
  display: "flex",
  flexDirection: "column",
  gap: space.l,
  "@media": {
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 340px",
      alignItems: "start",
      gap: space.xl,
    },
  },
});

export const main = style({ minWidth: 0 });

/* On a phone the aside is no box of its own, so that a bar inside it can stick to the screen's edge while the page scrolls. */
export const aside = style({
  "@media": {
    [below.desktop]: { display: "contents" },
    [from.desktop]: { position: "sticky", top: space.l, minWidth: 0, zIndex: layer.sticky },
  },
});
