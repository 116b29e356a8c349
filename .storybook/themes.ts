/** The toolbar's choice of theme, as the manager and the preview both know it. */
import type { ThemeName } from "../design-system/tokens/palette";

/** What a theme is called. */
export const themeTitles: Readonly<Record<ThemeName, string>> = {
  claro: "Claro",
  oscuro: "Oscuro",
  altoContraste: "Alto contraste",
};

/** The choice that shows a story in every theme at once. */
export const SIDE_BY_SIDE = "todos";
