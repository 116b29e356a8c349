/** Words of the account: its parts, the person's data, the password, the purchase history and how a prize is paid. */
import { seller } from "#domain/seller";
import { numericDateTime, pesos, shortLottery } from "./format";
import { openPurchase } from "./openPurchase";

export const account = {
  title: "Mi cuenta",
  parts: "Partes de tu cuenta",
  tabs: {
    data: "Datos",
    password: "Contraseña",
    history: "Historial",
    prizes: "Pago de premios",
    calm: "Juego en calma",
  },
  needsScripts: `Para cambiar algo aquí, tu navegador debe permitir scripts. Sin ellos, llámanos gratis al ${seller.phone}.`,
  data: {
    form: "Tus datos",
    document: "Documento",
    balance: "Saldo",
    email: "Correo electrónico",
    who: "Quién eres",
    reach: "Dónde te encontramos",
    permissions: "Tus permisos",
    submit: "Actualizar Datos",
    submitting: "Actualizando…",
    saved: "Tu información ha sido actualizada exitosamente",
    toCart: "Volver al carrito",
    toLotteries: "Ver Loterías",
    /** Letter by letter as the source has it, also where no account is made (REG-06). */
    failed:
      "Ocurrió un error al momento de Crear la cuenta. Inténtalo nuevamente o contáctanos para reportar tu problema.",
    notRead: "No pudimos traer tus datos. Inténtalo de nuevo en unos minutos.",
    loading: "Cargando tus datos",
    mustUpdateMore: "Revisa cada dato y guarda los cambios. Mientras tanto, el menú te trae a esta página.",
    pending: (email: string) => `Falta confirmar ${email}`,
    pendingMore: (email: string) =>
      email === ""
        ? "Abre el enlace que enviamos a esa dirección."
        : `Abre el enlace que enviamos a esa dirección. Hasta entonces seguimos escribiendo a ${email}.`,
  },
  sessions: {
    title: "Dónde está abierta tu cuenta",
    more: "Si no reconoces un equipo, cierra los demás y cambia tu contraseña.",
    current: "Este equipo",
    unnamed: "Equipo sin identificar",
    opened: (instant: number) => `Abierta el ${numericDateTime(instant)}`,
    seen: (instant: number) => `Última vez el ${numericDateTime(instant)}`,
    close: "Cerrar las demás",
    closing: "Cerrando…",
    question: "¿Cerrar tu cuenta en los demás equipos?",
    questionMore: "Aquí sigue abierta. En los demás habrá que escribir la contraseña otra vez.",
    confirm: "Cerrar las demás",
    keep: "Dejarlas abiertas",
    closed: (count: number) => (count === 1 ? "Cerramos 1 sesión." : `Cerramos ${count} sesiones.`),
    failed: "No pudimos traer tus sesiones. Inténtalo de nuevo en unos minutos.",
    closeFailed: "No pudimos cerrar las demás sesiones. Inténtalo de nuevo en unos minutos.",
  },
  ownData: {
    title: "Lo que sabemos de ti",
    text: "La Ley 1581 te da derecho a conocerlo. Llega en un archivo con tus datos, tus compras y tus permisos.",
    download: "Descargar mis datos",
    fileName: "mis-datos.json",
    leave: "Eliminar mi cuenta",
  },
  password: {
    sheet: "Cambia tu contraseña",
    sheetMore: "Al cambiarla se cierra tu cuenta en los demás equipos.",
    form: "Cambiar contraseña",
    current: "Contraseña actual",
    next: "Contraseña nueva",
    repeat: "Repite la contraseña nueva",
    submit: "Cambiar contraseña",
    submitting: "Cambiando…",
    done: "Tu contraseña ha sido cambiada con éxito",
    doneMore: "Tu cuenta se cerró en los demás equipos.",
    failed: "Ocurrió un error al momento de cambiar la contraseña. Inténtalo más tarde.",
  },
  prizes: {
    guide: "Cómo cobrar un premio",
    failed: "Ocurrió un error al momento de traer formulario de pago",
    loading: "Cargando cómo cobrar un premio",
    methods: "Dónde recibes el dinero",
    wallet: "OKI",
    walletText:
      "Un premio de los que se pagan en línea se carga a tu cuenta OKI. Los demás se cobran en un punto de venta, con tu documento y el comprobante.",
    walletLink: "Ver mis compras",
    bank: "Banco",
    soon: "Próximamente",
  },
  history: {
    title: "Historial de compras",
    day: "Fecha",
    filter: "Filtrar",
    clear: "Ver todo",
    empty: "No se han encontrado resultados",
    emptyMore: "Aquí verás tus compras con su comprobante.",
    failed: "Ocurrió un error al momento de traer el historial de compras",
    /** "Medellín", "Medellín + 1". */
    bets: (lottery: string, more: number) => (more > 0 ? `${shortLottery(lottery)} + ${more}` : shortLottery(lottery)),
    /** "Claro", "Claro + 1". */
    recharges: (operator: string, more: number) => (more > 0 ? `${operator} + ${more}` : operator),
    noBets: "Compra",
    pick: (number: string, series: string) => `${number}-${series}`,
    open: (reference: string) => `Ver la compra ${reference}`,
    goOn: (reference: string) => `${openPurchase.goOn}, compra ${reference}`,
    cancel: (reference: string) => `${openPurchase.cancel}, compra ${reference}`,
    when: (hour: string, reference: string) => `${hour} · ${reference}`,
    /** What a bought ticket has come to. */
    outcome: { LOST: "No ganó", UNKNOWN: "Sin resultado" },
    won: (netPesos: number) => `Ganaste ${pesos(netPesos)}`,
    claim: "Cobrar tu premio",
    /** One ticket of several: "Medellín 4827-118". */
    ticket: (lottery: string, number: string, series: string) => `${shortLottery(lottery)} ${number}-${series}`,
    states: { PENDING: "PENDIENTE", REJECTED: "RECHAZADO", APPROVED: "APROBADO", REFUNDED: "REEMBOLSADO" },
    /** In the place of the last one, while the money has not gone back. */
    owed: "POR DEVOLVER",
    receipt: "Descargar",
    receiptOf: (reference: string) => `Descargar comprobante de ${reference}`,
    pdfFailed: "Error al descargar el PDF",
    pdfNotFound: "Error al buscar el PDF",
    fileName: "comprobante-de-compra.pdf",
    loading: "Cargando el historial",
  },
} as const;
