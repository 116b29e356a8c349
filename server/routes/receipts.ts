/** Receipts: a link for a few minutes, and the PDF behind it, both only for the session's own approved orders. */
import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { findReceipt } from "#contract/payments";
import { receiptPath } from "#contract/orders";
import { sessionUser } from "../auth";
import { sameText } from "../gateways/placetopay";
import { RECEIPT_FILE, receiptOf } from "../receipts";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { ownOrder } from "../store/orders";
import { sessionCall } from "./register";

const LINK_MS = 5 * 60_000;

function signed(secretKey: string, text: string): string {
  return createHmac("sha256", secretKey).update(`receipt ${text}`).digest("base64url");
}

/** A link's token: the order, its end, and a signature over both and the person. */
function createToken({ config, clock }: Shop, userId: number, reference: string): string {
  const text = `${reference}.${clock.now() + LINK_MS}`;
  return `${text}.${signed(config.secretKey, `${userId} ${text}`)}`;
}

/** The reference of a token of this person. @throws Refusal 404 for a wrong one, 410 for one that has ended */
function readToken({ config, clock }: Shop, userId: number, token: string): string {
  const [reference = "", until = "", signature = ""] = token.split(".");
  if (!sameText(signature, signed(config.secretKey, `${userId} ${reference}.${until}`)))
    throw new Refusal(404, "NOT_FOUND");
  if (!(Number(until) > clock.now())) throw new Refusal(410, "LINK_EXPIRED");
  return reference;
}

export function addReceipts(app: FastifyInstance, shop: Shop): void {
  const { store } = shop;

  sessionCall(app, shop, findReceipt, async ({ body: { data }, user }) => {
    const order = await ownOrder(store.db, user.id, data.numTransaccionUsuario);
    if (!order) throw new Refusal(404, "NOT_FOUND");
    if (order.state !== "APPROVED") throw new Refusal(409, "RECEIPT_UNAVAILABLE");
    return { data: receiptPath.replace("{token}", createToken(shop, user.id, order.reference)) };
  });

  const limit = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
  app.get<{ Params: { token: string } }>(receiptPath.replace("{token}", ":token"), limit, async (request, reply) => {
    const user = await sessionUser(shop, request);
    if (!user) throw new Refusal(401, "UNAUTHORIZED");
    const order = await ownOrder(store.db, user.id, readToken(shop, user.id, request.params.token));
    const pdf = order && (await receiptOf(store.db, shop.config, order.id));
    if (!pdf) throw new Refusal(404, "NOT_FOUND");
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${RECEIPT_FILE}"`)
      .type("application/pdf")
      .send(pdf);
  });
}
