/** An amount of money in printed figures; it comes in formatted. */
import * as css from "./Price.css";

/** Props of {@link Price}. */
export interface PriceProps {
  /** Formatted: "$16.000". */
  amount: string;
  /** Written small after the figures: "millones". */
  unit?: string;
  /** Written small above: "Premio mayor". */
  label?: string;
  /** From 19 px to 64 px; "jackpot" grows with the box that holds it; default "m". */
  size?: "s" | "m" | "l" | "xl" | "jackpot";
  /** Default "normal". */
  tone?: "normal" | "positive" | "soft";
}

/** Large figures, with an optional label above and unit behind. */
export const Price = ({ amount, unit, label, size, tone }: PriceProps) => (
  <p>
    {label !== undefined && <span className={css.label}>{label} </span>}
    <span className={css.price({ size, tone })}>
      {amount}
      {unit !== undefined && <span className={css.unit}> {unit}</span>}
    </span>
  </p>
);
