/** The mark of a partner of the shop. */
import * as css from "./PartnerMark.css";

/** Props of {@link PartnerMark}. */
export interface PartnerMarkProps {
  /** The partner's name. */
  name: string;
  /** What is drawn before it. */
  sign: "globe" | "ticket";
}

const drawings = {
  globe: "M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM1.5 10h17M10 1.5c4.5 4.7 4.5 12.3 0 17-4.5-4.7-4.5-12.3 0-17Z",
  ticket: "M1.5 4.5h17V8a2 2 0 0 0 0 4v3.5h-17V12a2 2 0 0 0 0-4ZM10 6.5v1.5m0 1.5v1.5m0 1.5v1.5",
} as const;

/** A sign and a name, in the colour of the text around them. */
export const PartnerMark = ({ name, sign }: PartnerMarkProps) => (
  <span className={css.mark}>
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden className={css.sign}>
      <path d={drawings[sign]} />
    </svg>
    {name}
  </span>
);
