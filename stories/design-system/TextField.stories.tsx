/** One line of text. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Grid, TextField } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Campo de texto (TextField)",
  id: "campos-textfield",
  component: TextField,
  args: {
    label: "Número de documento",
    name: "usuario",
    defaultValue: "52847193",
    inputMode: "numeric",
    onChange: fn(),
  },
  decorators: [narrow],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a name, a keyboard that fits, and the whole value on every change", async () => {
      const field = canvas.getByRole("textbox", { name: "Número de documento" });
      await expect(field).toHaveAttribute("inputmode", "numeric");
      await userEvent.clear(field);
      await userEvent.type(field, "8");
      await expect(args.onChange).toHaveBeenLastCalledWith("8");
    });
  },
};

export const WithError: Story = {
  name: "Con error",
  args: {
    description: "Sin puntos ni espacios.",
    errorMessage: "El campo no debe iniciar por 0",
    defaultValue: "0123",
  },
  play: async ({ canvas, step }) => {
    await step("what is wrong stands by the field and is tied to it, after the hint", async () => {
      const field = canvas.getByRole("textbox");
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription("Sin puntos ni espacios. El campo no debe iniciar por 0");
      await expect(field).toHaveValue("0123");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <TextField label="Correo electrónico" type="email" defaultValue="marta@correo.co" />
      <TextField
        label="Dirección"
        placeholder="Carrera 7 # 12-34"
        description="Como aparece en tu recibo de la luz."
        optionalLabel="(opcional)"
      />
      <TextField label="Apellido" errorMessage="Debes ingresar un apellido válido" defaultValue="R3strepo" />
      <TextField label="Documento" isDisabled defaultValue="52847193" />
      <TextField label="Usuario" isReadOnly defaultValue="52847193" />
      <TextField label="Valor del premio" prefix="$" defaultValue="16.000" />
      <TextField
        label="Nombre completo de la persona que reclama el premio, como aparece en su documento de identidad"
        defaultValue="María del Socorro Restrepo"
      />
    </Grid>
  ),
};
