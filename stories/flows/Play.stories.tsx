/** The main job, first half: from the home page to a cart that holds the ticket. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { success } from "#api/result";
import Cart, { type loader as cartLoader } from "#src/screens/Cart/Cart.tsx";
import Home, { type loader as homeLoader } from "#src/screens/Home/Home.tsx";
import Play, { type loader as playLoader } from "#src/screens/Play/Play.tsx";
import { yes } from "../../tests/models/fakeEnv";
import { draws, lotteries, medellin, results } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";

const meta = {
  title: "Flujos/Jugar",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    pages: [
      page<typeof homeLoader>({
        route: "/",
        screen: Home,
        data: {
          slides: success([]),
          draws: success(draws.slice(0, 4)),
          results: success([...results]),
          lotteries: success([...lotteries]),
          news: success([]),
          prizes: success([]),
        },
      }),
      page<typeof playLoader>({
        route: "/juego/:lotteryId/:drawNumber",
        screen: Play,
        data: { draw: medellin, failure: null, closed: null },
      }),
      page<typeof cartLoader>({
        route: "/carrito",
        screen: Cart,
        data: { methods: success(["PLACETOPAY", "PAYVALIDA"]), openOrders: null },
      }),
    ],
    backend: {
      seriesOf: () =>
        yes([
          { series: "042", freeFractions: 3 },
          { series: "118", freeFractions: 2 },
        ]),
    },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "De la portada al carrito",
  tags: ["PLAY-02", "PLAY-03", "PLAY-05", "PLAY-08", "CART-02"],
  play: async ({ canvas, step, userEvent }) => {
    await step("[LOT-04] Jugar ahora opens the game of that draw", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }));
      await expect(await canvas.findByRole("group", { name: "Número de 4 cifras" })).toBeVisible();
    });
    await step("[PLAY-02] the fourth digit brings the series", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Cifra 1 de 4" }), "0482");
      await expect(await canvas.findByText("2 series con fracciones disponibles para el 0482.")).toBeVisible();
    });
    await step("[PLAY-05] two fractions of series 118 cost $12.000", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: /118/ }));
      await userEvent.click(canvas.getByRole("button", { name: /^Fracción 1/ }));
      await userEvent.click(canvas.getByRole("button", { name: /^Fracción 2/ }));
      await expect(canvas.getByText("$12.000")).toBeVisible();
    });
    await step("[PLAY-08] the bar says what was added and leads to the cart", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Añadir al carrito" }));
      await expect(await canvas.findByText("Añadido: 0482-118")).toBeVisible();
      await userEvent.click(canvas.getByRole("link", { name: "Ver carrito" }));
    });
    await step("[CART-01] the cart shows the ticket and its price", async () => {
      await expect(await canvas.findByRole("heading", { level: 1, name: "Carrito de Compras" })).toBeVisible();
      await expect(canvas.getByText("Serie 118 · 2 fracciones")).toBeVisible();
    });
  },
};
