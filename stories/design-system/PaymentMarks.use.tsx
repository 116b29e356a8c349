/** How PaymentMarks is used. */
import { copy } from "#copy";
import { PaymentMarks } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Los medios de pago por su nombre, en el pie.",
  instead: [
    { when: "Si se escoge uno", use: "RadioCards" },
    { when: "Si es la marca de un aliado", use: "PartnerMark" },
  ],
  anatomy: [{ part: "Nombres", what: "En un marco cada uno.", at: "li" }],
  pairs: [
    {
      good: {
        show: <PaymentMarks label="Medios de ejemplo" names={copy.shell.footer.payments.names} />,
        why: "Nombres que la gente usa.",
      },
      bad: {
        show: <PaymentMarks label="Medios internos" names={["PLACETOPAY_V2", "GW-02"]} />,
        why: "El nombre de la pasarela no le dice nada a quien paga.",
      },
    },
  ],
  words: ["Una palabra por medio."],
  sentences: [copy.shell.footer.payments.names[2]],
  keys: "none",
  heard: "«Medios de pago, lista de 3 elementos».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
