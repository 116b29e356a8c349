/** Wire of carts and purchase history. */
import { array, boolean, mixed, number, string, type InferType } from "yup";
import { paymentOutcomes } from "#domain/orders";
import { gatewayNames, type GatewayName } from "#domain/payments";
import { rechargeRefusals } from "#domain/refusals";
import {
  closed,
  get,
  open,
  optionalText,
  pesos,
  post,
  prizePesos,
  recordNumber,
  requiredText,
  scalar,
  whole,
} from "./call";
import { rechargeLineRequest } from "./recharges";

/** Largest cart that the shop keeps: bets and recharges together. */
export const maxCartLines = 50;
/** Orders of the history that one call gives at most. */
export const maxHistory = 200;

/** The open cart, or what became of the order that it was turned into. */
export const cartStates = ["INCART", ...paymentOutcomes] as const;

/** The only filter that `GET /api/carts` accepts (a JSON text in `filter`); anything else is refused with 400. */
export const cartFilter = closed({
  where: closed({
    user: requiredText(30),
    reference: string().max(32).optional(),
    state: mixed<string | { inq: string[] }>().optional(),
    updatedAt: closed({
      like: string()
        .matches(/^(?:19|20)\d{2}-\d{2}-\d{2}%?$/)
        .required(),
    })
      .optional()
      .default(undefined),
  }),
  fields: mixed().optional(),
  include: array(string().oneOf(["lotteries", "recharges"]).required())
    .max(10)
    .optional(),
  order: string().oneOf(["id DESC"]).optional(),
  /** Carts at most, the newest first; by default as many as one call may give. */
  limit: recordNumber().min(1).max(maxHistory).optional(),
  /** How many of the newest orders are left out. */
  skip: recordNumber().min(0).optional(),
});

/** What a bought line has come to. */
export const wireOutcomes = ["GANO", "NO_GANO", "SIN_RESULTADO"] as const;

/**
 * A lottery line as it is stored. The alternate spelling (`ideproducto`, `numeroSorteo`) is read too.
 * `id` is the line's id given by the client, unique in its cart. `total`, `cartVal` and `precio` are what the server computed.
 */
export const lotteryLineWire = open({
  id: string().max(64).required(),
  lottery: open({
    ideProducto: mixed().optional(),
    ideproducto: mixed().optional(),
    ideLoteria: whole().required(),
    abreviatura: optionalText(10),
    sigla: optionalText(10),
    sorteo: whole().optional(),
    numeroSorteo: whole().optional(),
    /** Facts of the draw that the lines are shown with (ours, beyond the source). */
    desLoteria: optionalText(120),
    fecSorteo: optionalText(10),
    horaSorteo: optionalText(8),
    fecCierre: optionalText(10),
    horaCierre: optionalText(8),
    vlrFraccion: pesos().optional(),
    numFracciones: whole().optional(),
  }),
  numero: requiredText(4),
  serie: requiredText(3),
  /** Count of fractions. */
  fracciones: whole().required(),
  total: pesos().required(),
  cartVal: pesos().optional(),
  /** Sales of this draw have ended: the line cannot be paid. */
  cerrado: boolean().optional(),
  /** History only: what the coupon took off `total`. */
  descuento: pesos().optional(),
  /** History of approved orders only (ours): what it has come to, a word of `wireOutcomes`, and what it won after taxes. */
  resultado: optionalText(20),
  vlrGanado: prizePesos().nullable().optional(),
});
export type LotteryLineWire = InferType<typeof lotteryLineWire>;

/** Why money goes back, in the order of the domain's words. */
export const wireRefundReasons = ["SIN_FRACCIONES", "PAGO_DOBLE", "SORTEO_ANULADO", "RECARGA_FALLIDA"] as const;
/** How far it is: owed, asked of the gateway, left to a person, given back by the gateway, given back by a person. */
export const wireRefundStates = ["DEBIDA", "PEDIDA", "A_MANO", "DEVUELTA", "ENTREGADA"] as const;

/** Money of an order that goes back to its buyer (ours, beyond the source). Instants ISO. */
export const refundWire = open({
  id: whole().required(),
  valor: pesos().required(),
  /** A word of `wireRefundReasons`. */
  motivo: requiredText(20),
  /** A word of `wireRefundStates`. */
  estado: requiredText(20),
  debida: requiredText(40),
  /** When the gateway was asked for it. */
  pedida: optionalText(40),
  hecha: optionalText(40),
  /** The draw that was annulled; without it, and without a recharge, the whole payment goes back. */
  lottery: open({ ideLoteria: whole().required(), sorteo: whole().required() }).optional().default(undefined),
  /** The recharge that failed: its line's id. */
  recarga: optionalText(64),
});
export type RefundWire = InferType<typeof refundWire>;

/** What happens to an order, in the order of the domain's words (`orderEventKinds`). */
export const wireEventKinds = [
  "CREADA",
  "EN_PASARELA",
  "APROBADA",
  "BILLETE",
  "SIN_BILLETE",
  "RECARGA_ENVIADA",
  "RECARGA_HECHA",
  "RECARGA_FALLIDA",
  "RECHAZADA",
  "VENCIDA",
  "CANCELADA",
  "DEVOLUCION_DEBIDA",
  "DEVOLUCION_PEDIDA",
  "DEVOLUCION_HECHA",
  "REVERSADA",
] as const;

