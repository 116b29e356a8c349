/** The list of lotteries in its states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { failure, success } from "#api/result";
import Lotteries, { type loader } from "#src/screens/Lotteries/Lotteries.tsx";
import { draws, event, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const everything = { day: null, lotteryId: null, order: "closing", isAll: false } as const;

const ready: Data = { draws: success([...draws]), text: null, filter: everything };
const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/loterias", screen: Lotteries, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Loterías",
  component: Scene,
  parameters: wholePage,
  args: { at: "/loterias", pages: show(ready) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Lista" };

export const WithEvent: Story = {
  name: "Con un evento que lleva aquí",
  args: { countdown: event },
  play: async ({ canvas, step }) => {
    await step("no banner points to the page it is on", async () => {
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(canvas.queryByRole("region", { name: "Evento" })).not.toBeInTheDocument();
    });
  },
};

export const WithOtherEvent: Story = {
  name: "Con un evento que lleva a otra parte",
  args: { countdown: { ...event, actionUrl: "/juego/10/4861" } },
  play: async ({ canvas, step }) => {
    await step("the event counts down beside the list", async () => {
      await expect(canvas.getByRole("region", { name: "Evento" })).toBeVisible();
    });
  },
};

export const Favorites: Story = {
  name: "Con número favorito",
  args: {
    pages: show({
      ...ready,
      draws: success(
        draws.map((draw) =>
          ["BOYA", "BOGO"].includes(draw.abbreviation) ? { ...draw, favoriteNumber: "4827" } : draw,
        ),
      ),
    }),
  },
};

export const ByPrize: Story = {
  name: "Las que más pagan",
  args: { pages: show({ ...ready, filter: { ...everything, order: "prize" } }) },
  play: async ({ canvas, step }) => {
    await step("the highest prize leads, and the folded filters say the order", async () => {
      await expect(canvas.getAllByText("Pagan más")[0]).toBeInTheDocument();
      await expect(canvas.getByRole("heading", { name: "De mayor a menor premio" })).toBeVisible();
      await expect(canvas.getAllByRole("article")[0]).toHaveTextContent("$16.000");
    });
  },
};

export const NoneLeft: Story = {
  name: "Sin sorteos con ese filtro",
  args: { pages: show({ ...ready, filter: { ...everything, day: "2026-11-23", lotteryId: 15 } }) },
  play: async ({ canvas, step }) => {
    await step("nothing is left, and each filter that can be taken out is a link", async () => {
      await expect(
        canvas.getByRole("heading", { name: "Ningún sorteo abierto cumple con todo lo que pediste." }),
      ).toBeVisible();
      await expect(canvas.queryByRole("article")).toBeNull();
      await expect(canvas.getByRole("link", { name: "Ver todos los días" })).toHaveAttribute(
        "href",
        "/loterias?loteria=15",
      );
      await expect(canvas.getByRole("link", { name: "Ver todas las loterías" })).toHaveAttribute(
        "href",
        "/loterias?dia=2026-11-23",
      );
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  tags: ["LOT-03"],
  args: { pages: show({ ...ready, draws: success([]) }) },
};

export const Failed: Story = {
  name: "Con problema",
  args: { pages: show({ ...ready, draws: failure(problems.malformed) }) },
};

export const Loading: Story = {
  name: "Cargando",
  args: { pages: show({ ...ready, draws: failure(problems.offline) }, "pending") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument());
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};
