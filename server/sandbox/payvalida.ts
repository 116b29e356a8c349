/** The embedded PayValida: its API by the public documentation, its pay page, and its notification over HTTP. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { bogotaDay } from "#domain/bogota";
import { notificationChecksum, queryChecksum, registerChecksum } from "../gateways/payvalida";
import { sameText } from "../gateways/placetopay";
import { objectOf, pesosOf, textOf } from "../gateways/http";
import type { Shop } from "../shop";
import { addPayPage, notifyShop } from "./payPage";
import { BUTTON_WAY, cancelSession, createSession, findSession, isMute } from "./sessions";
import type { SandboxSession } from "../store/sandboxSessions";

const LONGEST_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

const STATES: Readonly<Record<string, string>> = {
  PENDING: "PENDIENTE",
  APPROVED: "APROBADA",
  REJECTED: "CANCELADA",
  CANCELLED: "CANCELADA",
  REFUNDED: "ANULADA",
};

function refused(reply: FastifyReply, code: string, description: string): FastifyReply {
  return reply.code(200).send({ CODE: code, DESC: description, DATA: null });
}

/** The day of DD/MM/YYYY as YYYY-MM-DD; null for anything else. */
function dayOf(text: string | null): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? "");
  return match ? `${match[3]}-${match[2]}-${match[1]}` : null;
}

/** What is wrong with an order to be registered; null when nothing is. */
function problemOf(body: Record<string, unknown>, now: number): string | null {
  const order = textOf(body["order"]);
  if (!order || !/^[A-Za-z0-9]{1,50}$/.test(order)) return "order no es válida";
  if (body["country"] !== 343 || body["money"] !== "COP") return "country o money no son válidos";
  const amount = textOf(body["amount"]);
  if (!amount || !/^\d+$/.test(amount)) return "amount debe ser entero";
  const day = dayOf(textOf(body["expiration"]));
  if (!day || day < bogotaDay(now) || day > bogotaDay(now + LONGEST_DAYS * DAY_MS)) return "expiration no es válida";
  if (!URL.canParse(textOf(body["url_redirect"]) ?? "")) return "url_redirect no es válida";
  return null;
}

/** The answer to a registration, letter by letter; the address has a scheme here because loopback speaks no https. */
function registered(session: SandboxSession, path: string): Record<string, unknown> {
  return {
    OrdenID: session.reference,
    Monto: String(session.totalPesos),
    PVordenID: session.id,
    Referencia: String(session.id),
    Operacion: "CREADA",
    checkout: checkoutOf(session, path),
  };
}

const checkoutOf = (session: SandboxSession, path: string): string =>
  `${new URL(session.returnUrl).origin}${path}/${session.token}`;

/** Bogota's time as PayValida writes it, without a zone: "2020-11-27 15:29:35". */
function bogotaTime(instant: string): string {
  const at = Date.parse(instant);
  return `${bogotaDay(at)} ${new Date(at - 5 * 60 * 60_000).toISOString().slice(11, 19)}`;
}

/** The answer to a query, letter by letter as published, its misspellings included. */
function recordOf(session: SandboxSession, path: string, withCus: boolean): Record<string, unknown> {
  const [latest] = session.attempts;
  const isCard = latest !== undefined && latest.method !== BUTTON_WAY;
  const cus = latest ? `_${latest.reference}` : "";
  return {
    CURRENCY: "COP",
    NOTIFICATION_RESPONSE: "",
    UDPATE_DATE: bogotaTime(session.updatedAt),
    CREATION_DATE: bogotaTime(session.createdAt),
    STATE: STATES[session.status] ?? session.status,
    PAYMNENT_METHOD: latest?.method ?? "",
    EMAIL: textOf(session.request["email"]) ?? "",
    LIFE_TIME: "24h",
    ORDER: session.reference,
    CODE: session.id,
    AMOUNT: `${session.totalPesos}.00`,
    DESCRIPTION: session.description,
    REFERENCE: String(session.id),
    checkout: checkoutOf(session, path),
    TRANSACTION: isCard
      ? {
          DATE: latest.date,
          RESPONSE_CODE: STATES[latest.status] ?? latest.status,
          QUOTES: "1",
          ACCOUNT_TYPE: "CREDITO",
          CUS: cus,
          INVOICE_NUMBER: String(latest.reference),
          FRANCHISE: "Visa",
          RESPONSE: latest.message,
        }
      : {},
    ...(withCus && latest && !isCard && { ADITIONAL_INFO: { CUS: cus } }),
  };
}

