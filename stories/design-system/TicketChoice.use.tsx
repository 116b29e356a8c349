/** How TicketChoice is used. */
import { copy } from "#copy";
import { TicketChoice } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Elegir una entre varias cosas con precio, cada una un billete angosto: los paquetes de un operador.",
  instead: [
    { when: "Si no tienen precio", use: "RadioCards" },
    { when: "Si es un sorteo", use: "TicketRow" },
  ],
  anatomy: [
    { part: "Talón", what: "La cifra que compara: días, gigas.", at: "label" },
    { part: "Cara", what: "Qué trae.", at: "label > span + span" },
    { part: "Precio", what: "En el corte, en pesos.", at: "label > span:nth-child(3)" },
  ],
  pairs: [
    {
      good: {
        show: (
          <TicketChoice
            label="Paquetes"
            accent="granate"
            options={[
              {
                value: "7",
                stub: { figure: "7", text: "días" },
                title: "Todo incluido",
                detail: "2 GB",
                price: "$10.000",
              },
              {
                value: "15",
                stub: { figure: "15", text: "días" },
                title: "Todo incluido",
                detail: "5 GB",
                price: "$20.000",
              },
            ]}
          />
        ),
        why: "La misma medida en cada talón: se comparan solos.",
      },
      bad: {
        show: (
          <TicketChoice
            label="Paquetes"
            accent="granate"
            options={[
              { value: "7", stub: { text: "A" }, title: "Paquete prepago 7 días 2 GB todo incluido", price: "$10.000" },
              {
                value: "15",
                stub: { text: "B" },
                title: "Paquete prepago 15 días 5 GB todo incluido",
                price: "$20.000",
              },
            ]}
          />
        ),
        why: "El talón no dice nada y hay que leer frases para comparar.",
      },
    },
  ],
  words: ["Cifra y unidad en el talón; título de hasta tres palabras."],
  sentences: [copy.validation({ key: "package" })],
  keys: "radio",
  heard: "«7 días, Todo incluido, 2 GB, $10.000, botón de opción».",
  changes: [{ on: "2026-11-24", what: "Primera versión." }],
};
