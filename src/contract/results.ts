/** Wire of draw results and the winner check. */
import { array, boolean, mixed, string } from "yup";
import {
  closed,
  dataList,
  day,
  open,
  optionalText,
  post,
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
  answer: open({ data: open({ resultadosLoteria: array(mixed().nullable()).required() }) }),
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
  answer: open({ data: open({ ganador: boolean().required() }) }),
});
