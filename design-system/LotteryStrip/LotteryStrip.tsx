/** The head of the ticket that is being filled in: which lottery, which draw, how long still, what it costs and pays. */
import type { MouseEvent, ReactNode } from "react";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { Heading } from "../Heading/Heading";
import { TextLink } from "../TextLink/TextLink";
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
  /** What decides before any choice: jackpot, price of a fraction. */
  facts: readonly {
    label: string;
    value: string;
    /** Written small after the value: "millones". */
    unit?: string;
  }[];
  /** The prize plan: a link, whose press may be prevented to open it in place. */
  plan?: { label: string; ariaLabel: string; href: string; onPress?: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** Default 1: it heads the screen. */
  headingLevel?: HeadingLevel;
}

/** The stub in the lottery's colour, and the face torn from it. */
export const LotteryStrip = ({
  name,
  abbreviation,
  logoSrc,
  accent,
  drawLabel,
  drawDate,
  closingLabel,
  closing,
  facts,
  plan,
  headingLevel = 1,
}: LotteryStripProps) => (
  <div className={`${accentClass[accent]} ${css.frame}`}>
    <div className={css.stub}>
      <LotteryMark abbreviation={abbreviation} logoSrc={logoSrc} accent={accent} on="accent" />
      <div className={css.words}>
        <div className={css.name}>
          <Heading level={headingLevel} size="inherit">
            {name}
          </Heading>
        </div>
        <p className={css.line}>
          {drawLabel} · {drawDate}
        </p>
        <div className={css.line}>
          {closingLabel} <span className={css.closing}>{closing}</span>
        </div>
      </div>
    </div>
    <div className={css.face}>
      {facts.map((fact) => (
        <p key={fact.label}>
          <span className={css.factLabel}>{fact.label} </span>
          <span className={css.factValue}>
            {fact.value}
            {fact.unit !== undefined && <span className={css.unit}> {fact.unit}</span>}
          </span>
        </p>
      ))}
      {plan !== undefined && (
        <TextLink href={plan.href} ariaLabel={plan.ariaLabel} onPress={plan.onPress} isRoomy weight="medium">
          {plan.label}
        </TextLink>
      )}
    </div>
  </div>
);
