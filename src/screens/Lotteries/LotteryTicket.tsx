/** A draw as a ticket card: the one place where the domain's draw meets the design system's LotteryCard. */
import { lazy, Suspense, useState, type MouseEvent } from "react";
import { LotteryCard, type LotteryCardSize } from "#ds";
import { countdown } from "#copy/countdown";
import { card } from "#copy/lotteries";
import type { Draw } from "#domain/draws";
import { whenOnline } from "../../page/connection";
import { useNearness } from "../../page/clock";
import { Closing } from "../../page/Countdown";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "./lotteryLook";

const PrizePlanDialog = lazy(() => whenOnline(() => import("../PrizePlan/PrizePlanDialog")));

const NO_FAVORITE = "0000";

interface LotteryTicketProps {
  draw: Draw;
  size: LotteryCardSize;
  headingLevel?: 2 | 3;
}

/** One draw that can be played, until it closes (LOT-04, LOT-05, CARD-01…06). */
export function LotteryTicket({ draw, size, headingLevel }: LotteryTicketProps) {
  const { staticHost } = useRoot();
  const [isPlanOpen, setPlanOpen] = useState(false);
  const isClosed = useNearness(draw.closesAt) === "closed";
  const { lotteryName, abbreviation } = draw;
  // A link to the plan's page before scripts run, a dialog after (CARD-03).
  const openPlan = (event: MouseEvent) => {
    event.preventDefault();
    setPlanOpen(true);
  };
  const playLabel = size === "default" ? card.play : card.playNow;
  return (
    <>
      <LotteryCard
        size={size}
        headingLevel={headingLevel}
        name={lotteryName}
        abbreviation={abbreviation}
        logoSrc={logoOf(abbreviation, staticHost)}
        accent={accentOf(abbreviation)}
        drawLabel={card.draw(draw.drawNumber)}
        drawDate={card.drawDate(draw.drawsAt)}
        jackpotLabel={card.jackpot}
        jackpotAmount={card.jackpotAmount(draw.jackpotPesos)}
        jackpotUnit={card.millions}
        price={card.from(draw.fractionPesos)}
        closing={<Closing closesAt={draw.closesAt} lotteryName={lotteryName} />}
        facts={[
          { label: card.fractionsPerTicket, value: card.count(draw.fractionsPerTicket) },
          { label: card.fractionValue, value: card.amount(draw.fractionPesos) },
          { label: card.ticketValue, value: card.amount(draw.ticketPesos) },
        ]}
        favorite={{ label: card.favorite, digits: draw.favoriteNumber ?? NO_FAVORITE }}
        play={{
          label: playLabel,
          ariaLabel: card.of(playLabel, lotteryName),
          href: paths.play(draw),
        }}
        plan={{
          label: card.plan,
          ariaLabel: card.of(card.plan, lotteryName),
          href: paths.prizePlan(draw.lotteryId),
          ...(size === "default" ? { onPress: openPlan } : {}),
        }}
        closedLabel={isClosed ? countdown.closed : undefined}
      />
      {isPlanOpen && (
        <Suspense>
          <PrizePlanDialog draw={draw} onClose={() => setPlanOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
