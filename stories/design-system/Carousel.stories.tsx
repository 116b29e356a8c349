/** Slides one after another: the news, the prizes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Carousel, Heading, Panel, Stack, Text, TextLink, slidesPerViewFor } from "#ds";
import { banners } from "../fixtures/banners";
import { withMovement } from "../fixtures/movement";
import { isOnAPhone } from "../fixtures/shown";

const news = (count: number) =>
  [
    ["Nuevo plan de premios de Boyacá", "Desde diciembre hay más secos y el premio mayor sube a $15.000 millones."],
    ["Así se hace un sorteo", "Seis baloteras, un notario y una hora: te contamos cómo sale tu número."],
    ["Puntos Gana en tu barrio", "Abrimos doce puntos nuevos en Medellín, Cali y Bucaramanga."],
    ["Extraordinario de Navidad", "Ya puedes apartar tus fracciones."],
    ["Un ganador en Tunja", "Compró dos fracciones la noche anterior."],
  ]
    .slice(0, count)
    .map(([title, text], i) => ({
      id: `n${i}`,
      label: title!,
      content: (
        <Panel>
          <Stack gap="xs">
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{text}</Text>
            <TextLink href={`#noticia-${i}`} isRoomy ariaLabel={`Leer más: ${title}`}>
              Leer más
            </TextLink>
          </Stack>
        </Panel>
      ),
    }));

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Disposición/Carrusel (Carousel)",
  id: "disposición-carousel",
  component: Carousel,
  args: {
    label: "Destacados",
    roleDescription: "carrusel",
    slideRoleDescription: "diapositiva",
    slides: banners,
    effect: "fade",
    previousLabel: "Anterior",
    nextLabel: "Siguiente",
    pauseLabel: "Detener el avance automático",
    playLabel: "Reanudar el avance automático",
    slideLabel: (place, total) => `${place} de ${total}`,
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const carouselOf = (canvas: ReturnType<typeof within>) => canvas.getByRole("region", { name: "Destacados" });
const slideOf = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole("group", { name });
/** Where it says that it stands, "2 de 3": by its dots, or by figures alone on a phone, which has no room for dots. */
const placeOf = (canvas: ReturnType<typeof within>) =>
  isOnAPhone()
    ? canvas.getByText(/^\d de \d$/).textContent
    : canvas.getAllByRole("button", { current: true })[0]!.getAttribute("aria-label");

/** Under reduced motion, as the tests ask for it: it changes at once, and never by itself. */
export const Default: Story = {
  name: "Por defecto",
  args: { autoplayMs: 6000 },
  play: async ({ canvas, step, userEvent }) => {
    await step("a carousel of named slides, of which one is in reach", async () => {
      await canvas.findByRole("button", { name: "Siguiente" });
      await expect(carouselOf(canvas)).toHaveAttribute("aria-roledescription", "carrusel");
      await expect(slideOf(canvas, /^1 de 3: Premio mayor/)).not.toHaveAttribute("inert");
      await expect(slideOf(canvas, /^2 de 3/)).toHaveAttribute("inert");
    });
    await step("the buttons change the slide, and go on past the ends", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
      await expect(slideOf(canvas, /^2 de 3/)).not.toHaveAttribute("inert");
      await expect(slideOf(canvas, /^1 de 3/)).toHaveAttribute("inert");
      await waitFor(() => expect(slideOf(canvas, /^2 de 3/)).toBeVisible());
      await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
      await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
      await expect(placeOf(canvas)).toBe("3 de 3");
      await expect(slideOf(canvas, /^3 de 3/)).not.toHaveAttribute("inert");
    });
  },
};

export const Still: Story = {
  name: "Con movimiento reducido",
  args: { autoplayMs: 6000 },
  globals: { motion: "reducido" },
  play: async ({ canvas, step }) => {
    await canvas.findByRole("button", { name: "Siguiente" });
    await step("still under reduced motion: nothing to stop, and changes are heard", async () => {
      await expect(carouselOf(canvas)).toHaveAttribute("data-autoplay", "stopped");
      await expect(canvas.queryByRole("button", { name: /avance automático/ })).not.toBeInTheDocument();
      await expect(slideOf(canvas, /^1 de 3/).parentElement).toHaveAttribute("aria-live", "polite");
    });
  },
};

