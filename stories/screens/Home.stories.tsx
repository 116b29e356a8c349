/** The home page in its states; each of its sections fails alone. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import Home, { type loader } from "#src/screens/Home/Home.tsx";
import { newsItems, prizePayments, slides } from "../fixtures/content";
import { draws, event, lotteries, person, problems, results } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

type Data = DataOf<typeof loader>;

const ready: Data = {
  slides: success([...slides]),
  draws: success(draws.slice(0, 4)),
  results: success([...results]),
  lotteries: success([...lotteries]),
  news: success([...newsItems]),
  prizes: success([...prizePayments]),
};
const failed: Data = {
  slides: failure(problems.server),
  draws: failure(problems.server),
  results: failure(problems.server),
  lotteries: failure(problems.server),
  news: failure(problems.server),
  prizes: failure(problems.server),
};

const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/", screen: Home, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Inicio",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    pages: show(ready),
    countdown: event,
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lower half comes when its code is there: pictures and axe are to see the whole page. */
const isWhole = async (canvasElement: HTMLElement) =>
  expect(await within(canvasElement).findByRole("heading", { name: "Noticias" })).toBeVisible();

export const Default: Story = {
  name: "Lista",
  play: async ({ canvas, canvasElement, step }) => {
    await step("the event counts down where the shop sells, and leads on", async () => {
      const banner = canvas.getByRole("region", { name: "Evento" });
      await expect(within(banner).getByRole("link", { name: "Quiero jugar" })).toHaveAttribute("href", "/loterias");
    });
    await isWhole(canvasElement);
    await step("[HOME-02] the first links lead to sections that are there", async () => {
      const links = within(canvas.getByRole("navigation", { name: "Secciones de la página" })).getAllByRole("link");
      await expect(links).toHaveLength(5);
      for (const link of links.slice(0, -1))
        await expect(canvasElement.querySelector(new URL((link as HTMLAnchorElement).href).hash)).not.toBeNull();
      await expect(links.at(-1)).toHaveAttribute("href", "/recargas");
    });
    await step("a result carries the mark that the lottery's ticket carries", async () => {
      const tickets = [...canvasElement.querySelectorAll("#loterias article, #resultados article")];
      const marks = tickets.flatMap((ticket) => [...ticket.querySelectorAll("img")].map(({ src }) => src));
      const [result] = results;
      const mark = marks.filter((src) => src.endsWith(`/${result!.abbreviation}.png`));
      await expect(mark.length).toBeGreaterThan(0);
      await expect(tickets).toHaveLength(draws.slice(0, 4).length + results.length);
      await expect(marks).toHaveLength(tickets.length);
    });
  },
};

export const News: Story = {
  name: "Noticias",
  play: async ({ canvas, step }) => {
    await step("a carousel of the latest, each leading to its page", async () => {
      const carousel = await canvas.findByRole("region", { name: "Últimas noticias" });
      await expect(carousel).toBeVisible();
      await expect(
        await canvas.findByRole("link", { name: "Así se juega un sorteo, balota por balota" }),
      ).toHaveAttribute("href", "/noticias/1");
    });
  },
};

export const Hero: Story = {
  name: "Destacados",
  play: async ({ canvas, step, userEvent }) => {
    await step("the editors' slides, each with its button; one that leads elsewhere opens a tab", async () => {
      const hero = within(await canvas.findByRole("region", { name: "Destacados" }));
      await expect(hero.getByText("$16.000")).toBeVisible();
      await expect(hero.getByRole("link", { name: "Jugar Medellín" })).toHaveAttribute("href", "/loterias?loteria=10");
      await userEvent.click(await hero.findByRole("button", { name: "3 de 3" }));
      const link = await hero.findByRole("link", { name: "Ver más: ¿Guardas un billete? Mira si ganó" });
      await expect(link).toHaveAttribute("target", "_blank");
      await userEvent.click(hero.getByRole("button", { name: "1 de 3" }));
    });
  },
};

