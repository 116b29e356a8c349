/** Wire of how often numbers were drawn. Apart from the other calls of lotteries: it is asked for only by who wants to know. */
import { array, mixed, string } from "yup";
import { closed, open, post, recordNumber, whole } from "./call";

/** A number and how often it was drawn. The source names no field. */
export const numberCountWire = open({
  numero: string()
    .matches(/^\d{4}$/)
    .required(),
  veces: whole().required(),
});

const counts = () => array(mixed().nullable()).nullable();

export const numberStatistics = post("numberStatistics", {
  path: "/api/Users/etn/consultar-numeros-mayores-menores",
  summary: "Números más y menos sorteados de una lotería en sus últimos sorteos, contando el premio mayor y los secos.",
  body: closed({ data: closed({ ideLoteria: recordNumber().required() }) }),
  answer: open({
    data: open({
      mayores: counts(),
      menores: counts(),
      /** Ours from here on: how many draws were counted, and how many numbers were drawn in none of them. */
      sorteos: whole().optional(),
      sinCaer: whole().optional(),
    }),
  }),
});
