/** How ConnectionStrip is used. */
import { copy } from "#copy";
import { Button, ConnectionStrip } from "#ds";
import { Opens } from "../fixtures/Opens";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La franja sobre la página que dice que no hay red y que se sigue intentando. La página se conserva.",
  instead: [
    { when: "Si solo falló una parte", use: "ErrorState" },
    { when: "Si es una noticia pasajera", use: "ToastRegion" },
  ],
  anatomy: [
    { part: "Frase", what: "Qué espera y qué hará sola." },
    { part: "Salida", what: "Un botón para dejar de esperar." },
  ],
  pairs: [
    {
      good: {
        show: (
          <Opens label="Quedar sin red">
            {({ isOpen, onOpenChange }) => (
              <ConnectionStrip
                message={isOpen ? copy.shell.offline.waiting : undefined}
                action={
                  <Button size="s" tone="secondary" onPress={() => onOpenChange(false)}>
                    {copy.shell.offline.stay}
                  </Button>
                }
              />
            )}
          </Opens>
        ),
        why: "Dice qué pasa, qué hará la tienda y deja salir.",
      },
      bad: {
        show: (
          <Opens label="Quedar sin red">
            {({ isOpen, onOpenChange }) => (
              <ConnectionStrip
                message={isOpen ? "Error de red" : undefined}
                action={
                  <Button size="s" tone="secondary" onPress={() => onOpenChange(false)}>
                    OK
                  </Button>
                }
              />
            )}
          </Opens>
        ),
        why: "Alarma sin decir si lo escrito se pierde.",
      },
    },
  ],
  words: ["Una o dos frases cortas; la segunda dice qué pasa solo."],
  sentences: [copy.shell.offline.waiting],
  keys: "contents",
  heard: "La frase, al aparecer y sin mover el foco.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
