/** Children one below the other. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Stack } from "#ds";
import { box } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Disposición/Pila (Stack)",
  id: "disposición-stack",
  component: Stack,
  args: { children: ["Primero", "Segundo", "Tercero"].map(box) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Por defecto" };

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={4}>
      {(["xs", "m", "xl"] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {[gap, gap.toUpperCase()].map(box)}
        </Stack>
      ))}
      <Stack align="start">{["Al inicio", "De su ancho"].map(box)}</Stack>
      <Stack align="center">{["Al centro", "Y su texto"].map(box)}</Stack>
    </Grid>
  ),
};
