/** Words of the cart and the checkout. */
import { seller } from "#domain/seller";

import { coupon } from "./coupon";
import { bets, fractions, heldInCart, listed, pesos } from "./format";

export const cart = {
  title: "Carrito de Compras",
  needsScripts: "Para ver y pagar tu carrito activa JavaScript en tu navegador y vuelve a cargar la página.",
  bets: "Sorteos",
  recharges: "Recargas",
  noBets: "No ha jugado ningún sorteo",
  noRecharges: "No ha realizado ninguna recarga",
  start: "Ver las loterías",
  line: {
    draw: (drawNumber: number) => `Sorteo ${drawNumber}`,
    drawAndClosing: (drawNumber: number, closing: string) => `Sorteo ${drawNumber} · cierra ${closing}`,
    pick: (series: string, count: number) => `Serie ${series} · ${fractions(count)}`,
    remove: (number: string, lottery: string) => `Eliminar ${number} de ${lottery}`,
    closed: "Sorteo cerrado: quita esta jugada para poder pagar.",
    soldOut: "Ya no quedan esas fracciones: quita la jugada y elige otra serie.",
  },
  confirm: {
    title: "Cancelar jugada",
    question: "¿Está seguro que desea eliminar el producto del carrito de compras?",
    warning: "Este movimiento no podrá deshacerse",
    yes: "Sí, eliminar",
    no: "No, conservar",
    failed: "Ocurrió un error al momento de eliminar el producto",
    rechargeTitle: "Quitar recarga",
  },
  count: heldInCart,
  parts: { bets: "Loterías", recharges: "Recargas" },
  total: "Total",
  methods: "Medio de pago",
  method: {
    PLACETOPAY: { label: "PlaceToPay", description: "PSE, tarjetas débito y crédito" },
    PAYVALIDA: { label: "PayValida", description: "Efectivo y otros medios" },
  },
  noMethods: "En este momento no hay medios de pago habilitados. Tu carrito queda guardado.",
  methodMissing: "Elige uno de estos medios de pago.",
  methodsFailed: "Ocurrió un error al momento de traer los medios de pago",
  pay: "Pagar",
  chooseMethod: "Elige un medio de pago para continuar.",
  paying: "Preparando el pago",
  seeOwnRules: "Ver mi Juego en calma",
  closedBlocks: "Quita las jugadas de sorteos cerrados para poder pagar.",
  goneBlocks: "Quita las recargas que ya no se venden para poder pagar.",
  closed: {
    of: (lotteries: readonly string[]) =>
      `${lotteries.length === 1 ? "Ya cerró el sorteo" : "Ya cerraron los sorteos"} de ${listed(lotteries)}.`,
    remove: (count: number) => (count === 1 ? "Quitar la cerrada" : "Quitar las cerradas"),
    removing: "Quitando",
  },
  legal: {
    adults: "Solo mayores de 18 años.",
    noWithdrawal:
      "Por ser juegos de suerte y azar, esta compra no tiene derecho de retracto (Ley 1480 de 2011, art. 47).",
    terms: "términos y condiciones",
    privacy: "política de privacidad",
    recharges: "Una recarga hecha no se puede devolver.",
    accept: "Al pagar aceptas los",
    and: "y la",
    end: ".",
  },
  leaving: {
    title: "Te llevamos a la pasarela de pago",
    payment: (total: string, gateway: string) => `Vas a pagar ${total} con ${gateway}.`,
    message: "No cierres esta ventana. Al terminar volverás aquí con tu comprobante.",
  },
  pending: {
    title: "Tienes un pago pendiente",
    message: `Espera a que termine antes de repetirlo. Si tienes dudas, llama gratis al ${seller.phone}.`,
    link: "Ver historial",
  },
  loadFailed: "Ocurrió un error al momento de traer el carrito de compras",
  saveFailed: "Ocurrió un error al momento de guardar el carrito de compras",
  notices: {
    unreadable: "No pudimos leer el carrito que guardaba este navegador, así que empezamos uno nuevo.",
    memoryOnly: "Este navegador no deja guardar el carrito: no cierres esta página antes de pagar.",
    reviewBeforePaying: "Sumamos lo que ya tenías guardado. Revisa el total y vuelve a pagar.",
    someClosed: "Volvieron las jugadas de sorteos abiertos; las demás ya cerraron.",
    cancelled: "Cancelaste la compra: todo volvió al carrito.",
    timeOver: "El tiempo para pagar la compra terminó: todo volvió al carrito. Revísalo y vuelve a pagar.",
    closing:
      "Las ventas de un sorteo de la compra están por cerrar y no queda tiempo para pagarla. Las jugadas de sorteos abiertos volvieron al carrito.",
    allClosed: "Cancelaste la compra. Sus sorteos ya cerraron, así que no volvió ninguna jugada.",
    couponOver: coupon.over,
    couponUnfit: coupon.unfit,
    linesLeftOut: "Dejamos por fuera lo que ya no se vende.",
    changedElsewhere: "El carrito cambió en otra ventana; ya lo actualizamos.",
  },
  birthDateMissing: "Debes completar todos tus datos personales para poder continuar (Fecha de nacimiento)",
  underage: "Debes ser mayor de edad para continuar esta transacción.",
  newTotal: (total: number) => `El total cambió: ahora son ${pesos(total)}. Revísalo y vuelve a pagar.`,
  newPrice: (before: number, now: number) => `Cambió de precio: antes ${pesos(before)}, ahora ${pesos(now)}.`,
  loading: "Cargando el carrito",
  description: (lines: number, others: number) =>
    listed([
      ...(lines > 0 ? [`${bets(lines)} de lotería`] : []),
      ...(others > 0 ? [others === 1 ? "1 recarga de celular" : `${others} recargas de celular`] : []),
    ]),
} as const;
