/** How StatusHeading is used. */
import { copy } from "#copy";
import { StatusHeading } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Encabeza una página que cuenta cómo terminó algo: un pago aprobado, pendiente o rechazado.",
  instead: [
    { when: "Si es un título sin estado", use: "Heading" },
    { when: "Si es un estado en una lista", use: "Badge" },
    { when: "Si el mensaje es secundario", use: "Notice" },
  ],
  anatomy: [
    { part: "Icono", what: "Por el tono; el color nunca va solo.", at: "svg" },
    { part: "Estado", what: "Dos palabras.", at: "p:has(svg)" },
    { part: "Título", what: "Lo que significa para ti.", at: "h1" },
    { part: "Frase", what: "Qué hacer, o que no hay que hacer nada.", at: "h1 ~ div" },
  ],
  pairs: [
    {
      good: {
        show: (
          <StatusHeading
            headingLevel={3}
            tone="pending"
            status={copy.confirmation.states.PENDING.badge}
            title={copy.confirmation.states.PENDING.title}
          >
            {copy.confirmation.states.PENDING.text}
          </StatusHeading>
        ),
        why: "Dice el estado y, sobre todo, que no se pague otra vez.",
      },
      bad: {
        show: (
          <StatusHeading headingLevel={3} tone="pending" status="Pendiente" title="Transacción en estado PENDING" />
        ),
        why: "Jerga de la pasarela; la persona paga dos veces.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Estado en dos palabras; título de hasta 40 letras; frase con lo que se cobró y lo que no."],
  sentences: [copy.confirmation.states.APPROVED.title, copy.confirmation.states.REJECTED.text],
  keys: "none",
  heard: "Estado, título y frase en ese orden; si cambian mientras se espera, se dicen otra vez.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
