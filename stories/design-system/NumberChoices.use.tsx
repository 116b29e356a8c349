/** How NumberChoices is used. */
import { copy } from "#copy";
import { NumberChoices } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Números para tomar con un toque: al azar, libres, los más sorteados.",
  instead: [
    { when: "Si se escribe el número", use: "DigitInput" },
    { when: "Si son números que ya cayeron", use: "DrawnNumbers" },
  ],
  anatomy: [
    { part: "Lista", what: "Tantas columnas como quepan.", at: "[role='group'], ul" },
    { part: "Número", what: "Cuatro cifras, con su cero.", at: "button" },
    { part: "Nota", what: "Opcional: cuánto queda de él." },
  ],
  pairs: [
    {
      good: {
        show: (
          <NumberChoices
            label={copy.numberHelp.free.label}
            numbers={[
              { number: "0482", note: copy.numberHelp.free.wholeTickets(212) },
              { number: "7710", note: copy.numberHelp.free.wholeTickets(1) },
            ]}
            onPick={() => undefined}
          />
        ),
        why: "La nota ayuda a decidir con un hecho.",
      },
      bad: {
        show: (
          <NumberChoices
            label="Números de la suerte"
            numbers={[
              { number: "0482", note: "¡Caliente!" },
              { number: "7710", note: "Va a caer" },
            ]}
            onPick={() => undefined}
          />
        ),
        why: "Promete lo que ningún sorteo promete.",
      },
    },
  ],
  words: ["La nota, hasta tres palabras; nunca habla de suerte ni de probabilidad."],
  sentences: [copy.numberHelp.random.text, copy.numberHelp.drawn.chances],
  keys: "button",
  heard: "«0482, 212 billetes completos, botón»; el elegido, «presionado».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
