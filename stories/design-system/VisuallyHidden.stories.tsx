/** Text for ears only. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text, VisuallyHidden } from "#ds";

const meta = {
  title: "Disposición/Texto oculto (VisuallyHidden)",
  id: "disposición-visuallyhidden",
  component: VisuallyHidden,
  args: { children: "para el cierre" },
  render: (args) => (
    <Text>
      04:12:36 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("hidden text is read and takes no room", async () => {
      await expect(canvas.getByText("para el cierre").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras" };
