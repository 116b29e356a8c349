/** A dialog with a title, a closing button and a scrolling body. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button, Modal, Stack, Text, TextField } from "#ds";
import type { ModalProps } from "#ds";

/** The veil around a dialog, where a press is outside of it. */
const veilOf = (dialog: HTMLElement) => dialog.parentElement!.parentElement!;

const Opener = ({ onOpenChange, isOpen, ...rest }: ModalProps) => {
  const [open, setOpen] = useState(isOpen);
  return (
    <div style={{ minHeight: 560 }}>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Modal
        {...rest}
        isOpen={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </div>
  );
};

const meta = {
  title: "Avisos/Diálogo (Modal)",
  id: "avisos-modal",
  component: Modal,
  // It floats over the page: there it has a window of its own.
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  args: {
    title: "Plan de premios",
    closeLabel: "Cerrar",
    isOpen: false,
    onOpenChange: fn(),
    children: (
      <Stack>
        <Text>Valor de la fracción: $6.000</Text>
        <TextField label="Buscar un premio" />
      </Stack>
    ),
    footer: <Button isFullWidth>Jugar</Button>,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Abrir" });
    await step("opens with its title and takes the focus in", async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole("dialog", { name: "Plan de premios" });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step("Tab goes round inside", async () => {
      const dialog = screen.getByRole("dialog");
      for (let i = 0; i < 5; i += 1) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step("Escape closes it and the focus comes back", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step("a press outside closes it, too", async () => {
      await userEvent.click(opener);
      await userEvent.click(veilOf(await screen.findByRole("dialog")));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
    await step("and so does its button", async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole("button", { name: "Cerrar" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
  },
};

export const Unclosable: Story = {
  name: "Sin botón de cerrar",
  render: () => (
    <div style={{ minHeight: 560 }}>
      <Modal title="Te llevamos a la pasarela de pago" isOpen size="s">
        <Text>No cierres esta ventana.</Text>
      </Modal>
    </div>
  ),
  play: async ({ step, userEvent }) => {
    await step("what ends by itself has no closing button, and Escape leaves it open", async () => {
      const dialog = await screen.findByRole("dialog");
      await expect(screen.queryByRole("button")).not.toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
      await userEvent.click(veilOf(dialog));
      await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    });
  },
};

export const Static: Story = {
  name: "No se cierra desde fuera",
  args: { isStatic: true, isOpen: true, title: "Inicia sesión" },
  play: async ({ args, step, userEvent }) => {
    await step("a press outside does not close a static dialog", async () => {
      const dialog = await screen.findByRole("dialog");
      await userEvent.click(veilOf(dialog));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    });
  },
};

export const LongBody: Story = {
  name: "Cuerpo largo",
  args: {
    isOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, i) => (
          <Text key={i}>Premio {i + 1}: seco de $10.000.000</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ step }) => {
    await step("a long body scrolls; title and actions stay in view", async () => {
      await waitFor(() => expect(screen.getByRole("heading", { name: "Plan de premios" })).toBeVisible());
      const button = screen.getByRole("button", { name: "Jugar" }).getBoundingClientRect();
      await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  args: { isOpen: true, size: "s", isStatic: true },
};
