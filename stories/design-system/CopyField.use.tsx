/** How CopyField is used. */
import { CopyField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Muestra una referencia y la copia con un toque: la de una compra, el radicado de una PQRS.",
  instead: [
    { when: "Si solo se lee", use: "FactList" },
    { when: "Si se escribe", use: "TextField" },
  ],
  anatomy: [
    { part: "Nombre", what: "Qué es el valor.", at: "div > span" },
    { part: "Valor", what: "Se puede seleccionar a mano si el portapapeles se niega.", at: "span > span + span" },
    { part: "Copiar", what: "Cambia a «Copiado» y lo dice.", at: "button" },
  ],
  pairs: [
    {
      good: {
        show: <CopyField label="Referencia" value="PM-20261120-7KQ2" copyLabel="Copiar" copiedLabel="Copiado" />,
        why: "La referencia va entera y sola: se pega en un correo.",
      },
      bad: {
        show: (
          <CopyField
            label="Datos"
            value="Compra PM-20261120-7KQ2 por $24.000"
            copyLabel="Copiar"
            copiedLabel="Copiado"
          />
        ),
        why: "Lo copiado trae palabras que el formulario de PQRS rechaza.",
      },
    },
  ],
  words: [
    "El nombre en una o dos palabras: «Referencia», «Radicado».",
    "«Copiar» y «Copiado»: la misma palabra en dos tiempos.",
  ],
  sentences: [],
  keys: "button",
  heard: "«Copiar, botón»; después, «Copiado» sin mover el foco.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
