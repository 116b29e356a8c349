/** Numbers with their series, many of them: what was drawn for one prize, what each approximation takes, earlier draws. */
import type { ReactNode } from "react";
import { heardOnly } from "../tokens/print.css";
import * as css from "./DrawnNumbers.css";

/** Props of {@link DrawnNumbers}. */
export interface DrawnNumbersProps {
  /** The numbers in order. */
  numbers: readonly {
    /** As printed: "1836", "·736". */
    figures: string;
    /** As printed: "216"; default none. */
    series?: string;
    /** Spoken instead of both: "1 8 3 6, serie 2 1 6". */
    label: string;
    /** What it is for, where each is for something else: "Mayor invertido con serie", or a link to its draw. */
    name?: ReactNode;
    /** Quietly below the name: what is paid. */
    note?: string;
  }[];
}

/** In columns; one below the other where they have names. */
export const DrawnNumbers = ({ numbers }: DrawnNumbersProps) => {
  const isNamed = numbers.some(({ name }) => name !== undefined);
  return (
    // Safari drops list semantics from lists without markers.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={css.numbers({ isNamed })}>
      {numbers.map(({ figures, series, label, name, note }, at) => (
        <li key={at} className={css.number}>
          {name !== undefined && (
            <span className={css.name}>
              {name}
              {note !== undefined && <span className={css.note}> {note}</span>}
            </span>
          )}
          <span className={heardOnly}> {label}</span>
          <span aria-hidden className={css.figure}>
            {figures}
          </span>
          {series !== undefined && (
            <span aria-hidden className={css.series}>
              {series}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
