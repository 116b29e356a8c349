/** Time left as printed figures. It holds no timer: seconds come in, digits go out. */
import { heardOnly } from "../tokens/print.css";
import * as css from "./CountdownDigits.css";

/** From how many seconds left the countdown says "soon" and "last". */
export const countdownThresholds = { soon: 3600, last: 600 } as const;

/** How near the end is. */
export type CountdownTone = "normal" | "soon" | "last";

/** The tone of a time left, in seconds. */
export const countdownTone = (secondsLeft: number): CountdownTone =>
  secondsLeft <= countdownThresholds.last ? "last" : secondsLeft <= countdownThresholds.soon ? "soon" : "normal";

/** Props of {@link CountdownDigits}. */
export interface CountdownDigitsProps {
  /** Whole seconds; less than 0 counts as 0. */
  secondsLeft: number;
  /** Short names of the units: "días", "horas", "min", "seg"; a function where the word depends on the figure. */
  labels: Readonly<Record<"days" | "hours" | "minutes" | "seconds", string | ((count: number) => string)>>;
  /** Shown, and spoken politely once, when a threshold is crossed: "Última hora", "Últimos 10 minutos", "Ventas cerradas". */
  words: { soon: string; last: string; closed: string };
  /** Name of the timer: "Tiempo para el cierre de Lotería de Medellín". */
  accessibleLabel: string;
  /** "inline" is 04:12:36 in a line of text, "boxes" a box for each digit; default "inline". */
  size?: "inline" | "boxes";
  /** What it stands on; on an accent the figures keep its text colour; default "sheet". */
  on?: "sheet" | "accent";
  /** Whether the words of the threshold are painted; they are spoken in any case; default true. */
  isWordsVisible?: boolean;
}

const unitName = (label: string | ((count: number) => string), count: number): string =>
  typeof label === "string" ? label : label(count);

const two = (value: number): string => String(value).padStart(2, "0");

/** `role="timer"`: not read at every tick; the words at a threshold are. */
export const CountdownDigits = ({
  secondsLeft,
  labels,
  words,
  accessibleLabel,
  size = "inline",
  on = "sheet",
  isWordsVisible = true,
}: CountdownDigitsProps) => {
  const left = Math.max(0, Math.floor(secondsLeft));
  const tone = countdownTone(left);
  const days = Math.floor(left / 86400);
  const hours = two(Math.floor((left % 86400) / 3600));
  const minutes = two(Math.floor((left % 3600) / 60));
  const seconds = two(left % 60);
  const said = left === 0 ? words.closed : tone === "normal" ? "" : words[tone];

  if (size === "inline") {
    return (
      <span className={css.countdown({ size })}>
        <span role="timer" aria-label={accessibleLabel} className={css.line({ tone, on })}>
          {days > 0 ? `${days} ${unitName(labels.days, days)} ` : ""}
          {`${hours}:${minutes}:${seconds}`}
        </span>
        <span role="status" className={isWordsVisible ? css.words({ tone, on }) : heardOnly}>
          {said}
        </span>
      </span>
    );
  }
  const units = [
    ["days", two(days)],
    ["hours", hours],
    ["minutes", minutes],
    ["seconds", seconds],
  ] as const;
  return (
    <span className={css.countdown({ size })}>
      <span role="timer" aria-label={accessibleLabel} className={css.countdown({ size })}>
        <span className={heardOnly}>
          {units.map(([unit, value]) => `${Number(value)} ${unitName(labels[unit], Number(value))}`).join(" ")}
        </span>
        {units.map(([unit, value]) => (
          <span key={unit} aria-hidden className={css.unit}>
            <span className={css.pair}>
              {Array.from(value, (digit, i) => (
                <span key={i} className={css.digit({ tone })}>
                  {digit}
                </span>
              ))}
            </span>
            {unitName(labels[unit], Number(value))}
          </span>
        ))}
      </span>
      <span
        role="status"
        className={isWordsVisible ? `${css.boxWords} ${css.words({ tone, on: "sheet" })}` : heardOnly}
      >
        {said}
      </span>
    </span>
  );
};
