/** How Carousel is used. */
import { copy } from "#copy";
import { Carousel } from "#ds";
import meta from "./Carousel.stories";
import type { ComponentUse } from "./ComponentUse";

const base = meta.args;

export const use: ComponentUse = {
  purpose:
    "Varias láminas una tras otra, con pausa y con teclado: noticias en el inicio. Sin scripts es una fila que se desliza.",
  instead: [
    { when: "Si es lo primero de la página", use: "HeroSlider" },
    { when: "Si caben todas", use: "Grid" },
    { when: "Si hay que compararlas", use: "Table" },
  ],
  anatomy: [
    { part: "Lámina", what: "Una cara por idea.", at: "li, [role='group']" },
    { part: "Anterior y siguiente", what: "Siempre a la vista; 44 px.", at: "button[aria-label='Anterior']" },
    { part: "Detener", what: "Si avanza sola, se puede parar.", at: "button[aria-label^='Detener']" },
  ],
  pairs: [
    {
      good: {
        show: <Carousel {...base} label="Noticias quietas" autoplayMs={undefined} />,
        why: "Espera a quien lee.",
      },
      bad: {
        show: <Carousel {...base} label="Noticias que corren" autoplayMs={3000} />,
        why: "Tres segundos no alcanzan para leer una frase.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["«2 de 5»: el lugar se dice; ningún dato vive solo en la cuarta lámina."],
  sentences: [copy.hero.pause],
  keys: [
    { keys: ["Tab"], does: "Recorre los controles y luego la lámina." },
    { keys: ["Entrar", "Espacio"], does: "Pasa de lámina o la detiene." },
  ],
  heard: "«Destacados, carrusel. Premio mayor de Medellín, diapositiva, 1 de 3».",
  changes: [
    { on: "2026-11-23", what: "Un mismo juego de controles para hoja y barra." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