export const Prizes: Story = {
  name: "Reclama tu premio",
  play: async ({ canvas, step, userEvent }) => {
    await step("nobody known: the button asks for the login, and says why", async () => {
      await userEvent.click(await canvas.findByRole("link", { name: "Reclama tu premio" }));
      const dialog = within(await within(document.body).findByRole("dialog", { name: "Mi cuenta" }));
      await shown(dialog.getByText("Inicia sesión para reclamar tu premio."));
    });
  },
};

export const PrizesLoggedIn: Story = {
  name: "Reclama tu premio, con sesión",
  args: { person },
  play: async ({ canvas, step }) => {
    await step("somebody known: the button leads to the item's address", async () => {
      await expect(await canvas.findByRole("link", { name: "Reclama tu premio" })).toHaveAttribute(
        "href",
        "/mi-cuenta/historial",
      );
    });
  },
};

export const LoggedIn: Story = { name: "Con sesión", args: { person } };

export const Empty: Story = {
  name: "Vacía",
  args: {
    pages: show({
      slides: success([]),
      draws: success([]),
      results: success([]),
      lotteries: success([]),
      news: success([]),
      prizes: success([]),
    }),
  },
  play: async ({ canvas, step }) => {
    await step("without slides the shop's own stands there", async () => {
      const hero = within(await canvas.findByRole("region", { name: "Destacados" }));
      await expect(hero.getByRole("link", { name: "Ver loterías" })).toHaveAttribute("href", "/loterias");
      await expect(hero.queryByRole("button")).not.toBeInTheDocument();
    });
    await step("without a guide there is a way to ask", async () => {
      await expect(await canvas.findByText(/te decimos cómo cobrar tu premio/)).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: "Con problema",
  args: { pages: show(failed) },
  play: async ({ canvas, canvasElement, step }) => {
    await isWhole(canvasElement);
    await step("each section says what it could not bring, and can be asked for again", async () => {
      await expect(canvas.getAllByRole("button", { name: "Reintentar" })).toHaveLength(6);
    });
    await step("slides that fail leave the shop's own, in the source's words", async () => {
      const hero = within(canvas.getByRole("region", { name: "Destacados" }));
      await expect(hero.getByText(/Ocurrió un error al momento de cargar los sliders/)).toBeVisible();
      await expect(hero.getByRole("link", { name: "Ver loterías" })).toBeVisible();
    });
    await step("so does how a prize is claimed", async () => {
      await expect(canvas.getByText("Ocurrió un error al momento de traer formulario de pago pra Home")).toBeVisible();
    });
  },
};

export const HalfFailed: Story = {
  name: "Una sección con problema",
  args: { pages: show({ ...ready, results: failure(problems.offline) }) },
};

export const Loading: Story = {
  name: "Cargando",
  args: { pages: show(failed, "pending") },
  play: async ({ canvas, step, userEvent }) => {
    await step("Reintentar shows that both sections are on their way", async () => {
      const section = within(await canvas.findByRole("region", { name: "Próximas loterías" }));
      await userEvent.click(section.getByRole("button", { name: "Reintentar" }));
      await waitFor(() => expect(section.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument());
      const [slides] = canvas.getAllByRole("button", { name: "Reintentar" });
      await expect(slides).toHaveAttribute("aria-busy", "true");
      await expect(canvas.getAllByRole("button", { name: "Reintentar" })).toHaveLength(1);
    });
  },
};

export const TicketRefused: Story = {
  name: "Eres ganador, con faltas",
  play: async ({ canvas, step, userEvent }) => {
    await step("what is missing is said on its field, the first one takes the focus", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Consultar" }));
      await waitFor(() => expect(canvas.getByRole("combobox", { name: "Lotería" })).toHaveFocus());
      await expect(canvas.getAllByText("Este campo es requerido")).toHaveLength(4);
    });
  },
};

export const TicketFailed: Story = {
  name: "Eres ganador, con problema",
  args: { pages: show({ ...ready, lotteries: failure(problems.server) }) },
  play: async ({ canvas, step }) => {
    await step("the form fails alone", async () => {
      const form = within(await canvas.findByRole("region", { name: "¿Eres ganador?" }));
      await expect(form.getByText("Ocurrió un error al momento de traer las loterías")).toBeVisible();
      await expect(canvas.getByRole("heading", { name: "Lotería de Medellín" })).toBeVisible();
    });
  },
};
