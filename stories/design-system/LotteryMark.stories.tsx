/** A lottery's mark: its logo, or three letters. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline, LotteryMark, Panel, Stack, lotteryAccents } from "#ds";

const meta = {
  title: "Billete/Marca de lotería (LotteryMark)",
  id: "billete-lotterymark",
  component: LotteryMark,
  args: { abbreviation: "MED", accent: "esmeralda" },
} satisfies Meta<typeof LotteryMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("three letters stand where there is no logo", async () => {
      await expect(canvas.getByText("MED")).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Panel>
      <Stack>
        <Inline>
          {lotteryAccents.map((accent) => (
            <LotteryMark key={accent} accent={accent} abbreviation={accent.slice(0, 3).toUpperCase()} />
          ))}
        </Inline>
        <Inline>
          {(["s", "m", "l"] as const).map((size) => (
            <LotteryMark key={size} size={size} accent="violeta" abbreviation="CUN" />
          ))}
          <LotteryMark on="accent" accent="violeta" abbreviation="CUN" />
        </Inline>
      </Stack>
    </Panel>
  ),
};
