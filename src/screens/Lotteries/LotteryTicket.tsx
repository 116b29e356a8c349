/** A draw as a ticket card: the one place where the domain's draw meets the design system's LotteryCard. */
import { LotteryCard, type LotteryCardSize } from "#ds";
import { countdown } from "#copy/countdown";
import { card } from "#copy/card";
import type { Draw } from "#domain/draws";
import { useNearness } from "../../page/clock";
import { Closing } from "../../page/Countdown";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "./lotteryLook";

interface LotteryTicketProps {
  draw: Draw;
  size: LotteryCardSize;
  headingLevel?: 2 | 3;
}

/** One draw that can be played, until it closes (LOT-04, LOT-05, CARD-01, CARD-02). */
export function LotteryTicket({ draw, size, headingLevel }: LotteryTicketProps) {
  const { staticHost } = useRoot();
  const isClosed = useNearness(draw.closesAt) === "closed";
  const { lotteryName, abbreviation } = draw;
  return (
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
      play={{
        label: card.playNow,
        ariaLabel: card.of(card.playNow, lotteryName),
        href: paths.play(draw),
      }}
      plan={{
        label: card.plan,
        ariaLabel: card.of(card.plan, lotteryName),
        href: paths.prizePlan(draw.lotteryId),
      }}
      closedLabel={isClosed ? countdown.closed : undefined}
    />
  );
}