/** Adds the sandbox's API and pay page. `selfUrl` is where its notifications go: this same process, over HTTP. */
export function addPayValidaSandbox(app: FastifyInstance, shop: Shop, selfUrl: () => string): void {
  const { clock, config } = shop;
  const account = config.payvalida;
  if (!account) return;
  const api = "/sandbox/payvalida/api/v3/porders";
  const path = "/sandbox/payvalida/pagar";

  app.post(api, async (request, reply) => {
    const body = objectOf(request.body);
    const [email, order, amount] = ["email", "order", "amount"].map((name) => textOf(body[name]) ?? "");
    const checksum = registerChecksum({ email: email!, order: order!, amount: amount! }, account.fixedHash);
    if (body["merchant"] !== account.merchant || !sameText(textOf(body["checksum"]) ?? "", checksum))
      return refused(reply, "0403", "Comercio o checksum no válidos");
    const problem = problemOf(body, clock.now());
    if (problem) return refused(reply, "0400", problem);
    if (await findSession(shop, "PAYVALIDA", { reference: order! }))
      return refused(reply, "0401", "La orden ya existe");
    const session = await createSession(shop, {
      gateway: "PAYVALIDA",
      reference: order!,
      request: body,
      totalPesos: pesosOf(amount)!,
      description: textOf(body["description"]) ?? "",
      returnUrl: textOf(body["url_redirect"])!,
      expiresAt: new Date(Date.parse(`${dayOf(textOf(body["expiration"]))}T23:59:59-05:00`)).toISOString(),
    });
    return { CODE: "0000", DESC: "OK", DATA: registered(session, path) };
  });

  type AboutOrder = { Params: { order: string }; Querystring: Record<string, unknown> };
  /** A call about one order, answered by `answer` when its checksum is right and the order is there. */
  const aboutOrder = (
    method: "GET" | "DELETE",
    answer: (session: SandboxSession, query: Record<string, unknown>, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.route<AboutOrder>({
      method,
      url: `${api}/:order`,
      handler: async ({ params: { order }, query }, reply) => {
        const checksum = queryChecksum(order, account.merchant, account.fixedHash);
        if (query["merchant"] !== account.merchant || !sameText(textOf(query["checksum"]) ?? "", checksum))
          return refused(reply, "0403", "Comercio o checksum no válidos");
        const session = await findSession(shop, "PAYVALIDA", { reference: order });
        if (!session) return refused(reply, "0404", "La orden no existe");
        if (isMute(session, clock.iso()))
          return reply.code(503).type("text/html").send("<h1>Servicio no disponible</h1>");
        return answer(session, query, reply);
      },
    });

  aboutOrder("GET", async (session, query) => ({
    CODE: "0000",
    DESC: "OK",
    DATA: recordOf(session, path, query["aditionalinfo"] === "cuspse"),
  }));

  aboutOrder("DELETE", async (session, _query, reply) => {
    const { status, ...after } = await cancelSession(shop, session);
    if (status !== "CANCELLED") return refused(reply, "0405", "La orden no está pendiente");
    return {
      CODE: "0000",
      DESC: "OK",
      DATA: {
        OrderID: after.reference,
        Amount: String(after.totalPesos),
        PVOrderID: after.id,
        Reference: String(after.id),
        Operation: "DELETED",
      },
    };
  });

  addPayPage(app, shop, {
    gateway: "PAYVALIDA",
    name: "PayValida",
    path,
    notify: async (session) => {
      if (session.status === "PENDING") return;
      const status = session.status === "APPROVED" ? "approved" : "cancelled";
      await notifyShop(shop, `${selfUrl()}/api/pagos/payvalida/notificacion`, {
        pv_po_id: session.id,
        po_id: session.reference,
        status,
        pv_checksum: notificationChecksum(session.reference, status, account.fixedHashNotification),
        amount: String(session.totalPesos),
        iso_currency: "COP",
        pv_payment: session.attempts[0]?.reference ?? null,
      });
    },
  });
}
