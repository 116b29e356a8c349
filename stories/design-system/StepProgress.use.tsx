/** How StepProgress is used. */
import { copy } from "#copy";
import { StepProgress } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "En qué paso de un formulario vas: los tres de /crear-cuenta. Informa y no se pulsa.",
  instead: [
    { when: "Si son hechos que pasaron", use: "Timeline" },
    { when: "Si guía una jugada", use: "GuideBar" },
    { when: "Si mide una cantidad", use: "Meter" },
  ],
  anatomy: [
    { part: "Tramos", what: "Uno por paso; llenos los que ya están.", at: "ol > li" },
    { part: "Nombres", what: "Debajo de cada tramo, dos o tres palabras.", at: "li span" },
  ],
  pairs: [
    {
      good: {
        show: (
          <StepProgress
            label={copy.signUp.steps.place(2, copy.signUp.steps.names[1])}
            steps={copy.signUp.steps.names}
            current={1}
            doneLabel={copy.signUp.steps.done}
          />
        ),
        why: "Nombres que dicen qué se pedirá.",
      },
      bad: {
        show: (
          <StepProgress
            label="Paso 2 de 3"
            steps={["Paso 1", "Paso 2", "Paso 3"]}
            current={1}
            doneLabel={copy.signUp.steps.done}
          />
        ),
        why: "Los números ya se ven; falta decir de qué va cada paso.",
      },
    },
  ],
  words: ["Dos o tres palabras por paso; preguntas cortas sin signo sirven: «Quién eres»."],
  sentences: [copy.signUp.steps.place(2, copy.signUp.steps.names[1])],
  keys: "none",
  heard: "«Paso 2 de 3: Dónde estás, lista»; los hechos se oyen con «hecho».",
  changes: [{ on: "2026-11-24", what: "Primera versión." }],
};
