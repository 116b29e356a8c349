/** Editorial content: the countdown event of the header. */
import type { FastifyInstance } from "fastify";
import { and, asc, eq, gt } from "drizzle-orm";
import { activeCountdown } from "#contract/content";
import type { Shop } from "../shop";
import { countdownEvents } from "../store/schema";
import { publicCall } from "./register";

export function addContent(app: FastifyInstance, shop: Shop): void {
  publicCall(app, shop, activeCountdown, async () => {
    const [event] = await shop.store.db
      .select()
      .from(countdownEvents)
      .where(and(eq(countdownEvents.isActive, true), gt(countdownEvents.endsAt, shop.clock.iso())))
      .orderBy(asc(countdownEvents.endsAt))
      .limit(1);
    if (!event) return {};
    return {
      fecha_hora_final: event.endsAt,
      descripcion_Contador: event.description,
      texto_boton: event.buttonText,
      url_form: event.formUrl,
      nuevo_formato_contador: true,
    };
  });
}
