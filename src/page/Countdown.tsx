/** The countdowns of the screens: the only parts that follow the clock's every tick. */
import { CountdownDigits } from "#ds";
import { countdown } from "#copy/countdown";
import { card } from "#copy/card";
import { secondsUntil } from "#domain/draws";
import { useNearness, useTime } from "./clock";

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
export const Countdown = ({ until, label, ...looks }: CountdownProps) => (
  <CountdownDigits
    secondsLeft={useTime((now) => secondsUntil(until, now))}
    labels={countdown.units}
    words={{ soon: countdown.lastHour, last: countdown.lastMinutes, closed: countdown.closed }}
    accessibleLabel={label}
    {...looks}
  />
);

interface ClosingProps {
  closesAt: number;
  lotteryName: string;
}

/** When sales of a draw end (CARD-04): day and time while more than a day away, then a countdown. */
export function Closing({ closesAt, lotteryName }: ClosingProps) {
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
}
