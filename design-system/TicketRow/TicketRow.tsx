/** One ticket of a list, as a slim row: stub, face, and the cut where it is torn off. */
import { useId } from "react";
import type { MouseEvent, ReactNode } from "react";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { useLink } from "../LinkProvider/LinkProvider";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./TicketRow.css";

/** Props of {@link TicketRow}. */
export interface TicketRowProps {
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** On the stub: the lottery's mark, or a date of which the day is large. */
  stub: { abbreviation: string; logoSrc?: string } | { day: string; month: string };
  /** The lottery's name; it heads the row. */
  title: string;
  /** At the end of the title's line: an amount, the player's number. */
  aside?: ReactNode;
  /** What one compares by: "$2.333", "1234 · 042". */
  figure: string;
  /** After the figure: "millones", "2 fracciones". */
  unit?: string;
  /** Short facts, parted by hairlines. */
  facts?: readonly ReactNode[];
  /** Below face and cut, in words: a closing time, a state. */
  children?: ReactNode;
  /** Last: what can be pressed on its own, over the row's link. */
  extra?: ReactNode;
  /** The whole row is this link. `label` names it: "Jugar, Lotería de Bogotá". Without it the row leads nowhere. */
  link?: { href: string; label: string; onPress?: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** Written on the cut: "Jugar". */
  action?: string;
  /** Below, over the whole width: another action. */
  foot?: ReactNode;
  /** Nothing can be done with it any more: the stub is hatched; default false. */
  isOver?: boolean;
  /** Outline level of the title; default 3. */
  headingLevel?: HeadingLevel;
}

/** The row. Only `extra` and `foot` hold what can be pressed on its own: the rest of the row is its link. */
export const TicketRow = ({
  accent,
  stub,
  title,
  aside,
  figure,
  unit,
  facts = [],
  children,
  extra,
  link,
  action,
  foot,
  isOver = false,
  headingLevel = 3,
}: TicketRowProps) => {
  const Link = useLink();
  const nameId = useId();
  const isLong = children !== undefined || extra !== undefined;
  return (
    <article aria-labelledby={nameId} className={`${accentClass[accent]} ${css.row}`}>
      <div className={css.parts}>
        {" "}
        <div className={css.stub({ isOver })}>
          {"day" in stub ? (
            <span className={css.date}>
              <span className={css.day}>{stub.day}</span> {stub.month}
            </span>
          ) : (
            <LotteryMark abbreviation={stub.abbreviation} logoSrc={stub.logoSrc} accent={accent} on="accent" size="s" />
          )}
        </div>
        <div className={css.face({ hasCut: link !== undefined, isLong })}>
          <div className={css.top}>
            <div className={css.title}>
              <Heading level={headingLevel} size="inherit" id={nameId}>
                {title}
              </Heading>
            </div>
            {aside !== undefined && <div className={css.aside}>{aside}</div>}
          </div>
          <p>
            <span className={css.figure}>{figure}</span>
            {unit !== undefined && (
              <>
                {" "}
                <span className={css.unit}>{unit}</span>
              </>
            )}
          </p>
          {facts.length > 0 && (
            <p className={css.facts}>
              {facts.map((fact, index) => (
                <span key={index} className={css.fact}>
                  {fact}{" "}
                </span>
              ))}
            </p>
          )}
        </div>
        {link !== undefined && (
          <Link href={link.href} aria-label={link.label} onClick={link.onPress} className={css.cut({ isLong })}>
            {action}
            <ChevronRight aria-hidden size={20} className={css.arrow} />
          </Link>
        )}
        {isLong && (
          <div className={css.below}>
            {children}
            {extra !== undefined && <div className={css.extra}>{extra}</div>}
          </div>
        )}
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </div>{" "}
    </article>
  );
};
