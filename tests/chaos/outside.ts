/**
 * What is outside the shop: both gateways, the wallet, the mobile operators and the provider of SMS, over HTTP on loopback. Written apart from the
 * shop's own sandboxes, in the runner's process, which nobody kills: what it remembers is the truth that the shop is held
 * against. It can be slow, fail, answer with a page, or do what was asked and lose the answer.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { GatewayName } from "#domain/payments";
import type { Chance } from "./random";

export const PLACETOPAY = { login: "caos", secretKey: "clave-del-caos" } as const;
export const PAYVALIDA = { merchant: "caos", fixedHash: "FIJO", notification: "FIJO-AVISO" } as const;
export const BEARER = "ficha-del-caos";

/** A payment as its gateway knows it. Instants in epoch ms. */
export interface Payment {
  gateway: GatewayName;
  reference: string;
  requestId: number;
  pesos: number;
  /** What its gateway says it was paid in. */
  currency: string;
  state: "PENDING" | "APPROVED" | "REJECTED" | "CANCELLED" | "REFUNDED";
  createdAt: number;
  /** When its gateway ends it by itself. */
  expiresAt: number;
  /** When it was paid. */
  paidAt: number | null;
  /** When its gateway says that it was paid, where that is something else. */
  toldPaidAt: number | null;
  changedAt: number;
  /** A bank has it: it cannot be cancelled. */
  isInProcess: boolean;
  /** While true its gateway answers 500 to every question about it. */
  isSilent: boolean;
  /** How often it was given back with effect. */
  reversals: number;
  /** It was paid while its fractions were held and sales were open. */
  isInTime: boolean;
}

/** Money that was put into the wallet, or a recharge that was made. */
export interface TopUp {
  key: string;
  pesos: number;
  asked: number;
}

/** What the outside does with a request instead of answering it. */
type Fault = "none" | "slow" | "error" | "page" | "lost-before" | "lost-after";

/** How often a request is not simply answered, 0 to 1. */
export interface Weather {
  share: number;
  faults: readonly Fault[];
  /** First parts of the paths that it is about; default all. */
  places?: readonly string[];
}

export const CALM: Weather = { share: 0, faults: ["none"] };
export const STORM: Weather = { share: 0.15, faults: ["slow", "slow", "error", "page", "lost-before", "lost-after"] };
/**
 * Most answers of the wallet, the operators and the provider of SMS are lost after they had their effect: whoever takes
 * silence for a refusal, or repeats it blindly, is found.
 */
export const DEAF: Weather = {
  share: 0.6,
  faults: ["lost-after", "lost-after", "error"],
  places: ["billetera", "operadores", "sms"],
};
/** The gateways are slow, and fail often: what was not opened is opened at both of them at the same instant. */
export const CLOGGED: Weather = { share: 0.9, faults: ["error", "slow", "slow"], places: ["placetopay", "payvalida"] };
/** How long a slow answer takes: less than the shop waits for one. */
const SLOW_MS = 400;

const hex = (algorithm: "sha256" | "sha512", text: string): string => createHash(algorithm).update(text).digest("hex");

/** Bogota's time as PayValida writes it, without a zone: "2026-11-20 15:29:35". */
const bogotaTime = (at: number): string => new Date(at - 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = "";
  for await (const part of request) text += String(part);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};

export interface Outside {
  url: string;
  payments: Map<string, Payment>;
  topUps: Map<string, TopUp>;
  /** Recharges that an operator has made, by their keys. */
  recharges: Map<string, TopUp>;
  /** Texts that were taken, by their ids, with how often each came. */
  texts: Map<string, { text: string; times: number }>;
  weather: Weather;
  /** Phones to which the wallet and the operators give nothing. */
  refusedMobiles: Set<string>;
  /** The payment whose page has this address. */
  byPage(address: string): Payment;
  /** Somebody pays, refuses or leaves a page; false when it cannot be paid any more. */
  settle(payment: Payment, state: "APPROVED" | "REJECTED"): boolean;
  /** The customer has a payment taken back: PayValida calls it ANULADA. */
  takeBack(payment: Payment): void;
  /** The body of a notification about a payment, signed, and the path it goes to. */
  notification(payment: Payment): { path: string; body: unknown };
  close(): Promise<void>;
}

