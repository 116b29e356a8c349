/** How ConnectionStrip is used. */
import { copy } from "#copy";
import { Button, ConnectionStrip } from "#ds";
import { OwnWindow } from "../fixtures/OwnWindow";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La franja sobre la página que dice que no hay red y que se sigue intentando. La página se conserva.",
  instead: [
    { when: "Si solo falló una parte", use: "ErrorState" },
    { when: "Si es una noticia pasajera", use: "ToastRegion" },
  ],
  anatomy: [
    { part: "Frase", what: "Qué espera y qué hará sola.", at: "[role='status'] p" },
    { part: "Salida", what: "Un botón para dejar de esperar.", at: "[role='status'] button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <OwnWindow height={160}>
            <ConnectionStrip
              message={copy.shell.offline.waiting}
              action={
                <Button size="s" tone="secondary">
                  {copy.shell.offline.stay}
                </Button>
              }
            />
          </OwnWindow>
        ),
        why: "Dice qué pasa, qué hará la tienda y deja salir.",
      },
      bad: {
        show: (
          <OwnWindow height={160}>
            <ConnectionStrip
              message="Error de red"
              action={
                <Button size="s" tone="secondary">
                  OK
                </Button>
              }
            />
          </OwnWindow>
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
