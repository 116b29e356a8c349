/** How PlayTicket is used. */
import { copy } from "#copy";
import { PlayTicket, Text } from "#ds";
import meta from "./PlayTicket.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Tu jugada como billete impreso: el que te llevas. En la confirmación y en el comprobante.",
  instead: [
    { when: "Si está en el carrito", use: "CartLine" },
    { when: "Si está en una lista", use: "TicketRow" },
  ],
  anatomy: [
    { part: "Lotería", what: "Encabeza el billete.", at: "h2" },
    { part: "Número y serie", what: "Grandes, como en el papel.", at: "dl" },
    { part: "Fracciones", what: "Cuántas de cuántas.", at: "dl ~ p" },
    { part: "Estado", what: "Pálido y rayado mientras no se paga." },
  ],
  pairs: [
    {
      good: {
        show: (
          <PlayTicket {...meta.args} headingLevel={3} state="held">
            <Text>{copy.confirmation.ticket.heldText}</Text>
          </PlayTicket>
        ),
        why: "Sin pagar se ve pálido, y lo dice.",
      },
      bad: {
        show: (
          <PlayTicket {...meta.args} headingLevel={3}>
            <Text>Pendiente de pago.</Text>
          </PlayTicket>
        ),
        why: "Impreso parece pagado: se guarda como si jugara.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["«Juega hoy a las 11:00 p. m.»: cuándo, bajo la perforación."],
  sentences: [copy.confirmation.ticket.fractions(2, 3), copy.confirmation.ticket.heldText],
  keys: "none",
  heard: "«Lotería de Medellín. Número 0 4 8 2, serie 0 4 2, 2 de 3 fracciones, $12.000».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
