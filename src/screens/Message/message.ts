/** /message: a link of an e-mail or a notice leads to its draw with its number (NAV-04). */
import { redirect, type LoaderFunctionArgs } from "react-router-dom";
import { openDraw } from "#api/lotteries";
import { parseFavorite } from "#domain/tickets";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";

/** How often a backend that fails is asked for the draw, and the pause between, ms. */
const TRIES = 10;
const PAUSE = 100;

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The page of the draw says whether it is open, and asks again by itself when no try has told. */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const lotteryId = idOf(searchParams.get("idLoteria"));
  const drawNumber = idOf(searchParams.get("sorteo"));
  const number = parseFavorite(searchParams.get("numero"));
  if (lotteryId === null || drawNumber === null) throw redirect(paths.lotteries);
  const draw = { lotteryId, drawNumber };
  const client = clientOf(server);
  for (let tries = 1; tries <= TRIES && !(await openDraw(client, draw)).ok; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  throw redirect(number === null ? paths.play(draw) : paths.playNumber(draw, number));
}
