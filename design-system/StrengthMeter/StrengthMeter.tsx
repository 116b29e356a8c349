/** How strong a password is, as segments that fill up. It only advises. Requirements REG-01, ACC-03. */
import * as css from "./StrengthMeter.css";

/** Props of {@link StrengthMeter}. */
export interface StrengthMeterProps {
  /** What is measured: "Fuerza de la contraseña". */
  label: string;
  /** Segments that are full, 0 to 4; none before anything is typed. */
  value: number;
  /** The value in words: "Buena"; shown, and spoken when it changes. */
  text: string;
}

const STEPS = [1, 2, 3, 4];

/** Four segments and a word: the colour is never the only thing that tells. */
export const StrengthMeter = ({ label, value, text }: StrengthMeterProps) => (
  <div className={css.meter}>
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={STEPS.length}
      aria-valuenow={value}
      aria-valuetext={text}
      className={css.segments}
    >
      {STEPS.map((step) => (
        <span key={step} className={css.segment({ state: step > value ? "empty" : value > 2 ? "strong" : "weak" })} />
      ))}
    </div>
    <p role="status" className={css.text}>
      {text}
    </p>
  </div>
);
