/** Sin conexión: the line is lost at the moment of paying, or on the way to another page, and comes back. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import { copy, format } from "#copy";
import Cart, { type loader } from "#src/screens/Cart/Cart.tsx";
import Recharges, { type loader as rechargesLoader } from "#src/screens/Recharges/Recharges.tsx";
import { serverCart, yes } from "../../tests/models/fakeEnv";
import { bets, person, problems } from "../fixtures/draws";
import { operators } from "../fixtures/recharges";
import { page, Scene } from "../fixtures/Scene";
import { flow, told } from "./told";

const { cart, recharges, shell } = copy;
const total = format.pesos(32_000);

/** How often the story has paid: the first try is lost on its way. */
let tries = 0;

/** What the browser says of its network: it loses it and gets it back as the story wants. */
let isOnline = true;
function turn(to: boolean): void {
  isOnline = to;
  window.dispatchEvent(new Event(to ? "online" : "offline"));
}

/** The part of the shop that waits for the network comes after the first view. */
const strip = (document: Document) =>
  waitFor(() => {
    const found = document.querySelector("[data-react-aria-top-layer][role=status]");
    if (found === null) throw new Error("nothing listens to the network yet");
  });

const meta = {
  title: "Flujos/Sin conexión",
  component: Scene,
  parameters: flow({
    number: "0110",
    lead: "Se le va la señal al pagar o al pasar de página. La tienda dice lo que no sabe, guarda lo que hay y no cobra dos veces.",
  }),
  args: {
    at: "/carrito",
    bets,
    person,
    pages: [
      page<typeof loader>({
        route: "/carrito",
        screen: Cart,
        data: { methods: success(["PLACETOPAY", "PAYVALIDA"]), openOrders: success([]) },
      }),
      page<typeof rechargesLoader>({
        route: "/recargas",
        screen: Recharges,
        data: { operators: [...operators], text: null },
      }),
    ],
    backend: {
      checkout: () =>
        (tries += 1) === 1
          ? Promise.resolve(failure(problems.offline))
          : yes({ reference: "PM-1", payUrl: "https://checkout-test.placetopay.com/session/1" }),
      openCart: () => yes(serverCart([...bets], 2)),
      hasPendingOrder: () => yes(false),
    },
  },
  beforeEach: () => {
    tries = 0;
    isOnline = true;
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Al pagar, y otra vez",
  ...told([
    {
      does: "Elige PlaceToPay y paga, pero se cae la conexión: no se sabe si el pago inició, y así se le dice.",
      sees: [copy.checkoutProblem({ kind: "offline" })],
      act: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole("radio", { name: new RegExp(cart.method.PLACETOPAY.label) }));
        await userEvent.click(canvas.getByRole("button", { name: cart.pay }));
      },
    },
    {
      does: "Vuelve la señal y paga otra vez: es la misma compra, no otra.",
      sees: [cart.leaving.title, cart.leaving.payment(total, cart.method.PLACETOPAY.label)],
      act: async ({ canvas, userEvent }) => {
        const said = screen.queryByRole("alertdialog");
        if (said !== null) await userEvent.click(within(said).getByRole("button"));
        await userEvent.click(await canvas.findByRole("button", { name: cart.pay }));
      },
    },
  ]),
};

export const OnTheWay: Story = {
  name: "Al pasar de página",
  ...told([
    {
      does: "Se va la señal y quiere ir a Recargas: el carrito se queda a la vista, y una franja dice que se espera.",
      sees: [shell.offline.waiting, shell.offline.stay, cart.title],
      act: async ({ canvas, canvasElement, userEvent }) => {
        await strip(canvasElement.ownerDocument);
        turn(false);
        await userEvent.click(canvas.getAllByRole("link", { name: recharges.title })[0]!);
      },
    },
    {
      does: "Vuelve la señal: la página que pidió se abre sola.",
      sees: [recharges.lead],
      act: () => Promise.resolve(turn(true)),
    },
  ]),
};
