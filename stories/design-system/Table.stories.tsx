/** Rows of facts, leafed through. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Badge, Pagination, Stack, Table, TextLink } from "#ds";
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
  title: "Componentes/Table",
  component: Table,
  args: { caption: "Historial de compras", columns, rows, emptyMessage: "No se han encontrado resultados" },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step("[ACC-04] a named table whose rows are headed by the order", async () => {
      await expect(canvas.getByRole("table", { name: "Historial de compras" })).toBeVisible();
      await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
      await expect(canvas.getByRole("rowheader", { name: "PM-000123" })).toBeVisible();
      await expect(canvas.getAllByRole("cell")).toHaveLength(12);
    });
    await step(
      "[NAV-05] by keyboard: the frame, which scrolls when the table is wide, then what its rows offer",
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole("region", { name: "Historial de compras" })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getAllByRole("link", { name: "Descargar" })[0]).toHaveFocus();
      },
    );
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas, step }) => {
    await step("[ACC-04] nothing found is said", async () => {
      await expect(canvas.getByText("No se han encontrado resultados")).toBeVisible();
    });
  },
};

const pageChanged = fn();
const sizeChanged = fn();

const Leafing = () => {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      label="Páginas del historial"
      page={page}
      pageCount={3}
      onPageChange={(next) => {
        setPage(next);
        pageChanged(next);
      }}
      previousLabel="Página anterior"
      nextLabel="Página siguiente"
      statusLabel={`Página ${page} de 3`}
      pageSizes={[5, 10, 15]}
      pageSize={5}
      onPageSizeChange={sizeChanged}
      pageSizeLabel="Por página"
    />
  );
};

export const Pages: Story = {
  render: () => <Leafing />,
  play: async ({ canvas, step, userEvent }) => {
    await step("[ACC-04] pages go on and back, sizes 5, 10 and 15", async () => {
      await expect(canvas.getByRole("button", { name: "Página anterior" })).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(canvas.getByRole("button", { name: "Página siguiente" }));
      await expect(pageChanged).toHaveBeenLastCalledWith(2);
      await expect(canvas.getByRole("status")).toHaveTextContent("Página 2 de 3");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Por página" }), "15");
      await expect(sizeChanged).toHaveBeenLastCalledWith(15);
    });
    await step("[NAV-05] by keyboard: on, back, and to the sizes; at the end there is no further page", async () => {
      const next = canvas.getByRole("button", { name: "Página siguiente" });
      next.focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("status")).toHaveTextContent("Página 3 de 3");
      await expect(next).toHaveAttribute("aria-disabled", "true");
      await expect(next).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole("button", { name: "Página anterior" })).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(canvas.getByRole("status")).toHaveTextContent("Página 2 de 3");
    });
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="l">
      <Table {...args} isCaptionVisible />
      <Leafing />
      <Table {...args} caption="Historial vacío" rows={[]} />
    </Stack>
  ),
};
