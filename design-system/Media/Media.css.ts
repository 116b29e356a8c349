/** Looks of a picture beside what is said. */
import { style } from "@vanilla-extract/css";
import { from } from "../tokens/breakpoints";
import { space } from "../tokens/contract.css";

export const media = style({
  display: "grid",
  gap: space.m,
  alignItems: "center",
  minWidth: 0,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 18rem) minmax(0, 1fr)", gap: space.xxl } },
});

export const words = style({ display: "grid", gap: space.m, justifyItems: "start", minWidth: 0, maxWidth: "40rem" });
