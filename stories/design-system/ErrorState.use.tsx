/** How ErrorState is used. */
import { copy } from "#copy";
import { ErrorState } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Lo que hay donde algo no cargó: qué falló y cómo intentarlo de nuevo. No borra lo que sí cargó.",
  instead: [
    { when: "Si no hay nada que mostrar, sin falla", use: "EmptyState" },
    { when: "Si falló un envío", use: "Notice" },
    { when: "Si no hay red en toda la página", use: "ConnectionStrip" },
  ],
  anatomy: [
    { part: "Dibujo", what: "El billete roto.", at: "svg" },
    { part: "Título", what: "Qué no se pudo traer, con las palabras de la fuente.", at: "h2" },
    { part: "Frase", what: "Qué se conserva.", at: "div:has(> h2) + div" },
    { part: "Reintentar", what: "Vuelve a pedir solo esto.", at: "button" },
  ],
  pairs: [
    {
      good: {
        show: <ErrorState title={copy.results.failed} retryLabel={copy.shell.failed.retry} onRetry={() => undefined} />,
        why: "Nombra lo que falló y deja repetirlo.",
      },
      bad: {
        show: <ErrorState title="¡Ups! Algo salió mal" />,
        why: "Ni qué ni cómo: una cara simpática no es una salida.",
      },
    },
  ],
  words: [
    "Título de la fuente, letra por letra; la frase tranquiliza con un hecho: «No se hizo ningún cobro por esto».",
  ],
  sentences: [copy.results.failed, copy.shell.failed.message],
  keys: "contents",
  heard: "Interrumpe una vez con el título y la frase; al reintentar dice que está en eso.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
