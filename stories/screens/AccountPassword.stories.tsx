/** A change of password: its rules, its strength, and what became of it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { failure, success } from "#api/result";
import Password, { type loader } from "#src/screens/Account/Password.tsx";
import { refused } from "../../tests/models/fakeEnv";
import { person, problems } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";

const changePassword = fn(() => success(null));

const meta = {
  title: "Pantallas/Mi cuenta/Contraseña",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/mi-cuenta/cambiar-contrasena",
    pages: [page<typeof loader>({ route: "/mi-cuenta/cambiar-contrasena", screen: Password, data: null })],
    backend: { changePassword },
    person,
  },
  beforeEach: () => void changePassword.mockClear(),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

async function fill({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">, repeated = "Nueva*2026") {
  await userEvent.type(canvas.getByLabelText("Contraseña actual"), "Suerte*2026");
  await userEvent.type(canvas.getByLabelText("Contraseña nueva"), "Nueva*2026");
  await userEvent.type(canvas.getByLabelText("Repite la contraseña nueva"), repeated);
}
const send = ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) =>
  userEvent.click(canvas.getByRole("button", { name: "Cambiar contraseña" }));

export const Default: Story = {
  name: "Lista",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("programs that keep passwords know which is which, and whose they are", async () => {
      const whose = canvasElement.querySelector<HTMLInputElement>('input[autocomplete="username"]');
      await expect(whose).toHaveValue("52847193");
      await expect(canvas.getByLabelText("Contraseña actual")).toHaveAttribute("autocomplete", "current-password");
      await expect(canvas.getByLabelText("Contraseña nueva")).toHaveAttribute("autocomplete", "new-password");
    });
    await step("the strength advises while it is typed", async () => {
      const meter = canvas.getByRole("meter", { name: "Fuerza de la contraseña" });
      await expect(meter).toHaveAttribute("aria-valuenow", "0");
      await userEvent.type(canvas.getByLabelText("Contraseña nueva"), "suerte");
      await expect(meter).toHaveAttribute("aria-valuetext", "Débil");
      await userEvent.type(canvas.getByLabelText("Contraseña nueva"), "*Mayor26");
      await expect(meter).toHaveAttribute("aria-valuetext", "Muy buena");
    });
  },
};

export const Changed: Story = {
  name: "Cambiada",
  play: async (context) => {
    const { canvas, step } = context;
    await fill(context);
    await send(context);
    await step("the source's words, read first; nothing of the passwords stays", async () => {
      const said = await canvas.findByText("Tu contraseña ha sido cambiada con éxito");
      await waitFor(() => {
        expect(document.activeElement).not.toBe(document.body);
        expect(document.activeElement).toContainElement(said);
      });
      await expect(canvas.getByText("Tu cuenta se cerró en los demás equipos.")).toBeVisible();
      await expect(changePassword).toHaveBeenCalledWith({ current: "Suerte*2026", password: "Nueva*2026" });
      for (const label of ["Contraseña actual", "Contraseña nueva", "Repite la contraseña nueva"])
        await expect(canvas.getByLabelText(label)).toHaveValue("");
    });
  },
};

export const Faults: Story = {
  name: "Con faltas",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("the second writing must be the same", async () => {
      await fill(context, "Nueva*2027");
      await send(context);
      await expect(await canvas.findByText("Las contraseñas deben coincidir")).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText("Repite la contraseña nueva")).toHaveFocus());
    });
    await step("whichever of the two is mended", async () => {
      const field = canvas.getByLabelText("Contraseña nueva");
      await userEvent.clear(field);
      await userEvent.type(field, "Nueva*2027");
      await waitFor(() => expect(canvas.queryByText("Las contraseñas deben coincidir")).not.toBeInTheDocument());
    });
    await step("without a capital, a digit or a special sign it is refused, and so is one too long", async () => {
      const field = canvas.getByLabelText("Contraseña nueva");
      await userEvent.clear(field);
      await userEvent.type(field, "suertesuerte");
      await expect(
        await canvas.findByText(
          "¡Uy! Necesitas al menos agregar una letra minúscula, mayúscula, un número y un carácter especial.",
        ),
      ).toBeVisible();
      await userEvent.type(field, "*Suerte2026");
      await expect(await canvas.findByText("El campo puede tener un máximo de 15 caracteres")).toBeVisible();
      await expect(changePassword).not.toHaveBeenCalled();
    });
  },
};

export const WrongPassword: Story = {
  name: "Clave equivocada",
  args: {
    backend: {
      changePassword: () =>
        failure(refused(400, "WRONG_PASSWORD", "Clave inválida", { "user.contrasenaActual": "Clave inválida" })),
    },
  },
  play: async (context) => {
    const { canvas, step } = context;
    await fill(context);
    await send(context);
    await step("the current password says so and has the focus; what was typed stays", async () => {
      await expect(await canvas.findByText("Clave inválida")).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText("Contraseña actual")).toHaveFocus());
      await expect(canvas.getByLabelText("Contraseña nueva")).toHaveValue("Nueva*2026");
    });
  },
};

export const Failed: Story = {
  name: "No se pudo cambiar",
  tags: ["REG-06"],
  args: { backend: { changePassword: () => failure(problems.server) } },
  play: async (context) => {
    await fill(context);
    await send(context);
    await context.step("[REG-06] the source's words", async () => {
      await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de cambiar la contraseña. Inténtalo más tarde.",
      );
    });
  },
};
