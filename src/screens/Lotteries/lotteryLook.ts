/** How a lottery looks: its accent and its logo. */
import type { LotteryAccent } from "#ds";

/** Accent of each lottery, by the abbreviation that the wire carries; the marks are drawn with it too. */
export const lotteryAccents: Record<string, LotteryAccent> = {
  CUND: "violeta",
  TOLI: "ladrillo",
  CRUZ: "petroleo",
  HUIL: "oliva",
  META: "tabaco",
  MANI: "ciruela",
  VALL: "cobre",
  BOGO: "granate",
  QUIN: "indigo",
  MEDE: "esmeralda",
  RISA: "magenta",
  SANT: "grafito",
  BOYA: "azul",
  CAUC: "cielo",
  EXTR: "granate",
  NAVI: "esmeralda",
  UNIF: "grafito",
};

/** A lottery's accent; a lottery we do not know is neutral. */
export const accentOf = (abbreviation: string): LotteryAccent => lotteryAccents[abbreviation] ?? "grafito";

/** Address of a lottery's logo on the static host (CARD-06); undefined without an abbreviation. */
export const logoOf = (abbreviation: string, staticHost: string): string | undefined =>
  /^[A-Z]{2,10}$/.test(abbreviation) ? `${staticHost}/assets/images/loterias/${abbreviation}.png` : undefined;
