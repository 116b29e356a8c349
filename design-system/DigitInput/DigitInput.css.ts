/** Looks of the number wheels. */
import { style } from "@vanilla-extract/css";
import { hovered } from "../tokens/breakpoints";
import { radius, space, vars } from "../tokens/contract.css";
import { figures, hatched } from "../tokens/print.css";

const c = vars.color;

export const group = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const wheels = style({ display: "flex", gap: space.xs, maxWidth: "21.5rem" });
/* The figures before and after, at the wheel's rim. */
export const place = style({ position: "relative", display: "flex", flex: "1 1 0", minWidth: 0 });
export const neighbours = style([
  figures,
  {
    position: "absolute",
    inset: 2,
    overflow: "hidden",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    alignItems: "center",
    borderRadius: radius.m,
    fontSize: "clamp(1.5rem, 8vw, 2.125rem)",
    lineHeight: 0.3,
    color: c.ink,
    opacity: 0.2,
    pointerEvents: "none",
  },
]);
export const wheel = style([
  figures,
  {
    flex: "1 1 0",
    minWidth: 0,
    width: "100%",
    aspectRatio: "4 / 5",
    padding: 0,
    textAlign: "center",
    fontSize: "clamp(2rem, 11vw, 2.875rem)",
    lineHeight: 1,
    color: c.ink,
    caretColor: "transparent",
    border: `${vars.stroke.field} solid ${c.edge}`,
    borderRadius: radius.m,
    background: `linear-gradient(${c.wheelRim}, ${c.wheelFace} 26% 74%, ${c.wheelRim})`,
    "@media": hovered({ borderColor: c.ink }),
    selectors: {
      "&:focus": { outline: `3px solid ${c.focus}`, outlineOffset: 2 },
      "&::selection": { background: "transparent", color: c.ink },
      "&:disabled": { color: c.inkFaint, borderStyle: "dashed", cursor: "not-allowed", opacity: 1 },
      '&[data-taken="true"]': { ...hatched, color: c.inkSoft },
      '&[aria-invalid="true"]': { borderColor: c.negative, boxShadow: `inset 0 0 0 1px ${c.negative}` },
      "&::placeholder": { color: c.edge, opacity: 1 },
    },
  },
]);
