/** Bars that show how often, with their table. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { FrequencyChart, Stack } from "#ds";
import { inPanel } from "#stories/fixtures/frames.tsx";
import { shown } from "#stories/fixtures/shown.ts";

const bar = (name: string, value: number) => ({ name, value, valueLabel: value === 1 ? "1 vez" : `${value} veces` });
const bars = [bar("4827", 4), bar("0034", 3), bar("9107", 2), bar("1256", 2), bar("7780", 1), bar("0999", 1)];
const never = ["5551", "0007", "3308"].map((name) => bar(name, 0));

const meta = {
  title: "Billete/Gráfica de frecuencia (FrequencyChart)",
  id: "billete-frequencychart",
  component: FrequencyChart,
  args: {
    title: "Más sorteados",
    bars,
    tableLabel: "Ver como tabla",
    columns: { name: "Número", value: "Veces" },
    emptyMessage: "Todavía no hay sorteos para contar.",
  },
  decorators: [inPanel],
} satisfies Meta<typeof FrequencyChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How long the bars are, in parts of their row. */
const lengths = (list: HTMLElement): number[] =>
  [...list.querySelectorAll("rect")].map(
    (one) => one.getBoundingClientRect().width / one.closest("svg")!.getBoundingClientRect().width,
  );

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    await step("each bar is as long as its value, which stands beside it in words", async () => {
      const list = canvas.getByRole("list", { name: "Más sorteados" });
      const [four, three, two] = lengths(list) as [number, number, number];
      await expect(three / four).toBeCloseTo(0.75, 1);
      await expect(two / four).toBeCloseTo(0.5, 1);
      await expect(within(list).getAllByRole("listitem")[1]).toHaveTextContent("0034 3 veces");
      await expect(within(list).queryByRole("button")).toBeNull();
    });
    await step("who would rather look opens the table, which says the same", async () => {
      await userEvent.click(canvas.getByText("Ver como tabla"));
      const table = await canvas.findByRole("table", { name: "Más sorteados" });
      await shown(table);
      const rows = within(table).getAllByRole("row");
      await expect(rows).toHaveLength(7);
      await expect(rows[1]).toHaveTextContent("48274");
      await expect(within(table).getByRole("rowheader", { name: "0034" })).toBeVisible();
    });
  },
};

