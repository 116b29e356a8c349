/** The player's place in the header: name, balance, menu. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { UserMenu } from "#ds";
import { onBar } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Navegación/Menú de usuario (UserMenu)",
  id: "navegación-usermenu",
  component: UserMenu,
  args: {
    name: "Marta Lucía",
    balance: "Saldo $45.000",
    label: "Cuenta de Marta Lucía",
    items: [
      { label: "Mi cuenta", href: "#cuenta" },
      { label: "Salir", onPress: fn() },
    ],
  },
  decorators: [onBar],
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByText("Marta Lucía", { selector: "summary *" }).closest("summary")!;
    await step("the keyboard opens it, its items follow", async () => {
      opener.focus();
      await userEvent.click(opener);
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Mi cuenta" })).toHaveFocus();
    });
    await step("leaving acts and closes the menu", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Salir" }));
      await expect(args.items[1]!.onPress).toHaveBeenCalledOnce();
      await expect(opener.parentElement).not.toHaveAttribute("open");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Marta Lucía", { selector: "summary *" }).closest("summary")!);
    await expect(canvas.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
  },
};
