/** How CartButton is used. */
import { copy } from "#copy";
import { CartButton } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "El camino al carrito, siempre a un toque, con cuántos productos lleva.",
  instead: [
    { when: "Si es la acción de la pantalla", use: "ButtonLink" },
    { when: "Si son avisos", use: "Bell" },
  ],
  anatomy: [
    { part: "Carrito", what: "44 px en el encabezado.", at: "a[aria-label^='Carrito']" },
    { part: "Cifra", what: "Cuántos; con cero, no está.", at: "[aria-label^='Carrito'] > span" },
  ],
  pairs: [
    {
      good: { show: <CartButton href="#c" label={copy.shell.cart(3)} count={3} />, why: "Se ve y se oye cuánto hay." },
      bad: { show: <CartButton href="#c" label="Ir" count={0} />, why: "«Ir» no dice adónde." },
    },
  ],
  words: ["«Carrito» y la cuenta: «1 producto», «3 productos»."],
  sentences: [copy.shell.cart(1), copy.shell.cart(3)],
  keys: "link",
  heard: "«Carrito, 3 productos, enlace».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
