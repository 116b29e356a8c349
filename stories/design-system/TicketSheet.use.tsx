/** How TicketSheet is used. */
import { copy } from "#copy";
import { TextField, TicketSheet } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Un billete por llenar: la colilla dice qué se pide y la cara lleva el formulario. ¿Eres ganador?, crear cuenta.",
  instead: [
    { when: "Si no es un formulario", use: "Panel" },
    { when: "Si es un paso de la jugada", use: "GuideStep" },
  ],
  anatomy: [
    { part: "Colilla", what: "Qué se pide y por qué.", at: "h2" },
    { part: "Cara", what: "Los campos y el botón.", at: "input" },
  ],
  pairs: [
    {
      good: {
        show: (
          <TicketSheet title={copy.winner.form.title} description={copy.winner.lead} headingLevel={3}>
            <TextField label={copy.winner.form.series} description={copy.winner.form.seriesHint} />
          </TicketSheet>
        ),
        why: "El título es la instrucción.",
      },
      bad: {
        show: (
          <TicketSheet title="Formulario" headingLevel={3}>
            <TextField label="Campo 1" />
          </TicketSheet>
        ),
        why: "No dice qué se llena ni para qué.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Título en imperativo, hasta 35 letras; una frase debajo."],
  sentences: [copy.winner.form.title, copy.signUp.steps.titles[0]],
  keys: "contents",
  heard: "«Copia los datos de tu billete, región» y los campos en orden.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
