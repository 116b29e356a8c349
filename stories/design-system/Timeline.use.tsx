/** How Timeline is used. */
import { copy } from "#copy";
import { Timeline } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Qué ha pasado y qué falta, en orden: los hechos de una compra o de un reclamo.",
  instead: [
    { when: "Si son pasos de un formulario", use: "StepProgress" },
    { when: "Si son datos sin orden", use: "FactList" },
  ],
  anatomy: [
    { part: "Lista", what: "Numerada: el orden es parte de lo que dice.", at: "ol" },
    { part: "Marca", what: "Hecho, en curso, pendiente o fallido, con dibujo distinto.", at: "li" },
    { part: "Detalle", what: "Cuándo y por dónde, en una línea.", at: "li > div > div" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Timeline
            label={copy.orderEvents.title}
            stateLabels={copy.orderEvents.states}
            steps={[
              { label: copy.orderEvents.kinds.CREATED, detail: "20-11-2026, 10:31 p. m.", state: "done" },
              { label: copy.orderEvents.kinds.WAITING, state: "current" },
            ]}
          />
        ),
        why: "Cada hecho con su hora; se ve dónde va.",
      },
      bad: {
        show: (
          <Timeline
            label="Compra"
            stateLabels={copy.orderEvents.states}
            steps={[{ label: "Todo en proceso", state: "current" }]}
          />
        ),
        why: "Un solo paso vago no es una historia.",
      },
    },
  ],
  words: ["Cada hecho en dos a cinco palabras, en pasado o como nombre."],
  sentences: [copy.orderEvents.kinds.CREATED, copy.orderEvents.kinds.REFUND_DONE],
  keys: "none",
  heard: "«Lista de 3 elementos. Compra creada, hecho»: el estado se oye después de cada uno.",
  changes: [
    { on: "2026-11-24", what: "Cuenta los hechos de una compra en su confirmación." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
