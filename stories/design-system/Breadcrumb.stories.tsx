/** The way back. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb, Stack } from "#ds";

const meta = {
  title: "Navegación/Migas de pan (Breadcrumb)",
  id: "navegación-breadcrumb",
  component: Breadcrumb,
  args: {
    label: "Ruta",
    items: [{ label: "Inicio", href: "#" }, { label: "Loterías", href: "#loterias" }, { label: "Lotería de Medellín" }],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the way back, the last item being the page itself", async () => {
      await expect(canvas.getByRole("navigation", { name: "Ruta" })).toBeVisible();
      await expect(canvas.getAllByRole("link")).toHaveLength(2);
      await expect(canvas.getByText("Lotería de Medellín")).toHaveAttribute("aria-current", "page");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <Breadcrumb {...args} />
      <Breadcrumb {...args} label="Ruta corta" items={[{ label: "Inicio", href: "#" }, { label: "Carrito" }]} />
    </Stack>
  ),
};
