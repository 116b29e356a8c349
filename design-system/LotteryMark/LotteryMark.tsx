/** A lottery's round mark: its logo, or its abbreviation where there is none. */
import { useEffect, useRef, useState } from "react";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./LotteryMark.css";

/** Props of {@link LotteryMark}. */
export interface LotteryMarkProps {
  /** Three letters, shown when the logo is missing or broken. */
  abbreviation: string;
  /** Address of a square, opaque picture. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** What it stands on: the accent itself or the sheet; default "sheet". */
  on?: "accent" | "sheet";
  /** 40, 52 or 72 px; default "m". */
  size?: "s" | "m" | "l";
}

/** Decorative: the lottery's name stands beside it. Works without scripts, too: a broken picture paints nothing. */
export const LotteryMark = ({ abbreviation, logoSrc, accent, on, size }: LotteryMarkProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // The picture may have failed before the page came alive.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenSrc(logoSrc);
  }, [logoSrc]);
  return (
    <span aria-hidden className={`${accentClass[accent]} ${css.mark({ on, size })}`}>
      <span className={css.letters({ isLong: abbreviation.length > 3 })}>{abbreviation}</span>
      {logoSrc !== undefined && logoSrc !== brokenSrc && (
        <img
          ref={image}
          src={logoSrc}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
          className={css.logo}
          onError={() => setBrokenSrc(logoSrc)}
        />
      )}
    </span>
  );
};
