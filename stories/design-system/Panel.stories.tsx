/** A sheet of paper: one step of a form, one part of an account. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, Panel, Text } from "#ds";

const meta = {
  title: "Disposición/Hoja (Panel)",
  id: "disposición-panel",
  component: Panel,
  args: {
    title: "Tu número",
    description: "Escribe las 4 cifras o deja que la suerte escoja.",
    children: <Text>Contenido</Text>,
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("a sheet with a title is a region of that name", async () => {
      await expect(canvas.getByRole("region", { name: "Tu número" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={3}>
      <Panel {...args} />
      <Panel {...args} title="Serie" description={undefined} headingLevel={3} />
      <Panel>
        <Text>Sin título</Text>
      </Panel>
    </Grid>
  ),
};
