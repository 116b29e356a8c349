/** Wire of draw results and the winner check. */
import { array, boolean, mixed, string } from "yup";
import {
  closed,
  dataList,
  day,
  open,
  optionalText,
  post,
  prizePesos,
  recordNumber,
  requiredDay,
  requiredText,
  whole,
} from "./call";

/** A result. Both spellings of the abbreviation appear on the wire and are read. */
export const resultWire = open({
  ideLoteria: whole().required(),
  desLoteria: optionalText(120),
  sigaLoteria: optionalText(10),
  siglaLoteria: optionalText(10),
  numero: string()
    .matches(/^\d{4}$/)
    .required(),
  serie: string()
    .matches(/^\d{3}$/)
    .nullable(),
  fecSorteo: requiredText(10),
  sorteo: whole().required(),
  numeroFavorito: optionalText(20),
  ideClaseLoteria: whole().optional(),
  desTipoResultado: optionalText(120),
  /** Ours from here on: the draw's hour in Bogota (HH:mm), and what a ticket is paid for this number. */
  horaSorteo: optionalText(8),
  vlrBrutoBillete: prizePesos().optional(),
  vlrNetoBillete: prizePesos().optional(),
});

/** Ours: what shares figures or the series with the top prize, and is paid for it. */
export const approximationWire = open({
  desPlanPremio: requiredText(200),
  /** The figures that count, "*" where any other stands: "*736". */
  numero: string()
    .matches(/^[\d*]{4}$/)
    .required(),
  /** Null where the series does not count, or must be another. */
  serie: string()
    .matches(/^\d{3}$/)
    .nullable(),
  vlrNetoBillete: prizePesos().required(),
});

export const results = post("results", {
  path: "/api/Users/etn/consultar-resultados",
  summary: "Últimos resultados, o los de una fecha o lotería.",
  body: closed({
    loterie: closed({
      fecha: day(),
      limite: whole().max(200).nullable().optional(),
      ideLoteria: recordNumber().nullable().optional(),
    }),
  }),
  answer: dataList(),
});

export const completeResults = post("completeResults", {
  path: "/api/Users/etn/consultar-resultados-completos",
  summary: "Resultado completo de un sorteo, con sus secos.",
  body: closed({ lottery: closed({ ideLoteria: recordNumber().required(), fecha: requiredDay() }) }),
  answer: open({
    data: open({
      resultadosLoteria: array(mixed().nullable()).required(),
      /** Ours: see {@link approximationWire}. */
      aproximaciones: array(mixed().nullable()).optional(),
    }),
  }),
});

/** Ours: where the days before and after one lead, past those on which nothing was drawn. */
export const resultDays = post("resultDays", {
  path: "/api/tienda/dias-con-resultados",
  summary: "El día con resultados anterior y el siguiente a una fecha; sin fecha, el último.",
  body: closed({ loterie: closed({ fecha: day(), ideLoteria: recordNumber().nullable().optional() }) }),
  /** Both YYYY-MM-DD; null where there is none. */
  answer: open({ data: open({ anterior: optionalText(10), siguiente: optionalText(10) }) }),
});

export const winnerCheck = post("winnerCheck", {
  path: "/api/Users/etn/consultar-numero-ganador",
  summary: "Dice si un número y serie ganaron; no dice quién.",
  body: closed({
    number: closed({
      ideLoteria: recordNumber().required(),
      fecha: requiredDay(),
      numero: string()
        .matches(/^\d{3,4}$/)
        .required(),
      serie: string()
        .matches(/^\d{3}$/)
        .required(),
    }),
  }),
  refuses: { 404: ["RESULT_UNKNOWN"], 409: ["PLAN_UNKNOWN"] },
  answer: open({
    data: open({
      ganador: boolean().required(),
      /** Ours from here on: the draw that was checked, what was won and until when it is paid. */
      desLoteria: optionalText(120),
      sorteo: whole().optional(),
      fecSorteo: optionalText(10),
      numero: optionalText(4),
      serie: optionalText(3),
      premios: array(
        open({
          desPlanPremio: requiredText(200),
          vlrBrutoBillete: prizePesos().required(),
          vlrNetoBillete: prizePesos().required(),
          vlrNetoFraccion: prizePesos().required(),
          vlrBrutoFraccion: prizePesos().optional(),
        }),
      ).optional(),
      /** Last day to claim, YYYY-MM-DD. */
      fecLimite: optionalText(10),
      /** How many secos, and how many approximations of the plan, the ticket was held against. */
      secosRevisados: whole().optional(),
      aproximacionesRevisadas: whole().optional(),
    }),
  }),
});
