/** A lottery's next draw as a printed ticket, large or medium; TicketRow is its slim form. */
import { useId } from "react";
import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "../ButtonLink/ButtonLink";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { Price } from "../Price/Price";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./LotteryCard.css";
import type { LotteryCardSize } from "./LotteryCard.css";

export type { LotteryCardSize };

/** Props of {@link LotteryCard}. */
export interface LotteryCardProps {
  /** "large" lies down where there is room, "medium" has one action; default "large". */
  size?: LotteryCardSize;
  /** The lottery's name; it heads the card. */
  name: string;
  /** Three letters, shown when the logo is missing. */
  abbreviation: string;
  /** Address of the logo, square. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** "Sorteo 4861". */
  drawLabel: string;
  /** "viernes 20 de noviembre, 11:00 p. m.". */
  drawDate: string;
  /** "Premio mayor". */
  jackpotLabel: string;
  /** "$16.000". */
  jackpotAmount: string;
  /** "millones". */
  jackpotUnit: string;
  /** What one plays with at least: "Desde $6.000". */
  price?: string;
  /** The closing time, in words or as {@link CountdownDigits}. */
  closing: ReactNode;
  /** The one main action. */
  play?: { label: string; href: string; ariaLabel: string; onPress?: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** The prize plan; not shown by "medium". */
  plan?: { label: string; ariaLabel: string; href: string };
  /** Given when sales are closed: stamped on the ticket, and `play` is not offered. */
  closedLabel?: string;
  /** Outline level of the name; default 3. */
  headingLevel?: HeadingLevel;
}

/** The ticket. The lottery's name heads it and is part of what its actions say. */
export const LotteryCard = ({
  size = "large",
  name,
  abbreviation,
  logoSrc,
  accent,
  drawLabel,
  drawDate,
  jackpotLabel,
  jackpotAmount,
  jackpotUnit,
  price,
  closing,
  play,
  plan,
  closedLabel,
  headingLevel = 3,
}: LotteryCardProps) => {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={`${accentClass[accent]} ${css.ticket}`}>
      <div className={css.sheet({ size })}>
        <div className={css.stub({ size })}>
          <LotteryMark abbreviation={abbreviation} logoSrc={logoSrc} accent={accent} on="accent" />
          <div className={css.words}>
            <div className={css.title({ size })}>
              <Heading level={headingLevel} size="inherit" id={nameId}>
                {name}
              </Heading>
            </div>
            <p className={css.draw}>
              <span className={css.drawPart}>{drawLabel}</span> <span className={css.drawPart}>{drawDate}</span>
            </p>
          </div>
        </div>
        <div className={css.face({ size })}>
          <Price
            label={jackpotLabel}
            amount={jackpotAmount}
            unit={jackpotUnit}
            size={size === "large" ? "jackpot" : "xl"}
          />
          {price !== undefined && <p className={css.price}>{price}</p>}
          {closedLabel === undefined && size === "large" && <div className={css.closing}>{closing}</div>}
          <div className={css.foot}>
            {closedLabel === undefined && size === "medium" && <div className={css.closingAside}>{closing}</div>}
            {closedLabel !== undefined ? (
              <strong className={css.stamp}>{closedLabel}</strong>
            ) : (
              play !== undefined && (
                <div className={css.growing}>
                  <ButtonLink href={play.href} ariaLabel={play.ariaLabel} onPress={play.onPress}>
                    {play.label}
                  </ButtonLink>
                </div>
              )
            )}
            {size === "large" && plan !== undefined && (
              <div className={css.growing}>
                <ButtonLink href={plan.href} tone="secondary" ariaLabel={plan.ariaLabel}>
                  {plan.label}
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
      </div>
    </article>
  );
};
