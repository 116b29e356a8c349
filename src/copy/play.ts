/** Words of the play screen. */
import { fractions, pesos, theHour } from "./format";

export const play = {
  title: (lottery: string) => `Jugar ${lottery}`,
  needsScripts:
    "Para escoger número, serie y fracciones activa JavaScript en tu navegador y vuelve a cargar la página.",
  number: {
    title: "Tu número",
    text: "Escribe las 4 cifras o deja que la suerte escoja.",
    label: "Número de 4 cifras",
    digit: (place: number) => `Cifra ${place} de 4`,
    again: "Otro número",
    againText: "Escribe las 4 cifras o ve a pagar.",
    random: "Al azar",
    help: "Ayúdame a elegir",
    folded: "Número",
    changeName: "Cambiar número",
    incomplete: "Debes completar los 4 números",
  },
  series: {
    title: "Serie",
    before: "Antes de seleccionar una serie debes escribir el número a jugar",
    label: "Series disponibles",
    found: (count: number, number: string) =>
      count === 1
        ? `1 serie con fracciones disponibles para el ${number}.`
        : `${count} series con fracciones disponibles para el ${number}.`,
    fractions,
    loading: "Buscando series",
    custom: "Otra serie",
    customHelp: "Escribe 3 cifras y te decimos si está libre.",
    none: "Actualmente no existe fracciones disponibles para el número seleccionado",
    others: "Prueba con uno cercano:",
    unavailable: "La serie ingresada no se encuentra disponible",
    failed: "Ocurrió un error al momento de consultar las series",
    missing: "Debes seleccionar una serie",
    folded: "Serie",
    changeName: "Cambiar serie",
  },
  fractions: {
    title: "Fracciones",
    before: "Antes de seleccionar una fracción debes seleccionar una serie",
    text: (amount: number) => `Cada fracción vale ${pesos(amount)} y gana su parte del premio.`,
    label: "Fracciones del billete",
    slot: (place: number) => `Fracción ${place}`,
    series: (series: string) => `Serie ${series}`,
    noNumber: "····",
    noSeries: "···",
    chosen: "Elegida",
    taken: "No disponible",
    whole: "Tomar billete completo",
    /** Where the whole ticket is not there. */
    rest: (free: number) => (free === 1 ? "Tomar la disponible" : `Tomar las ${free} disponibles`),
    missing: "Debes seleccionar por lo menos una fracción",
  },
  change: "Cambiar",
  /** The next step, in one line. */
  guide: {
    digits: (missing: number) =>
      missing === 4
        ? "Escribe las 4 cifras de tu número"
        : missing === 1
          ? "Falta 1 cifra"
          : `Faltan ${missing} cifras`,
    searching: (number: string) => `Buscando series del ${number}`,
    searchFailed: (number: string) => `No pudimos ver las series del ${number}`,
    soldOut: (number: string) => `${number} agotado: prueba otro número`,
    soldOutTry: (number: string, other: string) => `${number} agotado: prueba ${other}`,
    use: (number: string) => `Usar ${number}`,
    series: (count: number) => (count === 1 ? "1 serie libre: elígela" : `${count} series libres: elige una`),
    seeSeries: "Ver las series",
    searchingOwn: (series: string) => `Buscando la serie ${series}`,
    ownTaken: (series: string) => `${series} no está libre: elige otra`,
    ownFailed: (series: string) => `No pudimos ver la serie ${series}`,
    fractions: (free: number, series: string) =>
      free === 1 ? `Serie ${series}, 1 fracción libre: tómala` : `Serie ${series}, ${free} libres: elige fracciones`,
    seeFractions: "Ver las fracciones",
  },
  summary: {
    label: "Tu jugada",
    value: "Valor",
    number: "Número",
    series: "Serie",
    chosen: (count: number, number: string, series: string) => `${fractions(count)} · ${number}-${series}`,
    add: "Añadir al carrito",
    addAndContinue: "Añadir y seguir jugando",
    adding: "Añadiendo",
    full: "Ya tienes todas las fracciones de este billete en el carrito.",
    failed: "Ocurrió un error al momento de guardar el carrito de compras",
  },
  added: {
    title: (number: string, series: string) => `Añadido: ${number}-${series}`,
    detail: (count: number, amount: number) => `${fractions(count)}, ${pesos(amount)}`,
    message: (count: number, number: string, series: string) =>
      `Tu número ${number}, serie ${series}, quedó en el carrito con ${fractions(count)}.`,
    notReserved: "Las fracciones se apartan cuando pagas.",
    toCart: "Ver carrito",
  },
  unavailable: {
    title: "Escoge una lotería",
    message: "Primero debes seleccionar una lotería para poder jugar un sorteo",
    action: "Ver las loterías",
  },
  closed: {
    title: "Este sorteo ya cerró",
    message: "El próximo de la misma lotería ya está a la venta.",
    messageWithoutNext: "Hay otras loterías que aún se juegan.",
    at: (closesAt: number) => `Las ventas cerraron a ${theHour(closesAt)} No se cobró nada.`,
    kept: (number: string) => `Guardamos tu ${number} para el próximo sorteo.`,
    next: "El próximo sorteo",
    play: (number: string) => `Jugar el ${number}`,
    action: "Ver las que aún se juegan",
  },
} as const;
