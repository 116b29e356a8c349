/** How DateParts is used. */
import { copy } from "#copy";
import { DateField, DateParts } from "#ds";
import { birthWords } from "../fixtures/fields";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un día lejano en tres listas: la fecha de nacimiento y la de expedición de /crear-cuenta.",
  instead: [{ when: "Si es un día de este año", use: "DateField" }],
  anatomy: [
    { part: "Nombre", what: "Encabeza las tres.", at: "legend" },
    { part: "Día, mes y año", what: "Tres listas nativas; el año más reciente va primero.", at: "select" },
  ],
  pairs: [
    {
      good: {
        show: (
          <DateParts
            label={copy.person.fields.birthDate}
            description={copy.person.birthDateHint}
            {...birthWords}
            autoComplete={undefined}
          />
        ),
        why: "Tres toques y ningún viaje de cuarenta años por un calendario.",
      },
      bad: {
        show: <DateField label={copy.person.fields.birthDate} calendar={copy.calendar} />,
        why: "Al calendario hay que darle vuelta mes por mes hasta 1962.",
      },
    },
  ],
  words: ["Los meses con su nombre; la ayuda dice por qué se pide."],
  sentences: [copy.person.birthDateHint, copy.person.issueDateHint],
  keys: "select",
  heard: "«Fecha de nacimiento, grupo. Día, lista desplegable».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
