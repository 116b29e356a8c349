/** The check of a ticket in its states: the form, its faults, and every answer. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import type { TicketCheck, WonPrize } from "#api/results";
import Winner, { type loader } from "#src/screens/Winner/Winner.tsx";
import { draws, lotteries, medellin, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const FIELDS = "loteria=10&fecha=13-11-2026&numero=9736&serie=215";
const typed = { lottery: "10", day: "13-11-2026", number: "9736", series: "215" };
const empty: Data = {
  text: null,
  typed: { lottery: "", day: "", number: "", series: "" },
  lotteries: success([...lotteries]),
  faults: null,
  answer: null,
};
const ticket = { lotteryId: 10, drawDay: "2026-11-13", number: "9736", series: "215" };
const lottery = lotteries.find(({ lotteryId }) => lotteryId === 10)!;

const prize = (name: string, netTicketPesos: number): WonPrize => ({
  name,
  netTicketPesos,
  netFractionPesos: Math.floor(netTicketPesos / 3),
  grossTicketPesos: Math.round(netTicketPesos / 0.664),
  grossFractionPesos: Math.floor(Math.round(netTicketPesos / 0.664) / 3),
});
const check = (over: Partial<TicketCheck> = {}): TicketCheck => ({
  hasWon: false,
  prizes: [],
  top: { number: "8447", series: "358" },
  drawNumber: 4861,
  claimUntil: "2027-11-13",
  checked: { secos: 44, approximations: 6 },
  ...over,
});
const oneWon = check({ hasWon: true, prizes: [prize("Mayor en diferente serie", 3_600_000)] });
const answered = (found: TicketCheck, over: Partial<Data> = {}): Data => ({
  ...empty,
  typed,
  answer: { ticket, lottery, check: success(found) },
  ...over,
});

const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/eres-ganador", screen: Winner, data, ...(next && { next }) }),
];
const asked = (data: Data) => ({ at: `/eres-ganador?${FIELDS}`, pages: show(data) });

const meta = {
  title: "Pantallas/Eres ganador",
  component: Scene,
  parameters: wholePage,
  args: { at: "/eres-ganador", pages: show(empty) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closes the dialog that tells the answer: the page says it too. */
