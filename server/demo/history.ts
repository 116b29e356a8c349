/** The past of the demo's people: an approved, a rejected and a pending order of the player, and what the seller has sold. */
import { and, desc, eq, lt } from "drizzle-orm";
import { bogotaDay } from "#domain/bogota";
import type { Printed } from "#domain/prizes";
import { sha256 } from "../auth";
import type { Clock } from "../clock";
import { walletKey, type PrizeKey } from "../store/claims";
import type { Db } from "../store/database";
import { openLedger } from "../store/ledger";
import {
  carts,
  claims,
  draws,
  fractions,
  orderLines,
  orders,
  paymentAttempts,
  prizes,
  results,
  sales,
  sandboxSessions,
  tickets,
  users,
} from "../store/schema";
import { takeTopUp } from "../store/sandboxTopUps";
import { OLD_DRAW } from "./draws";

const PLAYER = "52847193";
const SELLER = "80912475";
const HOUR_MS = 3_600_000;
const ORIGIN = "http://localhost:3000";
/** The lottery of the order that was paid, and its fractions. */
const SOLD = { lotteryId: 10, fractions: 3 };
const LOST = { lotteryId: 13, number: "0395", series: "111", fractions: 1 };
/** What the seller sold of the lottery above, and how many hours before its draw closed. */
const SALES = [
  { number: "0815", series: "007", fractions: 3, hoursBefore: 75 },
  { number: "2604", series: "113", fractions: 1, hoursBefore: 52 },
  { number: "7731", series: "051", fractions: 2, hoursBefore: 30 },
] as const;
/**
 * What else the player has won: in which draw (a day, or so many draws before the last one), with how many of its last figures,
 * and what became of the prize (CLAIM-02, CLAIM-03). The oldest first. The order of the history has won one that can be claimed.
 */
const WON: readonly {
  reference: string;
  lotteryId: number;
  draw: string | number;
  figures: number;
  fractions: number;
  outcome?: "claimed" | "paidAtPoint" | "masked";
}[] = [
  { reference: "PM-DEMO-PREMIO-VIEJO", lotteryId: OLD_DRAW.lotteryId, draw: OLD_DRAW.day, figures: 1, fractions: 1 },
  { reference: "PM-DEMO-PREMIO-PUNTO", lotteryId: 1, draw: 4, figures: 3, fractions: 1, outcome: "paidAtPoint" },
  { reference: "PM-DEMO-PREMIO-RECLAMADO", lotteryId: 1, draw: 3, figures: 1, fractions: 2, outcome: "claimed" },
  { reference: "PM-DEMO-PREMIO-OCULTO", lotteryId: 1, draw: 2, figures: 1, fractions: 1, outcome: "masked" },
  { reference: "PM-DEMO-PREMIO-UVT", lotteryId: 1, draw: 1, figures: 2, fractions: 1 },
];
const DAY_MS = 24 * HOUR_MS;
/** When the player claimed, after the draw. */
const CLAIMED_AFTER_MS = 3 * DAY_MS;
const WAITING = { lotteryId: 6, number: "1909", series: "035", fractions: 2 };

type Draw = typeof draws.$inferSelect;

interface Past {
  reference: string;
  draw: Draw;
  state: "APPROVED" | "REJECTED" | "PENDING";
  bet: Printed & { fractions: number };
  /** Instant of the order, epoch ms. */
  at: number;
  gatewayStatus: string;
  message: string;
}

/** A session of the sandbox whose bank never answers. */
async function pendingSession(
  tx: Db,
  { reference, at, message }: Past,
  totalPesos: number,
  expiresAt: string,
): Promise<{ requestId: string; processUrl: string }> {
  const token = `demo-${reference}`;
  const date = new Date(at).toISOString();
  const returnUrl = `${ORIGIN}/confirmacion/${reference}`;
  const [session] = await tx
    .insert(sandboxSessions)
    .values({
      gateway: "PLACETOPAY",
      reference,
      token,
      status: "PENDING",
      request: { payment: { reference, amount: { currency: "COP", total: totalPesos } } },
      totalPesos,
      returnUrl,
      attempts: [{ status: "PENDING", message, date, reference: 0, method: "PSE", bank: "Banco de la demo" }],
      createdAt: date,
      updatedAt: date,
      expiresAt,
    })
    .returning();
  return { requestId: String(session!.id), processUrl: `${ORIGIN}/sandbox/placetopay/pagar/${token}` };
}

