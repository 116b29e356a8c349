/** The registration: each step empty, with faults and filled in; what becomes of it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import { keepDraft, readDraft } from "#src/screens/SignUp/draft.ts";
import SignUp from "#src/screens/SignUp/SignUp.tsx";
import { refused } from "../../tests/models/fakeEnv";
import { captcha } from "../fixtures/captcha";
import { line, problems } from "../fixtures/draws";
import { done, typed } from "../fixtures/registration";
import { page, Scene, wholePage } from "../fixtures/Scene";

const signUp = fn((_account: { document: string; names: string; email: string; fiscalCodes: string }) => success({}));
const resendConfirmation = fn((_document: string) => done());

const meta = {
  title: "Pantallas/Crear cuenta",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/crear-cuenta",
    pages: [page({ route: "/crear-cuenta", screen: SignUp, data: null })],
    backend: { captcha, signUp, resendConfirmation },
  },
  beforeEach: () => {
    sessionStorage.clear();
    signUp.mockClear();
    resendConfirmation.mockClear();
    return () => sessionStorage.clear();
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

/** What was typed before stands in the tab's storage. */
const withDraft = (over: Partial<typeof typed> = {}) => ({ beforeEach: () => keepDraft({ ...typed, ...over }) });

const next = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole("button", { name: "Seguir" }));
const isAt = async ({ canvas }: Pick<Context, "canvas">, place: string) =>
  expect(await canvas.findByRole("list", { name: place })).toBeVisible();

async function toLastStep(context: Context) {
  await next(context);
  await isAt(context, "Paso 2 de 3: Dónde estás");
  await next(context);
  await isAt(context, "Paso 3 de 3: Tu clave");
}

/** The last step, and the press that sends. */
async function finish(context: Context) {
  const { canvas, userEvent } = context;
  await toLastStep(context);
  await userEvent.type(canvas.getByLabelText("Contraseña"), "Suerte*2026");
  await userEvent.type(canvas.getByLabelText("Confirmar contraseña"), "Suerte*2026");
  await userEvent.click(canvas.getByRole("checkbox", { name: /^Acepto los/ }));
  await userEvent.click(canvas.getByRole("checkbox", { name: /^Autorizo el/ }));
  await userEvent.click(canvas.getByRole("checkbox", { name: /^Declaro/ }));
  await userEvent.click(canvas.getByRole("checkbox", { name: "No soy un robot" }));
  await canvas.findByText("Listo, verificado");
  await userEvent.click(canvas.getByRole("button", { name: "Crear Cuenta" }));
}

export const Default: Story = {
  name: "Paso 1",
  play: async ({ canvas, step, userEvent }) => {
    await step("the first step asks for what the document says", async () => {
      await expect(canvas.getByRole("list", { name: "Paso 1 de 3: Quién eres" })).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "Volver" })).not.toBeInTheDocument();
    });
    await step("years of birth go from 18 years ago to 1900, days follow the month", async () => {
      const birth = within(canvas.getByRole("group", { name: /Fecha de nacimiento/ }));
      const years = within(birth.getByLabelText("Año")).getAllByRole<HTMLOptionElement>("option");
      await expect(years.map(({ value }) => value).filter(Boolean)).toHaveLength(2008 - 1900 + 1);
      await userEvent.selectOptions(birth.getByLabelText("Mes"), "02");
      await userEvent.selectOptions(birth.getByLabelText("Año"), "2001");
      await expect(within(birth.getByLabelText("Día")).getAllByRole("option").at(-1)).toHaveValue("28");
    });
    await step("names are kept in capitals", async () => {
      await userEvent.type(canvas.getByLabelText("Nombres"), "marta  lucía");
      await userEvent.tab();
      await expect(canvas.getByLabelText("Nombres")).toHaveValue("MARTA LUCÍA");
    });
  },
};

export const FirstFaults: Story = {
  name: "Paso 1, con faltas",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("nobody goes on with faults: all are listed, the first has the focus", async () => {
      await userEvent.type(canvas.getByLabelText("Número"), "52847193");
      await next(context);
      await expect(await canvas.findByText("Falta corregir 5 datos:")).toBeVisible();
      await expect(canvas.getByLabelText("Nombres")).toHaveFocus();
      await expect(canvas.getByRole("list", { name: "Paso 1 de 3: Quién eres" })).toBeVisible();
    });
    await step("the list leads to a field, and gets shorter as they are corrected", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Género" }));
      await expect(canvas.getByLabelText("Género")).toHaveFocus();
      await userEvent.selectOptions(canvas.getByLabelText("Género"), "Otro");
      await userEvent.tab();
      await expect(await canvas.findByText("Falta corregir 4 datos:")).toBeVisible();
    });
  },
};

