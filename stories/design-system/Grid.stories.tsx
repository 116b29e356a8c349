/** Equal columns that become one on a phone. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, Stack } from "#ds";
import { box } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Disposición/Cuadrícula (Grid)",
  id: "disposición-grid",
  component: Grid,
  args: { columns: 3, children: ["1 de 3", "2 de 3", "3 de 3"].map(box) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Por defecto" };

export const AsAList: Story = {
  name: "Como lista",
  args: {
    columns: 2,
    as: "list",
    children: ["1 de 2", "2 de 2"].map((words) => <li key={words}>{box(words)}</li>),
  },
  play: async ({ canvas, step }) => {
    await step("a list of cells is heard as a list", async () => {
      await expect(canvas.getByRole("list")).toBeVisible();
      await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <Grid>{["1 de 1"].map(box)}</Grid>
      <Grid columns={2}>{["1 de 2", "2 de 2"].map(box)}</Grid>
      <Grid columns={3} gap="s">
        {["1 de 3", "2 de 3", "3 de 3"].map(box)}
      </Grid>
      <Grid columns={4} as="list">
        {["1 de 4", "2 de 4", "3 de 4", "4 de 4"].map((words) => (
          <li key={words}>{box(words)}</li>
        ))}
      </Grid>
    </Stack>
  ),
};
