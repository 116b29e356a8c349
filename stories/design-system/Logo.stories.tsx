/** The shop's mark and name. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline, Logo } from "#ds";

const meta = {
  title: "Navegación/Logotipo (Logo)",
  id: "navegación-logo",
  component: Logo,
  args: { name: "Premio Mayor", href: "#inicio", label: "Premio Mayor, inicio" },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the mark leads home, and its name holds the visible words", async () => {
      await expect(canvas.getByRole("link", { name: "Premio Mayor, inicio" })).toHaveAttribute("href", "#inicio");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Inline gap="xl">
      <Logo {...args} />
      <Logo name="Aliado" />
    </Inline>
  ),
};
