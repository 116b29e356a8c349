/** How CartLine is used. */
import { copy } from "#copy";
import { CartLine, Notice } from "#ds";
import meta from "./CartLine.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un renglón del carrito como billete pequeño: qué se juega, cuánto vale y cómo quitarlo.",
  instead: [
    { when: "Si está en una lista para comprar", use: "TicketRow" },
    { when: "Si ya se pagó", use: "PlayTicket" },
    { when: "Si es la suma", use: "OrderSummary" },
  ],
  anatomy: [
    { part: "Colilla", what: "La marca y el color de la lotería.", at: "article > *" },
    { part: "Jugada", what: "Número, serie y fracciones.", at: "p:has(> span + span)" },
    { part: "Valor", what: "En pesos, a la derecha.", at: "p + p" },
    { part: "Quitar", what: "Su nombre dice cuál.", at: "button" },
  ],
  pairs: [
    {
      good: {
        show: <CartLine {...meta.args} notice={<Notice tone="warning">{copy.cart.line.closed}</Notice>} />,
        why: "Lo que pasa con esta jugada se dice en ella.",
      },
      bad: {
        show: <CartLine {...meta.args} removeLabel="Eliminar" amount="12000" />,
        why: "Cuatro renglones con el mismo «Eliminar» y un valor sin formato.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Número y serie como en el billete; debajo, sorteo y cierre."],
  sentences: [copy.cart.line.pick("042", 2), copy.cart.line.closed],
  keys: "button",
  heard:
    "«Lotería de Medellín, encabezado. 1234, serie 042, 2 fracciones. Eliminar 1234 de Lotería de Medellín, botón».",
  changes: [
    { on: "2026-11-24", what: "Sirve también para una recarga." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
