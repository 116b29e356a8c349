/** The explanation at a control. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button, Inline, Tooltip } from "#ds";

const why = "Para reclamar este premio debes dirigirte a un punto físico";

const pressed = fn();

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Avisos/Ayuda emergente (Tooltip)",
  id: "avisos-tooltip",
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
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Reclamar" });
    const bubble = canvas.getByText(why);
    await step("the explanation belongs to the control, shown or not", async () => {
      await expect(button).toHaveAccessibleDescription(why);
      await expect(bubble).not.toBeVisible();
    });
    await step("the keyboard reaches a control that cannot be used, and learns why", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(bubble).toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect(pressed).not.toHaveBeenCalled();
      await expect(button).toHaveAttribute("aria-disabled", "true");
    });
    await step("Escape hides it, the focus stays", async () => {
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
    await step("a finger gets it by a tap, and a tap elsewhere puts it away", async () => {
      await userEvent.pointer({ keys: "[TouchA]", target: button });
      await expect(bubble).toBeVisible();
      await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Antes" }) });
      await waitFor(() => expect(bubble).not.toBeVisible());
    });
  },
};

/** At the very corners of the screen it stays within it. */
export const AtTheEdges: Story = {
  name: "En los bordes",
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
    await step("it never leaves the screen", async () => {
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

export const Matrix: Story = {
  name: "Todas sus caras",
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Reclamar" }).focus();
    await waitFor(() => expect(canvas.getByText(why)).toBeVisible());
  },
};
