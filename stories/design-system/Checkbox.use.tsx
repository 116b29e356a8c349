/** How Checkbox is used. */
import { copy } from "#copy";
import { Checkbox, TextLink } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const { accept } = copy.person;

export const use: ComponentUse = {
  purpose: "Un sí o un no que se envía con el formulario: los permisos de /crear-cuenta, los términos de una PQRS.",
  instead: [
    { when: "Si se marcan varias de una misma lista", use: "CheckboxGroup" },
    { when: "Si hay que escoger una sola", use: "RadioGroup" },
    { when: "Si es la prueba de que no eres un robot", use: "CaptchaBox" },
  ],
  anatomy: [
    { part: "Casilla", what: "Vacía al empezar: un permiso lo da la persona, nadie lo deja marcado.", at: "input" },
    { part: "Frase", what: "También marca al tocarla.", at: "label" },
    { part: "Enlace", what: "Lleva al documento y no marca la casilla.", at: "a" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Checkbox
            label={
              <>
                {accept.terms} <TextLink href="#terminos">{accept.termsLink}</TextLink>
              </>
            }
          />
        ),
        why: "Dice qué se acepta y deja leerlo antes.",
      },
      bad: { show: <Checkbox label="Acepto" />, why: "Se firma sin saber qué." },
    },
    {
      good: { show: <Checkbox label={accept.adult} />, why: "En positivo: marcar es decir que sí." },
      bad: { show: <Checkbox label="No soy menor de edad" />, why: "Marcar una negación se entiende al revés." },
    },
  ],
  words: [
    "En primera persona, como quien firma: «Acepto», «Autorizo», «Declaro».",
    "Una línea en el teléfono, hasta 45 letras; sin punto final.",
  ],
  sentences: [`${accept.policy} ${accept.policyLink}`, accept.adult],
  keys: "checkbox",
  heard: "«Acepto los términos y condiciones, casilla, no marcada». El error se lee con ella.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
