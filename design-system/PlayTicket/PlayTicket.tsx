/** A bet as the printed ticket: which draw, number and series, how much of the ticket, when it plays. Requirements CONF-01, CONV-05. */
import { useId } from "react";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import { heardOnly } from "../tokens/print.css";
import * as css from "./PlayTicket.css";

/** Props of {@link PlayTicket}. */
export interface PlayTicketProps {
  /** The lottery's name; it heads the ticket. */
  name: string;
  /** Three letters, shown when the logo is missing. */
  abbreviation: string;
  /** Address of the logo, square and opaque; default: the abbreviation is drawn. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** "Sorteo 4861 · viernes 20 de noviembre, 11:00 p. m.". */
  meta: string;
  /** The number played, and its name. */
  number: { label: string; value: string };
  /** The series, and its name. */
  series: { label: string; value: string };
  /** How many fractions of the ticket were bought, and in words: "2 de 3 fracciones". */
  fractions: { bought: number; of: number; label: string };
  /** Formatted: "$12.000". */
  amount: string;
  /** "held" while it is not paid: the figures are pale and the paper hatched; default "printed". */
  state?: "printed" | "held";
  /** Below the perforation: when it plays, until when it is held. */
  children?: ReactNode;
  /** Outline level of the name; default 2. */
  headingLevel?: HeadingLevel;
}

/** Above this many fractions the strip says nothing that the words do not. */
const MOST_STUBS = 10;

/** Number and series are read aloud digit by digit: a ticket's 0482 is not four hundred and eighty-two. */
const Figure = ({ label, value, className }: { label: string; value: string; className: string }) => (
  <div>
    <dt className={css.label}>{label}</dt>
    <dd className={className}>
      <span aria-hidden>{value}</span>
      <span className={heardOnly}>{Array.from(value).join(" ")}</span>
    </dd>
  </div>
);

/** The ticket that the player takes home. */
export const PlayTicket = ({
  name,
  abbreviation,
  logoSrc,
  accent,
  meta,
  number,
  series,
  fractions,
  amount,
  state = "printed",
  children,
  headingLevel = 2,
}: PlayTicketProps) => {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={`${accentClass[accent]} ${css.ticket}`}>
      <div className={css.stub}>
        <LotteryMark abbreviation={abbreviation} logoSrc={logoSrc} accent={accent} on="accent" />
        <div className={css.words}>
          <div className={css.name}>
            <Heading level={headingLevel} size="inherit" id={nameId}>
              {name}
            </Heading>
          </div>
          <p className={css.meta}>{meta}</p>
        </div>
      </div>
      <div className={css.face({ state })}>
        <dl className={css.pick}>
          <Figure {...number} className={css.number({ state })} />
          <Figure {...series} className={css.series({ state })} />
        </dl>
        {fractions.of <= MOST_STUBS && (
          <div aria-hidden className={css.strip}>
            {Array.from({ length: fractions.of }, (_, at) => (
              <span key={at} className={css.fraction({ isBought: at < fractions.bought })}>
                {number.value}
              </span>
            ))}
          </div>
        )}
        <p className={css.sum}>
          <span>{fractions.label}</span> <span className={css.amount}>{amount}</span>
        </p>
        {children !== undefined && <div className={css.foot}>{children}</div>}
      </div>
    </article>
  );
};
