/** The ways to pay, by name, in the foot of the page. */
import * as css from "./PaymentMarks.css";

/** Props of {@link PaymentMarks}. */
export interface PaymentMarksProps {
  /** Names the list: "Medios de pago". */
  label: string;
  /** "PSE", "Tarjetas". */
  names: readonly string[];
}

/** A row of names, each framed, in the colour of what they stand on. */
export const PaymentMarks = ({ label, names }: PaymentMarksProps) => (
  // Safari drops list semantics from lists without markers.
  // eslint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" aria-label={label} className={css.list}>
    {names.map((name) => (
      <li key={name} className={css.mark}>
        {name}
      </li>
    ))}
  </ul>
);
