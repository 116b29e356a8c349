/** What draws pay: prize plans, the secos of a draw, and whether a ticket has won. */
import type { FastifyInstance } from "fastify";
import type { AnswerOf } from "#contract/call";
import { prizePlan } from "#contract/lotteries";
import { completeResults, winnerCheck } from "#contract/results";
import { bogotaDay } from "#domain/bogota";
import { fractionOf, lastClaimDay, shapeOf, wonOf, type Printed } from "#domain/prizes";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { keptForASecond } from "../store/brief";
import {
  drawnPlanOf,
  prizePlanOf,
  type DrawnPlan,
  type DrawnPrize,
  type PaidTicket,
  type PlanRow,
} from "../store/prizes";
import { dashed, wireDay, wireHour } from "../wire";
import { daySpan } from "./days";
import { publicCall } from "./register";

/** Stands in the place of a figure that was not said: it is not the same as any. */
const UNSAID = "-";

function planRecord(row: PlanRow) {
  return {
    cantidad: row.count,
    desPlanPremio: row.description,
    vlrBrutoBillete: row.grossTicketPesos,
    vlrNetoBillete: row.netTicketPesos,
    vlrNetoFraccion: row.netFractionPesos,
    ideLoteria: row.lotteryId,
    valorFraccion: row.fractionPesos,
    numeroFracciones: row.fractionsPerTicket,
  };
}

/** What a ticket has won. A number of three figures is the last three of a ticket: what it wins whatever the first one is. */
function winnings(
  { lotteryName, drawNumber, drawsAt, fractionsPerTicket, top }: DrawnPlan,
  prizes: readonly DrawnPrize[],
  played: Printed,
): AnswerOf<typeof winnerCheck>["data"] {
  const ticket = { number: played.number.padStart(4, UNSAID), series: played.series };
  const won = wonOf(prizes, ticket, top);
  return {
    ganador: won.length > 0,
    desLoteria: lotteryName,
    sorteo: drawNumber,
    fecSorteo: wireDay(drawsAt),
    numero: top.number,
    serie: top.series,
    premios: won.map((prize) => ({
      desPlanPremio: prize.description,
      vlrBrutoBillete: prize.grossTicketPesos,
      vlrNetoBillete: prize.netTicketPesos,
      vlrNetoFraccion: prize.netFractionPesos,
      vlrBrutoFraccion: fractionOf(prize.grossTicketPesos, fractionsPerTicket),
    })),
    fecLimite: lastClaimDay(bogotaDay(Date.parse(drawsAt))),
    secosRevisados: prizes.reduce((sum, { secos }) => sum + secos.length, 0),
    aproximacionesRevisadas: prizes.filter(({ rule }) => rule.kind !== "top" && rule.kind !== "seco").length,
  };
}

export function addPrizes(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;

  const planOf = keptForASecond(clock, async (key: string) => {
    const [lotteryId, day] = key.split("/");
    const rows = await prizePlanOf(store.db, Number(lotteryId), clock.iso(), day ? daySpan(day, "award.fecha") : null);
    return rows.map(planRecord);
  });

  publicCall(app, shop, prizePlan, async ({ body: { award } }) => ({
    data: { planPremios: await planOf(`${award.ideLoteria}/${award.fecha ?? ""}`) },
  }));

  publicCall(app, shop, completeResults, async ({ body: { lottery }, user }) => {
    const span = daySpan(lottery.fecha, "lottery.fecha");
    const drawn = await drawnPlanOf(store.db, lottery.ideLoteria, span, clock.iso());
    if (!drawn) return { data: { resultadosLoteria: [] } };
    const favorite = user?.favoriteLotteryId === lottery.ideLoteria ? user.favoriteNumber : null;
    const { lotteryName, abbreviation, resultClass, drawNumber, drawsAt, top, secos, known } = drawn;
    const record = (desTipoResultado: string, { number, series }: Printed, paid: PaidTicket | null) => ({
      ideLoteria: lottery.ideLoteria,
      desLoteria: lotteryName,
      siglaLoteria: abbreviation,
      ideClaseLoteria: resultClass,
      sorteo: drawNumber,
      fecSorteo: wireDay(drawsAt),
      horaSorteo: wireHour(drawsAt),
      desTipoResultado,
      numero: number,
      serie: series,
      ...(paid && { vlrBrutoBillete: paid.grossTicketPesos, vlrNetoBillete: paid.netTicketPesos }),
    });
    const topPrize = known.find(({ rule }) => rule.kind === "top") ?? null;
    return {
      data: {
        resultadosLoteria: [
          { ...record("Premio Mayor", top, topPrize), ...(favorite && { numeroFavorito: dashed(favorite) }) },
          ...secos.map(({ description, paid, ...seco }) => record(description, seco, paid)),
        ],
        aproximaciones: known.flatMap(({ description, netTicketPesos, rule }) => {
          const shape = shapeOf(rule, top);
          if (!shape) return [];
          const { number, series } = shape;
          return [{ desPlanPremio: description, numero: number, serie: series, vlrNetoBillete: netTicketPesos }];
        }),
      },
    };
  });

  publicCall(
    app,
    shop,
    winnerCheck,
    async ({ body: { number: played } }) => {
      const drawn = await drawnPlanOf(store.db, played.ideLoteria, daySpan(played.fecha, "number.fecha"), clock.iso());
      if (!drawn) throw new Refusal(404, "RESULT_UNKNOWN");
      if (!drawn.prizes) throw new Refusal(409, "PLAN_UNKNOWN");
      return { data: winnings(drawn, drawn.prizes, { number: played.numero, series: played.serie }) };
    },
    { perMinute: 120 },
  );
}
