/** Whole forms: how fields stand together, what a refused form says, how one waits while it is sent. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { object, string } from "yup";
import {
  Button,
  CaptchaBox,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DateParts,
  Divider,
  DocumentField,
  Form,
  Grid,
  Heading,
  MoneyField,
  Page,
  Panel,
  PasswordField,
  PhoneField,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
  TextLink,
} from "#ds";
import { FormDateParts } from "#src/forms/FormDateParts.ts";
import { FormDocument } from "#src/forms/FormDocument.tsx";
import { FormPhone } from "#src/forms/FormPhone.ts";
import { FormRadios } from "#src/forms/FormRadios.ts";
import { useShopForm } from "#src/forms/useShopForm.ts";
import { calendar } from "#copy/calendar";
import { birthWords, documentTypes, fiscal, genders, municipalityWords } from "#stories/fixtures/fields.ts";

interface RegistrationProps {
  /** "ready" is filled in half, "refused" says what is missing, "sending" waits. */
  state: "ready" | "refused" | "sending";
  onSubmit?: () => void;
}

const eyes = { showLabel: "Mostrar la contraseña", hideLabel: "Ocultar la contraseña" };

/** A registration in miniature, composed of nothing but parts of the design system. */
const Registration = ({ state, onSubmit }: RegistrationProps) => {
  const isRefused = state === "refused";
  const isSending = state === "sending";
  const wrong = (message: string) => (isRefused ? message : undefined);
  return (
    <Page width="reading">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>Crea tu cuenta</Heading>
          <Text tone="soft">Ten tu documento a la mano. Te toma unos tres minutos.</Text>
        </Stack>
        <Form
          label="Crear cuenta"
          isPending={isSending}
          errorSummary={wrong("Revisa los campos marcados: faltan 5 datos.")}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit?.();
          }}
        >
          <Panel title="Tu documento" description="Con él cobras tus premios.">
            <Grid columns={1}>
              <DocumentField
                label="Documento de identidad"
                typeLabel="Tipo"
                numberLabel="Número"
                types={documentTypes}
                numericTypes={["CC", "NIT"]}
                defaultValue={{ type: "CC", number: isRefused ? "0123" : "52847193" }}
                numberErrorMessage={wrong("El campo no debe iniciar por 0")}
                isDisabled={isSending}
              />
              <DateField
                label="Fecha de expedición"
                defaultValue="2002-04-18"
                max="2026-11-20"
                calendar={calendar}
                isDisabled={isSending}
              />
            </Grid>
          </Panel>
          <Panel title="Tus datos">
            <Stack gap="l">
              <Grid columns={2}>
                <TextField
                  label="Nombres"
                  autoComplete="given-name"
                  defaultValue="MARTA LUCÍA"
                  autoCapitalize="characters"
                  isDisabled={isSending}
                />
                <TextField
                  label="Apellidos"
                  autoComplete="family-name"
                  defaultValue={isRefused ? "R3STREPO" : "RESTREPO VÉLEZ"}
                  errorMessage={wrong("Debes ingresar un apellido válido")}
                  autoCapitalize="characters"
                  isDisabled={isSending}
                />
              </Grid>
              <DateParts
                label="Fecha de nacimiento"
                description="Debes ser mayor de edad para jugar."
                {...birthWords}
                defaultValue={isRefused ? "1961-02-" : "1961-02-28"}
                errorMessage={wrong("Completa el día, el mes y el año")}
                isDisabled={isSending}
              />
              <RadioGroup
                label="Género"
                options={genders}
                layout="row"
                defaultValue={isRefused ? undefined : "Femenino"}
                errorMessage={wrong("Este campo es requerido")}
                isDisabled={isSending}
              />
            </Stack>
          </Panel>
          <Panel title="Cómo te encontramos">
            <Grid columns={2}>
              <TextField
                label="Correo electrónico"
                type="email"
                autoComplete="email"
                defaultValue="marta@correo.co"
                isDisabled={isSending}
              />
              <PhoneField
                label="Celular"
                defaultValue={isRefused ? "300123" : "3001234567"}
                errorMessage={wrong("Debes ingresar un celular de 10 dígitos")}
                isDisabled={isSending}
              />
              <Combobox label="Municipio" {...municipalityWords} defaultValue="12" isDisabled={isSending} />
              <TextField
                label="Dirección"
                optionalLabel="(opcional)"
                autoComplete="street-address"
                isDisabled={isSending}
              />
            </Grid>
          </Panel>
          <Panel title="Tu contraseña" description="De 8 a 15 caracteres.">
            <Grid columns={2}>
              <PasswordField label="Contraseña" autoComplete="new-password" isDisabled={isSending} {...eyes} />
              <PasswordField
                label="Confirma la contraseña"
                autoComplete="new-password"
                isDisabled={isSending}
                {...eyes}
              />
            </Grid>
          </Panel>
          <Panel title="Responsabilidad fiscal">
            <CheckboxGroup
              label="Según tu RUT"
              description="Si no tienes RUT, déjalo como está."
              options={fiscal}
              defaultValue={["R-99-PN"]}
              isDisabled={isSending}
            />
          </Panel>
          <Divider />
          <Stack gap="xs">
            <Checkbox
              label={
                <>
                  Acepto los <TextLink href="#terminos">términos y condiciones</TextLink>
                </>
              }
              isDefaultChecked
              isDisabled={isSending}
            />
            <Checkbox label="Autorizo el tratamiento de mis datos" isDefaultChecked isDisabled={isSending} />
            <Checkbox label="Declaro que soy mayor de edad" isDefaultChecked isDisabled={isSending} />
          </Stack>
          <CaptchaBox
            label="Prueba que no eres un robot"
            state="done"
            workingLabel="Verificando…"
            doneLabel="Verificado"
            failedLabel="No pudimos verificar. Inténtalo de nuevo."
            onStart={() => undefined}
          />
          <Button type="submit" isFullWidth isPending={isSending} pendingLabel="Creando tu cuenta…">
            Crear Cuenta
          </Button>
        </Form>
      </Stack>
    </Page>
  );
};

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Campos/Formulario (Form)",
  id: "campos-form",
  component: Form,
  parameters: { isFramed: false },
  args: { children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const created = fn();

export const Default: Story = {
  name: "Por defecto",
  render: () => <Registration state="ready" onSubmit={created} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("the keyboard goes through the form in the order in which it is read", async () => {
      const order: (string | null)[] = [];
      for (let i = 0; i < 9; i += 1) {
        await userEvent.tab();
        const at = document.activeElement as HTMLInputElement;
        order.push(at.getAttribute("aria-label") ?? at.labels?.[0]?.textContent ?? null);
      }
      await expect(order).toEqual([
        "Tipo",
        "Número",
        "Fecha de expedición",
        "Abrir el calendario",
        "Nombres",
        "Apellidos",
        "Día",
        "Mes",
        "Año",
      ]);
    });
    await step("Enter in a field sends the form", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Nombres" }), "{Enter}");
      await expect(created).toHaveBeenCalledOnce();
    });
  },
};

