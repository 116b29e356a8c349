/** The mark of a mobile operator: its drawing, or its letters where there is none. Requirement RCG-05. */
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./OperatorMark.css";

/** Props of {@link OperatorMark}. */
export interface OperatorMarkProps {
  /** Three letters, shown when the drawing is missing or broken. */
  abbreviation: string;
  /** Address of the drawing, a square with a ticket in it; default: the letters are drawn. */
  src?: string;
  /** Colour of the letters' ticket. */
  accent: LotteryAccent;
}

/** Decorative: the operator's name stands beside it. */
export const OperatorMark = ({ abbreviation, src, accent }: OperatorMarkProps) => (
  <span aria-hidden className={`${accentClass[accent]} ${css.mark}`}>
    <span className={css.letters({ isCovered: src !== undefined })}>{abbreviation}</span>
    {src !== undefined && <img src={src} alt="" width={52} height={52} decoding="async" className={css.drawing} />}
  </span>
);
