/** One of several things for sale, as slim tickets. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Stack, TicketChoice } from "#ds";
import type { TicketChoiceProps } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const options: TicketChoiceProps["options"] = [
  { value: "1", stub: { figure: "1", text: "día" }, title: "Todo incluido", detail: "250 MB", price: "$2.000" },
  { value: "7", stub: { figure: "7", text: "días" }, title: "Todo incluido", detail: "2 GB", price: "$10.000" },
  { value: "30", stub: { figure: "30", text: "días" }, title: "Todo incluido", detail: "12 GB", price: "$35.000" },
];

const meta = {
  title: "Billete/Billetes para elegir (TicketChoice)",
  id: "billete-ticketchoice",
  component: TicketChoice,
  args: { label: "Paquetes de Claro", accent: "granate", options, onChange: fn() },
  decorators: [narrow],
} satisfies Meta<typeof TicketChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const Choosing = (props: TicketChoiceProps) => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <TicketChoice
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        props.onChange?.(chosen);
      }}
    />
  );
};

export const Default: Story = {
  name: "Por defecto",
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a ticket is named by its days, what it holds and its price", async () => {
      await expect(canvas.getByRole("radio", { name: "7 días Todo incluido 2 GB $10.000" })).not.toBeChecked();
    });
    await step("one is chosen by a press anywhere on it, and by the arrows", async () => {
      await userEvent.click(canvas.getByText("$10.000"));
      await expect(args.onChange).toHaveBeenLastCalledWith("7");
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("radio", { name: /^30 días/ })).toBeChecked();
    });
  },
};

export const NoneChosen: Story = {
  name: "Sin elegir",
  args: { errorMessage: "Debes seleccionar por lo menos un paquete para poder añadirlo al carrito de compras" },
  play: async ({ args, canvas, step }) => {
    await step("what is missing is said under the group, and of it", async () => {
      await expect(canvas.getByRole("group", { name: "Paquetes de Claro" })).toHaveAccessibleDescription(
        args.errorMessage!,
      );
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <TicketChoice {...args} value="7" />
      <TicketChoice
        {...args}
        isLabelVisible={false}
        accent="oliva"
        options={[
          { value: "a", stub: { text: "FLA" }, title: "Minutos ilimitados a todo destino nacional", price: "$120.000" },
        ]}
      />
      <TicketChoice {...args} options={options.slice(0, 1)} errorMessage="Debes seleccionar por lo menos un paquete" />
    </Stack>
  ),
};
