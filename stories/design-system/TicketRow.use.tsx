/** How TicketRow is used. */
import { copy } from "#copy";
import { TicketRow } from "#ds";
import meta from "./TicketRow.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Un billete de una lista, en un renglón: los sorteos de /loterias, las compras del historial. Todo el renglón es el enlace.",
  instead: [
    { when: "Si es uno destacado", use: "LotteryCard" },
    { when: "Si está en el carrito", use: "CartLine" },
    { when: "Si se comparan columnas", use: "Table" },
  ],
  anatomy: [
    { part: "Colilla", what: "La marca o la fecha.", at: "article > *, li > *" },
    { part: "Título", what: "La lotería.", at: "h3" },
    { part: "Cifra", what: "Por lo que se compara.", at: "p:has(> span + span)" },
    { part: "Corte", what: "Donde se arranca: «Jugar».", at: "a[href='#jugar']" },
  ],
  pairs: [
    {
      good: {
        show: (
          <TicketRow {...meta.args} isOver action={undefined} link={undefined}>
            {copy.countdown.closed}
          </TicketRow>
        ),
        why: "Lo cerrado se raya, lo dice y no ofrece jugar.",
      },
      bad: {
        show: <TicketRow {...meta.args} figure="2.333.000.000" unit="COP" />,
        why: "La cifra larga empuja lo demás y no se compara.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Cifra corta y unidad; los datos, hasta tres."],
  sentences: [copy.card.play, copy.card.ticketOf(12000)],
  keys: "link",
  heard: "«Jugar, Lotería de Risaralda, enlace»; luego cifra, datos y cierre.",
  changes: [
    { on: "2026-11-24", what: "Lo que se puede hacer con una compra va junto, aparte de su estado." },
    { on: "2026-11-22", what: "Primera versión." },
  ],
};
