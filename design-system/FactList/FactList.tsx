/** What is known of something, name and value: date, bank, buyer. Requirement CONF-01. */
import type { ReactNode } from "react";
import * as css from "./FactList.css";

/** Props of {@link FactList}. */
export interface FactListProps {
  /** The facts in order. */
  facts: readonly {
    label: string;
    value: ReactNode;
    /** Has room for two: a long value without a gap, such as an e-mail; default false. */
    isWide?: boolean;
  }[];
}

/** A list of names and values, as many side by side as there is room for. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={css.facts}>
    {facts.map((fact) => (
      <div key={fact.label} className={fact.isWide ? css.wide : undefined}>
        <dt className={css.label}>{fact.label}</dt>
        <dd className={css.value}>{fact.value}</dd>
      </div>
    ))}
  </dl>
);
