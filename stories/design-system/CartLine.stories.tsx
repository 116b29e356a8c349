/** One bet of the cart. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CartLine, Stack } from "#ds";

const meta = {
  title: "Billete/Renglón del carrito (CartLine)",
  id: "billete-cartline",
  component: CartLine,
  args: {
    title: "Lotería de Medellín",
    abbreviation: "MED",
    accent: "esmeralda",
    number: "1234",
    pick: "Serie 042 · 2 fracciones",
    meta: "Sorteo 4861 · viernes 20 de noviembre",
    amount: "$12.000",
    onRemove: fn(),
    removeLabel: "Eliminar 1234 de Lotería de Medellín",
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the bin says what it removes", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Eliminar 1234 de Lotería de Medellín" }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
};

export const ClosedDraw: Story = {
  name: "Sorteo cerrado",
  args: { notice: "Sorteo cerrado. Elimínalo para poder pagar." },
  play: async ({ canvas, step }) => {
    await step("a line whose draw has closed is marked", async () => {
      await expect(canvas.getByText(/Sorteo cerrado/)).toBeVisible();
    });
  },
};

export const CouldNotRemove: Story = {
  name: "No se pudo eliminar",
  args: { errorMessage: "Ocurrió un error al momento de eliminar el producto" },
  play: async ({ canvas, step }) => {
    await step("a failure stands on its own line of the cart", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Ocurrió un error al momento de eliminar el producto");
    });
  },
};

export const Removing: Story = { name: "Eliminando", args: { isPending: true } };

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <CartLine {...args} />
      <CartLine
        {...args}
        title="Lotería de Bogotá"
        abbreviation="BOG"
        accent="granate"
        number="0482"
        notice="Sorteo cerrado"
      />
      <CartLine {...args} title="Lotería del Valle" abbreviation="VAL" accent="cobre" isPending />
      <CartLine
        {...args}
        title="Recarga Celular"
        abbreviation="CEL"
        accent="grafito"
        number={undefined}
        pick="300 123 4567"
        meta="Operador de prueba"
        errorMessage="Ocurrió un error al momento de eliminar el producto"
      />
    </Stack>
  ),
};
