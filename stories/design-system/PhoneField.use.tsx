/** How PhoneField is used. */
import { copy } from "#copy";
import { PhoneField, TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un celular de Colombia, en grupos de 3, 3 y 4 mientras se escribe.",
  instead: [
    { when: "Si es otro dato", use: "TextField" },
    { when: "Si es el documento", use: "DocumentField" },
  ],
  anatomy: [
    { part: "Nombre", what: "«Celular».", at: "label" },
    { part: "Número", what: "Diez dígitos; lo pegado con +57 pierde el +57.", at: "input" },
  ],
  pairs: [
    {
      good: {
        show: <PhoneField label={copy.person.fields.mobile} defaultValue="3001234567" />,
        why: "En grupos se revisa de un vistazo.",
      },
      bad: {
        show: <TextField label={copy.person.fields.mobile} defaultValue="3001234567" />,
        why: "Diez cifras seguidas: el error pasa sin verse.",
      },
    },
  ],
  words: ["El nombre basta; no hay que explicar los espacios."],
  sentences: [copy.validation({ key: "phone" })],
  keys: "text",
  heard: "«Celular, edición, 300 123 4567».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