export const Refused: Story = {
  name: "Con faltas",
  render: () => <Registration state="refused" />,
  play: async ({ canvas, step }) => {
    await step("what is wrong is said above and beside; the first wrong field has the focus", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Revisa los campos marcados");
      await waitFor(() => expect(canvas.getByRole("textbox", { name: "Número" })).toHaveFocus());
    });
  },
};

const resent = fn();

const sent = fn();

export const Sending: Story = {
  name: "Enviando",
  render: () => <Registration state="sending" onSubmit={resent} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("it is sent once, and what was written stays in sight", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Creando tu cuenta…" }));
      await expect(resent).not.toHaveBeenCalled();
      await expect(canvas.getByRole("textbox", { name: "Nombres" })).toHaveValue("MARTA LUCÍA");
      await expect(canvas.getByRole("form")).toHaveAttribute("aria-busy", "true");
    });
  },
};

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
  name: "Rechazado",
  parameters: { isFramed: true },
  render: () => <Login />,
  play: async ({ canvas, step, userEvent }) => {
    await step("a refused form says why and the first wrong field gets the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Ingresar" }));
      await expect(sent).toHaveBeenCalledOnce();
      await expect(canvas.getByRole("alert")).toHaveTextContent("Usuario o clave inválida");
      await expect(within(canvas.getByRole("form")).getByRole("textbox")).toHaveFocus();
    });
  },
};

