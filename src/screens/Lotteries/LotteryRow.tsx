/** A draw as a slim row of the list: what CARD-03 names, on a phone's width. */
import { lazy, Suspense, useState, type MouseEvent } from "react";
import { Digits, TextLink, TicketRow } from "#ds";
import { card } from "#copy/card";
import type { Draw } from "#domain/draws";
import { whenOnline } from "../../page/connection";
import { useNearness } from "../../page/clock";
import { Closing } from "../../page/Countdown";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "./lotteryLook";

const PrizePlanDialog = lazy(() => whenOnline(() => import("../PrizePlan/PrizePlanDialog")));

const NO_FAVORITE = "0000";

/** One draw that can be played, until it closes (LOT-04, LOT-05). */
export function LotteryRow({ draw }: { draw: Draw }) {
  const { staticHost } = useRoot();
  const [isPlanOpen, setPlanOpen] = useState(false);
  const isClosed = useNearness(draw.closesAt) === "closed";
  const { lotteryName, abbreviation } = draw;
  const accent = accentOf(abbreviation);
  // A link to the plan's page before scripts run, a dialog after.
  const openPlan = (event: MouseEvent) => {
    event.preventDefault();
    setPlanOpen(true);
  };
  return (
    <>
      <TicketRow
        accent={accent}
        stub={{ abbreviation, logoSrc: logoOf(abbreviation, staticHost) }}
        title={lotteryName}
        figure={card.jackpotAmount(draw.jackpotPesos)}
        unit={card.millions}
        facts={[
          <strong key="fraction">{card.from(draw.fractionPesos)}</strong>,
          card.perTicket(draw.fractionsPerTicket),
          card.ticketOf(draw.ticketPesos),
        ]}
        extra={
          <>
            <Digits label={card.favorite} digits={draw.favoriteNumber ?? NO_FAVORITE} accent={accent} />
            <TextLink
              href={paths.prizePlan(draw.lotteryId)}
              ariaLabel={card.of(card.plan, lotteryName)}
              onPress={openPlan}
              isRoomy
            >
              {card.plan}
            </TextLink>
          </>
        }
        link={isClosed ? undefined : { href: paths.play(draw), label: card.of(card.play, lotteryName) }}
        action={card.play}
        isOver={isClosed}
        headingLevel={3}
      >
        <Closing closesAt={draw.closesAt} lotteryName={lotteryName} />
      </TicketRow>
      {isPlanOpen && (
        <Suspense>
          <PrizePlanDialog draw={draw} onClose={() => setPlanOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