/** Adds an order of one line. Gives the line's id. */
async function addOrder(tx: Db, userId: number, past: Past): Promise<number> {
  const { draw } = past;
  const at = new Date(past.at).toISOString();
  const expiresAt = new Date(past.at + 15 * 60_000).toISOString();
  const totalPesos = draw.fractionPesos * past.bet.fractions;
  const [cart] = await tx.insert(carts).values({ userId, state: "ORDERED", updatedAt: at }).returning();
  const [order] = await tx
    .insert(orders)
    .values({
      reference: past.reference,
      userId,
      cartId: cart!.id,
      idempotencyKey: `demo-${past.reference}`,
      bodyHash: sha256(past.reference),
      state: past.state,
      totalPesos,
      description: "Compra en Premio Mayor",
      ip: "127.0.0.1",
      network: "127.0.0.1",
      userAgent: "demo",
      origin: ORIGIN,
      createdAt: at,
      expiresAt,
      settledAt: past.state === "PENDING" ? null : expiresAt,
    })
    .returning();
  const ticket = {
    lotteryId: draw.lotteryId,
    drawNumber: draw.drawNumber,
    number: past.bet.number,
    series: past.bet.series,
  };
  const [line] = await tx
    .insert(orderLines)
    .values({
      orderId: order!.id,
      clientId: `demo-${past.reference}`,
      position: 0,
      ...ticket,
      fractions: past.bet.fractions,
      fractionPesos: draw.fractionPesos,
      totalPesos,
    })
    .returning();
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      orderId: order!.id,
      gateway: "PLACETOPAY",
      reference: past.reference,
      token: "",
      // The sandbox knows of the pending one: it answers that the bank has not.
      ...(past.state === "PENDING"
        ? { state: "LEAVING" as const, ...(await pendingSession(tx, past, totalPesos, expiresAt)) }
        : { state: past.state }),
      createdAt: at,
      gatewayStatus: past.gatewayStatus,
      detail: {
        message: past.message,
        reason: null,
        date: expiresAt,
        bank: past.state === "PENDING" ? null : "Banco de la demo",
        method: "PSE",
        authorization: past.state === "APPROVED" ? "482719" : null,
        receipt: past.state === "APPROVED" ? "0048271900" : null,
      },
      checkedAt: expiresAt,
      nextCheckAt: null,
    })
    .returning();
  if (past.state !== "APPROVED") return line!.id;
  await tx.insert(sales).values({ orderId: order!.id, attemptId: attempt!.id, amountPesos: totalPesos, soldAt: at });
  await tx.insert(tickets).values(ticket).onConflictDoNothing();
  await tx.insert(fractions).values(
    Array.from({ length: past.bet.fractions }, (_, index) => ({
      ...ticket,
      fractionNo: index + 1,
      state: "SOLD" as const,
      orderLineId: line!.id,
    })),
  );
  return line!.id;
}

/** The ticket that shares the series and some of the last figures of what was drawn, and nothing else of it. */
const lastFiguresOf = ({ number, series }: Printed, figures: number): Printed => ({
  number: [...number].map((figure, at) => (at < 4 - figures ? String((Number(figure) + 1) % 10) : figure)).join(""),
  series,
});

async function idOf(tx: Db, documentNumber: string): Promise<number> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.documentNumber, documentNumber));
  if (!user) throw new Error(`The demo has no user ${documentNumber}`);
  return user.id;
}

/** The draws of a lottery that have taken place, the last one first, with what fell in them. */
async function drawn(tx: Db, clock: Clock, lotteryId: number) {
  const found = await tx
    .select({ draw: draws, number: results.number, series: results.series })
    .from(draws)
    .innerJoin(results, and(eq(results.lotteryId, draws.lotteryId), eq(results.drawNumber, draws.drawNumber)))
    .where(and(eq(draws.lotteryId, lotteryId), lt(draws.drawsAt, clock.iso())))
    .orderBy(desc(draws.drawsAt));
  if (found.length === 0) throw new Error(`Lottery ${lotteryId} has no past draw`);
  return found;
}

const APPROVED = { state: "APPROVED", gatewayStatus: "APPROVED", message: "Aprobada" } as const;

/**
 * Adds the three orders of the demo's player and the sales of its seller. The player's approved one was paid the day before its
 * draw, and has won the smallest prize.
 */
