/** A number digit by digit, on small balls: the favourite number, a drawn number. */
import { accentClass } from "../tokens/accents.css";
import { heardOnly } from "../tokens/print.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./Digits.css";

/** Props of {@link Digits}. */
export interface DigitsProps {
  /** The figures in order: "4827". */
  digits: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** What the number is: "Tu número favorito". */
  label: string;
  /** Whether the label is painted beside the balls; it is always read aloud; default false. */
  isLabelVisible?: boolean;
  /** Default "s". */
  size?: "s" | "m";
}

/** Read aloud as one number after its label. */
export const Digits = ({ digits, accent, label, isLabelVisible = false, size }: DigitsProps) => (
  <span className={`${accentClass[accent]} ${css.row}`}>
    <span className={isLabelVisible ? css.label : heardOnly}>{label}</span>
    <span className={heardOnly}> {Array.from(digits).join(" ")}</span>
    <span aria-hidden className={css.digits}>
      {Array.from(digits, (digit, i) => (
        <span key={i} className={css.ball({ size })}>
          {digit}
        </span>
      ))}
    </span>
  </span>
);
