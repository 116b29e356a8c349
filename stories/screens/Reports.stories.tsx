/** A seller's reports: what is asked for, the download on its way, and what comes of it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import type { ReportValues } from "#domain/reports";
import Reports, { type loader } from "#src/screens/Reports/Reports.tsx";
import { refused } from "../../tests/models/fakeEnv";
import { person, problems } from "../fixtures/draws";
import { page, Scene, wholePage, type DataOf } from "../fixtures/Scene";

type Piece = { rows: number; text: string };

const lottery = (lotteryId: number, lotteryName: string) => ({
  lotteryId,
  lotteryName,
  abbreviation: "",
  hasCompleteResults: true,
});
const data: DataOf<typeof loader> = {
  values: { kind: "sales", lotteryId: "", from: "2026-11-01", until: "2026-11-20", format: "PDF" },
  faults: {},
  lotteries: success([lottery(8, "Lotería de Bogotá"), lottery(10, "Lotería de Medellín")]),
};

/** Pieces that come when the story says so. */
function byHand(): { pieces: AsyncIterable<Piece>; give: (piece: Piece | null) => void } {
  const waiting: (Piece | null)[] = [];
  let wake = () => {};
  return {
    give(piece) {
      waiting.push(piece);
      wake();
    },
    pieces: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
          const piece = waiting.shift();
          if (!piece) return;
          yield piece;
        }
      },
    },
  };
}

const whole = { total: 12, pieces: [{ rows: 12, text: "%PDF" }] };
const reportFile = fn((_asked: ReportValues) => success(whole));
/** What is saved, by its name; nothing is written to the disk of whoever runs the stories. */
const saved = fn((_name: string) => {});

const screen = (given: Partial<DataOf<typeof loader>> = {}, next?: "pending") => [
  page<typeof loader>({
    route: "/descargar-reportes",
    screen: Reports,
    data: { ...data, ...given },
    ...(next && { next }),
  }),
];

const meta = {
  title: "Pantallas/Descargar reportes",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/descargar-reportes",
    pages: screen(),
    backend: { reportFile },
    person: { ...person, isSeller: true },
  },
  beforeEach: () => {
    reportFile.mockClear();
    saved.mockClear();
    const keep = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      saved(event.target.download);
    };
    const click = HTMLAnchorElement.prototype.click;
    // A link outside of the page is pressed without anybody hearing of it.
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener("click", keep, { once: true });
      click.call(this);
    };
    return () => {
      HTMLAnchorElement.prototype.click = click;
    };
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];
type Hands = Pick<Context, "canvas" | "userEvent">;

const submitButton = ({ canvas }: Pick<Context, "canvas">) => canvas.getByRole("button", { name: /^Descarga/ });
const chooseMedellin = ({ canvas, userEvent }: Hands) =>
  userEvent.selectOptions(canvas.getByLabelText(/^Lotería/), "Lotería de Medellín");

/** Asks for Medellín's sales of the month so far. */
async function ask(hands: Hands) {
  await chooseMedellin(hands);
  await hands.userEvent.click(submitButton(hands));
}

export const Default: Story = {
  name: "Lista",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("the month so far is offered; nothing is asked for without a lottery", async () => {
      await expect(canvas.getByLabelText(/^Fecha de inicio/)).toHaveValue("01-11-2026");
      await expect(canvas.getByLabelText(/^Fecha de fin/)).toHaveValue("20-11-2026");
      await userEvent.click(submitButton(context));
      await expect(await canvas.findByText("Este campo es requerido")).toBeVisible();
      await expect(canvas.getByLabelText(/^Lotería/)).toHaveFocus();
      await expect(reportFile).not.toHaveBeenCalled();
    });
    await step("days are valid, not to come, and the right way round", async () => {
      const write = async (label: RegExp, day: string) => {
        await userEvent.clear(canvas.getByLabelText(label));
        await userEvent.type(canvas.getByLabelText(label), day);
      };
      await chooseMedellin(context);
      await write(/^Fecha de inicio/, "31022026");
      await write(/^Fecha de fin/, "21112026");
      await userEvent.click(submitButton(context));
      await expect(await canvas.findByText("Debe ser una fecha válida")).toBeVisible();
      await expect(canvas.getByText("La fecha no puede ser posterior a hoy")).toBeVisible();
      await write(/^Fecha de inicio/, "20112026");
      await write(/^Fecha de fin/, "19112026");
      await userEvent.click(submitButton(context));
      await expect(await canvas.findByText("La fecha de fin no puede ser anterior a la de inicio")).toBeVisible();
      await expect(reportFile).not.toHaveBeenCalled();
    });
  },
};

export const Downloaded: Story = {
  name: "Descargado",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("what was asked for is saved under its day's name, and said", async () => {
      await userEvent.click(canvas.getByLabelText("Excel"));
      await ask(context);
      const told = await canvas.findByText("Reporte descargado");
      await expect(told.closest("[role=status]")).toHaveTextContent("reporte-2026-11-20.xlsx, con 12 filas.");
      await expect(reportFile).toHaveBeenCalledWith({
        kind: "sales",
        lotteryId: "10",
        from: "2026-11-01",
        until: "2026-11-20",
        format: "XLSX",
      });
      await expect(saved.mock.calls).toEqual([["reporte-2026-11-20.xlsx"]]);
    });
    await step("what was written is kept, the button has the focus still", async () => {
      await expect(canvas.getByLabelText(/^Lotería/)).toHaveValue("10");
      await expect(canvas.getByLabelText("Excel")).toBeChecked();
      await expect(submitButton(context)).toHaveFocus();
    });
  },
};

