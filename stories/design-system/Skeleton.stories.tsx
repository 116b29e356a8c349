/** What stands where something is being loaded. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton, Stack } from "#ds";

const meta = {
  title: "Avisos/Esqueleto de carga (Skeleton)",
  id: "avisos-skeleton",
  component: Skeleton,
  args: { shape: "ticket", count: 3, columns: 3, label: "Cargando las loterías" },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("what is loading is said once", async () => {
      await expect(canvas.getByText("Cargando las loterías")).toBeInTheDocument();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <Skeleton shape="ticket" count={3} columns={3} label="Cargando las loterías" />
      <Skeleton shape="card" count={2} columns={2} label="Cargando los resultados" />
      <Skeleton shape="row" count={3} label="Cargando el historial" />
      <Skeleton count={3} label="Cargando el texto" />
    </Stack>
  ),
};
