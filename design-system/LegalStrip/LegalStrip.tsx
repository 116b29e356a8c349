/** The thin strip that the law asks for. */
import * as css from "./LegalStrip.css";

/** Props of {@link LegalStrip}. */
export interface LegalStripProps {
  /** "18+". */
  age: string;
  /** "Solo mayores de edad". */
  adultsOnly: string;
  /** "Lo que juegas aporta a la salud de los colombianos"; not painted on a phone. */
  health: string;
}

/** The thin strip that the law asks for. */
export const LegalStrip = ({ age, adultsOnly, health }: LegalStripProps) => (
  <div className={css.strip}>
    <div className={css.row}>
      <span className={css.adults}>
        <b className={css.eighteen}>{age}</b> {adultsOnly}
      </span>
      <span className={css.health}>{health}</span>
    </div>
  </div>
);
