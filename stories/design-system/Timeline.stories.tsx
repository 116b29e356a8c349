/** How far something has come. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, Timeline } from "#ds";
import { inPanel } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Avisos/Línea de tiempo (Timeline)",
  id: "avisos-timeline",
  component: Timeline,
  args: {
    label: "Tu pago",
    stateLabels: { done: "hecho", current: "en curso", upcoming: "pendiente", failed: "falló" },
    steps: [
      { label: "Pedido creado", detail: "10:02 a. m.", state: "done" },
      { label: "Pago en el banco", detail: "Esperando la respuesta del banco", state: "current" },
      { label: "Comprobante", state: "upcoming" },
    ],
  },
  decorators: [inPanel],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("how far each step is can be heard", async () => {
      await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("Pedido creado, hecho");
      await expect(canvas.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <Timeline {...args} />
      <Timeline
        {...args}
        label="Tu reclamo"
        steps={[
          { label: "Solicitud", state: "done" },
          { label: "Recarga de la cuenta", state: "failed", detail: "Error al realizar la recarga" },
          { label: "Confirmación", state: "upcoming" },
        ]}
      />
    </Grid>
  ),
};
