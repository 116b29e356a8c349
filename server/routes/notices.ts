/** The notices behind the bell. */
import type { FastifyInstance } from "fastify";
import { notices, readNotices } from "#contract/notices";
import type { Shop } from "../shop";
import { countUnread, readWinnings, unreadWinnings } from "../store/winnings";
import { wireDay } from "../wire";
import { sessionCall } from "./register";

export function addNotices(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;

  sessionCall(app, shop, notices, async ({ user }) => ({
    premios: (await unreadWinnings(store.db, user.id)).map((won) => ({
      id: won.lineId,
      referencia: won.reference,
      desLoteria: won.lotteryName,
      abreviatura: won.abbreviation,
      sorteo: won.drawNumber,
      fecSorteo: wireDay(won.drawsAt),
      numero: won.number,
      serie: won.series,
      vlrGanado: won.netPesos,
      fecLimite: won.claimUntil,
    })),
  }));

  sessionCall(app, shop, readNotices, async ({ body: { premios }, user }) => {
    await readWinnings(store.db, user.id, premios, clock.iso());
    return { sinLeer: await countUnread(store.db, user.id) };
  });
}
