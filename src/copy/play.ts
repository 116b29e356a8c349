/** Words of the play screen. */
import { fractions, pesos } from "./format";

export const play = {
  title: (lottery: string) => `Jugar ${lottery}`,
  number: {
    title: "Tu número",
    text: "Escribe las 4 cifras o deja que la suerte escoja.",
    label: "Número de 4 cifras",
    digit: (place: number) => `Cifra ${place} de 4`,
    random: "Al azar",
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
    missing: "Debes seleccionar por lo menos una fracción",
  },
  summary: {
    label: "Tu jugada",
    empty: "Elige número, serie y fracciones",
    chosen: (count: number, number: string, series: string) => `${fractions(count)} · ${number}-${series}`,
    add: "Añadir al carrito",
    addAndContinue: "Añadir y seguir jugando",
    adding: "Añadiendo",
    full: "Ya tienes todas las fracciones de este billete en el carrito.",
    failed: "Ocurrió un error al momento de guardar el carrito de compras",
  },
  added: {
    title: "Producto añadido",
    message: (count: number, number: string, series: string) =>
      `Tu número ${number}, serie ${series}, quedó en el carrito con ${fractions(count)}.`,
    notReserved: "Las fracciones se apartan cuando pagas.",
    goOn: "Seguir Comprando",
    toCart: "Ir al carrito",
  },
  unavailable: {
    title: "Escoge una lotería",
    message: "Primero debes seleccionar una lotería para poder jugar un sorteo",
    action: "Ver las loterías",
  },
  closed: {
    title: "Sorteo cerrado",
    message: "Las ventas de este sorteo ya cerraron. Hay otros abiertos.",
    action: "Ver las loterías",
  },
} as const;