export const SecondFault: Story = {
  name: "Paso 2, con un error",
  ...withDraft({ emailConfirm: "marta.restrepo@corre.co" }),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await next(context);
    await isAt(context, "Paso 2 de 3: Dónde estás");
    await step("the head of the new step has the focus, so that it is read", async () => {
      await waitFor(() => expect(canvas.getByRole("list", { name: "Paso 2 de 3: Dónde estás" })).toHaveFocus());
    });
    await step("two addresses that differ are told at the second one", async () => {
      await next(context);
      await expect(await canvas.findByText("Falta corregir 1 dato:")).toBeVisible();
      await expect(canvas.getByText("Los correos deben coincidir")).toBeVisible();
      await expect(canvas.getByLabelText("Confirmar correo electrónico")).toHaveFocus();
    });
    await step("the fault goes when the first one is corrected, too", async () => {
      await userEvent.clear(canvas.getByLabelText("Correo electrónico"));
      await userEvent.type(canvas.getByLabelText("Correo electrónico"), "marta.restrepo@corre.co");
      await waitFor(() => expect(canvas.queryByText("Los correos deben coincidir")).not.toBeInTheDocument());
      await userEvent.type(canvas.getByLabelText("Correo electrónico"), "m");
      await next(context);
      await expect(await canvas.findByText("Falta corregir 1 dato:")).toBeVisible();
    });
  },
};

export const Fiscal: Story = {
  name: "Paso 2, responsabilidad fiscal",
  tags: ["REG-02"],
  ...withDraft(),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await next(context);
    await isAt(context, "Paso 2 de 3: Dónde estás");
    await step("[REG-02] nearly everybody keeps R-99-PN, which one line says", async () => {
      await userEvent.click(canvas.getByText("Responsabilidad fiscal", { selector: "summary *" }));
      await expect(await canvas.findByRole("checkbox", { name: /^R-99-PN/ })).toBeChecked();
    });
    await step("[REG-02] another one clears it; none brings it back", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: /^O-13/ }));
      await expect(canvas.getByRole("checkbox", { name: /^R-99-PN/ })).not.toBeChecked();
      await userEvent.click(canvas.getByRole("checkbox", { name: /^O-13/ }));
      await expect(canvas.getByRole("checkbox", { name: /^R-99-PN/ })).toBeChecked();
      await userEvent.click(canvas.getByRole("checkbox", { name: /^O-47/ }));
    });
  },
};

export const Last: Story = {
  name: "Paso 3",
  ...withDraft(),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await toLastStep(context);
    await step("the strength of a password advises", async () => {
      await userEvent.type(canvas.getByLabelText("Contraseña"), "Suerte*2026");
      await expect(canvas.getByRole("meter", { name: "Fuerza de la contraseña" })).toHaveAttribute(
        "aria-valuetext",
        "Muy buena",
      );
    });
    await step("the button waits for all three acceptances, and says which is missing", async () => {
      const button = canvas.getByRole("button", { name: "Crear Cuenta" });
      await userEvent.click(canvas.getByRole("checkbox", { name: /^Acepto los/ }));
      await userEvent.click(canvas.getByRole("checkbox", { name: /^Autorizo el/ }));
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveAccessibleDescription("Falta un permiso: Mayoría de edad.");
      await userEvent.click(button);
      await expect(canvas.getByRole("checkbox", { name: /^Declaro/ })).toHaveFocus();
      await userEvent.click(canvas.getByRole("checkbox", { name: /^Declaro/ }));
      await expect(button).not.toHaveAttribute("aria-disabled");
    });
    await step("two passwords that differ are told at the second one, and the captcha is asked for", async () => {
      await userEvent.type(canvas.getByLabelText("Confirmar contraseña"), "Suerte*2025");
      await userEvent.click(canvas.getByRole("button", { name: "Crear Cuenta" }));
      await expect(
        await canvas.findByText("La contraseña y la confirmación de la contraseña deben coincidir"),
      ).toBeVisible();
      await expect(canvas.getByText("Prueba que no eres un robot")).toBeVisible();
      await userEvent.click(within(canvas.getByRole("alert")).getByRole("link", { name: "No soy un robot" }));
      await expect(canvas.getByRole("checkbox", { name: "No soy un robot" })).toHaveFocus();
      await expect(signUp).not.toHaveBeenCalled();
    });
  },
};

