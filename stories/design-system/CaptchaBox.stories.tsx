/** The proof of not being a robot. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { CaptchaBox, Grid } from "#ds";
import type { CaptchaBoxProps } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const Captcha = ({ onStart, ...rest }: CaptchaBoxProps) => {
  const [state, setState] = useState(rest.state);
  return (
    <CaptchaBox
      {...rest}
      state={state}
      onStart={() => {
        onStart();
        setState("done");
      }}
    />
  );
};

const meta = {
  title: "Campos/No soy un robot (CaptchaBox)",
  id: "campos-captchabox",
  component: CaptchaBox,
  args: {
    label: "Prueba que no eres un robot",
    state: "idle",
    workingLabel: "Verificando…",
    doneLabel: "Verificado",
    failedLabel: "No pudimos verificar. Inténtalo de nuevo.",
    onStart: fn(),
  },
  render: (args) => <Captcha {...args} />,
  decorators: [narrow],
} satisfies Meta<typeof CaptchaBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a press starts the proof, which is then said; a second press starts nothing", async () => {
      const box = canvas.getByRole("checkbox", { name: "Prueba que no eres un robot" });
      await expect(box).not.toBeChecked();
      await userEvent.click(box);
      await expect(box).toBeChecked();
      await expect(box).toHaveAccessibleDescription("Verificado");
      await userEvent.click(box);
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      {(["idle", "working", "done", "failed"] as const).map((state) => (
        <CaptchaBox key={state} {...args} state={state} />
      ))}
      <CaptchaBox {...args} errorMessage="Este campo es requerido" />
    </Grid>
  ),
};
