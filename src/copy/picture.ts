/** Words of the pictures with which a preview of a link shows a draw or a result, and of what they show. */
import { seller } from "#domain/seller";
import { card } from "./card";
import { capitalize, fullDay, millions } from "./format";
import { results } from "./results";

export const picture = {
  jackpot: card.jackpot.toUpperCase(),
  number: results.number.toUpperCase(),
  day: (day: string) => capitalize(fullDay(day)),
  play: `Juega en ${seller.name}`,
  check: `Revisa tu billete en ${seller.name}`,
  /** What the shop's own picture shows. */
  ofShop: `${seller.name}, la tienda de loterías de Colombia`,
  ofDraw: (lottery: string, drawNumber: number, jackpotPesos: number) =>
    `${lottery}, sorteo ${drawNumber}: premio mayor de ${millions(jackpotPesos)} millones`,
  ofResult: (lottery: string, day: string, number: string, series: string) =>
    `${lottery}, ${fullDay(day)}: número ganador ${number}${series && `, serie ${series}`}`,
} as const;
