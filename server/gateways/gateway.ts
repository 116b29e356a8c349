/** What the shop asks of a payment gateway, whichever it is. */
import type { GatewayName } from "#domain/payments";

export interface Buyer {
  documentType: string;
  documentNumber: string;
  names: string;
  surnames: string;
  email: string;
  mobile: string;
}

/** An order to be paid. Amounts in whole pesos, instants ISO UTC. */
export interface PaymentRequest {
  reference: string;
  description: string;
  totalPesos: number;
  /** Until when the player may pay; at least five minutes ahead. */
  expiresAt: string;
  /** Where the gateway sends the player back. */
  returnUrl: string;
  ip: string;
  userAgent: string;
  buyer: Buyer;
}

/** What is kept of a gateway's answer: nothing of the card but its brand. */
export interface PaymentDetail {
  message: string | null;
  reason: string | null;
  date: string;
  bank: string | null;
  method: string | null;
  authorization: string | null;
  receipt: string | null;
}

/** An opened payment: the page to send the player to. */
export interface PaymentSession {
  requestId: string;
  processUrl: string;
}

/** What a gateway knows a payment by. */
export interface KnownPayment {
  requestId: string;
  reference: string;
}

/** What the gateway says of an order. */
export interface PaymentReport {
  /** The gateway's own word for the state. */
  status: string;
  reference: string | null;
  /** Whole pesos; null when the gateway does not say. */
  totalPesos: number | null;
  currency: string | null;
  /** When the payment was made, ISO UTC, as the gateway says it; null when it was not or is not known. */
  paidAt: string | null;
  detail: PaymentDetail;
  /** What the gateway knows the refund by, where the money went back and it says so. */
  refundReference?: string;
}

/** A notification whose signature was right. It is only a reason to ask: the truth is the answer to a query. */
export interface VerifiedNotification {
  /** Same words, same id: a gateway may send them again for the same event or for another. */
  eventId: string;
  reference: string;
  /** The session's number, where the signature covers it; null where it does not. */
  requestId: string | null;
  status: string;
}

export interface Gateway {
  readonly name: GatewayName;
  /** Opens the payment. @throws GatewayError */
  open(request: PaymentRequest): Promise<PaymentSession>;
  /** Asks for the state by what the gateway knows it by. @throws GatewayError */
  query(payment: KnownPayment): Promise<PaymentReport>;
  /**
   * Asks that the payment can no longer be made, and gives the state after it: one that is still pending was not cancelled.
   * @throws GatewayError; "refused" when the gateway does not cancel it
   */
  cancel(payment: KnownPayment): Promise<PaymentReport>;
  /**
   * Gives an approved payment back whole, unless it was given back before, which is asked first; gives the state after it.
   * Null where the gateway publishes no way to do so.
   * @throws GatewayError; "refused" when the gateway does not give it back
   */
  reverse: ((payment: KnownPayment) => Promise<PaymentReport>) | null;
  /** Checks a notification; null when its signature or shape is wrong. */
  verify(body: unknown): VerifiedNotification | null;
}

/** The gateways that are configured. */
export type Gateways = ReadonlyMap<GatewayName, Gateway>;

/**
 * Why a gateway could not be used. "unknown": it may have done what was asked; "refused": it answered that it did not;
 * "unsent": it was not asked.
 */
export class GatewayError extends Error {
  constructor(
    message: string,
    readonly outcome: "unknown" | "refused" | "unsent",
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "GatewayError";
  }
}
