/** An amount in pesos, with its dots while it is typed. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Grid, MoneyField } from "#ds";
import type { MoneyFieldProps } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

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

const meta = {
  title: "Campos/Campo de dinero (MoneyField)",
  id: "campos-moneyfield",
  component: MoneyField,
  args: { label: "Valor de la recarga", description: "Entre $1.000 y $100.000", name: "valor", onChange: fn() },
  render: (args) => <Money {...args} />,
  decorators: [narrow],
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Valor de la recarga" });
    await step("dots come while one types; the value is the number", async () => {
      await expect(field).toHaveAttribute("inputmode", "numeric");
      await userEvent.type(field, "1250000");
      await expect(field).toHaveValue("1.250.000");
      await expect(args.onChange).toHaveBeenLastCalledWith(1_250_000);
    });
    await step("a digit put into the middle keeps the caret behind it", async () => {
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
      await expect(args.onChange).toHaveBeenLastCalledWith(1_950_000);
    });
    await step("the zeros stay while the first digit is written anew", async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(field, "1000");
      field.setSelectionRange(1, 1);
      await userEvent.keyboard("{Backspace}5");
      await expect(field).toHaveValue("5.000");
      await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    });
    await step("pasted amounts are read in either manner, without cents", async () => {
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
        await expect(args.onChange).toHaveBeenLastCalledWith(pesos);
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

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <MoneyField label="Valor" defaultValue={1250000} description="Entre $1.000 y $2.000.000" />
      <MoneyField label="Valor" defaultValue={500} errorMessage="El valor ingresado debe ser mayor o igual a $1.000" />
      <MoneyField label="Valor" placeholder="20.000" optionalLabel="(opcional)" />
      <MoneyField label="Valor" defaultValue={20000} isDisabled />
    </Grid>
  ),
};
