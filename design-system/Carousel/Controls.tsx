/** What changes the place of a carousel, and tells it. */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { iconButton } from "../IconButton/IconButton.css";
import { counter, dot, dots as dotRow } from "./controls.css";

/** Words of a carousel's controls. */
export interface ControlWords {
  /** Name of the button back: "Anterior". */
  previousLabel: string;
  /** Name of the button forward: "Siguiente". */
  nextLabel: string;
  /** Name of the button while it goes on by itself: "Detener". */
  pauseLabel: string;
  /** Name of the button while it does not: "Reanudar". */
  playLabel: string;
  /** Where it stands, from 1: "2 de 5". */
  slideLabel: (place: number, total: number) => string;
}

interface ControlsProps {
  words: ControlWords;
  /** What they stand on; on the bar the counter ends the row. */
  on: "sheet" | "bar";
  /** The place in view, from 0. */
  position: number;
  /** How many places there are. */
  count: number;
  /** Whether it goes on by itself while nobody holds it, and what changes that; null where it cannot. */
  autoplay: { isWanted: boolean; toggle: () => void } | null;
  /** Past an end it goes on from the other. */
  onGoTo: (next: number) => void;
}

/** More places than these are told by figures alone: so many dots cannot be counted, and a phone has no room for the bar's. */
const MOST_DOTS = { sheet: 7, bar: 4 };

/** Buttons, dots and figures; the room for them is the caller's. */
export const Controls = ({ words, on, position, count, autoplay, onGoTo }: ControlsProps) => {
  const dots = useRef<HTMLDivElement>(null);
  const hasDots = count <= MOST_DOTS[on];

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: -1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onGoTo(next);
    // Among the dots the focus goes along, as in a row of tabs.
    if (dots.current?.contains(event.currentTarget))
      (dots.current.children[(next + count) % count] as HTMLElement).focus();
  };

  const control = (label: string, icon: ReactNode, onPress: () => void) => (
    <button type="button" aria-label={label} className={iconButton({ on })} onClick={onPress} onKeyDown={onKeyDown}>
      {icon}
    </button>
  );
  const next = control(words.nextLabel, <ChevronRight size="1.5rem" aria-hidden />, () => onGoTo(position + 1));

  return (
    <>
      {autoplay &&
        control(
          autoplay.isWanted ? words.pauseLabel : words.playLabel,
          autoplay.isWanted ? <Pause size="1.25rem" aria-hidden /> : <Play size="1.25rem" aria-hidden />,
          autoplay.toggle,
        )}
      {control(words.previousLabel, <ChevronLeft size="1.5rem" aria-hidden />, () => onGoTo(position - 1))}
      {hasDots && (
        <div ref={dots} className={dotRow[on]}>
          {Array.from({ length: count }, (_, i) => (
            <button
              key={i}
              type="button"
              aria-label={words.slideLabel(i + 1, count)}
              aria-current={i === position}
              tabIndex={i === position ? 0 : -1}
              className={dot({ on })}
              onClick={() => onGoTo(i)}
              onKeyDown={onKeyDown}
            />
          ))}
        </div>
      )}
      {on === "bar" && next}
      <span aria-hidden data-has-dots={hasDots} className={counter[on]}>
        {words.slideLabel(position + 1, count)}
      </span>
      {on === "sheet" && next}
    </>
  );
};
