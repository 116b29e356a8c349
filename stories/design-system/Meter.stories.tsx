/** How much of an amount is used, or of a task is done. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Meter, Stack } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Avisos/Medidor (Meter)",
  id: "avisos-meter",
  component: Meter,
  args: { label: "Esta semana", value: 12_000, max: 48_000, text: "Llevas $12.000 de $48.000. Te quedan $36.000." },
  decorators: [narrow],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How long the bar is, in parts of its track. */
const lengthOf = (bar: SVGRectElement): number =>
  bar.getBoundingClientRect().width / bar.closest("svg")!.getBoundingClientRect().width;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, canvasElement, step }) => {
    await step("it has a name, a value and the words of it", async () => {
      const meter = canvas.getByRole("meter", { name: "Esta semana" });
      await expect(meter).toHaveAttribute("aria-valuenow", "12000");
      await expect(meter).toHaveAttribute("aria-valuemax", "48000");
      await expect(meter).toHaveAttribute("aria-valuetext", "Llevas $12.000 de $48.000. Te quedan $36.000.");
    });
    await step("the bar is as long as what is used", async () => {
      await expect(lengthOf(canvasElement.querySelector("rect")!)).toBeCloseTo(0.25, 1);
    });
  },
};

export const Over: Story = {
  name: "Pasado del límite",
  args: { value: 60_000, max: 48_000, text: "Llevas $60.000. Tu límite es de $48.000." },
  play: async ({ canvas, canvasElement, step }) => {
    await step("more than there is fills the bar, and no more", async () => {
      await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "48000");
      await expect(lengthOf(canvasElement.querySelector("rect")!)).toBeCloseTo(1, 1);
    });
  },
};

export const Endless: Story = {
  name: "Sin límite",
  args: { max: null, text: "Llevas $12.000. Sin límite." },
  play: async ({ canvas, step }) => {
    await step("without an end there is no bar; the words stay", async () => {
      await expect(canvas.queryByRole("meter")).toBeNull();
      await expect(canvas.getByText("Llevas $12.000. Sin límite.")).toBeVisible();
    });
  },
};

export const UnderWay: Story = {
  name: "En curso",
  args: { label: "Descarga", value: 12_400, max: 100_000, text: "Van 12.400 de 100.000 filas", isProgress: true },
  play: async ({ canvas, step }) => {
    await step("a task under way is a progress bar, with the same words", async () => {
      const bar = canvas.getByRole("progressbar", { name: "Descarga" });
      await expect(bar).toHaveAttribute("aria-valuenow", "12400");
      await expect(bar).toHaveAttribute("aria-valuetext", "Van 12.400 de 100.000 filas");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <Meter {...args} label="Hoy" value={0} text="No has gastado nada de $48.000." />
      <Meter {...args} />
      <Meter {...args} label="Este mes" value={47_000} text="Llevas $47.000 de $48.000. Te quedan $1.000." />
      <Meter {...args} label="Más del límite" value={60_000} text="Llevas $60.000. Tu límite es de $48.000." />
      <Meter {...args} label="Sin límite" max={null} text="Llevas $12.000. Sin límite." />
    </Stack>
  ),
};
