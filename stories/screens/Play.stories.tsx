/** The play screen step by step, and what stands there when a step fails. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure } from "#api/result";
import type { RootStore } from "#models/RootStore";
import Play, { type loader } from "#src/screens/Play/Play.tsx";
import { yes } from "../../tests/models/fakeEnv";
import { medellin, NOW, problems } from "../fixtures/draws";
import { shown } from "../fixtures/shown";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/juego/:lotteryId/:drawNumber", screen: Play, data, ...(next && { next }) }),
];
const series = ["007", "042", "118", "203", "311", "499"].map((one, index) => ({
  series: one,
  freeFractions: index === 3 ? 1 : 3,
}));
const found = { seriesOf: () => yes(series) };

/** The draw is selected before the screen does it, so that the digits stay. */
const play =
  (digits: string, more: (store: RootStore) => void = () => undefined) =>
  (store: RootStore) => {
    store.game.selectDraw(medellin);
    store.game.setDigits(digits);
    more(store);
  };

const meta = {
  title: "Pantallas/Juego",
  component: Scene,
  parameters: wholePage,
  args: { at: "/juego/10/4861", pages: show({ draw: medellin, failure: null }), backend: found },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Antes del número", tags: ["PLAY-03", "PLAY-04"] };

export const SeriesFound: Story = {
  name: "Con series",
  tags: ["PLAY-03"],
  args: { prepare: play("1234") },
  play: async ({ canvas, step }) => {
    await step("[PLAY-03] the series of the number are offered with their free fractions", async () => {
      await expect(await canvas.findAllByRole("radio", { name: /fracci/ })).toHaveLength(6);
    });
  },
};

export const Chosen: Story = {
  name: "Con fracciones",
  tags: ["PLAY-05"],
  args: { prepare: play("1234") },
  play: async ({ canvas, step, userEvent }) => {
    await step("[PLAY-04] the series opens its fractions; the ones that are gone say so", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /203/ }));
      await expect(canvas.getByText("Cada fracción vale $6.000 y gana su parte del premio.")).toBeVisible();
      await expect(canvas.getAllByText("No disponible")).toHaveLength(2);
    });
    await step("[PLAY-05] choosing counts the value", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: /042/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Tomar billete completo" }));
      await expect(canvas.getByText("$18.000")).toBeVisible();
    });
  },
};

export const Searching: Story = {
  name: "Buscando series",
  tags: ["PLAY-03"],
  args: { backend: { seriesOf: () => new Promise(() => undefined) }, prepare: play("1234") },
};

export const SoldOut: Story = {
  name: "Número agotado",
  tags: ["PLAY-03", "CONV-03"],
  args: {
    backend: { seriesOf: () => yes([]), otherNumbers: () => yes(["1233", "1235", "1236", "1232"]) },
    prepare: play("1234"),
  },
};

export const SeriesFailed: Story = {
  name: "Series con problema",
  tags: ["PLAY-03"],
  args: { backend: { seriesOf: () => Promise.resolve(failure(problems.server)) }, prepare: play("1234") },
};

export const Incomplete: Story = {
  name: "Número incompleto",
  tags: ["PLAY-02"],
  args: { prepare: play("12  ") },
  play: async ({ canvas, step, userEvent }) => {
    await step("[PLAY-02] an empty box is said, and the focus goes there", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Añadir al carrito" }));
      await expect(canvas.getByText("Debes completar los 4 números")).toBeVisible();
    });
  },
};

export const Added: Story = {
  name: "Producto añadido",
  tags: ["PLAY-08"],
  args: { prepare: play("1234") },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("[PLAY-08] what was added is said, with both ways on", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /042/ }));
      await userEvent.click(canvas.getByRole("button", { name: /^Fracción 1/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Añadir al carrito" }));
      const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
      await shown(dialog.getByText(/quedó en el carrito con 1 fracción/));
    });
  },
};

export const Closed: Story = {
  name: "Sorteo cerrado",
  tags: ["LOT-05"],
  args: { pages: show({ draw: { ...medellin, closesAt: NOW - 1 }, failure: null }) },
};

export const NoDraw: Story = {
  name: "Sin sorteo",
  tags: ["PLAY-01"],
  args: { pages: show({ draw: null, failure: null }) },
  play: async ({ canvasElement, step }) => {
    await step("[PLAY-01] leads back to the lotteries", async () => {
      const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
      await shown(dialog.getByRole("button", { name: "Ver las loterías" }));
    });
  },
};

export const Failed: Story = {
  name: "Con problema",
  args: { pages: show({ draw: null, failure: problems.server }) },
};

export const Loading: Story = {
  name: "Cargando",
  args: { pages: show({ draw: null, failure: problems.offline }, "pending") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reintentar" }));
    await expect(await canvas.findByRole("button", { name: /Reintentar/ })).toHaveAttribute("aria-disabled", "true");
  },
};
