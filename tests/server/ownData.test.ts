/** Everything that is kept of a person: each thing beside what the database holds of it, and nothing of anybody else's. */
import { and, asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dataOf } from "#server/store/ownData.ts";
import {
  accountLinks,
  claims,
  messages,
  orderLines,
  orders,
  paymentAttempts,
  playLimits,
  playPauses,
  prizes,
  refunds,
  sales,
  sessions,
  users,
} from "#server/store/schema.ts";
import { loggedIn, openShop, people, TEST_START, type TestShop } from "./harness";

interface OwnData {
  cuenta: Record<string, unknown>;
  compras: {
    referencia: string;
    jugadas: { premios: object[] }[];
    recargas: object[];
    intentosDePago: object[];
    vendida: string | null;
    reversada: string | null;
    devoluciones: object[];
  }[];
  sesiones: object[];
  enlaces: object[];
  mensajes: object[];
  juegoEnCalma: { limites: object[]; pausas: object[] };
  pqrs: object[];
}

const LATER = "2026-11-21T15:00:00.000Z";

let shop: TestShop;
let marta: typeof users.$inferSelect;
beforeAll(async () => {
  shop = await openShop();
  [marta] = (await shop.store.db.select().from(users).where(eq(users.documentNumber, people.marta))) as [
    typeof users.$inferSelect,
  ];
});

const read = async (id = marta.id) => (await dataOf(shop.store.db, id, TEST_START)) as unknown as OwnData;

test("each purchase has its own payments, its sale, and what was given back of it", async () => {
  const { db } = shop.store;
  const own = await db.select().from(orders).where(eq(orders.userId, marta.id)).orderBy(asc(orders.id));
  const [sale] = await db
    .select()
    .from(sales)
    .innerJoin(orders, eq(orders.id, sales.orderId))
    .where(eq(orders.userId, marta.id));
  const { orderId, attemptId } = sale!.sales;
  const given = {
    ...{ amountPesos: 3_000, reason: "second-payment" as const, state: "CLOSED" as const },
    ...{
      createdAt: TEST_START,
      askedAt: TEST_START,
      doneAt: LATER,
      gatewayReference: "R-1",
      note: "Por transferencia",
    },
  };
  await db.insert(refunds).values({ orderId, attemptId, ...given });
  await db.update(sales).set({ reversedAt: LATER }).where(eq(sales.orderId, orderId));
  const { compras } = await read();
  expect(compras.map(({ referencia }) => referencia)).toEqual(own.map(({ reference }) => reference));
  for (const [at, order] of own.entries()) {
    const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id));
    const [sold] = await db.select().from(sales).where(eq(sales.orderId, order.id));
    expect(compras[at]!.intentosDePago).toEqual(
      attempts
        .toSorted((a, b) => a.id - b.id)
        .map(({ gateway, reference, state, createdAt, detail }) => ({
          ...{ pasarela: gateway, referencia: reference, estado: state, creado: createdAt, detalle: detail },
        })),
    );
    expect([compras[at]!.vendida, compras[at]!.reversada]).toEqual([sold?.soldAt ?? null, sold?.reversedAt ?? null]);
    expect(compras[at]!.recargas).toEqual([]);
    expect(compras[at]!.devoluciones).toEqual(
      order.id === orderId
        ? [
            {
              ...{ pesos: 3_000, motivo: "second-payment", estado: "CLOSED" },
              ...{ creada: TEST_START, pedida: TEST_START, hecha: LATER },
              ...{ referenciaPasarela: "R-1", nota: "Por transferencia" },
            },
          ]
        : [],
    );
  }
  // A purchase that came to nothing has no sale, and one that was never opened at a gateway no payment.
  expect(compras.some(({ vendida }) => vendida === null)).toBe(true);
});

