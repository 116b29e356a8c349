/** The place of something that is still loading, in its shape and size. */
import { heardOnly } from "../tokens/print.css";
import { grid } from "../Grid/Grid.css";
import * as css from "./Skeleton.css";

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Default "text". */
  shape?: "text" | "row" | "card" | "ticket";
  /** How many; default 1. */
  count?: number;
  /** Side by side on a desktop; default 1. */
  columns?: 1 | 2 | 3 | 4;
  /** Spoken once: "Cargando las loterías". */
  label: string;
}

/** One status for ears, grey shapes for eyes; still under reduced motion. */
export const Skeleton = ({ shape = "text", count = 1, columns = 1, label }: SkeletonProps) => (
  <div role="status">
    <span className={heardOnly}>{label}</span>
    <div aria-hidden className={columns === 1 ? css.group : grid({ columns })}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={css.shape({ shape })} />
      ))}
    </div>
  </div>
);
