/** How FractionSlots is used. */
import { copy } from "#copy";
import { Checkbox, FractionSlots, Stack } from "#ds";
import meta from "./FractionSlots.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Las fracciones de un billete como los talones de su hoja: se eligen, se sueltan, y las tomadas se dicen.",
  instead: [
    { when: "Si es solo una cantidad", use: "OrderSummary" },
    { when: "Si falta la serie", use: "SeriesPicker" },
  ],
  anatomy: [
    { part: "Talón", what: "Número, serie y lugar, como en el papel.", at: "button" },
    { part: "Elegida", what: "Se levanta un poco por su perforación y lo dice." },
    { part: "No disponible", what: "Rayada, se puede alcanzar y lo dice.", at: "[aria-disabled='true']" },
    { part: "Billete completo", what: "Toma de una vez las que quedan.", at: "[role='group'] > div + div button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <FractionSlots
            {...meta.args}
            label={copy.play.fractions.label}
            chosenLabel={copy.play.fractions.chosen}
            takenLabel={copy.play.fractions.taken}
          />
        ),
        why: "Lo tomado se dice con palabras y trama, no solo con gris.",
      },
      bad: {
        show: (
          <Stack gap="xs">
            <Checkbox label="Fracción 1" />
            <Checkbox label="Fracción 2" isDisabled />
            <Checkbox label="Fracción 3" />
          </Stack>
        ),
        why: "Una casilla apagada no cuenta por qué, y deja de ser un billete.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["«Elegida» y «No disponible»: una o dos palabras en el talón."],
  sentences: [copy.play.fractions.whole, copy.play.fractions.missing],
  keys: "button",
  heard: "«Fracción 1, Elegida, botón presionado»; la tomada, «No disponible».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
