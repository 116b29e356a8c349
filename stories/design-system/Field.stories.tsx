/** The fields of a form. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import {
  Button,
  CaptchaBox,
  Checkbox,
  DateField,
  Form,
  Grid,
  PasswordField,
  RadioCards,
  Select,
  Stack,
  TextArea,
  TextField,
  TextLink,
} from "#ds";
import type { CaptchaState } from "#ds";

const documentTypes = [
  { value: "CC", label: "Cédula de ciudadanía" },
  { value: "CE", label: "Cédula de extranjería" },
  { value: "PA", label: "Pasaporte" },
];

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
    await step("[AUTH-02] the type of document, CC at first; by keyboard and by mouse", async () => {
      const select = canvas.getByRole("combobox", { name: "Tipo de documento" });
      await expect(select).toHaveValue("CC");
      await userEvent.selectOptions(select, "PA");
      await expect(chosen).toHaveBeenLastCalledWith("PA");
    });
  },
};

const ticked = fn();

export const Tick: Story = {
  render: () => (
    <Checkbox
      label={
        <>
          Acepto los <TextLink href="#terminos">términos y condiciones</TextLink>
        </>
      }
      name="terminos"
      onChange={ticked}
    />
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("the words tick the box; the link inside stays a link", async () => {
      await userEvent.click(canvas.getByText("Acepto los"));
      await expect(ticked).toHaveBeenLastCalledWith(true);
      await expect(canvas.getByRole("link", { name: "términos y condiciones" })).toBeVisible();
    });
  },
};

const paid = fn();

export const PaymentMethod: Story = {
  render: () => (
    <RadioCards
      label="Medio de pago"
      name="typePay"
      options={[
        { value: "placetopay", label: "PlacetoPay", description: "Tarjetas y PSE" },
        { value: "payvalida", label: "PayValida", description: "Efectivo y PSE" },
        { value: "otro", label: "Billetera", description: "Próximamente", isDisabled: true },
      ]}
      onChange={paid}
    />
  ),
  play: async ({ step, userEvent }) => {
    await step("[PAY-01] one of the enabled methods, by keyboard; a disabled one is skipped", async () => {
      await userEvent.tab();
      await userEvent.keyboard(" {ArrowDown}");
      await expect(paid).toHaveBeenLastCalledWith("payvalida");
      await userEvent.keyboard("{ArrowDown}");
      await expect(paid).toHaveBeenLastCalledWith("placetopay");
    });
  },
};

const Captcha = ({ first = "idle", onStart }: { first?: CaptchaState; onStart?: () => void }) => {
  const [state, setState] = useState(first);
  return (
    <CaptchaBox
      label="Prueba que no eres un robot"
      state={state}
      workingLabel="Verificando…"
      doneLabel="Verificado"
      failedLabel="No pudimos verificar. Inténtalo de nuevo."
      onStart={() => {
        onStart?.();
        setState("done");
      }}
    />
  );
};

const started = fn();

export const ProofOfWork: Story = {
  render: () => <Captcha onStart={started} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("[AUTH-02] a press starts the proof, which is then said; a second press starts nothing", async () => {
      const box = canvas.getByRole("checkbox", { name: "Prueba que no eres un robot" });
      await expect(box).not.toBeChecked();
      await userEvent.click(box);
      await expect(box).toBeChecked();
      await expect(box).toHaveAccessibleDescription("Verificado");
      await userEvent.click(box);
      await expect(started).toHaveBeenCalledOnce();
    });
  },
};

const sent = fn();

const Login = () => {
  const [error, setError] = useState<string>();
  return (
    <Form
      label="Iniciar sesión"
      errorSummary={error}
      onSubmit={(event) => {
        event.preventDefault();
        sent();
        setError("Usuario o clave inválida");
      }}
    >
      <TextField
        label="Número de documento"
        name="usuario"
        errorMessage={error === undefined ? undefined : "Este campo es requerido"}
      />
      <Button type="submit">Ingresar</Button>
    </Form>
  );
};

export const RefusedForm: Story = {
  render: () => <Login />,
  play: async ({ canvas, step, userEvent }) => {
    await step("[CONV-02] a refused form says why and the first wrong field gets the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Ingresar" }));
      await expect(sent).toHaveBeenCalledOnce();
      await expect(canvas.getByRole("alert")).toHaveTextContent("Usuario o clave inválida");
      await expect(within(canvas.getByRole("form")).getByRole("textbox")).toHaveFocus();
    });
  },
};

export const PayingUnderATitle: Story = {
  render: () => (
    <RadioCards
      label="Medio de pago"
      isLabelVisible={false}
      options={[{ value: "placetopay", label: "PlacetoPay" }]}
      onChange={() => undefined}
    />
  ),
  play: async ({ canvas, step }) => {
    await step("[NAV-05] a group whose title stands elsewhere is still spoken by its name", async () => {
      await expect(canvas.getByRole("group", { name: "Medio de pago" })).toBeVisible();
      await expect(canvas.getByText("Medio de pago").clientHeight).toBeLessThan(2);
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <Grid columns={2}>
        <TextField label="Correo electrónico" type="email" defaultValue="marta@correo.co" />
        <TextField
          label="Celular"
          type="tel"
          placeholder="300 123 4567"
          description="10 dígitos"
          optionalLabel="(opcional)"
        />
        <TextField label="Valor" prefix="$" inputMode="numeric" defaultValue="20.000" />
        <TextField label="Apellido" errorMessage="Debes ingresar un apellido válido" defaultValue="R3strepo" />
        <TextField label="Documento" isDisabled defaultValue="52847193" />
        <DateField label="Fecha de nacimiento" defaultValue="1984-03-11" max="2008-11-20" />
        <Select label="Tipo de documento" options={documentTypes} placeholder="Selecciona" />
        <Select label="Género" options={[]} placeholder="Selecciona" errorMessage="Este campo es requerido" />
        <PasswordField label="Contraseña" showLabel="Mostrar" hideLabel="Ocultar" defaultValue="secreto" />
        <TextArea label="Comentario" rows={3} defaultValue="Muy buen servicio." />
      </Grid>
      <Grid columns={2}>
        <Checkbox label="Soy mayor de edad" isDefaultChecked />
        <Checkbox label="Acepto el tratamiento de datos" errorMessage="Este campo es requerido" />
        <Checkbox label="Comercializador" isDisabled />
        <Checkbox label="Recibir noticias" description="Una vez por semana." />
      </Grid>
      <RadioCards
        label="Medio de pago"
        isLabelVisible={false}
        value="a"
        onChange={() => undefined}
        errorMessage="Elige un medio de pago"
        options={[
          { value: "a", label: "PlacetoPay", description: "Tarjetas y PSE" },
          { value: "b", label: "PayValida", description: "Efectivo y PSE", isDisabled: true },
        ]}
      />
      <Grid columns={2}>
        {(["idle", "working", "done", "failed"] as const).map((state) => (
          <Captcha key={state} first={state} />
        ))}
      </Grid>
    </Stack>
  ),
};
