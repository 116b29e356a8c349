/** Rows of facts. */
import { useId } from "react";
import type { ReactNode } from "react";
import { heardOnly } from "../tokens/print.css";
import * as css from "./Table.css";

/** One column of a {@link Table}. */
export interface TableColumn {
  /** To be named by `aria-labelledby` or an anchor. */
  id: string;
  /** Its visible name. */
  label: string;
  /** Used under 900 px: "Valor". */
  shortLabel?: string;
  /** Figures stand at the end; default "start". */
  align?: "start" | "end" | "center";
  /** The cell that names its row; one column at most. */
  isRowHeader?: boolean;
  /** Whether its texts stay on one line where the columns stand side by side: a date, a number with its unit; default false. */
  isWhole?: boolean;
}

/** Props of {@link Table}. */
export interface TableProps {
  /** Names the table. */
  caption: string;
  /** Whether the caption is painted; default false. */
  isCaptionVisible?: boolean;
  /** The columns in order. */
  columns: readonly TableColumn[];
  /** Cells by column id; a missing one stays empty. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
  /** Shown when there are no rows. */
  emptyMessage: ReactNode;
}

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows laid out as cards lose the roles of a table unless they are said */
/** A table on a desktop; on a phone every row is a card that repeats the labels. Roles are said outright, since cards would lose them. */
export const Table = ({ caption, isCaptionVisible = false, columns, rows, emptyMessage }: TableProps) => {
  const id = useId();
  return (
    <div className={css.room}>
      {/* A wide table scrolls sideways within its frame, by keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-labelledby={id} tabIndex={0} className={css.frame}>
        <table role="table" className={css.table}>
          <caption id={id} className={isCaptionVisible ? css.caption({ isVisible: true }) : heardOnly}>
            {caption}
          </caption>
          <thead role="rowgroup" className={css.head}>
            <tr role="row" className={css.row}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  className={css.headCell({ align: column.align ?? "start" })}
                >
                  {column.shortLabel === undefined ? (
                    column.label
                  ) : (
                    <>
                      <span className={css.long}>{column.label}</span>
                      <span className={css.short}>{column.shortLabel}</span>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={css.body}>
            {rows.map((row) => (
              <tr key={row.id} role="row" className={css.row}>
                {columns.map((column) => {
                  const look = css.cell({
                    align: column.align ?? "start",
                    isRowHeader: column.isRowHeader ?? false,
                    isWhole: column.isWhole ?? false,
                  });
                  const label = column.shortLabel ?? column.label;
                  return column.isRowHeader ? (
                    <th key={column.id} role="rowheader" scope="row" data-label={label} className={look}>
                      <div className={css.value}>{row.cells[column.id]}</div>
                    </th>
                  ) : (
                    <td key={column.id} role="cell" data-label={label} className={look}>
                      <div className={css.value}>{row.cells[column.id]}</div>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <div className={css.empty}>{emptyMessage}</div>}
      </div>
    </div>
  );
};

/* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
