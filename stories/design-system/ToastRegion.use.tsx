/** How ToastRegion is used. */
import { useState } from "react";
import { copy } from "#copy";
import { Button, ToastRegion, createToastQueue } from "#ds";
import type { ToastMessage } from "#ds";
import type { ComponentUse } from "./ComponentUse";

interface ShownProps {
  button: string;
  message: ToastMessage;
  label: string;
  closeLabel: string;
}

/** A button and the message that it leaves, seen already and kept: in a page of its own size, at whose edge it stands. */
const Shown = ({ button, message, label, closeLabel }: ShownProps) => {
  const [queue] = useState(() => {
    const made = createToastQueue();
    made.add(message);
    return made;
  });
  return (
    <div style={{ transform: "translate(0)", minHeight: "15rem" }}>
      <Button size="s" tone="secondary" onPress={() => queue.add(message)}>
        {button}
      </Button>
      <ToastRegion queue={queue} label={label} closeLabel={closeLabel} />
    </div>
  );
};

export const use: ComponentUse = {
  purpose: "Dice que algo salió bien y se va: se copió, se guardó, se añadió. No interrumpe ni pide respuesta.",
  instead: [
    { when: "Si hay que hacer algo", use: "Notice" },
    { when: "Si hay que leerlo antes de seguir", use: "AlertModal" },
    { when: "Si no hay conexión", use: "ConnectionStrip" },
  ],
  anatomy: [
    { part: "Mensaje", what: "Una frase; espera mientras el puntero o el foco están en él.", at: "section li p" },
    { part: "Acción", what: "Opcional, y se encuentra también en otra parte: el mensaje pasa.", at: "section li a" },
    { part: "Cerrar", what: "Siempre; su nombre dice que cierra el aviso.", at: "section li button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Shown
            button="Guardar"
            message={{ text: copy.account.data.saved, tone: "success" }}
            label="Avisos"
            closeLabel="Cerrar el aviso"
          />
        ),
        why: "Salió bien y no hay nada que hacer.",
      },
      bad: {
        show: (
          <Shown
            button="Pagar"
            message={{ text: copy.cart.saveFailed, tone: "error" }}
            label="Errores"
            closeLabel="Cerrar el error"
          />
        ),
        why: "Un error que se va deja a la persona sin saber qué hacer.",
      },
    },
  ],
  words: [
    "Una frase en pasado, hasta 60 letras.",
    "Por lo menos cinco segundos por frase; con una acción, no se va solo.",
  ],
  sentences: [copy.account.data.saved, copy.signUp.created.resent],
  keys: [
    { keys: ["F6"], does: "Va a los avisos y vuelve a donde estabas." },
    { keys: ["Tab"], does: "Recorre sus botones." },
    { keys: ["Esc"], does: "Cierra el aviso que tiene el foco." },
  ],
  heard: "El mensaje, al terminar lo que se estaba leyendo; el foco no se mueve.",
  changes: [
    { on: "2026-11-23", what: "Puede esperar detrás de los diálogos." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
