/** What was bought, by whom, and what became of the payment. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CopyField, Grid, Receipt, Stack } from "#ds";
import { receipt } from "#stories/fixtures/order.ts";
import { isOnAPhone } from "#stories/fixtures/shown.ts";

const meta = {
  title: "Billete/Receipt",
  component: Receipt,
  args: receipt,
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Receipt {...args}>
      <CopyField label="Referencia" value="PM-20261120-7KQ2" copyLabel="Copiar" copiedLabel="Copiado" />
    </Receipt>
  ),
  play: async ({ canvas, step }) => {
    await step("[CONF-01] state, date, buyer, bank, IP, discount and totals", async () => {
      await expect(canvas.getByRole("heading", { name: "¡Pago aprobado!" })).toBeVisible();
      for (const words of ["APROBADO", "Marta Lucía Restrepo", "Banco de Prueba", "192.0.2.10", "-$2.400", "$21.600"])
        await expect(canvas.getByText(words)).toBeVisible();
    });
    if (isOnAPhone()) return;
    await step("[CONF-01] a long e-mail stays on one line where there is room for it", async () => {
      const email = canvas.getByText("marta.lucia.restrepo@correo.ejemplo.co");
      await expect(email.getClientRects()).toHaveLength(1);
      await expect(email.clientHeight).toBe(canvas.getByText("192.0.2.10").clientHeight);
    });
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="l">
      <Receipt {...args} headingLevel={2} />
      <Grid columns={3}>
        {(
          [
            { tone: "pending", title: "Pago pendiente", status: "PENDIENTE" },
            { tone: "error", title: "Pago rechazado", status: "RECHAZADO" },
            { tone: "neutral", title: "Pago devuelto", status: "DEVUELTO" },
          ] as const
        ).map((state) => (
          <Receipt
            key={state.tone}
            {...args}
            {...state}
            headingLevel={2}
            facts={args.facts.slice(0, 2)}
            lines={undefined}
            summary={undefined}
          />
        ))}
      </Grid>
    </Stack>
  ),
};
