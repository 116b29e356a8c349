/** /eres-ganador: its player holds a ticket and wants to know whether it has won, what, and how to claim it. */
import { useLoaderData, useLocation, useNavigation, type LoaderFunctionArgs } from "react-router-dom";
import { TicketSheet } from "#ds";
import { pageText } from "#api/content";
import { allLotteries, openDraws, type Lottery } from "#api/lotteries";
import { failure, success } from "#api/result";
import { checkTicket } from "#api/results";
import { winner } from "#copy/winner";
import { bogotaDay } from "#domain/bogota";
import { readTicket, type PlayedTicket, type TicketFaults } from "#domain/playedTicket";
import type { Client } from "#api/request";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { Answer, type TicketAnswer } from "./Answer";
import { Offered } from "./Offered";
import { isAsked, typedBy } from "./search";
import { TicketForm } from "./TicketForm";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: winner.title, description: winner.description });

export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const typed = typedBy(searchParams);
  const client = clientOf(server);
  const [lotteries, text] = await Promise.all([allLotteries(client), pageText(client, "eres-ganador")]);
  const asked = { text, typed, lotteries, faults: null as TicketFaults | null, answer: null as TicketAnswer | null };
  if (!isAsked(searchParams)) return asked;
  const read = readTicket(
    typed,
    bogotaDay(server.now),
    lotteries.ok ? lotteries.value.map(({ lotteryId }) => lotteryId) : null,
  );
  if ("faults" in read) return { ...asked, faults: read.faults };
  const lottery = lotteries.ok && lotteries.value.find(({ lotteryId }) => lotteryId === read.ticket.lotteryId);
  // Without the lotteries nothing is known by its name: they are read again with the answer.
  return lottery ? { ...asked, answer: await answerOf(client, read.ticket, lottery) } : asked;
}

/** The answer to a ticket. One without a result yet is told apart, with the draw that it waits for if that is on sale. */
async function answerOf(client: Client, ticket: PlayedTicket, lottery: Lottery): Promise<TicketAnswer> {
  const asked = { ticket, lottery };
  const check = await checkTicket(client, ticket);
  if (check.ok) return { ...asked, check: success(check.value) };
  const { problem } = check;
  if (problem.kind !== "refused" || problem.code !== "RESULT_UNKNOWN") return { ...asked, check: failure(problem) };
  const open = await openDraws(client, ticket.lotteryId);
  const draw = open.ok ? open.value.find(({ drawDay }) => drawDay === ticket.drawDay) : undefined;
  return { ...asked, check: success(null), draw: draw ?? null };
}

export default function Winner() {
  const { text, typed, lotteries, faults, answer } = useLoaderData<typeof loader>();
  const { state, location: next } = useNavigation();
  const { search } = useLocation();
  const isChecking = state === "loading" && next.pathname === paths.winnerRoot;
  const isFailed = answer !== null && !answer.check.ok;
  return (
    <PageFrame title={winner.title} lead={text ?? winner.lead} width="reading">
      {answer && <Answer key={search} answer={answer} />}
      {(answer === null || isFailed) && (
        <Offered lotteries={lotteries} headingLevel={2}>
          {(all) => (
            <TicketSheet title={winner.form.title}>
              <TicketForm key={search} typed={typed} refused={faults} lotteries={all} isPending={isChecking} />
            </TicketSheet>
          )}
        </Offered>
      )}
    </PageFrame>
  );
}
