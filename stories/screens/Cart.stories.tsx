/** The cart and the checkout in their states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import Cart, { type loader } from "#src/screens/Cart/Cart.tsx";
import { messages } from "#server/messages.ts";
import type { CartLine } from "#domain/cart";
import type { Coupon } from "#domain/coupons";
import type { Script } from "../../tests/fakeBackend";
import { NOW, refused, yes } from "../../tests/models/fakeEnv";
import { bets, closedBet, pastOrders, person, problems } from "../fixtures/draws";
import { bundle, topUp } from "../fixtures/recharges";
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
  tags: ["CART-01", "CONV-06"],
  play: async ({ canvas, step }) => {
    // It comes by itself with the first bet: the picture is of the whole screen.
    await expect(await canvas.findByRole("textbox", { name: "Cupón" })).toBeVisible();
    await step("[CONV-06] what the law wants said stands on the cart before paying", async () => {
      const main = within(canvas.getByRole("main"));
      await expect(main.getByText(/Solo mayores de 18 años\./)).toBeVisible();
      await expect(main.getByText(/no tiene derecho de retracto \(Ley 1480 de 2011, art\. 47\)/)).toBeVisible();
      for (const [name, href] of [
        ["términos y condiciones", "/terminos-y-condiciones"],
        ["política de privacidad", "/politicas-privacidad"],
      ] as const)
        await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
      const foot = within(canvas.getByRole("contentinfo"));
      await expect(foot.getByText(/NIT 901\.234\.567-8/)).toBeVisible();
      await expect(foot.getByRole("link", { name: /Superintendencia de Industria y Comercio/ })).toHaveAttribute(
        "href",
        "https://www.sic.gov.co",
      );
    });
  },
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

export const Anonymous: Story = { name: "Sin sesión", args: { person: null } };

export const Empty: Story = { name: "Vacío", args: { bets: [] } };

export const WithRecharges: Story = {
  name: "Con jugadas y recargas",
  tags: ["CART-01"],
  args: { recharges: [topUp, bundle] },
  play: async ({ canvas, step, userEvent }) => {
    await step("the sum tells bets and recharges apart, and is of both", async () => {
      const sum = within(await canvas.findByRole("region", { name: "Total" }));
      await expect(sum.getByText("Recargas").nextElementSibling).toHaveTextContent("$22.000");
      await expect(sum.getByRole("status")).toHaveTextContent("$54.000");
      await expect(sum.getByText("2 jugadas y 2 recargas")).toBeVisible();
    });
    await step("a recharge is removed after the question, which does not speak of a bet", async () => {
      const body = within(canvas.getByRole("main").ownerDocument.body);
      await userEvent.click(canvas.getByRole("button", { name: /^Eliminar paquete a/ }));
      const question = within(await body.findByRole("alertdialog", { name: "Quitar recarga" }));
      await expect(question.queryByText("Este movimiento no podrá deshacerse")).not.toBeInTheDocument();
      await userEvent.click(question.getByRole("button", { name: "No, conservar" }));
    });
  },
};

export const OnlyRecharges: Story = {
  name: "Solo recargas",
  args: { bets: [], recharges: [topUp] },
  play: async ({ canvas, step }) => {
    await step("it can be paid alone; nothing is said of games of chance", async () => {
      await expect(await canvas.findByText("No ha jugado ningún sorteo")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Pagar" })).toBeVisible();
      await expect(canvas.getByText(/Una recarga hecha no se puede devolver/)).toBeVisible();
      await expect(canvas.queryByText(/derecho de retracto/)).not.toBeInTheDocument();
      await expect(canvas.queryByRole("textbox", { name: "Cupón" })).not.toBeInTheDocument();
    });
  },
};

export const GoneRecharge: Story = {
  name: "Con una recarga que ya no se vende",
  args: { recharges: [topUp, { ...bundle, isGone: true }] },
  play: async ({ canvas, step, userEvent }) => {
    await step("it keeps the cart from being paid, and a press on Pagar leads to it", async () => {
      await shown(await canvas.findByText("Ya no se vende así: quítala para poder pagar."));
      const pay = canvas.getByRole("button", { name: "Pagar" });
      await expect(pay).toHaveAccessibleDescription("Quita las recargas que ya no se venden para poder pagar.");
      await userEvent.click(pay);
      await expect(canvas.getByRole("button", { name: /^Eliminar paquete a/ })).toHaveFocus();
    });
    await step("it is no part of the total", async () => {
      await expect(within(canvas.getByRole("region", { name: "Total" })).getByRole("status")).toHaveTextContent(
        "$42.000",
      );
    });
  },
};

export const RefusedRecharge: Story = {
  name: "Una recarga negada al pagar",
  args: {
    recharges: [topUp],
    backend: {
      checkout: () =>
        Promise.resolve(
          failure(
            refused(409, "AMOUNT_OUT_OF_RANGE", messages.AMOUNT_OUT_OF_RANGE, {
              [topUp.id]: "El operador no acepta este valor",
            }),
          ),
        ),
      openCart: () => yes({ id: 7, revision: 2, lines: [...bets], recharges: [topUp] }),
      hasPendingOrder: () => yes(false),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("what is wrong with it is said at it", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await shown(await canvas.findByText("El operador no acepta este valor"));
    });
  },
};

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
  args: { bets: [...bets, closedBet] },
};

const closedBets: CartLine[] = [
  closedBet,
  { ...closedBet, id: "cerrada2", number: "4004", lotteryName: "Lotería de Boyacá", abbreviation: "BOYA" },
];

export const WithClosedBets: Story = {
  name: "Con sorteos cerrados",
  args: {
    bets: [...bets, ...closedBets],
    backend: { replaceLines: () => yes({ id: 7, revision: 2, lines: [...bets], recharges: [] }) },
  },
  play: async ({ canvas, step, userEvent }) => {
    const remove = await canvas.findByRole("button", { name: "Quitar las cerradas" });
    await step("says which draws have closed; a press on Pagar leads to the button that removes them", async () => {
      const names = [...new Set(closedBets.map(({ lotteryName }) => lotteryName))].join(" y ");
      await shown(canvas.getByText(`Ya cerraron los sorteos de ${names}.`));
      const pay = canvas.getByRole("button", { name: "Pagar" });
      await expect(pay).toHaveAccessibleDescription("Quita las jugadas de sorteos cerrados para poder pagar.");
      await userEvent.click(pay);
      await expect(remove).toHaveFocus();
    });
  },
};

export const ClosedBetsRemoved: Story = {
  ...WithClosedBets,
  name: "Quitar las cerradas",
  play: async ({ canvas, step, userEvent }) => {
    await step("it removes them all, and the focus stays at the bets", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Quitar las cerradas" }));
      await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(bets.length));
      await expect(canvas.getByRole("region", { name: "Sorteos" })).toHaveFocus();
      await expect(canvas.queryByText(/Ya cerr/)).not.toBeInTheDocument();
    });
  },
};

export const PendingOrder: Story = {
  name: "Con un pago pendiente",
  args: { prepare: (store) => store.checkout.setPendingOrder(true) },
};

const unpaid = { ...pastOrders[0]!, state: "PENDING" as const, payableUntil: NOW + 14 * 60_000 };
const withUnpaid = show({ methods, openOrders: success([unpaid]) });
const otherBet: CartLine = { ...bets[0]!, id: "apuesta9", number: "0909" };

export const OpenPurchase: Story = {
  name: "Con una compra sin pagar",
  args: {
    bets: [],
    pages: withUnpaid,
    prepare: (store) => store.checkout.setPendingOrder(true),
    backend: {
      payOrder: () => Promise.resolve(failure(problems.gatewayDown)),
      cancelOrder: () =>
        yes({
          isCancelled: true,
          cart: { id: 8, revision: 1, lines: [...bets], recharges: [] },
          returned: 2,
          closed: 0,
        }),
      hasPendingOrder: () => yes(false),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("[F-22] it can be paid by either gateway, and says when one does not answer", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PayValida/ }));
      await userEvent.click(canvas.getByRole("button", { name: /^Continuar el pago de \$/ }));
      await shown(await canvas.findByText(/La pasarela de pagos no responde/));
    });
    await step("cancelling it brings its bets back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Cancelar y volver al carrito" }));
      await shown(await canvas.findByText("Cancelaste la compra: todo volvió al carrito."));
      await expect(canvas.getByRole("button", { name: "Eliminar 1234 de Lotería de Medellín" })).toBeVisible();
    });
  },
};

export const OpenPurchaseBesideBets: Story = {
  name: "Con jugadas y una compra sin pagar",
  args: { bets: [otherBet], pages: withUnpaid, prepare: (store) => store.checkout.setPendingOrder(true) },
  play: async ({ canvas, step }) => {
    await step("wherever it is mentioned, it offers to go on", async () => {
      await expect(await canvas.findByRole("link", { name: "Continuar el pago" })).toHaveAttribute(
        "href",
        `/confirmacion/${unpaid.reference}`,
      );
      await expect(await canvas.findByRole("button", { name: /^Continuar el pago de \$/ })).toBeVisible();
    });
  },
};

export const PriceChanged: Story = {
  name: "Cambió un precio",
  args: {
    backend: {
      checkout: () => Promise.resolve(failure(refused(409, "PRICE_CHANGED"))),
      openCart: () =>
        yes({
          id: 7,
          revision: 2,
          lines: bets.map((bet, index) => (index === 0 ? { ...bet, fractionPesos: bet.fractionPesos + 500 } : bet)),
          recharges: [],
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
  args: { pages: show({ methods: failure(problems.server), openOrders: success([]) }) },
};

export const NoMethods: Story = {
  name: "Sin medios de pago",
  args: { pages: show({ methods: success([]), openOrders: success([]) }) },
};

export const Removing: Story = {
  name: "Quitar una jugada",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("asks before it removes", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Eliminar 1234 de Lotería de Medellín" }));
      const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
      await shown(dialog.getByText("¿Está seguro que desea eliminar el producto del carrito de compras?"));
    });
  },
};

export const RemovingAll: Story = {
  name: "Quitar todas las jugadas",
  args: {
    bets: bets.slice(0, 2),
    backend: {
      replaceLines: (_, __, lines) =>
        yes({ id: 7, revision: lines.length === 0 ? 3 : 2, lines: [...lines], recharges: [] }),
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
    await step("the focus goes to the bin of the next bet", async () => {
      await remove(first!);
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step("after the last one it goes to the bets, and nothing is warned of", async () => {
      await remove(second!);
      await shown(await canvas.findByText("No ha jugado ningún sorteo"));
      await waitFor(() => expect(canvas.getByRole("region", { name: "Sorteos" })).toHaveFocus());
      await expect(warned).not.toHaveBeenCalled();
    });
  },
};

export const PaymentFailed: Story = {
  name: "El pago no empieza",
  args: { backend: { checkout: () => Promise.resolve(failure(problems.malformed)) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("says so under the total, and everything stays", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await expect(
        await canvas.findByText("Ocurrió un error al momento de procesar el carrito de compras"),
      ).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Pagar" })).not.toHaveAttribute("aria-disabled");
      await expect(canvas.getAllByRole("article")).toHaveLength(bets.length);
    });
  },
};

export const OwnLimit: Story = {
  name: "Tu propio límite",
  args: {
    backend: {
      checkout: () => Promise.resolve(failure(refused(409, "LIMIT_REACHED", messages.LIMIT_REACHED))),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("the limit that stands against it is told without an alarm, with the way to it", async () => {
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

/** Ten percent off the first bet. */
const coupon: Coupon = {
  code: "BIENVENIDA10",
  minFractions: 1,
  maxFractions: 3,
  percents: [{ lotteryId: 10, percent: 10 }],
  endsAt: NOW + 24 * 60 * 60_000,
};
/** The cart as it is read again after a coupon's answer. */
const readAgain: Partial<Script> = {
  openCart: () => yes({ id: 7, revision: 1, lines: [...bets], recharges: [] }),
  hasPendingOrder: () => yes(false),
};

