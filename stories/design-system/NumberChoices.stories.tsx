/** Numbers that are taken with one press. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button, NumberChoices, Panel, Stack } from "#ds";
import type { NumberChoicesProps } from "#ds";
import { inPanel } from "#stories/fixtures/frames.tsx";

const numbers = ["4827", "0034", "9107", "1256", "7780", "0999"].map((number) => ({ number }));
const left = [212, 198, 1, 305, 0, 500].map((count) =>
  count === 1 ? "1 billete completo" : `${count} billetes completos`,
);

const meta = {
  title: "Billete/Números para elegir (NumberChoices)",
  id: "billete-numberchoices",
  component: NumberChoices,
  args: { label: "Números al azar", numbers, onPick: fn() },
  decorators: [inPanel],
} satisfies Meta<typeof NumberChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("each number is a button, taken by a press and by the keyboard", async () => {
      await expect(canvas.getByRole("list", { name: "Números al azar" })).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "0034" }));
      await expect(args.onPick).toHaveBeenLastCalledWith("0034");
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "9107" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onPick).toHaveBeenLastCalledWith("9107");
    });
    await step("a thumb finds each of them", async () => {
      for (const button of canvas.getAllByRole("button")) await expect(button.clientHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const WithNotes: Story = {
  name: "Con notas",
  args: {
    label: "Números disponibles",
    numbers: numbers.map(({ number }, i) => ({ number, note: left[i]! })),
  },
  play: async ({ canvas, step }) => {
    await step("what is left of a number is part of its name", async () => {
      await expect(canvas.getByRole("button", { name: "4827 212 billetes completos" })).toBeVisible();
    });
  },
};

export const OneTaken: Story = {
  name: "Con uno elegido",
  args: {
    label: "Valores frecuentes",
    numbers: ["$5.000", "$10.000", "$20.000"].map((number) => ({ number })),
    value: "$10.000",
  },
  play: async ({ canvas, step }) => {
    await step("the one that is taken says so, not by its colour alone", async () => {
      await expect(canvas.getByRole("button", { name: "$10.000", pressed: true })).toBeVisible();
      await expect(canvas.getAllByRole("button", { pressed: false })).toHaveLength(2);
    });
  },
};

const Changing = ({ numbers: first, ...rest }: NumberChoicesProps) => {
  const [shown, setShown] = useState(first);
  return (
    <Stack>
      <NumberChoices {...rest} numbers={shown} isLive />
      <Button tone="secondary" onPress={() => setShown([{ number: "5551" }, { number: "0007" }])}>
        Otros números
      </Button>
    </Stack>
  );
};

export const OtherNumbers: Story = {
  name: "Cambia por otros",
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("others that take their place are read out where they stand", async () => {
      const place = canvas.getByRole("list").parentElement!;
      await expect(place).toHaveAttribute("aria-live", "polite");
      await userEvent.click(canvas.getByRole("button", { name: "Otros números" }));
      await waitFor(() => expect(place).toHaveTextContent("55510007"));
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <NumberChoices {...args} />
      <NumberChoices {...args} numbers={numbers.map(({ number }, i) => ({ number, note: left[i]! }))} />
      <NumberChoices {...args} numbers={numbers.slice(0, 1)} />
      <NumberChoices {...args} numbers={numbers.slice(0, 3)} value="0034" />
      <Panel>
        <NumberChoices
          {...args}
          numbers={numbers.slice(0, 2).map(({ number }) => ({ number, note: "Solo fracciones" }))}
        />
      </Panel>
    </Stack>
  ),
};
