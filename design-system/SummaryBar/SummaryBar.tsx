/** The sum and the one action of a screen, always in reach of the thumb. */
import { useId } from "react";
import type { ReactNode } from "react";
import * as css from "./SummaryBar.css";

/** Props of {@link SummaryBar}. */
export interface SummaryBarProps {
  /** What the sum is: "Valor". */
  title: string;
  /** Formatted: "$12.000". */
  amount: string;
  /** What the sum is made of, in order; default nothing is said of it. */
  parts?: readonly { label: string; /** Formatted: "$18.000", "-$1.800". */ value: string }[];
  /** "2 fracciones · 1234-042". */
  detail?: string;
  /** The action; buttons of full width. */
  action: ReactNode;
  /** Notices above the action. */
  children?: ReactNode;
}

/** Sticks to the bottom edge on a phone when it is the aside of a {@link Split}; a card beside the content from 900 px. */
export const SummaryBar = ({ title, amount, parts, detail, action, children }: SummaryBarProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.bar}>
      <div className={css.sum}>
        {parts !== undefined && (
          <dl className={css.parts}>
            {parts.map((part) => (
              <div key={part.label} className={css.part}>
                <dt>{part.label}</dt>
                <dd>{part.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p id={id} className={css.title}>
          {title}
        </p>
        <p role="status" className={css.amount}>
          {amount}
        </p>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
      </div>
      {children !== undefined && <div className={css.extra}>{children}</div>}
      <div className={css.action}>{action}</div>
    </section>
  );
};
