/** Everything that is kept of a person, as they may ask for it (Ley 1581 de 2012, art. 8), under Spanish names. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { drawKey } from "#domain/draws";
import type { Db } from "./database";
import {
  accountLinks,
  claims,
  messages,
  orderLines,
  orderRecharges,
  orders,
  paymentAttempts,
  playLimits,
  playPauses,
  pqrs,
  prizes,
  refunds,
  sales,
  sessions,
  users,
} from "./schema";

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

const purposes = { confirm: "confirmar la cuenta", password: "elegir contraseña", email: "cambiar el correo" } as const;

/** The person's purchases with what they hold and how they were paid. */
async function purchasesOf(db: Db, userId: number): Promise<object[]> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const [all, lines, recharged, attempts, sold, owed, won, claimed] = await Promise.all([
    db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, own)).orderBy(asc(orderLines.id)),
    db.select().from(orderRecharges).where(inArray(orderRecharges.orderId, own)).orderBy(asc(orderRecharges.id)),
    db.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, own)).orderBy(asc(paymentAttempts.id)),
    db.select().from(sales).where(inArray(sales.orderId, own)),
    db.select().from(refunds).where(inArray(refunds.orderId, own)),
    db.select().from(prizes).where(eq(prizes.userId, userId)).orderBy(asc(prizes.orderLineId), asc(prizes.position)),
    db.select().from(claims).where(eq(claims.userId, userId)),
  ]);
  const claimOf = ({ orderLineId, position }: { orderLineId: number; position: number }): object | null => {
    const claim = claimed.find((one) => one.orderLineId === orderLineId && one.position === position);
    if (!claim) return null;
    const { state, amountPesos, mobile, askedAt, paidAt } = claim;
    return { estado: state, pesos: amountPesos, celular: mobile, pedido: askedAt, pagado: paidAt };
  };
  const rechargesOf = groupBy(recharged, ({ orderId }) => orderId);
  const linesOf = groupBy(lines, ({ orderId }) => orderId);
  const attemptsOf = groupBy(attempts, ({ orderId }) => orderId);
  const saleOf = new Map(sold.map((sale) => [sale.orderId, sale]));
  const owedOf = groupBy(owed, ({ orderId }) => orderId);
  const wonOf = groupBy(won, ({ orderLineId }) => orderLineId);
  return all.map((order) => ({
    referencia: order.reference,
    estado: order.state,
    creada: order.createdAt,
    vence: order.expiresAt,
    resuelta: order.settledAt,
    totalPesos: order.totalPesos,
    descuentoPesos: order.discountPesos,
    cupon: order.couponCode,
    direccionIp: order.ip,
    navegador: order.userAgent,
    jugadas: (linesOf.get(order.id) ?? []).map((line) => ({
      sorteo: drawKey(line),
      numero: line.number,
      serie: line.series,
      fracciones: line.fractions,
      totalPesos: line.totalPesos,
      descuentoPesos: line.discountPesos,
      premios: (wonOf.get(line.id) ?? []).map((prize) => ({
        premio: prize.description,
        brutoPesos: prize.grossPesos,
        netoPesos: prize.netPesos,
        cobrarHasta: prize.claimUntil,
        avisado: prize.toldAt,
        cobro: claimOf(prize),
      })),
    })),
    recargas: (rechargesOf.get(order.id) ?? []).map((recharge) => ({
      celular: recharge.phone,
      operador: recharge.operatorName,
      paquete: recharge.packageName,
      pesos: recharge.pesos,
      estado: recharge.state,
      desde: recharge.stateAt,
      referenciaOperador: recharge.operatorReference,
      nota: recharge.note,
    })),
    intentosDePago: (attemptsOf.get(order.id) ?? []).map((attempt) => ({
      pasarela: attempt.gateway,
      referencia: attempt.reference,
      estado: attempt.state,
      creado: attempt.createdAt,
      detalle: attempt.detail,
    })),
    vendida: saleOf.get(order.id)?.soldAt ?? null,
    reversada: saleOf.get(order.id)?.reversedAt ?? null,
    devoluciones: (owedOf.get(order.id) ?? []).map((refund) => ({
      pesos: refund.amountPesos,
      motivo: refund.reason,
      estado: refund.state,
      creada: refund.createdAt,
      pedida: refund.askedAt,
      hecha: refund.doneAt,
      referenciaPasarela: refund.gatewayReference,
      nota: refund.note,
    })),
  }));
}

