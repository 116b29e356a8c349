/** A long list, found by writing. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Combobox, Grid, Stack } from "#ds";
import type { ComboboxProps } from "#ds";
import { municipalityWords } from "#stories/fixtures/fields.ts";

const Municipality = ({ value = null, onChange, ...rest }: ComboboxProps) => {
  const [id, setId] = useState(value);
  return (
    <Combobox
      {...rest}
      value={id}
      onChange={(next) => {
        setId(next);
        onChange?.(next);
      }}
    />
  );
};

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Campos/Lista con buscador (Combobox)",
  id: "campos-combobox",
  component: Combobox,
  args: {
    label: "Municipio",
    description: "Escribe las primeras letras.",
    name: "municipio",
    ...municipalityWords,
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Municipality {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole("option").map((option) => option.textContent);

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Municipio" });
    await step("a named field with its hint", async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription("Escribe las primeras letras.");
    });
    await step("what is written finds names without their accents", async () => {
      await userEvent.type(field, "medellin");
      await waitFor(() => expect(names()).toEqual(["Medellín"]));
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith("12");
      await expect(field).toHaveValue("Medellín");
      await expect(canvasElement.querySelector("input[name=municipio]")).toHaveValue("12");
    });
    await step("an ñ is found by an n, and a ü by a u", async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(field, "narino");
      await waitFor(() => expect(names()).toEqual(["Pasto, Nariño"]));
      await userEvent.clear(field);
      await userEvent.type(field, "ITAGUI");
      await waitFor(() => expect(names()).toEqual(["Itagüí"]));
    });
    await step("what is not in the list is said in it", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "Macondo");
      await waitFor(() => expect(screen.getByText("No encontramos ese municipio")).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    });
  },
};

export const WrittenInFull: Story = {
  name: "Nombre escrito completo",
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await step("a name written out in full is chosen on leaving: nothing written is lost", async () => {
      await userEvent.type(field, "bogota, d. c.");
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith("3");
      await waitFor(() => expect(field).toHaveValue("Bogotá, D. C."));
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
  },
};

export const TakenBack: Story = {
  name: "Elección retirada",
  args: { value: "5" },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await step("the choice can be taken back; the focus stays for the next one", async () => {
      await waitFor(() => expect(field).toHaveValue("Cali"));
      await userEvent.click(canvas.getByRole("button", { name: "Borrar la ciudad" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await waitFor(() => expect(field).toHaveValue(""));
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole("button", { name: "Borrar la ciudad" })).not.toBeInTheDocument();
    });
    await step("the button shows the whole list, the keyboard walks it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /Ver la lista/ }));
      await waitFor(() => expect(names()).toContain("Armenia"));
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^[12]$/));
    });
  },
};

const villages = Array.from({ length: 1123 }, (_, i) => ({ value: String(i), label: `Municipio ${i + 1}` }));

export const AThousandNames: Story = {
  name: "Con mil nombres",
  args: { options: villages },
  play: async ({ canvas, step, userEvent }) => {
    await step("of a long list only what is in sight is drawn", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /Ver la lista/ }));
      await waitFor(() => expect(names()).toContain("Municipio 1"));
      await expect(names().length).toBeLessThan(40);
      await userEvent.type(canvas.getByRole("combobox"), "1123");
      await waitFor(() => expect(names()).toEqual(["Municipio 1123"]));
      await userEvent.keyboard("{Escape}");
    });
  },
};

export const Open: Story = {
  name: "Abierta",
  args: { value: "12" },
  play: async ({ canvas, step, userEvent }) => {
    await step("the list is as wide as the field, its rows high enough for a thumb", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /Ver la lista/ }));
      const option = (await screen.findAllByRole("option"))[0]!;
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Medellín");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack>
      <Grid columns={2}>
        <Combobox label="Municipio" {...municipalityWords} placeholder="Escribe para buscar" />
        <Combobox label="Municipio" {...municipalityWords} defaultValue="12" description="Donde vives." />
        <Combobox label="Municipio" {...municipalityWords} errorMessage="Este campo es requerido" />
        <Combobox label="Municipio" {...municipalityWords} defaultValue="5" isDisabled />
        <Combobox label="Municipio" {...municipalityWords} defaultValue="5" isReadOnly />
        <Combobox
          label="Municipio donde se expidió el documento de identidad"
          {...municipalityWords}
          defaultValue="20"
          optionalLabel="(opcional)"
        />
      </Grid>
    </Stack>
  ),
};
