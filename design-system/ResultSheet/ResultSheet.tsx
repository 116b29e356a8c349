/** A draw's result as its lottery prints it: which draw, the wheels as they stopped, the series, and what else fell. Requirement RES-05. */
import { useId } from "react";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { useLink } from "../LinkProvider/LinkProvider";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import { heardOnly } from "../tokens/print.css";
import * as css from "./ResultSheet.css";

export type { ResultSheetSize } from "./ResultSheet.css";

/** Props of {@link ResultSheet}. */
export interface ResultSheetProps {
  /** The lottery's name; it heads the sheet. */
  name: string;
  /** Where the name leads: to the lottery's own results; default nowhere. */
  href?: string;
  /** Three letters, shown when the logo is missing. */
  abbreviation: string;
  /** Address of the logo, square and opaque; default: the abbreviation is drawn. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** "Sorteo 4812 · viernes 5 de diciembre, 11:00 p. m.". */
  meta: string;
  /** What was drawn for: "Premio mayor · $16.000 millones". */
  prize?: string;
  /** The drawn number, and its name, spoken before it. */
  number: { label: string; value: string };
  /** The series, and its name; default none was drawn. */
  series?: { label: string; value: string };
  /** "large" for the one that the page is about; default "medium". */
  size?: css.ResultSheetSize;
  /** Below the number: the favourite number, the secos. */
  children?: ReactNode;
  /** Links, below everything; not printed. */
  foot?: ReactNode;
  /** Outline level of the name; default 2. */
  headingLevel?: HeadingLevel;
}

/** The figures beside one on its wheel: 8 and 0 of 9. */
const beside = (digit: string) => ({ "data-before": (Number(digit) + 9) % 10, "data-after": (Number(digit) + 1) % 10 });

/** Number and series are read aloud digit by digit. It prints without its colours. */
export const ResultSheet = ({
  name,
  href,
  abbreviation,
  logoSrc,
  accent,
  meta,
  prize,
  number,
  series,
  size = "medium",
  children,
  foot,
  headingLevel = 2,
}: ResultSheetProps) => {
  const nameId = useId();
  const Link = useLink();
  return (
    <article aria-labelledby={nameId} className={`${accentClass[accent]} ${css.sheet}`}>
      <div className={css.stub({ size })}>
        <LotteryMark
          abbreviation={abbreviation}
          logoSrc={logoSrc}
          accent={accent}
          on="accent"
          size={size === "large" ? "m" : "s"}
        />
        <div className={css.words}>
          <div className={css.name({ size })}>
            <Heading level={headingLevel} size="inherit" id={nameId}>
              {href === undefined ? (
                name
              ) : (
                <Link href={href} className={css.link}>
                  {name}
                </Link>
              )}
            </Heading>
          </div>
          <p className={css.meta}>{meta}</p>
        </div>
      </div>
      <div className={css.face({ size })}>
        {prize !== undefined && <p className={css.label}>{prize}</p>}
        <div className={css.drawn}>
          <p>
            <span className={heardOnly}>
              {number.label} {Array.from(number.value).join(" ")}
            </span>
            <span aria-hidden className={css.wheels}>
              {Array.from(number.value, (digit, at) => (
                <span key={at} {...beside(digit)} className={css.wheel({ size })}>
                  {digit}
                </span>
              ))}
            </span>
          </p>
          {series !== undefined && (
            <p className={css.series}>
              <span className={css.seriesLabel}>{series.label}</span>
              <span aria-hidden className={css.seriesFigure({ size })}>
                {series.value}
              </span>
              <span className={heardOnly}> {Array.from(series.value).join(" ")}</span>
            </p>
          )}
        </div>
        {children}
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </div>
    </article>
  );
};
