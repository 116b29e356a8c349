/**
 * How often each of a few things came, or how much of it, as bars, with the same in a table; also two values of each, one below
 * the other. Requirements PLAY-09, F-62.
 */
import { useId } from "react";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { heardOnly } from "../tokens/print.css";
import * as css from "./FrequencyChart.css";

/** Props of {@link FrequencyChart}. */
export interface FrequencyChartProps {
  /** Heads the chart and names its table: "Más sorteados". */
  title: string;
  /** Below the title: how to read it. */
  note?: ReactNode;
  /** Level of the title; default 3. */
  headingLevel?: HeadingLevel;
  /** The bars in order. */
  bars: readonly {
    /** As printed: "0482". */
    name: string;
    /** How often or how much, from 0. */
    value: number;
    /** The same in words: "3 veces". */
    valueLabel: string;
    /** The same as the table has it: "$18.000"; default the bare value. */
    figure?: string;
    /** A second value of the same kind, with a bar of its own: what was won beside what was spent. Only with "stacked". */
    beside?: { value: number; valueLabel: string; figure: string };
  }[];
  /** The value of a bar that fills its row, for charts that are compared; default the largest of `bars`. */
  max?: number;
  /** Opens the table: "Ver como tabla". */
  tableLabel: string;
  /** Heads of the table's columns. */
  columns: {
    /** Of the names: "Número". */
    name: string;
    /** Of the values: "Veces". */
    value: string;
    /** Of the second values. */
    beside?: string;
  };
  /** "stacked" gives the bar a line of its own, for names and values of words; default "row". */
  layout?: "row" | "stacked";
  /** Called with the name of the bar that was pressed; without it the bars are no buttons. */
  onPick?: (name: string) => void;
  /** Shown when there are no bars. */
  emptyMessage: ReactNode;
}

/** The length of a bar is for eyes alone: its name and its value in words stand beside it. */
export const FrequencyChart = ({
  title,
  note,
  headingLevel = 3,
  bars,
  max,
  tableLabel,
  columns,
  layout,
  onPick,
  emptyMessage,
}: FrequencyChartProps) => {
  const id = useId();
  const full = Math.max(1, max ?? 0, ...bars.flatMap(({ value, beside }) => [value, beside?.value ?? 0]));
  const isPickable = onPick !== undefined;
  return (
    <section aria-labelledby={id} className={css.chart}>
      <Heading level={headingLevel} size="h4" id={id}>
        {title}
      </Heading>
      {note !== undefined && <div className={css.note}>{note}</div>}
      {bars.length === 0 ? (
        <div className={css.empty}>{emptyMessage}</div>
      ) : (
        <>
          {/* Safari drops list semantics from lists without markers. */}
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" aria-labelledby={id} className={css.bars}>
            {bars.map(({ name, value, valueLabel, beside }) => {
              const looks = (
                <>
                  <span className={css.name({ isPickable, layout })}>{name}</span>
                  <svg aria-hidden width="100%" className={css.track({ layout })}>
                    <rect className={css.bar()} width={`${(100 * value) / full}%`} height="100%" />
                  </svg>
                  <span className={css.value}> {valueLabel}</span>
                  {beside && (
                    <>
                      <span className={css.besideLabel}> {beside.valueLabel}</span>
                      <svg aria-hidden width="100%" className={css.besideTrack}>
                        <rect
                          className={css.bar({ isBeside: true })}
                          width={`${(100 * beside.value) / full}%`}
                          height="100%"
                        />
                      </svg>
                    </>
                  )}
                </>
              );
              return (
                <li key={name}>
                  {onPick ? (
                    <button type="button" className={css.row({ isPickable })} onClick={() => onPick(name)}>
                      {looks}
                    </button>
                  ) : (
                    <div className={css.row({ isPickable })}>{looks}</div>
                  )}
                </li>
              );
            })}
          </ul>
          <details>
            <summary className={css.summary}>
              {tableLabel}
              <span className={heardOnly}>, {title}</span>
            </summary>
            <table className={css.table}>
              <caption className={heardOnly}>{title}</caption>
              <thead>
                <tr>
                  <th scope="col" className={css.cell({ isHead: true })}>
                    {columns.name}
                  </th>
                  <th scope="col" className={css.cell({ isHead: true, isValue: true })}>
                    {columns.value}
                  </th>
                  {columns.beside !== undefined && (
                    <th scope="col" className={css.cell({ isHead: true, isValue: true })}>
                      {columns.beside}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {bars.map(({ name, value, figure, beside }) => (
                  <tr key={name}>
                    <th scope="row" className={css.cell()}>
                      {name}
                    </th>
                    <td className={css.cell({ isValue: true })}>{figure ?? value}</td>
                    {beside && <td className={css.cell({ isValue: true })}>{beside.figure}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
};
