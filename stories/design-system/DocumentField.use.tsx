/** How DocumentField is used. */
import { copy } from "#copy";
import { DocumentField, Select, Stack, TextField } from "#ds";
import { documentTypes } from "../fixtures/fields";
import type { ComponentUse } from "./ComponentUse";

const words = {
  label: copy.signUp.document.label,
  typeLabel: copy.signUp.document.type,
  numberLabel: copy.signUp.document.number,
  types: documentTypes,
};

export const use: ComponentUse = {
  purpose: "Tipo y número de documento, que son una sola respuesta.",
  instead: [
    { when: "Si falta solo el tipo", use: "Select" },
    { when: "Si es otro número", use: "TextField" },
  ],
  anatomy: [
    { part: "Nombre", what: "De los dos.", at: "legend" },
    { part: "Tipo", what: "Lista nativa.", at: "select" },
    { part: "Número", what: "El teclado de cifras cuando el tipo no lleva letras.", at: "input" },
  ],
  pairs: [
    {
      good: {
        show: <DocumentField {...words} numberErrorMessage={copy.validation({ key: "documentDigits" })} />,
        why: "El error cae en la mitad que está mal.",
      },
      bad: {
        show: (
          <Stack>
            <Select label="Tipo de documento" options={documentTypes} />
            <TextField label="Número" errorMessage="Error en el documento" />
          </Stack>
        ),
        why: "Separados, no se sabe cuál de los dos está mal.",
      },
    },
  ],
  words: ["Captions cortos: «Tipo», «Número»."],
  sentences: [copy.validation({ key: "documentLeadingZero" }), copy.validation({ key: "documentDigits" })],
  keys: "select",
  heard: "«Documento, grupo. Tipo, lista desplegable»; luego «Número, edición».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
