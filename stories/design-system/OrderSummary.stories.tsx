/** The sum of an order. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, OrderSummary, Panel } from "#ds";
import { orderSum } from "#stories/fixtures/order.ts";

const meta = {
  title: "Billete/Resumen de la compra (OrderSummary)",
  id: "billete-ordersummary",
  component: OrderSummary,
  args: orderSum,
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  render: (args) => (
    <Panel title="Resumen">
      <OrderSummary {...args} />
    </Panel>
  ),
  play: async ({ canvas, step }) => {
    await step("total without discount, discount, total", async () => {
      await expect(canvas.getAllByRole("definition").map((value) => value.textContent)).toEqual([
        "$24.000",
        "-$2.400",
        "$21.600",
      ]);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <Panel title="Con descuento">
        <OrderSummary {...args} />
      </Panel>
      <Panel title="Sin descuento">
        <OrderSummary
          rows={[{ label: "2 fracciones", value: "$12.000", tone: "soft" }]}
          totalLabel="Total"
          total="$12.000"
        />
      </Panel>
    </Grid>
  ),
};
