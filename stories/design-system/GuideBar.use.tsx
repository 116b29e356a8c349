/** How GuideBar is used. */
import { copy } from "#copy";
import { GuideBar } from "#ds";
import meta from "./GuideBar.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Lleva por los pasos de una jugada en una línea: qué falta, y cuando ya hay qué pagar, cuánto y el botón.",
  instead: [
    { when: "Si no hay pasos", use: "SummaryBar" },
    { when: "Si son pasos de un formulario", use: "StepProgress" },
  ],
  anatomy: [
    { part: "Tramos", what: "Uno por paso.", at: "section > div > span" },
    { part: "Frase", what: "El paso que sigue; se oye al cambiar.", at: "p" },
    { part: "Avance", what: "Un botón que hace el paso o lleva a él." },
    { part: "Pagar", what: "La suma y la acción, cuando ya hay.", at: "[role='status'] ~ [data-face] button" },
  ],
  pairs: [
    {
      good: {
        show: <GuideBar {...meta.args} message={copy.play.guide.digits(2)} advance={undefined} />,
        why: "Dice exactamente lo que falta.",
      },
      bad: {
        show: <GuideBar {...meta.args} message="Completa el formulario" advance={undefined} />,
        why: "«Completa» no dice qué.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Una frase de hasta 40 letras, con la cifra: «Faltan 2 cifras»."],
  sentences: [copy.play.guide.digits(2), copy.play.guide.series(3)],
  keys: "button",
  heard: "La frase, cada vez que cambia, sin mover el foco.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
