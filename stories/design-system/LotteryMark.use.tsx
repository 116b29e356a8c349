/** How LotteryMark is used. */
import { Inline, LotteryMark, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La marca redonda de una lotería: su logo, o sus tres letras. Va al lado de su nombre.",
  instead: [
    { when: "Si es un operador", use: "OperatorMark" },
    { when: "Si es la tienda", use: "Logo" },
    { when: "Si se elige una de varias loterías", use: "RadioCards" },
  ],
  anatomy: [{ part: "Círculo", what: "40, 52 o 72 px; el color es el de la lotería.", at: "span" }],
  pairs: [
    {
      good: {
        show: (
          <Inline>
            <LotteryMark abbreviation="MED" accent="esmeralda" />
            <Text weight="bold">Lotería de Medellín</Text>
          </Inline>
        ),
        why: "El nombre lo dice; la marca ayuda a encontrarlo.",
      },
      bad: {
        show: <LotteryMark abbreviation="MED" accent="esmeralda" size="l" />,
        why: "Sola no se oye y tres letras no bastan.",
      },
    },
  ],
  words: ["Tres letras mayúsculas."],
  sentences: [],
  keys: "none",
  heard: "Nada: se oye el nombre.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
