/** Colours of what leaves the shop on paper, by mail or as a picture: those of the light theme, which none of them can ask for. */
export const INK = "#15233f";
export const INK_SOFT = "#44536f";
export const ON_INK_SOFT = "#c3ccde";
export const PAPER = "#fbf6ea";
export const SHEET = "#fffdf8";
export const LINE = "#dfd2b8";
export const EDGE = "#897f62";
export const WHEEL_RIM = "#ece1c8";
export const EMERALD = "#0a6b4c";
export const GOLD = "#ffb400";
