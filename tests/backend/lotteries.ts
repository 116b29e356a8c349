/**
 * Lotteries, results, winner check, prize plans and numbers.
 *
 * Where the documents leave a shape open:
 * - consultar-loterias-disponibles: dates are DD-MM-YYYY, since the client makes them YYYY-MM-DD; `fecha` is the first day
 *   asked for, so that 11-04-2018 asks for all; `evento` is ignored; the order is not that of closing. `id` is a number of
 *   the draw. ideProducto and sigla, which a cart line has, are not sent: the entity does not name them.
 * - consultar-horarios-loterias: a list of lotteries with their day and hours.
 * - consultar-numero-ganador: {number: {ideLoteria, fecha or fecSorteo, numero, serie}}; `ganador` is a boolean. Three
 *   digits win as the last three of the top prize, with its series.
 * - consultar-resultados: without `fecha` the newest come first; class 1 lotteries send siglaLoteria, the others sigaLoteria.
 * - consultar-resultados-completos: the top prize is the first row, "Premio Mayor"; without `fecha` it is the last draw.
 * - consultar-disponiblidad-de-numero: {number: {ideLoteria, sorteo, numero}}; with `serie` only that series.
 * - consultar-numeros-disponibles: `numeroJugar` is {ideLoteria, numero} or the digits alone; ten numbers on both sides of it.
 * - consultar-numeros-mayores-menores: {data: {ideLoteria}}; `mayores` and `menores` with `numero` and `cantidad`.
 */
import { dayMonthYear, readDay } from "./calendar";
import { Refusal, type Context, type Routes } from "./calls";
import {
  drawnNumber,
  freeFractions,
  lotteries,
  lotteryOf,
  openDraw,
  pastDraws,
  prizePlan,
  secosOf,
  seriesOffered,
  type Draw,
  type Lottery,
} from "./catalogue";
import { firstText, number, record, text, type Json } from "./json";

const FAVOURITE_OF: Record<string, string> = { MEDE: "4-8-2-7" };

function drawAnswer({ lottery, sorteo, day }: Draw): Json {
  const { abreviatura, horaCierre, horaSorteo, ideClaseLoteria, ideLoteria, numFracciones, vlrFraccion } = lottery;
  return {
    id: ideLoteria * 100_000 + sorteo,
    ideLoteria,
    desLoteria: lottery.desLoteria,
    abreviatura,
    abreviaturaLoteria: abreviatura,
    sorteo,
    fecSorteo: dayMonthYear(day),
    horaSorteo,
    fecCierre: dayMonthYear(day),
    horaCierre,
    vlrBillete: numFracciones * vlrFraccion,
    vlrFraccion,
    numFracciones,
    premioMayor: { vlrBrutoBillete: lottery.topPrize },
    numeroFavorito: FAVOURITE_OF[abreviatura] ?? null,
    ideClaseLoteria,
  };
}

function resultAnswer(draw: Draw, seco = 0): Json {
  const { abreviatura, ideClaseLoteria, ideLoteria } = draw.lottery;
  return {
    ideLoteria,
    [ideClaseLoteria === 1 ? "siglaLoteria" : "sigaLoteria"]: abreviatura,
    ...drawnNumber(draw, seco),
    fecSorteo: dayMonthYear(draw.day),
    sorteo: draw.sorteo,
    numeroFavorito: FAVOURITE_OF[abreviatura] ?? null,
    ideClaseLoteria,
  };
}

const requestedLotteries = (id: unknown): Lottery[] => {
  const lottery = lotteryOf(id);
  return lottery ? [lottery] : text(id) === "" || text(id) === "0" ? lotteries : [];
};

/** The draw that `fields` names; the open one if `sorteo` is not given. */
function drawOf(fields: Json, now: number): Draw {
  const lottery = lotteryOf(firstText(fields, "ideLoteria", "idLoteria"));
  const draws = lottery ? [openDraw(lottery, now), ...pastDraws(lottery, now)] : [];
  const sorteo = number(fields["sorteo"]);
  const draw = draws.find((known) => sorteo === 0 || known.sorteo === sorteo);
  if (!draw) throw new Refusal(404, "El sorteo no existe");
  return draw;
}

function isWinner(fields: Json, now: number): boolean {
  const lottery = lotteryOf(fields["ideLoteria"]);
  const day = readDay(firstText(fields, "fecha", "fecSorteo"));
  const draw = lottery && pastDraws(lottery, now).find((past) => past.day === day);
  if (!draw) return false;
  const [numero, serie] = [text(fields["numero"]), text(fields["serie"])];
  const top = drawnNumber(draw);
  if (numero.length >= 3 && top.numero.endsWith(numero) && top.serie === serie) return true;
  return secosOf(lottery).some((_, index) => {
    const seco = drawnNumber(draw, index + 1);
    return seco.numero === numero && seco.serie === serie;
  });
}