async function closeDialog(title: string, button: string, userEvent: { click: (on: Element) => Promise<void> }) {
  const dialog = within(await screen.findByRole("alertdialog", { name: title }));
  await userEvent.click(dialog.getByRole("button", { name: button }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
}

export const Default: Story = { name: "Formulario" };

export const Refused: Story = {
  name: "Campos rechazados",
  tags: ["WIN-01"],
  play: async ({ canvas, step, userEvent }) => {
    const lotteryField = await canvas.findByRole("combobox", { name: "Lotería" });
    const day = canvas.getByRole("textbox", { name: "Fecha del sorteo" });
    const series = canvas.getByRole("textbox", { name: "Serie" });
    const submit = canvas.getByRole("button", { name: "Consultar" });
    await step("[WIN-01] every field is required, and the first one takes the focus", async () => {
      await userEvent.click(submit);
      await waitFor(() => expect(lotteryField).toHaveFocus());
      await expect(canvas.getAllByText("Este campo es requerido")).toHaveLength(4);
    });
    await step("[WIN-01] a day after today, a short number and a short series are refused and stay typed", async () => {
      await userEvent.selectOptions(lotteryField, "Lotería de Medellín");
      await userEvent.type(day, "21112026");
      await userEvent.type(canvas.getByRole("textbox", { name: "Cifra 1 de 4" }), "9");
      await userEvent.type(series, "2a1");
      await userEvent.click(submit);
      await waitFor(() => expect(day).toHaveFocus());
      await expect(canvas.getByText("La fecha no puede ser posterior a hoy")).toBeVisible();
      await expect(canvas.getByText("Escribe las 4 cifras, o solo las 3 últimas seguidas")).toBeVisible();
      await expect(canvas.getByText("El campo debe tener un mínimo de 3 caracteres")).toBeVisible();
      await expect(day).toHaveValue("21-11-2026");
      await expect(series).toHaveValue("21");
      await expect(canvas.queryByText("Este campo es requerido")).not.toBeInTheDocument();
    });
  },
};

export const RefusedByServer: Story = {
  name: "Campos rechazados en la dirección",
  args: {
    at: "/eres-ganador?loteria=99&fecha=31-02-2026&numero=97&serie=21",
    pages: show({
      ...empty,
      typed: { lottery: "99", day: "31-02-2026", number: "97", series: "21" },
      faults: { lottery: "unknownLottery", day: "invalidDay", number: "shortNumber", series: "shortSeries" },
    }),
  },
  play: async ({ canvas, step }) => {
    await step("what the address says stays in the fields, with what is wrong", async () => {
      await expect(await canvas.findByText("Escoge una lotería de la lista")).toBeVisible();
      await expect(canvas.getByRole("textbox", { name: "Fecha del sorteo" })).toHaveValue("31-02-2026");
      await expect(canvas.getByRole("textbox", { name: "Cifra 2 de 4" })).toHaveValue("7");
      await waitFor(() => expect(canvas.getByRole("combobox", { name: "Lotería" })).toHaveFocus());
    });
  },
};

export const WonDialog: Story = {
  name: "Ganaste: diálogo",
  tags: ["WIN-02"],
  args: asked(answered(oneWon)),
  play: async ({ step }) => {
    await step("[WIN-02] the dialog says what was won, and where to go", async () => {
      const dialog = within(await screen.findByRole("alertdialog", { name: "Felicitaciones, Ganaste" }));
      await waitFor(() =>
        expect(dialog.getByText(/Revisa tu correo o visita el punto de venta más cercano/)).toBeVisible(),
      );
      await expect(dialog.getByText("$3.600.000")).toBeVisible();
    });
  },
};

export const Won: Story = {
  name: "Ganaste",
  args: asked(answered(oneWon)),
  play: async ({ canvas, step, userEvent }) => {
    await step("once the dialog is closed the page says it all, and its heading has the focus", async () => {
      await closeDialog("Felicitaciones, Ganaste", "Ver el detalle", userEvent);
      await waitFor(() =>
        expect(canvas.getByRole("heading", { level: 2, name: "Felicitaciones, Ganaste" })).toHaveFocus(),
      );
    });
    await step("net and gross for a fraction and for the ticket, and the last day", async () => {
      await expect(canvas.getByRole("row", { name: /Fracción.*\$1\.807\.229.*\$1\.200\.000/ })).toBeVisible();
      await expect(canvas.getByRole("row", { name: /Billete.*\$5\.421\.687.*\$3\.600\.000/ })).toBeVisible();
      await expect(canvas.getByText(/Hasta el 13 de noviembre de 2027\. Te quedan 358 días\./)).toBeVisible();
    });
  },
};

export const WonSeveral: Story = {
  name: "Ganaste varios premios",
  args: asked(
    answered(
      check({
        hasWon: true,
        prizes: [
          prize("Tres últimas cifras del mayor con serie", 5_400_000),
          prize("Tres últimas cifras del mayor sin serie", 180_000),
        ],
      }),
    ),
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("the net sum of both is what is said first", async () => {
      await closeDialog("Felicitaciones, Ganaste", "Ver el detalle", userEvent);
      await expect(canvas.getByText("Tu billete ganó 2 premios.")).toBeVisible();
      await expect(canvas.getByText("$5.580.000")).toBeVisible();
    });
  },
};

export const WonTooLate: Story = {
  name: "Ganaste, pero el plazo terminó",
  args: asked(answered({ ...oneWon, claimUntil: "2026-11-19" })),
  play: async ({ canvas, userEvent }) => {
    await closeDialog("Felicitaciones, Ganaste", "Ver el detalle", userEvent);
    await expect(canvas.getByText("El plazo para reclamar terminó")).toBeVisible();
  },
};

export const WonUntold: Story = {
  name: "Ganaste, sin saber cuánto",
  args: asked(
    answered(check({ hasWon: true, prizes: [], top: null, drawNumber: null, claimUntil: null, checked: null })),
  ),
  play: async ({ canvas, userEvent }) => {
    await closeDialog("Felicitaciones, Ganaste", "Ver el detalle", userEvent);
    await expect(canvas.getByText("Ganaste un premio de este sorteo.")).toBeVisible();
  },
};

export const LostDialog: Story = {
  name: "No has ganado: diálogo",
  tags: ["WIN-03"],
  args: asked(answered(check())),
  play: async ({ step }) => {
    await step("[WIN-03] the dialog says it", async () => {
      const dialog = await screen.findByRole("alertdialog", { name: "Lo sentimos… No has ganado esta vez" });
      await waitFor(() => expect(dialog).toBeVisible());
    });
  },
};

export const Lost: Story = {
  name: "No has ganado",
  args: asked(answered(check())),
  play: async ({ canvas, step, userEvent }) => {
    await step("the page says what fell and what was checked", async () => {
      await closeDialog("Lo sentimos… No has ganado esta vez", "Aceptar", userEvent);
      await expect(
        canvas.getByText("Revisamos el mayor, 44 secos y 6 aproximaciones del plan de ese sorteo."),
      ).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Revisar otro billete" })).toHaveAttribute(
        "href",
        "/eres-ganador?loteria=10&fecha=13-11-2026",
      );
    });
  },
};

export const Waiting: Story = {
  name: "Aún no hay resultado",
  args: asked({
    ...empty,
    typed,
    answer: { ticket: { ...ticket, drawDay: draws[0]!.drawDay }, lottery, check: success(null), draw: medellin },
  }),
  play: async ({ canvas, step }) => {
    await step("no result is not «no has ganado»: it says when the draw is", async () => {
      await expect(await canvas.findByRole("heading", { name: "Aún no hay resultado oficial" })).toBeVisible();
      await expect(canvas.getByText(/el sorteo 4861 juega el viernes 20 de noviembre/)).toBeVisible();
      await expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    });
  },
};

export const WaitingUnknown: Story = {
  name: "Aún no hay resultado, sin sorteo en venta",
  args: asked({
    ...empty,
    typed,
    answer: { ticket, lottery: lotteries.find(({ lotteryId }) => lotteryId === 16)!, check: success(null), draw: null },
  }),
};

export const Failed: Story = {
  name: "No pudimos revisar",
  tags: ["WIN-04"],
  args: asked({ ...empty, typed, answer: { ticket, lottery, check: failure(problems.server) } }),
  play: async ({ canvas, step }) => {
    await step("[WIN-04] the failure in the source's words, and what was typed stays", async () => {
      await expect(await canvas.findByText("Ocurrió un error al momento de consultar si eres ganador")).toBeVisible();
      await expect(canvas.getByRole("textbox", { name: "Serie" })).toHaveValue("215");
      await expect(canvas.getByRole("textbox", { name: "Cifra 4 de 4" })).toHaveValue("6");
    });
  },
};

export const LotteriesFailed: Story = {
  name: "Sin la lista de loterías",
  args: { pages: show({ ...empty, lotteries: failure(problems.server) }) },
};

export const Checking: Story = {
  name: "Consultando",
  args: { pages: show({ ...empty, typed }, "pending") },
  play: async ({ canvas, step, userEvent }) => {
    await step("the button says that it is being looked up", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Consultar" }));
      await waitFor(() => expect(canvas.getByRole("form", { name: "Eres ganador" })).toHaveAttribute("aria-busy"));
    });
  },
};

export const LongName: Story = {
  name: "Nombres largos",
  args: asked(
    answered(check(), {
      answer: {
        ticket: { ...ticket, lotteryId: 16 },
        lottery: lotteries.find(({ lotteryId }) => lotteryId === 16)!,
        check: success(
          check({
            hasWon: true,
            prizes: [
              prize(
                "Aproximación a las tres últimas cifras del premio mayor en cualquier otra serie del sorteo",
                12_345_678_901,
              ),
            ],
          }),
        ),
      },
    }),
  ),
  play: async ({ userEvent }) => {
    await closeDialog("Felicitaciones, Ganaste", "Ver el detalle", userEvent);
  },
};