export const Autoplay: Story = {
  name: "Avanza solo",
  args: { autoplayMs: 150, speedMs: 0 },
  beforeEach: withMovement,
  play: async ({ canvas, step, userEvent }) => {
    const stop = await canvas.findByRole("button", { name: "Detener el avance automático" });
    const carousel = carouselOf(canvas);
    const current = () => placeOf(canvas);
    await step("it goes on by itself, and does not speak of it", async () => {
      await expect(carousel).toHaveAttribute("data-autoplay", "playing");
      await expect(slideOf(canvas, /^1 de 3/).parentElement).toHaveAttribute("aria-live", "off");
      await waitFor(() => expect(current()).toBe("2 de 3"));
    });
    await step("the mouse upon it and the focus in it hold it", async () => {
      await userEvent.hover(carousel);
      await expect(carousel).toHaveAttribute("data-autoplay", "held");
      await userEvent.unhover(carousel);
      await expect(carousel).toHaveAttribute("data-autoplay", "playing");
      await userEvent.tab();
      await expect(stop).toHaveFocus();
      await expect(carousel).toHaveAttribute("data-autoplay", "held");
    });
    await step("its button stops it for good, and starts it again", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(stop).toHaveAccessibleName("Reanudar el avance automático");
      await expect(carousel).toHaveAttribute("data-autoplay", "stopped");
      await expect(slideOf(canvas, /^1 de 3/).parentElement).toHaveAttribute("aria-live", "polite");
      stop.blur();
      await expect(carousel).toHaveAttribute("data-autoplay", "stopped");
      stop.focus();
      const before = current();
      await userEvent.keyboard("{Enter}");
      await expect(carousel).toHaveAttribute("data-autoplay", "playing");
      await waitFor(() => expect(current()).not.toBe(before));
    });
  },
};

export const Keyboard: Story = {
  name: "Con el teclado",
  args: { autoplayMs: 600_000, speedMs: 0 },
  beforeEach: withMovement,
  play: async ({ canvas, step, userEvent }) => {
    const stop = await canvas.findByRole("button", { name: "Detener el avance automático" });
    await step("the stop comes first, then back, where it stands, on, and the slide in view", async () => {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Anterior" })).toHaveFocus();
      if (isOnAPhone()) return;
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "1 de 3" })).toHaveFocus();
    });
    await step("arrows, Home and End reach every slide, and the focus goes along the dots", async () => {
      const focused = isOnAPhone() ? () => "Anterior" : () => placeOf(canvas)!;
      await userEvent.keyboard("{ArrowRight}");
      await expect(canvas.getByRole("button", { name: focused() })).toHaveFocus();
      await expect(slideOf(canvas, /^2 de 3/)).not.toHaveAttribute("inert");
      await userEvent.keyboard("{End}");
      await expect(placeOf(canvas)).toBe("3 de 3");
      await expect(canvas.getByRole("button", { name: focused() })).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}");
      await expect(placeOf(canvas)).toBe("1 de 3");
      await expect(canvas.getByRole("button", { name: focused() })).toHaveFocus();
      await userEvent.keyboard("{ArrowLeft}{Home}{ArrowRight}");
      await expect(slideOf(canvas, /^2 de 3/)).not.toHaveAttribute("inert");
    });
    await step("only what is in view is a stop on the way", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Siguiente" })).toHaveFocus();
      // The events' library does not know of `inert`; the browser does.
      const linkOf = (name: RegExp) => slideOf(canvas, name).querySelector("a")!;
      linkOf(/^1 de 3/).focus();
      await expect(linkOf(/^1 de 3/)).not.toHaveFocus();
      linkOf(/^2 de 3/).focus();
      await expect(linkOf(/^2 de 3/)).toHaveFocus();
    });
  },
};

