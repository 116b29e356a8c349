/** Wire of phone top-ups and packages. */
import { array, mixed, string } from "yup";
import { closed, dataList, get, open, optionalText, pesos, post, recordNumber, requiredText, whole } from "./call";

export const operatorWire = open({
  ideProducto: whole().required(),
  desProducto: requiredText(80),
  sigla: requiredText(20),
  ideOperadorGana: whole().required(),
  vlrMinimo: pesos().nullable().optional(),
  vlrMaximo: pesos().nullable().optional(),
  esPaquete: optionalText(1),
});
export const packageWire = open({
  idePaqueteOperador: requiredText(40),
  idePaqueteGANA: whole().required(),
  desPaquete: requiredText(200),
  vlrComercial: pesos().required(),
  operator: optionalText(20),
});
export const operatorsWithPackages = get("operatorsWithPackages", {
  path: "/api/Users/etn/operadores-con-paquetes",
  summary: 'Operadores, con o sin paquetes: product es el texto JSON {"paquete":"S"} o {"paquete":"N"}.',
  query: closed({ product: string().max(60).required() }),
  answer: open({ data: array(open({ productos: array(mixed().nullable()).required() })).required() }),
});
export const operators = get("operators", {
  path: "/api/Users/etn/consultar-operadores",
  summary: "Operadores.",
  answer: dataList(),
});
export const packages = post("packages", {
  path: "/api/Users/etn/buscar-paquete-movil",
  summary: "Paquetes de un operador.",
  body: closed({ product: closed({ ideOperadorGANA: recordNumber().required() }) }),
  answer: open({ data: open({ paqueteMovil: array(mixed().nullable()).required() }) }),
});
