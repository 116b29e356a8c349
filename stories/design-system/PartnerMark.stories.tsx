/** The mark of a partner, in the colour of what it stands on. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Header, Inline, PartnerMark, Panel } from "#ds";
import { headerArgs } from "#stories/fixtures/shell.tsx";

const meta = {
  title: "Navegación/Marca de aliado (PartnerMark)",
  id: "navegación-partnermark",
  component: PartnerMark,
  args: { name: "Gana", sign: "ticket" },
} satisfies Meta<typeof PartnerMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, canvasElement, step }) => {
    await step("sign and letters have the colour of the text around them", async () => {
      const mark = canvas.getByText("Gana");
      const around = getComputedStyle(canvasElement).color;
      await expect(getComputedStyle(mark).color).toBe(around);
      await expect(getComputedStyle(mark.querySelector("svg")!).stroke).toBe(around);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => {
    const both = (
      <Inline gap="l">
        <PartnerMark {...args} />
        <PartnerMark name="Su Red" sign="globe" />
      </Inline>
    );
    return (
      <>
        <Panel>{both}</Panel>
        <Header {...headerArgs} partners={both} />
      </>
    );
  },
};
