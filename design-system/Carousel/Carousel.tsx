/** Slides one after another. Requirements HOME-06, HOME-07, CLAIM-09; the pattern is WAI-ARIA's carousel. */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { iconButton } from "../IconButton/IconButton.css";
import * as css from "./Carousel.css";
import { counter, dot, dots as dotRow } from "./controls.css";
import type { Engine, Place } from "./engine";
import type { SlidesPerView } from "./slidesPerView";
import { useAutoplay, useStill } from "./useAutoplay";

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** Names the carousel: "Noticias". */
  label: string;
  /** What it is, spoken after its name: "carrusel". */
  roleDescription: string;
  /** What a slide is, spoken after its name: "diapositiva". */
  slideRoleDescription: string;
  /** The slides in order. */
  slides: readonly {
    id: string;
    /** Names the slide, after its place: "Premio mayor de Medellín". */
    label: string;
    content: ReactNode;
  }[];
  /** "slide" is a row that scrolls; "fade" shows one slide at a time, the next one appearing upon it; default "slide". */
  effect?: "slide" | "fade";
  /** Slides side by side, for "slide"; default one. See {@link slidesPerViewFor}. */
  slidesPerView?: SlidesPerView;
  /** Milliseconds until it goes on by itself; default: it does not. Never under reduced motion. */
  autoplayMs?: number;
  /** How long a change takes, in milliseconds; 0 under reduced motion; default 500. */
  speedMs?: number;
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

const ONE: SlidesPerView = { phone: 1, tablet: 1, desktop: 1 };

/** More places than these are told by figures alone: so many dots cannot be hit, nor counted. */
const MOST_DOTS = 7;

const WIDTHS = ["phone", "tablet", "desktop"] as const;

interface ControlProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Control = ({ label, icon, onPress, onKeyDown }: ControlProps) => (
  <button type="button" aria-label={label} className={iconButton()} onClick={onPress} onKeyDown={onKeyDown}>
    {icon}
  </button>
);

/**
 * The server sends a row that scrolls and snaps without scripts, at its final size. When it comes near the screen the
 * engine is fetched and the controls appear in the room kept for them; if the engine does not come, the row stays.
 */
export const Carousel = ({
  label,
  roleDescription,
  slideRoleDescription,
  slides,
  effect = "slide",
  slidesPerView = ONE,
  autoplayMs,
  speedMs = 500,
  previousLabel,
  nextLabel,
  pauseLabel,
  playLabel,
  slideLabel,
}: CarouselProps) => {
  const count = slides.length;
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>(undefined);
  const [state, setState] = useState<"row" | "ready" | "failed">("row");
  const [place, setPlace] = useState<Place>({ position: 0, positions: count });
  const dots = useRef<HTMLDivElement>(null);
  const isStill = useStill();

  const order = slides.map((slide) => slide.id).join(" ");
  useEffect(() => {
    const element = viewport.current;
    if (element === null || count < 2) return undefined;
    let isGone = false;
    const start = async () => {
      try {
        const { startEngine } = await import("./engine");
        if (isGone) return;
        engine.current = startEngine(element, effect, (next) =>
          setPlace((last) => (last.position === next.position && last.positions === next.positions ? last : next)),
        );
        setState("ready");
      } catch {
        // A chunk lost on the way: the row scrolls without it.
        if (!isGone) setState("failed");
      }
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        void start();
      },
      { rootMargin: "200px" },
    );
    watcher.observe(element);
    return () => {
      isGone = true;
      watcher.disconnect();
      engine.current?.destroy();
      engine.current = undefined;
      setState("row");
    };
  }, [effect, count, order]);

  const { position, positions } = place;
  const isReady = state === "ready" && positions > 1;

  /** Past an end it goes on from the other. */
  const goTo = (next: number) => engine.current?.goTo((next + positions) % positions, isStill ? 0 : speedMs);

  const canPlay = isReady && autoplayMs !== undefined && !isStill;
  const { isWanted, isPlaying, toggle, holds } = useAutoplay({
    canPlay,
    milliseconds: autoplayMs ?? 0,
    position,
    onNext: () => goTo(position + 1),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: -1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
    // Among the dots the focus goes along, as in a row of tabs.
    if (dots.current?.contains(event.currentTarget))
      (dots.current.children[(next + positions) % positions] as HTMLElement).focus();
  };

  const inView = count - positions + 1;
  const hasDots = positions <= MOST_DOTS;
  const needsBar = WIDTHS.some((width) => count > slidesPerView[width]);
  const barLook = WIDTHS.filter((width) => count <= slidesPerView[width]).map((width) => css.fits[width]);
  const isScrolling = count > 1 && (effect === "slide" || state !== "ready");

  return (
    <section
      aria-label={label}
      aria-roledescription={roleDescription}
      data-autoplay={isPlaying ? "playing" : canPlay && isWanted ? "held" : "stopped"}
      className={css.carousel}
      {...holds}
    >
      {needsBar && (
        <div className={[css.bar, ...barLook].join(" ")}>
          {isReady && (
            <>
              {canPlay && (
                <Control
                  label={isWanted ? pauseLabel : playLabel}
                  icon={isWanted ? <Pause size="1.25rem" aria-hidden /> : <Play size="1.25rem" aria-hidden />}
                  onPress={toggle}
                  onKeyDown={onKeyDown}
                />
              )}
              <Control
                label={previousLabel}
                icon={<ChevronLeft size="1.5rem" aria-hidden />}
                onPress={() => goTo(position - 1)}
                onKeyDown={onKeyDown}
              />
              {hasDots && (
                <div ref={dots} className={dotRow}>
                  {Array.from({ length: positions }, (_, i) => (
                    <button
                      key={i}
                      type="button"
                      aria-label={slideLabel(i + 1, positions)}
                      aria-current={i === position}
                      tabIndex={i === position ? 0 : -1}
                      className={dot({ on: "sheet" })}
                      onClick={() => goTo(i)}
                      onKeyDown={onKeyDown}
                    />
                  ))}
                </div>
              )}
              <span aria-hidden data-has-dots={hasDots} className={counter}>
                {slideLabel(position + 1, positions)}
              </span>
              <Control
                label={nextLabel}
                icon={<ChevronRight size="1.5rem" aria-hidden />}
                onPress={() => goTo(position + 1)}
                onKeyDown={onKeyDown}
              />
            </>
          )}
        </div>
      )}
      <div ref={viewport} data-effect={effect} data-state={state} className={`swiper ${css.viewport}`}>
        <div
          aria-live={isPlaying ? "off" : "polite"}
          // What scrolls can be scrolled by keyboard.
          role={isScrolling ? "group" : undefined}
          aria-label={isScrolling ? label : undefined}
          tabIndex={isScrolling ? 0 : undefined}
          className={`swiper-wrapper ${css.row}`}
        >
          {slides.map((slide, i) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={slideRoleDescription}
              aria-label={`${slideLabel(i + 1, count)}: ${slide.label}`}
              inert={isReady && (i < position || i >= position + inView)}
              className={`swiper-slide ${css.slide} ${css.onPhone[slidesPerView.phone]} ${css.onTablet[slidesPerView.tablet]} ${css.onDesktop[slidesPerView.desktop]}`}
            >
              <div className={css.content}>{slide.content}</div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
