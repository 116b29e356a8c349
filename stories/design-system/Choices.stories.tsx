/** Choices that are all in sight: ticks, radios, cards. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, Checkbox, CheckboxGroup, Form, Grid, RadioCards, RadioGroup, Stack, TextLink } from "#ds";
import type { CheckboxGroupProps } from "#ds";
import { fiscal, genders } from "#stories/fixtures/fields.ts";

const meta = {
  title: "Componentes/Opciones",
  component: RadioGroup,
  args: { label: "Género", options: genders, layout: "row", onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step("[REG-01] a named group, by keyboard: space chooses, arrows go on and round", async () => {
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

const codes = fn();

export const SeveralAnswers: Story = {
  render: () => (
    <FiscalResponsibility
      label="Responsabilidad fiscal"
      description="Marca todas las que tengas en tu RUT."
      options={fiscal}
      value={["R-99-PN"]}
      onChange={codes}
    />
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("[REG-02] the whole answer on every change, in the order of the list", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Régimen simple de tributación" }));
      await expect(codes).toHaveBeenLastCalledWith(["R-99-PN", "O-47"]);
      await userEvent.click(canvas.getByRole("checkbox", { name: "Gran contribuyente" }));
      await expect(codes).toHaveBeenLastCalledWith(["R-99-PN", "O-13", "O-47"]);
      await userEvent.click(canvas.getByRole("checkbox", { name: "No responsable" }));
      await expect(codes).toHaveBeenLastCalledWith(["O-13", "O-47"]);
    });
    await step("the group has its name and its hint, each choice its own", async () => {
      const group = canvas.getByRole("group", { name: "Responsabilidad fiscal" });
      await expect(group).toHaveAccessibleDescription("Marca todas las que tengas en tu RUT.");
      await expect(canvas.getByRole("checkbox", { name: "Gran contribuyente" })).toHaveAccessibleDescription("O-13");
    });
  },
};

const sent = fn();

export const InAPlainForm: Story = {
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
    await step("[CONV-02] without a caller's state the form itself holds and sends the answers", async () => {
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

const Refused = () => {
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

export const RefusedChoice: Story = {
  render: () => <Refused />,
  play: async ({ canvas, step, userEvent }) => {
    await step("[CONV-02] the first wrong field gets the focus, also when it is a group", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
      await expect(canvas.getByRole("radio", { name: "Masculino" })).toHaveFocus();
      const group = canvas.getByRole("radiogroup", { name: "Género" });
      await expect(group).toBeInvalid();
      await expect(group).toHaveAccessibleDescription("Este campo es requerido");
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
    <Stack gap="xl">
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
      </Grid>
      <Grid columns={2}>
        <Checkbox label="Soy mayor de edad" isDefaultChecked />
        <Checkbox label="Acepto el tratamiento de datos" errorMessage="Este campo es requerido" />
        <Checkbox label="Comercializador" isDisabled />
        <Checkbox label="Mayor de edad" isDisabled isDefaultChecked />
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
    </Stack>
  ),
};
