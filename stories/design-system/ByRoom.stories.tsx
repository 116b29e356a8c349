/** The same content in two shapes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ByRoom, Stack, Table, TicketRow } from "#ds";

const meta = {
  title: "Disposición/Según el espacio (ByRoom)",
  id: "disposición-byroom",
  component: ByRoom,
  args: {
    wide: (
      <Table
        caption="Premios"
        columns={[
          { id: "lottery", label: "Lotería", isRowHeader: true },
          { id: "draw", label: "Sorteo" },
          { id: "value", label: "Valor", align: "end" },
        ]}
        rows={[{ id: "1", cells: { lottery: "Medellín", draw: "4860", value: "$90.000" } }]}
        emptyMessage=""
      />
    ),
    narrow: <TicketRow accent="esmeralda" stub={{ abbreviation: "MED" }} title="Medellín" figure="$90.000" />,
  },
} satisfies Meta<typeof ByRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  globals: { viewport: { value: "telefono" } },
  play: async ({ canvas, step }) => {
    await step("with little room there are rows, and no table to be read out", async () => {
      await expect(canvas.getByRole("article", { name: "Medellín" })).toBeVisible();
      await expect(canvas.queryByRole("table")).toBeNull();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <ByRoom {...args} />
      <div style={{ width: 320 }}>
        <ByRoom {...args} />
      </div>
    </Stack>
  ),
};
