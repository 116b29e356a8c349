/** The main job, second half: from the cart to the gateway and back, by each gateway and with each end. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, within } from "storybook/test";
import type { OrderStatus } from "#api/orders";
import { failure, success } from "#api/result";
import { copy, format } from "#copy";
import type { GatewayName } from "#domain/payments";
import Cart, { type loader } from "#src/screens/Cart/Cart.tsx";
import Confirmation, { type loader as confirmationLoader } from "#src/screens/Confirmation/Confirmation.tsx";
import { refused, serverCart, yes } from "../../tests/models/fakeEnv";
import { captcha } from "../fixtures/captcha";
import { bets, eventsUntil, NOW, order, person, problems, refundOf } from "../fixtures/draws";
import { page, Scene, type SceneProps } from "../fixtures/Scene";
import { comeBack, reachGateway, Trip } from "../fixtures/Trip";
import { type Acting, flow, type FlowStep, told } from "./told";

const { cart, confirmation, login, openPurchase, orderEvents, refund } = copy;
const total = format.pesos(order.totalPesos);

const atTheCart: SceneProps = {
  at: "/carrito",
  bets,
  pages: [
    page<typeof loader>({
      route: "/carrito",
      screen: Cart,
      data: { methods: success(["PLACETOPAY", "PAYVALIDA"]), openOrders: null },
    }),
  ],
  backend: {
    captcha,
    logIn: ({ password }) =>
      password === "Suerte*2026"
        ? yes({ isAgePending: false, mustUpdate: false })
        : Promise.resolve(failure(refused(401, "UNAUTHORIZED", copy.loginProblem({ kind: "malformed", status: 401 })))),
    person: () => yes(person),
    session: () =>
      yes({ now: NOW, person, cart: serverCart([...bets], 2), hasPendingOrder: false, documentTypes: ["CC"] }),
    openCart: () => yes(serverCart([])),
    addLines: (_, lines) => yes(serverCart([...lines])),
    hasPendingOrder: () => yes(false),
    checkout: () => yes({ reference: order.reference, payUrl: "https://checkout-test.placetopay.com/session/1" }),
  },
};

const meta = {
  title: "Flujos/Comprar",
  component: Scene,
  parameters: flow({
    number: "0102",
    lead: "Del carrito a la pasarela, y de vuelta a una página que dice con certeza qué pasó con la plata: por PlaceToPay o PayValida, aprobada, rechazada, pendiente, con la pasarela caída o con una devolución.",
  }),
  args: atTheCart,
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (gateway: GatewayName, { canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("radio", { name: new RegExp(cart.method[gateway].label) }));
const press = async (name: string, { canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name }));

/** Types into the login that stands open. */
async function logIn(password: string, { userEvent }: Acting) {
  const dialog = within(await screen.findByRole("dialog"));
  const document = await dialog.findByRole<HTMLInputElement>("textbox", { name: login.document });
  if (document.value === "") await userEvent.type(document, person.document);
  await userEvent.clear(dialog.getByLabelText(login.password));
  await userEvent.type(dialog.getByLabelText(login.password), password);
  await userEvent.click(dialog.getByRole("checkbox", { name: login.captcha.label }));
  await dialog.findByText(login.captcha.done);
  await userEvent.click(dialog.getByRole("button", { name: login.submit }));
}

export const Default: Story = {
  name: "Del carrito a la pasarela, sin sesión",
  ...told([
    {
      does: "Llega al carrito con dos jugadas. Mientras no elija un medio de pago, el botón dice qué falta.",
      sees: [cart.title, total, cart.pay, cart.chooseMethod],
    },
    {
      does: "Elige PlaceToPay y paga: la tienda pregunta quién es, y para qué.",
      sees: [login.reason.needed(login.reason.pay(total)), login.reason.cartKept],
      act: async (context) => {
        await choose("PLACETOPAY", context);
        await press(cart.pay, context);
      },
    },
    {
      does: "Escribe mal la contraseña: se dice bajo el formulario, y lo escrito se queda.",
      sees: [copy.loginProblem({ kind: "malformed", status: 401 })],
      act: (context) => logIn("otra", context),
    },
    {
      does: "La corrige.",
      sees: [login.success],
      act: (context) => logIn("Suerte*2026", context),
    },
    {
      does: "Cierra el aviso: el pago sigue solo, hacia la pasarela.",
      sees: [cart.leaving.title, cart.leaving.payment(total, cart.method.PLACETOPAY.label), cart.leaving.message],
      act: async ({ userEvent }) =>
        userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: copy.shell.close })),
    },
  ]),
};

