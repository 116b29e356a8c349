/** The values of the three themes. A document without a theme of its own wears the one that the system asks for, or `claro`. */
import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { prefers } from "./breakpoints";
import { vars } from "./contract.css";
import { accentShades, palettes } from "./palette";
import type { Palette, ThemeName } from "./palette";

/** The class to set on `<html>` for each theme. */
export const themes: Record<ThemeName, string> = {
  claro: "claro",
  oscuro: "oscuro",
  altoContraste: "alto-contraste",
};

const font = {
  display: '"Fraunces Variable", "Fraunces Georgia", "Fraunces Noto", "Fraunces Times", "Fraunces DejaVu", serif',
  text: '"Figtree Variable", "Figtree Arial", "Figtree DejaVu", sans-serif',
};

const paper = (color: Palette) => ({
  shadow: {
    card: `0 0 0 1px ${color.shadeNear}, 0 1px 0 ${color.shadeNear}, 0 10px 22px -10px ${color.shadeFar}`,
    float: `0 2px 4px ${color.shadeNear}, 0 20px 48px -12px ${color.shadeFar}`,
    lift: `0 8px 14px -6px ${color.shadeFar}`,
  },
});

const values = {
  claro: {
    color: palettes.claro,
    accent: accentShades.claro,
    ...paper(palettes.claro),
    stroke: { card: `1px solid ${palettes.claro.line}`, field: "1.5px", pattern: "0.26" },
    font,
  },
  oscuro: {
    color: palettes.oscuro,
    accent: accentShades.oscuro,
    ...paper(palettes.oscuro),
    stroke: { card: `1px solid ${palettes.oscuro.line}`, field: "1.5px", pattern: "0.3" },
    font,
  },
  altoContraste: {
    color: palettes.altoContraste,
    accent: accentShades.altoContraste,
    shadow: {
      card: `0 0 0 2px ${palettes.altoContraste.ink}`,
      float: `0 0 0 3px ${palettes.altoContraste.ink}`,
      lift: `0 0 0 2px ${palettes.altoContraste.ink}`,
    },
    stroke: { card: `2px solid ${palettes.altoContraste.ink}`, field: "2px", pattern: "0" },
    font,
  },
} satisfies Record<ThemeName, unknown>;

createGlobalTheme(":root, .claro", vars, values.claro);
createGlobalTheme(".oscuro", vars, values.oscuro);
createGlobalTheme(".alto-contraste", vars, values.altoContraste);

globalStyle(":root, .claro, .alto-contraste", { colorScheme: "light" });
globalStyle(".oscuro", { colorScheme: "dark" });

/* Who asks for more contrast gets it, by day and by night: that rule comes last. */
globalStyle(":root:not(.claro, .oscuro, .alto-contraste)", {
  "@media": {
    [prefers.dark]: { vars: assignVars(vars, values.oscuro), colorScheme: "dark" },
    [prefers.contrast]: { vars: assignVars(vars, values.altoContraste), colorScheme: "light" },
  },
});
