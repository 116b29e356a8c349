/** The slides that head the home page (HOME-01), whose code comes when the page is used. */
import { useLoaderData } from "react-router-dom";
import { Button, HeroSlider, type HeroSliderProps } from "#ds";
import type { Slide } from "#api/content";
import { hero } from "#copy/hero";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { useWhenOnline } from "../../page/connection";
import { useReload } from "../../page/reload";
import { paths } from "../../paths";
import { heroPicture } from "./heroPicture";
import type { loader } from "./Home";

type ShownSlide = HeroSliderProps["slides"][number];

/** Milliseconds of a slide. */
const AUTOPLAY = 6_000;

const own: ShownSlide = {
  id: "own",
  title: hero.own.title,
  text: hero.own.text,
  link: { href: paths.lotteries, label: hero.own.action },
};

/** The first word of a figure is its value, the others are its unit. */
function figureOf(figure: string): ShownSlide["figure"] {
  const [value, ...unit] = figure.trim().split(/\s+/);
  return value ? { value, unit: unit.join(" ") || undefined } : undefined;
}

const shownSlide = ({ image, title, figure, text, action, href, isExternal }: Slide, place: number): ShownSlide => ({
  id: String(place),
  picture: image === null ? undefined : heroPicture(image),
  title,
  figure: figureOf(figure),
  text: text || undefined,
  link:
    href === null
      ? undefined
      : { href, label: action || hero.more, ariaLabel: action ? undefined : hero.moreOf(title), isExternal },
});

/** Without slides the shop's own stands there; where they could not be read it says so, and asks again (HOME-08). */
export default function HomeHero() {
  const { slides } = useLoaderData<typeof loader>();
  const { reload, isReloading } = useReload();
  useWhenOnline(!slides.ok && slides.problem.kind === "offline", () => void reload());
  const shown = slides.ok && slides.value.length > 0 ? slides.value.map(shownSlide) : [own];
  return (
    <HeroSlider
      id="destacados"
      label={hero.label}
      roleDescription={hero.role}
      slideRoleDescription={hero.slide}
      slides={shown}
      autoplayMs={AUTOPLAY}
      previousLabel={hero.previous}
      nextLabel={hero.next}
      pauseLabel={hero.pause}
      playLabel={hero.play}
      slideLabel={hero.place}
      note={
        slides.ok ? undefined : (
          <>
            {problem(slides.problem, hero.failed)}{" "}
            <Button tone="secondary" size="s" isPending={isReloading} onPress={() => void reload()}>
              {shell.retry}
            </Button>
          </>
        )
      }
    />
  );
}
