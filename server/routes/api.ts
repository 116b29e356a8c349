/** The API: JSON only, one error shape, one file per area of the contract. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { sessionUser } from "../auth";
import { networkOf } from "../clientNetwork";
import { Refusal } from "../refusal";
import { sharedCounts } from "../requestCounts";
import type { Shop } from "../shop";
import { addAccount } from "./account";
import { addCalm } from "./calm";
import { addCarts } from "./carts";
import { addClaims } from "./claims";
import { addContact } from "./contact";
import { addContent } from "./content";
import { addCoupons } from "./coupons";
import { addDocs } from "./docs";
import { addLotteries } from "./lotteries";
import { addNotices } from "./notices";
import { addPrizes } from "./prizes";
import { addPayments } from "./payments";
import { addReceipts } from "./receipts";
import { addRecharges } from "./recharges";
import { callsOf } from "./register";
import { addReports } from "./reports";
import { addUsers } from "./users";

/** Adds the calls of the contract that this backend answers. */
export async function addApi(app: FastifyInstance, shop: Shop): Promise<void> {
  app.removeContentTypeParser("text/plain");
  app.addHook("preValidation", async (request) => {
    if (request.method !== "POST" || request.routeOptions.url === "/api/*") return;
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
      throw new Refusal(415, "UNSUPPORTED_MEDIA_TYPE");
  });
  if (shop.config.hasRateLimits)
    await app.register(rateLimit, {
      global: false,
      // PGlite is opened by one process, which counts faster by itself.
      ...(shop.store.kind === "postgres" && { store: sharedCounts(shop) }),
      // Only a live session makes a person: whoever sends any other cookie counts with their network.
      keyGenerator: async (request) => {
        const person = await sessionUser(shop, request);
        return person ? `person ${person.id}` : `network ${networkOf(request.ip)}`;
      },
      errorResponseBuilder: (_request, { ttl }) => new Refusal(429, "TOO_MANY_REQUESTS", { retryAfter: ttl / 1000 }),
    });
  addLotteries(app, shop);
  addPrizes(app, shop);
  addClaims(app, shop);
  addContent(app, shop);
  addContact(app, shop);
  addUsers(app, shop);
  addAccount(app, shop);
  addCalm(app, shop);
  addNotices(app, shop);
  addRecharges(app, shop);
  addCarts(app, shop);
  addCoupons(app, shop);
  addPayments(app, shop);
  addReceipts(app, shop);
  addReports(app, shop);
  await addDocs(app, shop, callsOf(app));
  app.all("/api/*", async (request, reply) => {
    const url = request.url.split("?")[0]!;
    // The router takes the address for a pattern, and throws at one that it could not have: no call of ours has such signs.
    const isPattern = /[*:()]/.test(url);
    const allowed = (["GET", "POST"] as const).filter((method) => !isPattern && app.hasRoute({ method, url }));
    if (allowed.length === 0) throw new Refusal(404, "NOT_FOUND");
    void reply.header("allow", allowed.join(", "));
    throw new Refusal(405, "METHOD_NOT_ALLOWED");
  });
}
