/** Slides one after another. Requirements HOME-06, HOME-07, CLAIM-09; the pattern is WAI-ARIA's carousel. */
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import * as css from "./Carousel.css";
import { Controls, type ControlWords } from "./Controls";
import type { Engine, Place } from "./engine";
import type { SlidesPerView } from "./slidesPerView";
import { useAutoplay, useStill } from "./useAutoplay";

/** Props of {@link Carousel}. */
export interface CarouselProps extends ControlWords {
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
}

const ONE: SlidesPerView = { phone: 1, tablet: 1, desktop: 1 };

const WIDTHS = ["phone", "tablet", "desktop"] as const;

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
  ...words
}: CarouselProps) => {
  const count = slides.length;
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>(undefined);
  const [state, setState] = useState<"row" | "ready" | "failed">("row");
  const [place, setPlace] = useState<Place>({ position: 0, positions: count });
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
  const {
    state: autoplay,
    isPlaying,
    holds,
    ...wish
  } = useAutoplay({
    canPlay,
    milliseconds: autoplayMs ?? 0,
    position,
    onNext: () => goTo(position + 1),
  });

  const inView = count - positions + 1;
  const needsBar = WIDTHS.some((width) => count > slidesPerView[width]);
  const barLook = WIDTHS.filter((width) => count <= slidesPerView[width]).map((width) => css.fits[width]);
  const isScrolling = count > 1 && (effect === "slide" || state !== "ready");

  return (
    <section
      aria-label={label}
      aria-roledescription={roleDescription}
      data-autoplay={autoplay}
      className={css.carousel}
      {...holds}
    >
      {needsBar && (
        <div className={[css.bar, ...barLook].join(" ")}>
          {isReady && (
            <Controls
              words={words}
              on="sheet"
              position={position}
              count={positions}
              autoplay={canPlay ? wish : null}
              onGoTo={goTo}
            />
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
              aria-label={`${words.slideLabel(i + 1, count)}: ${slide.label}`}
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
