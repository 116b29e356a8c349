/** The head of a draw's ticket: how long still, what it costs and what it pays, before any choice. */
import { lazy, Suspense, useState } from "react";
import { LotteryStrip } from "#ds";
import { countdown } from "#copy/countdown";
import { pesos, shortDateTime } from "#copy/format";
import { card } from "#copy/card";
import type { Draw } from "#domain/draws";
import { whenOnline } from "../../page/connection";
import { useNearness } from "../../page/clock";
import { Countdown } from "../../page/Countdown";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";

const PrizePlanDialog = lazy(() => whenOnline(() => import("../PrizePlan/PrizePlanDialog")));

export function DrawStrip({ draw, headingLevel }: { draw: Draw; headingLevel?: 1 | 3 }) {
  const { staticHost } = useRoot();
  const [isPlanOpen, setPlanOpen] = useState(false);
  const isFar = useNearness(draw.closesAt) === "far";
  const { lotteryName, abbreviation } = draw;
  return (
    <>
      <LotteryStrip
        headingLevel={headingLevel}
        name={lotteryName}
        abbreviation={abbreviation}
        logoSrc={logoOf(abbreviation, staticHost)}
        accent={accentOf(abbreviation)}
        drawLabel={card.draw(draw.drawNumber)}
        drawDate={shortDateTime(draw.drawsAt)}
        closingLabel={isFar ? countdown.closesAt : countdown.closingIn}
        closing={
          isFar ? (
            card.closes(draw.closesAt)
          ) : (
            <Countdown until={draw.closesAt} label={countdown.timerOf(lotteryName)} on="accent" />
          )
        }
        facts={[
          { label: card.jackpot, value: card.jackpotAmount(draw.jackpotPesos), unit: card.millions },
          { label: card.fractionValue, value: pesos(draw.fractionPesos) },
        ]}
        plan={{
          label: card.plan,
          ariaLabel: card.of(card.plan, lotteryName),
          href: paths.prizePlan(draw.lotteryId),
          // A link to the plan's page before scripts run; after, a dialog, which leaves what is chosen where it is.
          onPress: (event) => {
            event.preventDefault();
            setPlanOpen(true);
          },
        }}
      />
      {isPlanOpen && (
        <Suspense>
          <PrizePlanDialog draw={draw} onClose={() => setPlanOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
