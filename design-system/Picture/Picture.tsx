/** A picture twice as wide as high, or the shop's mark where there is none. Requirement HOME-06. */
import { Mark } from "../Logo/Mark";
import * as css from "./Picture.css";
import { UnbrokenImage } from "../LotteryMark/UnbrokenImage";

/** Props of {@link Picture}. */
export interface PictureProps {
  /** Address of the picture; null shows the mark. */
  src: string | null;
  /** A line around it and round corners, where it stands by itself; default true. */
  isFramed?: boolean;
  /** Whether it is among the first things that are seen, and fetched at once and before scripts; default false. */
  isFirst?: boolean;
}

/** Decorative: what it shows is said beside it. Works without scripts, too: a broken picture paints nothing. */
export const Picture = ({ src, isFramed = true, isFirst = false }: PictureProps) => (
  <div aria-hidden className={css.frame({ isFramed })}>
    <Mark className={css.mark} />
    {src !== null && (
      <UnbrokenImage
        src={src}
        width={480}
        height={240}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        className={css.image}
      />
    )}
  </div>
);
