/** Wire of "Juego en calma": ours. Limits and pauses that a player sets for themselves, and what was spent and won. */
import { array, number, string } from "yup";
import { exclusionMonths, LIMIT_MAX, LIMIT_MIN, pauseDays, reminderMinutes } from "#domain/calm";
import { closed, get, open, optionalText, pesos, post, requiredText, whole } from "./call";

export const wirePeriods = ["dia", "semana", "mes"] as const;
export const wirePauses = ["pausa", "exclusion"] as const;

const calmWire = () =>
  open({
    limites: array(
      open({
        periodo: string()
          .oneOf([...wirePeriods])
          .required(),
        /** Null for no limit. */
        pesos: pesos().nullable().defined(),
        /** What it becomes at `proximoDesde`; null there takes the limit away. */
        proximoPesos: pesos().nullable().defined(),
        /** ISO instant; null when nothing waits. */
        proximoDesde: optionalText(40),
        /** Bought in the period so far, and under way, in pesos. */
        gastado: pesos().required(),
      }),
    ).required(),
    pausa: open({
      tipo: string()
        .oneOf([...wirePauses])
        .required(),
      hasta: requiredText(40),
    })
      .nullable()
      .defined()
      .default(null),
    recordatorioMinutos: whole().nullable().defined(),
    /** The last twelve months in which something was bought or won, the latest first. */
    meses: array(
      open({
        /** YYYY-MM. */
        mes: requiredText(7),
        gastado: pesos().required(),
        compras: whole().required(),
        /** Prizes after taxes, of the month's draws. */
        ganado: pesos().required(),
      }),
    ).required(),
  });

export const calm = get("calm", {
  path: "/api/tienda/calma",
  summary: "Límites, pausa, recordatorio, gasto y premios de la persona.",
  access: "session",
  answer: calmWire(),
});

export const setLimit = post("setLimit", {
  path: "/api/tienda/calma/limite",
  summary: "Pone un límite de gasto; uno más alto, o quitarlo, vale en 24 horas.",
  access: "session",
  body: closed({
    periodo: string()
      .oneOf([...wirePeriods])
      .required(),
    pesos: number().integer().min(LIMIT_MIN).max(LIMIT_MAX).nullable().defined(),
  }),
  answer: calmWire(),
});

export const startPause = post("startPause", {
  path: "/api/tienda/calma/pausa",
  summary: "Empieza una pausa de días o una exclusión de meses; nadie la termina antes.",
  access: "session",
  body: closed({
    tipo: string()
      .oneOf([...wirePauses])
      .required(),
    /** Days of a pause, months of an exclusion. */
    duracion: number()
      .integer()
      .oneOf([...new Set<number>([...pauseDays, ...exclusionMonths])])
      .required(),
  }),
  answer: calmWire(),
});

export const setReminder = post("setReminder", {
  path: "/api/tienda/calma/recordatorio",
  summary: "Cada cuánto recordar el tiempo de juego; null, nunca.",
  access: "session",
  body: closed({
    minutos: number()
      .integer()
      .nullable()
      .defined()
      .oneOf([...reminderMinutes, null]),
  }),
  answer: calmWire(),
});
