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
  title: "Billete/FrequencyChart",
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
  play: async ({ canvas, step, userEvent }) => {
    await step("[PLAY-09] each bar is as long as its value, which stands beside it in words", async () => {
      const list = canvas.getByRole("list", { name: "Más sorteados" });
      const [four, three, two] = lengths(list) as [number, number, number];
      await expect(three / four).toBeCloseTo(0.75, 1);
      await expect(two / four).toBeCloseTo(0.5, 1);
      await expect(within(list).getAllByRole("listitem")[1]).toHaveTextContent("0034 3 veces");
      await expect(within(list).queryByRole("button")).toBeNull();
    });
    await step("[PLAY-09] who would rather look opens the table, which says the same", async () => {
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
  args: { onPick: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("[PLAY-09] a bar can be taken, by a press and by the keyboard", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "9107 2 veces" }));
      await expect(args.onPick).toHaveBeenLastCalledWith("9107");
      await userEvent.tab();
      await userEvent.keyboard(" ");
      await expect(args.onPick).toHaveBeenLastCalledWith("1256");
    });
    await step("[NAV-05] a thumb finds each of them", async () => {
      for (const button of canvas.getAllByRole("button")) await expect(button.clientHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const One: Story = { args: { bars: bars.slice(0, 1) } };

export const None: Story = {
  args: { bars: [] },
  play: async ({ canvas, step }) => {
    await step("[PLAY-09] without bars there is no table either, and it is said", async () => {
      await expect(canvas.getByText("Todavía no hay sorteos para contar.")).toBeVisible();
      await expect(canvas.queryByText("Ver como tabla")).toBeNull();
    });
  },
};

export const Never: Story = {
  args: { title: "Menos sorteados", note: "9.561 números no cayeron; estos son algunos.", bars: never },
  play: async ({ canvas, step }) => {
    await step("[PLAY-09] what never came has no bar, and says so", async () => {
      await expect(lengths(canvas.getByRole("list"))).toEqual([0, 0, 0]);
      await expect(canvas.getAllByText("0 veces")).toHaveLength(3);
    });
  },
};

export const OnOneScale: Story = {
  args: { bars: [bar("4827", 2)], max: 8 },
  play: async ({ canvas, step }) => {
    await step("[PLAY-09] charts that are compared share the value of a full bar", async () => {
      await expect(lengths(canvas.getByRole("list"))[0]).toBeCloseTo(0.25, 1);
    });
  },
};

export const Long: Story = {
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
  render: (args) => (
    <Stack gap="l">
      <FrequencyChart {...args} />
      <FrequencyChart {...args} title="Más sorteados, para tomar" onPick={() => undefined} />
      <FrequencyChart {...args} title="Menos sorteados" note="Estos son algunos." bars={never} max={4} />
      <FrequencyChart {...args} title="Uno solo" bars={bars.slice(0, 1)} />
      <FrequencyChart {...args} title="Ninguno" bars={[]} />
    </Stack>
  ),
};
