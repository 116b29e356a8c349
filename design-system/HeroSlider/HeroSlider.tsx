/** What is worth seeing first, one slide after another. Requirement HOME-01; the pattern is WAI-ARIA's carousel. */
import { useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode, TouchEvent } from "react";
import { ButtonLink } from "../ButtonLink/ButtonLink";
import { Controls, type ControlWords } from "../Carousel/Controls";
import { useAutoplay, useStill } from "../Carousel/useAutoplay";
import { Heading } from "../Heading/Heading";
import { Mark } from "../Logo/Mark";
import { UnbrokenImage } from "../LotteryMark/UnbrokenImage";
import { page } from "../Page/Page.css";
import * as css from "./HeroSlider.css";

/** Props of {@link HeroSlider}. */
export interface HeroSliderProps extends ControlWords {
  /** Names the slider: "Destacados". */
  label: string;
  /** What it is, spoken after its name: "carrusel". */
  roleDescription: string;
  /** What a slide is, spoken after its name: "diapositiva". */
  slideRoleDescription: string;
  /** Target of an anchor link. */
  id?: string;
  /** The slides in order. */
  slides: readonly {
    id: string;
    /** Its picture, eight by five; without one, or with a broken one, the shop's mark. Decorative: the title says it. */
    picture?: {
      src: string;
      /** The picture in other widths, as `srcset` writes them. */
      srcSet?: string;
    };
    /** Its heading; "" shows none. */
    title: string;
    /** What it announces in large figures, and their unit: "$16.000", "millones". */
    figure?: { value: string; unit?: string };
    /** A sentence below. */
    text?: string;
    /** Its button; default: it leads nowhere. */
    link?: {
      href: string;
      label: string;
      /** Spoken in place of the label, which it must hold, where that alone does not say where it leads. */
      ariaLabel?: string;
      /** Opens in a new tab; default false. */
      isExternal?: boolean;
    };
  }[];
  /** Milliseconds until it goes on by itself; default: it does not. Never under reduced motion. */
  autoplayMs?: number;
  /** What stands in the room of the controls, where there is no second slide to go to. */
  note?: ReactNode;
}

/** A finger that moves less than this, in CSS pixels, or more up or down than aside, changes no slide. */
const SWIPE = 40;

/** Its part of a wide window. A phone's screen is sharp with half of its pixels: it is sent a narrower picture, which is there sooner. */
const SIZES = "50vw";

const never = () => () => undefined;
/** Whether the page has come alive: the server paints the first slide, and nothing that would not answer. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The slides stand upon each other and fade; the first is there without scripts, and its picture is fetched with priority.
 * The others' pictures and the controls, whose room is kept, come when the page is alive.
 */
export const HeroSlider = ({
  label,
  roleDescription,
  slideRoleDescription,
  id,
  slides,
  autoplayMs,
  note,
  ...words
}: HeroSliderProps) => {
  const count = slides.length;
  const [wanted, setWanted] = useState(0);
  // Fewer slides may come when they are read again.
  const position = wanted % count;
  const isAlive = useAlive();
  const isStill = useStill();
  const touched = useRef({ x: 0, y: 0 });

  /** Past an end it goes on from the other. */
  const goTo = (next: number) => setWanted((next + count) % count);

  const canPlay = isAlive && count > 1 && autoplayMs !== undefined && !isStill;
  const { state, isPlaying, holds, ...wish } = useAutoplay({
    canPlay,
    milliseconds: autoplayMs ?? 0,
    position,
    onNext: () => goTo(position + 1),
  });

  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    // Two fingers change the size of the page.
    touched.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : { x: NaN, y: NaN };
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]!;
    const x = finger.clientX - touched.current.x;
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(finger.clientY - touched.current.y))
      goTo(position - Math.sign(x));
  };

  return (
    <section
      id={id}
      aria-label={label}
      aria-roledescription={roleDescription}
      data-autoplay={state}
      className={css.slider}
      {...holds}
    >
      <div className={`${page({ isPadded: false })} ${css.column}`}>
        {(count > 1 || note !== undefined) && (
          <div className={css.bar}>
            {isAlive && count > 1 ? (
              <Controls
                words={words}
                on="bar"
                position={position}
                count={count}
                autoplay={canPlay ? wish : null}
                onGoTo={goTo}
              />
            ) : (
              note
            )}
          </div>
        )}
        <div
          aria-live={isPlaying ? "off" : "polite"}
          className={css.slides}
          onTouchStart={count > 1 ? onTouchStart : undefined}
          onTouchEnd={count > 1 ? onTouchEnd : undefined}
        >
          {slides.map(({ id: key, picture, title, figure, text, link }, i) => (
            <div
              key={key}
              role="group"
              aria-roledescription={slideRoleDescription}
              aria-label={title ? `${words.slideLabel(i + 1, count)}: ${title}` : words.slideLabel(i + 1, count)}
              data-current={i === position}
              className={css.slide}
            >
              <div className={css.words}>
                {title !== "" && (
                  <Heading level={2} size="h1">
                    {title}
                  </Heading>
                )}
                {figure && (
                  <p className={css.figure}>
                    {figure.value}
                    {figure.unit !== undefined && <span className={css.unit}> {figure.unit}</span>}
                  </p>
                )}
                {text !== undefined && <p className={css.text}>{text}</p>}
                {link && (
                  <ButtonLink href={link.href} isExternal={link.isExternal} ariaLabel={link.ariaLabel}>
                    {link.label}
                  </ButtonLink>
                )}
              </div>
              <div aria-hidden className={css.picture}>
                {picture ? (
                  (i === 0 || isAlive) && (
                    <UnbrokenImage
                      {...picture}
                      sizes={picture.srcSet && SIZES}
                      width={640}
                      height={400}
                      fetchPriority={i === 0 ? "high" : "low"}
                      fallback={<Mark className={css.mark} />}
                      className={css.image}
                    />
                  )
                ) : (
                  <Mark className={css.mark} />
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
