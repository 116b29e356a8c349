/** Names and values: what is known of a payment. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FactList, Panel } from "#ds";
import { isOnAPhone } from "#stories/fixtures/shown.ts";

const meta = {
  title: "Disposición/Lista de datos (FactList)",
  id: "disposición-factlist",
  component: FactList,
  args: {
    facts: [
      { label: "Comprador", value: "Marta Lucía Restrepo" },
      { label: "Documento", value: "CC 52847193" },
      { label: "Banco", value: "Banco de Prueba" },
      { label: "Dirección IP", value: "192.0.2.10" },
      { label: "Correo", value: "marta.lucia.restrepo@correo.ejemplo.co", isWide: true },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("each value stands under its name", async () => {
      const name = canvas.getByText("Banco");
      await expect(name.tagName).toBe("DT");
      await expect(name.nextElementSibling).toHaveTextContent("Banco de Prueba");
    });
    if (isOnAPhone()) return;
    await step("a long e-mail stays on one line where there is room for it", async () => {
      const email = canvas.getByText("marta.lucia.restrepo@correo.ejemplo.co");
      await expect(email.clientHeight).toBe(canvas.getByText("192.0.2.10").clientHeight);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Panel>
      <FactList {...args} />
    </Panel>
  ),
};
