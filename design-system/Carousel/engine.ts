/** What moves a carousel once it runs: swiper, in a chunk of its own that is fetched after the first slide was painted. */
import { Swiper } from "swiper";
import { EffectFade } from "swiper/modules";

/** Where a carousel stands. */
export interface Place {
  /** The first slide in view, from 0; while it is under way, the one it goes to. */
  position: number;
  /** How many places it can stand at; 1 when all slides are in view. */
  positions: number;
}

/** A running carousel. */
export interface Engine {
  /** Goes to a place, in so many milliseconds; 0 is at once. */
  goTo: (position: number, milliseconds: number) => void;
  /** Leaves the markup as it was found. */
  destroy: () => void;
}

/**
 * Takes over a scrolling row of slides.
 * @param viewport the element around the row; it, the row and the slides bear swiper's class names.
 * @param effect "fade" lays the slides upon each other; "slide" lets the row scroll and snap by itself.
 * @param onPlace called when it stands elsewhere, or when another number of slides is in view.
 */
export const startEngine = (
  viewport: HTMLElement,
  effect: "fade" | "slide",
  onPlace: (place: Place) => void,
): Engine => {
  const row = viewport.querySelector<HTMLElement>(".swiper-wrapper")!;
  const first = row.firstElementChild as HTMLElement;
  const count = row.childElementCount;
  const scrolledTo = () => Math.round(row.scrollLeft / first.offsetWidth);

  const initialSlide = scrolledTo();
  if (effect === "fade") row.scrollLeft = 0;
  const swiper = new Swiper(
    viewport,
    effect === "fade"
      ? // A mouse selects text; a finger swipes.
        { modules: [EffectFade], effect, fadeEffect: { crossFade: true }, initialSlide, simulateTouch: false }
      : { cssMode: true, slidesPerView: "auto", initialSlide },
  );

  // A row on its way passes other slides: they are not where it stands.
  let goal: number | undefined;
  const report = () => {
    const inView = effect === "fade" ? 1 : Math.max(1, Math.round(row.clientWidth / first.offsetWidth));
    const positions = Math.max(1, count - inView + 1);
    const here = effect === "fade" ? swiper.activeIndex : scrolledTo();
    if (goal === here) goal = undefined;
    onPlace({ position: Math.min(goal ?? here, positions - 1), positions });
  };
  const forgetGoal = () => {
    goal = undefined;
  };
  const taken = ["pointerdown", "wheel"] as const;
  for (const event of taken) row.addEventListener(event, forgetGoal, { passive: true });
  swiper.on("slideChange", report);
  swiper.on("setTranslate", report);
  swiper.on("resize", () => {
    forgetGoal();
    report();
  });
  report();
  return {
    goTo: (position, milliseconds) => {
      goal = position;
      swiper.slideTo(position, milliseconds);
      report();
    },
    destroy: () => {
      for (const event of taken) row.removeEventListener(event, forgetGoal);
      swiper.destroy(true, true);
    },
  };
};
