/** The anonymous reader's way in, in the header. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { HeaderButton } from "#ds";
import { onBar } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Navegación/Botón del encabezado (HeaderButton)",
  id: "navegación-headerbutton",
  component: HeaderButton,
  args: { label: "Mi cuenta", href: "#entrar" },
  decorators: [onBar],
} satisfies Meta<typeof HeaderButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("a link, which works without scripts", async () => {
      await expect(canvas.getByRole("link", { name: "Mi cuenta" })).toHaveAttribute("href", "#entrar");
    });
  },
};

export const Pressed: Story = {
  name: "Como botón",
  args: { href: undefined, onPress: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("without an address it is a button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Mi cuenta" }));
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <>
      <HeaderButton {...args} />
      <HeaderButton label="Entrar" onPress={() => undefined} />
    </>
  ),
};