/** News: three a view here, two under 1024 px, one under 480 px. The row scrolls by itself; the buttons scroll it. */
export const SeveralPerView: Story = {
  name: "Varias a la vista",
  args: { effect: "slide", slides: news(5), slidesPerView: slidesPerViewFor(5) },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const next = await canvas.findByRole("button", { name: "Siguiente" });
    const inReach = () => canvas.getAllByRole("group", { name: /^\d de 5/ }).filter((slide) => !slide.inert);
    const perView = isOnAPhone() ? 1 : 3;
    const places = 5 - perView + 1;
    await step("three of five in view (one on a phone), the others out of reach", async () => {
      await expect(inReach()).toHaveLength(perView);
      await expect(placeOf(canvas)).toBe(`1 de ${places}`);
      if (!isOnAPhone()) await expect(canvas.getAllByRole("button", { name: /^\d de 3$/ })).toHaveLength(places);
      const row = canvasElement.querySelector(".swiper-wrapper")!;
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
    await step("every slide comes into view", async () => {
      for (let place = 1; place < places; place += 1) await userEvent.click(next);
      await waitFor(() =>
        expect(inReach().map((slide) => slide.getAttribute("aria-label")![0])).toEqual(["3", "4", "5"].slice(-perView)),
      );
      const last = canvas.getByRole("group", { name: /^5 de 5/ }).getBoundingClientRect();
      await expect(last.right).toBeLessThanOrEqual(window.innerWidth);
      await userEvent.click(next);
      await waitFor(() => expect(inReach()[0]).toHaveAccessibleName(/^1 de 5/));
    });
    await step("scrolled by hand, it knows where it stands", async () => {
      const row = canvasElement.querySelector(".swiper-wrapper")!;
      row.scrollTo({ left: row.scrollWidth });
      await waitFor(() => expect(placeOf(canvas)).toBe(`${places} de ${places}`));
    });
  },
};

/** Fewer than four: two a view; fewer than three: one. */
export const Few: Story = {
  name: "Con pocas",
  render: (args) => (
    <Stack gap="xl">
      <Carousel {...args} label="Tres" effect="slide" slides={news(3)} slidesPerView={slidesPerViewFor(3)} />
      <Carousel {...args} label="Dos" effect="slide" slides={news(2)} slidesPerView={slidesPerViewFor(2)} />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step("two a view when fewer than four, one when fewer than three and on a phone", async () => {
      const inReach = (name: string) =>
        within(canvas.getByRole("region", { name }))
          .getAllByRole("group", { name: /^\d de \d:/ })
          .filter((slide) => !slide.inert);
      await waitFor(() => expect(canvas.getAllByRole("button", { name: "Siguiente" })).toHaveLength(2));
      await expect(inReach("Tres")).toHaveLength(isOnAPhone() ? 1 : 2);
      await expect(inReach("Dos")).toHaveLength(1);
    });
  },
};

export const OneSlide: Story = {
  name: "Con una sola",
  args: { slides: banners.slice(0, 1), autoplayMs: 6000 },
  beforeEach: withMovement,
  play: async ({ canvas, step }) => {
    await step("one slide is just shown", async () => {
      await expect(slideOf(canvas, /^1 de 1/)).toBeVisible();
      await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    });
  },
};

export const AllInView: Story = {
  name: "Todas a la vista",
  args: { effect: "slide", slides: news(3), slidesPerView: { phone: 1, tablet: 2, desktop: 3 } },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByRole("region").querySelector('[data-state="ready"]')).not.toBeNull());
    if (isOnAPhone())
      return step("where one fits, the others are a press away", async () => {
        await expect(canvas.getByRole("button", { name: "Siguiente" })).toBeVisible();
        await expect(canvas.getByRole("group", { name: /^3 de 3/ })).toHaveAttribute("inert");
      });
    await step("with no more than fit there is nothing to move", async () => {
      await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
      await expect(canvas.getByRole("group", { name: /^3 de 3/ })).not.toHaveAttribute("inert");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="xl">
      <Carousel {...args} label="Destacados" />
      <Carousel {...args} label="Noticias" effect="slide" slides={news(5)} slidesPerView={slidesPerViewFor(5)} />
      <Carousel {...args} label="Una" slides={banners.slice(1, 2)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Siguiente" })).toHaveLength(2));
  },
};
