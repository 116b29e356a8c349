/** The confirmation: what became of a payment. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import Confirmation, { type loader } from "#src/screens/Confirmation/Confirmation.tsx";
import type { OrderStatus } from "#api/orders";
import { failure } from "#api/result";
import { NOW, refused, yes } from "../../tests/models/fakeEnv";
import { eventsUntil, order, person, problems, refundOf } from "../fixtures/draws";
import { bought, bundle, topUp } from "../fixtures/recharges";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const show = (data: Data) => [page<typeof loader>({ route: "/confirmacion/:reference?", screen: Confirmation, data })];

const meta = {
  title: "Pantallas/Confirmación",
  component: Scene,
  parameters: wholePage,
  args: {
    at: `/confirmacion/${order.reference}`,
    pages: show({ order, methods: [], failure: null }),
    person,
    backend: { hasPendingOrder: () => yes(false) },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Aprobada",
  play: async ({ canvas, step }) => {
    await step("the tickets come before the money, and the bank's words are folded below", async () => {
      const ticket = canvas.getByRole("article", { name: "Lotería de Medellín" });
      const paid = canvas.getByText("Pagaste");
      const bank = canvas.getByText("Banco de Bogotá");
      for (const [earlier, later] of [
        [ticket, paid],
        [paid, bank],
      ] as const)
        await expect(earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      await expect(bank).not.toBeVisible();
      await expect(ticket).toHaveTextContent("2 de 3 fracciones");
      await expect(ticket).toHaveTextContent("Juega hoy a las 11:00 p. m.");
    });
    await step("what has happened is told step by step, each with its time in Bogotá", async () => {
      const steps = within(canvas.getByRole("list", { name: "Qué ha pasado con tu compra" })).getAllByRole("listitem");
      await expect(steps.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
        "Compra creada, hecho20-11-2026, 12:38 p. m.",
        "En espera del pago, hecho20-11-2026, 12:38 p. m. · PlaceToPay",
        "Pago aprobado, hecho20-11-2026, 12:42 p. m. · PlaceToPay · $32.000",
        "Billete expedido, hecho20-11-2026, 12:42 p. m.",
      ]);
    });
  },
};

export const ManyBets: Story = {
  name: "Aprobada, de muchas jugadas",
  args: {
    pages: show({
      order: {
        ...order,
        totalPesos: 96_000,
        totalWithoutDiscountPesos: 106_000,
        discountPesos: 10_000,
        couponCode: "BIENVENIDA10",
        lines: [1, 2, 3].flatMap((copy) => order.lines.map((line) => ({ ...line, id: `${line.id}-${copy}` }))),
      },
      methods: [],
      failure: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("more than two bets are a list, and a discount stands in the sum", async () => {
      await expect(canvas.getByRole("heading", { name: "Tus 6 jugadas" })).toBeVisible();
      await expect(canvas.getAllByText("1234")).toHaveLength(3);
      await expect(canvas.getAllByText("-$10.000")[0]).toBeVisible();
      await expect(canvas.getByText("Descuento, cupón BIENVENIDA10")).toBeVisible();
    });
  },
};

/** What the next draws have of the numbers of {@link order}. */
const replays = [
  { lotteryName: "Lotería de Medellín", number: "1234", series: "042", drawNumber: 4862, fractions: 2 },
  { lotteryName: "Lotería de Boyacá", number: "0519", series: "013", drawNumber: 4603, fractions: 0 },
  { lotteryName: "Lotería del Huila", number: "7777", series: "100", drawNumber: null, fractions: 0 },
];
const replayed = (taken: number) => ({
  playAgain: () =>
    yes({
      cart: { id: 8, revision: 2, lines: [...order.lines].slice(0, taken), recharges: [] },
      returned: taken,
      closed: 3 - taken,
      replays: taken === 0 ? replays.slice(1) : replays,
    }),
  hasPendingOrder: () => yes(false),
});

export const PlayedAgain: Story = {
  name: "Aprobada, jugada otra vez",
  args: { backend: replayed(1) },
  play: async ({ canvas, step, userEvent }) => {
    await step("it says which bets are in the cart, and why the others are not; nothing is bought", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Volver a jugar estos números" }));
      const told = (await canvas.findByText("1 jugada está en tu carrito")).closest("[role=status]");
      await expect(told).toHaveTextContent(/Medellín 1234-042: 2.fracciones del sorteo 4862\./);
      await expect(told).toHaveTextContent("Boyacá 0519-013: agotada en el sorteo 4603.");
      await expect(told).toHaveTextContent("Huila 7777-100: todavía no hay otro sorteo a la venta.");
      await expect(told).toHaveTextContent("Nada se compra hasta que pagues.");
      await expect(canvas.getByRole("link", { name: "Ver carrito" })).toHaveAttribute("href", "/carrito");
    });
  },
};

