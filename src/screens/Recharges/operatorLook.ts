/** How a mobile operator looks: its accent and its mark. */
import type { LotteryAccent } from "#ds";

/** Accent of each operator, by its code on the wire; the marks are drawn with it too. */
export const operatorAccents: Record<string, LotteryAccent> = {
  CLARO: "granate",
  MOVISTAR: "azul",
  TIGO: "indigo",
  WOM: "violeta",
  VIRGIN: "magenta",
  EXITO: "ladrillo",
  ETB: "petroleo",
  KALLEY: "cobre",
  FLASH: "oliva",
};

/** What an operator is drawn with: three letters, an accent, and the address of its mark (RCG-05). An unknown one is neutral. */
export const operatorLook = (code: string, staticHost: string) => ({
  abbreviation: code.slice(0, 3),
  accent: operatorAccents[code] ?? "grafito",
  ...(/^[A-Z]{2,20}$/.test(code) && { src: `${staticHost}/assets/images/operadores/${code}.svg` }),
});
