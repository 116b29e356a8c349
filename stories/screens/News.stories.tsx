/** The news: their list and one of them. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { failure, success } from "#api/result";
import News, { type loader as listLoader } from "#src/screens/News/News.tsx";
import NewsItem, { type loader as itemLoader } from "#src/screens/News/NewsItem.tsx";
import { hostileText, newsItem, newsItems } from "../fixtures/content";
import { problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type ListData = DataOf<typeof listLoader>;
type ItemData = DataOf<typeof itemLoader>;

const list = (items: ListData["items"], next?: "pending") => [
  page<typeof listLoader>({ route: "/noticias", screen: News, data: { items }, ...(next && { next }) }),
];
const one = (item: ItemData["item"], next?: "pending") => ({
  at: "/noticias/3",
  pages: [
    page<typeof itemLoader>({ route: "/noticias/:newsId", screen: NewsItem, data: { item }, ...(next && { next }) }),
  ],
});

const meta = {
  title: "Pantallas/Noticias",
  component: Scene,
  parameters: wholePage,
  args: { at: "/noticias", pages: list(success([...newsItems])) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Lista",
  play: async ({ canvas, step }) => {
    await step("each item leads to its own page, and tells its day", async () => {
      await expect(canvas.getAllByRole("article")).toHaveLength(5);
      await expect(canvas.getByRole("link", { name: "Lo que juegas aporta a la salud" })).toHaveAttribute(
        "href",
        "/noticias/4",
      );
      await expect(canvas.getByText("19 de noviembre de 2026")).toBeVisible();
    });
  },
};

export const LongWords: Story = {
  name: "Nombres largos y sin imagen",
  args: {
    pages: list(
      success([
        {
          ...newsItems[0]!,
          name: "Otorrinolaringología, electroencefalografía y anticonstitucionalidad de las rifas no autorizadas en los municipios",
          cover: null,
        },
        { ...newsItems[1]!, summary: "" },
      ]),
    ),
  },
};

export const Empty: Story = { name: "Vacía", args: { pages: list(success([])) } };

export const Failed: Story = {
  name: "Con problema",
  tags: ["NEWS-01"],
  args: { pages: list(failure(problems.server)) },
  play: async ({ canvas, step }) => {
    await step("[NEWS-01] the source's words", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Ocurrió un error al momento de traer las noticias");
    });
  },
};

export const Loading: Story = {
  name: "Cargando",
  args: { pages: list(failure(problems.server), "pending") },
  play: async ({ canvas, step, userEvent }) => {
    await step("Reintentar shows that the list is on its way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando las noticias")).toBeInTheDocument();
    });
  },
};

export const Item: Story = {
  name: "Una noticia",
  tags: ["NEWS-01"],
  args: one(success(newsItem)),
  play: async ({ canvas, step }) => {
    await step("[NEWS-01] name, day and text, and the way back", async () => {
      await expect(canvas.getByRole("heading", { level: 1, name: newsItem.name })).toBeVisible();
      await expect(canvas.getByText("7 de noviembre de 2026")).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 2, name: "Dónde encontrarlo" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Todas las noticias" })).toHaveAttribute("href", "/noticias");
    });
  },
};

export const Hostile: Story = {
  name: "Una noticia con HTML hostil",
  args: one(success({ ...newsItem, text: hostileText })),
  play: async ({ canvas, canvasElement, step }) => {
    await step("the words stay; what acts, asks or covers does not", async () => {
      await expect(canvas.getByText(/Un párrafo/)).toHaveTextContent("que se lee.");
      const main = canvasElement.querySelector("main")!;
      await expect(main.querySelectorAll("form, iframe, script, input, [onclick], [onerror], [style]")).toHaveLength(0);
      await expect(canvas.queryByRole("link", { name: "Reclama aquí" })).not.toBeInTheDocument();
    });
  },
};

export const ItemWithoutText: Story = {
  name: "Una noticia sin texto ni imagen",
  args: one(success({ ...newsItem, cover: null, text: [] })),
};

export const ItemFailed: Story = {
  name: "Una noticia con problema",
  tags: ["NEWS-01"],
  args: one(failure(problems.server)),
};
