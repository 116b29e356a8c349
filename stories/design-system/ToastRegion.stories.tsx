/** The messages that pass. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button, SummaryBar, TextLink, ToastRegion, createToastQueue } from "#ds";
import type { ToastMessage } from "#ds";

interface MessagesProps {
  message: ToastMessage;
  isOpen?: boolean;
  button?: string;
  label?: string;
}

const Messages = ({ message, isOpen = false, button = "Copiar", label = "Avisos" }: MessagesProps) => {
  const [queue] = useState(() => {
    const made = createToastQueue();
    if (isOpen) made.add(message);
    return made;
  });
  return (
    <>
      <Button onPress={() => queue.add(message)}>{button}</Button>
      <ToastRegion queue={queue} label={label} closeLabel="Cerrar el aviso" />
    </>
  );
};

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Avisos/Avisos pasajeros (ToastRegion)",
  id: "avisos-toastregion",
  component: ToastRegion,
  // It floats over the page: there it has a window of its own.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: { queue: createToastQueue(), label: "Avisos", closeLabel: "Cerrar el aviso" },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  render: () => <Messages message={{ text: "Copiaste el número de la orden.", tone: "success" }} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copiar" });
    await step("a message is added to a live region that was there before", async () => {
      const live = canvasElement.querySelector('[aria-live="polite"]')!;
      await expect(live).toBeEmptyDOMElement();
      await userEvent.click(button);
      await expect(live).toHaveTextContent("Copiaste el número de la orden.");
      await expect(button).toHaveFocus();
    });
    await step("F6 leads to it and back", async () => {
      await userEvent.keyboard("{F6}");
      await expect(canvas.getByRole("region", { name: "Avisos" })).toHaveFocus();
      await userEvent.keyboard("{F6}");
      await expect(button).toHaveFocus();
    });
    await step("its button closes it, and the focus goes back", async () => {
      await userEvent.keyboard("{F6}{Tab}{Enter}");
      await expect(canvas.queryByRole("region", { name: "Avisos" })).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step("Escape closes one after the other; three at once, the fourth waits", async () => {
      for (let i = 0; i < 4; i += 1) await userEvent.click(button);
      await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
      await userEvent.keyboard("{F6}{Escape}");
      await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
      await expect(canvas.getByRole("region", { name: "Avisos" })).toHaveFocus();
      await userEvent.keyboard("{Escape}{Escape}{Escape}");
      await expect(canvas.queryByRole("listitem")).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
  },
};

export const ThatPasses: Story = {
  name: "Se va solo",
  render: () => (
    <>
      <Messages message={{ text: "Uno.", timeoutMs: 300 }} button="Uno" label="Avisos uno" />
      <Messages message={{ text: "Otro.", timeoutMs: 300 }} button="Otro" label="Avisos otro" />
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("with the focus at it, it outlives one that nobody holds", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Uno" }));
      canvas.getByRole("region", { name: "Avisos uno" }).focus();
      canvas.getByRole("button", { name: "Otro" }).click();
      await canvas.findByText("Otro.");
      await waitFor(() => expect(canvas.queryByText("Otro.")).not.toBeInTheDocument());
      await expect(canvas.getByText("Uno.")).toBeVisible();
    });
    await step("let go, it goes by itself", async () => {
      canvas.getByRole("region", { name: "Avisos uno" }).blur();
      await waitFor(() => expect(canvas.queryByText("Uno.")).not.toBeInTheDocument());
    });
  },
};

const Undoable = () => {
  const [queue] = useState(createToastQueue);
  const remove = () => {
    const id = queue.add({
      text: "Quitaste el billete.",
      action: (
        <Button tone="secondary" size="s" onPress={() => queue.close(id)}>
          Deshacer
        </Button>
      ),
    });
  };
  return (
    <>
      <Button onPress={remove}>Quitar</Button>
      <Button onPress={() => queue.add({ text: "Guardado.", timeoutMs: 300 })}>Guardar</Button>
      <ToastRegion queue={queue} label="Avisos" closeLabel="Cerrar el aviso" />
    </>
  );
};

export const WithAction: Story = {
  name: "Con acción",
  render: () => <Undoable />,
  play: async ({ canvas, step, userEvent }) => {
    const remove = canvas.getByRole("button", { name: "Quitar" });
    await step("an action that closes one of two leaves the focus at the other", async () => {
      await userEvent.click(remove);
      await userEvent.click(remove);
      await userEvent.keyboard("{F6}{Tab}{Enter}");
      await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
      await expect(canvas.getByRole("region", { name: "Avisos" })).toHaveFocus();
    });
    await step("an action that closes the last one gives the focus back", async () => {
      await userEvent.keyboard("{Tab}{Enter}");
      await expect(canvas.queryByRole("region", { name: "Avisos" })).not.toBeInTheDocument();
      await expect(remove).toHaveFocus();
    });
    await step("and the next message is held by nobody", async () => {
      canvas.getByRole("button", { name: "Guardar" }).click();
      await canvas.findByText("Guardado.");
      await waitFor(() => expect(canvas.queryByText("Guardado.")).not.toBeInTheDocument());
    });
  },
};

/** On a phone the sum and the one action stay in reach. */
export const AboveTheSummary: Story = {
  name: "Sobre el resumen",
  globals: { viewport: { value: "telefono" } },
  render: () => (
    <div style={{ minHeight: "100dvh", display: "flex", flexDirection: "column", justifyContent: "flex-end" }}>
      <Messages message={{ text: "Añadimos tu número favorito.", tone: "success" }} isOpen />
      <SummaryBar title="Valor" amount="$12.000" detail="2 fracciones" action={<Button>Añadir al carrito</Button>} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("the message does not cover the action", async () => {
      await expect(window.innerWidth).toBeLessThan(600);
      const slip = canvas.getByRole("listitem").getBoundingClientRect();
      const bar = canvas.getByRole("button", { name: "Añadir al carrito" }).getBoundingClientRect();
      await expect(slip.bottom <= bar.top).toBe(true);
    });
  },
};

const Every = () => {
  const [queue] = useState(() => {
    const made = createToastQueue();
    made.add({ text: "Copiaste el número de la orden.", tone: "success" });
    made.add({
      text: "Tu sesión termina en cinco minutos y lo que no hayas pagado se libera.",
      tone: "warning",
      action: <TextLink href="#seguir">Seguir aquí</TextLink>,
    });
    made.add({ text: "No pudimos guardar tu número favorito.", tone: "error" });
    return made;
  });
  return <ToastRegion queue={queue} label="Avisos" closeLabel="Cerrar el aviso" />;
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <div style={{ minHeight: 420 }}>
      <Every />
    </div>
  ),
};
