/** Words of a purchase that is not paid yet: going on with it, or cancelling it. */
import { theHour } from "./format";

export const openPurchase = {
  title: "Compra sin pagar",
  held: (until: number, hasBets: boolean) =>
    hasBets
      ? `Apartamos sus fracciones hasta ${theHour(until)}: págala por cualquiera de los medios o cancélala.`
      : `Puedes pagarla hasta ${theHour(until)} por cualquiera de los medios, o cancelarla.`,
  goOn: "Continuar el pago",
  goOnWith: (total: string) => `Continuar el pago de ${total}`,
  paying: "Preparando el pago",
  cancel: "Cancelar y volver al carrito",
  cancelling: "Cancelando la compra",
  waiting:
    "La pasarela no responde. Tu compra se cerrará sola en máximo 10 minutos y entonces podrás hacerla otra vez.",
  failed: "Ocurrió un error al momento de cancelar la compra",
} as const;
