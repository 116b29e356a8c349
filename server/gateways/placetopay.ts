/** PlaceToPay WebCheckout, by its public documentation: sessions, their state, and signed notifications. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock";
import type { PlaceToPayConfig } from "../config";
import { GatewayError, type Gateway, type PaymentReport, type PaymentRequest } from "./gateway";
import { askGateway, instantOf, objectOf, pesosOf, textOf, type Fetch } from "./http";

type Hash = PlaceToPayConfig["hash"];

/** Fields of the documentation. */
const NAME_MAX = 60;
const DESCRIPTION_MAX = 255;

export interface PlaceToPayAuth {
  login: string;
  tranKey: string;
  nonce: string;
  seed: string;
}

/** Credentials of one request: `tranKey` = Base64(hash(raw nonce + seed + secret key)), the nonce itself in Base64. */
export function authOf(login: string, secretKey: string, nonce: Buffer, seed: string, hash: Hash): PlaceToPayAuth {
  const tranKey = createHash(hash).update(nonce).update(seed).update(secretKey).digest("base64");
  return { login, tranKey, nonce: nonce.toString("base64"), seed };
}

/** Signature of a notification: SHA-256 with its prefix, or the older SHA-1 without one. */
export function signatureOf(
  notification: { requestId: string | number; status: string; date: string },
  secretKey: string,
  hash: Hash,
): string {
  const { requestId, status, date } = notification;
  const digest = createHash(hash).update(`${requestId}${status}${date}${secretKey}`).digest("hex");
  return hash === "sha256" ? `sha256:${digest}` : digest;
}

