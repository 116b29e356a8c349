/** How Meter is used. */
import { Meter } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Cuánto se ha usado de un límite o cuánto va de una tarea: el tope semanal de Juego en calma, un reporte que se prepara.",
  instead: [
    { when: "Si son pasos con nombre", use: "StepProgress" },
    { when: "Si no se sabe cuánto falta", use: "Skeleton" },
    { when: "Si compara varias cosas", use: "FrequencyChart" },
  ],
  anatomy: [
    { part: "Nombre", what: "Qué se mide.", at: "[role='meter'] > div" },
    { part: "Barra", what: "Para los ojos; llena si se pasó del límite.", at: "[role='meter'] > svg" },
    { part: "Frase", what: "Lo mismo en palabras, con pesos.", at: "[role='meter'] > svg + div" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Meter label="Esta semana" value={12_000} max={48_000} text="Llevas $12.000 de $48.000. Te quedan $36.000." />
        ),
        why: "La frase dice lo que la barra dibuja, y lo que queda.",
      },
      bad: {
        show: <Meter label="Esta semana" value={12_000} max={48_000} text="25 %" />,
        why: "Un porcentaje obliga a hacer la cuenta del dinero.",
      },
    },
  ],
  words: ["«Llevas… de…» y lo que queda, en pesos y con puntos.", "Sin regaños: informa."],
  sentences: [],
  keys: "none",
  heard: "«Esta semana, medidor. Llevas $12.000 de $48.000».",
  changes: [{ on: "2026-11-24", what: "Primera versión." }],
};
