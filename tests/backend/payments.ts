/**
 * Payment, its result, receipts, and the page of the test gateway (/pasarela/{reference}).
 *
 * Where the documents leave a shape open:
 * - typePay names the gateway by its setting: a value with "payvalida" answers CODE and DATA, any other processUrl and
 *   requestId. A gateway whose setting is N is refused.
 * - The order's reference is given by the backend. It is DATA.Referencia; the answer with processUrl does not carry it, but
 *   the cart does from then on, in state PENDING.
 * - A second request with the same numTransaccion for the same cart gets the same answer.
 * - The amounts are taken as sent: no rule of the server is shown. Only the draw, the stock and the gateway are checked.
 *   A token that is sent must be valid; a missing token is accepted.
 * - place-to-pay-consultar: `pay` is the reference itself, or an object with the reference or the requestId in any field.
 *   `data` has status, request and payment, with `descuento` and `totalSinDescuento` next to them; or CODE and DATA with
 *   the fields of an order confirmation.
 * - A refused payment with CODE has its text in DESC; one with `status` has the number 400 there.
 * - The states of a payment set the cart's state: APPROVED and APROBADA approve; FAILED, REJECTED, CANCELADA and REFUNDED
 *   reject and free the fractions; all others leave it pending.
 * - An approved order earns a point for each 1000 pesos.
 * - BuscarS3: `data` is the link or the base64 text itself. It finds an order by numTransaccion or reference, and a prize by
 *   numTransaccion or colilla; a prize always gives a link.
 */
import { dayMonthYear, dayOf, stamp } from "./calendar";
import { Page, Refusal, SESSION_ENDED, findPerson, type Context, type Routes } from "./calls";
import { freeFractions, lotteryOf, openDraw } from "./catalogue";
import { firstText, number, record, same, text, type Json } from "./json";
import { pdf } from "./pdf";
import { nextId, type Cart, type CartState, type Gateway, type Payment, type Person, type State } from "./state";

/** The states of the first gateway, and those of the second. */
const WORDS: [string, string][] = [
  ["APPROVED", "APROBADA"],
  ["REJECTED", "CANCELADA"],
  ["PENDING", "PENDIENTE"],
];
const MESSAGES: Record<CartState, string> = {
  INCART: "El pago no ha comenzado",
  PENDING: "La transacción está pendiente de respuesta del banco",
  APPROVED: "La transacción fue aprobada",
  REJECTED: "La transacción fue rechazada",
};

function stateAfter(status: string): CartState {
  if (["APPROVED", "APROBADA"].includes(status)) return "APPROVED";
  return ["FAILED", "REJECTED", "CANCELADA", "REFUNDED"].includes(status) ? "REJECTED" : "PENDING";
}

const ownerOf = ({ people }: State, { user, userId }: Cart): Person | undefined =>
  people.find((person) => same(person.userId, userId) || same(person.usuario, user) || same(person.userId, user));

function orderOf(state: State, keys: string[]): Cart & { payment: Payment } {
  const found = state.carts.find(
    ({ payment, reference }) => payment && (keys.includes(reference) || keys.includes(String(payment.requestId))),
  );
  if (!found?.payment) throw new Refusal(404, "La orden no existe");
  return found as Cart & { payment: Payment };
}

/** Sets the state of a payment, by any word of the documents, and the state of its cart. */
export function setPaymentStatus({ now, state }: Context, reference: string, status: string): void {
  const cart = orderOf(state, [reference]);
  const owner = ownerOf(state, cart);
  const before = cart.state;
  cart.payment.status = status;
  cart.state = stateAfter(status);
  cart.updatedAt = now();
  if (cart.state === "APPROVED" && before !== "APPROVED" && owner) {
    owner.points += Math.floor(cart.payment.total / 1000);
  }
}

/** Why the cart cannot be paid; null if it can. */
function refusalOf(cart: Cart | undefined, gateway: Gateway, { now, state }: Context): string | null {
  if (!cart) return "El carrito no existe";
  if (cart.state !== "INCART") return "El carrito ya fue enviado a pago";
  if (cart.lotteries.length + cart.recharges.length === 0) return "El carrito está vacío";
  if (state.settings.get(`HABILITA_PAGOS_${gateway}`) === "N") return "El medio de pago no está habilitado";
  const needed = new Map<string, number>();
  for (const line of cart.lotteries) {
    const lottery = lotteryOf(line.ideLoteria);
    const draw = lottery && openDraw(lottery, now());
    if (!draw || draw.sorteo !== number(line.sorteo)) return `El sorteo ${text(line.sorteo)} ya está cerrado`;
    const key = `${draw.lottery.ideLoteria} ${line.numero} ${line.serie}`;
    needed.set(key, (needed.get(key) ?? 0) + line.fracciones);
    if ((needed.get(key) ?? 0) > freeFractions(state, draw, line.numero, line.serie)) {
      return `El número ${line.numero} de la serie ${line.serie} ya no tiene fracciones disponibles`;
    }
  }
  return null;
}

