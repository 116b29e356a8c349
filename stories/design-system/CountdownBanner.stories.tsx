/** The event that everybody is waiting for. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountdownBanner, CountdownDigits, Stack } from "#ds";
import { countdownLabels, countdownWords } from "#stories/fixtures/tickets.tsx";

const boxes = (secondsLeft: number) => (
  <CountdownDigits
    size="boxes"
    secondsLeft={secondsLeft}
    labels={countdownLabels}
    words={countdownWords}
    accessibleLabel="Tiempo para el Sorteo Extraordinario de Colombia"
  />
);

const meta = {
  title: "Billete/Franja de cuenta regresiva (CountdownBanner)",
  id: "billete-countdownbanner",
  component: CountdownBanner,
  parameters: { isFramed: false },
  args: {
    label: "Evento",
    description: "Sorteo Extraordinario de Colombia",
    actionLabel: "Quiero jugar",
    actionHref: "#extra",
    countdown: boxes(130062),
  },
} satisfies Meta<typeof CountdownBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("description, digits and the event's own action", async () => {
      await expect(canvas.getByRole("region", { name: "Evento" })).toHaveTextContent(
        "Sorteo Extraordinario de Colombia",
      );
      await expect(canvas.getByRole("link", { name: "Quiero jugar" })).toHaveAttribute("href", "#extra");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <CountdownBanner {...args} />
      <CountdownBanner
        {...args}
        label="Sin enlace"
        actionLabel={undefined}
        actionHref={undefined}
        countdown={boxes(540)}
      />
    </Stack>
  ),
};
