/** Results in their states: of a day, of a lottery, the newest of all. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import Results, { type loader } from "#src/screens/Results/Results.tsx";
import type { FoundResults } from "#src/screens/Results/search.ts";
import { problems } from "../fixtures/draws";
import {
  approximations,
  earlierResults,
  latestResults,
  lotteries,
  medellinResult,
  risaraldaResult,
  santanderResult,
  secos,
} from "../fixtures/results";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const DAY = "2025-12-05";
const paging = { page: 1, size: 12 };
const nothing: FoundResults = {
  shown: null,
  complete: null,
  secosPageCount: null,
  others: [],
  paging,
  isMore: false,
  isOldest: false,
};
const complete = success({ secos: [...secos], approximations: [...approximations] });
const medellin = lotteries.find(({ lotteryId }) => lotteryId === 10)!;
const santander = lotteries.find(({ lotteryId }) => lotteryId === 12)!;
const asking = (day: string | null, lotteryId: number | null) => ({ day, lotteryId, typed: day ?? "", fault: null });

/** A day with three draws, one of them complete. */
const ofDay: Data = {
  text: null,
  asked: asking(DAY, null),
  lotteries: success([...lotteries]),
  lottery: null,
  found: success({
    ...nothing,
    shown: medellinResult,
    complete,
    secosPageCount: 1,
    others: [risaraldaResult, santanderResult],
  }),
  days: { previous: "2025-12-04", next: "2025-12-06" },
  paidUntil: "2026-12-05",
};
const newest: Data = {
  ...ofDay,
  text: "Los números que salieron, por día y por lotería.",
  asked: asking(null, null),
  found: success({ ...nothing, others: [...latestResults], isMore: true }),
  days: { previous: "2026-11-19", next: null },
  paidUntil: null,
};
const ofMedellin: Data = {
  ...newest,
  text: null,
  asked: asking(null, 10),
  lottery: medellin,
  found: success({
    ...nothing,
    shown: { ...medellinResult, favoriteNumber: "4827" },
    complete,
    secosPageCount: 1,
    others: [...earlierResults],
    isMore: true,
  }),
};
const empty: Data = { ...ofDay, found: success(nothing), paidUntil: "2026-12-05" };

const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/resultados/:date?", screen: Results, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Resultados",
  component: Scene,
  parameters: wholePage,
  args: { at: "/resultados/05-12-2025", pages: show(ofDay, newest) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "De un día",
  tags: ["RES-05"],
  play: async ({ canvas, step }) => {
    await step("[RES-05] number, series, draw and date of every draw", async () => {
      await expect(canvas.getAllByRole("article")).toHaveLength(3);
      const sheet = canvas.getByRole("article", { name: "Lotería de Medellín" });
      await expect(sheet).toHaveTextContent("Número ganador 9 7 3 6");
      await expect(sheet).toHaveTextContent("Serie099 0 9 9");
      await expect(sheet).toHaveTextContent("Sorteo 4812 · viernes 5 de diciembre, 11:00");
      await expect(canvas.getByRole("heading", { name: "Viernes 5 de diciembre de 2025" })).toBeVisible();
      await expect(canvas.getByText("05-12-2025 · 3 sorteos")).toBeVisible();
    });
    await step("the check of a ticket knows the lottery and the day", async () => {
      await expect(canvas.getByRole("link", { name: "¿Ganaste?, Lotería de Santander" })).toHaveAttribute(
        "href",
        "/eres-ganador?loteria=12&fecha=05-12-2025",
      );
      await expect(within(canvas.getByRole("main")).getByRole("link", { name: "¿Eres ganador?" })).toHaveAttribute(
        "href",
        "/eres-ganador?fecha=05-12-2025",
      );
    });
    await step("the strip leads to the days beside it that had draws", async () => {
      await expect(
        canvas.getByRole("link", { name: "Día anterior con sorteos, jueves 4 de diciembre de 2025" }),
      ).toHaveAttribute("href", "/resultados/04-12-2025");
    });
  },
};

