/** A password chosen anew by the link of an e-mail, in all its states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import type { AccountLink } from "#api/account";
import { failure, success, type Result } from "#api/result";
import ResetPassword, { type loader } from "#src/screens/ResetPassword/ResetPassword.tsx";
import { refused } from "../../tests/models/fakeEnv";
import { problems } from "../fixtures/draws";
import { done } from "../fixtures/registration";
import { page, Scene, wholePage } from "../fixtures/Scene";

const link = (over: Partial<AccountLink> = {}): Result<AccountLink> =>
  success({ state: "valid", use: "password", email: "m•••@correo.co", ...over });

const show = (found: Result<AccountLink>, next?: "pending") => ({
  at: "/recuperar-contrasena/abc",
  pages: [
    page<typeof loader>({
      route: "/recuperar-contrasena/:token",
      screen: ResetPassword,
      data: { token: "abc", link: found },
      ...(next && { next }),
    }),
  ],
});

const resetPassword = fn((_token: string, _password: string) => success({ message: "Listo" }));
const recoverPassword = fn((_documentType: string, _document: string) => done());

const meta = {
  title: "Pantallas/Recuperar clave",
  component: Scene,
  parameters: wholePage,
  args: { ...show(link()), backend: { resetPassword, recoverPassword } },
  beforeEach: () => {
    resetPassword.mockClear();
    recoverPassword.mockClear();
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function change({ canvas, userEvent }: Context, password = "Suerte*2026", again = password) {
  await userEvent.type(canvas.getByLabelText("Contraseña nueva"), password);
  await userEvent.type(canvas.getByLabelText("Repite la contraseña nueva"), again);
  await userEvent.click(canvas.getByRole("button", { name: "Cambiar contraseña" }));
}

export const Default: Story = { name: "Lista" };

export const Faults: Story = {
  name: "Con faltas",
  play: async (context) => {
    const { canvas, step } = context;
    await change(context, "suerte2026", "suerte");
    await step("the rule of a password, and that both must be the same", async () => {
      await expect(await canvas.findByText("Falta corregir 2 datos:")).toBeVisible();
      await expect(canvas.getByText(/^¡Uy! Necesitas al menos agregar/)).toBeVisible();
      await expect(canvas.getByText("Las contraseñas deben coincidir")).toBeVisible();
      await expect(canvas.getByLabelText("Contraseña nueva")).toHaveFocus();
      await expect(resetPassword).not.toHaveBeenCalled();
    });
  },
};

export const Changed: Story = {
  name: "Cambiada",
  play: async (context) => {
    const { canvas, step } = context;
    await change(context);
    await step("the source's words, with the ways home and to the login", async () => {
      const heading = await canvas.findByRole("heading", { name: "Tu contraseña ha sido cambiada con éxito" });
      await expect(heading).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/");
      await expect(canvas.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
      await expect(resetPassword.mock.calls).toEqual([["abc", "Suerte*2026"]]);
      await waitFor(() => expect(heading.closest("[role=status]")).toHaveFocus());
    });
  },
};

export const WrongPassword: Story = {
  name: "Clave inválida",
  args: { backend: { resetPassword: () => success({ message: "Clave inválida" }) } },
  play: async (context) => {
    const { canvas, step } = context;
    await change(context);
    await step("a success that says so is a failure", async () => {
      await expect(await canvas.findByText("Clave inválida")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Cambiar contraseña" })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: "No se pudo cambiar",
  tags: ["REG-06"],
  args: { backend: { resetPassword: () => failure(problems.server) } },
  play: async (context) => {
    const { canvas, step } = context;
    await change(context);
    await step("[REG-06] the source's words, and what was typed stays", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de cambiar la contraseña. Inténtalo más tarde.",
      );
      await expect(canvas.getByLabelText("Contraseña nueva")).toHaveValue("Suerte*2026");
    });
  },
};

export const Expired: Story = {
  name: "Enlace vencido",
  args: show(link({ state: "expired" })),
  play: async ({ canvas, step, userEvent }) => {
    await step("an expired link offers a new one, and says the same whether there is an account", async () => {
      await expect(canvas.getByRole("heading", { name: "Este enlace ya no sirve" })).toBeVisible();
      await userEvent.type(canvas.getByLabelText("Número de documento"), "52847193");
      await userEvent.click(canvas.getByRole("button", { name: "Enviar el enlace" }));
      await expect(
        await canvas.findByText("Si existe una cuenta con ese documento, enviamos un correo con un enlace."),
      ).toBeVisible();
      await expect(recoverPassword.mock.calls).toEqual([["CC", "52847193"]]);
    });
  },
};

export const UsedMeanwhile: Story = {
  name: "Enlace usado mientras tanto",
  args: { backend: { resetPassword: () => failure(refused(409, "LINK_USED_UP", "Este enlace venció o ya se usó.")) } },
  play: async (context) => {
    const { canvas, step } = context;
    await change(context);
    await step("a link that holds no longer offers a new one", async () => {
      await expect(await canvas.findByRole("heading", { name: "Este enlace ya no sirve" })).toBeVisible();
    });
  },
};

export const Problem: Story = { name: "Con problema", args: show(failure(problems.server)) };

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
