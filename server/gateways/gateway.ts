/** What the shop asks of a payment gateway, whichever it is. */
import type { PaymentDetail } from "../store/schema";

export type GatewayName = "PLACETOPAY" | "PAYVALIDA";

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

/** An opened payment: the page to send the player to. */
export interface PaymentSession {
  requestId: string;
  processUrl: string;
}

/** What the gateway says of an order. */
export interface PaymentReport {
  /** The gateway's own word for the state. */
  status: string;
  reference: string | null;
  /** Whole pesos; null when the gateway does not say. */
  totalPesos: number | null;
  currency: string | null;
  /** When the payment was made, ISO UTC; null when it was not or is not known. */
  paidAt: string | null;
  detail: PaymentDetail;
}

/** A notification whose signature was right. It is only a reason to ask: the truth is the answer to a query. */
export interface VerifiedNotification {
  /** Same notification, same id. */
  eventId: string;
  reference: string;
  requestId: string;
  status: string;
}

export interface Gateway {
  readonly name: GatewayName;
  /** Opens the payment. @throws GatewayError */
  open(request: PaymentRequest): Promise<PaymentSession>;
  /** Asks for the state by what the gateway knows it by. @throws GatewayError */
  query(payment: { requestId: string; reference: string }): Promise<PaymentReport>;
  /** Checks a notification; null when its signature or shape is wrong. */
  verify(body: unknown): VerifiedNotification | null;
}

/** The gateways that are configured. */
export type Gateways = ReadonlyMap<GatewayName, Gateway>;

/** Why a gateway could not be used. `isUnknown`: it may have done what was asked. */
export class GatewayError extends Error {
  constructor(
    message: string,
    readonly isUnknown: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "GatewayError";
  }
}
