/** Words of a draw wherever it is offered: card, row, strip. */
import { capitalize, dayMonth, figure, fractions, hour, longDateTime, millions, pesos } from "./format";

export const card = {
  jackpot: "Premio mayor",
  millions: "millones",
  jackpotAmount: millions,
  draw: (drawNumber: number) => `Sorteo ${drawNumber}`,
  drawDate: (instant: number) => capitalize(longDateTime(instant)),
  fractionValue: "Fracción",
  favorite: "Tu número favorito",
  /** The least that one plays with: a fraction. */
  from: (amount: number) => `Desde ${pesos(amount)}`,
  playNow: "Jugar ahora",
  play: "Jugar",
  plan: "Plan de premios",
  of: (action: string, lottery: string) => `${action}, ${lottery}`,
  closes: (instant: number) => `${hour(instant)} del ${dayMonth(instant)}`,
  amount: pesos,
  count: figure,
  /** On a row, where there is no room for a table of facts. */
  perTicket: fractions,
  ticketOf: (amount: number) => `Billete ${pesos(amount)}`,
} as const;
