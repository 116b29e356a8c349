/** How CountdownDigits is used. */
import { copy } from "#copy";
import { CountdownDigits } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const words = {
  labels: copy.countdown.units,
  words: { soon: copy.countdown.lastHour, last: copy.countdown.lastMinutes, closed: copy.countdown.closed },
};

export const use: ComponentUse = {
  purpose:
    "El tiempo que falta para el cierre, en cifras impresas que no saltan. Ámbar en la última hora, rojo en los últimos diez minutos, y siempre con palabras.",
  instead: [
    { when: "Si falta más de un día, la fecha en palabras", use: "Text" },
    { when: "Si es un evento de la tienda", use: "CountdownBanner" },
  ],
  anatomy: [
    { part: "Cifras", what: "De ancho fijo.", at: "[role='timer']" },
    { part: "Palabras", what: "Aparecen al cruzar un umbral." },
  ],
  pairs: [
    {
      good: {
        show: (
          <CountdownDigits
            {...words}
            secondsLeft={540}
            accessibleLabel={copy.countdown.timerOf("Lotería de Medellín")}
          />
        ),
        why: "El rojo viene con «Últimos 10 minutos».",
      },
      bad: {
        show: <CountdownDigits {...words} secondsLeft={540} accessibleLabel="Tiempo" isWordsVisible={false} />,
        why: "Solo el color: quien no lo distingue no se entera.",
      },
    },
  ],
  words: ["Unidades cortas; «Última hora», «Últimos 10 minutos»."],
  sentences: [copy.countdown.lastHour, copy.countdown.closed],
  keys: "none",
  heard: "Su nombre y las palabras del umbral, una vez; no cada segundo.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
