/** "Juego en calma": the limits and pauses that a player sets for themselves, what they have spent and what they have won. */
import {
  calm as calmCall,
  setLimit as setLimitCall,
  setReminder as setReminderCall,
  startPause as startPauseCall,
} from "#contract/calm";
import type { AnswerOf } from "#contract/call";
import type { LimitPeriod, PauseKind } from "#domain/calm";
import { request, type Client } from "./request";
import { mapResult, renameFields, type Result } from "./result";

/** A limit with what was spent in its period. Amounts in whole pesos, instants epoch ms. */
export interface LimitStatus {
  period: LimitPeriod;
  /** Null for no limit. */
  pesos: number | null;
  /** The change that waits: a higher limit, or none (null); null when nothing waits. */
  next: { pesos: number | null; from: number } | null;
  /** Bought in the period so far, and under way. */
  spentPesos: number;
}

/** What a player has decided, what they have spent and what they have won. */
export interface Calm {
  limits: LimitStatus[];
  pause: { kind: PauseKind; endsAt: number } | null;
  /** Null for no reminder. */
  reminderMinutes: number | null;
  /**
   * The last twelve months in which something was bought or won, the latest first; a month is YYYY-MM. Won is what its draws
   * paid after taxes.
   */
  months: { month: string; spentPesos: number; orders: number; wonPesos: number }[];
}

const periodOf = { dia: "day", semana: "week", mes: "month" } as const;
const wirePeriodOf = { day: "dia", week: "semana", month: "mes" } as const;
const pauseOf = { pausa: "pause", exclusion: "exclusion" } as const;
const wirePauseOf = { pause: "pausa", exclusion: "exclusion" } as const;

const toCalm = ({ limites, pausa, recordatorioMinutos, meses }: AnswerOf<typeof calmCall>): Calm => ({
  limits: limites.map(({ periodo, pesos, proximoPesos, proximoDesde, gastado }) => ({
    period: periodOf[periodo],
    pesos,
    next: proximoDesde ? { pesos: proximoPesos, from: Date.parse(proximoDesde) } : null,
    spentPesos: gastado,
  })),
  pause: pausa && { kind: pauseOf[pausa.tipo], endsAt: Date.parse(pausa.hasta) },
  reminderMinutes: recordatorioMinutos,
  months: meses.map(({ mes, gastado, compras, ganado }) => ({
    month: mes,
    spentPesos: gastado,
    orders: compras,
    wonPesos: ganado,
  })),
});

/** What the person has decided, and what they have spent. */
export async function calm(client: Client): Promise<Result<Calm>> {
  return mapResult(await request(client, calmCall), toCalm);
}

/** Sets a limit, or asks for none (null): a lower one holds at once, a higher one after a day. */
export async function setLimit(client: Client, period: LimitPeriod, pesos: number | null): Promise<Result<Calm>> {
  const result = await request(client, setLimitCall, { body: { periodo: wirePeriodOf[period], pesos } });
  return mapResult(renameFields(result, { periodo: "period" }), toCalm);
}

/** Starts a pause of `length` days, or an exclusion of `length` months. Nobody ends it before its time. */
export async function startPause(client: Client, kind: PauseKind, length: number): Promise<Result<Calm>> {
  const result = await request(client, startPauseCall, { body: { tipo: wirePauseOf[kind], duracion: length } });
  return mapResult(renameFields(result, { tipo: "kind", duracion: "length" }), toCalm);
}

/** After how many minutes of play the person is reminded of the time; null for never. */
export async function setReminder(client: Client, minutes: number | null): Promise<Result<Calm>> {
  return mapResult(await request(client, setReminderCall, { body: { minutos: minutes } }), toCalm);
}
