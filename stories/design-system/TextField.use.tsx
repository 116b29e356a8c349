/** How TextField is used. */
import { copy } from "#copy";
import { TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una línea de texto: nombres, correo, dirección.",
  instead: [
    { when: "Si es dinero", use: "MoneyField" },
    { when: "Si es un celular", use: "PhoneField" },
    { when: "Si es una fecha", use: "DateField" },
    { when: "Si son varias líneas", use: "TextArea" },
  ],
  anatomy: [
    { part: "Nombre", what: "Arriba y siempre a la vista; nunca dentro.", at: "label" },
    { part: "Caja", what: "48 px de alto; el teclado del teléfono según lo pedido.", at: "input" },
    { part: "Ayuda y error", what: "Debajo; el error dice qué falta y cómo arreglarlo." },
  ],
  pairs: [
    {
      good: {
        show: (
          <TextField
            label={copy.person.fields.email}
            description={copy.person.emailHint}
            errorMessage={copy.validation({ key: "email" })}
          />
        ),
        why: "El nombre sigue ahí y el error dice qué poner.",
      },
      bad: {
        show: (
          <TextField
            label="Correo"
            placeholder="Escribe aquí tu correo electrónico por favor"
            errorMessage="Inválido"
          />
        ),
        why: "El ejemplo se borra al escribir y «inválido» no ayuda.",
      },
    },
    {
      good: {
        show: <TextField label={copy.person.fields.address} description={copy.person.addressHint} />,
        why: "La ayuda dice la forma que se espera.",
      },
      bad: {
        show: (
          <TextField
            label={copy.person.fields.address}
            description="Campo obligatorio. Máximo 100 caracteres. No use tildes."
          />
        ),
        why: "Reglas de la máquina, no de la persona.",
      },
    },
  ],
  words: ["Nombre de una a tres palabras, sin dos puntos.", "La ayuda, una frase; el error, el de la fuente."],
  sentences: [copy.person.emailHint, copy.validation({ key: "email" })],
  keys: "text",
  heard: "«Correo electrónico, edición». Después, la ayuda y el error.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
