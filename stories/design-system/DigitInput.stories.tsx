/** The number wheels, and every way of filling them. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { Button, DigitInput, Panel, Stack, Text } from "#ds";
import type { DigitInputHandle, DigitInputProps } from "#ds";

const Wheels = ({ value, onChange, ...rest }: DigitInputProps) => {
  const [digits, setDigits] = useState(value);
  return (
    <Panel>
      <DigitInput
        {...rest}
        value={digits}
        onChange={(whole) => {
          setDigits(whole);
          onChange(whole);
        }}
      />
    </Panel>
  );
};

const meta = {
  title: "Billete/Ruedas del número (DigitInput)",
  id: "billete-digitinput",
  component: DigitInput,
  args: {
    label: "Número a jugar",
    value: "",
    onChange: fn(),
    onComplete: fn(),
    onSubmit: fn(),
    digitLabel: (i) => `Cifra ${i + 1} de 4`,
  },
  render: (args) => <Wheels {...args} />,
} satisfies Meta<typeof DigitInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const boxes = canvas.getAllByRole("textbox");
    await step("four boxes, each named, in a named group", async () => {
      await expect(canvas.getByRole("group", { name: "Número a jugar" })).toBeVisible();
      await expect(boxes.map((box) => box.getAttribute("aria-label"))).toEqual([
        "Cifra 1 de 4",
        "Cifra 2 de 4",
        "Cifra 3 de 4",
        "Cifra 4 de 4",
      ]);
    });
    await step("[PLAY-02] typing goes on from box to box, leading zero kept; the fourth digit completes", async () => {
      await userEvent.click(boxes[0]!);
      await userEvent.keyboard("048");
      await expect(boxes[3]).toHaveFocus();
      await expect(args.onComplete).not.toHaveBeenCalled();
      await userEvent.keyboard("2");
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith("0482");
    });
  },
};

export const Backspace: Story = {
  name: "Borrar",
  args: { value: "1234" },
  play: async ({ args, canvas, step, userEvent }) => {
    const boxes = canvas.getAllByRole("textbox");
    await step("Backspace empties the box, then goes back and empties the one before", async () => {
      await userEvent.click(boxes[3]!);
      await userEvent.keyboard("{Backspace}");
      await expect(args.onChange).toHaveBeenLastCalledWith("123 ");
      await expect(boxes[3]).toHaveFocus();
      await userEvent.keyboard("{Backspace}");
      await expect(args.onChange).toHaveBeenLastCalledWith("12  ");
      await expect(boxes[2]).toHaveFocus();
    });
  },
};

export const Arrows: Story = {
  name: "Flechas",
  args: { value: "1 34" },
  play: async ({ args, canvas, step, userEvent }) => {
    const boxes = canvas.getAllByRole("textbox");
    await step("arrows, Home and End move and change nothing", async () => {
      await userEvent.click(boxes[0]!);
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(boxes[2]).toHaveFocus();
      await userEvent.keyboard("{ArrowLeft}");
      await expect(boxes[1]).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(boxes[3]).toHaveFocus();
      await userEvent.keyboard("{Home}{ArrowLeft}");
      await expect(boxes[0]).toHaveFocus();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const TypingOver: Story = {
  name: "Escribir encima",
  args: { value: "1234" },
  play: async ({ args, canvas, step, userEvent }) => {
    const boxes = canvas.getAllByRole("textbox");
    await step("a digit typed over a full box replaces it and keeps the others' places", async () => {
      await userEvent.click(boxes[1]!);
      await userEvent.keyboard("9");
      await expect(args.onChange).toHaveBeenLastCalledWith("1934");
      await expect(boxes[2]).toHaveFocus();
    });
    await step("letters are turned away", async () => {
      await userEvent.keyboard("x");
      await expect(boxes[2]).toHaveValue("3");
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step("the digit that a box already holds goes on to the next box too", async () => {
      await userEvent.click(boxes[0]!);
      await userEvent.keyboard("1");
      await expect(boxes[1]).toHaveFocus();
      await userEvent.keyboard("834");
      await expect(args.onChange).toHaveBeenLastCalledWith("1834");
      await expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(["1", "8", "3", "4"]);
    });
    await step(
      "a digit replaced amid a whole number does not complete it; the last box does, also unchanged",
      async () => {
        await expect(args.onComplete).toHaveBeenCalledOnce();
        await expect(args.onComplete).toHaveBeenCalledWith("1834");
      },
    );
    await step("a phone keyboard that adds to the box instead of replacing still gives the new digit", async () => {
      await fireEvent.input(boxes[0]!, { target: { value: "17" } });
      await expect(args.onChange).toHaveBeenLastCalledWith("7834");
    });
  },
};

export const Pasting: Story = {
  name: "Pegar",
  play: async ({ args, canvas, step, userEvent }) => {
    const boxes = canvas.getAllByRole("textbox");
    await step("pasting 1234 into any box fills the four boxes", async () => {
      await userEvent.click(boxes[2]!);
      await userEvent.paste("1234");
      await expect(args.onChange).toHaveBeenLastCalledWith("1234");
      await expect(args.onComplete).toHaveBeenLastCalledWith("1234");
      await expect(boxes[3]).toHaveFocus();
    });
    await step("what stands around the digits does not block the paste", async () => {
      await userEvent.click(boxes[0]!);
      await userEvent.paste(" 0-4-8-2 ");
      await expect(args.onChange).toHaveBeenLastCalledWith("0482");
    });
    await step("a shorter number is written from where it is pasted", async () => {
      await userEvent.click(boxes[1]!);
      await userEvent.paste("99");
      await expect(args.onChange).toHaveBeenLastCalledWith("0992");
    });
  },
};

export const Enter: Story = {
  name: "Tecla Entrar",
  args: { value: "12" },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("Enter hands the number in, whole or not", async () => {
      await userEvent.click(canvas.getAllByRole("textbox")[2]!);
      await userEvent.keyboard("{Enter}");
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    await step("the last hole filled completes it, wherever it was", async () => {
      await userEvent.click(canvas.getAllByRole("textbox")[3]!);
      await userEvent.keyboard("4");
      await expect(args.onComplete).not.toHaveBeenCalled();
      await userEvent.click(canvas.getAllByRole("textbox")[2]!);
      await userEvent.keyboard("3");
      await expect(args.onComplete).toHaveBeenCalledWith("1234");
    });
  },
};

export const Neighbours: Story = {
  name: "Cifras vecinas",
  args: { value: "09" },
  play: async ({ canvas, canvasElement, step }) => {
    await step("the figures before and after stand at the rim of a filled wheel, and are not read aloud", async () => {
      const rims = [...canvasElement.querySelectorAll('[aria-hidden="true"]')];
      await expect(rims.map(({ textContent }) => textContent)).toEqual(["91", "80"]);
      await expect(canvas.getByRole("group")).toHaveAccessibleName("Número a jugar");
    });
  },
};

export const OneMissing: Story = {
  name: "Falta una cifra",
  args: { value: "12 4", errorMessage: "Debes completar los 4 números" },
  play: async ({ canvas, step }) => {
    await step("the error is tied to the group and the empty box is marked", async () => {
      await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Debes completar los 4 números");
      await expect(canvas.getByRole("textbox", { name: "Cifra 3 de 4" })).toBeInvalid();
      await expect(canvas.getByRole("textbox", { name: "Cifra 1 de 4" })).not.toBeInvalid();
    });
  },
};

const Caller = () => {
  const wheels = useRef<DigitInputHandle>(null);
  return (
    <Stack align="start">
      <DigitInput
        ref={wheels}
        label="Número a jugar"
        value="12 4"
        onChange={() => undefined}
        digitLabel={(i) => `Cifra ${i + 1}`}
      />
      <Button size="s" onPress={() => wheels.current?.focus(2)}>
        Ir a la que falta
      </Button>
    </Stack>
  );
};

export const FocusFromOutside: Story = {
  name: "Foco desde fuera",
  render: () => <Caller />,
  play: async ({ canvas, step, userEvent }) => {
    await step("the parent can lead the focus to the box that is missing", async () => {
      await userEvent.click(canvas.getByRole("button"));
      await expect(canvas.getByRole("textbox", { name: "Cifra 3" })).toHaveFocus();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      {[
        { words: "Vacío", props: { value: "" } },
        { words: "A medias", props: { value: "12" } },
        {
          words: "Completo",
          props: { value: "1234", isLabelVisible: true, description: "Las cuatro cifras de tu billete." },
        },
        { words: "Con error", props: { value: "12 4", errorMessage: "Debes completar los 4 números" } },
        { words: "Agotado", props: { value: "7777", isTaken: true } },
        { words: "Apagado", props: { value: "1234", isDisabled: true } },
      ].map(({ words, props }) => (
        <Stack key={words} gap="xs">
          <Text size="xs" tone="soft">
            {words}
          </Text>
          <Wheels label={words} onChange={() => undefined} digitLabel={(i) => `${words}, cifra ${i + 1}`} {...props} />
        </Stack>
      ))}
    </Stack>
  ),
};
