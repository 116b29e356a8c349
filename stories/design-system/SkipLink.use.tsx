/** How SkipLink is used. */
import { copy } from "#copy";
import { SkipLink, Stack, Text, TextLink } from "#ds";
import type { ComponentUse } from "./ComponentUse";
import * as css from "./SkipLink.css";

export const use: ComponentUse = {
  purpose: "Lo primero de la página para el teclado: salta el encabezado y llega al contenido. Solo se ve con el foco.",
  instead: [{ when: "Si baja a una sección", use: "SectionLinks" }],
  anatomy: [{ part: "Enlace", what: "Aparece arriba al recibir el foco.", at: "a[href='#contenido']" }],
  pairs: [
    {
      good: {
        show: (
          <Stack gap="xs">
            <div className={css.focused}>
              <SkipLink href="#contenido" label={copy.shell.skip} />
            </div>
            <Text size="s" tone="soft">
              Así se ve con el foco; sin él, no se ve.
            </Text>
          </Stack>
        ),
        why: "Un salto, el primero de todos.",
      },
      bad: {
        show: (
          <Stack gap="xs">
            <TextLink href="#contenido">{copy.shell.skip}</TextLink>
            <Text size="s" tone="soft">
              Siempre a la vista.
            </Text>
          </Stack>
        ),
        why: "A la vista para todos, ocupa el lugar de la marca.",
      },
    },
  ],
  words: ["Tres palabras: adónde salta."],
  sentences: [copy.shell.skip],
  keys: "link",
  heard: "«Saltar al contenido, enlace», lo primero.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
