/** What is pressed to do something. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import Shuffle from "lucide-react/icons/shuffle";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, Grid, Panel, Stack } from "#ds";

const meta = {
  title: "Acciones/Botón (Button)",
  id: "acciones-button",
  component: Button,
  args: { children: "Añadir al carrito", onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("mouse, Enter and space press it", async () => {
      const button = canvas.getByRole("button", { name: "Añadir al carrito" });
      await userEvent.click(button);
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard(" ");
      await expect(args.onPress).toHaveBeenCalledTimes(3);
    });
    await step("a thumb finds it: at least 44 px high", async () => {
      await expect(canvas.getByRole("button").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

const PayTwice = ({ onPress }: { onPress?: () => void }) => {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      isPending={isPending}
      pendingLabel="Llevándote a la pasarela…"
      onPress={() => {
        onPress?.();
        setPending(true);
      }}
    >
      Pagar
    </Button>
  );
};

export const Pending: Story = {
  name: "Mientras trabaja",
  render: (args) => <PayTwice onPress={() => args.onPress?.({} as never)} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("[F-14] a double press acts once and the focus stays", async () => {
      const button = canvas.getByRole("button", { name: "Pagar" });
      await userEvent.dblClick(button);
      await userEvent.keyboard("{Enter}");
      await expect(args.onPress).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleName("Llevándote a la pasarela…");
    });
  },
};

export const Disabled: Story = {
  name: "Apagado",
  args: { isDisabled: true },
  play: async ({ args, canvas, step }) => {
    await step("switched off, it takes no press", async () => {
      canvas.getByRole("button").click();
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Panel>
      <Stack gap="l">
        {(["m", "s"] as const).map((size) => (
          <Grid key={size} columns={4}>
            {(["primary", "ink", "secondary", "quiet", "danger"] as const).map((tone) => (
              <Stack key={tone} gap="xs" align="start">
                <Button tone={tone} size={size}>
                  Jugar ahora
                </Button>
                <Button tone={tone} size={size} icon={<Shuffle size={18} aria-hidden />}>
                  Al azar
                </Button>
                <Button tone={tone} size={size} isPending pendingLabel="Guardando…">
                  Guardar
                </Button>
                <Button tone={tone} size={size} isDisabled>
                  Apagado
                </Button>
              </Stack>
            ))}
          </Grid>
        ))}
        <Button tone="secondary" isUnavailable>
          No disponible
        </Button>
        <Button isFullWidth>Pagar $24.000</Button>
      </Stack>
    </Panel>
  ),
};
