/** /imagenes/resultado/{idLotterie}/{fecha}.png: what a preview of a page about a result shows. */
import type { LoaderFunctionArgs } from "react-router-dom";
import { searchResults } from "#api/results";
import { parseDay } from "#domain/bogota";
import { clientOf } from "../../page/session";
import { nameOf, noPicture, pictureAnswer, recordNumberOf, shopPicture } from "./answer";
import { resultFacts } from "./facts";

/** What was drawn stays so, but for a slip of who wrote it down. */
const KEPT = 24 * 60 * 60;

export async function loader({ context: { server }, params, request }: LoaderFunctionArgs): Promise<Response> {
  const lotteryId = recordNumberOf(params["lotteryId"]);
  const written = nameOf(params["file"]) ?? "";
  const day = /^\d{2}-\d{2}-(?:19|20)\d{2}$/.test(written) ? parseDay(written) : null;
  if (lotteryId === null || day === null) return noPicture();
  const found = await searchResults(clientOf(server), { day, lotteryId }, 1);
  if (!found.ok) return shopPicture();
  const [result] = found.value;
  return result ? pictureAnswer(server, request, resultFacts(result), KEPT) : noPicture();
}
