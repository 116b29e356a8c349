/** Leaving the shop: what is lost, the reason, the question, why it cannot be done, and the page after it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import DeleteAccount, { type loader } from "#src/screens/DeleteAccount/DeleteAccount.tsx";
import Deleted from "#src/screens/DeleteAccount/Deleted.tsx";
import { refused } from "../../tests/models/fakeEnv";
import { person, problems } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";

const deleteAccount = fn(() => success({ message: "Tu cuenta fue eliminada" }));
const logOut = fn(() => success(true));
const BALANCE = "El saldo del usuario debe ser  0 par poder cancelar la cuenta";

const meta = {
  title: "Pantallas/Eliminar cuenta",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/eliminar-cuenta",
    pages: [
      page<typeof loader>({ route: "/eliminar-cuenta", screen: DeleteAccount, data: null }),
      page({ route: "/eliminar", screen: Deleted, data: null }),
    ],
    backend: { deleteAccount, logOut },
    person,
  },
  beforeEach: () => {
    deleteAccount.mockClear();
    logOut.mockClear();
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const press = ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) =>
  userEvent.click(canvas.getByRole("button", { name: "Eliminar mi cuenta" }));
const question = ({ canvasElement }: Pick<Context, "canvasElement">) =>
  within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: "¿Eliminar tu cuenta para siempre?" });

/** Writes a reason and answers the question with yes. */
async function erase(context: Pick<Context, "canvas" | "canvasElement" | "userEvent">) {
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText("Motivo"), "Ya no juego");
  await press(context);
  await userEvent.click(within(await question(context)).getByRole("button", { name: "Sí, eliminarla" }));
}

export const Default: Story = {
  name: "Lista",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("what cannot be undone, what is erased and what is kept", async () => {
      await expect(
        canvas.getByText("La cuenta no se puede reactivar y tus datos no se pueden recuperar."),
      ).toBeVisible();
      await expect(canvas.getByText(/por diez años/)).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Volver" })).toHaveAttribute("href", "/mi-cuenta/datos");
    });
    await step("without a reason, or with one too long, nothing is asked", async () => {
      await press(context);
      await expect(await canvas.findByText("Este campo es requerido")).toBeVisible();
      await expect(canvas.getByLabelText("Motivo")).toHaveFocus();
      await userEvent.paste("x".repeat(151));
      await expect(await canvas.findByText("El campo puede tener un máximo de 150 caracteres")).toBeVisible();
      await expect(canvas.getByText(/Sobran 1/)).toBeVisible();
      await userEvent.clear(canvas.getByLabelText("Motivo"));
    });
    await step("it is asked once more; no leaves everything as it is", async () => {
      await userEvent.type(canvas.getByLabelText("Motivo"), "Ya no juego");
      await press(context);
      const dialog = await question(context);
      await userEvent.click(within(dialog).getByRole("button", { name: "No, conservarla" }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(deleteAccount).not.toHaveBeenCalled();
      await expect(canvas.getByLabelText("Motivo")).toHaveValue("Ya no juego");
    });
  },
};

export const Done: Story = {
  name: "Eliminada",
  play: async (context) => {
    const { canvas, step } = context;
    await erase(context);
    await step("the message, the logout, and the page after it", async () => {
      await expect(await canvas.findByText("Tu cuenta fue eliminada")).toBeVisible();
      await expect(deleteAccount).toHaveBeenCalledWith("Ya no juego");
      await expect(await canvas.findByRole("heading", { level: 1, name: "Cuenta eliminada" })).toBeVisible();
      await expect(logOut).toHaveBeenCalled();
      await expect(canvas.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/");
    });
  },
};

export const BalanceLeft: Story = {
  name: "Con saldo",
  args: { backend: { deleteAccount: () => failure(refused(409, "BALANCE_LEFT", BALANCE)) } },
  play: async (context) => {
    const { canvas, step } = context;
    await erase(context);
    await step("the source's words in red, and the form kept", async () => {
      const alert = await canvas.findByRole("alert");
      await expect(alert.textContent).toBe(BALANCE);
      await expect(canvas.getByLabelText("Motivo")).toHaveValue("Ya no juego");
    });
  },
};

export const BalanceLeftInSuccess: Story = {
  name: "Con saldo, dicho en un éxito",
  args: { backend: { deleteAccount: () => success({ message: BALANCE }) } },
  play: async (context) => {
    await erase(context);
    await context.step("another backend says so in a success: the form is kept all the same", async () => {
      await expect((await context.canvas.findByRole("alert")).textContent).toBe(BALANCE);
    });
  },
};

export const Failed: Story = {
  name: "No se pudo eliminar",
  args: { backend: { deleteAccount: () => failure(problems.server) } },
  play: async (context) => {
    await erase(context);
    await context.step("the source's words", async () => {
      await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de Eliminar el usuario. Inténtalo más tarde.",
      );
    });
  },
};

export const AfterIt: Story = {
  name: "Cuenta eliminada",
  args: { at: "/eliminar", person: null },
};
