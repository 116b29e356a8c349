/** How Button is used. */
import { copy } from "#copy";
import { Button, Inline, Stack } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Hace algo en esta página: añade, paga, busca, guarda. Un solo botón principal por pantalla.",
  instead: [
    { when: "Si lleva a otra página, aunque parezca un botón", use: "ButtonLink" },
    { when: "Si el dibujo basta y no hay lugar para palabras", use: "IconButton" },
    { when: "Si va dentro de una frase", use: "TextLink" },
  ],
  anatomy: [
    { part: "Cuerpo", what: "48 px de alto, o 44 px en el tamaño «s»: cabe el pulgar.", at: "button" },
    {
      part: "Palabras",
      what: "Un verbo y su objeto; se parten en dos líneas antes que cortarse.",
      at: "button > span",
    },
    {
      part: "Icono",
      what: "Opcional, antes de las palabras y nunca en lugar de ellas; mientras trabaja gira ahí un anillo.",
    },
  ],
  pairs: [
    {
      good: {
        show: (
          <Stack gap="s">
            <Button isFullWidth>{copy.cart.pay}</Button>
            <Button tone="secondary" isFullWidth>
              Seguir jugando
            </Button>
          </Stack>
        ),
        why: "En /carrito el botón principal es «Pagar»; lo demás es secundario.",
      },
      bad: {
        show: (
          <Stack gap="s">
            <Button isFullWidth>{copy.cart.pay}</Button>
            <Button isFullWidth>Seguir jugando</Button>
          </Stack>
        ),
        why: "Dos amarillos compiten y nadie sabe cuál sigue.",
      },
    },
    {
      good: {
        show: (
          <Button isPending pendingLabel={copy.cart.paying}>
            {copy.cart.pay}
          </Button>
        ),
        why: "Mientras trabaja lo dice, conserva el foco y no paga dos veces.",
      },
      bad: {
        show: (
          <Inline>
            <Button isDisabled>{copy.cart.pay}</Button>
          </Inline>
        ),
        why: "Apagado no explica qué pasa y el teclado pierde su lugar.",
      },
    },
  ],
  words: [
    "Verbo primero, hasta tres palabras; lo que se hace, no «Aceptar».",
    "Con puntos suspensivos solo mientras trabaja: «Enviando…».",
    "Sin mayúsculas sostenidas ni signos de admiración.",
  ],
  sentences: [copy.play.summary.add, copy.cart.pay, copy.play.number.random],
  keys: "button",
  heard:
    "«Añadir al carrito, botón». Mientras trabaja, sus palabras nuevas y «ocupado»; si no se puede usar, «no disponible» y el motivo.",
  changes: [
    { on: "2026-11-22", what: "Puede llevar a lo que falta cuando no se puede usar; crece con la letra al 200 %." },
    { on: "2026-11-21", what: "Primera versión, con cinco tonos y dos tamaños." },
  ],
};
