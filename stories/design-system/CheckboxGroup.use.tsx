/** How CheckboxGroup is used. */
import { copy } from "#copy";
import { CheckboxGroup } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Elegir varias de una misma lista: las responsabilidades fiscales de /crear-cuenta.",
  instead: [
    { when: "Si es un solo sí o no", use: "Checkbox" },
    { when: "Si se escoge una sola", use: "RadioGroup" },
  ],
  anatomy: [
    { part: "Nombre", what: "Encabeza el grupo y se oye al entrar.", at: "legend" },
    { part: "Ayuda", what: "Una frase con lo que se espera.", at: "legend + div" },
    { part: "Casillas", what: "Cada una con su frase, que también marca.", at: "input" },
  ],
  pairs: [
    {
      good: {
        show: (
          <CheckboxGroup
            label={copy.person.fields.fiscalCodes}
            description={copy.person.fiscal.hint}
            options={[
              { value: "a", label: copy.person.fiscal.names["R-99-PN"] },
              { value: "b", label: copy.person.fiscal.names["O-13"] },
            ]}
          />
        ),
        why: "Dice cuántas y de dónde se copian.",
      },
      bad: {
        show: (
          <CheckboxGroup
            label="Opciones"
            options={[
              { value: "a", label: "R-99-PN" },
              { value: "b", label: "O-13" },
            ]}
          />
        ),
        why: "Códigos sin nombre: hay que tener el RUT de memoria.",
      },
    },
  ],
  words: ["El nombre dice qué se marca; la ayuda, cuántas.", "Opciones de hasta 40 letras; nunca «Seleccione»."],
  sentences: [copy.person.fiscal.hint],
  keys: "checkbox",
  heard: "«Responsabilidad fiscal, grupo»; luego cada casilla con su estado.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
