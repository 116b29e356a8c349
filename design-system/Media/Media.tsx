/** A picture beside what is said. */
import type { ReactNode } from "react";
import { Picture } from "../Picture/Picture";
import * as css from "./Media.css";

/** Props of {@link Media}. */
export interface MediaProps {
  /** Address of the picture; null shows the shop's mark. */
  src: string | null;
  /** What is said and done beside it. */
  children: ReactNode;
}

/** The picture at the left, above on a phone. */
export const Media = ({ src, children }: MediaProps) => (
  <div className={css.media}>
    <Picture src={src} />
    <div className={css.words}>{children}</div>
  </div>
);
