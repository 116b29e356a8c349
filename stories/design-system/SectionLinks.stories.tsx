/** Links to the sections of a page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SectionLinks } from "#ds";

const meta = {
  title: "Navegación/Enlaces a secciones (SectionLinks)",
  id: "navegación-sectionlinks",
  component: SectionLinks,
  args: {
    label: "Secciones de la página",
    links: [
      { id: "loterias", label: "Loterías" },
      { id: "resultados", label: "Resultados" },
      { id: "eres-ganador", label: "¿Ganaste?" },
      { id: "noticias", label: "Noticias" },
    ],
  },
} satisfies Meta<typeof SectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("each leads to a section of the page", async () => {
      await expect(canvas.getByRole("link", { name: "Resultados" })).toHaveAttribute("href", "#resultados");
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras", tags: ["!autodocs"] };
