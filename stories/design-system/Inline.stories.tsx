/** Children side by side. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack, Text } from "#ds";
import { box } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Disposición/Fila (Inline)",
  id: "disposición-inline",
  component: Inline,
  args: { children: ["Uno", "Dos", "Tres"].map(box) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Por defecto" };

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <Inline>{["Uno", "Dos", "Tres"].map(box)}</Inline>
      <Inline gap="xl" justify="center">
        {["Uno", "Dos", "Tres"].map(box)}
      </Inline>
      <Inline justify="end">{["Uno", "Dos", "Tres"].map(box)}</Inline>
      <Inline justify="between" align="baseline">
        <Text size="l" weight="bold">
          Izquierda
        </Text>
        <Text tone="soft">Derecha</Text>
      </Inline>
    </Stack>
  ),
};
