/** /imagenes/sorteo/{idLotterie}/{idSorteo}.png: what a preview of the page of a draw shows. */
import type { LoaderFunctionArgs } from "react-router-dom";
import { openDraw } from "#api/lotteries";
import { clientOf } from "../../page/session";
import { nameOf, noPicture, pictureAnswer, recordNumberOf, shopPicture } from "./answer";
import { drawFacts } from "./facts";

/** A jackpot may still change. */
const KEPT = 60 * 60;

export async function loader({ context: { server }, params, request }: LoaderFunctionArgs): Promise<Response> {
  const lotteryId = recordNumberOf(params["lotteryId"]);
  const drawNumber = recordNumberOf(nameOf(params["file"]) ?? "");
  if (lotteryId === null || drawNumber === null) return noPicture();
  const draw = await openDraw(clientOf(server), { lotteryId, drawNumber });
  if (!draw.ok) return shopPicture();
  return draw.value ? pictureAnswer(server, request, drawFacts(draw.value), KEPT) : noPicture();
}
