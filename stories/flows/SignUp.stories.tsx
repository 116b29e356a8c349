/** Registrarse: from the login that was in the way of paying to the e-mail that confirms the account. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { success } from "#api/result";
import { copy } from "#copy";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import SignUp from "#src/screens/SignUp/SignUp.tsx";
import { captcha } from "../fixtures/captcha";
import { bets } from "../fixtures/draws";
import { page, Scene } from "../fixtures/Scene";
import { type Acting, flow, told } from "./told";

const { login, signUp: words } = copy;

const signUp = fn((_account: { document: string; names: string; email: string; fiscalCodes: string }) => success({}));

const meta = {
  title: "Flujos/Registrarse",
  component: Scene,
  parameters: flow({
    number: "0103",
    lead: "Iba a pagar y no tiene cuenta: la crea en tres pasos, su carrito lo espera, y la activa con el enlace de su correo.",
  }),
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

const write = ({ canvas, userEvent }: Acting, label: string, text: string) =>
  userEvent.type(canvas.getByLabelText(label), text);

async function choose(
  { canvas, userEvent }: Acting,
  group: string,
  [day, month, year]: readonly [string, string, string],
) {
  const lists = within(canvas.getByRole("group", { name: new RegExp(`^${group}`) }));
  await userEvent.selectOptions(lists.getByLabelText("Día"), day);
  await userEvent.selectOptions(lists.getByLabelText("Mes"), month);
  await userEvent.selectOptions(lists.getByLabelText("Año"), year);
}

/** Goes on to another step, whose list says where one is. */
async function goOn({ canvas, userEvent }: Acting, place: number) {
  await userEvent.click(canvas.getByRole("button", { name: words.next }));
  await canvas.findByRole("list", { name: words.steps.place(place, words.steps.names[place - 1]!) });
}

export const Default: Story = {
  name: "Del inicio de sesión al correo",
  ...told([
    {
      does: "En el inicio de sesión abre «Crear cuenta»: ve qué va a necesitar y para qué es.",
      sees: [
        login.reason.signUp(login.reason.pay("$32.000")),
        login.reason.cartKept,
        login.signUp.lead,
        login.signUp.go,
      ],
      act: async ({ userEvent }) => {
        const dialog = within(await screen.findByRole("dialog"));
        await userEvent.click(dialog.getByRole("tab", { name: login.tabs.signUp }));
      },
    },
    {
      does: "Va a su página; el diálogo se cierra.",
      sees: [words.title, words.lead, words.steps.titles[0]],
      act: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("link", { name: login.signUp.go }));
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      },
    },
    {
      does: "Paso 1: quién es, como está en su documento.",
      sees: [words.steps.titles[1]],
      act: async (context) => {
        await write(context, words.document.number, "1017234985");
        await write(context, "Nombres", "ana maría");
        await write(context, "Apellidos", "torres mejía");
        await choose(context, "Fecha de expedición", ["14", "03", "2010"]);
        await choose(context, "Fecha de nacimiento", ["29", "02", "1992"]);
        await context.userEvent.selectOptions(context.canvas.getByLabelText(words.gender), "Femenino");
        await goOn(context, 2);
      },
    },
    {
      does: "Paso 2: dónde está; la responsabilidad fiscal queda como viene.",
      sees: [words.steps.titles[2], words.steps.more[2]],
      act: async (context) => {
        await write(context, "Correo electrónico", "ana.torres@correo.co");
        await write(context, "Confirmar correo electrónico", "ana.torres@correo.co");
        await write(context, "Celular", "3104567890");
        await write(context, "Dirección", "Calle 50 n.º 51-29, Medellín");
        await goOn(context, 3);
      },
    },
    {
      does: "Paso 3: una contraseña, tres aceptaciones y la prueba de que no es un robot. La cuenta está creada, y su carrito lo espera.",
      sees: [words.created.title, words.created.message, words.created.cartKept("2 jugadas", "$32.000")],
      act: async (context) => {
        const { canvas, userEvent } = context;
        await write(context, "Contraseña", "Suerte*2026");
        await write(context, "Confirmar contraseña", "Suerte*2026");
        for (const acceptance of [/^Acepto los/, /^Autorizo el/, /^Declaro/])
          await userEvent.click(canvas.getByRole("checkbox", { name: acceptance }));
        await userEvent.click(canvas.getByRole("checkbox", { name: login.captcha.label }));
        await canvas.findByText(login.captcha.done);
        await userEvent.click(canvas.getByRole("button", { name: words.submit }));
        await waitFor(() =>
          expect(signUp.mock.calls).toEqual([
            [{ document: "1017234985", names: "ANA MARÍA", email: "ana.torres@correo.co", fiscalCodes: "R-99-PN" }],
          ]),
        );
      },
    },
  ]),
};
