/** How PartnerMark is used. */
import { copy } from "#copy";
import { PartnerMark } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La marca de un aliado, en el color del texto que la rodea.",
  instead: [
    { when: "Si es la tienda", use: "Logo" },
    { when: "Si es un operador de celular", use: "OperatorMark" },
  ],
  anatomy: [{ part: "Dibujo y nombre", what: "Neutros: no copiamos logos ajenos.", at: "span" }],
  pairs: [
    {
      good: {
        show: <PartnerMark name={copy.shell.partners.second} sign="ticket" />,
        why: "El nombre del aliado, en nuestra letra.",
      },
      bad: { show: <PartnerMark name="¡Gana con Gana!" sign="ticket" />, why: "Una marca no es un anuncio." },
    },
  ],
  words: ["El nombre propio y nada más."],
  sentences: [copy.shell.partners.first],
  keys: "none",
  heard: "El nombre.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