/** Something that happened to an order (ours, beyond the source). */
export const orderEventWire = open({
  /** A word of `wireEventKinds`. */
  tipo: requiredText(20),
  /** Instant, ISO. */
  fecha: requiredText(40),
  /** The gateway that it happened at. */
  medio: optionalText(20),
  /** The name of the operator that a recharge is of. */
  operador: optionalText(60),
  /** Pesos that it is about: what was paid, what a recharge is of, what goes back. */
  valor: pesos().nullable().optional(),
});
export type OrderEventWire = InferType<typeof orderEventWire>;

export const cartWire = open({
  id: whole().required(),
  reference: optionalText(32),
  state: string()
    .oneOf([...cartStates])
    .required(),
  order: mixed().optional(),
  updatedAt: requiredText(40),
  /** History only: the moment of purchase, ISO. */
  createdAt: optionalText(40),
  user: optionalText(30),
  /** Number of the last saved change; send it back with `new-related`. */
  revision: whole().required(),
  lotteries: array(mixed().nullable()).optional(),
  /** Records of `rechargeLineWire`. */
  recharges: array(mixed().nullable()).optional(),
  /** History only: how many orders that fit the filter are newer. */
  posicion: whole().optional(),
  /** History only: totals of the order, in pesos. */
  total: pesos().optional(),
  totalSinDescuento: pesos().optional(),
  descuento: pesos().optional(),
  /** History only: the coupon that gave the discount. */
  cupon: optionalText(30),
  /** History only: until when the order can be paid, ISO; null when it cannot. */
  expira: optionalText(40),
  /** History only: what goes back to its buyer. */
  devoluciones: array(mixed().nullable()).optional(),
});
export type CartWire = InferType<typeof cartWire>;

export const readCarts = get("readCarts", {
  path: "/api/carts",
  summary: "Carrito abierto o historial de la propia persona, según el filtro (texto JSON).",
  access: "session",
  refuses: { 403: ["FORBIDDEN"] },
  query: closed({ filter: string().max(2000).required() }),
  answer: array(mixed().nullable()).required(),
});

const cartBody = () =>
  closed({
    user: requiredText(30),
    userId: scalar(),
    state: string().oneOf(["INCART"]).required(),
    /** Ids of the lines, in their order. */
    order: array(scalar()).max(maxCartLines).optional(),
  });

export const createCart = post("createCart", {
  path: "/api/carts",
  summary: "Abre el carrito de la persona (o devuelve el que ya está abierto).",
  access: "session",
  refuses: { 403: ["FORBIDDEN"] },
  body: cartBody(),
  answer: cartWire,
});
export const updateCart = post("updateCart", {
  path: "/api/carts/update",
  summary: "Actualiza el carrito abierto de la persona; `where` solo puede nombrar ese.",
  access: "session",
  refuses: { 403: ["FORBIDDEN"] },
  query: closed({ where: string().max(500).required() }),
  body: cartBody(),
  answer: open({ count: whole().required() }),
});

/** A lottery line as the browser sends it. Prices in it are ignored: the server computes them. */
export const lotteryLineRequest = closed({
  id: string()
    .matches(/^[\w-]{8,64}$/)
    .required(),
  lottery: closed({
    ideProducto: scalar(),
    ideLoteria: recordNumber().required(),
    abreviatura: optionalText(10),
    sigla: optionalText(10),
    sorteo: recordNumber().required(),
  }),
  numero: string()
    .matches(/^\d{4}$/)
    .required(),
  serie: string()
    .matches(/^\d{3}$/)
    .required(),
  fracciones: number().integer().min(1).max(20).required(),
  total: pesos().optional(),
  cartVal: pesos().optional(),
});

export const saveCartLines = post("saveCartLines", {
  path: "/api/carts/new-related",
  summary:
    "Guarda apuestas y recargas: con createRow se suman por su id (repetir no duplica), sin él reemplazan la lista.",
  access: "session",
  refuses: {
    409: ["STALE_CART", "DRAW_UNKNOWN", "SERIES_UNKNOWN", "TOO_MANY_FRACTIONS", "CART_FULL", ...rechargeRefusals],
  },
  body: closed({
    data: closed({
      id: recordNumber().required(),
      loterias: array(lotteryLineRequest).max(maxCartLines).required(),
      recargas: array(rechargeLineRequest).max(maxCartLines).required(),
      createRow: boolean().required(),
      /** Revision that the browser last saw; an older one is refused with 409 STALE_CART. Not looked at with createRow. */
      revision: recordNumber().optional(),
    }),
  }),
  answer: cartWire,
});

/** Name of the setting that offers a gateway. */
export const paymentSetting = <Name extends GatewayName>(name: Name) => `HABILITA_PAGOS_${name}` as const;

export const paymentMethods = post("paymentMethods", {
  path: "/api/carts/get-confisys-payments",
  summary: "Medios de pago habilitados: S o vacío habilita, N no.",
  body: closed({
    confisys: closed({
      listaNombresConfisys: array(
        string()
          .oneOf(gatewayNames.map((name) => paymentSetting(name)))
          .required(),
      )
        .max(10)
        .required(),
    }),
  }),
  answer: open({
    data: array(open({ nombre: requiredText(60), valorStr: string().max(10).nullable().defined() })).required(),
  }),
});
