/** When a carousel goes on by itself: while nobody is reading it, nobody stopped it, and movement is welcome. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { FocusEvent, PointerEvent } from "react";
import { still } from "../tokens/breakpoints";

const watchStill = (onChange: () => void) => {
  const query = window.matchMedia(still);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Whether less movement is wanted. The server does not know, and nothing moves there. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    watchStill,
    () => window.matchMedia(still).matches,
    () => true,
  );

const watchHidden = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

const useHiddenTab = (): boolean =>
  useSyncExternalStore(
    watchHidden,
    () => document.hidden,
    () => true,
  );

/** What {@link useAutoplay} needs. */
interface Autoplay {
  /** Whether it may go on by itself at all. */
  canPlay: boolean;
  /** Milliseconds of each slide. */
  milliseconds: number;
  /** Where it stands: each change gives the slide its whole time. */
  position: number;
  /** Goes on by one. */
  onNext: () => void;
}

/**
 * The mouse upon it, the focus in it and a hidden tab hold it; the reader's button stops it.
 * @returns its state, the button's action, and what the carousel's outermost element must listen to.
 */
export const useAutoplay = ({ canPlay, milliseconds, position, onNext }: Autoplay) => {
  const [isWanted, setWanted] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const isHidden = useHiddenTab();
  const isPlaying = canPlay && isWanted && !isHeld && !isHidden;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(onNext, milliseconds);
    return () => clearTimeout(timer);
    // The next step is another function at each drawing; only these give a slide its time anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlaying, milliseconds, position]);

  return {
    isWanted,
    isPlaying,
    state: isPlaying ? "playing" : canPlay && isWanted ? "held" : "stopped",
    toggle: () => {
      setWanted(!isWanted);
      // Asked for outright, it goes on although the focus or the mouse is still here.
      setHeld(false);
    },
    holds: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") setHeld(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") setHeld(event.currentTarget.contains(document.activeElement));
      },
      onFocus: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(event.currentTarget.matches(":hover"));
      },
    },
  };
};
