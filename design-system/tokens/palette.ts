/** Every colour of the house, by role and by theme. The only file where colour literals stand. */

/** The colours that a theme must give, each named by what it is for. */
export type Palette = {
  /** The page behind everything: warm paper. */
  ground: string;
  /** What is printed on: cards, panels, fields. */
  sheet: string;
  /** A band sunk into the ground, a quiet well. */
  sunk: string;
  /** Hairlines and perforations; decorative only. */
  line: string;
  /** Edges that tell a control from its ground: at least 3:1. */
  edge: string;
  /** Headings, figures, text. */
  ink: string;
  /** Secondary text. */
  inkSoft: string;
  /** Text that is switched off or a placeholder; still readable. */
  inkFaint: string;
  /** The header's ground, and what stands on it. */
  bar: string;
  barDeep: string;
  barControl: string;
  onBar: string;
  onBarSoft: string;
  /** The one primary action of a screen. */
  action: string;
  actionPress: string;
  actionEdge: string;
  onAction: string;
  /** What the reader has chosen: chips, tabs, marks. */
  chosen: string;
  onChosen: string;
  onChosenSoft: string;
  /** Links in running text. */
  link: string;
  /** Money and success. */
  positive: string;
  positiveSoft: string;
  onPositive: string;
  /** Errors, and actions that destroy. */
  negative: string;
  negativeSoft: string;
  onNegative: string;
  /** What wants attention soon. */
  warning: string;
  warningSoft: string;
  warningLine: string;
  /** Plain news. */
  info: string;
  infoSoft: string;
  /** The ring around what has the keyboard's focus, on paper and on the header. */
  focus: string;
  focusOnBar: string;
  /** The number wheels: their rim and their lit face. */
  wheelRim: string;
  wheelFace: string;
  /** The hatching of a stub that somebody else took. */
  hatch: string;
  hatchGap: string;
  /** Text on a lottery's own accent, and its softer sister. */
  onAccent: string;
  onAccentSoft: string;
  /** The round field behind a lottery's mark. */
  markGround: string;
  markRing: string;
  /** The veil behind a dialog. */
  veil: string;
  /** Shadow colours, near and far. */
  shadeNear: string;
  shadeFar: string;
};

/** The two printed shades of a lottery, and its pale tint. */
export type AccentShades = {
  /** The stub's ground; white text stands on it. */
  strong: string;
  /** The tint behind favourite digits. */
  soft: string;
  /** The accent as text, on the sheet and on its own tint. */
  text: string;
};

/** The names of the accents a lottery may wear. */
export const lotteryAccents = [
  "esmeralda",
  "granate",
  "azul",
  "violeta",
  "cobre",
  "petroleo",
  "oliva",
  "ciruela",
  "cielo",
  "ladrillo",
  "grafito",
  "magenta",
  "indigo",
  "tabaco",
] as const;

/** One of the accents of {@link lotteryAccents}. */
export type LotteryAccent = (typeof lotteryAccents)[number];

/** The names of the themes, in the order in which they are offered. */
export const themeNames = ["claro", "oscuro", "altoContraste"] as const;

/** One of {@link themeNames}. */
export type ThemeName = (typeof themeNames)[number];

