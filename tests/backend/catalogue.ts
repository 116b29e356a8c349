/**
 * Lotteries, their draws, results and prize plans, computed from the day. Prices, days, hours and draw numbers are those of
 * 2026; drawn numbers are computed from the draw.
 *
 * Where the documents leave a shape open:
 * - A result has no name of the lottery, because the entity names none.
 * - A number's stock is computed: 9999 is sold out, and of one series in four a fraction is sold.
 */
import { DAY, addDays, dayOf, instantOf, weekdayOf } from "./calendar";
import { number, text } from "./json";
import type { State } from "./state";

export interface Lottery {
  ideLoteria: number;
  desLoteria: string;
  abreviatura: string;
  /** 1 is Monday. */
  weekday: number;
  horaSorteo: string;
  horaCierre: string;
  numFracciones: number;
  vlrFraccion: number;
  topPrize: number;
  seriesCount: number;
  ideClaseLoteria: number;
  /** A draw of the past and its day, to count from. */
  known: [sorteo: number, day: string];
}

export interface Draw {
  lottery: Lottery;
  sorteo: number;
  day: string;
  closesAt: number;
  drawsAt: number;
}

const MILLION = 1_000_000;

type Row = [
  ide: number,
  name: string,
  abbreviation: string,
  weekday: number,
  draws: string,
  closes: string,
  fractions: number,
  price: number,
  millions: number,
  series: number,
  type: number,
  sorteo: number,
  day: string,
];
const rows: Row[] = [
  [1, "Lotería de Cundinamarca", "CUND", 1, "22:30", "22:00", 3, 5000, 6000, 300, 2, 4780, "2026-01-12"],
  [3, "Lotería de la Cruz Roja", "CRUZ", 2, "22:55", "22:25", 3, 5000, 10000, 320, 2, 3139, "2026-02-03"],
  [6, "Lotería de Manizales", "MANI", 3, "23:00", "22:30", 4, 3000, 2600, 340, 2, 4930, "2025-11-19"],
  [8, "Lotería de Bogotá", "BOGO", 4, "22:30", "22:00", 3, 6000, 14000, 460, 1, 2830, "2026-01-22"],
  [9, "Lotería del Quindío", "QUIN", 4, "22:30", "22:00", 3, 4000, 2000, 200, 2, 3001, "2026-02-05"],
  [10, "Lotería de Medellín", "MEDE", 5, "23:00", "22:30", 3, 6000, 16000, 500, 1, 4823, "2026-02-20"],
  [12, "Lotería de Santander", "SANT", 5, "23:00", "22:30", 3, 6000, 6500, 120, 2, 5046, "2025-11-28"],
  [13, "Lotería de Boyacá", "BOYA", 6, "22:40", "22:10", 4, 5000, 15000, 500, 1, 4608, "2026-01-24"],
  [14, "Lotería del Cauca", "CAUC", 6, "23:00", "22:30", 4, 4000, 8000, 310, 2, 2592, "2026-01-03"],
];

export const lotteries: Lottery[] = rows.map(
  ([ideLoteria, desLoteria, abreviatura, weekday, horaSorteo, horaCierre, ...rest]) => {
    const [numFracciones, vlrFraccion, millions, seriesCount, ideClaseLoteria, sorteo, day] = rest;
    const topPrize = millions * MILLION;
    const head = { ideLoteria, desLoteria, abreviatura, weekday, horaSorteo, horaCierre, numFracciones, vlrFraccion };
    return { ...head, topPrize, seriesCount, ideClaseLoteria, known: [sorteo, day] };
  },
);

export const lotteryOf = (id: unknown): Lottery | undefined =>
  lotteries.find(({ ideLoteria, abreviatura }) => String(ideLoteria) === text(id) || abreviatura === text(id));

function drawOn(lottery: Lottery, day: string): Draw {
  const [sorteo, knownDay] = lottery.known;
  const weeks = Math.round((instantOf(day, "12:00") - instantOf(knownDay, "12:00")) / (7 * DAY));
  return {
    lottery,
    sorteo: sorteo + weeks,
    day,
    closesAt: instantOf(day, lottery.horaCierre),
    drawsAt: instantOf(day, lottery.horaSorteo),
  };
}

/** The next draw that can still be played. */
export function openDraw(lottery: Lottery, now: number): Draw {
  const today = dayOf(now);
  const draw = drawOn(lottery, addDays(today, (lottery.weekday - weekdayOf(today) + 7) % 7));
  return draw.closesAt > now ? draw : drawOn(lottery, addDays(draw.day, 7));
}

