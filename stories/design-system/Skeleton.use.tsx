/** How Skeleton is used. */
import { copy } from "#copy";
import { Skeleton } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "El lugar de lo que está cargando, con su forma y su tamaño, para que la página no salte.",
  instead: [
    { when: "Si trabaja un botón", use: "Button" },
    { when: "Si es una tarea larga con medida", use: "Meter" },
    { when: "Si no hay nada", use: "EmptyState" },
  ],
  anatomy: [
    { part: "Formas", what: "Texto, renglón, tarjeta o billete: la de lo que viene.", at: "[role='status'] > div" },
    { part: "Nombre", what: "Solo para el oído: qué se carga.", at: "[role='status']" },
  ],
  pairs: [
    {
      good: {
        show: <Skeleton shape="row" count={3} label={copy.results.loading} />,
        why: "Tres renglones donde vienen tres renglones.",
      },
      bad: {
        show: <Skeleton shape="ticket" label={copy.results.loading} />,
        why: "Un billete donde viene una lista: la página salta al llegar.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["«Cargando» y qué: tres a cinco palabras, sin puntos suspensivos."],
  sentences: [copy.results.loading, copy.cart.loading],
  keys: "none",
  heard: "Una sola vez: «Cargando los resultados».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
