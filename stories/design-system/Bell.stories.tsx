/** The bell in the header. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Bell } from "#ds";
import { onBar } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Navegación/Campana (Bell)",
  id: "navegación-bell",
  component: Bell,
  args: { label: "Notificaciones, 1 sin leer", count: 1, onPress: fn() },
  decorators: [onBar],
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("its name says how many; a press is told", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Notificaciones, 1 sin leer" }));
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <>
      <Bell {...args} label="Notificaciones" count={0} />
      <Bell {...args} />
      <Bell {...args} label="Notificaciones, 12 sin leer" count={12} />
    </>
  ),
};
