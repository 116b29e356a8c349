/** How much of an amount is used, or how much of a task is done. Requirement F-62. */
import * as css from "./Meter.css";

/** Props of {@link Meter}. */
export interface MeterProps {
  /** What is measured: "Esta semana". */
  label: string;
  /** How much is used, from 0; more than `max` fills the bar. */
  value: number;
  /** How much there is, above 0; null where there is no end to it, and no bar. */
  max: number | null;
  /** The same in words: "Llevas $12.000 de $50.000". */
  text: string;
  /** Whether it is a task under way: "Van 12.400 de 100.000 filas"; default false. */
  isProgress?: boolean;
}

/** A name, a bar and a sentence that says what the bar draws; heard as one thing. */
export const Meter = ({ label, value, max, text, isProgress = false }: MeterProps) => {
  const words = <div className={css.text}>{text}</div>;
  if (max === null)
    return (
      <div className={css.meter}>
        <div className={css.label}>{label}</div>
        {words}
      </div>
    );
  const used = Math.min(value, max);
  return (
    <div
      role={isProgress ? "progressbar" : "meter"}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={used}
      aria-valuetext={text}
      className={css.meter}
    >
      <div className={css.label}>{label}</div>
      <svg aria-hidden width="100%" className={css.track}>
        <rect className={css.bar} width={`${(100 * used) / max}%`} height="100%" />
      </svg>
      {words}
    </div>
  );
};
