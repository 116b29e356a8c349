/** A picture, and the mark in its place. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Grid, Picture } from "#ds";
import { picture } from "../fixtures/content";

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Disposición/Imagen (Picture)",
  id: "disposición-picture",
  component: Picture,
  args: { src: picture("ruedas") },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Por defecto" };

/** A picture that cannot be had: the mark stays. */
export const Broken: Story = {
  name: "Imagen rota",
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement, step }) => {
    await step("a broken picture falls back to the shop's mark", async () => {
      await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
      await expect(canvasElement.querySelector("svg")).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={3}>
      <Picture {...args} />
      <Picture {...args} isFramed={false} />
      <Picture src={null} />
    </Grid>
  ),
};
