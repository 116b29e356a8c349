/** A lottery's next draw as a printed ticket, in the three sizes of the list. */
import { useId } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "../Button/Button";
import { ButtonLink } from "../ButtonLink/ButtonLink";
import { Digits } from "../Digits/Digits";
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
  /** "large" lies down where there is room, "medium" has one action, "default" carries the facts; default "default". */
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
  /** Fractions, fraction value, ticket value: shown by "default". */
  facts?: readonly { label: string; value: string }[];
  /** The player's number: shown by "default". */
  favorite?: { label: string; digits: string };
  /** The one main action. */
  play?: { label: string; href: string; ariaLabel: string; onPress?: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** The prize plan: a link with `href` (which `onPress` may prevent), a button without; not shown by "medium". */
  plan?: { label: string; ariaLabel: string; href?: string; onPress?: (event: MouseEvent) => void };
  /** Given when sales are closed: stamped on the ticket, and `play` is not offered. */
  closedLabel?: string;
  /** Outline level of the name; default 3. */
  headingLevel?: HeadingLevel;
}

/** The ticket. The lottery's name heads it and is part of what its actions say. */
export const LotteryCard = ({
  size = "default",
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
  facts,
  favorite,
  play,
  plan,
  closedLabel,
  headingLevel = 3,
}: LotteryCardProps) => {
  const nameId = useId();
  const buttonSize = size === "default" ? "s" : "m";
  return (
    <article aria-labelledby={nameId} className={`${accentClass[accent]} ${css.ticket}`}>
      <div className={css.sheet({ size })}>
        <div className={css.stub({ size })}>
          <LotteryMark
            abbreviation={abbreviation}
            logoSrc={logoSrc}
            accent={accent}
            on="accent"
            size={size === "default" ? "s" : "m"}
          />
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
            size={size === "large" ? "jackpot" : size === "medium" ? "xl" : "l"}
          />
          {price !== undefined && <p className={css.price}>{price}</p>}
          {size === "default" && facts !== undefined && facts.length > 0 && (
            <dl className={css.facts}>
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt className={css.factLabel}>{fact.label}</dt>
                  <dd className={css.factValue}>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {size === "default" && favorite !== undefined && (
            <p>
              <Digits label={favorite.label} digits={favorite.digits} accent={accent} isLabelVisible />
            </p>
          )}
          {closedLabel === undefined && size !== "medium" && <div className={css.closing}>{closing}</div>}
          <div className={css.foot}>
            {closedLabel === undefined && size === "medium" && <div className={css.closingAside}>{closing}</div>}
            {closedLabel !== undefined ? (
              <strong className={css.stamp}>{closedLabel}</strong>
            ) : (
              play !== undefined && (
                <div className={css.growing}>
                  <ButtonLink href={play.href} size={buttonSize} ariaLabel={play.ariaLabel} onPress={play.onPress}>
                    {play.label}
                  </ButtonLink>
                </div>
              )
            )}
            {size !== "medium" && plan !== undefined && (
              <div className={css.growing}>
                {plan.href !== undefined ? (
                  <ButtonLink
                    href={plan.href}
                    tone="secondary"
                    size={buttonSize}
                    ariaLabel={plan.ariaLabel}
                    onPress={plan.onPress}
                  >
                    {plan.label}
                  </ButtonLink>
                ) : (
                  <Button tone="secondary" size={buttonSize} ariaLabel={plan.ariaLabel} onPress={plan.onPress}>
                    {plan.label}
                  </Button>
                )}
              </div>
            )}
          </div>
        </div>
      </div>
    </article>
  );
};
