/**
 * Operators and packages of mobile top-ups.
 *
 * Where the documents leave a shape open:
 * - operadores-con-paquetes reads {"paquete":"S"}, {paquete:S} or product[paquete]=S. With N all operators are products for a
 *   top-up by amount, with esPaquete "N".
 * - consultar-operadores: the list is in `data`.
 * - `operator` of a package is the operator's sigla.
 */
import type { Routes } from "./calls";
import { record, same, text } from "./json";

const names: [name: string, sigla: string, from: number, to: number, hasPackages: boolean][] = [
  ["Claro", "CLARO", 1000, 100_000, true],
  ["Movistar", "MOVISTAR", 1000, 100_000, true],
  ["Tigo", "TIGO", 1000, 100_000, true],
  ["Virgin Mobile", "VIRGIN", 2000, 100_000, false],
  ["Flash Mobile", "FLASH", 5000, 80_000, false],
];

const operators = names.map(([desProducto, sigla, vlrMinimo, vlrMaximo, hasPackages], index) => ({
  ideProducto: 101 + index,
  desProducto,
  sigla,
  ideOperadorGana: 1 + index,
  vlrMinimo,
  vlrMaximo,
  esPaquete: hasPackages ? "S" : "N",
}));

const packages = [
  ["CLARO-001", "Todo incluido 1 día 250 MB", 2000],
  ["CLARO-002", "Todo incluido 2 días 400 MB", 3500],
  ["CLARO-003", "Todo incluido 7 días 2 GB", 10_000],
  ["MOVISTAR-006", "Todo en Uno 1 día 300 MB", 2000],
  ["MOVISTAR-008", "Todo en Uno 10 días 3 GB", 10_000],
  ["TIGO-011", "Paquetigo 1 día 300 MB", 2000],
  ["TIGO-014", "Paquetigo 15 días 6 GB", 18_000],
].map(([id, desPaquete, vlrComercial], index) => ({
  idePaqueteOperador: id,
  idePaqueteGANA: 5001 + index,
  desPaquete,
  vlrComercial,
  operator: text(id).split("-")[0],
}));

export const rechargeRoutes: Routes = {
  "GET /api/Users/etn/operadores-con-paquetes": ({ query }) => {
    const loose = /paquete\W+(S|N)/.exec(query.get("product") ?? "")?.[1];
    const paquete = loose ?? text(query.get("product[paquete]"));
    const productos =
      paquete === "S"
        ? operators.filter(({ esPaquete }) => esPaquete === "S")
        : operators.map((operator) => ({ ...operator, esPaquete: "N" }));
    return { data: [{ productos }] };
  },

  "GET /api/Users/etn/consultar-operadores": () => ({ data: operators }),

  "POST /api/Users/etn/buscar-paquete-movil": ({ body }) => {
    const { ideOperadorGANA } = record(body["product"]);
    const operator = operators.find(({ ideOperadorGana }) => same(ideOperadorGana, ideOperadorGANA));
    return { data: { paqueteMovil: packages.filter((offer) => offer.operator === operator?.sigla) } };
  },
};
