/** Colours of what leaves the shop on paper or by mail: those of the light theme, which neither can ask for. */
export const INK = "#15233f";
export const INK_SOFT = "#44536f";
export const PAPER = "#fbf6ea";
export const SHEET = "#fffdf8";
export const LINE = "#dfd2b8";
export const EMERALD = "#0a6b4c";
export const GOLD = "#ffb400";
