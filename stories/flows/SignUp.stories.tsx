/** Registrarse: from the login that was in the way of paying to the e-mail that confirms the account. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { success } from "#api/result";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import SignUp from "#src/screens/SignUp/SignUp.tsx";
import { captcha } from "../fixtures/captcha";
import { bets } from "../fixtures/draws";
import { shown } from "../fixtures/shown";
import { page, Scene, wholePage } from "../fixtures/Scene";

const signUp = fn((_account: { document: string; names: string; email: string; fiscalCodes: string }) => success({}));

const meta = {
  title: "Flujos/Registrarse",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    bets,
    pages: [
      page({ route: "/", screen: NotFound, data: null }),
      page({ route: "/crear-cuenta", screen: SignUp, data: null }),
    ],
    backend: { captcha, signUp },
    prepare: (_, dialogs) => dialogs.openLogin({ purpose: { to: "pay", totalPesos: 32_000 } }),
  },
  beforeEach: () => {
    sessionStorage.clear();
    signUp.mockClear();
    return () => sessionStorage.clear();
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Del inicio de sesión al correo",
  tags: ["AUTH-01", "REG-01", "REG-02", "REG-03"],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const choose = async (group: string, [day, month, year]: readonly [string, string, string]) => {
      const lists = within(canvas.getByRole("group", { name: new RegExp(`^${group}`) }));
      await userEvent.selectOptions(lists.getByLabelText("Día"), day);
      await userEvent.selectOptions(lists.getByLabelText("Mes"), month);
      await userEvent.selectOptions(lists.getByLabelText("Año"), year);
    };
    const write = (label: string, text: string) => userEvent.type(canvas.getByLabelText(label), text);
    const next = () => userEvent.click(canvas.getByRole("button", { name: "Seguir" }));

    await step("[AUTH-01] the login's second tab says what an account takes and leads to its page", async () => {
      const dialog = within(await body.findByRole("dialog"));
      await userEvent.click(dialog.getByRole("tab", { name: "Crear cuenta" }));
      await shown(await dialog.findByText("Crea tu cuenta para pagar $32.000. Tu carrito se conserva."));
      await userEvent.click(dialog.getByRole("link", { name: "Crear mi cuenta" }));
      await expect(await canvas.findByRole("heading", { name: "Crear cuenta" })).toBeVisible();
      await expect(body.queryByRole("dialog")).not.toBeInTheDocument();
    });
    await step("[REG-01] who one is, as the document says it", async () => {
      await write("Número", "1017234985");
      await write("Nombres", "ana maría");
      await write("Apellidos", "torres mejía");
      await choose("Fecha de expedición", ["14", "03", "2010"]);
      await choose("Fecha de nacimiento", ["29", "02", "1992"]);
      await userEvent.selectOptions(canvas.getByLabelText("Género"), "Femenino");
      await next();
      await canvas.findByRole("list", { name: "Paso 2 de 3: Dónde estás" });
    });
    await step("[REG-01] [REG-02] where one is; the fiscal responsibility stays as it is", async () => {
      await write("Correo electrónico", "ana.torres@correo.co");
      await write("Confirmar correo electrónico", "ana.torres@correo.co");
      await write("Celular", "3104567890");
      await write("Dirección", "Calle 50 n.º 51-29, Medellín");
      await next();
      await canvas.findByRole("list", { name: "Paso 3 de 3: Tu clave" });
    });
    await step("[REG-01] a password, three acceptances and the captcha", async () => {
      await write("Contraseña", "Suerte*2026");
      await write("Confirmar contraseña", "Suerte*2026");
      for (const acceptance of [/^Acepto los/, /^Autorizo el/, /^Declaro/])
        await userEvent.click(canvas.getByRole("checkbox", { name: acceptance }));
      await userEvent.click(canvas.getByRole("checkbox", { name: "No soy un robot" }));
      await canvas.findByText("Listo, verificado");
      await userEvent.click(canvas.getByRole("button", { name: "Crear Cuenta" }));
    });
    await step("[REG-03] the account is made, its link is on the way, the cart waits", async () => {
      await expect(await canvas.findByRole("heading", { name: "Revisa tu correo" })).toBeVisible();
      await expect(canvas.getByText(/^Tu carrito se conserva: 2 jugadas/)).toBeVisible();
      await expect(signUp.mock.calls).toEqual([
        [{ document: "1017234985", names: "ANA MARÍA", email: "ana.torres@correo.co", fiscalCodes: "R-99-PN" }],
      ]);
    });
  },
};