/** The last eight draws, newest first. */
export function pastDraws(lottery: Lottery, now: number): Draw[] {
  const { day } = openDraw(lottery, now);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((weeks) => drawOn(lottery, addDays(day, -7 * weeks)))
    .filter(({ drawsAt }) => drawsAt <= now)
    .slice(0, 8);
}

/** A number that looks random and is the same for the same text. */
function hashOf(of: string): number {
  let hash = 2_166_136_261;
  for (const character of of) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const padded = (value: number, length: number): string => String(value).padStart(length, "0");

/** The drawn number and series; `seco` counts the dried prizes from 1, 0 is the top prize. */
export function drawnNumber({ lottery, sorteo }: Draw, seco = 0): { numero: string; serie: string } {
  const key = `${lottery.abreviatura} ${sorteo} ${seco}`;
  return {
    numero: padded(hashOf(`number ${key}`) % 10_000, 4),
    serie: padded(hashOf(`series ${key}`) % lottery.seriesCount, 3),
  };
}

const secoNames = [
  "Seco de $500 millones",
  "Seco de $100 millones",
  "Seco de $50 millones",
  "Seco de $20 millones",
  "Seco de $10 millones",
  "Seco de $10 millones",
];

/** Only a lottery of class 1 publishes its dried prizes. */
export const secosOf = ({ ideClaseLoteria }: Lottery): string[] => (ideClaseLoteria === 1 ? secoNames : []);

/** Ten series of a number, of which some may be sold out. */
export function seriesOffered({ lottery }: Draw, numero: string): string[] {
  const first = hashOf(`offer ${lottery.abreviatura} ${numero}`);
  return Array.from({ length: 10 }, (_, index) => padded((first + 37 * index) % lottery.seriesCount, 3));
}

/** Fractions that nobody has bought and no pending order holds. */
export function freeFractions(state: State, { lottery, sorteo }: Draw, numero: string, serie: string): number {
  if (numero === "9999" || !/^\d{3}$/.test(serie) || Number(serie) >= lottery.seriesCount) return 0;
  const soldBefore = hashOf(`stock ${lottery.abreviatura} ${sorteo} ${numero} ${serie}`) % 4 === 0 ? 1 : 0;
  const sold = state.carts
    .filter((cart) => cart.state === "PENDING" || cart.state === "APPROVED")
    .flatMap((cart) => cart.lotteries)
    .filter((line) => lotteryOf(line.ideLoteria) === lottery && number(line.sorteo) === sorteo)
    .filter((line) => line.numero === numero && line.serie === serie)
    .reduce((sum, line) => sum + line.fracciones, soldBefore);
  return Math.max(0, lottery.numFracciones - sold);
}

/** The Colombian tax unit (UVT) by year, in pesos. */
const UVT: Record<string, number> = { 2024: 47_065, 2025: 49_799, 2026: 52_374 };
export const uvtOf = (now: number): number => UVT[dayOf(now).slice(0, 4)] ?? 52_374;

/** Above 48 UVT 20 % is withheld, after the 17 % of every prize. */
const net = (gross: number): number => gross * 0.83 * (gross > 48 * 52_374 ? 0.8 : 1);

export function prizePlan(lottery: Lottery, hasDecimals: boolean) {
  const { numFracciones, seriesCount, topPrize } = lottery;
  const amount = (pesos: number): number => (hasDecimals ? Math.round(pesos * 100) / 100 : Math.floor(pesos));
  const plan: [count: number, name: string, gross: number][] = [
    [1, "Premio Mayor", topPrize],
    [1, "Seco de $500 millones", 500 * MILLION],
    [2, "Secos de $100 millones", 100 * MILLION],
    [5, "Secos de $50 millones", 50 * MILLION],
    [8, "Secos de $20 millones", 20 * MILLION],
    [10, "Secos de $10 millones", 10 * MILLION],
    [seriesCount - 1, "Mayor en diferente serie", 5_421_687],
    [9, "Tres últimas cifras del mayor con serie", 8_132_530],
    [90, "Dos últimas cifras del mayor con serie", 1_084_337],
    [900, "Última cifra del mayor con serie", 108_434],
    [9 * seriesCount, "Tres últimas cifras del mayor sin serie", 216_867],
    [1, "Mayor invertido con serie", 10 * MILLION],
  ];
  return plan.map(([cantidad, desPlanPremio, gross]) => ({
    cantidad,
    desPlanPremio,
    vlrBrutoBillete: gross,
    vlrNetoBillete: amount(net(gross)),
    vlrNetoFraccion: amount(net(gross) / numFracciones),
    ideLoteria: lottery.ideLoteria,
    valorFraccion: lottery.vlrFraccion,
    numeroFracciones: numFracciones,
  }));
}