export async function seedHistory(tx: Db, clock: Clock): Promise<void> {
  const playerId = await idOf(tx, PLAYER);
  const [sold] = await drawn(tx, clock, SOLD.lotteryId);
  const lastDrawOf = async ({ lotteryId }: { lotteryId: number }) => (await drawn(tx, clock, lotteryId))[0]!.draw;
  const now = clock.now();
  await addOrder(tx, playerId, {
    ...APPROVED,
    reference: "PM-DEMO-APROBADA",
    draw: sold!.draw,
    bet: { ...lastFiguresOf(sold!, 1), fractions: SOLD.fractions },
    at: Date.parse(sold!.draw.closesAt) - 26 * HOUR_MS,
  });
  await addOrder(tx, playerId, {
    reference: "PM-DEMO-RECHAZADA",
    state: "REJECTED",
    draw: await lastDrawOf(LOST),
    bet: LOST,
    at: now - 70 * HOUR_MS,
    gatewayStatus: "REJECTED",
    message: "Rechazada por el banco",
  });
  await addOrder(tx, playerId, {
    reference: "PM-DEMO-PENDIENTE",
    state: "PENDING",
    draw: await lastDrawOf(WAITING),
    bet: WAITING,
    at: now - 2 * HOUR_MS,
    gatewayStatus: "PENDING",
    message: "El banco aún no confirma la transacción",
  });
  const sellerId = await idOf(tx, SELLER);
  for (const [place, { hoursBefore, ...bet }] of SALES.entries())
    await addOrder(tx, sellerId, {
      ...APPROVED,
      reference: `PM-DEMO-VENTA-${place + 1}`,
      draw: sold!.draw,
      bet,
      at: Date.parse(sold!.draw.closesAt) - hoursBefore * HOUR_MS,
    });
  // The demo's people begin with a balance, and with purchases that nobody saw being paid.
  await openLedger(tx);
}

/** Adds the purchases of the player that have won something else. What they won is held against the results afterwards. */
export async function seedWinnings(tx: Db, clock: Clock): Promise<void> {
  const playerId = await idOf(tx, PLAYER);
  for (const { reference, lotteryId, draw: which, figures, fractions: count } of WON) {
    const past = await drawn(tx, clock, lotteryId);
    const won =
      typeof which === "number" ? past[which] : past.find(({ draw }) => bogotaDay(Date.parse(draw.drawsAt)) === which);
    if (!won) throw new Error(`Lottery ${lotteryId} has no draw ${which} for ${reference}`);
    await addOrder(tx, playerId, {
      ...APPROVED,
      reference,
      draw: won.draw,
      bet: { ...lastFiguresOf(won, figures), fractions: count },
      at: Date.parse(won.draw.closesAt) - 30 * HOUR_MS,
    });
  }
  await openLedger(tx);
}

/** Writes a prize down as paid into the wallet some days after its draw. What it brought into the balance has been spent since. */
async function addClaim(
  tx: Db,
  { orderLineId, position, userId, netPesos }: typeof prizes.$inferSelect,
  drawsAt: string,
) {
  const [{ mobile }] = (await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId))) as [
    { mobile: string },
  ];
  const at = new Date(Date.parse(drawsAt) + CLAIMED_AFTER_MS).toISOString();
  const [claim] = await tx
    .insert(claims)
    .values({ orderLineId, position, userId, amountPesos: netPesos, mobile, state: "PAID", askedAt: at, paidAt: at })
    .returning();
  const key = walletKey(claim!);
  await takeTopUp(tx, { key, mobile, pesos: netPesos }, at);
  await tx
    .update(claims)
    .set({ walletReference: `OKI-${key}` })
    .where(isPrize(claims, claim!));
  await tx.update(prizes).set({ state: "CLAIMED" }).where(isPrize(prizes, claim!));
}

const isPrize = (table: typeof prizes | typeof claims, { orderLineId, position }: PrizeKey) =>
  and(eq(table.orderLineId, orderLineId), eq(table.position, position));

/** Brings those prizes into their states: paid into the wallet, paid at a point, or with covered figures. */
export async function settleWinnings(tx: Db): Promise<void> {
  for (const { reference, outcome } of WON) {
    const won = await tx
      .select({ prize: prizes, drawsAt: results.drawsAt })
      .from(prizes)
      .innerJoin(results, and(eq(results.lotteryId, prizes.lotteryId), eq(results.drawNumber, prizes.drawNumber)))
      .innerJoin(orderLines, eq(orderLines.id, prizes.orderLineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.reference, reference));
    if (won.length === 0) throw new Error(`The demo's ${reference} has won nothing`);
    for (const { prize, drawsAt } of won) {
      const isIt = isPrize(prizes, prize);
      if (outcome === "paidAtPoint") await tx.update(prizes).set({ state: "PAID_AT_POINT" }).where(isIt);
      if (outcome === "masked") await tx.update(prizes).set({ isMasked: true }).where(isIt);
      if (outcome === "claimed") await addClaim(tx, prize, drawsAt);
    }
  }
  await openLedger(tx);
}
