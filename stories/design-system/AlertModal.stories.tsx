/** One thing that must be read. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { AlertModal } from "#ds";
import { tall } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Avisos/Diálogo de aviso (AlertModal)",
  id: "avisos-alertmodal",
  component: AlertModal,
  // It floats over the page: there it has a window of its own.
  parameters: { docs: { story: { inline: false, height: "600px" } } },
  args: {
    title: "Antes de seguir",
    isOpen: true,
    onOpenChange: fn(),
    closeLabel: "Cerrar",
    message: "Primero debes seleccionar una lotería para poder jugar un sorteo",
    acceptLabel: "Ver Loterías",
    onAccept: fn(),
  },
  decorators: [tall],
} satisfies Meta<typeof AlertModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, step, userEvent }) => {
    await step("one sentence, one button", async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Ver Loterías" }));
      await expect(args.onAccept).toHaveBeenCalledOnce();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras" };
