/** Rows of facts. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, Stack, Table, TextLink } from "#ds";
import type { TableProps } from "#ds";

const columns: TableProps["columns"] = [
  { id: "order", label: "Orden", isRowHeader: true },
  { id: "date", label: "Fecha de compra", shortLabel: "Fecha" },
  { id: "state", label: "Estado" },
  { id: "value", label: "Valor pagado", shortLabel: "Valor", align: "end" },
  { id: "receipt", label: "Comprobante" },
];

const rows: TableProps["rows"] = [
  { order: "PM-000123", date: "20-11-2026", state: <Badge tone="success">APROBADO</Badge>, value: "$12.000" },
  { order: "PM-000122", date: "18-11-2026", state: <Badge tone="error">RECHAZADO</Badge>, value: "$6.000" },
  { order: "PM-000121", date: "17-11-2026", state: <Badge tone="warning">PENDIENTE</Badge>, value: "$118.000" },
].map((cells) => ({
  id: cells.order,
  cells: { ...cells, receipt: <TextLink href={`#${cells.order}`}>Descargar</TextLink> },
}));

const meta = {
  title: "Disposición/Tabla (Table)",
  id: "disposición-table",
  component: Table,
  args: { caption: "Historial de compras", columns, rows, emptyMessage: "No se han encontrado resultados" },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    await step("a named table whose rows are headed by the order", async () => {
      await expect(canvas.getByRole("table", { name: "Historial de compras" })).toBeVisible();
      await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
      await expect(canvas.getByRole("rowheader", { name: "PM-000123" })).toBeVisible();
      await expect(canvas.getAllByRole("cell")).toHaveLength(12);
    });
    await step("by keyboard: the frame, which scrolls when the table is wide, then what its rows offer", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("region", { name: "Historial de compras" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getAllByRole("link", { name: "Descargar" })[0]).toHaveFocus();
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  args: { rows: [] },
  play: async ({ canvas, step }) => {
    await step("nothing found is said", async () => {
      await expect(canvas.getByText("No se han encontrado resultados")).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <Table {...args} isCaptionVisible />
      <Table {...args} caption="Historial vacío" rows={[]} />
    </Stack>
  ),
};
