/** How DigitInput is used. */
import { copy } from "#copy";
import { DigitInput, TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Las cuatro ruedas del número que se juega. Se escribe, se pega o se llena al azar.",
  instead: [
    { when: "Si el número ya está y solo se muestra", use: "Digits" },
    { when: "Si se ofrece una lista de números", use: "NumberChoices" },
    { when: "Si es la serie", use: "SeriesPicker" },
  ],
  anatomy: [
    { part: "Ruedas", what: "Una cifra cada una; caben el pulgar y la vista.", at: "input" },
    { part: "Nombre", what: "Puede ser solo para el oído." },
    { part: "Error", what: "Debajo, y el foco va a la rueda vacía." },
  ],
  pairs: [
    {
      good: {
        show: (
          <DigitInput
            label={copy.play.number.label}
            value="12 4"
            onChange={() => undefined}
            digitLabel={(i) => copy.play.number.digit(i + 1)}
            errorMessage={copy.play.number.incomplete}
          />
        ),
        why: "Lo escrito se queda en su lugar y se dice qué falta.",
      },
      bad: {
        show: <TextField label="Número" inputMode="numeric" maxLength={4} defaultValue="124" />,
        why: "En una caja «124» no dice cuál cifra falta, ni guarda el cero.",
      },
    },
  ],
  words: ["El nombre de cada rueda dice su lugar: «Cifra 1 de 4»."],
  sentences: [copy.play.number.text, copy.play.number.incomplete],
  keys: [
    { keys: ["0…9"], does: "Escribe y pasa a la siguiente." },
    { keys: ["←", "→"], does: "Pasa de rueda." },
    { keys: ["Retroceso"], does: "Borra la cifra; si no hay, vuelve una rueda." },
    { keys: ["Inicio", "Fin"], does: "Va a la primera o a la última." },
  ],
  heard: "«Número de 4 cifras, grupo. Cifra 1 de 4, edición».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
