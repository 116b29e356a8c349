/** How FrequencyChart is used. */
import { copy } from "#copy";
import { FrequencyChart } from "#ds";
import meta from "./FrequencyChart.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Barras que comparan cuántas veces o cuánto: los más sorteados, lo jugado por lotería. Con su tabla debajo.",
  instead: [
    { when: "Si es una sola medida", use: "Meter" },
    { when: "Si importan las cifras exactas", use: "Table" },
  ],
  anatomy: [
    { part: "Título", what: "Qué se compara.", at: "h3" },
    { part: "Barra", what: "Para el ojo; el valor va escrito.", at: "li" },
    { part: "Tabla", what: "Los mismos datos, para leer o copiar.", at: "summary" },
  ],
  pairs: [
    {
      good: {
        show: (
          <FrequencyChart
            {...meta.args}
            title={copy.numberHelp.drawn.most}
            note={copy.numberHelp.drawn.chances}
            tableLabel={copy.numberHelp.drawn.table}
          />
        ),
        why: "La nota dice que no aumenta la probabilidad.",
      },
      bad: {
        show: <FrequencyChart {...meta.args} title="¡Los que más pegan!" tableLabel={copy.numberHelp.drawn.table} />,
        why: "Vende el pasado como si fuera el futuro.",
      },
    },
  ],
  words: ["Título de dos o tres palabras; el valor con su unidad: «3 veces»."],
  sentences: [copy.numberHelp.drawn.chances, copy.numberHelp.drawn.times(3)],
  keys: "disclosure",
  heard: "El título, y cada número con sus veces; la tabla al abrirla.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