const keyOf = (gateway: GatewayName, reference: string): string => `${gateway}/${reference}`;

/** Opens the outside. `now` is the time that the shop's processes have as well. */
export async function openOutside(chance: Chance, now: () => number): Promise<Outside> {
  const payments = new Map<string, Payment>();
  const topUps = new Map<string, TopUp>();
  const recharges = new Map<string, TopUp>();
  const texts = new Map<string, { text: string; times: number }>();
  const refusedMobiles = new Set<string>();
  let lastRequestId = 5_000;

  const byRequestId = (id: string): Payment | undefined =>
    [...payments.values()].find(({ requestId, gateway }) => gateway === "PLACETOPAY" && String(requestId) === id);

  function create(gateway: GatewayName, reference: string, pesos: number, expiresAt: number): Payment {
    const at = now();
    const payment: Payment = {
      gateway,
      reference,
      requestId: (lastRequestId += 1),
      pesos,
      currency: "COP",
      state: "PENDING",
      createdAt: at,
      expiresAt,
      paidAt: null,
      toldPaidAt: null,
      changedAt: at,
      isInProcess: false,
      isSilent: false,
      reversals: 0,
      isInTime: false,
    };
    payments.set(keyOf(gateway, reference), payment);
    return payment;
  }

  /** A payment whose time is over ends by itself. */
  function aged(payment: Payment): Payment {
    if (payment.state === "PENDING" && !payment.isInProcess && payment.expiresAt <= now()) change(payment, "REJECTED");
    return payment;
  }
  function change(payment: Payment, state: Payment["state"]): void {
    Object.assign(payment, { state, changedAt: now(), isInProcess: false });
  }

  /* PlaceToPay */

  const placeToPayWord = ({ state }: Payment): string =>
    state === "REFUNDED" ? "APPROVED" : state === "CANCELLED" ? "REJECTED" : state;
  const statusOf = (payment: Payment) => ({
    status: placeToPayWord(payment),
    reason: "00",
    message: "Estado del caos",
    date: new Date(payment.changedAt).toISOString(),
  });
  function sessionOf(payment: Payment): unknown {
    const amount = { currency: payment.currency, total: payment.pesos };
    const isPaid = payment.paidAt !== null;
    const date = new Date(payment.toldPaidAt ?? payment.paidAt ?? payment.changedAt).toISOString();
    const tried = (status: string, number: number, refunded: boolean) => ({
      status: { status, reason: "00", message: "Estado del caos", date },
      internalReference: number,
      paymentMethodName: "Tarjeta",
      issuerName: "Banco",
      amount: { from: amount, to: amount, factor: 1 },
      reference: payment.reference,
      receipt: "1",
      refunded,
    });
    const { requestId } = payment;
    return {
      requestId,
      status: statusOf(payment),
      request: { payment: { reference: payment.reference, amount } },
      payment: isPaid
        ? [
            ...(payment.state === "REFUNDED" ? [tried("REFUNDED", requestId * 10 + 2, false)] : []),
            tried("APPROVED", requestId * 10 + 1, payment.state === "REFUNDED"),
          ]
        : payment.isInProcess
          ? [tried("PENDING", requestId * 10, false)]
          : null,
    };
  }
  const placeToPayFailed = { status: { status: "FAILED", reason: "XX", message: "No", date: null } };

  function placeToPay(path: string, body: Record<string, unknown>): unknown {
    if (path === "/api/session") {
      const { reference, amount } = body["payment"] as { reference: string; amount: { total: number } };
      if (payments.has(keyOf("PLACETOPAY", reference))) return placeToPayFailed;
      const payment = create("PLACETOPAY", reference, Number(amount.total), Date.parse(String(body["expiration"])));
      const { requestId } = payment;
      const processUrl = `${pageOrigin}/pagina/PLACETOPAY/${reference}`;
      return { status: { ...statusOf(payment), status: "OK" }, requestId, processUrl };
    }
    if (path === "/api/reverse") {
      const number = Number(body["internalReference"]);
      const payment = byRequestId(String(Math.floor(number / 10)));
      if (payment?.state !== "APPROVED" || number % 10 !== 1) return placeToPayFailed;
      change(payment, "REFUNDED");
      payment.reversals += 1;
      return { status: { ...statusOf(payment), status: "APPROVED" }, payment: {} };
    }
    const [, id, action] = /^\/api\/session\/(\d+)(\/cancel)?$/.exec(path) ?? [];
    const payment = id === undefined ? undefined : byRequestId(id);
    if (!payment) return placeToPayFailed;
    aged(payment);
    if (action && payment.isInProcess) return placeToPayFailed;
    if (action && payment.state === "PENDING") change(payment, "CANCELLED");
    return sessionOf(payment);
  }

  /* PayValida */

  const PAYVALIDA_WORDS = {
    PENDING: "PENDIENTE",
    APPROVED: "APROBADA",
    REJECTED: "VENCIDA",
    CANCELLED: "CANCELADA",
    REFUNDED: "ANULADA",
  } as const;
  const refused = { CODE: "0018", DESC: "No", DATA: null };
  function payValida(method: string, path: string, body: Record<string, unknown>): unknown {
    if (method === "POST") {
      const reference = String(body["order"]);
      if (payments.has(keyOf("PAYVALIDA", reference))) return refused;
      // Its orders live for a day, whatever the shop holds.
      const payment = create("PAYVALIDA", reference, Number(body["amount"]), now() + 86_400_000);
      const checkout = `${pageOrigin}/pagina/PAYVALIDA/${reference}`;
      return { CODE: "0000", DESC: "OK", DATA: { OrdenID: reference, PVordenID: payment.requestId, checkout } };
    }
    const payment = payments.get(keyOf("PAYVALIDA", path.split("/").at(-1)!));
    if (!payment) return refused;
    aged(payment);
    if (method === "DELETE") {
      if (payment.state !== "PENDING" || payment.isInProcess) return refused;
      change(payment, "CANCELLED");
      return { CODE: "0000", DESC: "OK", DATA: { OrderID: payment.reference, Operation: "DELETED" } };
    }
    const paid = payment.toldPaidAt ?? payment.paidAt;
    const at = payment.state === "APPROVED" && paid !== null ? paid : payment.changedAt;
    return {
      CODE: "0000",
      DESC: "OK",
      DATA: {
        CURRENCY: payment.currency,
        UDPATE_DATE: bogotaTime(at),
        CREATION_DATE: bogotaTime(payment.createdAt),
        STATE: PAYVALIDA_WORDS[payment.state],
        PAYMNENT_METHOD: "PSE",
        ORDER: payment.reference,
        AMOUNT: `${payment.pesos}.00`,
        REFERENCE: String(payment.requestId),
        TRANSACTION: {},
      },
    };
  }

  /* Wallet and SMS */

  /** The wallet and the operators take a key once. A phone that is refused never gets anything. */
  function takeOnce(
    taken: Map<string, TopUp>,
    { celular, valor, referencia }: Record<string, unknown>,
  ): { status: number; json: unknown } {
    const key = String(referencia);
    const known = taken.get(key);
    if (known) {
      known.asked += 1;
      return { status: 200, json: { estado: "APROBADA", referencia: `W-${key}` } };
    }
    if (refusedMobiles.has(String(celular))) return { status: 422, json: { mensaje: "Cuenta bloqueada" } };
    taken.set(key, { key, pesos: Number(valor), asked: 1 });
    return { status: 200, json: { estado: "APROBADA", referencia: `W-${key}` } };
  }
  function sms(id: string, body: Record<string, unknown>): unknown {
    const known = texts.get(id);
    texts.set(id, { text: `${String(body["to"])} ${String(body["text"])}`, times: (known?.times ?? 0) + 1 });
    return { ok: true };
  }

  function act(request: IncomingMessage, body: Record<string, unknown>): { status: number; json: unknown } {
    const { pathname } = new URL(request.url!, "http://outside");
    const [, place, ...rest] = pathname.split("/");
    const path = `/${rest.join("/")}`;
    if (place === "placetopay") return { status: 200, json: placeToPay(path, body) };
    if (place === "payvalida") return { status: 200, json: payValida(request.method!, path, body) };
    if (place === "billetera") return takeOnce(topUps, body);
    if (place === "operadores") return takeOnce(recharges, body);
    if (place === "sms") return { status: 200, json: sms(String(request.headers["idempotency-key"]), body) };
    return { status: 404, json: {} };
  }

  /** Whether a question is about a payment whose gateway is silent. */
  const isAboutSilence = ({ url = "" }: IncomingMessage): boolean =>
    [...payments.values()].some(
      ({ isSilent, reference, requestId }) =>
        isSilent && (url.includes(`/porders/${reference}?`) || new RegExp(`/session/${requestId}(/|$)`).test(url)),
    );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (isAboutSilence(request)) {
      response.writeHead(500).end();
      return;
    }
    const { share, faults, places } = outside.weather;
    const isMeant = places === undefined || places.includes(request.url!.split("/")[1]!);
    const fault = isMeant && chance.happens(share) ? chance.pick(faults) : "none";
    if (fault === "error") {
      response.writeHead(500).end();
      return;
    }
    if (fault === "page") {
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      return;
    }
    if (fault === "lost-before") {
      request.socket.destroy();
      return;
    }
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const { status, json } = act(request, body);
    if (fault === "lost-after") {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`The outside failed at ${request.method} ${request.url}: ${String(error)}\n`);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Nobody opens a page: who pays is looked up by its address. The shop follows https only.
  const pageOrigin = `https://${host}`;
  const outside: Outside = {
    url: `http://${host}`,
    payments,
    topUps,
    recharges,
    texts,
    weather: CALM,
    refusedMobiles,
    byPage(address) {
      const payment = payments.get(new URL(address).pathname.replace("/pagina/", ""));
      if (!payment) throw new Error(`The outside has no page at ${address}`);
      return payment;
    },
    settle(payment, state) {
      if (aged(payment).state !== "PENDING") return false;
      if (state === "APPROVED") payment.paidAt = now();
      change(payment, state);
      return true;
    },
    takeBack(payment) {
      change(payment, "REFUNDED");
    },
    notification(payment) {
      if (payment.gateway === "PLACETOPAY") {
        const status = statusOf(payment);
        const { requestId, reference } = payment;
        const signed = `${requestId}${status.status}${status.date}${PLACETOPAY.secretKey}`;
        const body = { status, requestId, reference, signature: `sha256:${hex("sha256", signed)}` };
        return { path: "/api/pagos/placetopay/notificacion", body };
      }
      const status = payment.state === "APPROVED" ? "approved" : "cancelled";
      const body = {
        pv_po_id: payment.requestId,
        po_id: payment.reference,
        status,
        pv_checksum: hex("sha256", `${payment.reference}${status}${PAYVALIDA.notification}`),
        amount: String(payment.pesos),
        iso_currency: "COP",
      };
      return { path: "/api/pagos/payvalida/notificacion", body };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return outside;
}

/** The environment by which a shop speaks to an outside. */
export const environmentOf = ({ url }: Outside): Record<string, string> => ({
  PLACETOPAY_BASE_URL: `${url}/placetopay`,
  PLACETOPAY_LOGIN: PLACETOPAY.login,
  PLACETOPAY_SECRET_KEY: PLACETOPAY.secretKey,
  PAYVALIDA_BASE_URL: `${url}/payvalida`,
  PAYVALIDA_MERCHANT: PAYVALIDA.merchant,
  PAYVALIDA_FIXED_HASH: PAYVALIDA.fixedHash,
  PAYVALIDA_FIXED_HASH_NOTIFICATION: PAYVALIDA.notification,
  WALLET_URL: `${url}/billetera`,
  WALLET_TOKEN: BEARER,
  RECHARGES_URL: `${url}/operadores`,
  RECHARGES_TOKEN: BEARER,
  SMS_URL: `${url}/sms`,
  SMS_TOKEN: BEARER,
});
