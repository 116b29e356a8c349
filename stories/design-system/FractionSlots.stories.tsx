/** The stubs of one sheet. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, FractionSlots, Page, Panel, Split, Stack, SummaryBar } from "#ds";
import type { FractionSlotsHandle, FractionSlotsProps } from "#ds";

const slots: FractionSlotsProps["slots"] = [
  { id: "1", label: "Fracción 1", state: "free" },
  { id: "2", label: "Fracción 2", state: "free" },
  { id: "3", label: "Fracción 3", state: "taken" },
];

const Sheet = ({ onToggle, onTakeAll, slots: first, ...rest }: FractionSlotsProps) => {
  const [now, setNow] = useState(first);
  return (
    <Panel title={rest.label} description="Cada fracción vale $6.000 y gana su parte del premio.">
      <FractionSlots
        {...rest}
        slots={now}
        onToggle={(id) => {
          setNow(
            now.map((slot) =>
              slot.id === id ? { ...slot, state: slot.state === "chosen" ? "free" : "chosen" } : slot,
            ),
          );
          onToggle(id);
        }}
        onTakeAll={() => {
          setNow(now.map((slot) => (slot.state === "taken" ? slot : { ...slot, state: "chosen" })));
          onTakeAll?.();
        }}
      />
    </Panel>
  );
};

const meta = {
  title: "Billete/Fracciones (FractionSlots)",
  id: "billete-fractionslots",
  component: FractionSlots,
  args: {
    label: "Fracciones",
    slots,
    number: "1234",
    seriesLabel: "Serie 042",
    accent: "esmeralda",
    chosenLabel: "Elegida",
    takenLabel: "No disponible",
    takeAllLabel: "Tomar billete completo",
    onToggle: fn(),
    onTakeAll: fn(),
  },
  render: (args) => <Sheet {...args} />,
} satisfies Meta<typeof FractionSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const stub = (name: RegExp) => canvas.getByRole("button", { name });
    await step("free, chosen and taken are said, not only coloured", async () => {
      await expect(stub(/^Fracción 1 1234 Serie 042$/)).toHaveAttribute("aria-pressed", "false");
      await expect(stub(/^Fracción 3 1234 Serie 042 No disponible$/)).toHaveAttribute("aria-disabled", "true");
    });
    await step("a press takes a stub, another gives it back", async () => {
      await userEvent.click(stub(/Fracción 1/));
      await expect(stub(/Fracción 1 .*Elegida/)).toHaveAttribute("aria-pressed", "true");
      await userEvent.click(stub(/Fracción 1/));
      await expect(stub(/Fracción 1/)).toHaveAttribute("aria-pressed", "false");
    });
    await step("by keyboard: Tab moves, space takes; a taken stub is reached and stays as it is", async () => {
      stub(/Fracción 2/).focus();
      await userEvent.keyboard(" ");
      await expect(args.onToggle).toHaveBeenLastCalledWith("2");
      await userEvent.tab();
      await expect(stub(/Fracción 3/)).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(args.onToggle).not.toHaveBeenCalledWith("3");
    });
    await step("the whole ticket takes every stub that can be had", async () => {
      await userEvent.click(stub(/Tomar billete completo/));
      await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(2);
    });
  },
};

export const BeforeTheSeries: Story = {
  name: "Antes de la serie",
  args: { isDisabled: true, errorMessage: "Antes de seleccionar una fracción debes seleccionar una serie" },
  play: async ({ canvas, step }) => {
    await step("before a series nothing can be taken, and it is said why", async () => {
      for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
      await expect(canvas.getByRole("group", { name: "Fracciones" })).toHaveAccessibleDescription(
        "Antes de seleccionar una fracción debes seleccionar una serie",
      );
    });
  },
};

export const FourFractions: Story = {
  name: "Con cuatro fracciones",
  globals: { viewport: { value: "telefono" } },
  args: { slots: [...slots, { id: "4", label: "Fracción 4", state: "free" }] },
  play: async ({ canvas, step }) => {
    await step("four that do not fit in one row are two and two", async () => {
      const tops = canvas
        .getAllByRole("button", { name: /^Fracción/ })
        .map((stub) => Math.round(stub.getBoundingClientRect().top));
      const [first, , second = 0] = tops;
      await expect(tops).toEqual([first, first, second, second]);
      await expect(second).toBeGreaterThan(first ?? 0);
    });
  },
};

export const TenFractions: Story = {
  name: "Con diez fracciones",
  args: {
    slots: Array.from({ length: 10 }, (_, i) => ({
      id: String(i),
      label: `Fracción ${i + 1}`,
      state: i % 4 === 3 ? "taken" : i % 4 === 1 ? "chosen" : "free",
    })),
  },
};

const Caller = (props: FractionSlotsProps) => {
  const stubs = useRef<FractionSlotsHandle>(null);
  return (
    <Page>
      <Split
        main={
          <>
            <div style={{ height: "100vh" }} />
            <FractionSlots {...props} ref={stubs} />
            <div style={{ height: "100vh" }} />
          </>
        }
        aside={
          <SummaryBar
            title="Valor"
            amount="$0"
            action={<Button onPress={() => stubs.current?.focus()}>Añadir al carrito</Button>}
          />
        }
      />
    </Page>
  );
};

export const FocusFromOutside: Story = {
  name: "Foco desde fuera",
  globals: { viewport: { value: "telefono" } },
  parameters: { isFramed: false },
  args: { slots: slots.map((slot, i) => ({ ...slot, state: i === 0 ? "taken" : "free" })) },
  render: (args) => <Caller {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("the parent can lead the focus to the first stub that can be had, clear of the bar", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Añadir al carrito" }));
      const stub = canvas.getByRole("button", { name: /Fracción 2/ });
      await expect(stub).toHaveFocus();
      const bar = canvas.getByRole("region", { name: "Valor" });
      await expect(stub.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      {(["esmeralda", "violeta"] as const).map((accent) => (
        <Sheet
          key={accent}
          {...args}
          label={`Fracciones, ${accent}`}
          accent={accent}
          takeAllLabel={undefined}
          slots={slots.map((slot) => (slot.id === "1" ? { ...slot, state: "chosen" } : slot))}
        />
      ))}
    </Stack>
  ),
};
