/** The way to the cart, in the header. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CartButton } from "#ds";
import { onBar } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Navegación/Botón del carrito (CartButton)",
  id: "navegación-cartbutton",
  component: CartButton,
  args: { href: "#carrito", label: "Carrito, 3 productos", count: 3 },
  decorators: [onBar],
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("a link that says how much is in it", async () => {
      const link = canvas.getByRole("link", { name: "Carrito, 3 productos" });
      await expect(link).toHaveAttribute("href", "#carrito");
      await expect(link).toHaveTextContent("3");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <>
      <CartButton {...args} label="Carrito vacío" count={0} />
      <CartButton {...args} />
      <CartButton {...args} label="Carrito, 99+ productos" count={120} />
    </>
  ),
};
