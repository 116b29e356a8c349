/** How StrengthMeter is used. */
import { copy } from "#copy";
import { StrengthMeter } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Qué tan fuerte es una contraseña mientras se escribe. Aconseja; no cierra el paso.",
  instead: [
    { when: "Si mide dinero o una tarea", use: "Meter" },
    { when: "Si una regla no se cumple", use: "PasswordField" },
  ],
  anatomy: [
    { part: "Tramos", what: "Cuatro que se llenan.", at: "[role='meter'] > span" },
    { part: "Palabra", what: "Lo mismo, dicho.", at: "[role='status']" },
  ],
  pairs: [
    {
      good: {
        show: (
          <StrengthMeter label={copy.person.password.strength} value={3} text={copy.person.password.strengths[2]} />
        ),
        why: "El color ayuda; la palabra lo dice.",
      },
      bad: {
        show: <StrengthMeter label={copy.person.password.strength} value={3} text="75/100" />,
        why: "Un puntaje no dice si alcanza.",
      },
    },
  ],
  words: ["Una o dos palabras: «Débil», «Regular», «Buena», «Muy buena»."],
  sentences: [copy.person.password.strengths[3]],
  keys: "none",
  heard: "«Fuerza de la contraseña, Buena», cada vez que cambia.",
  changes: [{ on: "2026-11-24", what: "Primera versión." }],
};
