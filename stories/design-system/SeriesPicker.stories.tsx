/** Choosing a series. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, Panel, SeriesPicker, Stack } from "#ds";
import type { SeriesPickerHandle, SeriesPickerProps } from "#ds";
import { isOnAPhone } from "#stories/fixtures/shown.ts";

const options = ["007", "042", "118", "203", "311", "499"].map((series, i) => ({
  series,
  fractionsLabel: i === 3 ? "1 fracción" : `${(i % 3) + 1} fracciones`,
}));

const Picker = ({ value, onChange, custom, ...rest }: SeriesPickerProps) => {
  const [series, setSeries] = useState(value);
  const [own, setOwn] = useState(custom?.value ?? "");
  return (
    <Panel title={rest.label}>
      <SeriesPicker
        {...rest}
        value={series}
        onChange={(chosen) => {
          setSeries(chosen);
          onChange(chosen);
        }}
        custom={
          custom && {
            ...custom,
            value: own,
            onChange: (digits) => {
              setOwn(digits);
              custom.onChange(digits);
            },
          }
        }
      />
    </Panel>
  );
};

const meta = {
  title: "Billete/Selector de serie (SeriesPicker)",
  id: "billete-seriespicker",
  component: SeriesPicker,
  args: {
    label: "Serie",
    options,
    value: null,
    onChange: fn(),
    onPick: fn(),
    custom: { label: "Otra serie", value: "", onChange: fn() },
  },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof SeriesPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("each series says how many fractions it has", async () => {
      await expect(canvas.getByRole("radio", { name: "203 1 fracción" })).not.toBeChecked();
    });
    await step("by keyboard: Tab enters, space chooses, arrows move on", async () => {
      await userEvent.tab();
      await userEvent.keyboard(" ");
      await expect(args.onChange).toHaveBeenLastCalledWith("007");
      await userEvent.keyboard("{ArrowRight}");
      await expect(args.onChange).toHaveBeenLastCalledWith("042");
      await expect(canvas.getByRole("radio", { name: /042/ })).toBeChecked();
    });
    await step("space and a press pick, also what is chosen already; an arrow only looks", async () => {
      await expect(args.onPick).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole("radio", { name: /042/ }));
      await expect(args.onPick).toHaveBeenLastCalledWith("042");
      await expect(args.onPick).toHaveBeenCalledTimes(2);
    });
    await step("a series of one's own: digits only, three at most", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Otra serie" }), "1a2b345");
      await expect(args.custom!.onChange).toHaveBeenLastCalledWith("123");
      await expect(canvas.getByRole("textbox")).toHaveValue("123");
    });
  },
};

export const BeforeTheNumber: Story = {
  name: "Antes del número",
  args: {
    options: [],
    isDisabled: true,
    emptyMessage: "Antes de seleccionar una serie debes escribir el número a jugar",
  },
};

export const NoneLeft: Story = {
  name: "Sin series",
  args: {
    options: [],
    emptyMessage: "Actualmente no existe fracciones disponibles para el número seleccionado",
  },
};

export const Refused: Story = {
  name: "Serie no disponible",
  args: {
    custom: {
      label: "Otra serie",
      value: "777",
      onChange: fn(),
      errorMessage: "La serie ingresada no se encuentra disponible",
    },
  },
  play: async ({ canvas, step }) => {
    await step("the refusal stands by its field", async () => {
      await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
        "La serie ingresada no se encuentra disponible",
      );
    });
  },
};

export const HelpOfOnesOwn: Story = {
  name: "Con ayuda propia",
  args: {
    custom: {
      label: "Otra serie",
      value: "",
      onChange: fn(),
      description: "Tres cifras. Buscamos si tu número tiene fracciones en esa serie.",
    },
  },
  play: async ({ canvas, step }) => {
    await step("the help has the panel's width, the field that of three digits", async () => {
      const help = canvas.getByText(/^Tres cifras/);
      const lines = help.clientHeight / parseFloat(getComputedStyle(help).lineHeight);
      await expect(lines).toBeLessThan(isOnAPhone() ? 2.5 : 1.5);
      await expect(canvas.getByRole("textbox").clientWidth).toBeLessThanOrEqual(256);
    });
  },
};

const Caller = (props: SeriesPickerProps) => {
  const picker = useRef<SeriesPickerHandle>(null);
  return (
    <Stack>
      <SeriesPicker {...props} ref={picker} />
      <Button size="s" onPress={() => picker.current?.focus()}>
        Ir a la serie
      </Button>
    </Stack>
  );
};

export const FocusFromOutside: Story = {
  name: "Foco desde fuera",
  args: { options: options.map((option, i) => ({ ...option, isDisabled: i === 0 })) },
  render: (args) => <Caller {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("the parent can lead the focus to the first series that can be chosen", async () => {
      await userEvent.click(canvas.getByRole("button"));
      await expect(canvas.getByRole("radio", { name: /042/ })).toHaveFocus();
    });
  },
};

export const FocusWithoutSeries: Story = {
  name: "Foco sin series",
  args: { options: [] },
  render: (args) => <Caller {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("without a series on offer the focus goes to the field of one's own", async () => {
      await userEvent.click(canvas.getByRole("button"));
      await expect(canvas.getByRole("textbox")).toHaveFocus();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <Picker
        {...args}
        value="042"
        options={[...options, { series: "520", fractionsLabel: "0 fracciones", isDisabled: true }]}
      />
      <Picker {...args} label="Serie apagada" value="042" isDisabled custom={undefined} />
      <Picker
        {...args}
        label="Serie vacía"
        options={[]}
        emptyMessage="Actualmente no existe fracciones disponibles para el número seleccionado"
      />
      <Picker {...args} label="Serie con error" errorMessage="Este campo es requerido" custom={undefined} />
    </Stack>
  ),
};
