/** The values of the three themes. `claro` is what the document wears when it says nothing. */
import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
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
  display: '"Fraunces Variable", "Fraunces Georgia", "Fraunces Noto", "Fraunces Times", serif',
  text: '"Figtree Variable", "Figtree Arial", sans-serif',
};

const paper = (color: Palette) => ({
  shadow: {
    card: `0 0 0 1px ${color.shadeNear}, 0 1px 0 ${color.shadeNear}, 0 10px 22px -10px ${color.shadeFar}`,
    float: `0 2px 4px ${color.shadeNear}, 0 20px 48px -12px ${color.shadeFar}`,
    lift: `0 8px 14px -6px ${color.shadeFar}`,
  },
});

createGlobalTheme(":root, .claro", vars, {
  color: palettes.claro,
  accent: accentShades.claro,
  ...paper(palettes.claro),
  stroke: { card: `1px solid ${palettes.claro.line}`, field: "1.5px", pattern: "0.26" },
  font,
});

createGlobalTheme(".oscuro", vars, {
  color: palettes.oscuro,
  accent: accentShades.oscuro,
  ...paper(palettes.oscuro),
  stroke: { card: `1px solid ${palettes.oscuro.line}`, field: "1.5px", pattern: "0.3" },
  font,
});

createGlobalTheme(".alto-contraste", vars, {
  color: palettes.altoContraste,
  accent: accentShades.altoContraste,
  shadow: {
    card: `0 0 0 2px ${palettes.altoContraste.ink}`,
    float: `0 0 0 3px ${palettes.altoContraste.ink}`,
    lift: `0 0 0 2px ${palettes.altoContraste.ink}`,
  },
  stroke: { card: `2px solid ${palettes.altoContraste.ink}`, field: "2px", pattern: "0" },
  font,
});

globalStyle(":root, .claro, .alto-contraste", { colorScheme: "light" });
globalStyle(".oscuro", { colorScheme: "dark" });
