/** Words of /eres-ganador: the form, its answers and their dialogs. */
import type { TicketFault } from "#domain/playedTicket";
import { calendar } from "./calendar";
import { datedDay, figure, longDateTime, numericDay, pesos } from "./format";
import { validation } from "./validation";

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : `${figure(count)} ${many}`);

const faults: Readonly<Record<TicketFault, string>> = {
  required: validation({ key: "required" }),
  unknownLottery: "Escoge una lotería de la lista",
  invalidDay: calendar.invalid,
  futureDay: calendar.future,
  shortNumber: "Escribe las 4 cifras, o solo las 3 últimas seguidas",
  shortSeries: validation({ key: "minLength", limit: 3 }),
};

export const winner = {
  title: "¿Eres ganador?",
  section: "Eres ganador",
  lead: "Revisamos el mayor, los secos y las aproximaciones del sorteo.",
  description:
    "Escribe los datos de tu billete de lotería y mira si ganó: mayor, secos y aproximaciones, con el valor neto.",
  form: {
    title: "Copia los datos de tu billete",
    lottery: "Lotería",
    choose: "Escoge una lotería",
    day: "Fecha del sorteo",
    dayHint: "Día, mes y año",
    number: "Número",
    digit: (place: number) => `Cifra ${place} de 4`,
    series: "Serie",
    seriesHint: "3 cifras",
    submit: "Consultar",
    refused: "Revisa los datos marcados.",
    official: "El resultado oficial es el del acta de cada lotería. Los premios se pagan durante un año.",
    loading: "Cargando las loterías",
    noLotteries: "Por ahora no hay loterías para consultar",
    faults,
  },
  ticket: {
    drawn: (drawNumber: number | null, day: string) =>
      drawNumber === null ? numericDay(day) : `Sorteo ${drawNumber} · ${numericDay(day)}`,
    series: (series: string) => `Serie ${series}`,
  },
  won: {
    status: "Billete ganador",
    title: "Felicitaciones, Ganaste",
    netLabel: "Recibes por el billete completo",
    perFraction: (amount: string) => `${amount} por cada fracción, con los impuestos ya descontados.`,
    several: (count: number) => `Tu billete ganó ${count} premios.`,
    prizes: "Lo que ganaste",
    columns: { name: "Premio", part: "Por", gross: "Bruto", taxes: "Impuestos", net: "Recibes" },
    ticket: "Billete",
    fraction: "Fracción",
    /** Where an amount is not told. */
    untold: "—",
    until: "Último día para reclamar",
    untilDay: (day: string) => `Hasta el ${datedDay(day)}.`,
    daysLeft: (days: number) =>
      days === 0 ? "Es hoy." : days === 1 ? "Te queda 1 día." : `Te quedan ${figure(days)} días.`,
    over: "El plazo para reclamar terminó",
    overDay: (day: string) => `Este premio se podía reclamar hasta el ${datedDay(day)}.`,
    how: "Cómo reclamar",
    claim:
      "Para reclamar este premio debes dirigirte a un punto físico. Revisa tu correo o visita el punto de venta más cercano.",
    steps: {
      label: "Pasos para reclamar",
      documents: "Lleva tu cédula original y el billete o su comprobante de compra.",
      form: "Llena allí el formato de premios.",
      paid: "La lotería verifica el billete y te paga el valor neto.",
      states: { done: "hecho", current: "en curso", upcoming: "pendiente", failed: "falló" },
    },
    points: "Ver el punto más cercano",
    unpriced: "Ganaste un premio de este sorteo.",
    detail: "Ver el detalle",
  },
  lost: {
    title: "Lo sentimos… No has ganado esta vez",
    draw: (lottery: string, drawNumber: number | null, day: string) =>
      `${lottery}${drawNumber === null ? "" : `, sorteo ${drawNumber}`}, ${datedDay(day)}.`,
    fell: "Cayó",
    played: "Jugaste",
    checked: (secos: number, approximations: number) =>
      `Revisamos el mayor${secos > 0 ? `, ${plural(secos, "el seco", "secos")}` : ""}${
        approximations > 0 ? ` y ${plural(approximations, "la aproximación", "aproximaciones")}` : ""
      } del plan de ese sorteo.`,
    results: "Ver todos los resultados del día",
    help: "Jugar debe ser diversión. Si sientes que dejó de serlo, llama gratis a la línea 106.",
  },
  waiting: {
    status: "Falta el resultado",
    title: "Aún no hay resultado oficial",
    plays: (lottery: string, drawNumber: number, drawsAt: number) =>
      `${lottery}: el sorteo ${drawNumber} juega el ${longDateTime(drawsAt)} Vuelve después: tu billete todavía está en juego.`,
    none: (lottery: string, day: string) =>
      `${lottery}: no tenemos un resultado del ${datedDay(day)}. Si el sorteo ya jugó, aparece aquí apenas la lotería lo publica.`,
    results: "Ver los últimos resultados",
    date: "Revisa también que la fecha sea la que está impresa en tu billete.",
  },
  failed: "Ocurrió un error al momento de consultar si eres ganador",
  again: "Revisar otro billete",
  net: pesos,
} as const;
