/** Words of the notices behind the bell: the tickets that won. */
import { datedDay, numericDay, pesos, shortLottery } from "./format";

export const notices = {
  title: "Tus avisos",
  won: (count: number) => (count === 1 ? "Tu billete ganó" : `${count} de tus billetes ganaron`),
  loading: "Cargando tus avisos",
  failed: "No pudimos traer tus avisos. Tus premios también están en tu cuenta, en Pago de premios.",
  prize: (netPesos: number) => `Ganaste ${pesos(netPesos)}`,
  draw: (drawNumber: number, day: string) => `Sorteo ${drawNumber} · ${numericDay(day)}`,
  claim: (day: string) => `Cóbralo hasta el ${datedDay(day)}`,
  open: (lottery: string, number: string) => `Ver tu premio, ${shortLottery(lottery)} ${number}`,
  prizes: "Ver tus premios",
} as const;
