/** A mobile number, shown 3-3-4. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { Grid, PhoneField } from "#ds";
import type { PhoneFieldProps } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

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

const meta = {
  title: "Campos/Celular (PhoneField)",
  id: "campos-phonefield",
  component: PhoneField,
  args: { label: "Celular", name: "celular", onChange: fn() },
  render: (args) => <Phone {...args} />,
  decorators: [narrow],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Celular" });
    await step("shown 3-3-4 while one types; the value is the digits", async () => {
      await expect(field).toHaveAttribute("autocomplete", "tel-national");
      await expect(field).toHaveAttribute("inputmode", "tel");
      await userEvent.type(field, "3001234567");
      await expect(field).toHaveValue("300 123 4567");
      await expect(args.onChange).toHaveBeenLastCalledWith("3001234567");
      await expect(canvasElement.querySelector("input[name=celular]")).toHaveValue("3001234567");
    });
    await step("a number pasted with its country keeps its ten digits", async () => {
      await userEvent.clear(field);
      await userEvent.paste("+57 300-123-4567");
      await expect(args.onChange).toHaveBeenLastCalledWith("3001234567");
      await userEvent.clear(field);
      await userEvent.type(field, "573109876543");
      await expect(field).toHaveValue("310 987 6543");
    });
    await step("one digit too many stays in sight for the form to say so", async () => {
      await userEvent.type(field, "2");
      await expect(args.onChange).toHaveBeenLastCalledWith("31098765432");
      await expect(field).toHaveValue("310 987 65432");
    });
    await step("a keyboard that is still composing keeps its text until it is done", async () => {
      await userEvent.clear(field);
      fireEvent.compositionStart(field);
      fireEvent.input(field, { target: { value: "3001" }, isComposing: true });
      await expect(field).toHaveValue("3001");
      fireEvent.compositionEnd(field);
      await expect(field).toHaveValue("300 1");
      await expect(args.onChange).toHaveBeenLastCalledWith("3001");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <PhoneField label="Celular" placeholder="300 123 4567" description="10 dígitos" />
      <PhoneField label="Celular" defaultValue="3001234567" isReadOnly />
      <PhoneField
        label="Celular"
        defaultValue="300123"
        errorMessage="Debes ingresar un celular de 10 dígitos"
        optionalLabel="(opcional)"
      />
      <PhoneField label="Celular" defaultValue="3001234567" isDisabled />
    </Grid>
  ),
};
