/** The login, over the page from which it was opened. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { success } from "#api/result";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { no, person, refused } from "../../tests/models/fakeEnv";
import { captcha } from "../fixtures/captcha";
import { shown } from "../fixtures/shown";
import { page, Scene, wholePage } from "../fixtures/Scene";

const meta = {
  title: "Pantallas/Inicio de sesión",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    pages: [page({ route: "/", screen: NotFound, data: null })],
    prepare: (_, dialogs) => dialogs.openLogin(),
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOn = async (canvasElement: HTMLElement, role = "dialog") =>
  within(await within(canvasElement.ownerDocument.body).findByRole(role));

export const Default: Story = {
  name: "Lista",
  play: async ({ canvasElement, step }) => {
    await step("the document's type begins as CC", async () => {
      const dialog = await dialogOn(canvasElement);
      await expect(dialog.getByRole("combobox", { name: "Tipo de documento" })).toHaveValue("CC");
    });
  },
};

export const ForPaying: Story = {
  name: "Para pagar",
  args: { prepare: (_, dialogs) => dialogs.openLogin({ purpose: { to: "pay", totalPesos: 6000 } }) },
  play: async ({ canvasElement, step }) => {
    await step("says what the login is for, in sight and to who listens", async () => {
      const reason = "Inicia sesión para pagar $6.000. Tu carrito se conserva.";
      await shown((await dialogOn(canvasElement)).getByText(reason));
      await expect(within(canvasElement.ownerDocument.body).getByRole("dialog")).toHaveAccessibleDescription(reason);
    });
  },
};

export const Expired: Story = {
  name: "Sesión vencida",
  args: {
    prepare: (_, dialogs) => {
      dialogs.setExpired();
      dialogs.openLogin({ purpose: { to: "visit", path: "/mi-cuenta/historial" } });
    },
  },
  play: async ({ canvasElement, step }) => {
    await step("says that the session is over, and what the login is for", async () => {
      const dialog = await dialogOn(canvasElement);
      await shown(dialog.getByText("Tu sesión ha expirado, por favor ingresa de nuevo para ver tu historial."));
    });
  },
};

export const Errors: Story = {
  name: "Con errores",
  play: async ({ canvasElement, step, userEvent }) => {
    const dialog = await dialogOn(canvasElement);
    await step("each field says what it misses, the first one has the focus", async () => {
      await userEvent.click(await dialog.findByRole("button", { name: "Iniciar sesión" }));
      await shown(await dialog.findByText("Prueba que no eres un robot"));
      await expect(dialog.getByRole("textbox", { name: "Número de documento" })).toHaveFocus();
    });
  },
};

export const SignUp: Story = {
  name: "Crear cuenta",
  args: { prepare: (_, dialogs) => dialogs.openLogin({ tab: "signUp" }) },
  play: async ({ canvasElement, step }) => {
    await step("the second tab is open", async () => {
      const dialog = await dialogOn(canvasElement);
      await expect(dialog.getByRole("tab", { name: "Crear cuenta" })).toHaveAttribute("aria-selected", "true");
    });
    await step("says what an account takes, and leads to the form in place of the dialog", async () => {
      const dialog = await dialogOn(canvasElement);
      await shown(dialog.getByText("Tres minutos."));
      await expect(dialog.getByRole("link", { name: "Crear mi cuenta" })).toHaveAttribute("href", "/crear-cuenta");
    });
  },
};

export const SignUpForPaying: Story = {
  name: "Crear cuenta para pagar",
  args: { prepare: (_, dialogs) => dialogs.openLogin({ tab: "signUp", purpose: { to: "pay", totalPesos: 6000 } }) },
  play: async ({ canvasElement, step }) => {
    await step("the account too is for what its player was about to do", async () => {
      const dialog = await dialogOn(canvasElement);
      await shown(dialog.getByText("Crea tu cuenta para pagar $6.000. Tu carrito se conserva."));
    });
  },
};

const recoverPassword = fn((_documentType: string, _document: string) => success({}));

export const Forgotten: Story = {
  name: "Contraseña olvidada",
  args: { backend: { recoverPassword } },
  beforeEach: () => void recoverPassword.mockClear(),
  play: async ({ canvasElement, step, userEvent }) => {
    const dialog = await dialogOn(canvasElement);
    await step("asks for the document only, with what was typed already", async () => {
      await userEvent.selectOptions(await dialog.findByLabelText("Tipo de documento"), "CE");
      await userEvent.type(dialog.getByRole("textbox", { name: "Número de documento" }), "284719");
      await userEvent.click(dialog.getByRole("button", { name: "¿Olvidaste tu contraseña?" }));
      await shown(await dialog.findByRole("heading", { name: "Recupera tu contraseña" }));
      const types = within(dialog.getByLabelText("Tipo de documento")).getAllByRole<HTMLOptionElement>("option");
      await expect(types.map(({ value }) => value)).toEqual(["CC", "NIT", "PA", "CE", "PD", "CD", "TE"]);
      await expect(dialog.getByLabelText("Tipo de documento")).toHaveValue("CE");
      await expect(dialog.getByRole("textbox", { name: "Número de documento" })).toHaveValue("284719");
      await expect(dialog.queryByRole("checkbox", { name: "No soy un robot" })).not.toBeInTheDocument();
    });
    await step("says that an e-mail was sent, the same whether there is an account", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Enviar el enlace" }));
      await shown(await dialog.findByText("Si existe una cuenta con ese documento, enviamos un correo con un enlace."));
      await expect(recoverPassword.mock.calls).toEqual([["CE", "284719"]]);
    });
  },
};

export const ForgottenOutage: Story = {
  name: "No se pudo pedir el enlace",
  tags: ["REG-06"],
  args: { backend: { recoverPassword: () => no(refused(503, "INTERNAL", "Error interno")) } },
  play: async ({ canvasElement, step, userEvent }) => {
    const dialog = await dialogOn(canvasElement);
    await step("[REG-06] the source's words, and back to the login with what was typed there", async () => {
      await userEvent.type(await dialog.findByRole("textbox", { name: "Número de documento" }), "52847193");
      await userEvent.click(dialog.getByRole("button", { name: "¿Olvidaste tu contraseña?" }));
      await userEvent.click(await dialog.findByRole("button", { name: "Enviar el enlace" }));
      await shown(
        await dialog.findByText(
          "Ocurrió un error al momento de solicitar el cambio de contraseña. Inténtalo más tarde.",
        ),
      );
      await userEvent.click(dialog.getByRole("button", { name: "Volver a iniciar sesión" }));
      await expect(await dialog.findByRole("textbox", { name: "Número de documento" })).toHaveValue("52847193");
    });
  },
};

export const Refused: Story = {
  name: "Clave inválida",
  tags: ["AUTH-05"],
  args: {
    backend: { captcha, logIn: () => no(refused(401, "UNAUTHORIZED", "Usuario o clave inválida")) },
  },
  play: async ({ canvasElement, step, userEvent }) => {
    const dialog = await dialogOn(canvasElement);
    await step("[AUTH-05] the server's words stand in an alert under the form", async () => {
      await userEvent.type(await dialog.findByRole("textbox", { name: "Número de documento" }), "52847193");
      await userEvent.type(dialog.getByLabelText("Contraseña"), "otra");
      await userEvent.click(dialog.getByRole("checkbox", { name: "No soy un robot" }));
      await dialog.findByText("Listo, verificado");
      await userEvent.click(dialog.getByRole("button", { name: "Iniciar sesión" }));
      await shown(await dialog.findByText("Usuario o clave inválida"));
    });
  },
};

export const CaptchaRefused: Story = {
  name: "Captcha rechazado",
  args: {
    backend: {
      captcha,
      logIn: () =>
        no(refused(400, "CAPTCHA_REFUSED", "x", { "user.captcha": "La verificación venció: hazla de nuevo." })),
    },
  },
  play: async ({ canvasElement, step, userEvent }) => {
    const dialog = await dialogOn(canvasElement);
    await step("the captcha's fault stands at the captcha, and nothing is said of the password", async () => {
      await userEvent.type(await dialog.findByRole("textbox", { name: "Número de documento" }), "52847193");
      await userEvent.type(dialog.getByLabelText("Contraseña"), "Suerte*2026");
      await userEvent.click(dialog.getByRole("checkbox", { name: "No soy un robot" }));
      await dialog.findByText("Listo, verificado");
      await userEvent.click(dialog.getByRole("button", { name: "Iniciar sesión" }));
      await shown(await dialog.findByText("La verificación venció: hazla de nuevo."));
      await expect(dialog.queryByText("Usuario o clave inválida")).not.toBeInTheDocument();
    });
  },
};

export const AgePending: Story = {
  name: "Mayoría de edad pendiente",
  args: { prepare: (_, dialogs) => dialogs.setAgePending(true) },
  play: async ({ canvasElement, step }) => {
    await step("says what is still to be done", async () => {
      const dialog = await dialogOn(canvasElement, "alertdialog");
      await shown(dialog.getByRole("button", { name: "Aceptar" }));
    });
  },
};

export const MustUpdate: Story = {
  name: "Datos por actualizar",
  args: { person: { ...person, mustUpdate: true }, prepare: (_, dialogs) => dialogs.setUpdate(true) },
  play: async ({ canvasElement, step }) => {
    await step("asks to bring the data up to date", async () => {
      const dialog = await dialogOn(canvasElement, "alertdialog");
      await shown(dialog.getByText("Por favor actualiza los datos."));
    });
  },
};
