/** The purchase history in its states; the other parts of the account have files of their own. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import History, { type loader } from "#src/screens/Account/History.tsx";
import { refused, yes } from "../../tests/models/fakeEnv";
import { NOW, pastOrders, person, problems, refundOf } from "../fixtures/draws";
import { bought, bundle, topUp } from "../fixtures/recharges";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

type Data = DataOf<typeof loader>;

const history: Data = {
  day: "",
  paging: { page: 1, size: 5 },
  history: success({ orders: pastOrders.slice(0, 5), isMore: true }),
};
const lastPage: Data = {
  ...history,
  paging: { page: 2, size: 5 },
  history: success({ orders: pastOrders.slice(5), isMore: false }),
};
const noOrders = success({ orders: [], isMore: false });
const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/mi-cuenta/historial", screen: History, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Mi cuenta",
  component: Scene,
  parameters: wholePage,
  args: { at: "/mi-cuenta/historial", pages: show(history, lastPage), person },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Historial",
  play: async ({ canvas, step }) => {
    await step("a purchase says what each of its tickets came to, once it was approved", async () => {
      const [pending, won, rejected, lost] = await canvas.findAllByRole("article");
      await expect(won).toHaveTextContent(/Ganaste \$90\.000.*No ganó/);
      await expect(lost).toHaveTextContent("No ganó");
      for (const none of [pending, rejected]) await expect(none).not.toHaveTextContent(/Ganaste|No ganó|Sin resultado/);
    });
  },
};

const unpaid = { ...pastOrders[0]!, payableUntil: NOW + 14 * 60_000 };
const unpaidHistory = { ...history, history: success({ orders: [unpaid, pastOrders[1]!], isMore: false }) };
const ended = { ...history, history: success({ orders: pastOrders.slice(0, 2), isMore: false }) };
const withUnpaid = show(unpaidHistory);
const Landed = () => <h1>Carrito de Compras</h1>;
const returned = { cart: { id: 8, revision: 1, lines: [], recharges: [] }, returned: 1, closed: 0 };
/** The router's data is rendered in a transition, which yields to the dialog: the row may outlive it by some frames. */
const goneFrom = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.queryByRole("button", { name: cancel })).toBeNull());

/** A sentence over the page, put away again. */
async function told(canvasElement: HTMLElement, sentence: string | RegExp) {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole("alertdialog");
  await shown(await within(dialog).findByText(sentence));
  await userEvent.click(within(dialog).getByRole("button", { name: "Aceptar" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
const cancel = `Cancelar y volver al carrito, compra ${unpaid.reference}`;

export const HistoryUnpaid: Story = {
  name: "Historial, con una compra sin pagar",
  args: {
    pages: [...withUnpaid, page({ route: "/carrito", screen: Landed, data: null })],
    backend: { cancelOrder: () => yes({ ...returned, isCancelled: true }), hasPendingOrder: () => yes(false) },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("it is gone on with from its row", async () => {
      await expect(
        await canvas.findByRole("link", { name: `Continuar el pago, compra ${unpaid.reference}` }),
      ).toHaveAttribute("href", `/confirmacion/${unpaid.reference}`);
      await expect(canvas.getAllByRole("link", { name: /^Continuar el pago/ })).toHaveLength(1);
    });
    await step("cancelled from its row, its bets are in the cart, which is shown", async () => {
      await userEvent.click(canvas.getByRole("button", { name: cancel }));
      await expect(await canvas.findByRole("heading", { name: "Carrito de Compras" })).toBeVisible();
    });
  },
};

export const HistoryUnpaidWaits: Story = {
  name: "Historial, sin respuesta de la pasarela",
  tags: ["F-22"],
  args: {
    pages: show(unpaidHistory, ended),
    backend: {
      cancelOrder: () => yes({ ...returned, isCancelled: false, returned: 0 }),
      hasPendingOrder: () => yes(true),
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("[F-22] the gateway does not answer: it is told when the purchase ends by itself", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: cancel }));
      await told(canvasElement, /^La pasarela no responde\. Tu compra se cerrará sola en máximo 10 minutos/);
      await goneFrom(canvas);
    });
  },
};

export const HistoryUnpaidPaid: Story = {
  name: "Historial, ya pagada al cancelar",
  args: {
    pages: show(unpaidHistory, { ...history, history: success({ orders: [pastOrders[1]!], isMore: false }) }),
    backend: { cancelOrder: () => Promise.resolve(failure(refused(409, "ORDER_PAID", "Esta compra ya está pagada."))) },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("paid meanwhile: that is told, and the purchases are as they are now", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: cancel }));
      await told(canvasElement, "Esta compra ya está pagada.");
      await goneFrom(canvas);
    });
  },
};