/** Pays by a gateway: what one does before it is known how it ends. */
const paying = (gateway: GatewayName): FlowStep[] => [
  {
    does: `Con la sesión abierta, elige ${cart.method[gateway].label} y paga.`,
    sees: [cart.leaving.title, cart.leaving.payment(total, cart.method[gateway].label)],
    act: async (context) => {
      await choose(gateway, context);
      await press(cart.pay, context);
    },
  },
  {
    does: `La ventana pasa a la página de ${cart.method[gateway].label}.`,
    sees: [cart.method[gateway].label],
    act: async () => reachGateway(),
  },
];

/** A purchase by a gateway whose page of confirmation finds `ended`. */
const trip = (gateway: GatewayName, ended: Partial<OrderStatus>, backend: SceneProps["backend"] = {}) => ({
  render: () => (
    <Trip
      gateway={cart.method[gateway].label}
      out={{ ...atTheCart, person }}
      back={{
        at: `/confirmacion/${order.reference}`,
        person,
        pages: [
          page<typeof confirmationLoader>({
            route: "/confirmacion/:reference?",
            screen: Confirmation,
            data: { order: { ...order, gateway, ...ended }, methods: [], failure: null },
          }),
        ],
        backend: { hasPendingOrder: () => yes(false), ...backend },
      }}
    />
  ),
});

export const Approved: Story = {
  name: "Con PlaceToPay, aprobada",
  ...trip("PLACETOPAY", {}),
  ...told([
    ...paying("PLACETOPAY"),
    {
      does: "Paga allá y vuelve: su billete está expedido.",
      sees: [
        confirmation.states.APPROVED.badge,
        confirmation.states.APPROVED.title,
        confirmation.sums.APPROVED,
        total,
        order.reference,
        orderEvents.kinds.TICKET,
        confirmation.download,
      ],
      act: async () => comeBack(),
    },
  ]),
};

const waiting: Partial<OrderStatus> = {
  outcome: "PENDING",
  message: "",
  bank: "",
  payUrl: "https://checkout-test.placetopay.com/1",
  payableUntil: NOW + 12 * 60_000,
  events: eventsUntil("WAITING"),
};

export const Pending: Story = {
  name: "Con PayValida, pendiente y después aprobada",
  ...trip("PAYVALIDA", waiting, { orderStatus: () => yes({ ...order, gateway: "PAYVALIDA" }) }),
  ...told([
    ...paying("PAYVALIDA"),
    {
      does: "Vuelve antes de que el banco conteste: se le dice que no pague otra vez, y hasta cuándo se le guardan sus fracciones.",
      sees: [
        confirmation.states.PENDING.badge,
        confirmation.states.PENDING.title,
        confirmation.states.PENDING.text,
        confirmation.asking.title,
        confirmation.ticket.held(NOW + 12 * 60_000),
      ],
      act: async () => comeBack(),
    },
    {
      does: "La página pregunta sola; si no quiere esperar, pregunta ahora. El banco ya aprobó.",
      sees: [confirmation.states.APPROVED.title, orderEvents.kinds.APPROVED],
      act: (context) => press(confirmation.asking.now, context),
    },
  ]),
};

export const Rejected: Story = {
  name: "Con PlaceToPay, rechazada",
  ...trip(
    "PLACETOPAY",
    { outcome: "REJECTED", message: "Fondos insuficientes", events: eventsUntil("WAITING", ["REJECTED", null]) },
    {
      playAgain: () =>
        yes({ cart: { id: 8, revision: 2, lines: [...bets], recharges: [] }, returned: 2, closed: 0, replays: [] }),
    },
  ),
  ...told([
    ...paying("PLACETOPAY"),
    {
      does: "Vuelve con el pago rechazado: no se le cobró, y se le dice por qué.",
      sees: [
        confirmation.states.REJECTED.badge,
        confirmation.states.REJECTED.title,
        confirmation.reason("Fondos insuficientes"),
        confirmation.states.REJECTED.text,
        confirmation.sums.REJECTED,
      ],
      act: async () => comeBack(),
    },
    {
      does: "Puede volver a jugar los mismos números.",
      sees: [confirmation.playAgain],
    },
  ]),
};

