/** Words of what has happened to a purchase. */
import type { OrderEventKind } from "#domain/orders";
import type { GatewayName } from "#domain/payments";
import { numericDateTime, pesos } from "./format";

const gateways = { PLACETOPAY: "PlaceToPay", PAYVALIDA: "PayValida" } as const satisfies Record<GatewayName, string>;

export const orderEvents = {
  title: "Qué ha pasado con tu compra",
  states: { done: "hecho", current: "en curso", upcoming: "pendiente", failed: "no se hizo" },
  kinds: {
    CREATED: "Compra creada",
    WAITING: "En espera del pago",
    APPROVED: "Pago aprobado",
    TICKET: "Billete expedido",
    NO_TICKET: "Billete no expedido",
    RECHARGE_SENT: "Recarga pedida al operador",
    RECHARGE_DONE: "Recarga hecha",
    RECHARGE_FAILED: "El operador no hizo la recarga",
    REJECTED: "Pago rechazado",
    EXPIRED: "Se acabó el tiempo para pagar",
    CANCELLED: "Compra cancelada",
    REFUND_OWED: "Te debemos una devolución",
    REFUND_ASKED: "Devolución pedida a la pasarela",
    REFUND_DONE: "Dinero devuelto",
    REVERSED: "La pasarela reversó el pago",
  } satisfies Record<OrderEventKind, string>,
  /** "20-11-2026, 10:31 p. m. · PlaceToPay · $22.000"; of a recharge, its operator instead. */
  detail: (at: number, gateway: GatewayName | null, operator: string | null, amountPesos: number | null) =>
    [numericDateTime(at), gateway ? gateways[gateway] : operator, amountPesos !== null && pesos(amountPesos)]
      .filter(Boolean)
      .join(" · "),
} as const;
