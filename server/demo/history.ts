/** The past of the demo's people: an approved, a rejected and a pending order of the player, and what the seller has sold. */
import { and, desc, eq, lt } from "drizzle-orm";
import type { Printed } from "#domain/prizes";
import { sha256 } from "../auth";
import type { Clock } from "../clock";
import type { Db } from "../store/database";
import { openLedger } from "../store/ledger";
import {
  carts,
  draws,
  fractions,
  orderLines,
  orders,
  paymentAttempts,
  results,
  sales,
  sandboxSessions,
  tickets,
  users,
} from "../store/schema";

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
const WAITING = { lotteryId: 6, number: "1909", series: "035", fractions: 2 };

interface Past {
  reference: string;
  state: "APPROVED" | "REJECTED" | "PENDING";
  bet: typeof LOST;
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

async function addOrder(tx: Db, clock: Clock, userId: number, past: Past): Promise<void> {
  const at = new Date(past.at).toISOString();
  const expiresAt = new Date(past.at + 15 * 60_000).toISOString();
  const [draw] = await tx
    .select()
    .from(draws)
    .where(and(eq(draws.lotteryId, past.bet.lotteryId), lt(draws.drawsAt, clock.iso())))
    .orderBy(desc(draws.drawsAt))
    .limit(1);
  if (!draw) throw new Error(`Lottery ${past.bet.lotteryId} has no past draw`);
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
  if (past.state !== "APPROVED") return;
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
}

/** The ticket that shares the series and the last figure of what was drawn, and nothing else of it. */
const lastFigureOf = ({ number, series }: Printed): Printed => ({
  number: [...number].map((figure, at) => (at < 3 ? String((Number(figure) + 1) % 10) : figure)).join(""),
  series,
});

async function idOf(tx: Db, documentNumber: string): Promise<number> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.documentNumber, documentNumber));
  if (!user) throw new Error(`The demo has no user ${documentNumber}`);
  return user.id;
}

/**
 * Adds the three orders of the demo's player and the sales of its seller. The player's approved one was paid the day before its
 * draw, and has won the smallest prize.
 */
export async function seedHistory(tx: Db, clock: Clock): Promise<void> {
  const playerId = await idOf(tx, PLAYER);
  const [sold] = await tx
    .select({ closesAt: draws.closesAt, number: results.number, series: results.series })
    .from(draws)
    .innerJoin(results, and(eq(results.lotteryId, draws.lotteryId), eq(results.drawNumber, draws.drawNumber)))
    .where(and(eq(draws.lotteryId, SOLD.lotteryId), lt(draws.drawsAt, clock.iso())))
    .orderBy(desc(draws.drawsAt))
    .limit(1);
  if (!sold) throw new Error(`Lottery ${SOLD.lotteryId} has no past draw`);
  const now = clock.now();
  await addOrder(tx, clock, playerId, {
    reference: "PM-DEMO-APROBADA",
    state: "APPROVED",
    bet: { ...SOLD, ...lastFigureOf(sold) },
    at: Date.parse(sold.closesAt) - 26 * HOUR_MS,
    gatewayStatus: "APPROVED",
    message: "Aprobada",
  });
  await addOrder(tx, clock, playerId, {
    reference: "PM-DEMO-RECHAZADA",
    state: "REJECTED",
    bet: LOST,
    at: now - 70 * HOUR_MS,
    gatewayStatus: "REJECTED",
    message: "Rechazada por el banco",
  });
  await addOrder(tx, clock, playerId, {
    reference: "PM-DEMO-PENDIENTE",
    state: "PENDING",
    bet: WAITING,
    at: now - 2 * HOUR_MS,
    gatewayStatus: "PENDING",
    message: "El banco aún no confirma la transacción",
  });
  const sellerId = await idOf(tx, SELLER);
  for (const [place, { hoursBefore, ...ticket }] of SALES.entries())
    await addOrder(tx, clock, sellerId, {
      reference: `PM-DEMO-VENTA-${place + 1}`,
      state: "APPROVED",
      bet: { lotteryId: SOLD.lotteryId, ...ticket },
      at: Date.parse(sold.closesAt) - hoursBefore * HOUR_MS,
      gatewayStatus: "APPROVED",
      message: "Aprobada",
    });
  // The demo's people begin with a balance, and with purchases that nobody saw being paid.
  await openLedger(tx);
}
