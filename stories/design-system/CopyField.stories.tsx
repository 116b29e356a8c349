/** A value that is to be copied. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { CopyField, Grid, Panel } from "#ds";

const meta = {
  title: "Acciones/Campo para copiar (CopyField)",
  id: "acciones-copyfield",
  component: CopyField,
  args: { label: "Referencia", value: "PM-20261120-7KQ2", copyLabel: "Copiar", copiedLabel: "Copiado" },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const written = fn(() => Promise.resolve());

export const Default: Story = {
  name: "Por defecto",
  beforeEach: () => {
    const clipboard = navigator.clipboard;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
    return () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("the reference is copied, and that is said", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Copiar" }));
      await expect(written).toHaveBeenCalledWith("PM-20261120-7KQ2");
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copiado"));
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <Panel>
        <CopyField {...args} />
      </Panel>
      <Panel>
        <CopyField
          {...args}
          label="Dirección de la consulta"
          value="https://premiomayor.example/compras/PM-20261120-7KQ2"
        />
      </Panel>
    </Grid>
  ),
};
