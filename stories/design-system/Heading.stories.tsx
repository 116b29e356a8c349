/** Headings in the display face. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading, Stack } from "#ds";

const meta = {
  title: "Disposición/Título (Heading)",
  id: "disposición-heading",
  component: Heading,
  args: { level: 1, size: "h3", children: "Primer nivel, tamaño del tercero" },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the outline level is kept whatever the size", async () => {
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <Heading level={1}>Premio mayor de $16.000 millones</Heading>
      <Heading level={2}>Próximas loterías</Heading>
      <Heading level={3}>Lotería de Medellín</Heading>
      <Heading level={4}>Sorteo 4861</Heading>
      <Heading {...args} level={2} />
    </Stack>
  ),
};
