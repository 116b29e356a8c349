/** One drawn result: lottery, day, number and series. */
import type { ReactNode } from "react";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./ResultCard.css";

/** Props of {@link ResultCard}. */
export interface ResultCardProps {
  /** The lottery's name. */
  name: string;
  /** Three letters, drawn when the logo is missing. */
  abbreviation: string;
  /** Address of the logo, square and opaque; default: the abbreviation is drawn. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** Day and draw: "jueves 19 · Sorteo 2817". */
  meta: string;
  /** What the figures are, spoken before them: "Número ganador". */
  numberLabel: string;
  /** The drawn number: "0482". */
  number: string;
  /** "Serie 117". */
  series: string;
  /** Below: the favourite number, a link to more. */
  children?: ReactNode;
  /** Default 3. */
  headingLevel?: HeadingLevel;
}

/** A quiet card; lay several in a {@link Grid}. */
export const ResultCard = ({
  name,
  abbreviation,
  logoSrc,
  accent,
  meta,
  numberLabel,
  number,
  series,
  children,
  headingLevel = 3,
}: ResultCardProps) => (
  <article className={css.card}>
    <LotteryMark abbreviation={abbreviation} logoSrc={logoSrc} accent={accent} />
    <div className={css.words}>
      <div className={css.name}>
        <Heading level={headingLevel} size="inherit">
          {name}
        </Heading>
      </div>
      <p className={css.meta}>{meta}</p>
      <p className={css.line}>
        <span role="img" aria-label={`${numberLabel} ${Array.from(number).join(" ")}`} className={css.number}>
          {number}
        </span>
        <span className={css.series}>{series}</span>
      </p>
    </div>
    {children !== undefined && <div className={css.extra}>{children}</div>}
  </article>
);
