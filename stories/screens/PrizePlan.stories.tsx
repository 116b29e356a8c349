/** The prize plan as a page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import PrizePlan, { type loader } from "#src/screens/PrizePlan/PrizePlan.tsx";
import { drawn, lotteries, prizes, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";
import { isOnAPhone } from "../fixtures/shown";

type Data = DataOf<typeof loader>;

const lotteryName = "Lotería de Medellín";
const paging = { page: 1, size: 5 };
const show = (data: Data, next?: Data) => [
  page<typeof loader>({ route: "/plan-premios/:lotteryId", screen: PrizePlan, data, ...(next && { next }) }),
];

const ready: Data = {
  rows: success([...prizes]),
  lotteryId: 10,
  lotteryName,
  lotteries: [...lotteries],
  typed: "",
  day: null,
  paging,
};

const meta = {
  title: "Pantallas/Plan de premios",
  component: Scene,
  parameters: wholePage,
  args: { at: "/plan-premios/10", pages: show(ready, { ...ready, paging: { page: 1, size: 10 } }) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Lista", tags: ["PLAN-03"] };

export const Leafed: Story = {
  name: "De página en página",
  play: async ({ canvas, step, userEvent }) => {
    await step("five rows a page, the rest on the next", async () => {
      await expect(await canvas.findByText("Página 1 de 2")).toBeVisible();
      await expect(canvas.getAllByRole("row")).toHaveLength(6);
      await expect(canvas.getByRole("link", { name: "Siguiente" })).toHaveAttribute(
        "href",
        "/plan-premios/10?pagina=2",
      );
      await userEvent.click(canvas.getByRole("link", { name: "10" }));
      await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(8));
      await waitFor(() => expect(canvas.getByText("Página 1 de 1")).toHaveFocus());
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  tags: ["PLAN-04"],
  args: { pages: show({ ...ready, rows: success([]) }) },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["PLAN-04"],
  args: { pages: show({ ...ready, rows: failure(problems.server), lotteryName: null, lotteries: [] }) },
};

export const OfDay: Story = {
  name: "De un día",
  args: {
    at: "/plan-premios/10?fecha=13-11-2026",
    pages: show({ ...ready, typed: "2026-11-13", day: "2026-11-13" }),
  },
  play: async ({ canvas, step }) => {
    await step("the day's plan says so, and leads to that of the next draw", async () => {
      await expect(await canvas.findByText("Plan del sorteo del 13-11-2026.")).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Ver el del próximo sorteo" })).toHaveAttribute(
        "href",
        "/plan-premios/10",
      );
    });
  },
};

export const OfDayWithout: Story = {
  name: "De un día sin plan",
  args: {
    at: "/plan-premios/10?fecha=12-11-2026",
    pages: show({ ...ready, rows: success([]), typed: "2026-11-12", day: "2026-11-12" }),
  },
};

export const Searched: Story = {
  name: "Buscar otro plan",
  play: async ({ canvas, step, userEvent }) => {
    const day = () => canvas.getByRole("textbox", { name: /Día del sorteo/ });
    if (isOnAPhone()) await userEvent.click(await canvas.findByText("Buscar otro plan de premios"));
    await step("a day that is none is refused on its field, and stays typed", async () => {
      await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Lotería" }), "Lotería de Bogotá");
      await userEvent.type(day(), "31022026");
      await userEvent.click(canvas.getByRole("button", { name: "Ver plan" }));
      await expect(canvas.getByText("Debe ser una fecha válida")).toBeInTheDocument();
      await expect(day()).toHaveValue("31-02-2026");
    });
  },
};

export const SecosOpen: Story = {
  name: "Diálogo de secos",
  tags: ["SECO-01"],
  args: { backend: { lastSecos: () => success(drawn) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("[SECO-01] type, number and series of every seco, under the top prize", async () => {
      await userEvent.click(await canvas.findByRole("link", { name: "Secos del último sorteo" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Secos · Lotería de Medellín" }));
      const row = await dialog.findByRole("row", { name: /Seco de 300 millones.*7751.*208/ });
      await waitFor(() => expect(row).toBeVisible());
    });
  },
};

export const SecosFailed: Story = {
  name: "Diálogo de secos, con problema",
  tags: ["SECO-01"],
  args: { backend: { lastSecos: () => failure(problems.server) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("[SECO-01] the failure is said in the source's words", async () => {
      await userEvent.click(await canvas.findByRole("link", { name: "Secos del último sorteo" }));
      const said = await screen.findByText("Ocurrió un error al momento de traer el listado de secos");
      await waitFor(() => expect(said).toBeVisible());
    });
  },
};