export const NothingToPlay: Story = {
  name: "Aprobada, sin nada que jugar otra vez",
  args: { backend: replayed(0) },
  play: async ({ canvas, step, userEvent }) => {
    await step("where nothing is free, that is said and no cart is offered", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Volver a jugar estos números" }));
      await expect(await canvas.findByText("Ninguna jugada está disponible")).toBeVisible();
      await expect(canvas.queryByRole("link", { name: "Ver carrito" })).toBeNull();
    });
  },
};

const waiting = {
  ...order,
  outcome: "PENDING",
  message: "",
  bank: "",
  payUrl: "https://checkout-test.placetopay.com/1",
  payableUntil: NOW + 12 * 60_000,
  events: eventsUntil("WAITING"),
} as const;

export const Pending: Story = {
  name: "Pendiente",
  args: {
    pages: show({ order: waiting, methods: ["PLACETOPAY", "PAYVALIDA"], failure: null }),
    backend: { hasPendingOrder: () => yes(true), orderStatus: () => yes(waiting) },
  },
  play: async ({ canvas, step }) => {
    await step("the page says when it asked last and when it asks again, and can be told to ask now", async () => {
      await expect(canvas.getByText(/^Última vez a la 1:00:00.p\. m\.; otra vez en \d+.s\.$/)).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Preguntar ahora" })).toBeEnabled();
    });
    await step("its tickets are held, not printed", async () => {
      await expect(canvas.getAllByText(/^Apartado hasta la 1:12/)).toHaveLength(2);
    });
    await step("the last step is the one that is waited for", async () => {
      const list = canvas.getByRole("list", { name: "Qué ha pasado con tu compra" });
      await expect(within(list).getAllByRole("listitem").at(-1)).toHaveAttribute("aria-current", "step");
    });
  },
};

