/** How AlertModal is used. */
import { copy } from "#copy";
import { AlertModal } from "#ds";
import { Opens } from "../fixtures/Opens";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una sola cosa que hay que leer antes de seguir, con un solo botón.",
  instead: [
    { when: "Si se puede decir que no", use: "ConfirmModal" },
    { when: "Si puede quedarse en la página", use: "Notice" },
    { when: "Si hay algo que llenar", use: "Modal" },
  ],
  anatomy: [
    { part: "Título", what: "Dos a cuatro palabras.", at: "[role='alertdialog'] h2" },
    { part: "Mensaje", what: "Una o dos frases.", at: "[role='alertdialog'] > :nth-last-child(2)" },
    { part: "Botón", what: "Lo que sigue, no siempre «Aceptar».", at: "[role='alertdialog'] > :last-child button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Opens label="Jugar sin lotería">
            {(open) => (
              <AlertModal
                {...open}
                title={copy.play.unavailable.title}
                closeLabel={copy.shell.close}
                message={copy.play.unavailable.message}
                acceptLabel={copy.play.unavailable.action}
              />
            )}
          </Opens>
        ),
        why: "El botón lleva a resolverlo.",
      },
      bad: {
        show: (
          <Opens label="Guardar">
            {(open) => (
              <AlertModal
                {...open}
                title="Listo"
                closeLabel={copy.shell.close}
                message="Tus datos se guardaron."
                acceptLabel={copy.shell.accept}
              />
            )}
          </Opens>
        ),
        why: "Una buena noticia no detiene a nadie.",
      },
    },
  ],
  words: ["El mensaje de la fuente va letra por letra; el botón dice el paso siguiente."],
  sentences: [copy.play.unavailable.message, copy.cart.birthDateMissing],
  keys: "dialog",
  heard: "«Escoge una lotería, diálogo de alerta» y el mensaje completo.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