/** The download that a story holds, of its latest run. */
let onItsWay = byHand();
export const Downloading: Story = {
  name: "Descargando",
  args: {
    backend: {
      reportFile: () => {
        onItsWay = byHand();
        return success({ total: 100_000, pieces: onItsWay.pieces });
      },
    },
  },
  play: async (context) => {
    const { canvas, step } = context;
    await step("how far it is, in figures that the server counted", async () => {
      await ask(context);
      const bar = await canvas.findByRole("progressbar", { name: "Descarga del reporte" });
      onItsWay.give({ rows: 12_400, text: "%PDF" });
      await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "12400"));
      await expect(bar).toHaveAttribute("aria-valuetext", "Van 12.400 de 100.000 filas");
      await expect(submitButton(context)).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const Cancelled: Story = {
  name: "Cancelado",
  args: { backend: { reportFile: () => success({ total: 100_000, pieces: byHand().pieces }) } },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("a download that is stopped saves nothing, and can be begun again", async () => {
      await ask(context);
      await userEvent.click(await canvas.findByRole("button", { name: "Cancelar la descarga" }));
      await expect(await canvas.findByText("Cancelaste la descarga. No se guardó ningún archivo.")).toBeVisible();
      await expect(saved).not.toHaveBeenCalled();
      await expect(canvas.queryByRole("progressbar")).toBeNull();
      await waitFor(() => expect(submitButton(context)).toHaveFocus());
      await expect(submitButton(context)).not.toHaveAttribute("aria-disabled");
    });
  },
};

export const NothingSold: Story = {
  name: "Período sin ventas",
  args: { backend: { reportFile: () => success({ total: 0, pieces: [{ rows: 0, text: "%PDF" }] }) } },
  play: async (context) => {
    const { canvas, step } = context;
    await step("a period without sales is said, and no empty file is saved", async () => {
      await ask(context);
      const told = await canvas.findByText("No hay nada para descargar");
      await expect(told.closest("[role=status]")).toHaveTextContent(
        "No hay ventas de Lotería de Medellín del 01-11-2026 al 20-11-2026.",
      );
      await expect(saved).not.toHaveBeenCalled();
    });
  },
};

/** Presses the button and finds what the failure says. */
const says = (sentence: string): NonNullable<Story["play"]> =>
  async function play(context) {
    const { canvas, step } = context;
    await step(`[ACC-06] «${sentence}»; what was written is kept`, async () => {
      await ask(context);
      const alert = await canvas.findByRole("alert");
      await expect(alert).toHaveTextContent(sentence);
      await expect(canvas.getByLabelText(/^Lotería/)).toHaveValue("10");
      await expect(saved).not.toHaveBeenCalled();
    });
  };

const TOO_LONG = "Ese período tiene más ventas de las que caben en un archivo. Elige menos días.";
export const Refused: Story = {
  name: "Demasiado largo",
  tags: ["ACC-06"],
  args: { backend: { reportFile: () => failure(refused(422, "REPORT_TOO_LONG", TOO_LONG)) } },
  play: says(TOO_LONG),
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["ACC-06"],
  args: { backend: { reportFile: () => failure(problems.server) } },
  play: says("Ocurrió un error al momento de descargar el reporte."),
};

async function* brokenOff(): AsyncGenerator<Piece> {
  yield { rows: 4, text: "%PDF" };
  throw new Error("The connection was lost");
}
export const BrokenOff: Story = {
  name: "Cortado",
  tags: ["ACC-06"],
  args: { backend: { reportFile: () => success({ total: 12, pieces: brokenOff() }) } },
  play: says("Ocurrió un error al momento de descargar el reporte."),
};

export const WithFaults: Story = {
  name: "Sin scripts, con faltas",
  args: {
    pages: screen({
      values: { kind: "prizes", lotteryId: "10", from: "2026-11-20", until: "2026-11-19", format: "XLSX" },
      faults: { until: "dayOrder" },
    }),
  },
  play: async ({ canvas, step }) => {
    await step("what the address asked for wrongly is there, with its fault", async () => {
      await expect(canvas.getByText("La fecha de fin no puede ser anterior a la de inicio")).toBeVisible();
      await expect(canvas.getByLabelText("Premios pagados")).toBeChecked();
      await expect(within(canvas.getByRole("form", { name: "Reporte" })).getByLabelText("Excel")).toBeChecked();
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  args: { pages: screen({ lotteries: success([]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Todavía no hay loterías")).toBeVisible();
  },
};

export const NoLotteries: Story = {
  name: "Sin las loterías",
  args: { pages: screen({ lotteries: failure(problems.server) }, "pending") },
  play: async ({ canvas, step, userEvent }) => {
    await step("without the lotteries there is a way to ask for them again", async () => {
      await expect(
        canvas.getByText("No pudimos traer las loterías. Sin ellas no se puede pedir un reporte."),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Buscando las loterías…")).toBeInTheDocument();
    });
  },
};