const saved = fn();

const required = { key: "required" };

const schema = object({
  tipoDocumento: string().defined(),
  usuario: string().required(required),
  fechaNacimiento: string()
    .defined()
    .test("whole", required, (day) => /^\d{4}-\d{2}-\d{2}$/.test(day)),
  genero: string().required(required),
  celular: string()
    .defined()
    .test("whole", required, (digits) => digits.length === 10),
});

const empty = { tipoDocumento: "CC", usuario: "", fechaNacimiento: "", genero: "", celular: "" };

const Bound = () => {
  const { control, handleSubmit } = useShopForm(schema, empty);
  return (
    <Form label="Perfil" onSubmit={(event) => void handleSubmit((values) => saved(values))(event)}>
      <FormDocument
        control={control}
        typeName="tipoDocumento"
        numberName="usuario"
        label="Documento"
        typeLabel="Tipo"
        numberLabel="Número"
        types={documentTypes}
      />
      <FormDateParts control={control} name="fechaNacimiento" label="Fecha de nacimiento" {...birthWords} />
      <FormRadios control={control} name="genero" label="Género" options={genders} layout="row" />
      <FormPhone control={control} name="celular" label="Celular" />
      <Button type="submit">Guardar</Button>
    </Form>
  );
};

export const BoundToRules: Story = {
  name: "Unido a sus reglas",
  parameters: { isFramed: true },
  render: () => <Bound />,
  play: async ({ canvas, step, userEvent }) => {
    const save = () => userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
    const number = canvas.getByRole("textbox", { name: "Número" });
    await step("each try puts the focus on the first part that is still wrong", async () => {
      await save();
      await waitFor(() => expect(number).toHaveFocus());
      await waitFor(() => expect(number).toHaveAccessibleDescription("Este campo es requerido"));
      await userEvent.type(number, "ab123");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Tipo" }), "PA");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Día" }), "28");
      await save();
      await waitFor(() => expect(canvas.getByRole("combobox", { name: "Mes" })).toHaveFocus());
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Mes" }), "Febrero");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Año" }), "1961");
      await save();
      await waitFor(() => expect(canvas.getByRole("radio", { name: "Masculino" })).toHaveFocus());
      await userEvent.keyboard(" ");
      await save();
      await waitFor(() => expect(canvas.getByRole("textbox", { name: "Celular" })).toHaveFocus());
      await userEvent.paste("+57 300 123 4567");
    });
    await step("and what is sent is what was written", async () => {
      await save();
      await waitFor(() =>
        expect(saved).toHaveBeenCalledWith({
          tipoDocumento: "PA",
          usuario: "AB123",
          fechaNacimiento: "1961-02-28",
          genero: "Masculino",
          celular: "3001234567",
        }),
      );
    });
  },
};

const TopUp = ({ isRefused = false }: { isRefused?: boolean }) => (
  <Form
    label={isRefused ? "Recarga por corregir" : "Recarga por llenar"}
    errorSummary={isRefused ? "Revisa el valor" : undefined}
  >
    <PhoneField label="Celular" defaultValue="3001234567" />
    <Select
      label="Operador"
      options={[{ value: "a", label: "Claro" }]}
      placeholder="Selecciona"
      defaultValue={isRefused ? "a" : ""}
    />
    <MoneyField
      label="Valor"
      description="Entre $1.000 y $100.000"
      defaultValue={isRefused ? 250_000 : 20_000}
      errorMessage={isRefused ? "El valor ingresado debe ser menor o igual a $100.000" : undefined}
    />
    <Button type="submit" isFullWidth isDisabled={!isRefused}>
      Añadir al carrito
    </Button>
  </Form>
);

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Page>
      <Grid columns={2}>
        <Panel title="Recarga por llenar">
          <TopUp />
        </Panel>
        <Panel title="Recarga por corregir">
          <TopUp isRefused />
        </Panel>
      </Grid>
    </Page>
  ),
};
