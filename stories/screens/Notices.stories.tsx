/** The notices behind the bell: alone, and below the favourite number. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { WonTicket } from "#api/notices";
import { failure } from "#api/result";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { yes } from "../../tests/models/fakeEnv";
import { HOUR, medellin, NOW, person, problems } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

const won: WonTicket = {
  id: 41,
  reference: "PM-20261113-7KQ4M8",
  lotteryName: "Lotería de Medellín",
  abbreviation: "MEDE",
  drawNumber: 4860,
  drawDay: "2026-11-13",
  number: "4827",
  series: "118",
  netPesos: 90_000,
  claimUntil: "2027-11-13",
};
const another: WonTicket = {
  ...won,
  id: 38,
  lotteryName: "Lotería de Bogotá",
  abbreviation: "BOG",
  drawNumber: 2872,
  drawDay: "2026-11-12",
  number: "0519",
  series: "013",
  netPesos: 5_312_000_000,
  claimUntil: "2027-11-12",
};

const told = (unreadNotices: number) => ({ ...person, unreadNotices });
const session = (unreadNotices: number) => () =>
  yes({ now: NOW, person: told(unreadNotices), cart: null, hasPendingOrder: false, documentTypes: [] });
const Landed = () => <h1>Premios</h1>;

const meta = {
  title: "Pantallas/Avisos",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    pages: [
      page({ route: "/", screen: NotFound, data: null }),
      page({ route: "/mi-cuenta/pago-premios", screen: Landed, data: null }),
    ],
    person: told(2),
    backend: { notices: () => yes([won, another]), readNotices: () => yes(0), session: session(0) },
    prepare: (_, dialogs) => dialogs.setFavorite(true),
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = async (canvasElement: HTMLElement, name = "Tus avisos") => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name });
  // It fades in: at first nothing of it can be seen.
  await shown(dialog);
  return within(dialog);
};

export const Default: Story = {
  name: "Lista",
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement);
    await step("each ticket that won says what is paid for it and until when", async () => {
      await expect(await dialog.findByRole("heading", { name: "2 de tus billetes ganaron" })).toBeVisible();
      const [first] = dialog.getAllByRole("article");
      await expect(first).toHaveTextContent("Medellín");
      await expect(first).toHaveTextContent("4827-118");
      await expect(first).toHaveTextContent("Ganaste $90.000");
      await expect(first).toHaveTextContent("Cóbralo hasta el 13 de noviembre de 2027");
    });
  },
};

export const Followed: Story = {
  name: "Seguido al cobro",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await step("a ticket leads to where it is claimed; shown, the notices have been read", async () => {
      await userEvent.click(await dialog.findByRole("link", { name: "Ver tu premio, Medellín 4827" }));
      await expect(await canvas.findByRole("heading", { name: "Premios" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Notificaciones" })).toBeVisible();
    });
  },
};

export const One: Story = {
  name: "Uno, desde la campana",
  args: {
    person: told(1),
    backend: { notices: () => yes([won]), readNotices: () => yes(0), session: session(0) },
    prepare: () => undefined,
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("the bell counts what is unread, and opens it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Notificaciones, 1 sin leer" }));
      const dialog = await dialogIn(canvasElement);
      await expect(await dialog.findByRole("heading", { name: "Tu billete ganó" })).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "Cerrar" }));
      const { body } = canvasElement.ownerDocument;
      await waitFor(() => expect(within(body).queryByRole("dialog")).toBeNull());
    });
    await step("once read it is quiet, and has nothing new", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Notificaciones" }));
      await within(canvasElement.ownerDocument.body).findByText("No tienes notificaciones nuevas.");
    });
  },
};

export const WithFavorite: Story = {
  name: "Con número favorito",
  args: {
    person: { ...told(1), favorite: { lotteryId: 10, number: "4827", series: "120", drawNumber: 4861 } },
    backend: {
      notices: () => yes([won]),
      readNotices: () => yes(0),
      openDraws: () => yes([{ ...medellin, closesAt: NOW + 2 * HOUR }]),
      seriesOf: () => yes(["042", "120"].map((series) => ({ series, freeFractions: 3 }))),
    },
  },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, "Hola, Marta Lucía");
    await step("the favourite number comes first, then what else there is", async () => {
      const series = await dialog.findByRole("radio", { name: "120" });
      const notice = await dialog.findByText("Ganaste $90.000");
      await expect(series.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  },
};

export const Failed: Story = {
  name: "Con problema",
  args: { backend: { notices: () => failure(problems.server) } },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement);
    await step("what cannot be told now stands among the prizes, where the dialog leads", async () => {
      await expect(await dialog.findByText(/^No pudimos traer tus avisos/)).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Ver tus premios" })).toBeEnabled();
    });
  },
};

export const Loading: Story = {
  name: "Cargando",
  args: { backend: { notices: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await waitFor(() => expect(dialog.getByText("Cargando tus avisos")).toBeInTheDocument());
  },
};

let reads = 0;
export const Unkept: Story = {
  name: "Leído y sin guardar",
  args: {
    person: told(1),
    backend: {
      notices: () => yes([won]),
      readNotices: () => {
        reads += 1;
        return Promise.resolve(failure(problems.server));
      },
    },
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement);
    await step("what could not be written down is shown all the same, and stays unread", async () => {
      await expect(await dialog.findByText("Ganaste $90.000")).toBeVisible();
      await waitFor(() => expect(reads).toBe(1));
      await expect(canvas.getByLabelText("Notificaciones, 1 sin leer")).toBeInTheDocument();
    });
  },
};

export const Nothing: Story = {
  name: "Sin avisos",
  args: { person, prepare: () => undefined, backend: {} },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Notificaciones" }));
    await within(canvasElement.ownerDocument.body).findByText("No tienes notificaciones nuevas.");
  },
};
