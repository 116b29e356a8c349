/** How strong a password is. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, StrengthMeter } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Fuerza de la contraseña (StrengthMeter)",
  id: "campos-strengthmeter",
  component: StrengthMeter,
  args: { label: "Fuerza de la contraseña", value: 3, text: "Buena" },
  decorators: [narrow],
} satisfies Meta<typeof StrengthMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the strength has a name, a value and a word that is spoken when it changes", async () => {
      const meter = canvas.getByRole("meter", { name: "Fuerza de la contraseña" });
      await expect(meter).toHaveAttribute("aria-valuenow", "3");
      await expect(meter).toHaveAttribute("aria-valuetext", "Buena");
      await expect(canvas.getByRole("status")).toHaveTextContent("Buena");
    });
  },
};

const texts = ["", "Débil", "Regular", "Buena", "Muy buena"];

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      {texts.map((text, value) => (
        <StrengthMeter key={text} {...args} value={value} text={text} />
      ))}
    </Grid>
  ),
};
