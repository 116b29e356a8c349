/** Which of two shapes is shown. */
import { createContainer, style } from "@vanilla-extract/css";

const box = createContainer();
const beside = `${box} (min-width: 52rem)`;

export const room = style({ containerName: box, containerType: "inline-size", width: "100%", minWidth: 0 });
export const wide = style({
  display: "none",
  "@container": { [beside]: { display: "block" } },
  "@media": { print: { display: "block" } },
});
export const narrow = style({
  "@container": { [beside]: { display: "none" } },
  "@media": { print: { display: "none" } },
});
