/** The error catalogue of the source, beside what the code says. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Errors } from "./Textos";

const meta = { title: "Textos/Errores", component: Errors, tags: ["!autodocs"] } satisfies Meta<typeof Errors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Catálogo de errores" };

export const Compared: Story = {
  name: "Comparar",
  play: async ({ canvas, step, userEvent }) => {
    const rowOf = (text: RegExp) => canvas.getByText(text).closest("tr")!;
    await step("a sentence of the source, its place in the code and how they stand", async () => {
      const row = rowOf(/eliminar el producto del carrito de compras/);
      await expect(row).toHaveTextContent("cart.confirm.question");
      await expect(row).toHaveTextContent("Igual");
    });
    await step("those that no screen says can be seen alone, each with its reason", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("Comparación"), "unsaid");
      await expect(rowOf(/traer el conteo regresivo/)).toHaveTextContent("Al fallar, la franja se oculta");
      await expect(canvas.queryByText("Igual")).not.toBeInTheDocument();
    });
  },
};
