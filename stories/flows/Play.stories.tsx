/** The main job, first half: from the home page to a cart that holds the ticket. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { success } from "#api/result";
import { copy, format } from "#copy";
import Cart, { type loader as cartLoader } from "#src/screens/Cart/Cart.tsx";
import Home, { type loader as homeLoader } from "#src/screens/Home/Home.tsx";
import Play, { type loader as playLoader } from "#src/screens/Play/Play.tsx";
import { yes } from "../../tests/models/fakeEnv";
import { draws, lotteries, medellin, results } from "../fixtures/draws";
import { page, Scene } from "../fixtures/Scene";
import { flow, told } from "./told";

const { card, cart, play } = copy;

const meta = {
  title: "Flujos/Jugar",
  component: Scene,
  parameters: flow({
    number: "0101",
    lead: "De la portada al carrito: escoge un sorteo, escribe su número, toma una serie y sus fracciones.",
  }),
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
  ...told([
    {
      does: "En la portada pulsa «Jugar ahora» en el próximo sorteo.",
      sees: [play.number.title, play.number.text, play.guide.digits(4)],
      act: ({ canvas, userEvent }) =>
        userEvent.click(canvas.getByRole("link", { name: card.of(card.playNow, "Lotería de Medellín") })),
    },
    {
      does: "Escribe cuatro cifras: con la cuarta llegan las series, sin pulsar nada más.",
      sees: [play.series.found(2, "0482")],
      act: async ({ canvas, userEvent }) =>
        userEvent.type(await canvas.findByRole("textbox", { name: play.number.digit(1) }), "0482"),
    },
    {
      does: "Toma la serie 118 y dos de sus fracciones: el valor se suma abajo.",
      sees: [format.pesos(12_000)],
      act: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole("radio", { name: /118/ }));
        for (const place of [1, 2])
          await userEvent.click(canvas.getByRole("button", { name: new RegExp(`^${play.fractions.slot(place)}`) }));
      },
    },
    {
      does: "La añade al carrito: se le dice qué añadió, y que aún no está apartada.",
      sees: [play.added.title("0482", "118"), play.added.toCart],
      act: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: play.summary.add })),
    },
    {
      does: "Ve el carrito, con su jugada y su precio.",
      sees: [cart.title, cart.line.pick("118", 2), format.pesos(12_000), cart.methods],
      act: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("link", { name: play.added.toCart })),
    },
  ]),
};
