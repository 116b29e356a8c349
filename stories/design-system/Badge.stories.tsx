/** A short state, stamped. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, Inline } from "#ds";

const meta = {
  title: "Avisos/Sello (Badge)",
  id: "avisos-badge",
  component: Badge,
  args: { tone: "success", children: "Aprobado" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the word says it, not the colour alone", async () => {
      await expect(canvas.getByText("Aprobado")).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Inline>
      <Badge>Borrador</Badge>
      <Badge tone="info">En verificación</Badge>
      <Badge tone="success">Aprobado</Badge>
      <Badge tone="warning">Pendiente</Badge>
      <Badge tone="error">Rechazado</Badge>
    </Inline>
  ),
};
