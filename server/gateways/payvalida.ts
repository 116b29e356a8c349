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

/** An instant that PayValida writes without a zone, "2020-11-27 15:29:35": it is Bogota's. ISO UTC; null for anything else. */
function bogotaInstantOf(value: unknown): string | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(textOf(value) ?? "");
  return match && instantOf(`${match[1]}T${match[2]}-05:00`);
}

function reportOf(data: Record<string, unknown>, now: string): PaymentReport {
  const status = textOf(data["STATE"]) ?? "UNKNOWN";
  // Filled for cards; an empty object for PSE and cash.
  const transaction = objectOf(data["TRANSACTION"]);
  const updated = instantOf(transaction["DATE"]) ?? bogotaInstantOf(data["UDPATE_DATE"]);
  return {
    status,
    reference: textOf(data["ORDER"]),
    totalPesos: pesosOf(data["AMOUNT"]),
    currency: textOf(data["CURRENCY"]),
    paidAt: status === "APROBADA" ? updated : null,
    detail: {
      message: MESSAGES[status] ?? null,
      reason: status,
      date: updated ?? now,
      bank: null,
      method: textOf(data["PAYMNENT_METHOD"]),
      authorization: textOf(transaction["CUS"]) ?? textOf(objectOf(data["ADITIONAL_INFO"])["CUS"]),
      receipt: textOf(transaction["INVOICE_NUMBER"]),
    },
  };
}

/** The PayValida gateway. */
export function createPayValida({ config, baseUrl, clock, fetch }: Ports): Gateway {
  /** Sends something about a registered order. @throws GatewayError "refused" for every answer but 0000 */
  const about = async (reference: string, method: "GET" | "DELETE"): Promise<Record<string, unknown>> => {
    const checksum = queryChecksum(reference, config.merchant, config.fixedHash);
    const parameters = new URLSearchParams({ merchant: config.merchant, checksum });
    // PSE's CUS is told only to who asks for it.
    if (method === "GET") parameters.set("aditionalinfo", "cuspse");
    const { status, json } = await askGateway(
      fetch,
      `${baseUrl()}/api/v3/porders/${encodeURIComponent(reference)}?${parameters}`,
      { method },
    );
    if (status !== 200 || textOf(json["CODE"]) !== "0000")
      throw new GatewayError(
        `PayValida refused the ${method} of ${reference}: HTTP ${status}, CODE ${textOf(json["CODE"]) ?? "none"}`,
        "refused",
      );
    return objectOf(json["DATA"]);
  };
  const query = async (reference: string): Promise<PaymentReport> =>
    reportOf(await about(reference, "GET"), clock.iso());
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
      const data = objectOf(json["DATA"]);
      const checkout = textOf(data["checkout"]);
      if (status !== 200 || code !== "0000" || !checkout)
        throw new GatewayError(
          `PayValida did not register ${reference}: HTTP ${status}, CODE ${code ?? "none"}`,
          // Registered without an address to pay at: the order is there all the same.
          code === "0000" ? "unknown" : "refused",
        );
      return { requestId: textOf(data["PVordenID"]) ?? reference, processUrl: checkout };
    },
    query: ({ reference }) => query(reference),
    async cancel({ reference }) {
      await about(reference, "DELETE");
      return query(reference);
    },
    // Its public documentation has no call that gives money back.
    reverse: null,
    verify(body) {
      const notification = objectOf(body);
      const order = textOf(notification["po_id"]);
      const status = textOf(notification["status"]);
      const checksum = textOf(notification["pv_checksum"]);
      if (!order || !status || !checksum) return null;
      if (!sameText(checksum, notificationChecksum(order, status, config.fixedHashNotification))) return null;
      return { eventId: `PAYVALIDA/${order}/${status}`, reference: order, requestId: null, status };
    },
  };
}
