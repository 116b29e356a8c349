/** A sum and what it is made of: total without discount, discount, total. Requirement CART-07. */
import * as css from "./OrderSummary.css";

/** Props of {@link OrderSummary}. */
export interface OrderSummaryProps {
  /** The parts in order. */
  rows: readonly {
    label: string;
    /** Formatted: "$24.000", "-$2.400". */
    value: string;
    /** "positive" for a discount; default "normal". */
    tone?: "normal" | "positive" | "soft";
  }[];
  /** Name of the sum. */
  totalLabel: string;
  /** Formatted. */
  total: string;
}

/** A list of parts, and the total in large figures. */
export const OrderSummary = ({ rows, totalLabel, total }: OrderSummaryProps) => (
  <dl className={css.list}>
    {rows.map((row) => (
      <div key={row.label} className={css.row({ tone: row.tone })}>
        <dt>{row.label}</dt>
        <dd className={css.value}>{row.value}</dd>
      </div>
    ))}
    <div className={css.total}>
      <dt>{totalLabel}</dt>
      <dd className={css.totalValue}>{total}</dd>
    </div>
  </dl>
);