export const GoingBack: Story = {
  name: "Volver al paso 1",
  ...withDraft(),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await toLastStep(context);
    await userEvent.type(canvas.getByLabelText("Contraseña"), "Suerte*2026");
    await step("back loses nothing of what was typed, the password neither", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Volver" }));
      await isAt(context, "Paso 2 de 3: Dónde estás");
      await userEvent.click(canvas.getByRole("button", { name: "Volver" }));
      await isAt(context, "Paso 1 de 3: Quién eres");
      await expect(canvas.getByLabelText("Apellidos")).toHaveValue("RESTREPO GÓMEZ");
      await toLastStep(context);
      await expect(canvas.getByLabelText("Contraseña")).toHaveValue("Suerte*2026");
    });
  },
};

export const Created: Story = {
  name: "Cuenta creada",
  tags: ["REG-02", "REG-03"],
  args: { bets: [line("a"), line("b", { number: "4827", fractions: 2 })] },
  ...withDraft({ fiscalCodes: ["O-13", "O-47"] }),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await finish(context);
    await step("[REG-03] says that the account was made and where its link went; the cart waits", async () => {
      const heading = await canvas.findByRole("heading", { name: "Revisa tu correo" });
      await expect(heading).toBeVisible();
      await expect(canvas.getByText(/Creamos tu cuenta y enviamos un enlace de confirmación/)).toHaveTextContent(
        "marta.restrepo@correo.co",
      );
      await expect(canvas.getByText("Tu carrito se conserva: 2 jugadas por $18.000.")).toBeVisible();
      await waitFor(() => expect(heading.closest("[role=status]")).toHaveFocus());
    });
    await step("[REG-02] sent once, the fiscal codes by semicolons; nothing of it stays in the tab", async () => {
      await expect(signUp.mock.calls).toEqual([
        [{ document: "52847193", names: "MARTA LUCÍA", email: "marta.restrepo@correo.co", fiscalCodes: "O-13;O-47" }],
      ]);
      await expect(readDraft()).toBeNull();
    });
    await step("another e-mail is sent when asked for, once a minute", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Enviar otro correo" }));
      await expect(await canvas.findByText(/^Enviamos otro correo\./)).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Enviar otro correo" }));
      await expect(resendConfirmation.mock.calls).toEqual([["52847193"]]);
    });
  },
};

export const Failed: Story = {
  name: "No se pudo crear",
  tags: ["REG-06"],
  args: { backend: { captcha, signUp: () => failure(problems.server) } },
  ...withDraft(),
  play: async (context) => {
    const { canvas, step } = context;
    await finish(context);
    await step("[REG-06] the source's words; what was typed stays, the captcha is to be done again", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de Crear la cuenta. Inténtalo nuevamente o contáctanos para reportar tu problema.",
      );
      await expect(canvas.getByLabelText("Contraseña")).toHaveValue("Suerte*2026");
      await expect(canvas.getByRole("checkbox", { name: "No soy un robot" })).not.toBeChecked();
      await expect(readDraft()).toMatchObject({ document: "52847193" });
    });
  },
};

export const Offline: Story = {
  name: "Sin conexión",
  args: { backend: { captcha, signUp: () => failure(problems.offline) } },
  ...withDraft(),
  play: async (context) => {
    const { canvas, step } = context;
    await finish(context);
    await step("says that there is no connection", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent("No hay conexión.");
    });
  },
};

export const RefusedField: Story = {
  name: "Rechazada por el servidor",
  args: {
    backend: {
      captcha,
      signUp: () =>
        failure(
          refused(400, "INVALID_FIELDS", "Hay datos que debemos revisar.", {
            "user.email": "Debes ingresar un correo electrónico válido",
          }),
        ),
    },
  },
  ...withDraft(),
  play: async (context) => {
    const { canvas, step } = context;
    await finish(context);
    await step("a field that the backend refuses is shown in its step, and has the focus", async () => {
      await isAt(context, "Paso 2 de 3: Dónde estás");
      await expect(await canvas.findByText("Debes ingresar un correo electrónico válido")).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText("Correo electrónico")).toHaveFocus());
    });
  },
};
