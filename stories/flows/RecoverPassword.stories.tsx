/** Recuperar la clave: from the login to the e-mail's link, and in again with another password. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, within } from "storybook/test";
import { success } from "#api/result";
import { copy } from "#copy";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import ResetPassword, { type loader } from "#src/screens/ResetPassword/ResetPassword.tsx";
import { done } from "../fixtures/registration";
import { page, Scene } from "../fixtures/Scene";
import { flow, told } from "./told";

const { login, recovery } = copy;

const meta = {
  title: "Flujos/Recuperar la clave",
  component: Scene,
  parameters: flow({
    number: "0104",
    lead: "Olvidó su contraseña: pide un enlace con su documento, lo abre en su correo y escoge otra.",
  }),
  args: { at: "/", pages: [page({ route: "/", screen: NotFound, data: null })] },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Pedir el enlace",
  args: { backend: { recoverPassword: () => done() }, prepare: (_, dialogs) => dialogs.openLogin() },
  ...told([
    {
      does: "En el inicio de sesión pulsa «¿Olvidaste tu contraseña?».",
      sees: [recovery.title, recovery.lead],
      act: async ({ userEvent }) => {
        const dialog = within(await screen.findByRole("dialog"));
        await userEvent.click(await dialog.findByRole("button", { name: login.forgot }));
      },
    },
    {
      does: "Escribe su documento. La respuesta es la misma si hay cuenta o no: nadie averigua quién tiene una.",
      sees: [recovery.sent, recovery.sentMore],
      act: async ({ userEvent }) => {
        const dialog = within(screen.getByRole("dialog"));
        await userEvent.type(dialog.getByRole("textbox", { name: login.document }), "52847193");
        await userEvent.click(dialog.getByRole("button", { name: recovery.submit }));
      },
    },
  ]),
};

export const ByItsLink: Story = {
  name: "Abrir el enlace del correo",
  args: {
    at: "/recuperar-contrasena/abc",
    pages: [
      page<typeof loader>({
        route: "/recuperar-contrasena/:token",
        screen: ResetPassword,
        data: { token: "abc", link: success({ state: "valid", use: "password", email: "m•••@correo.co" }) },
      }),
    ],
    backend: { resetPassword: () => success({ message: "Listo" }) },
  },
  ...told([
    {
      does: "Abre el enlace: ve de qué cuenta es, con el correo casi oculto.",
      sees: [recovery.reset.title, recovery.reset.of("m•••@correo.co")],
    },
    {
      does: "Escribe dos veces la nueva y la cambia. Las demás sesiones se cierran.",
      sees: [recovery.reset.done, recovery.reset.doneMore, recovery.reset.login],
      act: async ({ canvas, userEvent }) => {
        await userEvent.type(canvas.getByLabelText(recovery.reset.password), "Suerte*2026");
        await userEvent.type(canvas.getByLabelText(recovery.reset.confirm), "Suerte*2026");
        await userEvent.click(canvas.getByRole("button", { name: recovery.reset.submit }));
      },
    },
  ]),
};
