/** How TextLink is used. */
import { copy } from "#copy";
import { Text, TextLink } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Lleva a otra página desde dentro de una frase o una lista. Subrayado siempre: no depende del color.",
  instead: [
    { when: "Si es la acción de la pantalla", use: "ButtonLink" },
    { when: "Si hace algo sin salir de la página", use: "Button" },
    { when: "Si son páginas hermanas en una fila", use: "TabLinks" },
  ],
  anatomy: [
    { part: "Palabras", what: "Dicen adónde llevan, también leídas solas.", at: "a" },
    { part: "Señal de otra pestaña", what: "Un dibujo al final, solo cuando sale de la tienda." },
  ],
  pairs: [
    {
      good: {
        show: (
          <Text>
            Al pagar aceptas los <TextLink href="#t">{copy.cart.legal.terms}</TextLink>.
          </Text>
        ),
        why: "Las palabras del enlace nombran el destino.",
      },
      bad: {
        show: (
          <Text>
            Para ver los términos haz clic <TextLink href="#t">aquí</TextLink>.
          </Text>
        ),
        why: "«Aquí» no dice nada en una lista de enlaces.",
      },
    },
    {
      good: {
        show: (
          <TextLink href="#f" isRoomy>
            {copy.login.forgot}
          </TextLink>
        ),
        why: "Solo en su renglón, tiene 44 px de alto.",
      },
      bad: {
        show: (
          <Text size="xs">
            <TextLink href="#f">{copy.login.forgot}</TextLink>
          </Text>
        ),
        why: "Pequeño y solo: el pulgar no lo encuentra.",
      },
    },
  ],
  words: [
    "Una a cinco palabras, sin punto dentro del enlace.",
    "Lo que se oye contiene lo que se ve, palabra por palabra.",
  ],
  sentences: [copy.cart.legal.privacy, copy.login.forgot],
  keys: "link",
  heard: "«Superintendencia de Salud, enlace, se abre en otra pestaña» según el nombre que le des.",
  changes: [
    { on: "2026-11-24", what: "Renglón propio de 44 px con la propiedad isRoomy." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
