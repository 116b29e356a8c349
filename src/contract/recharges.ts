/** Wire of phone top-ups and packages, and of the recharges of a cart or an order. */
import { array, boolean, mixed, string, type InferType } from "yup";
import { closed, dataList, get, open, optionalText, pesos, post, recordNumber, requiredText, whole } from "./call";

/** What a recharge is, in the order of the domain's words (RCG-04). */
export const wireRechargeKinds = ["Recarga Celular", "Recarga Paquete"] as const;
/** How far a paid recharge is, in the order of the domain's words. */
export const wireRechargeStates = ["EN_ESPERA", "ENVIADA", "EN_REVISION", "HECHA", "FALLIDA"] as const;
/** The source's way of paying a recharge: always this one. */
export const RECHARGE_PAYMENT = 5;

export const operatorWire = open({
  ideProducto: whole().required(),
  desProducto: requiredText(80),
  sigla: requiredText(20),
  ideOperadorGana: whole().required(),
  vlrMinimo: pesos().nullable().optional(),
  vlrMaximo: pesos().nullable().optional(),
  esPaquete: optionalText(1),
});
export const packageWire = open({
  idePaqueteOperador: requiredText(40),
  idePaqueteGANA: whole().required(),
  desPaquete: requiredText(200),
  vlrComercial: pesos().required(),
  operator: optionalText(20),
});
export const operatorsWithPackages = get("operatorsWithPackages", {
  path: "/api/Users/etn/operadores-con-paquetes",
  summary:
    'Operadores: product es el texto JSON {"paquete":"N"} para los que hacen recargas, {"paquete":"S"} para los que venden paquetes.',
  query: closed({ product: string().max(60).required() }),
  answer: open({ data: array(open({ productos: array(mixed().nullable()).required() })).required() }),
});
export const operators = get("operators", {
  path: "/api/Users/etn/consultar-operadores",
  summary: "Operadores.",
  answer: dataList(),
});
export const packages = post("packages", {
  path: "/api/Users/etn/buscar-paquete-movil",
  summary: "Paquetes de un operador.",
  body: closed({ product: closed({ ideOperadorGANA: recordNumber().required() }) }),
  answer: open({ data: open({ paqueteMovil: array(mixed().nullable()).required() }) }),
});

/**
 * A recharge as it is stored; read in both of the source's spellings (`celular` or `numero`, `valor` or `vlrRecarga`). `id` is the
 * line's id given by the client, unique in its cart. `valor` of a package is what the server computed.
 */
export const rechargeLineWire = open({
  id: string().max(64).required(),
  tipo: string()
    .oneOf([...wireRechargeKinds])
    .required(),
  celular: optionalText(20),
  numero: optionalText(20),
  valor: pesos().nullable().optional(),
  vlrRecarga: pesos().nullable().optional(),
  ideProducto: whole().required(),
  sigla: optionalText(20),
  ideOperador: whole().nullable().optional(),
  ideFormaPago: whole().nullable().optional(),
  esPaqueteRecarga: mixed().optional(),
  /** The package as its operator names it (idePaqueteOperador). */
  idePaqueteMovil: optionalText(40),
  /** Names of the operator and the package (ours, beyond the source); of an order, as they were when it was bought. */
  desProducto: optionalText(80),
  desPaquete: optionalText(200),
  /** Cart only: it is not sold as it is any more, and the cart cannot be paid with it. */
  cerrado: boolean().optional(),
  /** Orders only, once paid: how far it is, a word of `wireRechargeStates`, and since when (ISO). */
  estado: optionalText(20),
  fecha: optionalText(40),
});
export type RechargeLineWire = InferType<typeof rechargeLineWire>;

/** A recharge as the browser sends it. The price of a package is the server's; its `valor` is not looked at. */
export const rechargeLineRequest = closed({
  id: string()
    .matches(/^[\w-]{8,64}$/)
    .required(),
  tipo: string()
    .oneOf([...wireRechargeKinds])
    .required(),
  celular: string()
    .matches(/^3\d{9}$/)
    .required(),
  valor: recordNumber().required(),
  ideProducto: recordNumber().required(),
  sigla: optionalText(20),
  ideOperador: recordNumber().nullable().optional(),
  ideFormaPago: recordNumber().oneOf([RECHARGE_PAYMENT]).optional(),
  idePaqueteMovil: string()
    .max(40)
    .nullable()
    .optional()
    .when("tipo", { is: wireRechargeKinds[1], then: (schema) => schema.required() }),
  esPaqueteRecarga: boolean().nullable().optional(),
});
