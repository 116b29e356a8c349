/** What leafs through pages. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Pagination, Stack } from "#ds";
import type { PaginationProps } from "#ds";

const Leafing = (args: PaginationProps) => {
  const [page, setPage] = useState(args.page);
  return (
    <Pagination
      {...args}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        args.onPageChange?.(next);
      }}
      statusLabel={`Página ${page} de 3`}
    />
  );
};

const meta = {
  title: "Navegación/Paginación (Pagination)",
  id: "navegación-pagination",
  component: Pagination,
  args: {
    label: "Páginas del historial",
    page: 1,
    pageCount: 3,
    onPageChange: fn(),
    previousLabel: "Página anterior",
    nextLabel: "Página siguiente",
    statusLabel: "Página 1 de 3",
    pageSizes: [5, 10, 15],
    pageSize: 5,
    onPageSizeChange: fn(),
    pageSizeLabel: "Por página",
  },
  render: (args) => <Leafing {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("pages go on and back, sizes 5, 10 and 15", async () => {
      await expect(canvas.getByRole("button", { name: "Página anterior" })).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(canvas.getByRole("button", { name: "Página siguiente" }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
      await expect(canvas.getByRole("status")).toHaveTextContent("Página 2 de 3");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Por página" }), "15");
      await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(15);
    });
    await step("by keyboard: on, back, and to the sizes; at the end there is no further page", async () => {
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

export const Links: Story = {
  name: "Con enlaces",
  args: {
    page: 2,
    statusLabel: "Página 2",
    hrefOf: (page) => `?pagina=${page}`,
    sizeHrefOf: (size) => `?por=${size}`,
  },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvas, step }) => {
    await step("pages and sizes that have addresses are links, the chosen size says so", async () => {
      const hrefOf = (name: string) => canvas.getByRole("link", { name }).getAttribute("href");
      await expect([hrefOf("Página anterior"), hrefOf("Página siguiente"), hrefOf("15")]).toEqual([
        "?pagina=1",
        "?pagina=3",
        "?por=15",
      ]);
      await expect(canvas.getByRole("list", { name: "Por página" })).toBeVisible();
      await expect(canvas.getByText("5")).toHaveAttribute("aria-current", "true");
      await expect(canvas.queryByRole("link", { name: "5" })).toBeNull();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <Pagination {...args} />
      <Pagination {...args} label="En la segunda" page={2} statusLabel="Página 2 de 3" pageSizes={undefined} />
      <Pagination
        {...args}
        label="Con direcciones"
        page={2}
        statusLabel="Página 2"
        hrefOf={(page) => `?pagina=${page}`}
        sizeHrefOf={(size) => `?por=${size}`}
      />
      <Pagination {...args} label="En la última" page={3} statusLabel="Página 3 de 3" pageSizes={undefined} />
    </Stack>
  ),
};