test("each ticket has its own prizes, and each of these its own claim", async () => {
  const { db } = shop.store;
  const known = await db.select().from(prizes).where(eq(prizes.userId, marta.id));
  const { orderLineId } = known[0]!;
  const position = Math.max(...known.map((one) => one.position)) + 1;
  await db.insert(prizes).values({ ...known[0]!, position, description: "Dos últimas cifras" });
  await db.delete(claims).where(eq(claims.orderLineId, orderLineId));
  const claim = { userId: marta.id, mobile: "3004827193", askedAt: TEST_START, requestId: "99" };
  await db
    .insert(claims)
    .values({ ...claim, orderLineId, position, amountPesos: 45_000, state: "PAID", paidAt: LATER });
  const { compras } = await read();
  const rows = await db
    .select({ order: orders.reference, prize: prizes, claim: claims })
    .from(prizes)
    .innerJoin(orderLines, eq(orderLines.id, prizes.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(claims, and(eq(claims.orderLineId, prizes.orderLineId), eq(claims.position, prizes.position)))
    .where(eq(prizes.userId, marta.id))
    .orderBy(asc(orders.id), asc(prizes.orderLineId), asc(prizes.position));
  expect(compras.flatMap(({ jugadas }) => jugadas.flatMap(({ premios }) => premios))).toEqual(
    rows.map(({ prize, claim: asked }) => ({
      ...{ premio: prize.description, brutoPesos: prize.grossPesos, netoPesos: prize.netPesos },
      ...{ cobrarHasta: prize.claimUntil, avisado: prize.toldAt },
      cobro: asked && {
        ...{ estado: asked.state, pesos: asked.amountPesos, celular: asked.mobile },
        ...{ pedido: asked.askedAt, pagado: asked.paidAt },
      },
    })),
  );
  expect(rows.find(({ prize }) => prize.position === position)?.claim?.amountPesos).toBe(45_000);
  expect(rows.find(({ prize }) => prize.position === known[0]!.position)?.claim).toBeNull();
});

test("the account, its sessions, links, messages, limits and pauses", async () => {
  const { db } = shop.store;
  await db
    .update(users)
    .set({ fiscalCodes: "O-13;O-15", policiesVersion: "3", policiesAcceptedAt: TEST_START })
    .where(eq(users.id, marta.id));
  await loggedIn(shop.app, people.marta);
  const sent = { createdAt: TEST_START, expiresAt: LATER };
  await db
    .insert(accountLinks)
    .values({ ...sent, tokenHash: "a".repeat(64), userId: marta.id, purpose: "email", email: "nueva@correo.example" });
  await db.insert(messages).values({
    ...{ kind: "email-link" as const, key: "una", recipient: "nueva@correo.example", subject: "Confirma tu correo" },
    ...{ html: "<p>Secreto</p>", text: "Secreto", createdAt: TEST_START, sentAt: LATER, userId: marta.id },
  });
  await db
    .insert(playLimits)
    .values({ userId: marta.id, period: "week", pesos: 50_000, nextPesos: 80_000, nextFrom: LATER });
  await db.insert(playPauses).values({ userId: marta.id, kind: "pause", startsAt: TEST_START, endsAt: LATER });
  const data = await read();
  expect(data.cuenta).toMatchObject({
    responsabilidadFiscal: ["O-13", "O-15"],
    politicasAceptadas: { version: "3", cuando: TEST_START },
  });
  const opened = await db.select().from(sessions).where(eq(sessions.userId, marta.id));
  expect(data.sesiones).toEqual(
    opened.map(({ device, createdAt, seenAt, expiresAt, revokedAt }) => ({
      ...{ equipo: device, abierta: createdAt, vista: seenAt, vence: expiresAt, cerrada: revokedAt },
    })),
  );
  expect(data.enlaces).toContainEqual({
    ...{ para: "cambiar el correo", correo: "nueva@correo.example", creado: TEST_START, vence: LATER, terminado: null },
  });
  expect(data.mensajes).toContainEqual({
    ...{ canal: "email", destinatario: "nueva@correo.example", asunto: "Confirma tu correo" },
    ...{ creado: TEST_START, enviado: LATER },
  });
  expect(JSON.stringify(data)).not.toContain("Secreto");
  expect(data.juegoEnCalma).toEqual({
    limites: [{ periodo: "week", pesos: 50_000, proximoPesos: 80_000, proximoDesde: LATER }],
    pausas: [{ tipo: "pause", desde: TEST_START, hasta: LATER }],
  });
});

test("who has no address has no letters of a PQRS, and an account that is not there is named", async () => {
  await shop.store.db.update(users).set({ email: null }).where(eq(users.documentNumber, people.oscar));
  const [oscar] = await shop.store.db.select().from(users).where(eq(users.documentNumber, people.oscar));
  expect((await read(oscar!.id)).pqrs).toEqual([]);
  await expect(read(999_999)).rejects.toThrow("There is no account 999999");
});
