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
  /** "s" for a line of text, "m" for a card, "l" for the one number of a page; default "s". */
  size?: "s" | "m" | "l";
  /** "strong" for a number that was drawn, "soft" for one that is the player's; default "soft". */
  emphasis?: "soft" | "strong";
}

/** Read aloud digit by digit after its label: a ticket's 0482 is not four hundred and eighty-two. */
export const Digits = ({ digits, accent, label, isLabelVisible = false, size, emphasis }: DigitsProps) => (
  <span className={`${accentClass[accent]} ${css.row}`}>
    <span className={isLabelVisible ? css.label : heardOnly}>{label}</span>
    <span className={heardOnly}> {Array.from(digits).join(" ")}</span>
    <span aria-hidden className={css.digits}>
      {Array.from(digits, (digit, i) => (
        <span key={i} className={css.ball({ size, emphasis })}>
          {digit}
        </span>
      ))}
    </span>
  </span>
);
