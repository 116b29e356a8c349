/** Two PQRS of the demo's player that are already under way. */
import { bogotaDay, bogotaInstant } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { ANSWER_DAYS } from "#domain/contact";
import { addBusinessDays } from "#domain/holidays";
import { sha256 } from "../auth";
import type { Clock } from "../clock";
import type { Db } from "../store/database";
import { pqrs } from "../store/schema";

const MARTA = {
  documentType: "CC",
  documentNumber: "52847193",
  name: "Marta Lucía",
  lastName: "Restrepo",
  email: "marta@premiomayor.example",
  telephone: "3004127788",
} as const;

/** Case numbers of a demo are no secret: they are in the README. */
const CASES = [
  {
    caseNumber: "PQ-2611-MARTA2",
    topicId: 3,
    daysAgo: 4,
    comment: "Pagué y el comprobante no me llegó al correo.",
    startedAfter: 1,
  },
  {
    caseNumber: "PQ-2610-MARTA3",
    topicId: 2,
    daysAgo: 24,
    comment: "La línea gratuita no contestó el domingo.",
    startedAfter: 2,
    answeredAfter: 6,
    answer:
      "Marta Lucía, tienes razón: la línea atiende de lunes a sábado y no lo decíamos. Ya está escrito en la página. Gracias por contarnos.",
  },
] as const;

export async function seedCases(tx: Db, clock: Clock): Promise<void> {
  const today = bogotaDay(clock.now());
  for (const one of CASES) {
    const received = addDays(today, -one.daysAgo);
    const at = (day: string) => new Date(bogotaInstant(day, "10:20")).toISOString();
    await tx.insert(pqrs).values({
      ...MARTA,
      caseNumber: one.caseNumber,
      onceKey: sha256(one.caseNumber),
      topicId: one.topicId,
      comment: one.comment,
      receivedAt: at(received),
      dueDay: addBusinessDays(received, ANSWER_DAYS),
      startedAt: at(addBusinessDays(received, one.startedAfter)),
      ...("answer" in one && {
        answeredAt: at(addBusinessDays(received, one.answeredAfter)),
        answer: one.answer,
      }),
    });
  }
}
