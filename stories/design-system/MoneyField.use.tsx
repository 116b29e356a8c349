/** How MoneyField is used. */
import { copy } from "#copy";
import { MoneyField, TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una suma de pesos, con sus puntos mientras se escribe: el valor de una recarga, un tope de Juego en calma.",
  instead: [
    { when: "Si es un número que no es dinero", use: "TextField" },
    { when: "Si hay valores fijos", use: "NumberChoices" },
  ],
  anatomy: [
    { part: "Nombre", what: "Qué se paga.", at: "label" },
    { part: "Signo", what: "El «$» está dibujado, no se escribe.", at: "span:has(+ input)" },
    { part: "Cifra", what: "Con puntos; solo entran dígitos.", at: "input" },
  ],
  pairs: [
    {
      good: {
        show: <MoneyField label="Valor de la recarga" defaultValue={20000} description="Entre $1.000 y $100.000" />,
        why: "Los puntos se ponen solos y los límites están a la vista.",
      },
      bad: {
        show: <TextField label="Valor" defaultValue="20000" placeholder="No use puntos ni comas" />,
        why: "La persona cuenta ceros; un error cuesta dinero.",
      },
    },
  ],
  words: ["Los límites van en la ayuda, en pesos; los céntimos no existen."],
  sentences: [copy.validation({ key: "minPesos", limit: 1000 }), copy.validation({ key: "maxPesos", limit: 100000 })],
  keys: "text",
  heard: "«Valor, edición, 20.000» y los límites.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
