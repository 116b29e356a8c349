import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { openDemo } from "./demo.mjs";
import { addSales } from "./sales.mjs";

/** The lottery whose draw was sold. */
export const LOTTERY = 10;

/** Opens the demo as `openDemo` does, with `count` sales of its seller, and the seller logged in: `headers` carry the session. */
export async function openSeller({ count, ...demo }) {
  const { app, store, clock, config } = await openDemo(demo);
  const { addSession } = await import("../server/store/sessions.ts");
  const { cookieName } = await import("../server/auth.ts");
  const { draws, users } = await import("../server/store/schema.ts");
  const [seller] = await store.db.select().from(users).where(eq(users.isSeller, true));
  const [draw] = await store.db.select().from(draws).where(eq(draws.lotteryId, LOTTERY)).limit(1);
  const until = clock.iso();
  await addSales(store.db, { userId: seller.id, lotteryId: LOTTERY, drawNumber: draw.drawNumber, count, until });
  const value = "x".repeat(43);
  await addSession(store.db, {
    idHash: createHash("sha256").update(value).digest("hex"),
    userId: seller.id,
    createdAt: clock.iso(),
    expiresAt: new Date(clock.now() + 86_400_000).toISOString(),
    device: "",
  });
  return { app, store, clock, seller, headers: { cookie: `${cookieName(config)}=${value}` } };
}