const seriesAnswer = (draw: Draw, numero: string, serie: string, { state }: Context) => ({
  serie,
  cantFracciones: freeFractions(state, draw, numero, serie),
});

/** The ten numbers of four digits on both sides of `numero`. */
const nearbyNumbers = (numero: string): string[] =>
  [1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((step) => String((Number(numero) + step + 10_000) % 10_000).padStart(4, "0"));

/** The numbers of the last draws with how often each was drawnNumber, most often first. */
function countDrawn(of: Lottery[], now: number): { numero: string; cantidad: number }[] {
  const counts = new Map<string, number>();
  for (const draw of of.flatMap((lottery) => pastDraws(lottery, now))) {
    const { numero } = drawnNumber(draw);
    counts.set(numero, (counts.get(numero) ?? 0) + 1);
  }
  return [...counts].map(([numero, cantidad]) => ({ numero, cantidad })).sort((a, b) => b.cantidad - a.cantidad);
}

export const lotteryRoutes: Routes = {
  "POST /api/Users/etn/consultar-loterias-disponibles": ({ body }, { now }) => {
    const filters = record(body["lottery"]);
    const from = readDay(text(filters["fecha"])) ?? "";
    const draws = requestedLotteries(filters["ideLoteria"]).map((lottery) => openDraw(lottery, now()));
    return { data: draws.filter(({ day }) => day >= from).map(drawAnswer) };
  },

  "POST /api/Users/etn/consultar-horarios-loterias": ({ body }) => ({
    data: {
      horariosLoteria: requestedLotteries(record(body["lottery"])["ideLoteria"]).map((lottery) => ({
        ideLoteria: lottery.ideLoteria,
        desLoteria: lottery.desLoteria,
        abreviatura: lottery.abreviatura,
        ideClaseLoteria: lottery.ideClaseLoteria,
        diaSorteo: lottery.weekday,
        horaSorteo: lottery.horaSorteo,
        horaCierre: lottery.horaCierre,
      })),
    },
  }),

  "POST /api/Users/etn/consultar-resultados": ({ body }, { now }) => {
    const { fecha, ideLoteria, limite } = record(body["loterie"]);
    const day = readDay(text(fecha));
    const draws = requestedLotteries(ideLoteria)
      .flatMap((lottery) => pastDraws(lottery, now()))
      .filter((draw) => day === null || draw.day === day)
      .sort((one, other) => other.drawsAt - one.drawsAt);
    return { data: draws.slice(0, number(limite) || 50).map((draw) => resultAnswer(draw)) };
  },

  "POST /api/Users/etn/consultar-resultados-completos": ({ body }, { now }) => {
    const { fecha, ideLoteria } = record(body["lottery"]);
    const day = readDay(text(fecha));
    const lottery = lotteryOf(ideLoteria);
    const draw = lottery && pastDraws(lottery, now()).find((past) => day === null || past.day === day);
    const resultadosLoteria = draw
      ? ["Premio Mayor", ...secosOf(draw.lottery)].map((desTipoResultado, seco) => ({
          ...resultAnswer(draw, seco),
          desTipoResultado,
        }))
      : [];
    return { data: { resultadosLoteria } };
  },

  "POST /api/Users/etn/consultar-numero-ganador": ({ body }, { now }) => ({
    data: { ganador: isWinner(record(body["number"]), now()) },
  }),

  "POST /api/Users/etn/consultar-plande-premios": ({ body }, { shapes }) => {
    const lottery = lotteryOf(record(body["award"])["ideLoteria"]);
    return { data: { planPremios: lottery ? prizePlan(lottery, shapes.prizeDecimals) : [] } };
  },

  "POST /api/Users/etn/consultar-disponiblidad-de-numero": ({ body }, context) => {
    const fields = record(body["number"]);
    const draw = drawOf(fields, context.now());
    const numero = text(fields["numero"]);
    if (!/^\d{4}$/.test(numero)) throw new Refusal(400, "El número debe tener 4 cifras");
    const series = text(fields["serie"]) ? [text(fields["serie"])] : seriesOffered(draw, numero);
    return {
      data: series
        .map((serie) => seriesAnswer(draw, numero, serie, context))
        .filter(({ cantFracciones }) => cantFracciones > 0),
    };
  },

  "POST /api/Users/etn/consultar-numeros-disponibles": ({ body }, { now }) => {
    const fields = record(body["numeroJugar"]);
    const numero = text(body["numeroJugar"]) || text(fields["numero"]) || "5000";
    if (fields["ideLoteria"] !== undefined) drawOf(fields, now());
    return {
      data: nearbyNumbers(numero)
        .filter((other) => other !== "9999")
        .map((other) => ({ numero: other })),
    };
  },

  "POST /api/Users/etn/consultar-numeros-mayores-menores": ({ body }, { now }) => {
    const counts = countDrawn(requestedLotteries(record(body["data"])["ideLoteria"]), now());
    return { data: { mayores: counts.slice(0, 5), menores: counts.slice(-5).reverse() } };
  },
};
