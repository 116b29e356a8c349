/** A question before something is done. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ConfirmModal } from "#ds";
import { tall } from "#stories/fixtures/frames.tsx";

/** The veil around a dialog, where a press is outside of it. */
const veilOf = (dialog: HTMLElement) => dialog.parentElement!.parentElement!;

const meta = {
  title: "Avisos/Diálogo de confirmación (ConfirmModal)",
  id: "avisos-confirmmodal",
  component: ConfirmModal,
  // It floats over the page: there it has a window of its own.
  parameters: { docs: { story: { inline: false, height: "600px" } } },
  args: {
    title: "Eliminar del carrito",
    isOpen: true,
    onOpenChange: fn(),
    closeLabel: "Cerrar",
    message: "¿Está seguro que desea eliminar el producto del carrito de compras?",
    confirmLabel: "Eliminar",
    cancelLabel: "Cancelar",
    tone: "danger",
    onConfirm: fn(),
  },
  decorators: [tall],
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, step, userEvent }) => {
    await step("asks, and acts only on the answer", async () => {
      const dialog = await screen.findByRole("alertdialog", { name: "Eliminar del carrito" });
      await expect(dialog).toHaveTextContent("¿Está seguro que desea eliminar el producto del carrito de compras?");
      await userEvent.click(veilOf(dialog));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole("button", { name: "Eliminar" }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step("the other answer leaves things as they are", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const Pending: Story = {
  name: "Mientras trabaja",
  args: { isPending: true, pendingLabel: "Eliminando…" },
  play: async ({ args, step, userEvent }) => {
    await step("[F-14] while it is being done neither answer is taken", async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Eliminando…" }));
      await expect(screen.getByRole("button", { name: "Cancelar" })).toBeDisabled();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  args: { errorMessage: "Ocurrió un error al momento de eliminar el producto" },
};
