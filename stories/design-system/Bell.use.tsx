/** How Bell is used. */
import { copy } from "#copy";
import { Bell } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Los avisos de la cuenta, con cuántos hay sin leer: los billetes que ganaron. Vive en el encabezado.",
  instead: [
    { when: "Si es otro botón de solo dibujo", use: "IconButton" },
    { when: "Si es un aviso de esta página", use: "Notice" },
  ],
  anatomy: [
    { part: "Campana", what: "44 px; abre los avisos.", at: "button[aria-label^='Notificaciones']" },
    { part: "Cifra", what: "Cuántos sin leer; con cero, no está.", at: "[aria-label^='Notificaciones'] > span" },
  ],
  pairs: [
    {
      good: {
        show: <Bell label={copy.shell.bell(1)} count={1} onPress={() => undefined} />,
        why: "La cifra también se oye.",
      },
      bad: {
        show: <Bell label="Campana" count={0} onPress={() => undefined} />,
        why: "Se oye el dibujo y no lo que hay.",
      },
    },
  ],
  words: ["«Notificaciones» y, si hay, cuántas sin leer."],
  sentences: [copy.shell.bell(3), copy.shell.noNotifications],
  keys: "button",
  heard: "«Notificaciones, 1 sin leer, botón».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
