/** How SeriesPicker is used. */
import { copy } from "#copy";
import { Select, SeriesPicker } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const options = [
  { series: "042", fractionsLabel: copy.play.series.fractions(3) },
  { series: "117", fractionsLabel: copy.play.series.fractions(1) },
];

export const use: ComponentUse = {
  purpose: "Las series que aún tienen fracciones de un número, y un campo para otra.",
  instead: [
    { when: "Si se eligen fracciones de una serie", use: "FractionSlots" },
    { when: "Si no son series", use: "RadioGroup" },
  ],
  anatomy: [
    { part: "Series", what: "Hasta diez fichas con lo que queda de cada una.", at: "label" },
    { part: "Otra serie", what: "Tres cifras que se consultan.", at: "input[type='text'], input[inputmode='numeric']" },
  ],
  pairs: [
    {
      good: {
        show: <SeriesPicker label={copy.play.series.label} options={options} value="042" onChange={() => undefined} />,
        why: "Se ve cuánto queda antes de elegir.",
      },
      bad: {
        show: (
          <Select
            label={copy.play.series.label}
            options={options.map(({ series }) => ({ value: series, label: series }))}
          />
        ),
        why: "Tres cifras sin decir cuáles sirven.",
      },
    },
  ],
  words: ["Tres cifras y «3 fracciones»; si no hay, se dice y se ofrece otro número."],
  sentences: [copy.play.series.found(2, "1234"), copy.play.series.none],
  keys: "radio",
  heard: "«Series disponibles, grupo. 042, 3 fracciones, botón de opción».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
