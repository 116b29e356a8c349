/** The link that confirms an account, or a new address: before it is used, and what came of it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import type { AccountLink } from "#api/account";
import { failure, success, type Result } from "#api/result";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import ConfirmAccount, { type loader } from "#src/screens/ConfirmAccount/ConfirmAccount.tsx";
import { person, refused } from "../../tests/models/fakeEnv";
import { problems } from "../fixtures/draws";
import { shown } from "../fixtures/shown";
import { page, Scene, wholePage } from "../fixtures/Scene";

const link = (over: Partial<AccountLink> = {}): Result<AccountLink> =>
  success({ state: "valid", use: "confirm", email: "m•••@correo.co", ...over });

const show = (found: Result<AccountLink>, next?: "pending") => ({
  at: "/confirmar-cuenta/abc",
  pages: [
    page<typeof loader>({
      route: "/confirmar-cuenta/:token",
      screen: ConfirmAccount,
      data: { token: "abc", link: found },
      ...(next && { next }),
    }),
    page({ route: "/", screen: NotFound, data: null }),
  ],
});

const activate = fn((_token: string) => success({ message: "Cuenta activada" }));

const meta = {
  title: "Pantallas/Confirmar cuenta",
  component: Scene,
  parameters: wholePage,
  args: { ...show(link()), backend: { activate } },
  beforeEach: () => void activate.mockClear(),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const confirm = ({ canvas, userEvent }: Context, name = "Confirmar mi correo") =>
  userEvent.click(canvas.getByRole("button", { name }));

export const Default: Story = {
  name: "Por confirmar",
  play: async ({ canvas, step }) => {
    await step("opening the link uses nothing up: a press does", async () => {
      await expect(canvas.getByRole("heading", { name: "Confirma tu correo" })).toBeVisible();
      await expect(canvas.getByText(/m•••@correo\.co/)).toBeVisible();
      await expect(activate).not.toHaveBeenCalled();
    });
  },
};

export const Verified: Story = {
  name: "Cuenta activada",
  play: async (context) => {
    const { canvas, canvasElement, step, userEvent } = context;
    await confirm(context);
    await step("the verified screen, from which one logs in", async () => {
      await expect(await canvas.findByRole("heading", { name: "Cuenta activada" })).toBeVisible();
      await expect(activate.mock.calls).toEqual([["abc"]]);
      await userEvent.click(canvas.getByRole("button", { name: "Iniciar sesión" }));
      const body = within(canvasElement.ownerDocument.body);
      const dialog = within(await body.findByRole("dialog"));
      await shown(dialog.getByRole("textbox", { name: "Número de documento" }));
      await userEvent.click(dialog.getByRole("button", { name: "Cerrar" }));
    });
  },
};

export const Used: Story = {
  name: "Ya confirmada",
  args: show(link({ state: "used" })),
  play: async ({ canvas, step }) => {
    await step("a link opened again says that the account is active", async () => {
      await expect(canvas.getByRole("heading", { name: "Cuenta activada" })).toBeVisible();
    });
  },
};

export const Expired: Story = {
  name: "Enlace vencido",
  args: { ...show(link({ state: "expired" })), backend: { activate: () => success({ message: "Enviamos otro" }) } },
  play: async (context) => {
    const { canvas, step } = context;
    await step("an expired link says so and sends another e-mail when asked for", async () => {
      await expect(canvas.getByRole("heading", { name: "Este enlace venció" })).toBeVisible();
      await confirm(context, "Enviar otro correo");
      await expect(await canvas.findByRole("heading", { name: "Te enviamos otro correo" })).toBeVisible();
    });
  },
};

export const NewAddress: Story = {
  name: "Correo nuevo",
  args: {
    ...show(link({ use: "email" })),
    person,
    backend: { activate: () => success({ message: "Cuenta activada", isChangeOfEmail: true }) },
  },
  play: async (context) => {
    const { canvas, step } = context;
    await confirm(context);
    await step("a new address has words of its own, and leads back to the account", async () => {
      await expect(await canvas.findByRole("heading", { name: "Correo confirmado" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Ir a mi cuenta" })).toHaveAttribute("href", "/mi-cuenta/datos");
    });
  },
};

export const Failed: Story = {
  name: "No se pudo confirmar",
  tags: ["REG-06"],
  args: { backend: { activate: () => failure(problems.server) } },
  play: async (context) => {
    const { canvas, step } = context;
    await confirm(context);
    await step("[REG-06] the source's words, and the button is still there", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de Crear la cuenta. Inténtalo nuevamente o contáctanos para reportar tu problema.",
      );
      await expect(canvas.getByRole("button", { name: "Confirmar mi correo" })).toBeEnabled();
    });
  },
};

export const Unknown: Story = {
  name: "Enlace desconocido",
  args: { backend: { activate: () => failure(refused(404, "LINK_UNKNOWN")) } },
  play: async (context) => {
    const { canvas, step } = context;
    await confirm(context);
    await step("a link that is none leads home", async () => {
      await expect(await canvas.findByRole("heading", { name: "No encontramos esta página" })).toBeVisible();
    });
  },
};

export const Problem: Story = {
  name: "Con problema",
  args: show(failure(problems.server)),
};

export const Loading: Story = {
  name: "Cargando",
  args: show(failure(problems.server), "pending"),
  play: async ({ canvas, step, userEvent }) => {
    await step("Reintentar shows that the link is looked at", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Revisando tu enlace")).toBeInTheDocument();
    });
  },
};
