/** Any of a few, all in sight. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { CheckboxGroup, Grid } from "#ds";
import type { CheckboxGroupProps } from "#ds";
import { fiscal } from "#stories/fixtures/fields.ts";
import { narrow } from "#stories/fixtures/frames.tsx";

const FiscalResponsibility = ({ value, onChange, ...rest }: CheckboxGroupProps) => {
  const [codes, setCodes] = useState(value ?? []);
  return (
    <CheckboxGroup
      {...rest}
      value={codes}
      onChange={(next) => {
        setCodes(next);
        onChange?.(next);
      }}
    />
  );
};

const meta = {
  title: "Campos/Grupo de casillas (CheckboxGroup)",
  id: "campos-checkboxgroup",
  component: CheckboxGroup,
  args: {
    label: "Responsabilidad fiscal",
    description: "Marca todas las que tengas en tu RUT.",
    options: fiscal,
    value: ["R-99-PN"],
    onChange: fn(),
  },
  render: (args) => <FiscalResponsibility {...args} />,
  decorators: [narrow],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the whole answer on every change, in the order of the list", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Régimen simple de tributación" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(["R-99-PN", "O-47"]);
      await userEvent.click(canvas.getByRole("checkbox", { name: "Gran contribuyente" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(["R-99-PN", "O-13", "O-47"]);
      await userEvent.click(canvas.getByRole("checkbox", { name: "No responsable" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(["O-13", "O-47"]);
    });
    await step("the group has its name and its hint, each choice its own", async () => {
      const group = canvas.getByRole("group", { name: "Responsabilidad fiscal" });
      await expect(group).toHaveAccessibleDescription("Marca todas las que tengas en tu RUT.");
      await expect(canvas.getByRole("checkbox", { name: "Gran contribuyente" })).toHaveAccessibleDescription("O-13");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <CheckboxGroup
        label="Responsabilidad fiscal"
        description="Marca todas las que tengas en tu RUT."
        options={fiscal}
        defaultValue={["O-13", "O-47"]}
      />
      <CheckboxGroup
        label="Responsabilidad fiscal de la persona que reclama el premio en nombre de otra"
        options={fiscal.slice(0, 3)}
        errorMessage="Debes marcar al menos una"
      />
      <CheckboxGroup
        label="Responsabilidad fiscal"
        options={fiscal.slice(0, 2)}
        defaultValue={["O-13"]}
        isDisabled
        optionalLabel="(opcional)"
      />
    </Grid>
  ),
};
