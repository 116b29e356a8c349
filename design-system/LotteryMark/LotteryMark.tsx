/** A lottery's round mark: its logo, or its abbreviation where there is none. */
import { UnbrokenImage } from "./UnbrokenImage";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./LotteryMark.css";

/** Props of {@link LotteryMark}. */
export interface LotteryMarkProps {
  /** Three letters, shown when the logo is missing or broken. */
  abbreviation: string;
  /** Address of a square, opaque picture. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** What it stands on: the accent itself or the sheet; default "sheet". */
  on?: "accent" | "sheet";
  /** 40, 52 or 72 px; default "m". */
  size?: "s" | "m" | "l";
}

/** Decorative: the lottery's name stands beside it. Works without scripts, too: a broken picture paints nothing. */
export const LotteryMark = ({ abbreviation, logoSrc, accent, on, size }: LotteryMarkProps) => (
  <span aria-hidden className={`${accentClass[accent]} ${css.mark({ on, size })}`}>
    <span className={css.letters({ isLong: abbreviation.length > 3 })}>{abbreviation}</span>
    {logoSrc !== undefined && (
      <UnbrokenImage src={logoSrc} width={72} height={72} loading="lazy" className={css.logo} />
    )}
  </span>
);
