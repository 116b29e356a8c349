/** The cart and the checkout in their states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure, success } from "#api/result";
import Cart, { type loader } from "#src/screens/Cart/Cart.tsx";
import type { CartLine } from "#domain/cart";
import { NOW, refused, yes } from "../../tests/models/fakeEnv";
import { bets, closedBet, pastOrders, person, problems } from "../fixtures/draws";
import { shown } from "../fixtures/shown";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const show = (data: Data) => [page<typeof loader>({ route: "/carrito", screen: Cart, data })];
const methods = success(["PLACETOPAY", "PAYVALIDA"] as ("PLACETOPAY" | "PAYVALIDA")[]);

const meta = {
  title: "Pantallas/Carrito",
  component: Scene,
  parameters: wholePage,
  args: { at: "/carrito", pages: show({ methods, openOrders: success([]) }), bets, person },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Con jugadas", tags: ["CART-01", "PAY-01"] };

export const Anonymous: Story = { name: "Sin sesión", tags: ["CART-02"], args: { person: null } };

export const Empty: Story = { name: "Vacío", tags: ["CART-01"], args: { bets: [] } };

export const Loading: Story = {
  name: "Cargando",
  args: {
    bets: [],
    backend: { openCart: () => new Promise(() => undefined) },
    prepare: (store) => void store.cart.moveToServer(person.document),
  },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["CART-08"],
  args: {
    backend: { openCart: () => Promise.resolve(failure(problems.malformed)) },
    prepare: (store) => void store.cart.moveToServer(person.document),
  },
  play: async ({ canvas, step }) => {
    await step("[CART-08] says what failed, with a way to try again", async () => {
      await expect(await canvas.findByText("Ocurrió un error al momento de traer el carrito de compras")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeVisible();
    });
  },
};

export const WithClosedBet: Story = {
  name: "Con un sorteo cerrado",
  tags: ["CART-06"],
  args: { bets: [...bets, closedBet] },
};

export const PendingOrder: Story = {
  name: "Con un pago pendiente",
  tags: ["CART-04"],
  args: { prepare: (store) => store.checkout.setPendingOrder(true) },
};

const unpaid = { ...pastOrders[0]!, state: "PENDING" as const, payableUntil: NOW + 14 * 60_000 };
const withUnpaid = show({ methods, openOrders: success([unpaid]) });
const otherBet: CartLine = { ...bets[0]!, id: "apuesta9", number: "0909" };

export const OpenPurchase: Story = {
  name: "Con una compra sin pagar",
  tags: ["CONV-04", "PAY-05"],
  args: {
    bets: [],
    pages: withUnpaid,
    prepare: (store) => store.checkout.setPendingOrder(true),
    backend: {
      payOrder: () => Promise.resolve(failure(problems.gatewayDown)),
      cancelOrder: () =>
        yes({ isCancelled: true, cart: { id: 8, revision: 1, lines: [...bets] }, returned: 2, closed: 0 }),
      hasPendingOrder: () => yes(false),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("[F-22] it can be paid by either gateway, and says when one does not answer", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PayValida/ }));
      await userEvent.click(canvas.getByRole("button", { name: /^Pagar \$/ }));
      await shown(await canvas.findByText(/La pasarela de pagos no responde/));
    });
    await step("[CONV-04] cancelling it brings its bets back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Cancelar y volver al carrito" }));
      await shown(await canvas.findByText("Cancelaste la compra: sus jugadas volvieron al carrito."));
      await expect(canvas.getByRole("button", { name: "Eliminar 1234 de Lotería de Medellín" })).toBeVisible();
    });
  },
};

export const OpenPurchaseBesideBets: Story = {
  name: "Con jugadas y una compra sin pagar",
  tags: ["CONV-04"],
  args: { bets: [otherBet], pages: withUnpaid, prepare: (store) => store.checkout.setPendingOrder(true) },
};

export const PriceChanged: Story = {
  name: "Cambió un precio",
  tags: ["CART-07"],
  args: {
    backend: {
      checkout: () => Promise.resolve(failure(refused(409, "PRICE_CHANGED"))),
      openCart: () =>
        yes({
          id: 7,
          revision: 2,
          lines: bets.map((bet, index) => (index === 0 ? { ...bet, fractionPesos: bet.fractionPesos + 500 } : bet)),
        }),
      hasPendingOrder: () => yes(false),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("[F-6] the line says what it cost and costs, the total is the new one", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await shown(await canvas.findByText(/Cambió de precio: antes/));
      await shown(canvas.getByText(/El total cambió: ahora son/));
      await expect(canvas.getByRole("button", { name: "Pagar" })).toBeEnabled();
    });
  },
};

export const MethodsFailed: Story = {
  name: "Medios de pago con problema",
  tags: ["PAY-01"],
  args: { pages: show({ methods: failure(problems.server), openOrders: success([]) }) },
};

export const NoMethods: Story = {
  name: "Sin medios de pago",
  tags: ["PAY-01"],
  args: { pages: show({ methods: success([]), openOrders: success([]) }) },
};

export const Removing: Story = {
  name: "Quitar una jugada",
  tags: ["CART-05"],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("[CART-05] asks before it removes", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Eliminar 1234 de Lotería de Medellín" }));
      const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
      await shown(dialog.getByText("¿Está seguro que desea eliminar el producto del carrito de compras?"));
    });
  },
};

export const PaymentFailed: Story = {
  name: "El pago no empieza",
  tags: ["PAY-05"],
  args: { backend: { checkout: () => Promise.resolve(failure(problems.malformed)) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("[PAY-05] says so under the total, and everything stays", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await expect(
        await canvas.findByText("Ocurrió un error al momento de procesar el carrito de compras"),
      ).toBeVisible();
    });
  },
};

export const Leaving: Story = {
  name: "Camino a la pasarela",
  tags: ["PAY-04"],
  args: {
    backend: { checkout: () => yes({ reference: "PM-1", payUrl: "https://checkout-test.placetopay.com/session/1" }) },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("[PAY-04] says where the browser is going", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
      await expect(dialog).toHaveTextContent("Te llevamos a la pasarela de pago");
    });
  },
};
