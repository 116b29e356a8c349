/** What floats: the explanation at a control, the message that passes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button, ButtonLink, Inline, Panel, SummaryBar, TextLink, ToastRegion, Tooltip, createToastQueue } from "#ds";
import type { ToastMessage } from "#ds";

const why = "Para reclamar este premio debes dirigirte a un punto físico";
const pressed = fn();

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Componentes/Lo que flota",
  component: Tooltip,
  args: {
    text: why,
    children: (description) => (
      <Button isUnavailable ariaDescribedby={description} onPress={pressed}>
        Reclamar
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ padding: "6rem 0" }}>
      <Button tone="secondary">Antes</Button> <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Reclamar" });
    const bubble = canvas.getByText(why);
    await step("[CLAIM-03] the explanation belongs to the control, shown or not", async () => {
      await expect(button).toHaveAccessibleDescription(why);
      await expect(bubble).not.toBeVisible();
    });
    await step("[CLAIM-03] the keyboard reaches a control that cannot be used, and learns why", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(bubble).toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect(pressed).not.toHaveBeenCalled();
      await expect(button).toHaveAttribute("aria-disabled", "true");
    });
    await step("[NAV-05] Escape hides it, the focus stays", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(bubble).not.toBeVisible();
      await expect(button).toHaveFocus();
      button.blur();
    });
    await step("the mouse shows it, may cross over to it, and hides it by leaving", async () => {
      await userEvent.hover(button);
      await expect(bubble).toBeVisible();
      await userEvent.hover(bubble);
      await expect(bubble).toBeVisible();
      await userEvent.unhover(bubble);
      await waitFor(() => expect(bubble).not.toBeVisible());
    });
    await step("[CLAIM-03] a finger gets it by a tap, and a tap elsewhere puts it away", async () => {
      await userEvent.pointer({ keys: "[TouchA]", target: button });
      await expect(bubble).toBeVisible();
      await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Antes" }) });
      await waitFor(() => expect(bubble).not.toBeVisible());
    });
  },
};

/** At the very corners of the screen it stays within it. */
export const AtTheEdges: Story = {
  parameters: { isFramed: false },
  render: (args) => (
    <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", minHeight: "100dvh" }}>
      {["Arriba", "Abajo"].map((row) => (
        <Inline key={row} justify="between" isWrapping={false}>
          {["izquierda", "derecha"].map((side) => (
            <Tooltip key={side} text={args.text}>
              {(description) => (
                <Button tone="secondary" size="s" ariaDescribedby={description}>
                  {row} {side}
                </Button>
              )}
            </Tooltip>
          ))}
        </Inline>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("[NAV-05] it never leaves the screen", async () => {
      for (const button of canvas.getAllByRole("button")) {
        button.focus();
        const bubble = document.getElementById(button.getAttribute("aria-describedby")!)!;
        await waitFor(() => expect(bubble).toBeVisible());
        const { left, right, top, bottom } = bubble.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
        const control = button.getBoundingClientRect();
        await expect(bottom <= control.top || top >= control.bottom).toBe(true);
      }
    });
  },
};

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

export const Toast: Story = {
  render: () => <Messages message={{ text: "Copiaste el número de la orden.", tone: "success" }} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copiar" });
    await step("[NAV-05] a message is added to a live region that was there before", async () => {
      const live = canvasElement.querySelector('[aria-live="polite"]')!;
      await expect(live).toBeEmptyDOMElement();
      await userEvent.click(button);
      await expect(live).toHaveTextContent("Copiaste el número de la orden.");
      await expect(button).toHaveFocus();
    });
    await step("[NAV-05] F6 leads to it and back", async () => {
      await userEvent.keyboard("{F6}");
      await expect(canvas.getByRole("region", { name: "Avisos" })).toHaveFocus();
      await userEvent.keyboard("{F6}");
      await expect(button).toHaveFocus();
    });
    await step("[NAV-05] its button closes it, and the focus goes back", async () => {
      await userEvent.keyboard("{F6}{Tab}{Enter}");
      await expect(canvas.queryByRole("region", { name: "Avisos" })).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step("[NAV-05] Escape closes one after the other; three at once, the fourth waits", async () => {
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

export const ToastThatPasses: Story = {
  render: () => (
    <>
      <Messages message={{ text: "Uno.", timeoutMs: 300 }} button="Uno" label="Avisos uno" />
      <Messages message={{ text: "Otro.", timeoutMs: 300 }} button="Otro" label="Avisos otro" />
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("[NAV-05] with the focus at it, it outlives one that nobody holds", async () => {
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

export const ToastWithAction: Story = {
  render: () => <Undoable />,
  play: async ({ canvas, step, userEvent }) => {
    const remove = canvas.getByRole("button", { name: "Quitar" });
    await step("[NAV-05] an action that closes one of two leaves the focus at the other", async () => {
      await userEvent.click(remove);
      await userEvent.click(remove);
      await userEvent.keyboard("{F6}{Tab}{Enter}");
      await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
      await expect(canvas.getByRole("region", { name: "Avisos" })).toHaveFocus();
    });
    await step("[NAV-05] an action that closes the last one gives the focus back", async () => {
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
export const ToastAboveTheSummary: Story = {
  globals: { viewport: { value: "telefono" } },
  render: () => (
    <div style={{ minHeight: "100dvh", display: "flex", flexDirection: "column", justifyContent: "flex-end" }}>
      <Messages message={{ text: "Añadimos tu número favorito.", tone: "success" }} isOpen />
      <SummaryBar title="Valor" amount="$12.000" detail="2 fracciones" action={<Button>Añadir al carrito</Button>} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("[PLAY-08] the message does not cover the action", async () => {
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
  render: (args) => (
    <div style={{ minHeight: 620 }}>
      <Panel>
        <Inline>
          <Tooltip {...args} />
          <Button isUnavailable tone="secondary">
            No disponible
          </Button>
          <Button isDisabled>Apagado</Button>
          <ButtonLink href="#ver" tone="quiet">
            Ver
          </ButtonLink>
        </Inline>
      </Panel>
      <Every />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Reclamar" }).focus();
    await waitFor(() => expect(canvas.getByText(why)).toBeVisible());
  },
};
