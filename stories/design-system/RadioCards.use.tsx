/** How RadioCards is used. */
import { copy } from "#copy";
import { RadioCards } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Elegir una entre pocas que necesitan una tarjeta con su logo: el medio de pago, el operador, una lotería entre varias.",
  instead: [
    { when: "Si basta una palabra", use: "RadioGroup" },
    { when: "Si cada una tiene precio", use: "TicketChoice" },
    { when: "Si son muchas, como todas las loterías", use: "Combobox" },
  ],
  anatomy: [
    { part: "Nombre", what: "Encabeza el grupo; puede ser solo para el oído.", at: "legend" },
    { part: "Tarjeta", what: "Toda se toca; la elegida lleva borde y punto.", at: "label" },
    { part: "Descripción", what: "Qué incluye, en una línea.", at: "label span > span + span" },
  ],
  pairs: [
    {
      good: {
        show: (
          <RadioCards
            label={copy.cart.methods}
            options={[
              {
                value: "p",
                label: copy.cart.method.PLACETOPAY.label,
                description: copy.cart.method.PLACETOPAY.description,
              },
              {
                value: "v",
                label: copy.cart.method.PAYVALIDA.label,
                description: copy.cart.method.PAYVALIDA.description,
              },
            ]}
          />
        ),
        why: "La descripción decide: con qué se paga en cada una.",
      },
      bad: {
        show: (
          <RadioCards
            label={copy.cart.methods}
            options={[
              { value: "p", label: "Opción 1" },
              { value: "v", label: "Opción 2" },
            ]}
          />
        ),
        why: "Hay que elegir sin saber entre qué.",
      },
    },
  ],
  words: ["Nombre propio arriba, lo que acepta debajo; sin punto.", "Ninguna elegida de antemano cuando se paga."],
  sentences: [copy.cart.method.PLACETOPAY.description, copy.cart.methodMissing],
  keys: "radio",
  heard: "«Medio de pago, grupo. PlaceToPay, PSE, tarjetas débito y crédito, botón de opción».",
  changes: [
    { on: "2026-11-24", what: "Baldosas para muchas opciones cortas." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
