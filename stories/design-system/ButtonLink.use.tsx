/** How ButtonLink is used. */
import { copy } from "#copy";
import { ButtonLink, Inline, TextLink } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un enlace con cara de botón: el camino principal cuando ese camino es otra página. Sirve sin scripts.",
  instead: [
    { when: "Si hace algo en esta página", use: "Button" },
    { when: "Si acompaña una frase", use: "TextLink" },
    { when: "Si encabeza la sesión", use: "HeaderButton" },
  ],
  anatomy: [
    { part: "Cuerpo", what: "La misma cara y altura que el botón.", at: "a" },
    { part: "Palabras", what: "El destino o lo que se hará al llegar.", at: "a > span" },
  ],
  pairs: [
    {
      good: {
        show: (
          <ButtonLink href="#jugar" ariaLabel="Jugar ahora, Lotería de Medellín">
            {copy.card.playNow}
          </ButtonLink>
        ),
        why: "Abre /jugar; se oye con el nombre de su lotería.",
      },
      bad: {
        show: <ButtonLink href="#pagar">{copy.cart.pay}</ButtonLink>,
        why: "Pagar no es un destino: se puede abrir dos veces en pestañas.",
      },
    },
    {
      good: {
        show: (
          <Inline>
            <ButtonLink href="#l">{copy.shell.notFound.lotteries}</ButtonLink>
            <TextLink href="#i">{copy.shell.notFound.home}</TextLink>
          </Inline>
        ),
        why: "Un camino principal y uno discreto.",
      },
      bad: {
        show: (
          <Inline>
            <ButtonLink href="#l">{copy.shell.notFound.lotteries}</ButtonLink>
            <ButtonLink href="#i">{copy.shell.notFound.home}</ButtonLink>
          </Inline>
        ),
        why: "Dos caminos principales: ninguno lo es.",
      },
    },
  ],
  words: [
    "Verbo de ida: «Ver», «Jugar», «Ir»; hasta cuatro palabras.",
    "Si hay varios iguales en la página, el nombre que se oye los distingue.",
  ],
  sentences: [copy.card.playNow, copy.shell.notFound.lotteries],
  keys: "link",
  heard: "«Jugar ahora, Lotería de Medellín, enlace».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
