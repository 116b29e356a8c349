/** Sends the messages of the outbox, each by one process at a time, and says so when nobody knows whether one went. */
import { sha256 } from "../auth";
import { failPoint } from "../failPoints";
import { RECEIPT_FILE, receiptOf } from "../receipts";
import { LONGEST_LINK_MS } from "../links";
import type { Shop } from "../shop";
import { forgetTexts, giveUpLost, saveDelivery, takeMessage, type Delivery, type MessageRow } from "../store/outbox";
import type { MessageKind } from "../store/schema";
import { DeliveryError, type Parcel, type Transports } from "../transports/transport";

/** Messages that one process hands over at the same time. */
const AT_ONCE = 4;
/** What was said is kept this long for whoever asks what they were told. */
const KEEP_TEXTS_MS = 90 * 86_400_000;
/** Messages whose text opens an account to whoever reads it. */
const LINK_KINDS = ["confirm", "email-link", "password-link"] as const satisfies readonly MessageKind[];

type Relay = Pick<Shop, "store" | "clock" | "log" | "config">;

/** @throws DeliveryError where a receipt should go along whose order is not approved any more */
async function attachmentsOf({ store, config }: Relay, { orderId }: MessageRow): Promise<Parcel["attachments"]> {
  if (orderId === null) return [];
  const content = await receiptOf(store.db, config, orderId);
  if (!content) throw new DeliveryError("The order is not approved any more", "refused");
  return [{ name: RECEIPT_FILE, type: "application/pdf", content }];
}

async function deliver(relay: Relay, transports: Transports, message: MessageRow): Promise<Delivery> {
  const { key, recipient, subject, html, text, createdAt, channel } = message;
  let isHandedOver = false;
  try {
    const transport = transports[channel];
    if (!transport) throw new DeliveryError("No transport is configured", "later");
    const attachments = await attachmentsOf(relay, message);
    isHandedOver = true;
    const id = sha256(key).slice(0, 32);
    await transport.send({ id, recipient, subject, html, text, writtenAt: createdAt, attachments });
    return { outcome: "sent" };
  } catch (error) {
    if (error instanceof DeliveryError) return { outcome: error.outcome, fault: error.message };
    relay.log.error({ err: error, messageId: message.id }, "a message could not be made");
    return { outcome: isHandedOver ? "unknown" : "later", fault: (error as Error).name };
  }
}

/** Sends one message that is due. Gives whether there was one. */
async function sendNext(relay: Relay, transports: Transports): Promise<boolean> {
  const { store, clock, log } = relay;
  const message = await takeMessage(store, clock.now());
  if (!message) return false;
  failPoint("message-taken");
  const delivery = await deliver(relay, transports, message);
  failPoint("message-sent");
  const state = await saveDelivery(store.db, message, delivery, clock.now());
  // Neither the address nor a text: what a message is about is found by its number (F-47).
  const { id, kind, channel, tries } = message;
  const facts = { messageId: id, kind, channel, tries, ...("fault" in delivery && { fault: delivery.fault }) };
  if (state === "SENT") log.info(facts, "a message was sent");
  else if (state === "WAITING") log.warn(facts, "a message could not be handed over yet");
  else if (state === "FAILED") log.error({ ...facts, alarm: "message-failed" }, "a message was given up");
  else log.error({ ...facts, alarm: "message-unknown" }, "nobody knows whether a message was delivered");
  return true;
}

/** Sends every message that is due, the longest due first, until none is or the server ends. */
export async function sendMessages(relay: Relay, transports: Transports, stopping?: AbortSignal): Promise<void> {
  const { store, clock, log } = relay;
  for (const { id, ...facts } of await giveUpLost(store.db, clock.now()))
    log.error({ messageId: id, ...facts, alarm: "message-unknown" }, "nobody knows whether a message was delivered");
  const sender = async (): Promise<void> => {
    while (!stopping?.aborted && (await sendNext(relay, transports)));
  };
  // All are waited for, also when one fails: what another one has handed over is still to be written down.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, sender));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
}

/** Erases the texts of messages that have nothing more to do: those with a link when it has expired, the others after ninety days. */
export async function forgetMessages({ store, clock }: Relay): Promise<void> {
  const before = (ms: number): string => new Date(clock.now() - ms).toISOString();
  await forgetTexts(store.db, before(KEEP_TEXTS_MS));
  await forgetTexts(store.db, before(LONGEST_LINK_MS), LINK_KINDS);
}
