/** The embedded gateways and the mailbox: only in the demo, on the shop's own port, over the same HTTP as the real ones. */
import type { FastifyInstance } from "fastify";
import type { Shop } from "../shop";
import { addMailbox } from "./mailbox";
import { addPayValidaSandbox } from "./payvalida";
import { addPlaceToPaySandbox } from "./placetopay";
import { addRechargesPage } from "./recharges";
import { addWalletPage } from "./wallet";
import { STYLESHEET, STYLESHEET_PATH } from "./pages";

/** Adds the sandbox. @throws when the configuration is not a demo's */
export function addSandbox(app: FastifyInstance, shop: Shop, selfUrl: () => string): void {
  if (!shop.config.isDemo) throw new Error("The sandbox is only for the demo");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(STYLESHEET_PATH, (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(STYLESHEET),
  );
  addPlaceToPaySandbox(app, shop, selfUrl);
  addPayValidaSandbox(app, shop, selfUrl);
  addMailbox(app, shop);
  addWalletPage(app, shop);
  addRechargesPage(app, shop);
}
