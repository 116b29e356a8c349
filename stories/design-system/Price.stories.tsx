/** An amount in its sizes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price, Stack } from "#ds";
import { inPanel } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Billete/Precio (Price)",
  id: "billete-price",
  component: Price,
  args: { label: "Premio mayor", amount: "$16.000", unit: "millones", size: "xl" },
  decorators: [inPanel],
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvasElement, step }) => {
    await step("the label, the figures and their unit are read in this order", async () => {
      await expect(canvasElement).toHaveTextContent(/Premio mayor\s*\$16\.000\s*millones/);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack>
      <Price label="Premio mayor" amount="$16.000" unit="millones" size="jackpot" />
      <Price label="Premio mayor" amount="$14.000" unit="millones" size="xl" />
      <Price amount="$6.000" unit="millones" size="l" />
      <Price label="Total" amount="$24.000" />
      <Price amount="$24.000" tone="soft" />
      <Price amount="-$2.400" size="s" tone="positive" />
    </Stack>
  ),
};
