/** One of a few that need a card each: the ways to pay, the operators. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import CreditCard from "lucide-react/icons/credit-card";
import { expect, fn } from "storybook/test";
import { OperatorMark, RadioCards, Stack } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Campos/Tarjetas de opción (RadioCards)",
  id: "campos-radiocards",
  component: RadioCards,
  args: {
    label: "Medio de pago",
    name: "typePay",
    options: [
      { value: "placetopay", label: "PlacetoPay", description: "Tarjetas y PSE" },
      { value: "payvalida", label: "PayValida", description: "Efectivo y PSE" },
      { value: "otro", label: "Billetera", description: "Próximamente", isDisabled: true },
    ],
    onChange: fn(),
  },
  decorators: [narrow],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, step, userEvent }) => {
    await step("one of the enabled methods, by keyboard; a disabled one is skipped", async () => {
      await userEvent.tab();
      await userEvent.keyboard(" {ArrowDown}");
      await expect(args.onChange).toHaveBeenLastCalledWith("payvalida");
      await userEvent.keyboard("{ArrowDown}");
      await expect(args.onChange).toHaveBeenLastCalledWith("placetopay");
    });
  },
};

const operators = ["Claro", "Movistar", "Tigo", "WOM", "Virgin Mobile", "Móvil Éxito"].map((label) => ({
  value: label,
  label,
  icon: <OperatorMark abbreviation={label.slice(0, 3).toUpperCase()} accent="petroleo" />,
}));

export const Tiles: Story = {
  name: "En mosaico",
  args: { label: "Operador", name: "operador", layout: "tiles", options: operators },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a tile is chosen by a press anywhere on it, and by the arrows", async () => {
      await userEvent.click(canvas.getByText("Tigo"));
      await expect(args.onChange).toHaveBeenLastCalledWith("Tigo");
      await userEvent.keyboard("{ArrowRight}");
      await expect(args.onChange).toHaveBeenLastCalledWith("WOM");
    });
    await step("a thumb finds each of them", async () => {
      for (const radio of canvas.getAllByRole("radio")) await expect(radio.clientHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const UnderATitle: Story = {
  name: "Bajo un título",
  render: () => (
    <RadioCards
      label="Medio de pago"
      isLabelVisible={false}
      options={[{ value: "placetopay", label: "PlacetoPay" }]}
      onChange={() => undefined}
    />
  ),
  play: async ({ canvas, step }) => {
    await step("a group whose title stands elsewhere is still spoken by its name", async () => {
      await expect(canvas.getByRole("group", { name: "Medio de pago" })).toBeVisible();
      await expect(canvas.getByText("Medio de pago").clientHeight).toBeLessThan(2);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <RadioCards
        label="Medio de pago"
        value="a"
        onChange={() => undefined}
        options={[
          {
            value: "a",
            label: "PlacetoPay",
            description: "Tarjetas y PSE",
            icon: <CreditCard size={22} aria-hidden />,
          },
          { value: "b", label: "PayValida", description: "Efectivo y PSE", isDisabled: true },
        ]}
      />
      <RadioCards
        label="Medio de pago"
        isLabelVisible={false}
        errorMessage="Elige un medio de pago"
        options={[
          { value: "a", label: "PlacetoPay", description: "Tarjetas y PSE" },
          { value: "b", label: "PayValida", description: "Efectivo y PSE" },
        ]}
      />
      <RadioCards
        label="Medio de pago"
        isDisabled
        value="a"
        onChange={() => undefined}
        options={[{ value: "a", label: "PlacetoPay", description: "Tarjetas y PSE" }]}
      />
      <RadioCards
        label="Operador"
        layout="tiles"
        value="Tigo"
        onChange={() => undefined}
        options={operators}
        errorMessage="Este campo es requerido"
      />
    </Stack>
  ),
};
