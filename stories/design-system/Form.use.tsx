/** How Form is used. */
import { copy } from "#copy";
import { Button, Form, Notice, TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Los campos uno debajo del otro, el resumen de lo que falta y un envío a la vez.",
  instead: [
    { when: "Si son los botones del final", use: "FormActions" },
    { when: "Si va en un billete", use: "TicketSheet" },
    { when: "Si busca", use: "SearchPanel" },
  ],
  anatomy: [
    { part: "Resumen", what: "Arriba, solo si se rechazó; el foco va al primer campo con error." },
    { part: "Campos", what: "En el orden en que se tienen los datos a la mano.", at: "form" },
    { part: "Enviar", what: "Un botón, al final.", at: "button[type='submit']" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Form
            label="Ejemplo con resumen"
            errorSummary={
              <Notice tone="error" title={copy.person.faults(1)}>
                {copy.person.fields.email}
              </Notice>
            }
          >
            <TextField label={copy.person.fields.email} errorMessage={copy.validation({ key: "email" })} />
            <Button type="submit" isFullWidth>
              {copy.signUp.next}
            </Button>
          </Form>
        ),
        why: "El resumen cuenta y nombra; el campo explica.",
      },
      bad: {
        show: (
          <Form label="Ejemplo sin resumen">
            <TextField label={copy.person.fields.email} />
            <Button type="submit" isFullWidth isDisabled>
              {copy.signUp.next}
            </Button>
          </Form>
        ),
        why: "Un botón apagado no dice qué falta.",
      },
    },
  ],
  words: ["El botón dice lo que pasa al enviar: «Crear Cuenta», no «Enviar»."],
  sentences: [copy.person.faults(2), copy.rating.refused],
  keys: "text",
  heard: "Al rechazarse, el resumen; enseguida el primer campo con su error.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
