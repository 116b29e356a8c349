/** A filter made of links, and the list that it filters: under the thumb on a phone, beside the list on a desktop. */
import type { ReactNode } from "react";
import { useId } from "react";
import { useLink } from "../LinkProvider/LinkProvider";
import { heardOnly } from "../tokens/print.css";
import * as css from "./FilterLinks.css";

/** Props of {@link FilterLinks}. */
export interface FilterLinksProps {
  /** What is filtered by: "Día del sorteo". */
  label: string;
  /** The choices; each is an address, so that it can be shared, kept and opened without scripts. */
  items: readonly {
    href: string;
    /** "Hoy". */
    label: string;
    /** How many the list would hold. */
    count: number;
    /** What is counted, spoken after the count: "sorteos". */
    unit: string;
    isCurrent: boolean;
  }[];
  /** The list. */
  children: ReactNode;
}

/** The filter comes first in reading order, wherever it stands. */
export const FilterLinks = ({ label, items, children }: FilterLinksProps) => {
  const Link = useLink();
  const labelId = useId();
  return (
    <div className={css.frame}>
      <nav aria-labelledby={labelId} className={css.bar}>
        <p id={labelId} className={css.label}>
          {label}
        </p>
        {/* Safari drops list semantics from lists without markers. */}
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className={css.items}>
          {items.map((item) => (
            <li key={item.href} className={css.item}>
              <Link href={item.href} aria-current={item.isCurrent ? "true" : undefined} className={css.link}>
                <span>{item.label}</span>{" "}
                <span className={css.count}>
                  {item.count} <span className={heardOnly}>{item.unit}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.list}>{children}</div>
    </div>
  );
};
