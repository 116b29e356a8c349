/** The cart and the checkout in their states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import Cart, { type loader } from "#src/screens/Cart/Cart.tsx";
import { messages } from "#server/messages.ts";
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

export const Default: Story = {
  name: "Con jugadas",
  tags: ["CART-01", "PAY-01"],
};

export const MethodMissing: Story = {
  name: "Falta el medio de pago",
  tags: ["PAY-01"],
  play: async ({ canvas, step, userEvent }) => {
    const pay = await canvas.findByRole("button", { name: "Pagar" });
    const first = canvas.getByRole("radio", { name: /PlaceToPay/ });
    await step("[PAY-01] without a method Pagar is told as not available, and why", async () => {
      await expect(pay).toHaveAttribute("aria-disabled", "true");
      await expect(pay).toHaveAccessibleDescription("Elige un medio de pago para continuar.");
    });
    await step("[PAY-01] a press on it leads to the methods, which say what is missing", async () => {
      await userEvent.click(pay);
      await expect(first).toHaveFocus();
      await shown(canvas.getByText("Elige uno de estos medios de pago."));
    });
    await step("[PAY-01] a chosen method makes it available", async () => {
      await userEvent.click(first);
      await expect(pay).not.toHaveAttribute("aria-disabled");
      await expect(canvas.queryByText("Elige uno de estos medios de pago.")).not.toBeInTheDocument();
    });
  },
};

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

const closedBets: CartLine[] = [
  closedBet,
  { ...closedBet, id: "cerrada2", number: "4004", lotteryName: "Lotería de Boyacá", abbreviation: "BOYA" },
];

export const WithClosedBets: Story = {
  name: "Con sorteos cerrados",
  tags: ["CART-06"],
  args: {
    bets: [...bets, ...closedBets],
    backend: { replaceLines: () => yes({ id: 7, revision: 2, lines: [...bets] }) },
  },
  play: async ({ canvas, step, userEvent }) => {
    const remove = await canvas.findByRole("button", { name: "Quitar las cerradas" });
    await step(
      "[CART-06] says which draws have closed; a press on Pagar leads to the button that removes them",
      async () => {
        const names = [...new Set(closedBets.map(({ lotteryName }) => lotteryName))].join(" y ");
        await shown(canvas.getByText(`Ya cerraron los sorteos de ${names}.`));
        const pay = canvas.getByRole("button", { name: "Pagar" });
        await expect(pay).toHaveAccessibleDescription("Quita las jugadas de sorteos cerrados para poder pagar.");
        await userEvent.click(pay);
        await expect(remove).toHaveFocus();
      },
    );
    await step("[CART-06] it removes them all, and the focus stays at the bets", async () => {
      await userEvent.click(remove);
      await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(bets.length));
      await expect(canvas.getByRole("region", { name: "Sorteos" })).toHaveFocus();
      await expect(canvas.queryByText(/Ya cerr/)).not.toBeInTheDocument();
    });
  },
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
      await userEvent.click(canvas.getByRole("button", { name: /^Continuar el pago de \$/ }));
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
  play: async ({ canvas, step }) => {
    await step("[CONV-04] wherever it is mentioned, it offers to go on", async () => {
      await expect(await canvas.findByRole("link", { name: "Continuar el pago" })).toHaveAttribute(
        "href",
        `/confirmacion/${unpaid.reference}`,
      );
      await expect(canvas.getByRole("button", { name: /^Continuar el pago de \$/ })).toBeVisible();
    });
  },
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

export const RemovingAll: Story = {
  name: "Quitar todas las jugadas",
  tags: ["CART-05"],
  args: {
    bets: bets.slice(0, 2),
    backend: {
      replaceLines: (_, __, lines) => yes({ id: 7, revision: lines.length === 0 ? 3 : 2, lines: [...lines] }),
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const warned = spyOn(console, "warn");
    const body = within(canvasElement.ownerDocument.body);
    const remove = async (bin: HTMLElement) => {
      await userEvent.click(bin);
      await userEvent.click(within(await body.findByRole("alertdialog")).getByRole("button", { name: "Sí, eliminar" }));
      await waitFor(() => expect(body.queryByRole("alertdialog")).not.toBeInTheDocument());
    };
    const [first, second] = await canvas.findAllByRole("button", { name: /^Eliminar/ });
    await step("[CART-05] the focus goes to the bin of the next bet", async () => {
      await remove(first!);
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step("[CART-05] after the last one it goes to the bets, and nothing is warned of", async () => {
      await remove(second!);
      await shown(await canvas.findByText("No ha jugado ningún sorteo"));
      await waitFor(() => expect(canvas.getByRole("region", { name: "Sorteos" })).toHaveFocus());
      await expect(warned).not.toHaveBeenCalled();
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

export const OwnLimit: Story = {
  name: "Tu propio límite",
  tags: ["F-62"],
  args: {
    backend: {
      checkout: () => Promise.resolve(failure(refused(409, "LIMIT_REACHED", messages.LIMIT_REACHED))),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("[F-62] the limit that stands against it is told without an alarm, with the way to it", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await expect(await canvas.findByText(messages.LIMIT_REACHED)).toBeVisible();
      await expect(canvas.queryByRole("alert")).toBeNull();
      await expect(canvas.getByRole("link", { name: "Ver mi Juego en calma" })).toHaveAttribute(
        "href",
        "/mi-cuenta/juego-en-calma",
      );
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
    await step("[PAY-04] says where the browser is going and for what; the bets stay", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
      await expect(dialog).toHaveTextContent("Te llevamos a la pasarela de pago");
      await expect(dialog).toHaveTextContent(/Vas a pagar \$[\d.]+ con PlaceToPay\./);
      await expect(canvas.getAllByRole("article", { hidden: true })).toHaveLength(bets.length);
    });
  },
};
