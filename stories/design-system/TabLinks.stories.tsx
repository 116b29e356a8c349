/** Pages that belong together. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Stack, TabLinks } from "#ds";

const points = ["Conoce nuestro progama", "Acumulación de puntos", "Catálogo", "Políticas de privacidad", "Aliados"];
const linksOf = (current: string) =>
  points.map((label) => ({ href: `#${encodeURIComponent(label)}`, label, isCurrent: label === current }));

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Navegación/Pestañas de enlaces (TabLinks)",
  id: "navegación-tablinks",
  component: TabLinks,
  args: { label: "Partes del programa", links: linksOf("Catálogo") },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("links with addresses; this page's own is told to ears", async () => {
      await expect(canvas.getByRole("navigation", { name: "Partes del programa" })).toBeVisible();
      await expect(canvas.getAllByRole("link")).toHaveLength(5);
      await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Catálogo");
    });
  },
};

export const Narrow: Story = {
  name: "Poco ancho",
  args: { links: linksOf("Aliados") },
  render: (args) => (
    <div style={{ width: 280 }}>
      <TabLinks {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("where the row must scroll, this page's link stands in it", async () => {
      await waitFor(() => {
        const row = canvas.getByRole("list").getBoundingClientRect();
        const link = canvas.getByRole("link", { name: "Aliados" }).getBoundingClientRect();
        expect(link.left).toBeGreaterThanOrEqual(row.left);
        expect(link.right).toBeLessThanOrEqual(row.right + 1);
      });
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <TabLinks label="Nosotros" links={linksOf("Conoce nuestro progama").slice(0, 2)} />
      <TabLinks label="Partes del programa" links={linksOf("Catálogo")} />
    </Stack>
  ),
};
