/** How Picture is used. */
import { Picture } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una imagen el doble de ancha que de alta, o la marca de la tienda si no la hay. Decorativa.",
  instead: [
    { when: "Si lleva palabras al lado", use: "Media" },
    { when: "Si va en una tarjeta", use: "PictureCard" },
  ],
  anatomy: [{ part: "Imagen", what: "Si se rompe, queda la marca y no un hueco.", at: "div" }],
  pairs: [
    {
      good: { show: <Picture src={null} />, why: "Sin foto queda la marca de la casa." },
      bad: { show: <Picture src={null} isFramed={false} />, why: "Sin marco y sola, se pierde en el papel." },
    },
  ],
  words: ["Lo que muestra se dice al lado: no hay texto alternativo."],
  sentences: [],
  keys: "none",
  heard: "Nada: es decorativa.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
