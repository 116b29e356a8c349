/** How SummaryBar is used. */
import { copy } from "#copy";
import { Button, Stack, SummaryBar } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La suma y la única acción de la pantalla, siempre al alcance del pulgar.",
  instead: [
    { when: "Si además guía por pasos", use: "GuideBar" },
    { when: "Si es la suma sin acción", use: "OrderSummary" },
  ],
  anatomy: [
    { part: "Suma", what: "Nombre y valor.", at: "section p" },
    { part: "Detalle", what: "De qué es, en una línea.", at: "[role='status'] + p" },
    { part: "Acción", what: "Un botón de todo el ancho.", at: "button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <SummaryBar
            title={copy.cart.total}
            amount="$24.000"
            detail={copy.cart.count(2, 0)}
            action={<Button isFullWidth>{copy.cart.pay}</Button>}
          />
        ),
        why: "Cuánto, de qué y qué hacer.",
      },
      bad: {
        show: (
          <SummaryBar
            title={copy.cart.total}
            amount="$24.000"
            action={
              <Stack gap="xs">
                <Button isFullWidth>{copy.cart.pay}</Button>
                <Button isFullWidth>Vaciar</Button>
                <Button isFullWidth>Seguir</Button>
              </Stack>
            }
          />
        ),
        why: "Tres principales: tapan la página y el dedo duda.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["El nombre de la suma en una palabra; el detalle, hasta 30 letras."],
  sentences: [copy.play.summary.value, copy.cart.count(2, 1)],
  keys: "button",
  heard: "«Total, $24.000. Pagar, botón».",
  changes: [
    { on: "2026-11-24", what: "Puede decir de qué partes está hecha la suma." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