export const GatewayDown: Story = {
  name: "Con la pasarela caída",
  args: {
    person,
    backend: {
      ...atTheCart.backend,
      checkout: ({ gateway }) =>
        gateway === "PAYVALIDA"
          ? Promise.resolve(failure(problems.gatewayDown))
          : yes({ reference: order.reference, payUrl: "https://checkout-test.placetopay.com/session/1" }),
      openCart: () => yes(serverCart([...bets], 2)),
    },
  },
  ...told([
    {
      does: "Elige PayValida y paga, pero la pasarela no contesta: no se hizo ningún cobro y las jugadas siguen ahí.",
      sees: [copy.checkoutProblem(problems.gatewayDown), cart.pay],
      act: async (context) => {
        await choose("PAYVALIDA", context);
        await press(cart.pay, context);
      },
    },
    {
      does: "Elige la otra y paga por ella.",
      sees: [cart.leaving.title, cart.leaving.payment(total, cart.method.PLACETOPAY.label)],
      act: async (context) => {
        const { userEvent } = context;
        const told = screen.queryByRole("alertdialog");
        if (told !== null) await userEvent.click(within(told).getByRole("button"));
        await choose("PLACETOPAY", context);
        await press(cart.pay, context);
      },
    },
  ]),
};

export const OwedBack: Story = {
  name: "Con PlaceToPay, pagada tarde: se devuelve",
  ...trip(
    "PLACETOPAY",
    {
      outcome: "REFUNDED",
      refunds: [refundOf("ASKED")],
      events: eventsUntil("APPROVED", ["NO_TICKET", null], ["REFUND_OWED", 32_000], ["REFUND_ASKED", 32_000]),
    },
    {},
  ),
  ...told([
    ...paying("PLACETOPAY"),
    {
      does: "Paga cuando sus fracciones ya eran de otro: la tienda le debe la plata, y dice cuánto, por qué y en qué va.",
      sees: [
        confirmation.states.OWED.badge,
        confirmation.states.OWED.title,
        refund.title(order.totalPesos),
        refund.reasons["fractions-gone"],
        refund.states.ASKED,
        refund.facts.owed,
        orderEvents.kinds.NO_TICKET,
      ],
      act: async () => comeBack(),
    },
  ]),
};

const unpaid: OrderStatus = { ...order, ...waiting, payUrl: null };

export const PaidAgain: Story = {
  name: "Volver a pagar por la otra pasarela",
  tags: ["F-22"],
  args: {
    at: `/confirmacion/${order.reference}`,
    person,
    bets: [],
    pages: [
      page<typeof confirmationLoader>({
        route: "/confirmacion/:reference?",
        screen: Confirmation,
        data: { order: unpaid, methods: ["PLACETOPAY", "PAYVALIDA"], failure: null },
      }),
    ],
    backend: {
      hasPendingOrder: () => yes(true),
      orderStatus: () => yes(unpaid),
      payOrder: () => yes({ reference: order.reference, payUrl: "https://checkout-test.placetopay.com/session/2" }),
    },
  },
  ...told([
    {
      does: "Vuelve a una compra que quedó sin pagar: sus fracciones siguen apartadas, y se le dice hasta cuándo.",
      sees: [
        confirmation.states.UNPAID.badge,
        confirmation.states.UNPAID.title,
        openPurchase.held(NOW + 12 * 60_000, true),
        openPurchase.cancel,
      ],
    },
    {
      does: "Elige la otra pasarela y continúa el pago; se cobra una sola vez.",
      sees: [cart.leaving.title, cart.leaving.payment(total, cart.method.PAYVALIDA.label)],
      act: async (context) => {
        await choose("PAYVALIDA", context);
        await press(openPurchase.goOnWith(total), context);
      },
    },
  ]),
};
