/** One of a short list. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Grid, Select } from "#ds";
import { documentTypes } from "#stories/fixtures/fields.ts";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Lista desplegable (Select)",
  id: "campos-select",
  component: Select,
  args: {
    label: "Tipo de documento",
    name: "tipoDocumento",
    options: documentTypes,
    defaultValue: "CC",
    onChange: fn(),
  },
  decorators: [narrow],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Tipo de documento" });
    await step("the type of document, CC at first; the keyboard reaches it, a choice is told", async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await expect(select).toHaveValue("CC");
      await userEvent.selectOptions(select, "PA");
      await expect(args.onChange).toHaveBeenLastCalledWith("PA");
    });
    await step("a choice that is switched off cannot be made", async () => {
      await expect(canvas.getByRole("option", { name: "Permiso por protección temporal" })).toBeDisabled();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <Select label="Tipo de documento" options={documentTypes} placeholder="Selecciona" />
      <Select
        label="Tipo de documento"
        options={documentTypes}
        defaultValue="PA"
        description="El que llevas contigo."
      />
      <Select label="Género" options={[]} placeholder="Selecciona" errorMessage="Este campo es requerido" />
      <Select label="Departamento" options={[{ value: "05", label: "Antioquia" }]} isDisabled />
    </Grid>
  ),
};
