/** How EmptyState is used. */
import { copy } from "#copy";
import { ButtonLink, EmptyState, cartDrawing } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Lo que hay donde todavía no hay nada, y está bien: un dibujo, una frase, un camino.",
  instead: [
    { when: "Si algo falló", use: "ErrorState" },
    { when: "Si está cargando", use: "Skeleton" },
    { when: "Si es una línea dentro de una tabla", use: "Table" },
  ],
  anatomy: [
    { part: "Dibujo", what: "Uno de los siete de la casa; decorativo.", at: "svg" },
    { part: "Título", what: "Qué no hay.", at: "h2" },
    { part: "Frase", what: "Por qué, o qué habrá aquí.", at: "div:has(> h2) + div" },
    { part: "Camino", what: "Un botón o enlace, el que más ayuda.", at: "a" },
  ],
  pairs: [
    {
      good: {
        show: (
          <EmptyState
            title={copy.cart.noBets}
            illustration={cartDrawing}
            action={<ButtonLink href="#l">{copy.cart.start}</ButtonLink>}
          />
        ),
        why: "Dice qué falta y abre el camino para llenarlo.",
      },
      bad: {
        show: <EmptyState title="No hay datos" illustration={cartDrawing} />,
        why: "Un callejón: ni qué falta ni adónde ir.",
      },
    },
  ],
  words: ["El título de la fuente, sin punto; una frase más si ayuda.", "Sin disculpas: no hay nada roto."],
  sentences: [copy.cart.noBets, copy.account.history.emptyMore],
  keys: "contents",
  heard: "El título como encabezado y la frase; el dibujo no se lee.",
  changes: [
    { on: "2026-11-22", what: "Siete dibujos, cada uno en su archivo." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
