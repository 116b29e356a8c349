/** What is worth seeing first: the slides at the head of the home page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, type within } from "storybook/test";
import { Button, HeroSlider } from "#ds";
import { heroPictureOf } from "../fixtures/content";
import { withMovement } from "../fixtures/movement";

const slides = [
  {
    id: "medellin",
    picture: { src: heroPictureOf("billete") },
    title: "El viernes juega la de Medellín",
    figure: { value: "$16.000", unit: "millones" },
    text: "Tres fracciones de $6.000. Escoge tu número y tu serie antes del cierre.",
    link: { href: "#jugar", label: "Jugar Medellín" },
  },
  {
    id: "resultados",
    picture: { src: heroPictureOf("ruedas") },
    title: "Los resultados, apenas los entrega la lotería",
    text: "El mayor, los secos y las aproximaciones de cada sorteo.",
    link: { href: "#resultados", label: "Ver resultados" },
  },
  {
    id: "billete",
    picture: { src: heroPictureOf("lupa") },
    title: "¿Guardas un billete? Mira si ganó",
    link: { href: "https://otra.example/", label: "Ver más", ariaLabel: "Ver más: ¿Ganó?", isExternal: true },
  },
];

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Disposición/Destacados (HeroSlider)",
  id: "disposición-heroslider",
  component: HeroSlider,
  parameters: { isFramed: false },
  args: {
    label: "Destacados",
    roleDescription: "carrusel",
    slideRoleDescription: "diapositiva",
    slides,
    autoplayMs: 6000,
    previousLabel: "Anterior",
    nextLabel: "Siguiente",
    pauseLabel: "Detener",
    playLabel: "Reanudar",
    slideLabel: (place, total) => `${place} de ${total}`,
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const sliderOf = (canvas: Canvas) => canvas.getByRole("region", { name: "Destacados" });
/** The slide in view, by its name; the others are out of reach. */
const shownSlide = (canvas: Canvas) =>
  canvas.getAllByRole("group").map((slide: HTMLElement) => slide.getAttribute("aria-label"));
const placeOf = (canvas: Canvas) => canvas.getByRole("button", { current: true }).getAttribute("aria-label");

