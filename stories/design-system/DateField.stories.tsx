/** A day near: typed, or chosen from a calendar. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, mocked, screen, spyOn, waitFor, within } from "storybook/test";
import { Button, DateField, DateParts, Form, Grid } from "#ds";
import { CalendarButton } from "#ds/DateField/CalendarButton.tsx";
import type { DateFieldProps } from "#ds";
import { calendar } from "#copy/calendar";
import { birthWords } from "#stories/fixtures/fields.ts";
import { narrow } from "#stories/fixtures/frames.tsx";

const Day = ({ value, onChange, ...rest }: DateFieldProps) => {
  const [day, setDay] = useState(value ?? "");
  return (
    <DateField
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
  title: "Campos/Campo de fecha (DateField)",
  id: "campos-datefield",
  component: DateField,
  args: { label: "Fecha", value: "2026-03-18", max: "2026-11-20", onChange: fn(), calendar },
  render: (args) => <Day {...args} />,
  decorators: [narrow],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Abrir el calendario" });
    await step("the keyboard opens the calendar on the field's day, in Spanish", async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText("Fecha")).toHaveFocus();
      button.focus();
      await userEvent.keyboard("{Enter}");
      const leaf = await screen.findByRole("dialog", { name: "Calendario" });
      await expect(within(leaf).getByRole("combobox", { name: "mes" })).toHaveDisplayValue("marzo");
      await expect(within(leaf).getByRole("combobox", { name: "año" })).toHaveDisplayValue("2026");
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/miércoles, 18 de marzo de 2026/));
    });
    await step("arrows move by days and weeks, Enter chooses, and the focus comes back", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-26");
      await expect(canvas.getByLabelText("Fecha")).toHaveValue("26-03-2026");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("Escape closes it and changes nothing", async () => {
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("dialog");
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/26 de marzo/));
      await userEvent.keyboard("{ArrowLeft}{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step("a day is typed as it is written here: hyphens come by themselves, and can be typed", async () => {
      const field = canvas.getByLabelText("Fecha");
      for (const typed of ["05012026", "5-1-2026", "05/01/2026"]) {
        await userEvent.clear(field);
        await userEvent.type(field, typed);
        await expect(field).toHaveValue("05-01-2026");
        await expect(args.onChange).toHaveBeenLastCalledWith("2026-01-05");
      }
      await userEvent.type(field, "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
      await expect(field).toHaveValue("05-01");
      await expect(args.onChange).toHaveBeenLastCalledWith("05-01");
    });
  },
};

export const SixtyYearsBack: Story = {
  name: "Sesenta años atrás",
  args: { label: "Fecha de expedición", value: "", min: "1960-05-10", max: "2026-11-20" },
  play: async ({ args, canvas, step, userEvent }) => {
    const leaf = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Abrir el calendario" }));
      return within(await screen.findByRole("dialog"));
    };
    await step("an empty field begins at its last day; later ones are not to be had", async () => {
      const head = await leaf();
      await expect(head.getByRole("combobox", { name: "mes" })).toHaveDisplayValue("noviembre");
      await expect(head.getByRole("button", { name: /, 21 de noviembre de 2026/ })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await expect(head.getByRole("button", { name: "Mes siguiente" })).toBeDisabled();
    });
    await step("a year and a month are one choice each", async () => {
      const head = within(screen.getByRole("dialog"));
      await userEvent.selectOptions(head.getByRole("combobox", { name: "año" }), "1966");
      await userEvent.selectOptions(head.getByRole("combobox", { name: "mes" }), "agosto");
      await userEvent.click(head.getByRole("button", { name: /, 9 de agosto de 1966/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith("1966-08-09");
    });
    await step("the list of years ends where the days do", async () => {
      const head = await leaf();
      const years = within(head.getByRole("combobox", { name: "año" })).getAllByRole("option");
      await expect(years[0]).toHaveTextContent("2026");
      await expect(years.at(-1)).toHaveTextContent("1960");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
  },
};

const sent = fn();

export const InAPlainForm: Story = {
  name: "En un formulario simple",
  render: () => (
    <Form
      label="Buscar"
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <DateField label="Fecha" name="fecha" defaultValue="2026-03-18" calendar={calendar} />
      <DateParts label="Nacimiento" name="nacimiento" {...birthWords} />
      <Button type="submit">Buscar</Button>
    </Form>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("a form without a caller's state sends what the calendar chose", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Abrir el calendario" }));
      await userEvent.click(await screen.findByRole("button", { name: /, 10 de marzo de 2026/ }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole("button", { name: "Buscar" }));
      await expect(sent).toHaveBeenLastCalledWith({ fecha: "10-03-2026", nacimiento: "" });
    });
    await step("of a day in parts nothing is sent until it is whole", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Día" }), "11");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Mes" }), "Marzo");
      await userEvent.click(canvas.getByRole("button", { name: "Buscar" }));
      await expect(sent).toHaveBeenLastCalledWith({ fecha: "10-03-2026", nacimiento: "" });
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Año" }), "1984");
      await userEvent.click(canvas.getByRole("button", { name: "Buscar" }));
      await expect(sent).toHaveBeenLastCalledWith({ fecha: "10-03-2026", nacimiento: "1984-03-11" });
    });
  },
};

export const OnAPhone: Story = {
  name: "En el teléfono",
  beforeEach: () => {
    const asked = window.matchMedia.bind(window);
    spyOn(window, "matchMedia").mockImplementation((query) =>
      query === "(pointer: coarse)" ? ({ matches: true } as MediaQueryList) : asked(query),
    );
    spyOn(HTMLInputElement.prototype, "showPicker").mockImplementation(() => undefined);
    return () => {
      mocked(window.matchMedia).mockRestore();
      mocked(HTMLInputElement.prototype.showPicker).mockRestore();
    };
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("a thumb gets the phone's own picker", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Abrir el calendario" }));
      await expect(HTMLInputElement.prototype.showPicker).toHaveBeenCalledOnce();
      await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    });
  },
};

let lose: () => void = () => undefined;

const Lost = () => {
  const input = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  return (
    <div style={{ display: "flex", minHeight: 48 }}>
      <input ref={input} type="text" aria-label="Fecha" />
      <CalendarButton
        input={input}
        native={native}
        day=""
        words={calendar}
        onPick={() => undefined}
        load={() =>
          new Promise((_, reject) => {
            lose = () => reject(new Error("offline"));
          })
        }
      />
    </div>
  );
};

export const CalendarLost: Story = {
  name: "Sin calendario",
  render: () => <Lost />,
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Abrir el calendario" });
    const field = canvas.getByRole("textbox", { name: "Fecha" });
    await step("a calendar that cannot be loaded leaves the field to be typed in", async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute("aria-busy");
      lose();
      await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
      await expect(field).toHaveFocus();
    });
    await step("whoever went on while it was loading is not called back", async () => {
      await userEvent.click(button);
      button.blur();
      lose();
      await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
      await expect(field).not.toHaveFocus();
    });
  },
};

export const Open: Story = {
  name: "Abierto",
  args: { value: "1984-03-11", min: "1900-01-01", max: "1984-03-24" },
  // Its leaf takes the focus, and a page of documentation would scroll down to it.
  tags: ["!autodocs"],
  decorators: [
    (Story) => (
      <div style={{ minHeight: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step, userEvent }) => {
    await step("the leaf stays inside the window at every width", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Abrir el calendario" }));
      const box = (await screen.findByRole("dialog")).getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      <DateField label="Fecha" defaultValue="2026-03-18" calendar={calendar} />
      <DateField
        label="Fecha de expedición del documento"
        description="La encuentras al respaldo de tu cédula."
        calendar={calendar}
      />
      <DateField
        label="Fecha"
        defaultValue="2027-01-01"
        errorMessage="La fecha no puede ser posterior a hoy"
        calendar={calendar}
      />
      <DateField label="Fecha" defaultValue="2026-03-18" isDisabled calendar={calendar} />
      <DateField label="Fecha" defaultValue="2026-03-18" isReadOnly calendar={calendar} />
    </Grid>
  ),
};
