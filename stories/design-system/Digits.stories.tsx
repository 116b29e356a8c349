/** A number as balls: one that was drawn, one that is the player's. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Digits, Inline, Stack, lotteryAccents } from "#ds";
import { inPanel } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Billete/Cifras en balotas (Digits)",
  id: "billete-digits",
  component: Digits,
  args: { digits: "4827", accent: "violeta", label: "Tu número favorito", isLabelVisible: true },
  decorators: [inPanel],
} satisfies Meta<typeof Digits>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number that was drawn, beside the player's own; in the sizes of a line, a card and a page. */
export const Default: Story = {
  name: "Por defecto",
  render: () => (
    <Stack gap="l">
      {(["l", "m", "s"] as const).map((size) => (
        <Inline key={size} gap="l">
          <Digits
            accent="granate"
            label={`Número ganador, ${size}`}
            digits="0482"
            size={size}
            emphasis="strong"
            isLabelVisible
          />
          <Digits accent="granate" label={`Tu número favorito, ${size}`} digits="4827" size={size} isLabelVisible />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step("the number is read digit by digit after its label, and only once", async () => {
      await expect(canvas.getByText("Número ganador, l").parentElement).toHaveTextContent(/^Número ganador, l 0 4 8 2/);
      for (const balls of canvasElement.querySelectorAll("[aria-hidden=true]")) {
        await expect(balls).toHaveTextContent(/^\d{4}$/);
      }
      await expect(canvasElement.querySelectorAll("[aria-hidden=true]")).toHaveLength(6);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      {lotteryAccents.map((accent) => (
        <Inline key={accent} gap="l">
          <Digits {...args} accent={accent} size="m" />
          <Digits accent={accent} label="Número ganador" digits="0482" size="m" emphasis="strong" />
        </Inline>
      ))}
      <Inline gap="l">
        <Digits {...args} size="s" />
        <Digits {...args} size="l" emphasis="strong" isLabelVisible={false} />
      </Inline>
    </Stack>
  ),
};
