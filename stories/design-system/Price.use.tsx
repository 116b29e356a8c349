/** How Price is used. */
import { copy } from "#copy";
import { Price } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una suma de dinero en cifras impresas, con su nombre y su unidad.",
  instead: [
    { when: "Si está hecha de partes", use: "OrderSummary" },
    { when: "Si va dentro de una frase", use: "Text" },
  ],
  anatomy: [
    { part: "Nombre", what: "Arriba y pequeño.", at: "p > span" },
    { part: "Cifra", what: "Con «$» y puntos.", at: "p > span + span" },
    { part: "Unidad", what: "Detrás y pequeña: «millones».", at: "p > span + span > span" },
  ],
  pairs: [
    {
      good: {
        show: <Price label={copy.card.jackpot} amount="$16.000" unit={copy.card.millions} size="l" />,
        why: "Se dice como se habla: dieciséis mil millones.",
      },
      bad: { show: <Price label="Premio" amount="16000000000 COP" size="l" />, why: "Hay que contar los ceros." },
    },
  ],
  words: ["«$» pegado a la cifra, puntos de mil, sin decimales."],
  sentences: [copy.card.jackpot, copy.card.from(6000)],
  keys: "none",
  heard: "«Premio mayor, $16.000 millones».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
