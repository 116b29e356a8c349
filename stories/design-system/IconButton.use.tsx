/** How IconButton is used. */
import Trash from "lucide-react/icons/trash-2";
import { copy } from "#copy";
import { Button, IconButton } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Un botón que es solo un dibujo, donde el lugar es poco y el dibujo se conoce: la caneca del carrito, cerrar, la campana.",
  instead: [
    { when: "Si hay lugar para palabras", use: "Button" },
    { when: "Si avisa de cosas sin leer", use: "Bell" },
    { when: "Si lleva al carrito", use: "CartButton" },
  ],
  anatomy: [
    { part: "Área", what: "44 px por lado aunque el dibujo mida 20: cabe el pulgar.", at: "button" },
    { part: "Dibujo", what: "Decorativo; lo que hace lo dice su nombre.", at: "svg" },
    { part: "Cifra", what: "Opcional en la esquina; también va en el nombre." },
  ],
  pairs: [
    {
      good: {
        show: (
          <IconButton
            label={copy.cart.line.remove("1234", "Lotería de Medellín")}
            icon={<Trash size={20} aria-hidden />}
          />
        ),
        why: "Su nombre dice qué se elimina: hay varias canecas en /carrito.",
      },
      bad: {
        show: <IconButton label="Eliminar" icon={<Trash size={20} aria-hidden />} />,
        why: "Tres botones «Eliminar» suenan iguales.",
      },
    },
    {
      good: { show: <Button>{copy.play.summary.add}</Button>, why: "La acción que paga la pantalla lleva palabras." },
      bad: {
        show: <IconButton label={copy.play.summary.add} icon={<Trash size={20} aria-hidden />} />,
        why: "Nadie adivina el dibujo de una acción nueva.",
      },
    },
  ],
  words: [
    "Verbo y su objeto, hasta seis palabras; se oye, no se ve.",
    "Si lleva cifra, el nombre la dice: «Notificaciones, 1 sin leer».",
  ],
  sentences: [copy.cart.line.remove("1234", "Lotería de Medellín"), copy.shell.close],
  keys: "button",
  heard: "«Eliminar 1234 de Lotería de Medellín, botón».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