export const Pickable: Story = {
  name: "Barras para elegir",
  args: { onPick: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a bar can be taken, by a press and by the keyboard", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "9107 2 veces" }));
      await expect(args.onPick).toHaveBeenLastCalledWith("9107");
      await userEvent.tab();
      await userEvent.keyboard(" ");
      await expect(args.onPick).toHaveBeenLastCalledWith("1256");
    });
    await step("a thumb finds each of them", async () => {
      for (const button of canvas.getAllByRole("button")) await expect(button.clientHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const One: Story = { name: "Con una barra", args: { bars: bars.slice(0, 1) } };

export const None: Story = {
  name: "Sin barras",
  args: { bars: [] },
  play: async ({ canvas, step }) => {
    await step("without bars there is no table either, and it is said", async () => {
      await expect(canvas.getByText("Todavía no hay sorteos para contar.")).toBeVisible();
      await expect(canvas.queryByText("Ver como tabla")).toBeNull();
    });
  },
};

export const Never: Story = {
  name: "Nunca sorteados",
  args: { title: "Menos sorteados", note: "9.561 números no cayeron; estos son algunos.", bars: never },
  play: async ({ canvas, step }) => {
    await step("what never came has no bar, and says so", async () => {
      await expect(lengths(canvas.getByRole("list"))).toEqual([0, 0, 0]);
      await expect(canvas.getAllByText("0 veces")).toHaveLength(3);
    });
  },
};

export const OnOneScale: Story = {
  name: "En una misma escala",
  args: { bars: [bar("4827", 2)], max: 8 },
  play: async ({ canvas, step }) => {
    await step("charts that are compared share the value of a full bar", async () => {
      await expect(lengths(canvas.getByRole("list"))[0]).toBeCloseTo(0.25, 1);
    });
  },
};

const months = [
  { name: "Noviembre", value: 54_000, valueLabel: "$54.000 en 3 compras", figure: "$54.000" },
  { name: "Diciembre de 2025", value: 18_000, valueLabel: "$18.000 en 1 compra", figure: "$18.000" },
];
const spent = {
  title: "Mes a mes",
  bars: months,
  layout: "stacked",
  columns: { name: "Mes", value: "Gastado" },
} as const;

export const Stacked: Story = {
  name: "Mes a mes",
  args: spent,
  play: async ({ canvas, step, userEvent }) => {
    await step("below their words the bars have one length to be compared by", async () => {
      const list = canvas.getByRole("list", { name: "Mes a mes" });
      const [most, least] = lengths(list) as [number, number];
      await expect(least / most).toBeCloseTo(1 / 3, 1);
      const [one, other] = [...list.querySelectorAll("svg")].map((track) => track.getBoundingClientRect());
      await expect(one!.width).toBe(other!.width);
      await expect(one!.top).toBeGreaterThan(within(list).getByText("Noviembre").getBoundingClientRect().bottom - 1);
    });
    await step("the table says the amounts as they are written", async () => {
      await userEvent.click(canvas.getByText("Ver como tabla"));
      const table = await canvas.findByRole("table", { name: "Mes a mes" });
      await expect(within(table).getByRole("cell", { name: "$18.000" })).toBeInTheDocument();
    });
  },
};

const spentAndWon = {
  ...spent,
  bars: [
    { ...months[0]!, beside: { value: 27_000, valueLabel: "Ganado: $27.000", figure: "$27.000" } },
    { ...months[1]!, beside: { value: 0, valueLabel: "Ganado: $0", figure: "$0" } },
  ],
  columns: { ...spent.columns, beside: "Ganado" },
} as const;

export const Beside: Story = {
  name: "Mes a mes, con dos valores",
  args: spentAndWon,
  play: async ({ canvas, step, userEvent }) => {
    await step("two values of a month are drawn to one scale, each below its own words", async () => {
      const list = canvas.getByRole("list", { name: "Mes a mes" });
      const [first, second, , none] = lengths(list) as [number, number, number, number];
      await expect(first).toBeCloseTo(1, 1);
      await expect(second).toBeCloseTo(0.5, 1);
      await expect(none).toBe(0);
      const track = list.querySelectorAll("svg")[1]!.getBoundingClientRect();
      await expect(track.top).toBeGreaterThan(
        within(list).getByText("Ganado: $27.000").getBoundingClientRect().bottom - 1,
      );
    });
    await step("the table has a column for each", async () => {
      await userEvent.click(canvas.getByText("Ver como tabla"));
      const table = await canvas.findByRole("table", { name: "Mes a mes" });
      await expect(within(table).getByRole("columnheader", { name: "Ganado" })).toBeInTheDocument();
      await expect(within(table).getAllByRole("row")[1]).toHaveTextContent("Noviembre$54.000$27.000");
    });
  },
};

export const Long: Story = {
  name: "Con mucho texto",
  args: {
    title: "Números que cayeron en todos los sorteos extraordinarios de los últimos cincuenta años",
    bars: Array.from({ length: 20 }, (_, i) => ({
      name: String(1000 + i * 37),
      value: 12_000 - i * 500,
      valueLabel: `${12_000 - i * 500} veces en todos sus sorteos`,
    })),
    onPick: fn(),
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <FrequencyChart {...args} />
      <FrequencyChart {...args} title="Más sorteados, para tomar" onPick={() => undefined} />
      <FrequencyChart {...args} title="Menos sorteados" note="Estos son algunos." bars={never} max={4} />
      <FrequencyChart {...args} {...spent} />
      <FrequencyChart {...args} {...spentAndWon} title="Dos valores de cada mes" />
      <FrequencyChart {...args} title="Uno solo" bars={bars.slice(0, 1)} />
      <FrequencyChart {...args} title="Ninguno" bars={[]} />
    </Stack>
  ),
};
