/** Yes or no. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox, Grid, TextLink } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Casilla (Checkbox)",
  id: "campos-checkbox",
  component: Checkbox,
  args: {
    label: (
      <>
        Acepto los <TextLink href="#terminos">términos y condiciones</TextLink>
      </>
    ),
    name: "terminos",
    onChange: fn(),
  },
  decorators: [narrow],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the words tick the box; the link inside stays a link", async () => {
      await userEvent.click(canvas.getByText("Acepto los"));
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.getByRole("link", { name: "términos y condiciones" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <Checkbox {...args} />
      <Checkbox label="Soy mayor de edad" isDefaultChecked />
      <Checkbox label="Acepto el tratamiento de datos" errorMessage="Este campo es requerido" />
      <Checkbox label="Comercializador" isDisabled />
      <Checkbox label="Mayor de edad" isDisabled isDefaultChecked />
      <Checkbox label="Recibir noticias" description="Una vez por semana." />
    </Grid>
  ),
};
