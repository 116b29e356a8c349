/** The sandbox's operators: what they were asked for, as they would see it. */
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../html";
import { sandboxEndings } from "../operators/create";
import { pesosText } from "../pesos";
import type { Shop } from "../shop";
import { latestSandboxRecharges, type SandboxRecharge } from "../store/sandboxRecharges";
import { wireDay, wireHour } from "../wire";
import { sendPage } from "./pages";

const MOST_LISTED = 50;

const outcomeTexts = { DONE: "Hecha", REFUSED: "Rechazada" } as const;

function itemOf({
  key,
  phone,
  operatorCode,
  packageId,
  amountPesos,
  outcome,
  asked,
  createdAt,
}: SandboxRecharge): string {
  const what = packageId === null ? "Recarga" : `Paquete ${packageId}`;
  const times = asked === 1 ? "pedida una vez" : `pedida ${asked} veces, atendida una`;
  return `<li><div><p>${pesosText(amountPesos)} · ${outcomeTexts[outcome]}</p><span>${escapeHtml(`${what} de ${operatorCode} a ${phone}`)} · ${wireDay(createdAt)}, ${wireHour(createdAt)} · ${escapeHtml(key)} · ${times}</span></div></li>`;
}

export function addRechargesPage(app: FastifyInstance, { store, config }: Shop): void {
  const note = config.operators
    ? { strong: "Operadores de prueba.", words: "Las recargas van a los de RECHARGES_URL; aquí no se ve ninguna." }
    : { strong: "Operadores de prueba.", words: "Ninguna recarga llega a un celular de verdad." };
  app.get("/sandbox/recargas", async (_request, reply) => {
    const all = await latestSandboxRecharges(store.db, MOST_LISTED);
    const list =
      all.length > 0 ? `<ul class="correos">${all.map(itemOf).join("")}</ul>` : "<p>Todavía no ha llegado ninguna.</p>";
    const endings = `<p>Un celular que termina en ${sandboxEndings.refused} no recibe la recarga; el operador de uno en ${sandboxEndings.silent} no contesta nunca, y el de uno en ${sandboxEndings.late} la hace y contesta tarde.</p>`;
    return sendPage(reply, "Operadores", `<h1>Operadores</h1>${endings}${list}`, { note });
  });
}
