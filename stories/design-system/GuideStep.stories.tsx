/** One step of a task, open and folded. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, GuideStep, Stack, Text } from "#ds";
import type { GuideStepProps } from "#ds";
import { below } from "#ds/tokens/breakpoints.ts";

const Step = ({ isFolded = false, onChange, onFocusLost, ...rest }: GuideStepProps) => {
  const [isDone, setDone] = useState(isFolded);
  const next = useRef<HTMLButtonElement>(null);
  return (
    <Stack>
      <GuideStep
        {...rest}
        isFolded={isDone}
        onChange={() => {
          setDone(false);
          onChange?.();
        }}
        onFocusLost={() => {
          next.current?.focus();
          onFocusLost?.();
        }}
      >
        <Button size="s" tone="secondary" onPress={() => setDone(true)}>
          042
        </Button>
      </GuideStep>
      <div>
        <Button ref={next} size="s" tone="secondary">
          Fracción 1
        </Button>
      </div>
    </Stack>
  );
};

const meta = {
  title: "Billete/Paso guiado (GuideStep)",
  id: "billete-guidestep",
  component: GuideStep,
  args: {
    title: "Serie",
    description: "10 series con fracciones disponibles para el 1234.",
    folded: { label: "Serie", value: "042", changeLabel: "Cambiar", changeName: "Cambiar serie" },
    onChange: fn(),
    onFocusLost: fn(),
    children: null,
  },
  render: (args) => <Step {...args} />,
} satisfies Meta<typeof GuideStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const choice = () => canvas.queryByRole("button", { name: "042" });
    await userEvent.click(choice()!);
    if (!window.matchMedia(below.desktop).matches) {
      await step("where there is room a finished step stays open, and keeps the focus", async () => {
        await expect(choice()).toHaveFocus();
        await expect(canvas.queryByRole("button", { name: "Cambiar serie" })).toBeNull();
      });
      return;
    }
    await step("a finished step folds, and the focus goes on", async () => {
      await expect(choice()).toBeNull();
      await expect(args.onFocusLost).toHaveBeenCalledOnce();
      await expect(canvas.getByRole("button", { name: "Fracción 1" })).toHaveFocus();
    });
    await step("and opens again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Cambiar serie" }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(choice()).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="m">
      <GuideStep {...args} title="Tu número" isFolded>
        <Text>Plegado</Text>
      </GuideStep>
      <GuideStep {...args}>
        <Text>Abierto</Text>
      </GuideStep>
      <GuideStep title="Fracciones" description="Un paso que no se pliega.">
        <Text>Abierto</Text>
      </GuideStep>
    </Stack>
  ),
};
