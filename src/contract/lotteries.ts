/** Wire of draws, availability and prize plans: what the list, the cards and the play screen ask. */
import { array, mixed, string, type InferType } from "yup";
import {
  closed,
  dataList,
  day,
  open,
  optionalText,
  pesos,
  post,
  prizePesos,
  recordNumber,
  requiredDay,
  requiredText,
  scalar,
  whole,
} from "./call";

/** One open draw, as `consultar-loterias-disponibles` lists it. Days are DD-MM-YYYY or YYYY-MM-DD, hours HH:mm, in Bogota. */
export const lotteryWire = open({
  ideLoteria: whole().required(),
  desLoteria: requiredText(120),
  abreviatura: optionalText(10),
  sorteo: whole().required(),
  fecSorteo: requiredText(10),
  horaSorteo: requiredText(8),
  fecCierre: requiredText(10),
  horaCierre: requiredText(8),
  vlrBillete: pesos().required(),
  vlrFraccion: pesos().required(),
  numFracciones: whole().min(1).max(20).required(),
  premioMayor: open({ vlrBrutoBillete: prizePesos().required() }),
  /** Digits with dashes, "4-8-2-7"; null or "0-0-0-0" when the player has none. */
  numeroFavorito: optionalText(20),
  /** 1: complete results; any other value: traditional. */
  ideClaseLoteria: whole().required(),
});
export type LotteryWire = InferType<typeof lotteryWire>;

export const availableLotteries = post("availableLotteries", {
  path: "/api/Users/etn/consultar-loterias-disponibles",
  summary:
    'Sorteos abiertos; fecha "11-04-2018" y evento null piden todos, ideLoteria y sorteo los de una lotería o uno solo.',
  body: closed({
    lottery: closed({
      fecha: requiredDay(),
      evento: scalar(),
      /** Ours: the draws of one lottery, or one draw of it. Another backend may answer with all. */
      ideLoteria: recordNumber().optional(),
      sorteo: recordNumber().optional(),
    }),
  }),
  answer: dataList(),
});

/** A lottery, on sale or not, with the days and hours of its next draw where one is open. The source names no field. */
export const lotteryScheduleWire = open({
  ideLoteria: whole().required(),
  desLoteria: requiredText(120),
  abreviatura: optionalText(10),
  /** 1: complete results; any other value: traditional. */
  ideClaseLoteria: whole().required(),
  fecSorteo: optionalText(10),
  horaSorteo: optionalText(8),
  fecCierre: optionalText(10),
  horaCierre: optionalText(8),
});

export const lotterySchedules = post("lotterySchedules", {
  path: "/api/Users/etn/consultar-horarios-loterias",
  summary: "Todas las loterías, con el horario de su próximo sorteo; de una fecha, las que sortean ese día.",
  body: closed({ lottery: closed({ fecha: day(), ideLoteria: recordNumber().nullable().optional() }) }),
  answer: open({ data: open({ horariosLoteria: array(mixed().nullable()).required() }) }),
});

/** A series of one number with the fractions still free in it. */
export const seriesWire = open({
  serie: string()
    .matches(/^\d{3}$/)
    .required(),
  cantFracciones: whole().required(),
});
export type SeriesWire = InferType<typeof seriesWire>;

export const numberAvailability = post("numberAvailability", {
  path: "/api/Users/etn/consultar-disponiblidad-de-numero",
  summary: "Series con fracciones libres para un número; con serie, solo esa si está libre.",
  refuses: { 404: ["DRAW_UNKNOWN"], 409: ["DRAW_CLOSED"] },
  body: closed({
    number: closed({
      ideLoteria: recordNumber().required(),
      sorteo: recordNumber().required(),
      numero: string()
        .matches(/^\d{4}$/)
        .required(),
      serie: string()
        .matches(/^\d{3}$/)
        .optional(),
    }),
  }),
  answer: dataList(),
});

const fourDigits = () => string().matches(/^\d{4}$/);

/** A number with fractions free in a draw. */
export const availableNumberWire = open({
  numero: fourDigits().required(),
  /** Ours: how many whole tickets of it are left. */
  billetes: whole().optional(),
});

/** Numbers of which a request may ask at once whether they are free. */
const MOST_NUMBERS_ASKED = 24;

export const availableNumbers = post("availableNumbers", {
  path: "/api/Users/etn/consultar-numeros-disponibles",
  summary:
    "Números con fracciones libres en un sorteo; con número, sus vecinos primero; con números, los libres de ellos.",
  refuses: { 404: ["DRAW_UNKNOWN"], 409: ["DRAW_CLOSED"] },
  body: closed({
    numeroJugar: closed({
      ideLoteria: recordNumber().required(),
      sorteo: recordNumber().required(),
      numero: fourDigits().optional(),
      /** Ours: which of these are free. Another backend may answer with others. */
      numeros: array(fourDigits().required()).max(MOST_NUMBERS_ASKED).optional(),
    }),
  }),
  answer: dataList(),
});

export const prizePlanRowWire = open({
  cantidad: whole().required(),
  desPlanPremio: requiredText(200),
  vlrBrutoBillete: prizePesos().required(),
  vlrNetoBillete: prizePesos().required(),
  vlrNetoFraccion: prizePesos().required(),
  ideLoteria: whole().optional(),
  valorFraccion: pesos().optional(),
  numeroFracciones: whole().optional(),
});
export type PrizePlanRowWire = InferType<typeof prizePlanRowWire>;

export const prizePlan = post("prizePlan", {
  path: "/api/Users/etn/consultar-plande-premios",
  summary: "Plan de premios de una lotería.",
  body: closed({ award: closed({ ideLoteria: recordNumber().required(), fecha: day() }) }),
  answer: open({ data: open({ planPremios: array(mixed().nullable()).required() }) }),
});