function refusedPayment({ shapes }: Context, message: string): unknown {
  switch (shapes.checkoutErrors) {
    case "text":
      return `Error ${message}`;
    case "status":
      return { status: { status: 400, message } };
    case "code":
      return { CODE: "0002", DESC: message };
    case "object":
      return { error: { message } };
  }
}

function startPayment(cart: Cart, pay: Json, gateway: Gateway, { now, shopAddress, state }: Context): void {
  const { amount, description } = record(pay["payment"]);
  const { currency, total } = record(amount);
  const requestId = nextId(state);
  cart.reference = `REF${100_000 + cart.id}`;
  cart.state = "PENDING";
  cart.updatedAt = now();
  cart.payment = {
    gateway,
    requestId: 70_000 + requestId,
    status: gateway === "PAYVALIDA" ? "PENDIENTE" : "PENDING",
    startedAt: now(),
    total: number(total),
    currency: text(currency) || "COP",
    description: text(description),
    ip: text(pay["ip"]),
    couponName: text(pay["couponName"]),
    totalBefore: number(pay["totalSinDesc"]) || number(total),
    discount: number(pay["totalDescuento"]),
    numTransaccion: text(pay["numTransaccion"]) || String(requestId),
    returnUrl:
      firstText(pay, "returnUrl") || (shopAddress === "" ? "" : `${shopAddress}/confirmacion/${cart.reference}`),
  };
}

function startedPayment({ payment, reference }: Cart, { address }: Context): Json {
  const page = `${address}/pasarela/${reference}`;
  return payment?.gateway === "PAYVALIDA"
    ? { CODE: "0000", DESC: "OK", DATA: { Referencia: reference, checkout: page } }
    : { processUrl: page, requestId: payment?.requestId };
}

function paymentResult(cart: Cart & { payment: Payment }, { shapes, state }: Context): Json {
  const { payment, reference } = cart;
  const owner = ownerOf(state, cart);
  const isCode =
    shapes.confirmation === "code" || (shapes.confirmation === "by-gateway" && payment.gateway === "PAYVALIDA");
  const pair = WORDS.find((words) => words.includes(payment.status));
  const status = pair ? pair[isCode ? 1 : 0] : payment.status;
  const [date, message] = [stamp(cart.updatedAt), MESSAGES[cart.state]];
  const buyer = {
    name: owner?.nombres ?? "",
    surname: owner?.primerApellido ?? "",
    email: owner?.email ?? "",
    document: owner?.usuario ?? cart.user,
    mobile: owner?.celular ?? "",
  };
  const amount = { currency: payment.currency, total: payment.total };
  const discounts = { descuento: payment.discount, totalSinDescuento: payment.totalBefore };
  if (isCode) {
    const order = { Referencia: reference, referencia: reference, descripcion: payment.description, ip: payment.ip };
    const result = { estado: status, fecha: date, mensaje: message, banco: "Bancolombia", comprador: buyer };
    return { CODE: "0000", DESC: "OK", DATA: { ...result, monto: amount, ...order, ...discounts } };
  }
  return {
    requestId: payment.requestId,
    status: { status, message, date },
    request: {
      buyer,
      payment: { reference, description: payment.description, amount },
      ipAddress: payment.ip,
    },
    payment:
      cart.state === "PENDING"
        ? []
        : [
            {
              status: { status, message, date },
              issuerName: "Bancolombia",
              reference,
              amount,
              receipt: payment.requestId,
            },
          ],
    ...discounts,
  };
}