export const WithCoupon: Story = {
  name: "Con un cupón",
  tags: ["CART-07"],
  args: { prepare: (store) => store.cart.setCoupon(coupon) },
  play: async ({ canvas, step }) => {
    const total = canvas.getByRole("region", { name: "Total" });
    await step("[CART-07] total without discount, discount, total", async () => {
      await expect(total).toHaveTextContent(/Total sin descuento\$32\.000Descuento-\$1\.200Total\$30\.800/);
      await expect(canvas.getByText(/^Cupón BIENVENIDA10: ahorras \$1\.200\./)).toBeVisible();
    });
  },
};

export const CouponRemoved: Story = {
  ...WithCoupon,
  name: "Quitar el cupón",
  play: async ({ canvas, step, userEvent }) => {
    const total = canvas.getByRole("region", { name: "Total" });
    await step("it can be taken away again, and the focus stays where it was", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Quitar cupón" }));
      await expect(total).not.toHaveTextContent("Descuento");
      await expect(total).toHaveTextContent("$32.000");
      await userEvent.tab();
      await expect(canvas.getByRole("textbox", { name: "Cupón" })).toHaveFocus();
    });
  },
};

export const CouponApplied: Story = {
  name: "Aplicar un cupón",
  tags: ["CPN-01"],
  args: { backend: { ...readAgain, consultCoupon: () => yes(coupon) } },
  play: async ({ canvas, step, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "Cupón" });
    await step("an empty field says what is missing", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Aplicar cupón" }));
      await expect(field).toHaveAccessibleDescription("Escribe el código de tu cupón.");
      await expect(field).toHaveFocus();
    });
    await step("[CPN-01] only letters and digits stay, in capitals, and that is said", async () => {
      await userEvent.type(field, "bien-venida");
      await expect(field).toHaveValue("BIENVENIDA");
      await userEvent.type(field, " ");
      await expect(field).toHaveAccessibleDescription("Un cupón solo tiene letras y números, hasta 30.");
      await userEvent.type(field, "10");
      await expect(field).toHaveAccessibleDescription("");
    });
    await step("Enter applies it, and the total is the new one", async () => {
      await userEvent.type(field, "{Enter}");
      await shown(await canvas.findByText(/^Cupón BIENVENIDA10: ahorras/));
      await expect(canvas.getByRole("region", { name: "Total" })).toHaveTextContent("$30.800");
    });
  },
};

