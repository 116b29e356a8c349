/** From cart to receipt. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button, CartLine, CopyField, Grid, OrderSummary, Panel, Receipt, Stack, SummaryBar, Timeline } from "#ds";
import type { ReceiptProps } from "#ds";

const meta = {
  title: "Componentes/Carrito y comprobante",
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
  play: async ({ args, canvas, step, userEvent }) => {
    await step("[CART-05] the bin says what it removes", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Eliminar 1234 de Lotería de Medellín" }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
};

export const ClosedDraw: Story = {
  args: { notice: "Sorteo cerrado. Elimínalo para poder pagar." },
  play: async ({ canvas, step }) => {
    await step("[CART-06] a line whose draw has closed is marked", async () => {
      await expect(canvas.getByText(/Sorteo cerrado/)).toBeVisible();
    });
  },
};

export const CouldNotRemove: Story = {
  args: { errorMessage: "Ocurrió un error al momento de eliminar el producto" },
  play: async ({ canvas, step }) => {
    await step("[CART-05] a failure stands on its own line of the cart", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Ocurrió un error al momento de eliminar el producto");
    });
  },
};

export const Removing: Story = { args: { isPending: true } };

const summary = {
  rows: [
    { label: "Total sin descuento", value: "$24.000" },
    { label: "Descuento", value: "-$2.400", tone: "positive" as const },
  ],
  totalLabel: "Total",
  total: "$21.600",
};

export const Sum: Story = {
  render: () => (
    <Panel title="Resumen">
      <OrderSummary {...summary} />
    </Panel>
  ),
  play: async ({ canvas, step }) => {
    await step("[CART-07] total without discount, discount, total", async () => {
      await expect(canvas.getAllByRole("definition").map((value) => value.textContent)).toEqual([
        "$24.000",
        "-$2.400",
        "$21.600",
      ]);
    });
  },
};

export const Bar: Story = {
  render: () => (
    <SummaryBar
      title="Valor"
      amount="$12.000"
      detail="2 fracciones · 1234-042"
      action={<Button isFullWidth>Añadir al carrito</Button>}
    />
  ),
  play: async ({ canvas, step }) => {
    await step("[PLAY-05] the value is said when it changes", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("$12.000");
    });
  },
};

const receipt: ReceiptProps = {
  title: "¡Pago aprobado!",
  subtitle: "viernes 20 de noviembre de 2026, 10:05 a. m.",
  status: "APROBADO",
  tone: "success",
  facts: [
    { label: "Comprador", value: "Marta Lucía Restrepo" },
    { label: "Documento", value: "CC 52847193" },
    { label: "Banco", value: "Banco de Prueba" },
    { label: "Dirección IP", value: "192.0.2.10" },
    { label: "Correo", value: "marta.lucia.restrepo@correo.ejemplo.co", isWide: true },
  ],
  lines: [
    {
      id: "1",
      title: "Lotería de Medellín · 1234",
      meta: "Serie 042 · 2 fracciones · Sorteo 4861",
      amount: "$12.000",
    },
    { id: "2", title: "Lotería de Bogotá · 0482", meta: "Serie 117 · 2 fracciones · Sorteo 2818", amount: "$12.000" },
  ],
  summary,
};

export const WholeReceipt: Story = {
  globals: { viewport: { value: "escritorio" } },
  render: () => (
    <Receipt {...receipt}>
      <CopyField label="Referencia" value="PM-20261120-7KQ2" copyLabel="Copiar" copiedLabel="Copiado" />
    </Receipt>
  ),
  play: async ({ canvas, step }) => {
    await step("[CONF-01] state, date, buyer, bank, IP, discount and totals", async () => {
      await expect(canvas.getByRole("heading", { name: "¡Pago aprobado!" })).toBeVisible();
      for (const words of ["APROBADO", "Marta Lucía Restrepo", "Banco de Prueba", "192.0.2.10", "-$2.400", "$21.600"])
        await expect(canvas.getByText(words)).toBeVisible();
    });
    await step("[CONF-01] a long e-mail stays on one line where there is room for it", async () => {
      const email = canvas.getByText("marta.lucia.restrepo@correo.ejemplo.co");
      await expect(email.getClientRects()).toHaveLength(1);
      await expect(email.clientHeight).toBe(canvas.getByText("192.0.2.10").clientHeight);
    });
  },
};

const written = fn(() => Promise.resolve());

export const CopyReference: Story = {
  beforeEach: () => {
    const clipboard = navigator.clipboard;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
    return () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  },
  render: () => <CopyField label="Referencia" value="PM-20261120-7KQ2" copyLabel="Copiar" copiedLabel="Copiado" />,
  play: async ({ canvas, step, userEvent }) => {
    await step("[CONV-05] the reference is copied, and that is said", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Copiar" }));
      await expect(written).toHaveBeenCalledWith("PM-20261120-7KQ2");
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copiado"));
    });
  },
};

const stateLabels = { done: "hecho", current: "en curso", upcoming: "pendiente", failed: "falló" };

export const Steps: Story = {
  render: () => (
    <Panel>
      <Timeline
        label="Tu pago"
        stateLabels={stateLabels}
        steps={[
          { label: "Pedido creado", detail: "10:02 a. m.", state: "done" },
          { label: "Pago en el banco", detail: "Esperando la respuesta del banco", state: "current" },
          { label: "Comprobante", state: "upcoming" },
        ]}
      />
    </Panel>
  ),
  play: async ({ canvas, step }) => {
    await step("[NAV-05] how far each step is can be heard", async () => {
      await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("Pedido creado, hecho");
      await expect(canvas.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    });
  },
};

export const Matrix: Story = {
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
      <Grid columns={2}>
        {(["success", "pending", "error", "neutral"] as const).map((tone) => (
          <Receipt key={tone} {...receipt} tone={tone} headingLevel={2} />
        ))}
      </Grid>
      <Panel>
        <Timeline
          label="Tu reclamo"
          stateLabels={stateLabels}
          steps={[
            { label: "Solicitud", state: "done" },
            { label: "Recarga de la cuenta", state: "failed", detail: "Error al realizar la recarga" },
            { label: "Confirmación", state: "upcoming" },
          ]}
        />
      </Panel>
    </Stack>
  ),
};