export const palettes: Record<ThemeName, Palette> = {
  claro: {
    ground: "#fbf6ea",
    sheet: "#fffdf8",
    sunk: "#f2e9d6",
    line: "#dfd2b8",
    edge: "#897f62",
    ink: "#15233f",
    inkSoft: "#44536f",
    inkFaint: "#5c677d",
    bar: "#15233f",
    barDeep: "#0e182c",
    barControl: "#26334e",
    onBar: "#ffffff",
    onBarSoft: "#c3ccde",
    action: "#ffb400",
    actionPress: "#eda500",
    actionEdge: "#c98700",
    onAction: "#15233f",
    chosen: "#15233f",
    onChosen: "#ffffff",
    onChosenSoft: "#cdd5e4",
    link: "#15233f",
    positive: "#0a6b4c",
    positiveSoft: "#e0f0e6",
    onPositive: "#ffffff",
    negative: "#ad2617",
    negativeSoft: "#fbe6e1",
    onNegative: "#ffffff",
    warning: "#8a4b00",
    warningSoft: "#fff0cf",
    warningLine: "#efd79b",
    info: "#2b4a7e",
    infoSoft: "#e6edf8",
    focus: "#1d5bd6",
    focusOnBar: "#ffd466",
    wheelRim: "#ece1c8",
    wheelFace: "#fffdf8",
    hatch: "#efe6d3",
    hatchGap: "#f8f2e4",
    onAccent: "#ffffff",
    onAccentSoft: "#ffffff",
    markGround: "#ffffff",
    markRing: "#ffffff4d",
    veil: "#0e182ca8",
    shadeNear: "#15233f14",
    shadeFar: "#15233f33",
  },
  oscuro: {
    ground: "#10182a",
    sheet: "#1a2439",
    sunk: "#0b1220",
    line: "#33405a",
    edge: "#8390ab",
    ink: "#f6efdf",
    inkSoft: "#c3cbdb",
    inkFaint: "#a3aec3",
    bar: "#0b1220",
    barDeep: "#060b15",
    barControl: "#1f2a42",
    onBar: "#f6efdf",
    onBarSoft: "#b9c3d6",
    action: "#ffbe2e",
    actionPress: "#f0ae17",
    actionEdge: "#b97d00",
    onAction: "#15233f",
    chosen: "#f6efdf",
    onChosen: "#15233f",
    onChosenSoft: "#44536f",
    link: "#ffd98a",
    positive: "#7fd9b2",
    positiveSoft: "#12362d",
    onPositive: "#06231a",
    negative: "#ffa698",
    negativeSoft: "#43201e",
    onNegative: "#3b0d07",
    warning: "#ffd07a",
    warningSoft: "#3a2b10",
    warningLine: "#6d5220",
    info: "#a9c5f5",
    infoSoft: "#1d2f50",
    focus: "#8fb8ff",
    focusOnBar: "#ffd466",
    wheelRim: "#0f1728",
    wheelFace: "#25314a",
    hatch: "#222d44",
    hatchGap: "#161f32",
    onAccent: "#ffffff",
    onAccentSoft: "#ffffff",
    markGround: "#fffdf8",
    markRing: "#ffffff3d",
    veil: "#04070ecc",
    shadeNear: "#00000066",
    shadeFar: "#00000099",
  },
  altoContraste: {
    ground: "#ffffff",
    sheet: "#ffffff",
    sunk: "#f0f0f0",
    line: "#000000",
    edge: "#000000",
    ink: "#000000",
    inkSoft: "#1c1c1c",
    inkFaint: "#333333",
    bar: "#000000",
    barDeep: "#000000",
    barControl: "#1f1f1f",
    onBar: "#ffffff",
    onBarSoft: "#f0f0f0",
    action: "#ffc533",
    actionPress: "#ffb400",
    actionEdge: "#000000",
    onAction: "#000000",
    chosen: "#000000",
    onChosen: "#ffffff",
    onChosenSoft: "#ffffff",
    link: "#00266b",
    positive: "#004d33",
    positiveSoft: "#eafff4",
    onPositive: "#ffffff",
    negative: "#8a0f00",
    negativeSoft: "#fff1ee",
    onNegative: "#ffffff",
    warning: "#5e3300",
    warningSoft: "#fff6de",
    warningLine: "#5e3300",
    info: "#00266b",
    infoSoft: "#eef4ff",
    focus: "#0037c7",
    focusOnBar: "#ffd54a",
    wheelRim: "#ffffff",
    wheelFace: "#ffffff",
    hatch: "#e4e4e4",
    hatchGap: "#ffffff",
    onAccent: "#ffffff",
    onAccentSoft: "#ffffff",
    markGround: "#ffffff",
    markRing: "#ffffff00",
    veil: "#000000cc",
    shadeNear: "#00000000",
    shadeFar: "#00000000",
  },
};

/** The accent of each lottery by theme: `strong` carries `onAccent`, `text` stands on `sheet` and on `soft`. */
const claro: Record<LotteryAccent, AccentShades> = {
  esmeralda: { strong: "#0a6b4c", soft: "#e3f1e8", text: "#0a6b4c" },
  granate: { strong: "#8c1c2b", soft: "#f8e4e4", text: "#8c1c2b" },
  azul: { strong: "#1c4f9c", soft: "#e2ebf8", text: "#1c4f9c" },
  violeta: { strong: "#5b2a86", soft: "#efe6f7", text: "#5b2a86" },
  cobre: { strong: "#a3460a", soft: "#fbe9da", text: "#98400a" },
  petroleo: { strong: "#0b5e6b", soft: "#dff0f2", text: "#0b5e6b" },
  oliva: { strong: "#56651a", soft: "#eff2dc", text: "#52601a" },
  ciruela: { strong: "#7a2256", soft: "#f7e3ef", text: "#7a2256" },
  cielo: { strong: "#126a99", soft: "#e0f0f8", text: "#10608b" },
  ladrillo: { strong: "#a8341f", soft: "#fbe6e0", text: "#a0311d" },
  grafito: { strong: "#414a56", soft: "#e8ebee", text: "#414a56" },
  magenta: { strong: "#a81e6b", soft: "#fbe3ef", text: "#a01c66" },
  indigo: { strong: "#33379b", soft: "#e7e8f8", text: "#33379b" },
  tabaco: { strong: "#6e4a22", soft: "#f3eadf", text: "#6e4a22" },
};

