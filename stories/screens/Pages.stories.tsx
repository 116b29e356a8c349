/** What the editors write: company, network, products and the points programme. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure, success } from "#api/result";
import About, { type loader as aboutLoader } from "#src/screens/About/About.tsx";
import Points, { type loader as pointsLoader } from "#src/screens/Points/Points.tsx";
import Products, { type loader as productsLoader } from "#src/screens/Products/Products.tsx";
import { contentPage, hostileText, programme } from "../fixtures/content";
import { person, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type AboutData = DataOf<typeof aboutLoader>;
type PointsData = DataOf<typeof pointsLoader>;

const about = (result: AboutData["page"], next?: "pending") => ({
  at: "/nosotros/nuestra-empresa",
  pages: [
    page<typeof aboutLoader>({
      route: "/nosotros/:tab",
      screen: About,
      data: { tab: "nuestra-empresa", page: result },
      ...(next && { next }),
    }),
  ],
});
const products = (result: DataOf<typeof productsLoader>["page"]) => ({
  at: "/productos",
  pages: [page<typeof productsLoader>({ route: "/productos", screen: Products, data: { page: result } })],
});
const points = (
  tabId: PointsData["tabId"],
  result: PointsData["page"] = success(programme),
  available: PointsData["points"] = null,
) => ({
  at: tabId === "programa" ? "/puntos-gana" : `/puntos-gana/${tabId}`,
  pages: [
    page<typeof pointsLoader>({
      route: "/puntos-gana/:tab?",
      screen: Points,
      data: { tabId, page: result, points: available },
    }),
  ],
});

const meta = {
  title: "Pantallas/Páginas",
  component: Scene,
  parameters: wholePage,
  args: about(success(contentPage)),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Nosotros",
  // A part that is still unfolding would be measured as too small; no API tells when it is open.
  globals: { motion: "reducido" },
  play: async ({ canvas, step, userEvent }) => {
    await step("two pages with addresses; this one is told", async () => {
      const nav = within(canvas.getByRole("navigation", { name: "Páginas de Nosotros" }));
      await expect(nav.getByRole("link", { name: "Nuestra red", current: false })).toBeVisible();
      await expect(nav.getByRole("link", { name: "Nuestra empresa", current: "page" })).toHaveAttribute(
        "href",
        "/nosotros/nuestra-empresa",
      );
    });
    await step("the first part is open; opening another one closes it", async () => {
      const [first, second] = within(canvas.getByRole("main")).getAllByRole("group");
      await expect(first).toHaveAttribute("open");
      await userEvent.click(canvas.getByText("Nuestra historia"));
      await expect(second).toHaveAttribute("open");
      await expect(first).not.toHaveAttribute("open");
    });
    await step("a part of a part unfolds in it", async () => {
      await userEvent.click(canvas.getByText("Del mostrador a la pantalla"));
      await expect(canvas.getByText("Nuestra historia").closest("details")).toHaveAttribute("open");
    });
  },
};

export const AboutEmpty: Story = { name: "Nosotros, sin nada escrito", args: about(success(null)) };

export const AboutFailed: Story = {
  name: "Nosotros, con problema",
  tags: ["INFO-06"],
  args: about(failure(problems.server)),
  play: async ({ canvas, step }) => {
    await step("[INFO-06] the source's words, as the source spells them", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent(
        "Ocurrio un error al momento de cargar las información de la página",
      );
    });
  },
};

export const AboutLoading: Story = {
  name: "Nosotros, cargando",
  args: about(failure(problems.server), "pending"),
  play: async ({ canvas, step, userEvent }) => {
    await step("Reintentar shows that the page is on its way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando la página")).toBeInTheDocument();
    });
  },
};

export const ProductsPage: Story = {
  name: "Productos",
  args: products(success({ ...contentPage, title: "Lo que vendemos" })),
  play: async ({ canvas, step }) => {
    await step("the page's own title, its text and its parts", async () => {
      await expect(canvas.getByRole("heading", { level: 1, name: "Lo que vendemos" })).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 2, name: "Nuestra historia" })).toBeVisible();
    });
  },
};

export const ProductsHostile: Story = {
  name: "Productos con HTML hostil",
  args: products(success({ ...contentPage, text: hostileText, image: null, parts: [] })),
};

export const ProductsFailed: Story = {
  name: "Productos, con problema",
  args: products(failure(problems.offline)),
};

export const PointsPage: Story = {
  name: "Puntos Gana",
  args: points("programa"),
  play: async ({ canvas, step }) => {
    await step("points that are not known are none, and there are five parts", async () => {
      await expect(canvas.getByText("Puntos Disponibles").parentElement).toHaveTextContent("Puntos Disponibles 0");
      const parts = canvas.getByRole("navigation", { name: "Partes del programa" });
      await expect(parts.querySelectorAll("a")).toHaveLength(5);
      await expect(canvas.getByRole("link", { current: "page", name: "Conoce nuestro progama" })).toBeVisible();
    });
  },
};

export const PointsOfPerson: Story = {
  name: "Puntos Gana, con sesión",
  args: { ...points("programa", success(programme), success(12_500)), person },
  play: async ({ canvas, step }) => {
    await step("the person's own points", async () => {
      await expect(canvas.getByText("Puntos Disponibles").parentElement).toHaveTextContent("Puntos Disponibles 12.500");
      await expect(canvas.queryByRole("link", { name: "Inicia sesión para ver los tuyos" })).toBeNull();
    });
  },
};

export const PointsNotRead: Story = {
  name: "Puntos Gana, sin los puntos",
  args: { ...points("programa", success(programme), failure(problems.malformed)), person },
  play: async ({ canvas, step }) => {
    await step("points that could not be read are none, and it is said why", async () => {
      await expect(canvas.getByText("Puntos Disponibles").parentElement).toHaveTextContent("Puntos Disponibles 0");
      await expect(
        canvas.getByText("Ocurrió un error al momento de cargar los puntos del usuario. Inténtalo más tarde"),
      ).toBeVisible();
    });
  },
};

export const PointsCatalogue: Story = {
  name: "Puntos Gana, catálogo",
  args: points("catalogo"),
  play: async ({ canvas, step }) => {
    await step("cards of what can be had", async () => {
      await expect(canvas.getAllByRole("article")).toHaveLength(3);
      await expect(canvas.getByRole("heading", { level: 2, name: "Recarga de $5.000" })).toBeVisible();
    });
  },
};

export const PointsAllies: Story = {
  name: "Puntos Gana, aliados",
  args: points("aliados"),
  play: async ({ canvas, step }) => {
    await step("who they are, where, and how to call them", async () => {
      await expect(canvas.getByText("Calle 10 n.º 43E-31, Medellín")).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Llamar al 604 555 0130" })).toHaveAttribute(
        "href",
        "tel:6045550130",
      );
    });
  },
};

export const PointsWithoutCards: Story = {
  name: "Puntos Gana, catálogo vacío",
  args: points("catalogo", success({ ...programme, sections: [] })),
};

export const PointsFailed: Story = {
  name: "Puntos Gana, con problema",
  args: points("catalogo", failure(problems.server)),
  play: async ({ canvas, step }) => {
    await step("the source's words for cards", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Ocurrió un error al momento de cargar las tarjetas");
    });
  },
};
