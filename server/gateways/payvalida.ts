/** PayValida, by its public documentation: orders, their state, and notifications whose amount is not signed. */
import { createHash } from "node:crypto";
import { bogotaDay } from "#domain/bogota";
import type { Clock } from "../clock";
import type { PayValidaConfig } from "../config";
import { GatewayError, type Gateway, type PaymentReport } from "./gateway";
import { askGateway, instantOf, objectOf, pesosOf, textOf, type Fetch } from "./http";
import { sameText } from "./placetopay";

const COUNTRY = "343";
const MONEY = "COP";
const NAME_MAX = 25;
const DESCRIPTION_MAX = 250;
const ORDER_EXISTS = "0401";

const hex = (algorithm: "sha256" | "sha512", ...parts: string[]): string =>
  createHash(algorithm).update(parts.join("")).digest("hex");

/** Checksum with which an order is registered. */
export function registerChecksum(order: { email: string; order: string; amount: string }, fixedHash: string): string {
  return hex("sha512", order.email, COUNTRY, order.order, MONEY, order.amount, fixedHash);
}

/** Checksum with which an order is asked for. */
export function queryChecksum(order: string, merchant: string, fixedHash: string): string {
  return hex("sha512", order, merchant, fixedHash);
}

/** Checksum that a notification carries. */
export function notificationChecksum(order: string, status: string, fixedHash: string): string {
  return hex("sha256", order, status, fixedHash);
}

/** Letters, digits and spaces: the documentation refuses special characters. */
function plain(text: string, max: number): string {
  return text
    .normalize("NFD")
    .replaceAll(/[^\w\s]|_/g, "")
    .slice(0, max);
}

interface Ports {
  config: PayValidaConfig;
  baseUrl: () => string;
  clock: Clock;
  fetch: Fetch;
}

/** PayValida sends no sentence with a state: what the player is told of each. */
const MESSAGES: Readonly<Record<string, string>> = {
  PENDIENTE: "Pendiente de pago",
  APROBADA: "Pago aprobado",
  VENCIDA: "El plazo para pagar venció",
  CANCELADA: "Pago cancelado",
  ANULADA: "Pago reversado",
};

function reportOf(data: Record<string, unknown>, order: string, now: string): PaymentReport {
  const status = textOf(data["STATE"]) ?? "UNKNOWN";
  const updated = instantOf(data["UDPATE_DATE"]);
  return {
    status,
    reference: textOf(data["ORDER"]) ?? textOf(data["OrdenID"]) ?? order,
    totalPesos: pesosOf(data["AMOUNT"]),
    currency: textOf(data["MONEY"]) ?? MONEY,
    paidAt: status === "APROBADA" ? updated : null,
    detail: {
      message: MESSAGES[status] ?? null,
      reason: status,
      date: updated ?? now,
      bank: null,
      method: textOf(data["PAYMNENT_METHOD"]),
      authorization: textOf(data["TRANSACTION"]),
      receipt: null,
    },
  };
}

/** The PayValida gateway. */
export function createPayValida({ config, baseUrl, clock, fetch }: Ports): Gateway {
  const query = async (reference: string): Promise<Record<string, unknown>> => {
    const checksum = queryChecksum(reference, config.merchant, config.fixedHash);
    const parameters = new URLSearchParams({ merchant: config.merchant, checksum });
    const { status, json } = await askGateway(
      fetch,
      `${baseUrl()}/api/v3/porders/${encodeURIComponent(reference)}?${parameters}`,
      { method: "GET" },
    );
    if (status !== 200 || textOf(json["CODE"]) !== "0000")
      throw new GatewayError(
        `PayValida refused the query: HTTP ${status}, CODE ${textOf(json["CODE"]) ?? "none"}`,
        false,
      );
    return objectOf(json["DATA"]);
  };
  return {
    name: "PAYVALIDA",
    async open(request) {
      const { reference, buyer } = request;
      const email = buyer.email.slice(0, 100);
      const amount = String(request.totalPesos);
      const [year, month, day] = bogotaDay(Date.parse(request.expiresAt)).split("-");
      const { status, json } = await askGateway(fetch, `${baseUrl()}/api/v3/porders`, {
        method: "POST",
        body: {
          merchant: config.merchant,
          email,
          country: Number(COUNTRY),
          order: reference,
          money: MONEY,
          amount,
          description: plain(request.description, DESCRIPTION_MAX),
          language: "es",
          recurrent: false,
          expiration: `${day}/${month}/${year}`,
          iva: "0",
          user_di: buyer.documentNumber,
          user_type_di: buyer.documentType,
          user_name: plain(`${buyer.names} ${buyer.surnames}`, NAME_MAX),
          redirect_timeout: "3000",
          url_redirect: request.returnUrl,
          checksum: registerChecksum({ email, order: reference, amount }, config.fixedHash),
        },
      });
      const code = textOf(json["CODE"]);
      // Registered before without our knowing: the order's own record has the page again.
      const data = code === ORDER_EXISTS ? await query(reference) : objectOf(json["DATA"]);
      const checkout = textOf(data["checkout"]);
      if (status !== 200 || (code !== "0000" && code !== ORDER_EXISTS) || !checkout)
        throw new GatewayError(`PayValida did not register the order: HTTP ${status}, CODE ${code ?? "none"}`, false);
      return { requestId: textOf(data["PVordenID"]) ?? reference, processUrl: checkout };
    },
    async query({ reference }) {
      return reportOf(await query(reference), reference, clock.iso());
    },
    verify(body) {
      const notification = objectOf(body);
      const order = textOf(notification["po_id"]);
      const status = textOf(notification["status"]);
      const checksum = textOf(notification["pv_checksum"]);
      if (!order || !status || !checksum) return null;
      if (!sameText(checksum, notificationChecksum(order, status, config.fixedHashNotification))) return null;
      const requestId = textOf(notification["pv_po_id"]) ?? order;
      return { eventId: `PAYVALIDA/${order}/${status}`, reference: order, requestId, status };
    },
  };
}
