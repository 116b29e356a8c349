/** A day far back, by three lists. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { DateParts, Grid, Stack } from "#ds";
import type { DatePartsProps } from "#ds";
import { birthWords } from "#stories/fixtures/fields.ts";
import { narrow } from "#stories/fixtures/frames.tsx";

const Birth = ({ value = "", onChange, ...rest }: DatePartsProps) => {
  const [day, setDay] = useState(value);
  return (
    <DateParts
      {...rest}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange?.(next);
      }}
    />
  );
};

const meta = {
  title: "Campos/Fecha por partes (DateParts)",
  id: "campos-dateparts",
  component: DateParts,
  args: { label: "Fecha de nacimiento", ...birthWords, onChange: fn() },
  render: (args) => <Birth {...args} />,
  decorators: [narrow],
} satisfies Meta<typeof DateParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const list = (name: string) => canvas.getByRole<HTMLSelectElement>("combobox", { name });
    await step("a named group of three lists, which the browser may fill in", async () => {
      await expect(canvas.getByRole("group", { name: "Fecha de nacimiento" })).toBeVisible();
      await userEvent.tab();
      await expect(list("Día")).toHaveFocus();
      await userEvent.tab();
      await expect(list("Mes")).toHaveFocus();
      await userEvent.tab();
      await expect(list("Año")).toHaveFocus();
      await expect(list("Año")).toHaveAttribute("autocomplete", "bday-year");
      await expect([...list("Año").options].map((one) => one.value).slice(0, 3)).toEqual(["", "2008", "2007"]);
      await expect([...list("Año").options].at(-1)).toHaveValue("1900");
    });
    await step("parts are kept as they are chosen", async () => {
      await userEvent.selectOptions(list("Día"), "31");
      await expect(args.onChange).toHaveBeenLastCalledWith("--31");
      await userEvent.selectOptions(list("Año"), "1960");
      await userEvent.selectOptions(list("Mes"), "Enero");
      await expect(args.onChange).toHaveBeenLastCalledWith("1960-01-31");
    });
    await step("a day that the month has not is emptied, never another", async () => {
      await userEvent.selectOptions(list("Mes"), "Febrero");
      await expect(args.onChange).toHaveBeenLastCalledWith("1960-02-");
      await expect(list("Día")).toHaveValue("");
      await expect([...list("Día").options].at(-1)).toHaveValue("29");
      await userEvent.selectOptions(list("Día"), "29");
      await userEvent.selectOptions(list("Año"), "1964");
      await expect(args.onChange).toHaveBeenLastCalledWith("1964-02-29");
      await userEvent.selectOptions(list("Año"), "1961");
      await expect(args.onChange).toHaveBeenLastCalledWith("1961-02-");
    });
  },
};

export const Unfinished: Story = {
  name: "Incompleta",
  render: () => (
    <DateParts
      label="Fecha de nacimiento"
      {...birthWords}
      defaultValue="1961-02-"
      errorMessage="Completa el día, el mes y el año"
    />
  ),
  play: async ({ canvas, step }) => {
    await step("the part that is missing is the one at fault", async () => {
      await expect(canvas.getByRole("combobox", { name: "Día" })).toBeInvalid();
      await expect(canvas.getByRole("combobox", { name: "Mes" })).toBeValid();
      await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Completa el día, el mes y el año");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <Grid columns={2}>
        <DateParts label="Fecha de nacimiento" {...birthWords} />
        <DateParts label="Fecha de nacimiento" {...birthWords} defaultValue="1960-09-29" optionalLabel="(opcional)" />
        <DateParts
          label="Fecha de nacimiento"
          {...birthWords}
          defaultValue="1961-02-"
          errorMessage="Completa el día, el mes y el año"
        />
        <DateParts label="Fecha de nacimiento" {...birthWords} defaultValue="1984-03-11" isDisabled />
      </Grid>
      <div style={{ width: 250 }}>
        <DateParts label="Fecha de nacimiento" {...birthWords} defaultValue="1960-09-29" />
      </div>
    </Stack>
  ),
};