const oscuro: Record<LotteryAccent, AccentShades> = {
  esmeralda: { strong: "#0b6e50", soft: "#123a33", text: "#86dcb8" },
  granate: { strong: "#93283a", soft: "#3b1f2c", text: "#f5a9b2" },
  azul: { strong: "#24589f", soft: "#1b3154", text: "#a6c8f8" },
  violeta: { strong: "#67379a", soft: "#2f2550", text: "#d0b3f2" },
  cobre: { strong: "#9c4a14", soft: "#3d2a1f", text: "#f7b98a" },
  petroleo: { strong: "#126673", soft: "#12383f", text: "#8bd6e0" },
  oliva: { strong: "#5a6a20", soft: "#2b3320", text: "#cfdc8f" },
  ciruela: { strong: "#85305f", soft: "#381f38", text: "#efabd2" },
  cielo: { strong: "#176b98", soft: "#123a52", text: "#97d3f2" },
  ladrillo: { strong: "#a23c28", soft: "#3d241f", text: "#f8b3a2" },
  grafito: { strong: "#515b69", soft: "#2a3446", text: "#cbd3de" },
  magenta: { strong: "#a12a6c", soft: "#3d1f3a", text: "#f8abd2" },
  indigo: { strong: "#4448ac", soft: "#262b58", text: "#bfc2fa" },
  tabaco: { strong: "#775330", soft: "#352c24", text: "#e5c8a0" },
};

const altoContraste: Record<LotteryAccent, AccentShades> = {
  esmeralda: { strong: "#004d33", soft: "#ffffff", text: "#004d33" },
  granate: { strong: "#75001a", soft: "#ffffff", text: "#75001a" },
  azul: { strong: "#00317a", soft: "#ffffff", text: "#00317a" },
  violeta: { strong: "#430f73", soft: "#ffffff", text: "#430f73" },
  cobre: { strong: "#6e2c00", soft: "#ffffff", text: "#6e2c00" },
  petroleo: { strong: "#00444f", soft: "#ffffff", text: "#00444f" },
  oliva: { strong: "#394500", soft: "#ffffff", text: "#394500" },
  ciruela: { strong: "#5e083d", soft: "#ffffff", text: "#5e083d" },
  cielo: { strong: "#004569", soft: "#ffffff", text: "#004569" },
  ladrillo: { strong: "#7a1800", soft: "#ffffff", text: "#7a1800" },
  grafito: { strong: "#2b323b", soft: "#ffffff", text: "#2b323b" },
  magenta: { strong: "#78004a", soft: "#ffffff", text: "#78004a" },
  indigo: { strong: "#1b1e7a", soft: "#ffffff", text: "#1b1e7a" },
  tabaco: { strong: "#4c2e0c", soft: "#ffffff", text: "#4c2e0c" },
};

/** The shades of every accent in each theme. */
export const accentShades: Record<ThemeName, Record<LotteryAccent, AccentShades>> = { claro, oscuro, altoContraste };

/** Text upon its ground, by role: what the contrast check walks through. */
export const textPairs: readonly { text: keyof Palette; on: readonly (keyof Palette)[] }[] = [
  {
    text: "ink",
    on: ["ground", "sheet", "sunk", "warningSoft", "infoSoft", "positiveSoft", "negativeSoft", "wheelRim", "wheelFace"],
  },
  { text: "inkSoft", on: ["ground", "sheet", "sunk", "warningSoft", "infoSoft", "positiveSoft", "negativeSoft"] },
  { text: "inkFaint", on: ["ground", "sheet", "hatch", "hatchGap"] },
  { text: "onBar", on: ["bar", "barDeep", "barControl"] },
  { text: "onBarSoft", on: ["bar", "barDeep"] },
  { text: "action", on: ["bar"] },
  { text: "onAction", on: ["action", "actionPress"] },
  { text: "onChosen", on: ["chosen"] },
  { text: "onChosenSoft", on: ["chosen"] },
  { text: "link", on: ["ground", "sheet", "sunk"] },
  { text: "positive", on: ["ground", "sheet", "sunk", "positiveSoft"] },
  { text: "onPositive", on: ["positive"] },
  { text: "negative", on: ["ground", "sheet", "sunk", "negativeSoft"] },
  { text: "onNegative", on: ["negative"] },
  { text: "warning", on: ["ground", "sheet", "sunk", "warningSoft"] },
  { text: "info", on: ["sheet", "infoSoft"] },
];

/** What must be told from its ground without being text: 3:1. */
export const shapePairs: readonly { shape: keyof Palette; on: readonly (keyof Palette)[] }[] = [
  { shape: "edge", on: ["ground", "sheet", "sunk", "wheelRim", "positiveSoft"] },
  { shape: "positive", on: ["sunk"] },
  { shape: "focus", on: ["ground", "sheet", "sunk", "warningSoft"] },
  { shape: "focusOnBar", on: ["bar", "barDeep", "barControl"] },
];
