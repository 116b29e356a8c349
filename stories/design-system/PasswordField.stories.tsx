/** A password, with an eye to show it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, PasswordField } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Contraseña (PasswordField)",
  id: "campos-passwordfield",
  component: PasswordField,
  args: {
    label: "Contraseña",
    name: "clave",
    autoComplete: "current-password",
    defaultValue: "Suerte*2026",
    showLabel: "Mostrar la contraseña",
    hideLabel: "Ocultar la contraseña",
  },
  decorators: [narrow],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    await step("hidden at first; the eye shows it and says what it will do", async () => {
      const field = canvas.getByLabelText("Contraseña");
      await expect(field).toHaveAttribute("type", "password");
      await userEvent.click(canvas.getByRole("button", { name: "Mostrar la contraseña" }));
      await expect(field).toHaveAttribute("type", "text");
      await expect(canvas.getByRole("button", { name: "Ocultar la contraseña" })).toBeVisible();
    });
    await step("pasting is never blocked", async () => {
      const field = canvas.getByLabelText("Contraseña");
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste("Otra*2026");
      await expect(field).toHaveValue("Otra*2026");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <PasswordField {...args} />
      <PasswordField {...args} defaultValue="" description="De 8 a 15 caracteres." />
      <PasswordField {...args} errorMessage="La contraseña no es válida" />
      <PasswordField {...args} isDisabled />
    </Grid>
  ),
};
