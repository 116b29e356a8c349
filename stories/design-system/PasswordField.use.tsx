/** How PasswordField is used. */
import { copy } from "#copy";
import { PasswordField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una contraseña, con un ojo para verla.",
  instead: [
    { when: "Si además se aconseja su fuerza", use: "StrengthMeter" },
    { when: "Si es otro dato", use: "TextField" },
  ],
  anatomy: [
    { part: "Nombre", what: "Cuál contraseña.", at: "label" },
    { part: "Caja", what: "Acepta pegar y los administradores de claves.", at: "input" },
    { part: "Ojo", what: "La muestra; su nombre cambia con lo que hará.", at: "button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <PasswordField
            label={copy.person.password.label}
            description={copy.person.password.hint}
            showLabel={copy.person.password.reveal}
            hideLabel={copy.person.password.hide}
          />
        ),
        why: "Las reglas están antes de escribir.",
      },
      bad: {
        show: (
          <PasswordField
            label={copy.person.password.label}
            errorMessage="La contraseña no cumple las políticas"
            showLabel={copy.person.password.reveal}
            hideLabel={copy.person.password.hide}
          />
        ),
        why: "Las reglas llegan después, y ni se dicen.",
      },
    },
  ],
  words: ["«Mostrar» y «Ocultar»: lo que hará el ojo."],
  sentences: [copy.person.password.hint, copy.validation({ key: "password" })],
  keys: "text",
  heard: "«Contraseña, edición segura»; el ojo, «Mostrar contraseña, botón».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
