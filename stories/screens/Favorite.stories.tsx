/** The notice of the favourite number, over the page on which it opened. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure } from "#api/result";
import type { Favorite } from "#domain/users";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { refused, yes } from "../../tests/models/fakeEnv";
import { draws, HOUR, medellin, NOW, person } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

const favorite: Favorite = { lotteryId: 10, number: "4827", series: "120", drawNumber: 4861 };
const marta = { ...person, favorite };
const free = (...series: string[]) => series.map((one) => ({ series: one, freeFractions: 3 }));
const Landed = () => <h1>Juego</h1>;

const meta = {
  title: "Pantallas/Número favorito",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    pages: [
      page({ route: "/", screen: NotFound, data: null }),
      page({ route: "/juego/:lotteryId/:drawNumber", screen: Landed, data: null }),
      page({ route: "/loterias", screen: Landed, data: null }),
    ],
    person: marta,
    backend: {
      openDraws: () => yes([{ ...medellin, closesAt: NOW + 2 * HOUR }]),
      seriesOf: () => yes(free("042", "113", "120", "207", "311")),
    },
    prepare: (_, dialogs) => dialogs.setFavorite(true),
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const noticeIn = async (canvasElement: HTMLElement) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Hola, Marta Lucía" });
  // It fades in: at first nothing of it can be seen.
  await shown(dialog);
  return within(dialog);
};

export const Default: Story = {
  name: "Lista",
  play: async ({ canvasElement, step }) => {
    const notice = await noticeIn(canvasElement);
    await step("says number, lottery and how long it is sold; four series, the favourite one chosen", async () => {
      await shown(notice.getByText("Tu número favorito está disponible"));
      await expect(notice.getByText("4 8 2 7", { exact: false })).toBeInTheDocument();
      await expect(await notice.findByText("Lotería de Medellín")).toBeVisible();
      await expect(notice.getByText(/^Las ventas cierran a las:/)).toBeVisible();
      const series = notice.getAllByRole("radio");
      await expect(series.map((radio) => (radio as HTMLInputElement).value)).toEqual(["120", "042", "113", "207"]);
      await expect(notice.getByRole("radio", { name: "120" })).toBeChecked();
    });
  },
};

export const Play: Story = {
  name: "Jugarlo",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    window.localStorage.clear();
    const notice = await noticeIn(canvasElement);
    await step("another series is chosen, and the game begins with it", async () => {
      await userEvent.click(await notice.findByRole("radio", { name: "207" }));
      await userEvent.click(notice.getByRole("button", { name: "JUGAR AHORA" }));
      await expect(await canvas.findByRole("heading", { name: "Juego" })).toBeVisible();
    });
    await step("the bell has nothing more to say of it", async () => {
      await expect(await canvas.findByRole("button", { name: "Notificaciones" })).toBeVisible();
    });
    window.localStorage.clear();
  },
};

export const Dismissed: Story = {
  name: "Cerrado sin jugar",
  args: { prepare: () => undefined },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    window.localStorage.clear();
    await step("the bell says that something is unread, and opens it", async () => {
      // The bell learns of it with the part that comes after the first view.
      await userEvent.click(await canvas.findByRole("button", { name: "Notificaciones, 1 sin leer" }));
      await userEvent.click((await noticeIn(canvasElement)).getByRole("button", { name: "Cerrar" }));
    });
    await step("once dismissed the bell is quiet, and still opens it", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Notificaciones" }));
      await noticeIn(canvasElement);
    });
    window.localStorage.clear();
  },
};

export const FarAway: Story = {
  name: "Sorteo en varios días",
  args: {
    person: { ...person, favorite: { ...favorite, lotteryId: 15, series: null, drawNumber: 4602 } },
    backend: { openDraws: () => yes([draws[1]!]), seriesOf: () => yes(free("042")) },
  },
  play: async ({ canvasElement, step }) => {
    const notice = await noticeIn(canvasElement);
    await step("more than a day away, the draw's day and hour stand in place of the countdown", async () => {
      await expect(await notice.findByText(/sábado 21 de noviembre/)).toBeVisible();
      await expect(notice.queryByText(/^Las ventas cierran/)).toBeNull();
    });
  },
};

export const SoldOut: Story = {
  name: "Agotado",
  args: { backend: { openDraws: () => yes([medellin]), seriesOf: () => yes([]) } },
  play: async ({ canvasElement, step }) => {
    const notice = await noticeIn(canvasElement);
    await step("without a free series the way leads to the lotteries", async () => {
      await expect(await notice.findByText(/ya no quedan fracciones/)).toBeVisible();
      await expect(notice.getByRole("button", { name: "Ver Loterías" })).toBeEnabled();
    });
  },
};

export const WithoutDraw: Story = {
  name: "Sin sorteo a la venta",
  args: { backend: { openDraws: () => yes([]) } },
  play: async ({ canvasElement }) => {
    await expect(await (await noticeIn(canvasElement)).findByText(/aún no tiene un sorteo/)).toBeVisible();
  },
};

let tries = 0;
export const Failed: Story = {
  name: "Con problema",
  args: {
    backend: {
      openDraws: () => {
        tries += 1;
        return Promise.resolve(failure(refused(503, "UNAVAILABLE")));
      },
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement, step }) => {
    const notice = await noticeIn(canvasElement);
    await step("after seven tries the way leads to the lotteries", async () => {
      await expect(await notice.findByText(/^No pudimos consultar tu número/)).toBeVisible();
      await expect(tries).toBe(7);
      await expect(notice.getByRole("button", { name: "Ver Loterías" })).toBeEnabled();
    });
  },
};