export const CouponUnknown: Story = {
  name: "Un cupón que no existe",
  args: {
    backend: {
      ...readAgain,
      consultCoupon: () => Promise.resolve(failure(refused(409, "COUPON_UNKNOWN", messages.COUPON_UNKNOWN))),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("it is said at the field, which cannot be changed for three seconds", async () => {
      const field = await canvas.findByRole("textbox", { name: "Cupón" });
      await userEvent.type(field, "NOEXISTE{Enter}");
      await waitFor(() => expect(field).toHaveAccessibleDescription(messages.COUPON_UNKNOWN));
      await expect(field).toHaveAttribute("readonly");
      await expect(canvas.getByRole("button", { name: "Aplicando" })).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const CouponRefused: Story = {
  name: "Un cupón que no se puede redimir",
  tags: ["CPN-02"],
  args: {
    backend: {
      ...readAgain,
      consultCoupon: () => Promise.resolve(failure(refused(409, "COUPON_UNFIT", messages.COUPON_UNFIT))),
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("[CPN-02] that is told over the page, with the price without it", async () => {
      await userEvent.type(await canvas.findByRole("textbox", { name: "Cupón" }), "BOGOTA10{Enter}");
      const dialog = await within(canvasElement.ownerDocument.body).findByRole("alertdialog", {
        name: "No es posible redimir el cupón en esta compra",
      });
      await expect(dialog).toHaveTextContent(messages.COUPON_UNFIT);
      await expect(dialog).toHaveTextContent("Sin cupón pagas $32.000.");
      await shown(within(dialog).getByRole("button", { name: "Revisar" }));
      await shown(within(dialog).getByRole("button", { name: "Comprar sin cupón" }));
    });
  },
};

export const CouponRefusedAtPay: Story = {
  name: "Un cupón que se agota al pagar",
  args: {
    prepare: (store) => store.cart.setCoupon(coupon),
    backend: {
      checkout: ({ couponCode, totalPesos }) =>
        couponCode !== null
          ? Promise.resolve(failure(refused(409, "COUPON_SPENT", messages.COUPON_SPENT)))
          : yes({ reference: "PM-1", payUrl: `https://checkout-test.placetopay.com/session/${totalPesos}` }),
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step("the payment is not made, the discount goes, and why is told", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await expect(await body.findByRole("alertdialog")).toHaveTextContent(messages.COUPON_SPENT);
      await expect(canvas.getByRole("region", { name: "Total", hidden: true })).toHaveTextContent("$32.000");
    });
    await step("what is bought without it is paid at its full price", async () => {
      await userEvent.click(body.getByRole("button", { name: "Comprar sin cupón" }));
      await expect(await body.findByRole("dialog")).toHaveTextContent("Vas a pagar $32.000 con PlaceToPay.");
    });
  },
};

export const CouponAtNewPrice: Story = {
  name: "Con un cupón, cambió un precio",
  args: {
    prepare: (store) => store.cart.setCoupon(coupon),
    backend: {
      ...readAgain,
      checkout: () => Promise.resolve(failure(refused(409, "PRICE_CHANGED", messages.PRICE_CHANGED))),
      consultCoupon: () => yes({ ...coupon, percents: [{ lotteryId: 10, percent: 5 }] }),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("[F-6] what the coupon gives is asked for again, and the total is the new one", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await waitFor(() => expect(canvas.getByRole("region", { name: "Total" })).toHaveTextContent("-$600"));
      await shown(canvas.getByText(messages.PRICE_CHANGED));
    });
  },
};

export const CouponOver: Story = {
  name: "El cupón vence en el carrito",
  args: { prepare: (store) => store.cart.setCoupon({ ...coupon, endsAt: NOW }) },
  play: async ({ canvas, step }) => {
    await step("it is taken away, and that is said", async () => {
      await shown(await canvas.findByText("Tu cupón venció y lo quitamos. Revisa el total."));
      await expect(canvas.getByRole("region", { name: "Total" })).toHaveTextContent("$32.000");
    });
  },
};

export const Leaving: Story = {
  name: "Camino a la pasarela",
  args: {
    backend: { checkout: () => yes({ reference: "PM-1", payUrl: "https://checkout-test.placetopay.com/session/1" }) },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("says where the browser is going and for what; the bets stay", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /PlaceToPay/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
      await expect(dialog).toHaveTextContent("Te llevamos a la pasarela de pago");
      await expect(dialog).toHaveTextContent(/Vas a pagar \$[\d.]+ con PlaceToPay\./);
      await expect(canvas.getAllByRole("article", { hidden: true })).toHaveLength(bets.length);
    });
  },
};
