/** Words of recharges: the menu, both forms, and a recharge wherever it stands. */
import type { RechargeKind, RechargeState } from "#domain/recharges";
import { phone, pesos } from "./format";

/** What a form of recharges still waits for, in its order. */
export type RechargeGap = "operator" | "phone" | "package" | "amount" | "policies";

export const recharges = {
  title: "Recargas",
  lead: "Recarga tu celular o compra un paquete, y págalo con tus loterías.",
  kinds: { TOP_UP: "Recarga Celular", PACKAGE: "Recarga Paquete" } satisfies Record<RechargeKind, string>,
  menu: {
    topUp: {
      title: "Recarga a celular",
      figure: (least: number) => `Desde ${pesos(least)}`,
      text: "Tú decides cuánto, para cualquier operador.",
      action: "Recargar",
    },
    packages: {
      title: "Paquetes",
      figure: "Minutos y datos",
      text: "Por un día o hasta por un mes, al precio del operador.",
      action: "Ver",
    },
    operators: "Recargas a",
  },
  tabs: { label: "Tipos de recarga", topUp: "Celular", packages: "Paquetes" },
  topUp: {
    title: "Recarga a celular",
    lead: "Escribe el número, escoge el operador y cuánto quieres recargar.",
  },
  packages: {
    title: "Paquetes",
    lead: "Escoge el operador y el paquete, y escribe el número.",
    of: (operator: string) => `Paquetes de ${operator}`,
    list: "Paquete",
    show: "Ver sus paquetes",
    loading: "Cargando los paquetes",
    failed: "Ocurrió un error al momento de traer el listado de paquetes disponibles",
    beforeOperator: "Primero debes seleccionar un operador para poder escoger tu paquete de recarga",
    empty: (operator: string) => `${operator} no tiene paquetes disponibles por ahora.`,
    days: (count: number) => (count === 1 ? "día" : "días"),
    hours: (count: number) => (count === 1 ? "hora" : "horas"),
  },
  operators: {
    failed: "Ocurrió un error al momento de traer el listado de operadores",
    loading: "Cargando los operadores",
    empty: "Por ahora no hay operadores disponibles.",
  },
  fields: {
    phone: "Número de celular",
    phoneHelp: "Revísalo bien: una recarga hecha no se puede devolver.",
    operator: "Operador",
    pesos: "Valor",
    anyRange: "Escoge el operador para saber cuánto recibe.",
    range: (operator: string, least: number, most: number) =>
      `${operator} recibe entre ${pesos(least)} y ${pesos(most)}.`,
    quick: "Valores frecuentes",
    accept: "Acepto los",
    terms: "términos y condiciones",
    and: "y la",
    privacy: "política de privacidad",
    newTab: "se abre en otra pestaña",
  },
  form: { topUp: "Recarga a celular", packages: "Compra de un paquete" },
  /** What comes next, in one sentence. */
  next: {
    operator: "Escoge el operador",
    phone: "Escribe el número de celular",
    package: "Escoge el paquete",
    amount: "Escribe cuánto quieres recargar",
    policies: "Acepta los términos y la política para añadirla al carrito.",
  } satisfies Record<RechargeGap, string>,
  tooLittle: (least: number) => `Sube el valor a ${pesos(least)} o más`,
  tooMuch: (most: number) => `Baja el valor a ${pesos(most)} o menos`,
  goTo: {
    operator: "Ir al operador",
    phone: "Ir al número",
    package: "Ir a los paquetes",
    amount: "Ir al valor",
    policies: "Ir a la casilla",
  } satisfies Record<RechargeGap, string>,
  summary: {
    label: "Tu recarga",
    value: "Valor",
    /** "Claro, 300 412 7788". */
    of: (operator: string, digits: string) => `${operator}, ${phone(digits)}`,
    add: "Añadir al carrito",
    adding: "Añadiendo",
    failed: "Ocurrió un error al momento de guardar el carrito de compras",
  },
  added: {
    title: (amount: number, digits: string) => `Añadido: ${pesos(amount)} para ${phone(digits)}`,
    toCart: "Ver carrito",
  },
  needsScripts: "Para añadir una recarga al carrito activa JavaScript en tu navegador y vuelve a cargar la página.",
  /** A recharge in the cart, a purchase or the history. */
  line: {
    /** Of a top-up the operator, of a package what it holds too. */
    meta: (operator: string, packageName: string | null) => (packageName ? `${operator} · ${packageName}` : operator),
    whenSent: "Se envía cuando pagues y llega en minutos.",
    remove: (kind: RechargeKind, digits: string) =>
      `Eliminar ${kind === "TOP_UP" ? "recarga" : "paquete"} a ${phone(digits)}`,
    gone: "Ya no se vende así: quítala para poder pagar.",
  },
  /** How far a paid recharge of `amount` pesos is. */
  state: (state: RechargeState, amount: number): string =>
    ({
      WAITING: "Enviando la recarga",
      SENT: "Enviando la recarga",
      TASK: "La estamos revisando con el operador",
      DONE: "Recarga hecha",
      FAILED: `No se pudo hacer; te devolvemos ${pesos(amount)}`,
    })[state],
  /** One whose purchase was not paid, or went back whole. */
  unsent: "No se envió",
  paidFirst: "Se envía apenas el pago quede aprobado.",
  many: (count: number) => (count === 1 ? "Tu recarga" : `Tus ${count} recargas`),
} as const;
