/** How HeroSlider is used. */
import { copy } from "#copy";
import { HeroSlider } from "#ds";
import meta from "./HeroSlider.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Lo que vale la pena ver primero, lámina por lámina, en el inicio. La primera está sin scripts.",
  instead: [
    { when: "Si no es lo primero de la página", use: "Carousel" },
    { when: "Si es una sola lotería", use: "LotteryCard" },
  ],
  anatomy: [
    { part: "Título", what: "Uno por lámina.", at: "h2, h3" },
    { part: "Cifra", what: "En grande, con su unidad.", at: "h2 + p" },
    { part: "Botón", what: "Uno.", at: "a" },
    { part: "Controles", what: "Anterior, siguiente y detener.", at: "button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <HeroSlider
            {...meta.args}
            id="ejemplo"
            label="Destacados de ejemplo"
            slides={[
              {
                id: "a",
                title: "Medellín juega el viernes",
                figure: { value: "$16.000", unit: "millones" },
                link: { href: "#m", label: copy.card.playNow },
              },
            ]}
            autoplayMs={undefined}
          />
        ),
        why: "Una cifra y un camino.",
      },
      bad: {
        show: (
          <HeroSlider
            {...meta.args}
            id="ejemplo-no"
            label="Destacados sin cifra"
            slides={[
              {
                id: "a",
                title: "La mejor tienda de loterías en línea de todo el país",
                text: "Descubre una experiencia única.",
              },
            ]}
            autoplayMs={undefined}
          />
        ),
        why: "No anuncia nada y no lleva a ninguna parte.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Título de hasta 40 letras; una frase; un botón."],
  sentences: [],
  keys: [
    { keys: ["Tab"], does: "Recorre los controles y luego la lámina." },
    { keys: ["Entrar", "Espacio"], does: "Pasa de lámina o la detiene." },
  ],
  heard: "«Destacados, carrusel. Lámina 1 de 3» y su título.",
  changes: [
    { on: "2026-11-23", what: "Los controles no se parten en un teléfono angosto." },
    { on: "2026-11-22", what: "Primera versión." },
  ],
};
