/** How CaptchaBox is used. */
import { copy } from "#copy";
import { CaptchaBox } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La prueba de que no eres un robot: tu equipo hace una cuenta. Sin acertijos ni semáforos.",
  instead: [{ when: "Si es un permiso", use: "Checkbox" }],
  anatomy: [
    { part: "Marca", what: "Vacía, trabajando, lista o fallida.", at: "[role='checkbox']" },
    { part: "Frase", what: "Cambia con el estado.", at: "[role='checkbox'] > span + span" },
  ],
  pairs: [
    {
      good: {
        show: (
          <CaptchaBox
            label={copy.login.captcha.label}
            state="failed"
            workingLabel={copy.login.captcha.working}
            doneLabel={copy.login.captcha.done}
            failedLabel={copy.login.captcha.failed}
            onStart={() => undefined}
          />
        ),
        why: "Si falla, dice cómo seguir.",
      },
      bad: {
        show: (
          <CaptchaBox
            label={copy.login.captcha.label}
            state="failed"
            workingLabel="..."
            doneLabel="OK"
            failedLabel="Error"
            onStart={() => undefined}
          />
        ),
        why: "Tres palabras que no dicen qué hacer.",
      },
    },
  ],
  words: ["Cada estado en hasta diez palabras; la falla, con su remedio."],
  sentences: [copy.login.captcha.label, copy.validation({ key: "captcha" })],
  keys: "checkbox",
  heard: "«No soy un robot, casilla, no marcada»; al pulsarla, «Verificando» y «Listo, verificado».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
