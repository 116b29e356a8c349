/** How DateField is used. */
import { copy } from "#copy";
import { DateField, TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un día cercano: se escribe o se toca en un calendario. El de un sorteo, el de unos resultados.",
  instead: [
    { when: "Si es muy lejano, como el nacimiento", use: "DateParts" },
    { when: "Si se pasa de un día al de al lado", use: "DayStrip" },
  ],
  anatomy: [
    { part: "Nombre", what: "Qué día.", at: "label" },
    { part: "Fecha", what: "Día, mes y año, en cualquier navegador.", at: "input" },
    { part: "Calendario", what: "El del teléfono bajo el pulgar, el nuestro con ratón.", at: "button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <DateField
            label={copy.results.search.day}
            calendar={copy.calendar}
            defaultValue="2026-11-20"
            errorMessage={copy.results.search.future}
            max="2026-11-19"
          />
        ),
        why: "Conserva lo escrito y dice qué pasa.",
      },
      bad: {
        show: <TextField label="Fecha (AAAA/MM/DD)" defaultValue="2026/11/20" />,
        why: "El formato de la máquina, al revés de como se dice aquí.",
      },
    },
  ],
  words: ["Siempre DD-MM-AAAA, con guiones."],
  sentences: [copy.calendar.invalid, copy.calendar.future],
  keys: [
    { keys: ["Tab"], does: "Llega a la fecha y luego al calendario." },
    { keys: ["←", "→", "↑", "↓"], does: "Dentro del calendario, pasa de día." },
    { keys: ["Entrar"], does: "Toma el día y vuelve al campo." },
    { keys: ["Esc"], does: "Cierra el calendario." },
  ],
  heard: "«Fecha, edición, 20-11-2026»; en el calendario, el día completo.",
  changes: [
    { on: "2026-11-22", what: "Día, mes y año en todos los navegadores." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