export const paymentRoutes: Routes = {
  "POST /api/Users/place-to-pay": ({ body }, context) => {
    const pay = record(body["pay"]);
    const gateway: Gateway = /payvalida/i.test(text(pay["typePay"])) ? "PAYVALIDA" : "PLACETOPAY";
    const cart = context.state.carts.find(({ id }) => same(id, pay["idcart"]));
    if (text(pay["token"]) !== "" && !findPerson(pay, context)) return refusedPayment(context, SESSION_ENDED);
    if (cart?.state === "PENDING" && same(cart.payment?.numTransaccion, pay["numTransaccion"])) {
      return startedPayment(cart, context);
    }
    const refusal = refusalOf(cart, gateway, context);
    if (refusal !== null || !cart) return refusedPayment(context, refusal ?? "El carrito no existe");
    startPayment(cart, pay, gateway, context);
    return startedPayment(cart, context);
  },

  "POST /api/Users/place-to-pay-consultar": ({ body }, context) => {
    const keys = [text(body["pay"]), ...Object.values(record(body["pay"])).map(text)].filter((key) => key !== "");
    return { data: paymentResult(orderOf(context.state, keys), context) };
  },

  "POST /api/Users/etn/BuscarS3": ({ body }, context) => {
    const { address, shapes, state } = context;
    const key = text(record(body["data"])["numTransaccionUsuario"]);
    const lines = key === "" ? null : receiptLines(key, state);
    if (!lines) throw new Refusal(404, "El comprobante no existe");
    const isPrize = state.prizes.some(({ colilla, numTransaccion }) => numTransaccion === key || colilla === key);
    const link = `${address}/archivos/${encodeURIComponent(key)}?firma=${Buffer.from(key).toString("hex")}`;
    return { data: shapes.receipts === "link" || isPrize ? link : pdf(lines).toString("base64") };
  },
};

function receiptLines(key: string, state: State): string[] | null {
  const order = state.carts.find(({ payment, reference }) => payment?.numTransaccion === key || reference === key);
  const prize = state.prizes.find(({ colilla, numTransaccion }) => numTransaccion === key || colilla === key);
  if (prize) {
    return ["Comprobante de premio", `Colilla ${prize.colilla}`, `Sorteo ${prize.sorteo}`, `Valor $${prize.vlrGanado}`];
  }
  if (!order?.payment) return null;
  return [
    "Comprobante de compra",
    `Referencia ${order.reference}`,
    `Transacción ${order.payment.numTransaccion}`,
    `Fecha ${dayMonthYear(dayOf(order.payment.startedAt))}`,
    ...order.lotteries.map(
      ({ abreviatura, fracciones, numero, serie, sorteo }) =>
        `${abreviatura} sorteo ${text(sorteo)}: ${numero} serie ${serie}, ${fracciones} fracciones`,
    ),
    ...order.recharges.map((recharge) => `${text(recharge["tipo"])} ${firstText(recharge, "celular", "numero")}`),
    `Total $${order.payment.total}`,
  ];
}

const html = (title: string, content: string): Page =>
  new Page(
    "text/html; charset=utf-8",
    `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>${title}</title></head>` +
      `<body><h1>${title}</h1>${content}</body></html>`,
  );

const actions: [path: string, label: string, word: number][] = [
  ["aprobar", "Aprobar el pago", 0],
  ["rechazar", "Rechazar el pago", 1],
  ["pendiente", "Dejar el pago pendiente", 2],
];

/** Pages of this server that are no calls of the documents: they need no credential. */
export const pageRoutes: Routes = {
  "GET /pasarela/{id}": ({ id, referer }, { state }) => {
    const { payment, reference } = orderOf(state, [id]);
    const from = URL.canParse(referer) ? `?volver=${encodeURIComponent(new URL(referer).origin)}` : "";
    const links = actions.map(([path, label]) => `<p><a href="/pasarela/${reference}/${path}${from}">${label}</a></p>`);
    return html("Pasarela de prueba", `<p>Orden ${reference} por $${payment.total}</p>${links.join("")}`);
  },

  ...Object.fromEntries(
    actions.map(([path, , word]): [string, Routes[string]] => [
      `GET /pasarela/{id}/${path}`,
      ({ id, query }, context) => {
        const { payment, reference } = orderOf(context.state, [id]);
        const words = WORDS[word];
        if (words) setPaymentStatus(context, reference, words[payment.gateway === "PAYVALIDA" ? 1 : 0]);
        const origin = query.get("volver");
        const returnAddress = payment.returnUrl || (origin ? `${origin}/confirmacion/${reference}` : "");
        if (returnAddress === "") return html("Pasarela de prueba", `<p>Orden ${reference}: ${payment.status}</p>`);
        return new Page("text/plain; charset=utf-8", "Volviendo a la tienda", returnAddress);
      },
    ]),
  ),

  "GET /archivos/{id}": ({ id, query }, { state }) => {
    const lines = receiptLines(id, state);
    if (!lines || query.get("firma") !== Buffer.from(id).toString("hex")) {
      throw new Refusal(403, "El enlace no es válido");
    }
    return new Page("application/pdf", pdf(lines));
  },
};