/** What is kept of a person at `now` (ISO). Passwords and the values of sessions and links are kept as hashes, which tell nothing. */
export async function dataOf(db: Db, userId: number, now: string): Promise<Record<string, unknown>> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new Error(`There is no account ${userId}`);
  const [purchases, opened, links, written, limits, pauses, asked] = await Promise.all([
    purchasesOf(db, userId),
    db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt)),
    db.select().from(accountLinks).where(eq(accountLinks.userId, userId)).orderBy(asc(accountLinks.createdAt)),
    db.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.id)),
    db.select().from(playLimits).where(eq(playLimits.userId, userId)),
    db.select().from(playPauses).where(eq(playPauses.userId, userId)),
    // A PQRS has no account: the document and the address together name the person who wrote it.
    account.email === null
      ? []
      : db
          .select()
          .from(pqrs)
          .where(
            and(
              eq(pqrs.documentType, account.documentType as (typeof pqrs.$inferSelect)["documentType"]),
              eq(pqrs.documentNumber, account.documentNumber),
              eq(pqrs.email, account.email),
            ),
          ),
  ]);
  return {
    generado: now,
    cuenta: {
      tipoDocumento: account.documentType,
      numeroDocumento: account.documentNumber,
      nombres: account.names,
      primerApellido: account.firstSurname,
      segundoApellido: account.secondSurname,
      correo: account.email,
      celular: account.mobile,
      direccion: account.address,
      fechaNacimiento: account.birthDate,
      fechaExpedicionDocumento: account.issueDate,
      genero: account.gender,
      responsabilidadFiscal: account.fiscalCodes.split(";"),
      mayoriaDeEdad: account.adultStatus,
      saldoPesos: account.balancePesos,
      esComercializador: account.isSeller,
      numeroFavorito: account.favoriteNumber,
      serieFavorita: account.favoriteSeries,
      politicasAceptadas: { version: account.policiesVersion, cuando: account.policiesAcceptedAt },
      correoConfirmado: account.confirmedAt,
      creada: account.createdAt,
      recordatorioMinutos: account.reminderMinutes,
    },
    compras: purchases,
    sesiones: opened.map(({ device, createdAt, seenAt, expiresAt, revokedAt }) => ({
      equipo: device,
      abierta: createdAt,
      vista: seenAt,
      vence: expiresAt,
      cerrada: revokedAt,
    })),
    enlaces: links.map(({ purpose, email, createdAt, expiresAt, endedAt }) => ({
      para: purposes[purpose],
      correo: email,
      creado: createdAt,
      vence: expiresAt,
      terminado: endedAt,
    })),
    // Without their texts: those of links would open the account for who holds the file.
    mensajes: written.map(({ channel, recipient, subject, createdAt, sentAt }) => ({
      canal: channel,
      destinatario: recipient,
      asunto: subject,
      creado: createdAt,
      enviado: sentAt,
    })),
    juegoEnCalma: {
      limites: limits.map(({ period, pesos, nextPesos, nextFrom }) => ({
        periodo: period,
        pesos,
        proximoPesos: nextPesos,
        proximoDesde: nextFrom,
      })),
      pausas: pauses.map(({ kind, startsAt, endsAt }) => ({ tipo: kind, desde: startsAt, hasta: endsAt })),
    },
    pqrs: asked.map((row) => ({
      radicado: row.caseNumber,
      mensaje: row.comment,
      recibida: row.receivedAt,
      respuesta: row.answer,
      respondida: row.answeredAt,
    })),
  };
}