/** Compares without telling by its time how much was right. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

interface Ports {
  config: PlaceToPayConfig;
  baseUrl: () => string;
  clock: Clock;
  fetch: Fetch;
}

function statusOf(json: Record<string, unknown>): {
  status: string;
  reason: string | null;
  message: string | null;
  date: string | null;
} {
  const status = objectOf(json["status"]);
  return {
    status: textOf(status["status"]) ?? "UNKNOWN",
    reason: textOf(status["reason"]),
    message: textOf(status["message"]),
    date: instantOf(status["date"]),
  };
}

/** The transactions of a session, newest first. */
const transactionsOf = (json: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(json["payment"]) ? json["payment"].map(objectOf) : [];

/** The newest transaction in a state. */
const transactionIn = (json: Record<string, unknown>, state: string): Record<string, unknown> | undefined =>
  transactionsOf(json).find((one) => objectOf(one["status"])["status"] === state);

function reportOf(json: Record<string, unknown>, now: string): PaymentReport {
  const { status, reason, message, date } = statusOf(json);
  const isApproved = status === "APPROVED";
  // Of an approved session the approved transaction is the one that counts.
  const attempt = (isApproved ? transactionIn(json, "APPROVED") : undefined) ?? transactionsOf(json)[0] ?? {};
  const isRefunded = isApproved && attempt["refunded"] === true;
  const refundReference = isRefunded ? textOf(transactionIn(json, "REFUNDED")?.["internalReference"]) : null;
  const payment = objectOf(objectOf(json["request"])["payment"]);
  const paid = objectOf(objectOf(attempt["amount"])["to"]);
  const asked = objectOf(payment["amount"]);
  const attemptStatus = objectOf(attempt["status"]);
  return {
    // A refund leaves the session approved: only its transaction says that the money went back.
    status: isRefunded ? "REFUNDED" : status,
    reference: textOf(attempt["reference"]) ?? textOf(payment["reference"]),
    totalPesos: pesosOf(isApproved ? paid["total"] : asked["total"]),
    currency: textOf(isApproved ? paid["currency"] : asked["currency"]),
    paidAt: isApproved ? (instantOf(attemptStatus["date"]) ?? date) : null,
    detail: {
      message: textOf(attemptStatus["message"]) ?? message,
      reason: textOf(attemptStatus["reason"]) ?? reason,
      date: instantOf(attemptStatus["date"]) ?? date ?? now,
      bank: textOf(attempt["issuerName"]),
      method: textOf(attempt["paymentMethodName"]),
      authorization: textOf(attempt["authorization"]),
      receipt: textOf(attempt["receipt"]),
    },
    ...(refundReference !== null && { refundReference }),
  };
}

function sessionBody({ expiresAt, returnUrl, ip, userAgent, ...request }: PaymentRequest): Record<string, unknown> {
  const { buyer } = request;
  return {
    locale: "es_CO",
    buyer: {
      document: buyer.documentNumber,
      documentType: ["CC", "CE", "TI", "NIT", "RUT"].includes(buyer.documentType) ? buyer.documentType : "PPN",
      name: buyer.names.slice(0, NAME_MAX),
      surname: buyer.surnames.slice(0, NAME_MAX),
      ...(buyer.email && { email: buyer.email }),
      ...(buyer.mobile && { mobile: buyer.mobile }),
    },
    payment: {
      reference: request.reference,
      description: request.description.slice(0, DESCRIPTION_MAX),
      amount: { currency: "COP", total: request.totalPesos },
    },
    expiration: expiresAt,
    returnUrl,
    cancelUrl: returnUrl,
    ipAddress: ip,
    userAgent,
  };
}

/** The PlaceToPay gateway. Partial payment is never asked for. */
export function createPlaceToPay({ config, baseUrl, clock, fetch }: Ports): Gateway {
  const auth = () => authOf(config.login, config.secretKey, randomBytes(16), clock.iso(), config.hash);
  const ask = async (path: string, body: Record<string, unknown>) => {
    const { status, json } = await askGateway(fetch, `${baseUrl()}${path}`, {
      method: "POST",
      body: { auth: auth(), ...body },
    });
    if (status !== 200) {
      const { reason } = statusOf(json);
      throw new GatewayError(
        `PlaceToPay refused the request: HTTP ${status}, reason ${reason ?? "unknown"}`,
        "refused",
      );
    }
    return json;
  };
  /** The session, by asking for it or by an action whose answer is the same. */
  const sessionBy = async (path: string, requestId: string) => {
    const json = await ask(path, {});
    const refusal = statusOf(json);
    if (refusal.status === "FAILED" && json["requestId"] === undefined)
      throw new GatewayError(`PlaceToPay refused ${path}: ${refusal.reason ?? "no reason"}`, "refused");
    if (textOf(json["requestId"]) !== requestId)
      throw new GatewayError(`PlaceToPay answered for another session than ${requestId}`, "unknown");
    return json;
  };
  const query = (requestId: string) => sessionBy(`/api/session/${encodeURIComponent(requestId)}`, requestId);
  const stateOf = async (session: Promise<Record<string, unknown>>) => reportOf(await session, clock.iso());
  return {
    name: "PLACETOPAY",
    async open(request) {
      const json = await ask("/api/session", sessionBody(request));
      const { status, reason } = statusOf(json);
      const requestId = textOf(json["requestId"]);
      const processUrl = textOf(json["processUrl"]);
      if (status !== "OK" || !requestId || !processUrl)
        throw new GatewayError(
          `PlaceToPay did not open the session: ${status}, reason ${reason ?? "unknown"}`,
          "refused",
        );
      return { requestId, processUrl };
    },
    query: ({ requestId }) => stateOf(query(requestId)),
    cancel: ({ requestId }) => stateOf(sessionBy(`/api/session/${encodeURIComponent(requestId)}/cancel`, requestId)),
    async reverse({ requestId }) {
      const session = await query(requestId);
      const before = reportOf(session, clock.iso());
      if (before.status !== "APPROVED") return before;
      const internalReference = transactionIn(session, "APPROVED")?.["internalReference"];
      if (textOf(internalReference) === null)
        throw new GatewayError("PlaceToPay named no approved transaction", "refused");
      let refusal: GatewayError | null = null;
      try {
        const { status, reason } = statusOf(await ask("/api/reverse", { internalReference }));
        if (status !== "APPROVED") {
          // A word that does not say no, such as PENDING, may still come to something.
          const outcome = ["FAILED", "REJECTED", "ERROR"].includes(status) ? "refused" : "unknown";
          refusal = new GatewayError(`PlaceToPay did not reverse it: ${status}, ${reason ?? "no reason"}`, outcome);
        }
      } catch (error) {
        if (!(error instanceof GatewayError) || error.outcome !== "refused") throw error;
        refusal = error;
      }
      // Whatever it answered, the session decides: an earlier request, whose answer was lost, may have been the one that did it.
      const after = await stateOf(query(requestId));
      if (refusal && after.status === "APPROVED") throw refusal;
      return after;
    },
    verify(body) {
      const notification = objectOf(body);
      const status = objectOf(notification["status"]);
      const requestId = textOf(notification["requestId"]);
      const reference = textOf(notification["reference"]);
      const signature = textOf(notification["signature"]);
      const word = textOf(status["status"]);
      const date = textOf(status["date"]);
      if (!requestId || !reference || !signature || !word || !date) return null;
      const hash: Hash = signature.startsWith("sha256:") ? "sha256" : "sha1";
      // The older signature is only taken where the merchant's account still uses it.
      if (hash === "sha1" && config.hash !== "sha1") return null;
      const expected = signatureOf({ requestId, status: word, date }, config.secretKey, hash);
      if (!sameText(signature, expected)) return null;
      return { eventId: `PLACETOPAY/${requestId}/${word}/${date}`, reference, requestId, status: word };
    },
  };
}