export const HistoryUnpaidKept: Story = {
  name: "Historial, sin poder cancelar",
  args: { pages: withUnpaid, backend: { cancelOrder: () => Promise.resolve(failure(problems.server)) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("the row says that it was not cancelled, and offers it again", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: cancel }));
      await shown(await canvas.findByText("Ocurrió un error al momento de cancelar la compra"));
      await expect(canvas.getByRole("button", { name: cancel })).toBeEnabled();
    });
  },
};

const recharged = [
  { ...pastOrders[3]!, id: 21, reference: "PM-RECARGA-1", recharges: [bought(topUp, "DONE")], totalPesos: 16_000 },
  {
    ...pastOrders[3]!,
    id: 22,
    reference: "PM-RECARGA-2",
    lines: [],
    recharges: [bought(topUp, "FAILED"), bought(bundle, "DONE")],
    totalPesos: 22_000,
    refunds: [refundOf("DONE", { reason: "recharge-failed", rechargeId: topUp.id, amountPesos: topUp.pesos })],
  },
  { ...pastOrders[2]!, id: 23, reference: "PM-RECARGA-3", lines: [], recharges: [bought(topUp, null)] },
];

export const HistoryRecharges: Story = {
  name: "Historial, con recargas",
  args: { pages: show({ ...history, history: success({ orders: recharged, isMore: false }) }) },
  play: async ({ canvas, step }) => {
    await step("each recharge says what has become of it, with its bets or alone", async () => {
      const [both, failed, rejected] = await canvas.findAllByRole("article");
      await expect(both).toHaveTextContent(/Medellín \+ 1.*Recarga hecha/);
      await expect(failed).toHaveTextContent(/Claro \+ 1.*No se pudo hacer; te devolvemos \$10\.000.*Recarga hecha/);
      await expect(rejected).toHaveTextContent("No se envió");
    });
  },
};

export const HistoryLeafed: Story = {
  name: "Historial, de página en página",
  play: async ({ canvas, step, userEvent }) => {
    await step("five orders a page, the sixth on the next", async () => {
      await expect(await canvas.findByText("Página 1")).toBeVisible();
      await expect(canvas.getAllByRole("article")).toHaveLength(5);
      await expect(canvas.getByRole("link", { name: "10" })).toHaveAttribute("href", "/mi-cuenta/historial?por=10");
      const next = canvas.getByRole("link", { name: "Siguiente" });
      await expect(next).toHaveAttribute("href", "/mi-cuenta/historial?pagina=2");
      await userEvent.click(next);
      await expect(await canvas.findByText("Página 2")).toBeVisible();
      await expect(canvas.getAllByRole("article")).toHaveLength(1);
      await expect(canvas.getByText("Sin resultado")).toBeVisible();
    });
    await step("on the last page the focus is where one reads which it is", async () => {
      await expect(canvas.getByRole("button", { name: "Siguiente" })).toHaveAttribute("aria-disabled", "true");
      await waitFor(() => expect(canvas.getByText("Página 2")).toHaveFocus());
      await expect(canvas.getByRole("link", { name: "Anterior" })).toHaveAttribute("href", "/mi-cuenta/historial");
    });
  },
};

export const HistoryEmpty: Story = {
  name: "Historial vacío",
  args: { pages: show({ ...history, history: noOrders }) },
};

export const HistoryOfDayEmpty: Story = {
  name: "Historial de un día, vacío",
  args: { pages: show({ ...history, day: "2026-11-01", history: noOrders }) },
};

export const HistoryFailed: Story = {
  name: "Historial con problema",
  args: { pages: show({ ...history, history: failure(problems.server) }) },
};

export const HistoryLoading: Story = {
  name: "Historial cargando",
  args: { pages: show({ ...history, history: failure(problems.server) }, "pending") },
  play: async ({ canvas, step, userEvent }) => {
    await step("asked again, the purchases show that they are on their way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando el historial")).toBeInTheDocument();
    });
  },
};
