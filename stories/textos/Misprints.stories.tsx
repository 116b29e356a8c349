/** What the source probably meant to say, for the product owner to decide. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Misprints } from "./Textos";

const meta = { title: "Textos/Erratas", component: Misprints, tags: ["!autodocs"] } satisfies Meta<typeof Misprints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Erratas",
  play: async ({ canvas, step }) => {
    await step("a misprint is shown as written, beside what it probably should say", async () => {
      const row = within(canvas.getByText("progama").closest("tr")!);
      await expect(row.getByText("programa")).toBeVisible();
    });
  },
};
