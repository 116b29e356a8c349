/** Words of "Juego en calma": limits, what was spent, pauses, the reminder of the time and help. No word of it judges. */
import { bogotaInstant, bogotaParts } from "#domain/bogota";
import { LIMIT_MAX, LIMIT_MIN, type LimitPeriod, type PauseKind } from "#domain/calm";
import { dayFrom, fullDay, month as monthOf, pesos, theHour } from "./format";

/** "el viernes 27 de noviembre de 2026 a las 10:00 a. m." */
const fullMoment = (instant: number): string => `el ${fullDay(bogotaParts(instant).day)} a ${theHour(instant)}`;

const days = { today: "hoy", tomorrow: "mañana" } as const;

/** "mañana a las 10:05 a. m." */
function moment(instant: number, now: number): string {
  const day = dayFrom(instant, now);
  return day === "other" ? fullMoment(instant) : `${days[day]} a ${theHour(instant)}`;
}

/** "30 minutos", "1 hora", "1 hora y 30 minutos" */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && (hours === 1 ? "1 hora" : `${hours} horas`),
    rest > 0 && (rest === 1 ? "1 minuto" : `${rest} minutos`),
  ];
  return parts.filter(Boolean).join(" y ");
}

const ofPeriod = { day: "del día", week: "de la semana", month: "del mes" } as const satisfies Record<
  LimitPeriod,
  string
>;

/** What stays the same in every pause. */
const stays = "Tu cuenta, tus premios y tu historial siguen abiertos.";
const consequence = (endsAt: number) =>
  `Hasta ${fullMoment(endsAt)} no harás compras nuevas. Nadie puede terminarla antes, tampoco nosotros.`;

