/** How Tooltip is used. */
import { copy } from "#copy";
import { Button, Tooltip } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Explica un control en una frase, también cuando no se puede usar: por qué un premio no se reclama aquí.",
  instead: [
    { when: "Si la explicación hace falta siempre", use: "Text" },
    { when: "Si es de un campo", use: "TextField" },
    { when: "Si es más de una frase", use: "Modal" },
  ],
  anatomy: [
    { part: "Control", what: "Lo que se explica; conserva el foco aunque no se pueda usar.", at: "[aria-describedby]" },
    { part: "Frase", what: "Aparece al pasar, al enfocar o al tocar." },
  ],
  pairs: [
    {
      good: {
        show: (
          <Tooltip text="Este premio se cobra en un punto de venta">
            {(id) => (
              <Button isUnavailable ariaDescribedby={id}>
                Reclamar
              </Button>
            )}
          </Tooltip>
        ),
        why: "Dice por qué no se puede, y el teclado llega.",
      },
      bad: { show: <Button isDisabled>Reclamar</Button>, why: "Apagado y mudo: no se sabe qué falta." },
    },
  ],
  words: ["Una frase de hasta 60 letras, sin punto.", "Nunca lo único que hay que leer para pagar."],
  sentences: [copy.play.fractions.taken],
  keys: [
    { keys: ["Tab"], does: "Llega al control y muestra la frase." },
    { keys: ["Esc"], does: "La oculta sin mover el foco." },
  ],
  heard:
    "El nombre del control y, enseguida, la frase: «Reclamar, botón, no disponible. Este premio se cobra en un punto de venta».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
