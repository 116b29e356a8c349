/** What the shop's editors say: the event that is counted down to. */
import { activeCountdown } from "#contract/content";
import { request, type Client } from "./request";
import { mapResult, type Result } from "./result";

/** An event that is counted down to. */
export interface CountdownEvent {
  /** Epoch ms. */
  endsAt: number;
  description: string;
  actionLabel: string;
  /** Where its button leads, unchecked; null without a button. */
  actionUrl: string | null;
}

/** The active event, or null. */
export async function countdown(client: Client): Promise<Result<CountdownEvent | null>> {
  return mapResult(await request(client, activeCountdown), (event) => {
    const endsAt = Date.parse(event.fecha_hora_final ?? "");
    if (Number.isNaN(endsAt)) return null;
    return {
      endsAt,
      description: event.descripcion_Contador ?? "",
      actionLabel: event.texto_boton ?? "",
      actionUrl: event.url_form ?? null,
    };
  });
}
