/** How Notice is used. */
import { copy } from "#copy";
import { Notice, Stack, TextLink } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un mensaje que se queda en la página: qué pasó y qué hacer. Junto a lo que lo causó.",
  instead: [
    { when: "Si pasa y se va", use: "ToastRegion" },
    { when: "Si no cargó nada", use: "ErrorState" },
    { when: "Si el error es de un campo", use: "TextField" },
    { when: "Si tiene que leerse antes de seguir", use: "AlertModal" },
  ],
  anatomy: [
    { part: "Icono", what: "Por el tono: información, listo, atención, error.", at: "svg" },
    { part: "Título", what: "Solo cuando hay más de una frase.", at: "svg + div > p" },
    { part: "Frase", what: "Qué pasó y qué hacer.", at: "svg + div" },
    { part: "Acción", what: "Un enlace o un botón discreto." },
  ],
  pairs: [
    {
      good: {
        show: <Notice tone="error">{copy.cart.methodsFailed}</Notice>,
        why: "Dice qué falló, con las palabras de la fuente.",
      },
      bad: { show: <Notice tone="error">Error 500</Notice>, why: "Un código no le sirve a quien paga." },
    },
    {
      good: {
        show: (
          <Notice
            tone="warning"
            title={copy.cart.pending.title}
            action={<TextLink href="#h">{copy.cart.pending.link}</TextLink>}
          >
            {copy.cart.pending.message}
          </Notice>
        ),
        why: "Trae el camino para resolverlo.",
      },
      bad: {
        show: (
          <Stack gap="xs">
            <Notice tone="warning">Tienes un pago pendiente</Notice>
            <Notice tone="warning">Llama si tienes dudas</Notice>
            <Notice tone="info">Mira tu historial</Notice>
          </Stack>
        ),
        why: "Tres avisos para una sola cosa: no se lee ninguno.",
      },
    },
  ],
  words: [
    "Dos frases de hasta 90 letras; el título, sin punto.",
    "Sin culpas ni «¡Uy!», salvo donde lo dice la fuente.",
  ],
  sentences: [copy.cart.pending.title, copy.cart.notices.changedElsewhere],
  keys: "contents",
  heard:
    "Si aparece después, el error interrumpe y lo demás espera su turno; si estaba desde el comienzo, se lee en su lugar.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
