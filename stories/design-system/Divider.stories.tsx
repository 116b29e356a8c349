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

export const Default: Story = { name: "Por defecto" };

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="xl">
      <Divider />
      <Divider kind="hairline" />
    </Stack>
  ),
};
