/** Several lines of text. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Grid, TextArea } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Área de texto (TextArea)",
  id: "campos-textarea",
  component: TextArea,
  args: { label: "Comentario", defaultValue: "Muy buen servicio.", onChange: fn() },
  decorators: [narrow],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a named box of several lines; the whole value on every change", async () => {
      const field = canvas.getByRole("textbox", { name: "Comentario" });
      await userEvent.type(field, "{Enter}Sí");
      await expect(args.onChange).toHaveBeenLastCalledWith("Muy buen servicio.\nSí");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <TextArea label="Comentario" rows={3} defaultValue="Muy buen servicio." />
      <TextArea label="Motivo" rows={3} errorMessage="Este campo es requerido" />
      <TextArea label="Observaciones" rows={2} description="Hasta 200 caracteres." optionalLabel="(opcional)" />
      <TextArea label="Respuesta" rows={2} isDisabled defaultValue="Ya te respondimos por correo." />
    </Grid>
  ),
};
