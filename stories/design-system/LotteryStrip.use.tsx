/** How LotteryStrip is used. */
import { copy } from "#copy";
import { LotteryStrip } from "#ds";
import meta from "./LotteryStrip.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "La cabeza del billete que se está llenando en /jugar: cuál lotería, cuánto falta, cuánto vale y cuánto paga.",
  instead: [
    { when: "Si es una entre varias", use: "LotteryCard" },
    { when: "Si ya se jugó", use: "ResultSheet" },
  ],
  anatomy: [
    { part: "Nombre", what: "Encabeza la pantalla.", at: "h1" },
    { part: "Cierre", what: "El tiempo que falta.", at: "[role='timer']" },
    { part: "Datos", what: "Premio mayor y fracción.", at: "p:has(> span + span)" },
    { part: "Plan", what: "Abre el plan sin salir.", at: "a" },
  ],
  pairs: [
    {
      good: {
        show: <LotteryStrip {...meta.args} headingLevel={3} />,
        why: "Lo que decide antes de elegir, en una mirada.",
      },
      bad: {
        show: (
          <LotteryStrip
            {...meta.args}
            headingLevel={3}
            facts={[
              { label: "NIT", value: "890.980.058-1" },
              { label: "Resolución", value: "0412" },
            ]}
          />
        ),
        why: "Datos ciertos que no ayudan a jugar.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Dos datos: «Premio mayor» y «Fracción»."],
  sentences: [copy.card.fractionValue, copy.countdown.closingIn],
  keys: "link",
  heard: "«Lotería de Medellín, encabezado de nivel 1», sorteo, cierre y datos.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
