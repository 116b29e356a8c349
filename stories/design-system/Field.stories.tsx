/** Fields to write in, and lists to choose from. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { DocumentField, Grid, MoneyField, PasswordField, PhoneField, Select, Stack, TextArea, TextField } from "#ds";
import type { DocumentFieldProps, MoneyFieldProps, PhoneFieldProps } from "#ds";
import { documentTypes } from "#stories/fixtures/fields.ts";

const meta = {
  title: "Componentes/Campos",
  component: TextField,
  args: {
    label: "Número de documento",
    name: "usuario",
    defaultValue: "52847193",
    inputMode: "numeric",
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step("[CONV-02] a name, a keyboard that fits, and the whole value on every change", async () => {
      const field = canvas.getByRole("textbox", { name: "Número de documento" });
      await expect(field).toHaveAttribute("inputmode", "numeric");
      await userEvent.clear(field);
      await userEvent.type(field, "8");
      await expect(args.onChange).toHaveBeenLastCalledWith("8");
    });
  },
};

export const WithError: Story = {
  args: {
    description: "Sin puntos ni espacios.",
    errorMessage: "El campo no debe iniciar por 0",
    defaultValue: "0123",
  },
  play: async ({ canvas, step }) => {
    await step("[VAL-02] what is wrong stands by the field and is tied to it, after the hint", async () => {
      const field = canvas.getByRole("textbox");
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription("Sin puntos ni espacios. El campo no debe iniciar por 0");
      await expect(field).toHaveValue("0123");
    });
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Contraseña"
      name="clave"
      autoComplete="current-password"
      defaultValue="Suerte*2026"
      showLabel="Mostrar la contraseña"
      hideLabel="Ocultar la contraseña"
    />
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("[AUTH-02] hidden at first; the eye shows it and says what it will do", async () => {
      const field = canvas.getByLabelText("Contraseña");
      await expect(field).toHaveAttribute("type", "password");
      await userEvent.click(canvas.getByRole("button", { name: "Mostrar la contraseña" }));
      await expect(field).toHaveAttribute("type", "text");
      await expect(canvas.getByRole("button", { name: "Ocultar la contraseña" })).toBeVisible();
    });
    await step("[CONV-02] pasting is never blocked", async () => {
      const field = canvas.getByLabelText("Contraseña");
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste("Otra*2026");
      await expect(field).toHaveValue("Otra*2026");
    });
  },
};

const chosen = fn();

export const Choice: Story = {
  render: () => (
    <Select
      label="Tipo de documento"
      name="tipoDocumento"
      options={documentTypes}
      defaultValue="CC"
      onChange={chosen}
    />
  ),
  play: async ({ canvas, step, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Tipo de documento" });
    await step("[AUTH-02] the type of document, CC at first; the keyboard reaches it, a choice is told", async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await expect(select).toHaveValue("CC");
      await userEvent.selectOptions(select, "PA");
      await expect(chosen).toHaveBeenLastCalledWith("PA");
    });
    await step("a choice that is switched off cannot be made", async () => {
      await expect(canvas.getByRole("option", { name: "Permiso por protección temporal" })).toBeDisabled();
    });
  },
};

const Money = ({ value = null, onChange, ...rest }: MoneyFieldProps) => {
  const [pesos, setPesos] = useState(value);
  return (
    <MoneyField
      {...rest}
      value={pesos}
      onChange={(next) => {
        setPesos(next);
        onChange?.(next);
      }}
    />
  );
};

const amount = fn();

export const Amount: Story = {
  render: () => (
    <Money label="Valor de la recarga" description="Entre $1.000 y $100.000" name="valor" onChange={amount} />
  ),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Valor de la recarga" });
    await step("[VAL-03] dots come while one types; the value is the number", async () => {
      await expect(field).toHaveAttribute("inputmode", "numeric");
      await userEvent.type(field, "1250000");
      await expect(field).toHaveValue("1.250.000");
      await expect(amount).toHaveBeenLastCalledWith(1_250_000);
    });
    await step("[VAL-03] a digit put into the middle keeps the caret behind it", async () => {
      field.setSelectionRange(1, 1);
      await userEvent.keyboard("98");
      await expect(field).toHaveValue("198.250.000");
      await expect(field.selectionStart).toBe(3);
    });
    await step("Backspace behind a dot takes the digit before it, Delete before a dot the one after", async () => {
      field.setSelectionRange(4, 4);
      await userEvent.keyboard("{Backspace}");
      await expect(field).toHaveValue("19.250.000");
      await expect(field.selectionStart).toBe(2);
      await userEvent.keyboard("{Delete}");
      await expect(field).toHaveValue("1.950.000");
      await expect(amount).toHaveBeenLastCalledWith(1_950_000);
    });
    await step("[VAL-03] the zeros stay while the first digit is written anew", async () => {
      await userEvent.clear(field);
      await expect(amount).toHaveBeenLastCalledWith(null);
      await userEvent.type(field, "1000");
      field.setSelectionRange(1, 1);
      await userEvent.keyboard("{Backspace}5");
      await expect(field).toHaveValue("5.000");
      await expect(amount).toHaveBeenLastCalledWith(5000);
    });
    await step("[VAL-03] pasted amounts are read in either manner, without cents", async () => {
      for (const [pasted, pesos] of [
        ["1.000.000", 1_000_000],
        ["$ 50,000", 50_000],
        ["$50.000,00", 50_000],
        ["50.000,00 COP", 50_000],
        ["50.000 COP", 50_000],
        ["COP 7000", 7000],
      ] as const) {
        await userEvent.clear(field);
        await userEvent.paste(pasted);
        await expect(amount).toHaveBeenLastCalledWith(pesos);
      }
      await expect(field).toHaveValue("7.000");
    });
    await step("letters and one digit too many are turned away; the rest stays", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "12x3456789");
      await expect(field).toHaveValue("123.456.789");
      await userEvent.keyboard("0");
      await expect(field).toHaveValue("123.456.789");
    });
    await step("a plain form sends digits", async () => {
      await expect(canvasElement.querySelector("input[name=valor]")).toHaveValue("123456789");
    });
  },
};

const Phone = ({ value = "", onChange, ...rest }: PhoneFieldProps) => {
  const [digits, setDigits] = useState(value);
  return (
    <PhoneField
      {...rest}
      value={digits}
      onChange={(next) => {
        setDigits(next);
        onChange?.(next);
      }}
    />
  );
};

const dialled = fn();

export const Mobile: Story = {
  render: () => <Phone label="Celular" name="celular" onChange={dialled} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Celular" });
    await step("[RCG-02] shown 3-3-4 while one types; the value is the digits", async () => {
      await expect(field).toHaveAttribute("autocomplete", "tel-national");
      await expect(field).toHaveAttribute("inputmode", "tel");
      await userEvent.type(field, "3001234567");
      await expect(field).toHaveValue("300 123 4567");
      await expect(dialled).toHaveBeenLastCalledWith("3001234567");
      await expect(canvasElement.querySelector("input[name=celular]")).toHaveValue("3001234567");
    });
    await step("[RCG-02] a number pasted with its country keeps its ten digits", async () => {
      await userEvent.clear(field);
      await userEvent.paste("+57 300-123-4567");
      await expect(dialled).toHaveBeenLastCalledWith("3001234567");
      await userEvent.clear(field);
      await userEvent.type(field, "573109876543");
      await expect(field).toHaveValue("310 987 6543");
    });
    await step("one digit too many stays in sight for the form to say so", async () => {
      await userEvent.type(field, "2");
      await expect(dialled).toHaveBeenLastCalledWith("31098765432");
      await expect(field).toHaveValue("310 987 65432");
    });
    await step("[CONV-02] a keyboard that is still composing keeps its text until it is done", async () => {
      await userEvent.clear(field);
      fireEvent.compositionStart(field);
      fireEvent.input(field, { target: { value: "3001" }, isComposing: true });
      await expect(field).toHaveValue("3001");
      fireEvent.compositionEnd(field);
      await expect(field).toHaveValue("300 1");
      await expect(dialled).toHaveBeenLastCalledWith("3001");
    });
  },
};

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

const identified = fn();

export const TypeAndNumber: Story = {
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
    await step("[REG-01] one answer with a name, of two parts with theirs", async () => {
      await expect(canvas.getByRole("group", { name: "Documento de identidad" })).toBeVisible();
      await expect(number).toHaveAttribute("inputmode", "numeric");
      await expect(number).toHaveAttribute("autocomplete", "username");
    });
    await step("[VAL-02] the error of a part is the part's", async () => {
      await expect(number).toBeInvalid();
      await expect(number).toHaveAccessibleDescription("El campo no debe iniciar por 0");
      await expect(type).toBeValid();
    });
    await step("[VAL-02] letters arrive in upper case, wherever they are put", async () => {
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
  render: () => (
    <Stack gap="l">
      <Grid columns={2}>
        <TextField label="Correo electrónico" type="email" defaultValue="marta@correo.co" />
        <TextField
          label="Dirección"
          placeholder="Carrera 7 # 12-34"
          description="Como aparece en tu recibo de la luz."
          optionalLabel="(opcional)"
        />
        <TextField label="Apellido" errorMessage="Debes ingresar un apellido válido" defaultValue="R3strepo" />
        <TextField label="Documento" isDisabled defaultValue="52847193" />
        <TextField label="Usuario" isReadOnly defaultValue="52847193" />
        <TextField
          label="Nombre completo de la persona que reclama el premio, como aparece en su documento de identidad"
          defaultValue="María del Socorro Restrepo"
        />
        <MoneyField label="Valor" defaultValue={1250000} description="Entre $1.000 y $2.000.000" />
        <MoneyField label="Valor" defaultValue={500} errorMessage="El valor mínimo es $1.000" />
        <PhoneField label="Celular" placeholder="300 123 4567" description="10 dígitos" />
        <PhoneField label="Celular" defaultValue="3001234567" isReadOnly />
        <Select label="Tipo de documento" options={documentTypes} placeholder="Selecciona" />
        <Select label="Género" options={[]} placeholder="Selecciona" errorMessage="Este campo es requerido" />
        <Select label="Departamento" options={[{ value: "05", label: "Antioquia" }]} isDisabled />
        <PasswordField label="Contraseña" showLabel="Mostrar" hideLabel="Ocultar" defaultValue="secreto" />
        <DocumentField {...documentWords} defaultValue={{ type: "CC", number: "52847193" }} />
        <DocumentField
          {...documentWords}
          typePlaceholder="Selecciona"
          typeErrorMessage="Elige el tipo de documento"
          numberErrorMessage="Este campo es requerido"
        />
        <DocumentField {...documentWords} defaultValue={{ type: "PA", number: "AB123456" }} isReadOnly />
        <DocumentField {...documentWords} defaultValue={{ type: "CC", number: "52847193" }} isDisabled />
        <TextArea label="Comentario" rows={3} defaultValue="Muy buen servicio." />
        <TextArea label="Motivo" rows={3} errorMessage="Este campo es requerido" />
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
