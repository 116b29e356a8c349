/** One of a few, all in sight. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, CheckboxGroup, Form, Grid, RadioGroup } from "#ds";
import { fiscal, genders } from "#stories/fixtures/fields.ts";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Grupo de opciones (RadioGroup)",
  id: "campos-radiogroup",
  component: RadioGroup,
  args: { label: "Género", options: genders, layout: "row", onChange: fn(), onBlur: fn() },
  decorators: [narrow],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a named group, by keyboard: space chooses, arrows go on and round", async () => {
      await expect(canvas.getByRole("radiogroup", { name: "Género" })).toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole("radio", { name: "Masculino" })).toHaveFocus();
      await userEvent.keyboard(" {ArrowDown}");
      await expect(args.onChange).toHaveBeenLastCalledWith("Femenino");
      await userEvent.keyboard("{ArrowUp}{ArrowUp}");
      await expect(args.onChange).toHaveBeenLastCalledWith("Otro");
      await expect(args.onBlur).not.toHaveBeenCalled();
    });
    await step("leaving the group is told once", async () => {
      await userEvent.tab();
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
  },
};

export const InColumns: Story = {
  name: "En columnas",
  args: {
    label: "¿Cómo te pareció el pago?",
    layout: "grid",
    options: ["1 Excelente", "2 Muy Bueno", "3 Bueno", "4 Regular", "5 Malo"].map((label) => ({ value: label, label })),
  },
};

const sent = fn();

export const InAPlainForm: Story = {
  name: "En un formulario simple",
  render: () => (
    <Form
      label="Encuesta"
      onSubmit={(event) => {
        event.preventDefault();
        sent([...new FormData(event.currentTarget)]);
      }}
    >
      <RadioGroup label="Género" name="genero" options={genders} defaultValue="Femenino" />
      <CheckboxGroup label="Responsabilidad fiscal" name="fiscal" options={fiscal} defaultValue={["O-13"]} />
      <Button type="submit">Enviar</Button>
    </Form>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("without a caller's state the form itself holds and sends the answers", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Otro" }));
      await userEvent.click(canvas.getByRole("checkbox", { name: "Autorretenedor" }));
      await userEvent.click(canvas.getByRole("button", { name: "Enviar" }));
      await expect(sent).toHaveBeenLastCalledWith([
        ["genero", "Otro"],
        ["fiscal", "O-13"],
        ["fiscal", "O-15"],
      ]);
    });
  },
};

const RefusedForm = () => {
  const [error, setError] = useState<string>();
  return (
    <Form
      label="Perfil"
      errorSummary={error}
      onSubmit={(event) => {
        event.preventDefault();
        setError("Revisa los campos marcados");
      }}
    >
      <RadioGroup label="Género" options={genders} errorMessage={error && "Este campo es requerido"} />
      <Button type="submit">Guardar</Button>
    </Form>
  );
};

export const Refused: Story = {
  name: "Con faltas",
  render: () => <RefusedForm />,
  play: async ({ canvas, step, userEvent }) => {
    await step("the first wrong field gets the focus, also when it is a group", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
      await expect(canvas.getByRole("radio", { name: "Masculino" })).toHaveFocus();
      const group = canvas.getByRole("radiogroup", { name: "Género" });
      await expect(group).toBeInvalid();
      await expect(group).toHaveAccessibleDescription("Este campo es requerido");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <RadioGroup label="Género" options={genders} defaultValue="Femenino" layout="row" />
      <RadioGroup label="Género" options={genders} layout="row" errorMessage="Este campo es requerido" />
      <RadioGroup
        label="¿Cómo quieres reclamar tu premio?"
        description="Puedes cambiarlo después."
        options={[
          { value: "a", label: "Consignación", description: "A una cuenta a tu nombre, en tres días hábiles." },
          { value: "b", label: "En una oficina", description: "Con tu documento." },
          { value: "c", label: "Billetera", description: "Próximamente.", isDisabled: true },
        ]}
        defaultValue="a"
      />
      <RadioGroup label="Género" options={genders} defaultValue="Otro" isDisabled optionalLabel="(opcional)" />
    </Grid>
  ),
};
