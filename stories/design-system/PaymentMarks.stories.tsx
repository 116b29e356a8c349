/** The ways to pay, in the foot of the page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Footer, PaymentMarks } from "#ds";

const meta = {
  title: "Navegación/Medios de pago (PaymentMarks)",
  id: "navegación-paymentmarks",
  component: PaymentMarks,
  parameters: { isFramed: false },
  args: { label: "Medios de pago", names: ["PSE", "Tarjetas", "Efectivo"] },
  render: (args) => (
    <Footer groups={[]} legalLinks={[]} payments={<PaymentMarks {...args} />}>
      © 2026 Premio Mayor
    </Footer>
  ),
} satisfies Meta<typeof PaymentMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the ways to pay are a list with a name", async () => {
      const list = canvas.getByRole("list", { name: "Medios de pago" });
      await expect([...list.children].map(({ textContent }) => textContent)).toEqual(["PSE", "Tarjetas", "Efectivo"]);
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras" };
