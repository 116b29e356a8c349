/** How HeaderButton is used. */
import { copy } from "#copy";
import { HeaderButton } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La entrada de quien no ha iniciado sesión: «Mi cuenta». En el teléfono, solo el dibujo.",
  instead: [
    { when: "Si ya entró", use: "UserMenu" },
    { when: "Si va fuera del encabezado", use: "ButtonLink" },
  ],
  anatomy: [
    { part: "Entrada", what: "Enlace que sirve sin scripts; con ellos abre el diálogo.", at: "a[href='#entrar']" },
  ],
  pairs: [
    {
      good: {
        show: <HeaderButton label={copy.shell.account.anonymous} href="#e" />,
        why: "Dos palabras que caben y se entienden.",
      },
      bad: {
        show: <HeaderButton label="Inicia sesión o crea tu cuenta gratis" href="#e" />,
        why: "Empuja el carrito fuera del encabezado.",
      },
    },
  ],
  words: ["Dos palabras."],
  sentences: [copy.shell.account.anonymous],
  keys: "link",
  heard: "«Mi cuenta, enlace», también cuando solo se ve el dibujo.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
