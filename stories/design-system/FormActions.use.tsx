/** How FormActions is used. */
import { copy } from "#copy";
import { Button, FormActions } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "El final de un paso: volver al lado de seguir.",
  instead: [
    { when: "Si hay un solo botón", use: "Button" },
    { when: "Si la suma acompaña", use: "SummaryBar" },
  ],
  anatomy: [
    { part: "Volver", what: "Secundario; conserva lo escrito.", at: "button" },
    { part: "Seguir", what: "El principal, con el lugar que queda.", at: "div > div button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <FormActions back={<Button tone="secondary">{copy.signUp.back}</Button>}>
            <Button isFullWidth>{copy.signUp.next}</Button>
          </FormActions>
        ),
        why: "Lo que sigue es lo grande.",
      },
      bad: {
        show: (
          <FormActions back={<Button>{copy.signUp.back}</Button>}>
            <Button isFullWidth tone="secondary">
              {copy.signUp.next}
            </Button>
          </FormActions>
        ),
        why: "El amarillo invita a devolverse.",
      },
    },
  ],
  words: ["Un verbo cada uno: «Volver», «Seguir»; el último dice el final."],
  sentences: [copy.signUp.next, copy.signUp.submit],
  keys: "button",
  heard: "«Volver, botón. Seguir, botón», en ese orden.",
  changes: [{ on: "2026-11-24", what: "Primera versión." }],
};
