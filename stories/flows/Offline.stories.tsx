/** Sin conexión: the line is lost at the moment of paying, and comes back. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, within } from "storybook/test";
import { failure, success } from "#api/result";
import { copy, format } from "#copy";
import Cart, { type loader } from "#src/screens/Cart/Cart.tsx";
import { serverCart, yes } from "../../tests/models/fakeEnv";
import { bets, person, problems } from "../fixtures/draws";
import { page, Scene } from "../fixtures/Scene";
import { flow, told } from "./told";

const { cart } = copy;
const total = format.pesos(32_000);

/** How often the story has paid: the first try is lost on its way. */
let tries = 0;

const meta = {
  title: "Flujos/Sin conexión",
  component: Scene,
  parameters: flow({
    number: "0110",
    lead: "Se le va la señal justo al pagar. La tienda dice lo que no sabe, guarda las jugadas y no cobra dos veces.",
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
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Al pagar, y otra vez",
  tags: ["PAY-05"],
  ...told([
    {
      requirements: ["PAY-05"],
      does: "Elige PlaceToPay y paga, pero se cae la conexión: no se sabe si el pago inició, y así se le dice.",
      sees: [copy.checkoutProblem({ kind: "offline" })],
      act: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole("radio", { name: new RegExp(cart.method.PLACETOPAY.label) }));
        await userEvent.click(canvas.getByRole("button", { name: cart.pay }));
      },
    },
    {
      requirements: ["PAY-05", "PAY-04"],
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
