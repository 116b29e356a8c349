/** How LotteryCard is used. */
import { Grid, LotteryCard } from "#ds";
import { bogota, boyaca, medellin } from "../fixtures/tickets";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "El próximo sorteo de una lotería como billete impreso: cuánto paga, cuándo cierra y cómo jugarlo. Vive en el inicio.",
  instead: [
    { when: "Si la lista es larga y se compara renglón a renglón, como en /loterias", use: "TicketRow" },
    { when: "Si encabeza la jugada que se está llenando", use: "LotteryStrip" },
    { when: "Si el sorteo ya se jugó", use: "ResultCard" },
  ],
  anatomy: [
    {
      part: "Colilla",
      what: "La marca y el color de la lotería; el color es solo suyo y solo en su billete.",
      at: "article > *",
    },
    { part: "Nombre", what: "Encabeza el billete y se oye en cada una de sus acciones.", at: "h3" },
    { part: "Premio mayor", what: "Lo más grande: en millones, sin decimales.", at: "p:has(> span > span)" },
    { part: "Jugar", what: "La acción principal; un sorteo cerrado no la ofrece.", at: "a[href='#jugar']" },
    { part: "Plan de premios", what: "Segunda acción; el tamaño mediano no la lleva.", at: "a[href='#plan']" },
  ],
  pairs: [
    {
      good: {
        show: <LotteryCard {...medellin} closedLabel="VENTAS CERRADAS" />,
        why: "Cerrado se dice con un sello y ya no se puede jugar.",
      },
      bad: { show: <LotteryCard {...medellin} closing="Cerrado" />, why: "Ofrece jugar un sorteo que ya no se vende." },
    },
    {
      good: {
        show: (
          <Grid columns={2}>
            <LotteryCard {...bogota} size="medium" />
            <LotteryCard {...boyaca} size="medium" />
          </Grid>
        ),
        why: "Varias juntas van medianas y en cuadrícula, una acción cada una.",
      },
      bad: {
        show: (
          <Grid columns={2}>
            <LotteryCard {...bogota} />
            <LotteryCard {...boyaca} />
          </Grid>
        ),
        why: "Grandes y apretadas: cuatro acciones y ninguna cifra respira.",
      },
    },
  ],
  pairLayout: "stacked",
  words: [
    "El premio en millones y con puntos: «$16.000 millones».",
    "El cierre, con hora y día; en la última hora lo cuentan las cifras.",
    "El precio empieza por «Desde»: es el de una fracción.",
  ],
  sentences: [medellin.play!.label, String(medellin.closing), medellin.price!],
  keys: "link",
  heard: "«Lotería de Medellín, artículo»; sus enlaces, «Jugar ahora, Lotería de Medellín». La marca no se lee.",
  changes: [
    { on: "2026-11-22", what: "La lista de /loterias pasa a renglones; la tarjeta queda para el inicio." },
    { on: "2026-11-21", what: "Primera versión, grande y mediana." },
  ],
};
