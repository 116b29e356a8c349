/** How RadioGroup is used. */
import { copy } from "#copy";
import { RadioGroup, Select } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Elegir una entre pocas, todas a la vista: el género, la calificación de un servicio.",
  instead: [
    { when: "Si son más de seis", use: "Select" },
    { when: "Si cada opción necesita explicación y dibujo", use: "RadioCards" },
    { when: "Si se pueden marcar varias", use: "CheckboxGroup" },
  ],
  anatomy: [
    { part: "Nombre", what: "Encabeza el grupo.", at: "legend" },
    { part: "Opciones", what: "En fila si son cortas, en columna si no.", at: "input" },
  ],
  pairs: [
    {
      good: {
        show: (
          <RadioGroup
            label={copy.signUp.gender}
            layout="row"
            options={Object.values(copy.signUp.genders).map((label) => ({ value: label, label }))}
          />
        ),
        why: "Tres y cortas: se ven de una vez.",
      },
      bad: {
        show: (
          <Select
            label={copy.signUp.gender}
            options={Object.values(copy.signUp.genders).map((label) => ({ value: label, label }))}
          />
        ),
        why: "Esconde tres opciones detrás de un toque.",
      },
    },
  ],
  words: [
    "Opciones de una a tres palabras y del mismo género y número.",
    "Ninguna marcada si la respuesta es de la persona.",
  ],
  sentences: [copy.signUp.gender, copy.rating.service],
  keys: "radio",
  heard: "«Género, grupo. Masculino, botón de opción, 1 de 3, no marcado».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
