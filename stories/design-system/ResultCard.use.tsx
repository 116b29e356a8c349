/** How ResultCard is used. */
import { copy } from "#copy";
import { ResultCard, TextLink } from "#ds";
import meta from "./ResultCard.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un resultado en pequeño: lotería, día, número y serie. Varias juntas en el inicio.",
  instead: [
    { when: "Si es el resultado completo", use: "ResultSheet" },
    { when: "Si aún se juega", use: "LotteryCard" },
  ],
  anatomy: [
    { part: "Lotería", what: "Su marca y su nombre.", at: "h3" },
    { part: "Día y sorteo", what: "Debajo, quieto.", at: "div:has(> h3) + p" },
    { part: "Número y serie", what: "En balotas.", at: "p:has([role='img'])" },
  ],
  pairs: [
    {
      good: {
        show: (
          <ResultCard {...meta.args}>
            <TextLink href="#s">{copy.results.all}</TextLink>
          </ResultCard>
        ),
        why: "El resultado y un solo camino.",
      },
      bad: {
        show: <ResultCard {...meta.args} meta="2817" series="117" />,
        why: "Sin día y sin decir que 117 es la serie.",
      },
    },
  ],
  words: ["«jueves 19 · Sorteo 2817»; «Serie 117»."],
  sentences: [copy.home.winningNumber],
  keys: "none",
  heard: "«Lotería de Bogotá. Número ganador: 0 4 8 2. Serie 117».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
