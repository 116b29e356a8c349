/** The sandbox's wallet: what it has taken, as its owner would see it. */
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../html";
import { pesosText } from "../pesos";
import type { Shop } from "../shop";
import { latestTopUps } from "../store/sandboxTopUps";
import { wireDay, wireHour } from "../wire";
import { sendPage } from "./pages";

const MOST_LISTED = 50;

export function addWalletPage(app: FastifyInstance, { store, config }: Shop): void {
  const note = config.wallet
    ? { strong: "Billetera de prueba.", words: "Los premios van a la de WALLET_URL; aquí no se ve ninguno." }
    : { strong: "Billetera de prueba.", words: "Ningún premio sale de esta máquina." };
  app.get("/sandbox/oki", async (_request, reply) => {
    const all = await latestTopUps(store.db, MOST_LISTED);
    const items = all.map(
      ({ key, mobile, amountPesos, createdAt }) =>
        `<li><div><p>${pesosText(amountPesos)}</p><span>A ${escapeHtml(mobile)} · ${wireDay(createdAt)}, ${wireHour(createdAt)} · ${escapeHtml(key)}</span></div></li>`,
    );
    const list =
      items.length > 0 ? `<ul class="correos">${items.join("")}</ul>` : "<p>Todavía no ha recibido recargas.</p>";
    return sendPage(
      reply,
      "Billetera OKI",
      `<h1>Billetera OKI</h1><p>Las recargas de premios, de la última a la primera.</p>${list}`,
      { note },
    );
  });
}
