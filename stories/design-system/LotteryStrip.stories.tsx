/** The head of a lottery's screen: mark, name, draw, time left. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LotteryStrip, Stack } from "#ds";
import { bogota, countdown, medellin } from "#stories/fixtures/tickets.tsx";

const meta = {
  title: "Billete/Cabeza del billete (LotteryStrip)",
  id: "billete-lotterystrip",
  component: LotteryStrip,
  args: {
    name: medellin.name,
    abbreviation: "MED",
    accent: "esmeralda",
    drawLabel: "Sorteo 4861",
    drawDate: "viernes 20, 11:00 p. m.",
    closingLabel: "Cierra en",
    closing: countdown(15156, medellin.name, "accent"),
    facts: [
      { label: "Premio mayor", value: "$16.000", unit: "millones" },
      { label: "Fracción", value: "$6.000" },
    ],
    plan: { label: "Plan de premios", ariaLabel: "Plan de premios, Lotería de Medellín", href: "#plan" },
  },
} satisfies Meta<typeof LotteryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the lottery heads the screen", async () => {
      await expect(canvas.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
    });
    await step("price, jackpot and prize plan stand there before any choice", async () => {
      await expect(canvas.getByText("$6.000")).toBeVisible();
      await expect(canvas.getByText("$16.000")).toBeVisible();
      await expect(canvas.getByRole("link", { name: /^Plan de premios/ })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <LotteryStrip {...args} />
      <LotteryStrip
        {...args}
        name={bogota.name}
        abbreviation={bogota.abbreviation}
        accent={bogota.accent}
        headingLevel={2}
        closing={countdown(540, bogota.name, "accent")}
      />
    </Stack>
  ),
};
