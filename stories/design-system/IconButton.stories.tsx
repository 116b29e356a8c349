/** A button that is an icon. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import Shuffle from "lucide-react/icons/shuffle";
import Trash from "lucide-react/icons/trash-2";
import { expect, fn } from "storybook/test";
import { Header, IconButton, Inline, Stack } from "#ds";
import { headerArgs } from "#stories/fixtures/shell.tsx";

const meta = {
  title: "Acciones/Botón de icono (IconButton)",
  id: "acciones-iconbutton",
  component: IconButton,
  args: { label: "Eliminar 1234", icon: <Trash size={20} aria-hidden />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the keyboard reaches and presses it, its name says what it does", async () => {
      await userEvent.tab();
      const button = canvas.getByRole("button", { name: "Eliminar 1234" });
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
    await step("a thumb finds it: 44 px each way", async () => {
      const { width, height } = canvas.getByRole("button").getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  },
};

/** Pressed once too often, it must not lose the focus. */
export const Disabled: Story = {
  name: "Apagado",
  args: { isDisabled: true },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("switched off, it takes no press and is still reached", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button")).toHaveFocus();
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack>
      <Inline>
        <IconButton label="Eliminar 1234" icon={<Trash size={20} aria-hidden />} />
        <IconButton label="Notificaciones, 2 sin leer" icon={<Shuffle size={20} aria-hidden />} badge="2" />
        <IconButton label="Eliminar 0482" icon={<Trash size={20} aria-hidden />} isDisabled />
      </Inline>
      <Header
        {...headerArgs}
        user={undefined}
        bell={<IconButton on="bar" label="Al azar" icon={<Shuffle size={20} aria-hidden />} />}
        cart={<IconButton on="bar" label="Avisos, 7" icon={<Shuffle size={20} aria-hidden />} badge="7" />}
      />
    </Stack>
  ),
};