/** Under reduced motion, as the tests ask for it: it changes at once, and never by itself. */
export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("a carousel of named slides, of which one is in reach", async () => {
      await expect(sliderOf(canvas)).toHaveAttribute("aria-roledescription", "carrusel");
      await expect(shownSlide(canvas)).toEqual(["1 de 3: El viernes juega la de Medellín"]);
      await expect(canvas.getByRole("heading", { name: "El viernes juega la de Medellín" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Jugar Medellín" })).toHaveAttribute("href", "#jugar");
      await expect(canvas.queryByRole("link", { name: "Ver resultados" })).not.toBeInTheDocument();
    });
    await step("still under reduced motion: nothing to stop, and changes are heard", async () => {
      await expect(sliderOf(canvas)).toHaveAttribute("data-autoplay", "stopped");
      await expect(canvas.queryByRole("button", { name: "Detener" })).not.toBeInTheDocument();
      await expect(canvasElement.querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");
    });
    await step("only the first picture is fetched ahead of the others", async () => {
      const priorities = [...canvasElement.querySelectorAll("img")].map((image) => image.getAttribute("fetchpriority"));
      await expect(priorities).toEqual(["high", "low", "low"]);
    });
    await step("the buttons and the dots change the slide, and go on past the ends", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
      await waitFor(() =>
        expect(shownSlide(canvas)).toEqual(["2 de 3: Los resultados, apenas los entrega la lotería"]),
      );
      await userEvent.click(canvas.getByRole("button", { name: "3 de 3" }));
      await expect(placeOf(canvas)).toBe("3 de 3");
      const link = await canvas.findByRole("link", { name: "Ver más: ¿Ganó?" });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
      await expect(placeOf(canvas)).toBe("1 de 3");
      await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
      await expect(placeOf(canvas)).toBe("3 de 3");
      await userEvent.click(canvas.getByRole("button", { name: "1 de 3" }));
    });
    await step("nothing is wider than the page", async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

export const Autoplay: Story = {
  name: "Avanza solo",
  args: { autoplayMs: 150 },
  beforeEach: withMovement,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const stop = await canvas.findByRole("button", { name: "Detener" });
    const slider = sliderOf(canvas);
    const live = canvasElement.querySelector("[aria-live]");
    await step("it goes on by itself, and does not speak of it", async () => {
      await expect(slider).toHaveAttribute("data-autoplay", "playing");
      await expect(live).toHaveAttribute("aria-live", "off");
      await waitFor(() => expect(placeOf(canvas)).toBe("2 de 3"));
    });
    await step("the mouse upon it and the focus in it hold it", async () => {
      await userEvent.hover(slider);
      await expect(slider).toHaveAttribute("data-autoplay", "held");
      await userEvent.unhover(slider);
      await expect(slider).toHaveAttribute("data-autoplay", "playing");
      await userEvent.tab();
      await expect(stop).toHaveFocus();
      await expect(slider).toHaveAttribute("data-autoplay", "held");
    });
    await step("its button stops it for good, and starts it again", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(stop).toHaveAccessibleName("Reanudar");
      await expect(live).toHaveAttribute("aria-live", "polite");
      stop.blur();
      await expect(slider).toHaveAttribute("data-autoplay", "stopped");
      stop.focus();
      const before = placeOf(canvas);
      await userEvent.keyboard("{Enter}");
      await expect(slider).toHaveAttribute("data-autoplay", "playing");
      await waitFor(() => expect(placeOf(canvas)).not.toBe(before));
      await userEvent.keyboard("{Enter}");
    });
  },
};

export const Keyboard: Story = {
  name: "Con el teclado",
  args: { autoplayMs: 600_000 },
  beforeEach: withMovement,
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole("button", { name: "Detener" });
    await step("the stop comes first, then back, where it stands, on, and the slide in view", async () => {
      for (const name of ["Detener", "Anterior", "1 de 3", "Siguiente"]) {
        await userEvent.tab();
        await expect(canvas.getByRole("button", { name })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Jugar Medellín" })).toHaveFocus();
    });
    await step("arrows, Home and End reach every slide, and the focus goes along the dots", async () => {
      canvas.getByRole("button", { name: "1 de 3" }).focus();
      for (const [key, place] of [
        ["ArrowRight", "2 de 3"],
        ["End", "3 de 3"],
        ["ArrowRight", "1 de 3"],
        ["ArrowLeft", "3 de 3"],
        ["Home", "1 de 3"],
      ]) {
        await userEvent.keyboard(`{${key}}`);
        await expect(canvas.getByRole("button", { name: place })).toHaveFocus();
        await expect(placeOf(canvas)).toBe(place);
      }
    });
  },
};

/** A finger that moves aside changes the slide; one that scrolls, or two that change the page's size, do not. */
export const Swipe: Story = {
  name: "Con el dedo",
  play: async ({ canvas, canvasElement, step }) => {
    const track = canvasElement.querySelector("[aria-live]")!;
    const swipe = async ([x, y]: readonly [number, number], fingers = 1) => {
      const finger = (clientX: number, clientY: number, identifier = 0) =>
        new Touch({ identifier, target: track, clientX, clientY });
      const touches = Array.from({ length: fingers }, (_, at) => finger(200, 200, at));
      await fireEvent.touchStart(track, { touches });
      await fireEvent.touchEnd(track, { changedTouches: [finger(200 + x, 200 + y)] });
    };
    await step("aside by a thumb's width goes on and back", async () => {
      await swipe([-90, 20]);
      await expect(placeOf(canvas)).toBe("2 de 3");
      await swipe([90, -20]);
      await expect(placeOf(canvas)).toBe("1 de 3");
    });
    await step("a little, down the page or with two fingers changes nothing", async () => {
      await swipe([-30, 0]);
      await swipe([-90, 200]);
      await swipe([-90, 0], 2);
      await expect(placeOf(canvas)).toBe("1 de 3");
    });
  },
};

export const OneSlide: Story = {
  name: "Con una sola",
  args: { slides: slides.slice(0, 1) },
  beforeEach: withMovement,
  play: async ({ canvas, step }) => {
    await step("one slide is just shown", async () => {
      await expect(canvas.getByRole("heading", { name: "El viernes juega la de Medellín" })).toBeVisible();
      await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    });
  },
};

export const NoLink: Story = {
  name: "Sin enlace",
  args: { slides: slides.slice(0, 1).map(({ link: _link, ...slide }) => slide) },
  play: async ({ canvas, step }) => {
    await step("a slide that leads nowhere is no link", async () => {
      await expect(canvas.getByRole("heading", { name: "El viernes juega la de Medellín" })).toBeVisible();
      await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    });
  },
};

export const LongTitle: Story = {
  name: "Título largo",
  args: {
    slides: [
      {
        ...slides[0]!,
        title:
          "El extraordinario de fin de año de las loterías de Cundinamarca, Tolima, Santander y la Cruz Roja reparte premios en todo el país",
        text: "Un texto que también se alarga, porque quien lo escribe en el gestor de contenidos no sabe cuánto cabe: se lee completo, y el botón queda debajo.",
      },
      slides[1]!,
    ],
  },
};

export const ManySlides: Story = {
  name: "Con muchas",
  args: { slides: [...slides, ...slides].map((slide, at) => ({ ...slide, id: String(at) })) },
  play: async ({ canvas, step, userEvent }) => {
    await step("so many are told by figures alone", async () => {
      await expect(canvas.queryByRole("button", { name: "2 de 6" })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
      await expect(canvas.getByText("6 de 6")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
    });
  },
};

/** A picture that cannot be had, and none. */
export const Broken: Story = {
  name: "Imagen rota",
  args: {
    slides: [
      { ...slides[0]!, picture: { src: "data:image/png;base64,AAAA" } },
      { ...slides[1]!, picture: undefined },
    ],
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const isMarked = () => canvasElement.querySelector('[data-current="true"] svg');
    await step("a broken picture, or none, leaves the shop's mark", async () => {
      await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
      await waitFor(() => expect(isMarked()).toBeVisible());
      await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
      await waitFor(() => expect(isMarked()).toBeVisible());
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <>
      <HeroSlider {...args} />
      <HeroSlider {...args} label="Uno" slides={slides.slice(1, 2)} />
      <HeroSlider
        {...args}
        label="Ninguno"
        slides={[{ id: "casa", title: "Tu número, tu serie, tu fracción" }]}
        note={
          <>
            Ocurrió un error{" "}
            <Button tone="secondary" size="s">
              Reintentar
            </Button>
          </>
        }
      />
    </>
  ),
};
