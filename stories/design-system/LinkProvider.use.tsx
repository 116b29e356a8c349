/** How LinkProvider is used. */
import { LinkProvider, TextLink } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Presta a toda pieza el enlace de la tienda, el que cambia de página sin recargar. Va una vez, en la raíz.",
  instead: [
    { when: "Si lo que quieres es un enlace", use: "TextLink" },
    { when: "Si es un enlace con cara de botón", use: "ButtonLink" },
  ],
  anatomy: [{ part: "Lo que va dentro", what: "Toda la página: sus enlaces salen del mismo lugar.", at: "header" }],
  pairs: [
    {
      good: {
        show: (
          <LinkProvider
            component={({ href, children, ...rest }) => (
              <a {...rest} href={href}>
                {children}
              </a>
            )}
          >
            <TextLink href="#r">Resultados</TextLink>
          </LinkProvider>
        ),
        why: "Una pieza pide el enlace; la aplicación dice cuál.",
      },
      bad: {
        show: <a href="#r">Resultados</a>,
        why: "Un enlace suelto recarga la página y pierde el carrito de vista.",
      },
    },
  ],
  words: ["No lleva palabras."],
  sentences: [],
  keys: "contents",
  heard: "Nada: no se dibuja.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
