/** The check of a ticket on the home page (HOME-05): a form that leads to /eres-ganador, whose code comes after the first view. */
import { useLoaderData } from "react-router-dom";
import { Page, TicketSheet } from "#ds";
import { winner } from "#copy/winner";
import { Offered } from "../Winner/Offered";
import { TicketForm } from "../Winner/TicketForm";
import type { loader } from "./Home";

export default function HomeWinner() {
  const { lotteries } = useLoaderData<typeof loader>();
  return (
    <Page>
      <TicketSheet id="eres-ganador" title={winner.title} description={winner.lead}>
        <Offered lotteries={lotteries} headingLevel={3}>
          {(all) => <TicketForm lotteries={all} />}
        </Offered>
      </TicketSheet>
    </Page>
  );
}
