/** What stands where nothing is. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink, cartDrawing, cutDrawing, EmptyState, Grid, Panel, searchDrawing, tornDrawing } from "#ds";

const meta = {
  title: "Avisos/Estado vacío (EmptyState)",
  id: "avisos-emptystate",
  component: EmptyState,
  args: {
    title: "No ha jugado ningún sorteo",
    message: "Escoge tu número y vuelve con tu billete.",
    illustration: cartDrawing,
    action: <ButtonLink href="#loterias">Ver Loterías</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("nothing is said, with a way on", async () => {
      await expect(canvas.getByRole("heading", { name: "No ha jugado ningún sorteo" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Ver Loterías" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <Panel>
        <EmptyState {...args} />
      </Panel>
      <Panel>
        <EmptyState title="No se encontraron resultados para la fecha." illustration={searchDrawing} />
      </Panel>
      <Panel>
        <EmptyState title="Lo sentimos, en este momento no tenemos loterías disponibles para jugar" />
      </Panel>
      <Panel>
        <EmptyState title="Esta página se perdió" message="La dirección no existe." illustration={tornDrawing} />
      </Panel>
      <Panel>
        <EmptyState title="Cuenta eliminada" illustration={cutDrawing} />
      </Panel>
    </Grid>
  ),
};