export const AskedInVain: Story = {
  name: "Pendiente, sin respuesta al preguntar",
  args: {
    ...Pending.args,
    backend: {
      hasPendingOrder: () => yes(true),
      orderStatus: () => Promise.resolve(failure(refused(503, "UNAVAILABLE"))),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("a try that fails is said, and what is known of the purchase stays", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Preguntar ahora" }));
      await expect(await canvas.findByText(/^No pudimos preguntar a la 1:00:00.p\. m\./)).toBeVisible();
      await expect(canvas.getByRole("article", { name: "Lotería de Medellín" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Preguntar ahora" })).toBeEnabled();
    });
  },
};

export const AskedAndApproved: Story = {
  name: "Pendiente, aprobada al preguntar",
  args: { ...Pending.args, backend: { hasPendingOrder: () => yes(false), orderStatus: () => yes(order) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("the page that is shown tells the end", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Preguntar ahora" }));
      await expect(await canvas.findByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "Preguntar ahora" })).toBeNull();
    });
  },
};

export const LoggedOutMeanwhile: Story = {
  name: "Pendiente, con la sesión vencida al preguntar",
  args: {
    pages: [
      page<typeof loader>({
        route: "/confirmacion/:reference?",
        screen: Confirmation,
        data: { order: waiting, methods: [], failure: null },
        next: { order: null, methods: [], failure: refused(401, "UNAUTHORIZED") },
      }),
    ],
    backend: {
      hasPendingOrder: () => yes(true),
      orderStatus: () => Promise.resolve(failure(refused(401, "UNAUTHORIZED"))),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("the order is not shown to whoever is not logged in any more", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Preguntar ahora" }));
      await expect(await canvas.findByRole("heading", { name: "Inicia sesión para ver tu orden" })).toBeVisible();
    });
  },
};

export const Unpaid: Story = {
  name: "Sin pagar",
  args: {
    pages: show({ order: { ...waiting, payUrl: null }, methods: ["PLACETOPAY", "PAYVALIDA"], failure: null }),
    backend: { hasPendingOrder: () => yes(true), orderStatus: () => yes({ ...waiting, payUrl: null }) },
  },
};

export const Rejected: Story = {
  name: "Rechazada",
  args: {
    pages: show({
      order: {
        ...order,
        outcome: "REJECTED",
        message: "Fondos insuficientes",
        events: eventsUntil("WAITING", ["REJECTED", null]),
      },
      methods: [],
      failure: null,
    }),
  },
};

/** Its order, of which `refunds` go back. */
const goingBack = (...refunds: OrderStatus["refunds"]) =>
  show({
    order: {
      ...order,
      outcome: "REFUNDED",
      refunds,
      events: eventsUntil(
        "APPROVED",
        ["NO_TICKET", null],
        ["REFUND_OWED", 32_000],
        ...refunds.flatMap(({ askedAt, doneAt }) => [
          ...(askedAt === null ? [] : [["REFUND_ASKED", 32_000] as const]),
          ...(doneAt === null ? [] : [["REFUND_DONE", 32_000] as const]),
        ]),
      ),
    },
    methods: [],
    failure: null,
  });

export const Refunded: Story = {
  name: "Por devolver",
  args: { pages: goingBack(refundOf("ASKED")) },
  play: async ({ canvas, step }) => {
    await step("why, since when and who gives it back", async () => {
      await expect(canvas.getByRole("heading", { name: "Vamos a devolverte el dinero" })).toBeVisible();
      await expect(canvas.getByRole("heading", { name: "Devolución de $32.000" })).toBeVisible();
      await expect(canvas.getByText(/Se la pedimos a la pasarela y esperamos su respuesta/)).toBeVisible();
      await expect(canvas.getByText("La debemos desde")).toBeVisible();
      await expect(canvas.queryByText("Devuelta")).toBeNull();
    });
  },
};

export const RefundedByHand: Story = {
  name: "Por devolver a mano",
  args: { pages: goingBack(refundOf("TASK")) },
};

export const Returned: Story = {
  name: "Devuelta",
  args: { pages: goingBack(refundOf("DONE")) },
  play: async ({ canvas, step }) => {
    await step("that it went back, and when", async () => {
      await expect(canvas.getByRole("heading", { name: "Te devolvimos el dinero" })).toBeVisible();
      await expect(canvas.getByText("Devuelta")).toBeVisible();
    });
  },
};

export const PaidTwice: Story = {
  name: "Pagada dos veces",
  args: {
    pages: show({
      order: { ...order, refunds: [refundOf("OWED", { reason: "second-payment" })] },
      methods: [],
      failure: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("the tickets stay, and the second payment goes back", async () => {
      await expect(canvas.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
      await expect(canvas.getByText(/Recibimos dos pagos de esta compra/)).toBeVisible();
    });
  },
};

const annulled = { reason: "draw-annulled", draw: { lotteryId: 10, drawNumber: 4861 } } as const;

export const DrawAnnulled: Story = {
  name: "Un sorteo anulado",
  args: {
    pages: show({
      order: { ...order, refunds: [refundOf("TASK", { ...annulled, amountPesos: 12_000 })] },
      methods: [],
      failure: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("its ticket is not said to play, and the other one does", async () => {
      await expect(canvas.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
      const [ticket, other] = canvas.getAllByRole("article");
      await expect(ticket).toHaveTextContent("Anulado, no se juega");
      await expect(ticket).not.toHaveTextContent("Juega hoy");
      await expect(other).toHaveTextContent("Juega mañana");
    });
  },
};

export const AllAnnulled: Story = {
  name: "Anulada entera",
  args: {
    pages: show({
      order: {
        ...order,
        lines: order.lines.slice(0, 1),
        totalPesos: 12_000,
        totalWithoutDiscountPesos: 12_000,
        refunds: [refundOf("TASK", { ...annulled, amountPesos: 12_000 })],
      },
      methods: [],
      failure: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("nobody is told that they play", async () => {
      await expect(canvas.getByRole("heading", { name: "Vamos a devolverte el dinero" })).toBeVisible();
    });
  },
};

export const RefundUnknown: Story = {
  name: "Devolución sin detalle",
  args: {
    pages: show({ order: { ...order, outcome: "REFUNDED", refunds: [], events: [] }, methods: [], failure: null }),
  },
  play: async ({ canvas, step }) => {
    await step("a backend that does not tell what has happened leaves no list behind", async () => {
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(canvas.queryByText("Qué ha pasado con tu compra")).toBeNull();
    });
  },
};

export const NeedsLogin: Story = {
  name: "Sin sesión",
  args: { pages: show({ order: null, methods: [], failure: refused(401, "UNAUTHORIZED") }), person: null },
};

export const Unknown: Story = {
  name: "Referencia desconocida",
  args: { pages: show({ order: null, methods: [], failure: refused(404, "NOT_FOUND") }) },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["CONF-02"],
  args: { pages: show({ order: null, methods: [], failure: problems.malformed }) },
};

const recharged = (recharges: OrderStatus["recharges"], over: Partial<OrderStatus> = {}): OrderStatus => ({
  ...order,
  lines: [],
  recharges,
  totalPesos: 22_000,
  totalWithoutDiscountPesos: 22_000,
  description: "2 recargas de celular",
  events: eventsUntil("WAITING", ["APPROVED", 22_000]),
  ...over,
});

/** The order with a recharge that is so far. */
const withRecharge = (state: "WAITING" | "DONE", events: OrderStatus["events"]): OrderStatus => ({
  ...order,
  recharges: [bought(topUp, state)],
  totalPesos: 42_000,
  totalWithoutDiscountPesos: 42_000,
  events,
});

export const WithRecharge: Story = {
  name: "Con una recarga en camino",
  args: {
    pages: show({
      order: withRecharge("WAITING", eventsUntil("WAITING", ["APPROVED", 42_000], ["TICKET", null])),
      methods: [],
      failure: null,
    }),
    backend: {
      hasPendingOrder: () => yes(false),
      orderStatus: () =>
        yes(
          withRecharge(
            "DONE",
            eventsUntil(
              "WAITING",
              ["APPROVED", 42_000],
              ["TICKET", null],
              ["RECHARGE_SENT", topUp.pesos, "Claro"],
              ["RECHARGE_DONE", topUp.pesos, "Claro"],
            ),
          ),
        ),
    },
  },
  play: async ({ canvas, step }) => {
    await step("the tickets come first, then the recharge with how far it is", async () => {
      await expect(await canvas.findByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
      await expect(canvas.getByText("Enviando la recarga")).toBeVisible();
    });
    await step("the page asks again by itself until it is made", async () => {
      const told = await canvas.findAllByText("Recarga hecha");
      for (const one of told) await expect(one).toBeVisible();
    });
    await step("what has happened to it is told after the ticket", async () => {
      const steps = within(canvas.getByRole("list", { name: "Qué ha pasado con tu compra" })).getAllByRole("listitem");
      await expect(steps.at(-2)).toHaveTextContent(/Recarga pedida al operador.*Claro · \$10\.000/);
      await expect(steps.at(-1)).toHaveTextContent(/Recarga hecha.*Claro · \$10\.000/);
    });
  },
};

export const OnlyRecharges: Story = {
  name: "Solo recargas",
  args: {
    pages: show({
      order: recharged([bought(topUp, "DONE"), bought(bundle, "TASK")], {
        events: eventsUntil(
          "WAITING",
          ["APPROVED", 22_000],
          ["RECHARGE_SENT", topUp.pesos, "Claro"],
          ["RECHARGE_SENT", bundle.pesos, "Tigo"],
          ["RECHARGE_DONE", topUp.pesos, "Claro"],
        ),
      }),
      methods: [],
      failure: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("a purchase without a ticket speaks of none", async () => {
      await expect(await canvas.findByRole("heading", { name: "¡Listo, recibimos tu pago!" })).toBeVisible();
      await expect(canvas.getAllByText("Recarga hecha")).toHaveLength(2);
      await expect(canvas.queryByText("Billete expedido")).toBeNull();
      await expect(canvas.getByText("La estamos revisando con el operador")).toBeVisible();
      await expect(canvas.queryByText(/retracto/)).not.toBeInTheDocument();
      await expect(canvas.getByRole("link", { name: "Hacer otra recarga" })).toHaveAttribute("href", "/recargas");
    });
  },
};

export const RechargeFailed: Story = {
  name: "Una recarga que no se pudo hacer",
  args: {
    pages: show({
      order: recharged([bought(topUp, "FAILED"), bought(bundle, "DONE")], {
        refunds: [refundOf("ASKED", { reason: "recharge-failed", rechargeId: topUp.id, amountPesos: topUp.pesos })],
        events: eventsUntil(
          "WAITING",
          ["APPROVED", 22_000],
          ["RECHARGE_SENT", topUp.pesos, "Claro"],
          ["RECHARGE_SENT", bundle.pesos, "Tigo"],
          ["RECHARGE_DONE", bundle.pesos, "Tigo"],
          ["RECHARGE_FAILED", topUp.pesos, "Claro"],
          ["REFUND_OWED", topUp.pesos],
          ["REFUND_ASKED", topUp.pesos],
        ),
      }),
      methods: [],
      failure: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("its money goes back, the other one stays", async () => {
      await expect(await canvas.findByText("No se pudo hacer; te devolvemos $10.000")).toBeVisible();
      await expect(canvas.getByRole("heading", { name: "Devolución de $10.000" })).toBeVisible();
      await expect(canvas.getByText("El operador no hizo la recarga")).toBeVisible();
      await expect(canvas.getByRole("heading", { name: "¡Listo, recibimos tu pago!" })).toBeVisible();
    });
  },
};

export const RechargesRejected: Story = {
  name: "Recargas rechazadas",
  args: {
    pages: show({
      order: recharged([bought(topUp, null)], {
        outcome: "REJECTED",
        message: "Fondos insuficientes",
        events: eventsUntil("WAITING", ["REJECTED", null]),
      }),
      methods: [],
      failure: null,
    }),
  },
  play: async ({ canvas, step }) => {
    await step("nothing was charged, nothing was sent", async () => {
      await expect(await canvas.findByText(/no se hizo ninguna recarga/)).toBeVisible();
      await expect(canvas.getByText("No se envió")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Volver a ponerla en el carrito" })).toBeVisible();
    });
  },
};
