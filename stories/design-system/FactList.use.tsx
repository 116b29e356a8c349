/** How FactList is used. */
import { copy } from "#copy";
import { FactList } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Lo que se sabe de algo, nombre y valor: la fecha, el banco y el comprador de una compra.",
  instead: [
    { when: "Si se comparan varios", use: "Table" },
    { when: "Si suman un total", use: "OrderSummary" },
    { when: "Si es una sola cifra grande", use: "Price" },
  ],
  anatomy: [
    { part: "Nombre", what: "Quieto, en una o dos palabras.", at: "dt" },
    { part: "Valor", what: "Lo que se busca; el largo ocupa dos lugares.", at: "dd" },
  ],
  pairs: [
    {
      good: {
        show: (
          <FactList
            facts={[
              { label: copy.confirmation.facts.bank, value: "Banco de Prueba" },
              { label: copy.confirmation.facts.email, value: "marta.restrepo@correo.ejemplo.co", isWide: true },
            ]}
          />
        ),
        why: "Un correo largo tiene su lugar y no se corta.",
      },
      bad: {
        show: (
          <FactList
            facts={[
              { label: "Datos del comprador", value: "Marta Restrepo, marta@correo.ejemplo.co, Banco de Prueba" },
            ]}
          />
        ),
        why: "Tres datos en uno: no se encuentra ninguno.",
      },
    },
  ],
  words: ["Nombre sin dos puntos; valor con su formato: pesos, fecha, documento."],
  sentences: [copy.confirmation.facts.buyer],
  keys: "none",
  heard: "«Banco, Banco de Prueba»: cada nombre con su valor.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