export const calm = {
  title: "Juego en calma",
  lead: "Aquí decides cuánto gastar, cuándo parar y cada cuánto mirar el reloj.",
  failed: "No pudimos traer tus límites. Inténtalo de nuevo en unos minutos.",
  loading: "Cargando tus límites",
  paused: {
    title: (kind: PauseKind, endsAt: number) =>
      `${kind === "pause" ? "Estás en pausa" : "Estás en autoexclusión"} hasta ${fullMoment(endsAt)}`,
    more: `Hasta entonces no se hacen compras nuevas con tu documento. ${stays}`,
  },
  limits: {
    title: "Tu gasto",
    more: "Cuenta lo que compraste y lo que está por pagarse. La semana empieza el lunes.",
    period: { day: "Hoy", week: "Esta semana", month: "Este mes" },
    /** What was spent so far, of the limit (null for none). */
    spent: (spent: number, limit: number | null) => {
      const so = spent === 0 ? "No has gastado nada" : `Llevas ${pesos(spent)}`;
      if (limit === null) return `${so}. Sin límite.`;
      if (spent > limit) return `${so}. Tu límite es de ${pesos(limit)}.`;
      if (spent === limit) return `${so}, todo tu límite.`;
      return `${so} de ${pesos(limit)}. Te quedan ${pesos(limit - spent)}.`;
    },
    set: "Poner un límite",
    change: "Cambiar",
    setOf: (period: LimitPeriod) => `Poner un límite ${ofPeriod[period]}`,
    changeOf: (period: LimitPeriod) => `Cambiar el límite ${ofPeriod[period]}`,
    /** The change that waits; null takes the limit away. */
    waiting: (next: number | null, from: number, now: number) =>
      `Desde ${moment(from, now)} ${next === null ? "ya no tendrás este límite" : `tu límite será de ${pesos(next)}`}.`,
    keep: (limit: number) => `Dejarlo en ${pesos(limit)}`,
    keepOf: (limit: number, period: LimitPeriod) => `Dejarlo en ${pesos(limit)}, el límite ${ofPeriod[period]}`,
    form: (period: LimitPeriod) => `Tu límite ${ofPeriod[period]}`,
    amount: "Lo máximo que quieres gastar",
    range: `Entre ${pesos(LIMIT_MIN)} y ${pesos(LIMIT_MAX)}.`,
    first: "Vale desde ya. Bajarlo después también; subirlo o quitarlo toma 24 horas.",
    later: "Si lo bajas, vale desde ya. Si lo subes o lo quitas, vale en 24 horas.",
    save: "Guardar límite",
    saving: "Guardando…",
    remove: "Quitar el límite",
    removing: "Quitando…",
    saved: (period: LimitPeriod, limit: number) => `Tu límite ${ofPeriod[period]} es de ${pesos(limit)}.`,
    failed: "No pudimos guardar tu límite. Inténtalo de nuevo en unos minutos.",
  },
  months: {
    title: "Lo que gastaste y lo que ganaste",
    chart: "Mes a mes",
    note: "Los meses de este último año en que compraste o ganaste. Los premios van después de impuestos, en el mes de su sorteo.",
    /** Of YYYY-MM: "Noviembre", "Diciembre de 2025". */
    name: (month: string, now: number) => monthOf(bogotaInstant(`${month}-01`, "12:00"), now),
    spent: (spent: number, orders: number) =>
      `Gastado: ${pesos(spent)} en ${orders === 1 ? "1 compra" : `${orders} compras`}`,
    won: (won: number) => `Ganado: ${pesos(won)}`,
    table: "Ver como tabla",
    columns: { name: "Mes", value: "Gastado", beside: "Ganado" },
    empty: "No has comprado ni ganado nada en el último año.",
  },
  pause: {
    title: "Tomar una pausa",
    more: `Unos días sin compras nuevas. ${stays}`,
    choose: "¿Cuántos días?",
    length: (count: number) => (count === 1 ? "1 día" : `${count} días`),
    missing: "Elige cuántos días",
    none: "La que tienes dura más que todas estas.",
    submit: "Tomar la pausa",
    question: "¿Empiezas la pausa ya?",
    consequence,
    confirm: "Sí, empezar la pausa",
    keep: "Ahora no",
    starting: "Empezando…",
    failed: "No pudimos empezar la pausa. Inténtalo de nuevo en unos minutos.",
  },
  exclusion: {
    title: "Autoexclusión",
    more: `Meses o años sin compras nuevas con tu documento, también desde otra cuenta. ${stays}`,
    choose: "¿Cuánto tiempo?",
    length: (months: number) => {
      if (months % 12 > 0) return `${months} meses`;
      return months === 12 ? "1 año" : `${months / 12} años`;
    },
    missing: "Elige cuánto tiempo",
    none: "La que tienes dura más que todas estas.",
    submit: "Autoexcluirme",
    question: "¿Te autoexcluyes ya?",
    consequence,
    confirm: "Sí, autoexcluirme",
    keep: "Ahora no",
    starting: "Empezando…",
    failed: "No pudimos empezar la autoexclusión. Inténtalo de nuevo en unos minutos.",
  },
  reminder: {
    title: "Recordatorio de tiempo",
    more: "Cuenta el tiempo en que la tienda está a la vista en esta pestaña.",
    choose: "¿Cada cuánto te avisamos?",
    never: "Nunca",
    every: duration,
    save: "Guardar",
    saving: "Guardando…",
    saved: (minutes: number | null) =>
      minutes === null ? "No te avisaremos." : `Te avisaremos cada ${duration(minutes).replace(/^1 /, "")}.`,
    failed: "No pudimos guardar tu recordatorio. Inténtalo de nuevo en unos minutos.",
    due: {
      title: (minutes: number) => `Llevas ${duration(minutes)} en la tienda`,
      message: "Nos pediste que te avisáramos.",
      goOn: "Seguir",
      pause: "Tomar una pausa",
    },
  },
  help: {
    title: "Ayuda",
    more: "Si jugar dejó de ser un gusto, hablar con alguien ayuda.",
    lines: [
      { name: "Línea 106", phone: "106", what: "Gratuita y a toda hora en Bogotá: escucha y apoyo emocional." },
      { name: "Línea 192, opción 4", phone: "192", what: "Del Ministerio de Salud: orientación en salud mental." },
    ],
    call: (name: string) => `Llamar a la ${name}`,
  },
} as const;
