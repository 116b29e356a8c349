/** Words of the account: its tabs, the person's data and the purchase history. */
import { seller } from "#domain/seller";
import { shortLottery } from "./format";
import { openPurchase } from "./openPurchase";

export const account = {
  title: "Mi cuenta",
  tabs: { label: "Secciones de tu cuenta", datos: "Mis datos", historial: "Historial" },
  data: {
    title: "Mis datos",
    name: "Nombre",
    document: "Documento",
    email: "Correo electrónico",
    balance: "Saldo",
    change: `Para corregir un dato, llama gratis al ${seller.phone} con tu documento a la mano.`,
  },
  history: {
    title: "Historial de compras",
    day: "Fecha",
    filter: "Filtrar",
    clear: "Ver todo",
    future: "La fecha no puede ser posterior a hoy",
    invalid: "Debe ser una fecha válida",
    empty: "No se han encontrado resultados",
    emptyMore: "Aquí verás tus compras con su comprobante.",
    failed: "Ocurrió un error al momento de traer el historial de compras",
    /** "Medellín", "Medellín + 1". */
    bets: (lottery: string, more: number) => (more > 0 ? `${shortLottery(lottery)} + ${more}` : shortLottery(lottery)),
    noBets: "Compra",
    pick: (number: string, series: string) => `${number}-${series}`,
    open: (reference: string) => `Ver la compra ${reference}`,
    goOn: (reference: string) => `${openPurchase.goOn}, compra ${reference}`,
    when: (hour: string, reference: string) => `${hour} · ${reference}`,
    states: { PENDING: "PENDIENTE", REJECTED: "RECHAZADO", APPROVED: "APROBADO", REFUNDED: "REEMBOLSADO" },
    receipt: "Descargar",
    receiptOf: (reference: string) => `Descargar comprobante de ${reference}`,
    pdfFailed: "Error al descargar el PDF",
    pdfNotFound: "Error al buscar el PDF",
    fileName: "comprobante-de-compra.pdf",
    loading: "Cargando el historial",
  },
} as const;
