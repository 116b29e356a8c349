/** Numbers to choose from, each taken with one press. Requirements PLAY-09, RCG-02. */
import * as css from "./NumberChoices.css";

/** Props of {@link NumberChoices}. */
export interface NumberChoicesProps {
  /** Names the list: "Números al azar". */
  label: string;
  /** The numbers in order. */
  numbers: readonly {
    /** As printed: "0482". */
    number: string;
    /** Quietly below it: "212 billetes completos"; default none. */
    note?: string;
  }[];
  /** The number that is taken now; default none is marked. */
  value?: string;
  /** Called with the number that was pressed. */
  onPick: (number: string) => void;
  /** Whether other numbers that take their place are read out; default false. */
  isLive?: boolean;
}

/** As many columns as there is room for. */
export const NumberChoices = ({ label, numbers, value, onPick, isLive = false }: NumberChoicesProps) => (
  <div aria-live={isLive ? "polite" : undefined}>
    {/* Safari drops list semantics from lists without markers. */}
    {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
    <ul role="list" aria-label={label} className={css.numbers}>
      {numbers.map(({ number, note }) => (
        <li key={number} className={css.place}>
          <button
            type="button"
            aria-pressed={value === undefined ? undefined : value === number}
            className={css.number}
            onClick={() => onPick(number)}
          >
            <span className={css.figure({ isLong: number.length > 4 })}>{number}</span>
            {note !== undefined && <span className={css.note}> {note}</span>}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
