/** Editorial content: the countdown event of the header. */
import type { FastifyInstance } from "fastify";
import { activeCountdown } from "#contract/content";
import type { Shop } from "../shop";
import { keptForASecond } from "../store/brief";
import { comingEvents } from "../store/catalogue";
import { publicCall } from "./register";

export function addContent(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;
  const nextEvents = keptForASecond(clock, async () => comingEvents(store.db, clock.iso(), 2));

  publicCall(app, shop, activeCountdown, async () => {
    const now = clock.iso();
    const event = (await nextEvents("next")).find(({ endsAt }) => endsAt > now);
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
