/** What carries messages out of the shop, and the three ways in which it can fail. */
import type { MessageChannel } from "../store/schema";

/** A message on its way. */
export interface Parcel {
  /** The same for every try of one message, of any other never: who gets two of them knows that they are one. */
  id: string;
  recipient: string;
  /** Empty for an SMS, like `html`. */
  subject: string;
  html: string;
  text: string;
  /** Instant at which it was written, ISO. */
  writtenAt: string;
  attachments: readonly { name: string; type: string; content: Buffer }[];
}

export interface Transport {
  /** Hands a message over. Resolves when the next server has taken it. @throws DeliveryError for everything else */
  send(parcel: Parcel): Promise<void>;
}

/** One for each channel; null where none is configured. */
export type Transports = Readonly<Record<MessageChannel, Transport | null>>;

/**
 * A message that was not handed over, or perhaps. "later": surely not taken, and may be tried again. "refused": surely not
 * taken, and never will be. "unknown": it may have been taken, so that another try could deliver it twice.
 * The message says what failed in the transport's own terms, without address or text: it is logged and kept (F-47).
 */
export class DeliveryError extends Error {
  constructor(
    message: string,
    readonly outcome: "later" | "refused" | "unknown",
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "DeliveryError";
  }
}
