/** How Select is used. */
import { copy } from "#copy";
import { Select } from "#ds";
import { documentTypes } from "../fixtures/fields";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Elegir una de una lista corta que no cabe a la vista, con la lista del propio teléfono: el tipo de documento.",
  instead: [
    { when: "Si son menos de cinco", use: "RadioGroup" },
    { when: "Si son tantas que hay que buscar", use: "Combobox" },
    { when: "Si la lista va con un número", use: "DocumentField" },
  ],
  anatomy: [
    { part: "Nombre", what: "Arriba, siempre a la vista.", at: "label" },
    { part: "Lista", what: "La nativa: en el teléfono gira bajo el pulgar.", at: "select" },
  ],
  pairs: [
    {
      good: {
        show: <Select label={copy.login.documentType} options={documentTypes} placeholder={copy.signUp.choose} />,
        why: "Vacía invita a escoger y no supone nada.",
      },
      bad: {
        show: <Select label={copy.login.documentType} options={[{ value: "", label: "----" }, ...documentTypes]} />,
        why: "Los guiones se leen como una opción más.",
      },
    },
  ],
  words: [
    "Nombre de una a tres palabras; opciones en el orden en que se usan.",
    "La opción vacía es un verbo: «Elige».",
  ],
  sentences: [copy.login.documentType, copy.winner.form.choose],
  keys: "select",
  heard: "«Tipo de documento, lista desplegable, Cédula de ciudadanía».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
