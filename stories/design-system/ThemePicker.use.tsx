/** How ThemePicker is used. */
import { copy } from "#copy";
import { Footer, ThemePicker } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La apariencia de la tienda: claro, oscuro o alto contraste. Vive en el pie.",
  instead: [{ when: "Si es otra elección entre pocas", use: "RadioGroup" }],
  anatomy: [
    { part: "Nombre", what: "Al lado de los temas.", at: "[role='group'] > span" },
    { part: "Temas", what: "Tres, con su nombre y no solo su muestra.", at: "label" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Footer groups={[]} legalLinks={[]}>
            <ThemePicker
              label={copy.shell.theme.label}
              names={copy.shell.theme.names}
              value="claro"
              onChange={() => undefined}
            />
          </Footer>
        ),
        why: "Los tres por su nombre.",
      },
      bad: {
        show: (
          <Footer groups={[]} legalLinks={[]}>
            <ThemePicker
              label="Modo"
              names={{ claro: "Día", oscuro: "Noche", altoContraste: "Accesible" }}
              value="claro"
              onChange={() => undefined}
            />
          </Footer>
        ),
        why: "«Accesible» separa a las personas; el tema se llama por lo que se ve.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Una o dos palabras por tema."],
  sentences: [copy.shell.theme.names.altoContraste],
  keys: "radio",
  heard: "«Apariencia, grupo. Claro, botón de opción, marcado».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
