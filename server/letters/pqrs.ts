/** The letter that confirms a PQRS. */
import { seller } from "#domain/seller";
import type { PqrsRow } from "../store/contact";
import type { NewMessage } from "../store/outbox";
import { dayText, instantText, letterMessage } from "./letter";

/**
 * Confirms a PQRS with its case number. Of what the sender wrote it holds only the first part of the name, which has no
 * signs but letters: anybody can name the address of somebody else (F-42). `statusUrl` shows what becomes of it.
 */
export function pqrsMessage(kept: PqrsRow, topic: string, statusUrl: string): NewMessage {
  const firstName = kept.name.split(/[ _]/)[0]!;
  return letterMessage(
    {
      subject: `Recibimos tu PQRS: radicado ${kept.caseNumber}`,
      preview: `Te respondemos a más tardar el ${dayText(kept.dueDay)}.`,
      heading: `Recibimos tu PQRS, ${firstName}`,
      lead: `Llegó el ${instantText(kept.receivedAt)} Guarda este correo: con el radicado sigues su estado.`,
      tickets: [
        {
          mark: "PQRS",
          title: topic,
          detail: `Respuesta a más tardar el ${dayText(kept.dueDay)}`,
          label: "Radicado",
          figure: kept.caseNumber,
        },
      ],
      paragraphs: [
        {
          strong: "Qué sigue",
          words:
            "Una persona lee tu mensaje y te responde a este correo en máximo 15 días hábiles: no cuentan sábados, domingos ni festivos.",
        },
        {
          strong: "Si no llega a tiempo",
          words: `Llámanos gratis al ${seller.phone} con el radicado, o acude a la Superintendencia de Industria y Comercio.`,
        },
      ],
      action: { label: "Ver el estado", href: statusUrl },
      facts: [
        { name: "Asunto", value: topic },
        { name: "Recibida", value: instantText(kept.receivedAt) },
        { name: "Plazo de respuesta", value: dayText(kept.dueDay) },
      ],
      reason:
        "Recibes este correo porque se presentó una PQRS con esta dirección; no es publicidad. Si no fuiste tú, ignóralo.",
    },
    {
      kind: "pqrs",
      key: `pqrs ${kept.caseNumber}`,
      recipient: kept.email.toLowerCase(),
      createdAt: kept.receivedAt,
    },
  );
}
