/** How ConfirmModal is used. */
import { copy } from "#copy";
import { ConfirmModal } from "#ds";
import { Opens } from "../fixtures/Opens";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Pregunta antes de algo que no se deshace: eliminar una jugada, cerrar las demás sesiones, eliminar la cuenta.",
  instead: [
    { when: "Si solo hay que leer", use: "AlertModal" },
    { when: "Si se puede deshacer, se hace sin preguntar y se avisa", use: "ToastRegion" },
    { when: "Si hay que llenar algo", use: "Modal" },
  ],
  anatomy: [
    { part: "Título", what: "Nombra lo que va a pasar.", at: "[role='alertdialog'] h2" },
    { part: "Pregunta", what: "Una o dos frases: qué se pierde.", at: "[role='alertdialog'] > :nth-last-child(2)" },
    {
      part: "Sí",
      what: "Repite el verbo; rojo solo si no se deshace.",
      at: "[role='alertdialog'] > :last-child button",
    },
    {
      part: "No",
      what: "Deja todo como está, y lo dice.",
      at: "[role='alertdialog'] > :last-child > div + div button",
    },
    { part: "Error", what: "Si no se pudo, se dice aquí mismo y se puede repetir.", at: "[role='alert']" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Opens label="Eliminar la jugada">
            {(open) => (
              <ConfirmModal
                {...open}
                title={copy.cart.confirm.title}
                closeLabel={copy.shell.close}
                message={copy.cart.confirm.question}
                confirmLabel={copy.cart.confirm.yes}
                cancelLabel={copy.cart.confirm.no}
                tone="danger"
                onConfirm={() => open.onOpenChange(false)}
              />
            )}
          </Opens>
        ),
        why: "Los botones repiten el verbo: se responde sin leer la pregunta.",
      },
      bad: {
        show: (
          <Opens label="Eliminar la jugada">
            {(open) => (
              <ConfirmModal
                {...open}
                title="Confirmación"
                closeLabel={copy.shell.close}
                message="¿Está seguro?"
                confirmLabel="Sí"
                cancelLabel="No"
                onConfirm={() => open.onOpenChange(false)}
              />
            )}
          </Opens>
        ),
        why: "«Sí» y «No» obligan a volver a la pregunta.",
      },
    },
  ],
  words: [
    "Título de dos a cinco palabras; los botones, «Sí, eliminar» y «No, conservar».",
    "La consecuencia va antes que la cortesía.",
  ],
  sentences: [copy.cart.confirm.question, copy.deletion.question],
  keys: "dialog",
  heard: "«Cancelar jugada, diálogo de alerta» y la pregunta. Un toque afuera no responde.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
