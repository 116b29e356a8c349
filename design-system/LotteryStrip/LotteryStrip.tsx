/** The head of the ticket that is being filled in: which lottery, which draw, how long still. */
import type { ReactNode } from "react";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./LotteryStrip.css";

/** Props of {@link LotteryStrip}. */
export interface LotteryStripProps {
  /** The lottery's name. */
  name: string;
  /** Three letters, shown when the logo is missing. */
  abbreviation: string;
  /** Address of the logo, square and opaque; default: the abbreviation is drawn. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** "Sorteo 4861". */
  drawLabel: string;
  /** "viernes 20 de noviembre, 11:00 p. m.". */
  drawDate: string;
  /** "Cierra en" and the like, before the closing itself. */
  closingLabel: string;
  /** The closing time, in words or as {@link CountdownDigits}. */
  closing: ReactNode;
  /** Default 1: it heads the screen. */
  headingLevel?: HeadingLevel;
}

/** A strip in the lottery's colour, torn off below. */
export const LotteryStrip = ({
  name,
  abbreviation,
  logoSrc,
  accent,
  drawLabel,
  drawDate,
  closingLabel,
  closing,
  headingLevel = 1,
}: LotteryStripProps) => (
  <div className={`${accentClass[accent]} ${css.frame}`}>
    <div className={css.strip}>
      <LotteryMark abbreviation={abbreviation} logoSrc={logoSrc} accent={accent} on="accent" />
      <div>
        <div className={css.name}>
          <Heading level={headingLevel} size="inherit">
            {name}
          </Heading>
        </div>
        <p className={css.draw}>
          {drawLabel} · {drawDate}
        </p>
      </div>
      <div className={css.closing}>
        <span>{closingLabel}</span>
        <div className={css.closingValue}>{closing}</div>
      </div>
    </div>
  </div>
);
