/** "Juego en calma": limits, pauses, the reminder, what was spent and what was won. */
import type { FastifyInstance } from "fastify";
import { calm, setLimit, setReminder, startPause, type wirePauses, type wirePeriods } from "#contract/calm";
import type { AnswerOf } from "#contract/call";
import { bogotaDay, bogotaInstant } from "#domain/bogota";
import { addMonths } from "#domain/calendar";
import {
  changeLimit,
  exclusionMonths,
  limitAt,
  limitPeriods,
  pauseDays,
  pauseEnd,
  periodStart,
  type LimitPeriod,
  type PauseKind,
} from "#domain/calm";
import { fieldMessages } from "../messages";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { changeAccount, lockAccount } from "../store/accounts";
import { addPause, limitsOf, monthsOf, pauseOf, saveLimit, spentSince } from "../store/calm";
import type { Person } from "../store/sessions";
import { sessionCall } from "./register";

const periodOf = { dia: "day", semana: "week", mes: "month" } as const satisfies Record<
  (typeof wirePeriods)[number],
  LimitPeriod
>;
const wirePeriodOf = { day: "dia", week: "semana", month: "mes" } as const;
const pauseOfWire = { pausa: "pause", exclusion: "exclusion" } as const satisfies Record<
  (typeof wirePauses)[number],
  PauseKind
>;
const wirePauseOf = { pause: "pausa", exclusion: "exclusion" } as const;

/** Months that the summary goes back. */
const MONTHS_SHOWN = 12;

export function addCalm(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;

  const record = async (user: Person): Promise<AnswerOf<typeof calm>> => {
    const now = clock.now();
    const { db } = store;
    const firstMonth = `${addMonths(bogotaDay(now), 1 - MONTHS_SHOWN).slice(0, 8)}01`;
    const [limits, pause, months, ...spent] = await Promise.all([
      limitsOf(db, user.id),
      pauseOf(db, user.id, now),
      monthsOf(db, user.id, bogotaInstant(firstMonth, "00:00")),
      ...limitPeriods.map((period) => spentSince(db, user.id, periodStart(period, now))),
    ]);
    return {
      limites: limitPeriods.map((period, index) => {
        const limit = limits.get(period) ?? null;
        const waits = limit?.nextFrom != null && limit.nextFrom > now ? limit : null;
        return {
          periodo: wirePeriodOf[period],
          pesos: limitAt(limit, now),
          proximoPesos: waits?.nextPesos ?? null,
          proximoDesde: waits ? new Date(waits.nextFrom!).toISOString() : null,
          gastado: spent[index]!,
        };
      }),
      pausa: pause && { tipo: wirePauseOf[pause.kind], hasta: pause.endsAt },
      recordatorioMinutos: user.reminderMinutes,
      meses: months.map(({ month, spentPesos, orders, wonPesos }) => ({
        mes: month,
        gastado: spentPesos,
        compras: orders,
        ganado: wonPesos,
      })),
    };
  };

  sessionCall(app, shop, calm, async ({ user }) => record(user));

  sessionCall(
    app,
    shop,
    setLimit,
    async ({ body: { periodo, pesos }, user }) => {
      const period = periodOf[periodo];
      await store.transaction(async (tx) => {
        await lockAccount(tx, user.id);
        const before = (await limitsOf(tx, user.id)).get(period) ?? null;
        await saveLimit(tx, user.id, period, changeLimit(before, pesos, clock.now()));
      });
      return record(user);
    },
    { perMinute: 30 },
  );

  sessionCall(
    app,
    shop,
    startPause,
    async ({ body: { tipo, duracion }, user, request }) => {
      const kind = pauseOfWire[tipo];
      const lengths: readonly number[] = kind === "pause" ? pauseDays : exclusionMonths;
      if (!lengths.includes(duracion))
        throw new Refusal(400, "INVALID_FIELDS", { fields: { duracion: fieldMessages.invalid } });
      await store.transaction(async (tx) => {
        await lockAccount(tx, user.id);
        const now = clock.now();
        await addPause(tx, {
          userId: user.id,
          kind,
          startsAt: new Date(now).toISOString(),
          endsAt: new Date(pauseEnd(kind, duracion, now)).toISOString(),
        });
      });
      request.log.info({ security: "pause", userId: user.id, kind }, "a player paused");
      return record(user);
    },
    { perMinute: 30 },
  );

  sessionCall(
    app,
    shop,
    setReminder,
    async ({ body: { minutos }, user }) => {
      await changeAccount(store.db, user.id, { reminderMinutes: minutos });
      return record({ ...user, reminderMinutes: minutos });
    },
    { perMinute: 30 },
  );
}
