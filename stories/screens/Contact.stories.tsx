/** The questions that are asked often. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure, success } from "#api/result";
import Contact, { type loader } from "#src/screens/Contact/Contact.tsx";
import { questions } from "../fixtures/content";
import { problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const show = (data: Data, next?: Data | "pending") => ({
  at: data.search ? `/contacto/faq?buscar=${data.search}` : "/contacto/faq",
  pages: [page<typeof loader>({ route: "/contacto/:tab", screen: Contact, data, ...(next && { next }) })],
});
const all = success([...questions]);

const meta = {
  title: "Pantallas/Contacto/Preguntas",
  component: Scene,
  parameters: wholePage,
  args: show({ questions: all, search: "" }, { questions: all, search: "serie" }),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Preguntas frecuentes" };

export const Searching: Story = {
  name: "Buscar una palabra",
  tags: ["CONTACT-04"],
  play: async ({ canvas, step, userEvent }) => {
    const main = within(canvas.getByRole("main"));
    await step("[CONTACT-04] questions stand under their topics, all folded", async () => {
      await expect(canvas.getByRole("heading", { level: 2, name: "Premios" })).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 2, name: "Otras preguntas" })).toBeVisible();
      for (const one of main.getAllByRole("group")) await expect(one).not.toHaveAttribute("open");
    });
    await step("[CONTACT-04] a search leaves those that hold its words; a single one is open", async () => {
      await userEvent.type(canvas.getByRole("searchbox", { name: "¿Qué quieres saber?" }), "serie{Enter}");
      await expect(await main.findByRole("status")).toHaveTextContent("1 pregunta con «serie»");
      await expect(main.getByRole("group")).toHaveAttribute("open");
      await expect(canvas.getByRole("searchbox")).toHaveValue("serie");
    });
  },
};

export const Several: Story = {
  name: "Varias encontradas",
  args: show({ questions: all, search: "billete" }),
};

export const NoneFound: Story = {
  name: "Ninguna encontrada",
  args: show({ questions: all, search: "zapato" }),
};

export const Empty: Story = {
  name: "Sin preguntas",
  tags: ["CONTACT-04"],
  args: show({ questions: success([]), search: "" }),
  play: async ({ canvas, step }) => {
    await step("[CONTACT-04] an empty list is said in the source's words", async () => {
      await expect(canvas.getByRole("heading", { name: "Ocurrio un error al traer la información" })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: "Con problema",
  args: show({ questions: failure(problems.server), search: "" }),
};

export const Loading: Story = {
  name: "Cargando",
  args: show({ questions: failure(problems.server), search: "" }, "pending"),
  play: async ({ canvas, step, userEvent }) => {
    await step("Reintentar shows that the questions are on their way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando las preguntas")).toBeInTheDocument();
    });
  },
};
