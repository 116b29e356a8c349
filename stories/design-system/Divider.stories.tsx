/** A line between two parts. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider, Stack } from "#ds";

const meta = {
  title: "Disposición/Separador (Divider)",
  id: "disposición-divider",
  component: Divider,
  args: { kind: "perforation" },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Divider />
      <Divider kind="hairline" />
    </Stack>
  ),
};
