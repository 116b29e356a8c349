/** An identity document: its type and its number, one answer. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { DocumentField, Grid, Stack } from "#ds";
import type { DocumentFieldProps } from "#ds";
import { documentTypes } from "#stories/fixtures/fields.ts";
import { narrow } from "#stories/fixtures/frames.tsx";

const Document = ({ value = { type: "CC", number: "" }, onChange, ...rest }: DocumentFieldProps) => {
  const [written, setWritten] = useState(value);
  return (
    <DocumentField
      {...rest}
      value={written}
      onChange={(next) => {
        setWritten(next);
        onChange?.(next);
      }}
    />
  );
};

const documentWords = {
  label: "Documento de identidad",
  typeLabel: "Tipo",
  numberLabel: "Número",
  types: documentTypes,
  numericTypes: ["CC", "NIT"],
};

const meta = {
  title: "Campos/Documento de identidad (DocumentField)",
  id: "campos-documentfield",
  component: DocumentField,
  args: documentWords,
  decorators: [narrow],
} satisfies Meta<typeof DocumentField>;
export default meta;
type Story = StoryObj<typeof meta>;

const identified = fn();

export const Default: Story = {
  name: "Por defecto",
  render: () => (
    <Document
      {...documentWords}
      typeName="tipoDocumento"
      numberName="usuario"
      numberAutoComplete="username"
      numberErrorMessage="El campo no debe iniciar por 0"
      onChange={identified}
    />
  ),
  play: async ({ canvas, step, userEvent }) => {
    const type = canvas.getByRole("combobox", { name: "Tipo" });
    const number = canvas.getByRole<HTMLInputElement>("textbox", { name: "Número" });
    await step("one answer with a name, of two parts with theirs", async () => {
      await expect(canvas.getByRole("group", { name: "Documento de identidad" })).toBeVisible();
      await expect(number).toHaveAttribute("inputmode", "numeric");
      await expect(number).toHaveAttribute("autocomplete", "username");
    });
    await step("the error of a part is the part's", async () => {
      await expect(number).toBeInvalid();
      await expect(number).toHaveAccessibleDescription("El campo no debe iniciar por 0");
      await expect(type).toBeValid();
    });
    await step("letters arrive in upper case, wherever they are put", async () => {
      await userEvent.selectOptions(type, "PA");
      await expect(number).toHaveAttribute("inputmode", "text");
      await userEvent.type(number, "ab23");
      await expect(identified).toHaveBeenLastCalledWith({ type: "PA", number: "AB23" });
      number.setSelectionRange(2, 2);
      await userEvent.keyboard("x1");
      await expect(identified).toHaveBeenLastCalledWith({ type: "PA", number: "ABX123" });
      await expect(number.selectionStart).toBe(4);
      await userEvent.tab();
      await expect(number).toHaveValue("ABX123");
    });
    await step("the number stays when the type changes", async () => {
      await userEvent.selectOptions(type, "CE");
      await expect(identified).toHaveBeenLastCalledWith({ type: "CE", number: "ABX123" });
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <Grid columns={2}>
        <DocumentField {...documentWords} defaultValue={{ type: "CC", number: "52847193" }} />
        <DocumentField
          {...documentWords}
          typePlaceholder="Selecciona"
          typeErrorMessage="Elige el tipo de documento"
          numberErrorMessage="Este campo es requerido"
        />
        <DocumentField {...documentWords} defaultValue={{ type: "PA", number: "AB123456" }} isReadOnly />
        <DocumentField {...documentWords} defaultValue={{ type: "CC", number: "52847193" }} isDisabled />
      </Grid>
      <DocumentField
        {...documentWords}
        description="Con él cobras tus premios."
        defaultValue={{ type: "CC", number: "0123" }}
        numberErrorMessage="El campo no debe iniciar por 0"
      />
      <div style={{ width: 280 }}>
        <DocumentField
          {...documentWords}
          defaultValue={{ type: "CC", number: "0123" }}
          errorMessage="Este campo debe contener un documento válido"
        />
      </div>
    </Stack>
  ),
};
