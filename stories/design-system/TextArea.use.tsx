/** How TextArea is used. */
import { copy } from "#copy";
import { TextArea } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Varias líneas: el motivo de una PQRS, el comentario de una calificación.",
  instead: [
    { when: "Si cabe en una línea", use: "TextField" },
    { when: "Si hay pocas respuestas posibles", use: "RadioGroup" },
  ],
  anatomy: [
    { part: "Nombre", what: "Arriba.", at: "label" },
    { part: "Caja", what: "Cuatro líneas al empezar; crece a mano.", at: "textarea" },
    { part: "Cuántas faltan", what: "La ayuda lo cuenta en palabras." },
  ],
  pairs: [
    {
      good: {
        show: <TextArea label={copy.deletion.reason} description={copy.deletion.left(120)} />,
        why: "Dice cuánto queda antes de chocar.",
      },
      bad: {
        show: <TextArea label={copy.deletion.reason} description="0/500" maxLength={500} />,
        why: "Una fracción que nadie lee y un tope que corta callado.",
      },
    },
  ],
  words: ["La ayuda dice para qué sirve la respuesta."],
  sentences: [copy.rating.commentHint, copy.deletion.left(120)],
  keys: [
    { keys: ["Tab"], does: "Llega a la caja y sale de ella." },
    { keys: ["Entrar"], does: "Abre otra línea; no envía." },
  ],
  heard: "«Comentario, edición, varias líneas» y la ayuda.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
