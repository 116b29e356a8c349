/** How OperatorMark is used. */
import { Inline, OperatorMark, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La marca de un operador de celular: su dibujo, o sus letras si falta. Va al lado de su nombre.",
  instead: [
    { when: "Si es una lotería", use: "LotteryMark" },
    { when: "Si es un aliado", use: "PartnerMark" },
  ],
  anatomy: [{ part: "Billete", what: "Tres letras sobre su color.", at: "span, svg" }],
  pairs: [
    {
      good: {
        show: (
          <Inline>
            <OperatorMark abbreviation="CLA" accent="granate" />
            <Text>Claro</Text>
          </Inline>
        ),
        why: "El nombre al lado: la marca es decorativa.",
      },
      bad: {
        show: <OperatorMark abbreviation="CLA" accent="granate" />,
        why: "Tres letras solas hay que adivinarlas.",
      },
    },
  ],
  words: ["Tres letras mayúsculas."],
  sentences: [],
  keys: "none",
  heard: "Nada: se oye el nombre de al lado.",
  changes: [{ on: "2026-11-24", what: "Primera versión." }],
};
