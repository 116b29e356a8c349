/** How CountdownBanner is used. */
import { copy } from "#copy";
import { CountdownBanner, CountdownDigits } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const left = (name: string, secondsLeft: number) => (
  <CountdownDigits
    size="boxes"
    on="accent"
    secondsLeft={secondsLeft}
    labels={copy.countdown.units}
    words={{ soon: copy.countdown.lastHour, last: copy.countdown.lastMinutes, closed: copy.countdown.closed }}
    accessibleLabel={name}
  />
);

export const use: ComponentUse = {
  purpose: "La franja bajo el encabezado que cuenta lo que falta para un evento de la tienda. Una a la vez.",
  instead: [
    { when: "Si es el cierre de un sorteo", use: "CountdownDigits" },
    { when: "Si es un mensaje", use: "Notice" },
  ],
  anatomy: [
    { part: "Qué se espera", what: "El nombre del evento.", at: "section p, section > *" },
    { part: "Cifras", what: "En cajas que no saltan.", at: "[role='timer']" },
    { part: "Acción", what: "Opcional: adónde ir.", at: "a" },
  ],
  pairs: [
    {
      good: {
        show: (
          <CountdownBanner
            label="Evento de ejemplo"
            description="Sorteo Extraordinario de Colombia"
            countdown={left("Tiempo para el extraordinario", 130062)}
            actionLabel="Quiero jugar"
            actionHref="#e"
          />
        ),
        why: "Un hecho con fecha y un camino.",
      },
      bad: {
        show: (
          <CountdownBanner
            label="Oferta de ejemplo"
            description="¡Corre, se acaba!"
            countdown={left("Tiempo de la oferta", 300)}
            actionLabel="¡YA!"
            actionHref="#e"
          />
        ),
        why: "Prisa sin decir de qué: la tienda no presiona.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["El evento por su nombre, hasta 45 letras; sin urgencia inventada."],
  sentences: [],
  keys: "link",
  heard: "«Evento, región. Sorteo Extraordinario de Colombia»; el tiempo, al cruzar un umbral.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