export const Folded: Story = {
  name: "Secos y aproximaciones",
  play: async ({ canvas, step, userEvent }) => {
    await step("every prize unfolds to its numbers, with what is paid", async () => {
      const sheet = within(canvas.getByRole("article", { name: "Lotería de Medellín" }));
      await expect(sheet.getByText("Neto por billete: $664.000.000")).toBeVisible();
      await userEvent.click(sheet.getByText("Aproximaciones"));
      const last = sheet.getByText("Mayor invertido con serie");
      // The part grows open; until it has, what it clips lies over the foot of the page.
      const part = last.closest("details")!;
      await waitFor(() =>
        expect(part.getBoundingClientRect().bottom).toBeGreaterThan(last.getBoundingClientRect().bottom),
      );
      await expect(sheet.getByText("cualquiera 7 3 6, serie 0 9 9")).toBeInTheDocument();
    });
  },
};

export const Latest: Story = {
  name: "Los más recientes",
  tags: ["RES-02"],
  args: { at: "/resultados", pages: show(newest) },
  play: async ({ canvas, step }) => {
    await step("[RES-02] all results, under their days, each lottery with a page of its own", async () => {
      await expect(canvas.getByRole("option", { name: "Todos los resultados", hidden: true })).toBeInTheDocument();
      await expect(canvas.getByRole("heading", { name: "Jueves 19 de noviembre" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Lotería del Quindío" })).toHaveAttribute(
        "href",
        "/resultados/null?loteria=9",
      );
      await expect(canvas.getByRole("link", { name: "Ver secos, Lotería de Bogotá" })).toHaveAttribute(
        "href",
        "/resultados/19-11-2026?loteria=8",
      );
    });
  },
};

export const OneLottery: Story = {
  name: "De una lotería, con tu número",
  tags: ["RES-05"],
  args: { at: "/resultados/null?loteria=10", pages: show(ofMedellin) },
  play: async ({ canvas, step }) => {
    await step("[RES-05] the favourite number stands in its digits, and marks nothing in the drawn one", async () => {
      await expect(canvas.getByText("Tu número favorito").parentElement).toHaveTextContent("4 8 2 7");
    });
    await step("its earlier draws lead to their own pages", async () => {
      await expect(canvas.getByRole("link", { name: "28-11-2025" })).toHaveAttribute(
        "href",
        "/resultados/28-11-2025?loteria=10",
      );
      await expect(canvas.getByRole("link", { name: "Siguiente" })).toHaveAttribute(
        "href",
        "/resultados/null?loteria=10&pagina=2",
      );
    });
  },
};

export const Traditional: Story = {
  name: "De una lotería tradicional",
  args: {
    at: "/resultados/05-12-2025?loteria=12",
    pages: show({
      ...ofDay,
      asked: asking(DAY, 12),
      lottery: santander,
      found: success({ ...nothing, shown: santanderResult }),
      days: { previous: "2025-11-28", next: null },
    }),
  },
};

export const Whole: Story = {
  name: "De una lotería completa",
  args: {
    at: "/resultados/05-12-2025?loteria=10",
    pages: show({
      ...ofDay,
      asked: asking(DAY, 10),
      lottery: medellin,
      found: success({ ...nothing, shown: medellinResult, complete, secosPageCount: 1 }),
    }),
  },
};

export const LongNames: Story = {
  name: "Con nombres largos",
  args: {
    pages: show({
      ...ofDay,
      found: success({
        ...nothing,
        shown: {
          ...medellinResult,
          lotteryName: "Sorteo Extraordinario de Navidad y Fin de Año de los Departamentos de la Costa Caribe",
        },
        complete: success({
          secos: secos.slice(0, 2).map((seco) => ({
            ...seco,
            prize: "Súper Seco Extraordinario de Fin de Año para los Departamentos de la Costa de $1.000 millones",
          })),
          approximations: [],
        }),
        secosPageCount: null,
        others: [
          { ...risaraldaResult, lotteryName: "Lotería Departamental del Archipiélago de San Andrés", series: "" },
        ],
      }),
    }),
  },
};

/** Ten thousand results: what is asked for is a page of them. */
export const Many: Story = {
  name: "Una página de diez mil",
  args: {
    at: "/resultados/null?loteria=10&pagina=16",
    pages: show({
      ...ofMedellin,
      found: success({
        ...nothing,
        others: Array.from({ length: 12 }, (_, at) => ({ ...earlierResults[at % 11]!, drawNumber: 4000 - at })),
        paging: { page: 16, size: 12 },
        isOldest: true,
      }),
    }),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step("no more than 80 rows are on the page, and it says where older ones are", async () => {
      await expect(canvasElement.querySelectorAll("main :is(article, li, tr)").length).toBeLessThanOrEqual(80);
      await expect(canvas.getByText(/^Hasta aquí llegan los 200 más recientes/)).toBeVisible();
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  tags: ["RES-04"],
  args: { pages: show(empty) },
  play: async ({ canvas, step }) => {
    await step("[RES-04] a day without draws says so, and leads to one with them", async () => {
      await expect(canvas.getByText("No se encontraron resultados para la fecha.")).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Ver el jueves 4 de diciembre de 2025" })).toHaveAttribute(
        "href",
        "/resultados/04-12-2025",
      );
    });
  },
};

export const Future: Story = {
  name: "Con una fecha futura",
  args: {
    at: "/resultados/01-12-2027",
    pages: show({
      ...ofDay,
      asked: { day: "2027-12-01", lotteryId: null, typed: "2027-12-01", fault: "future" },
      found: null,
      days: null,
      paidUntil: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("the field keeps the day and says why it was refused", async () => {
      await expect(canvas.getByRole("textbox", { name: "Fecha" })).toHaveValue("01-12-2027");
      await expect(canvas.getByText("La fecha no puede ser posterior a hoy")).toBeVisible();
    });
  },
};

export const Refused: Story = {
  name: "Con una fecha que no es",
  play: async ({ canvas, step, userEvent }) => {
    const summary = canvas.getByText("Buscar por fecha o lotería");
    if (summary.checkVisibility()) await userEvent.click(summary);
    const field = canvas.getByRole("textbox", { name: "Fecha" });
    const submit = canvas.getByRole("button", { name: "Buscar" });
    await step("what is no day, or is after today, is refused where it is written", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "31-02-2026");
      await userEvent.click(submit);
      await expect(field).toHaveAccessibleDescription(/Debe ser una fecha válida/);
      await userEvent.clear(field);
      await userEvent.type(field, "21-11-2026");
      await userEvent.click(submit);
      await expect(field).toHaveAccessibleDescription(/La fecha no puede ser posterior a hoy/);
      await expect(field).toHaveValue("21-11-2026");
    });
    await step("without a day the newest are searched", async () => {
      await userEvent.clear(field);
      await userEvent.click(submit);
      await expect(await canvas.findByRole("heading", { name: "Últimos resultados" })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["RES-04"],
  args: { pages: show({ ...ofDay, found: failure(problems.server) }) },
  play: async ({ canvas, step }) => {
    await step("[RES-04] the failure is said letter by letter", async () => {
      await expect(canvas.getByText("Ocurrió un error al momento de traer los resultados")).toBeVisible();
    });
  },
};

export const SecosFailed: Story = {
  name: "Los secos con problema",
  args: {
    pages: show({
      ...ofDay,
      lotteries: failure(problems.server),
      found: success({
        ...nothing,
        shown: medellinResult,
        complete: failure(problems.server),
        others: [risaraldaResult],
      }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step(
      "the number stays when its secos cannot be read, and days can be searched without the lotteries",
      async () => {
        await expect(canvas.getByText("Ocurrió un error al momento de traer el listado de secos")).toBeVisible();
        await expect(canvas.getAllByRole("article")).toHaveLength(2);
      },
    );
  },
};

export const Loading: Story = {
  name: "Cargando",
  args: { pages: show({ ...ofDay, found: failure(problems.offline) }, "pending") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reintentar" }));
    await expect(await canvas.findByText("Cargando los resultados")).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument();
  },
};

export const LeavingForADay: Story = {
  name: "Camino a otro día",
  args: { pages: show(ofDay, "pending") },
  play: async ({ canvas, step, userEvent }) => {
    await step("another day shows at once that it is on its way", async () => {
      await userEvent.click(canvas.getByRole("link", { name: /^Día siguiente con sorteos/ }));
      await expect(await canvas.findByText("Cargando los resultados")).toBeInTheDocument();
    });
  },
};
