/** The countdowns of the screens: the only parts that read the clock's every tick. */
import { computed } from "mobx";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { CountdownDigits } from "#ds";
import { countdown } from "#copy/countdown";
import { card } from "#copy/lotteries";
import { secondsUntil } from "#domain/draws";
import { useStore } from "../store";

interface CountdownProps {
  /** Epoch ms. */
  until: number;
  /** Name of the timer, spoken. */
  label: string;
  size?: "inline" | "boxes";
  on?: "sheet" | "accent";
  isWordsVisible?: boolean;
}

/** Digits that count down to an instant, by the server's clock. */
export const Countdown = observer(function Countdown({ until, label, ...looks }: CountdownProps) {
  const { clock } = useStore();
  return (
    <CountdownDigits
      secondsLeft={secondsUntil(until, clock.now)}
      labels={countdown.units}
      words={{ soon: countdown.lastHour, last: countdown.lastMinutes, closed: countdown.closed }}
      accessibleLabel={label}
      {...looks}
    />
  );
});

const DAY_MS = 24 * 60 * 60_000;

type Nearness = "far" | "near" | "closed";

/** Whether an instant is more than a day away, near, or past; changes at most twice, so its readers rarely render. */
export function useNearness(instant: number): Nearness {
  const { clock } = useStore();
  const nearness = useMemo(
    () =>
      computed((): Nearness => {
        const left = instant - clock.now;
        return left <= 0 ? "closed" : left > DAY_MS ? "far" : "near";
      }),
    [clock, instant],
  );
  return nearness.get();
}

interface ClosingProps {
  closesAt: number;
  lotteryName: string;
}

/** When sales of a draw end (CARD-04): day and time while more than a day away, then a countdown. */
export const Closing = observer(function Closing({ closesAt, lotteryName }: ClosingProps) {
  const nearness = useNearness(closesAt);
  if (nearness === "closed") return <>{countdown.closed}</>;
  if (nearness === "far")
    return (
      <>
        {countdown.closesAt} <strong>{card.closes(closesAt)}</strong>
      </>
    );
  return (
    <>
      {countdown.closingIn} <Countdown until={closesAt} label={countdown.timerOf(lotteryName)} />
    </>
  );
});
