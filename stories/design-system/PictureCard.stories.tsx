/** A card under a picture. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, PictureCard, Text, TextLink } from "#ds";
import { picture } from "../fixtures/content";

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Disposición/Tarjeta con imagen (PictureCard)",
  id: "disposición-picturecard",
  component: PictureCard,
  args: {
    src: picture("cierre"),
    eyebrow: "12 de noviembre de 2026",
    title: "Por qué las ventas cierran antes del sorteo",
    href: "#noticia",
    children: "Media hora antes de que giren las ruedas se sella el inventario.",
  },
  render: (args) => (
    <Grid columns={3}>
      <PictureCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof PictureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the whole card is one link, which its title names", async () => {
      const link = canvas.getByRole("link", { name: "Por qué las ventas cierran antes del sorteo" });
      const card = canvas.getByRole("article").getBoundingClientRect();
      const under = document.elementFromPoint(card.left + card.width / 2, card.top + 20);
      await expect(under).toBe(link);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={3}>
      <PictureCard {...args} />
      <PictureCard {...args} src={null} title="Otorrinolaringología y electroencefalografía del juego responsable" />
      <PictureCard src={picture("bono")} title="Mercados La Vitrina">
        <Text>Bonos para el mercado del mes.</Text>
        <TextLink href="tel:6045550130" isRoomy>
          604 555 0130
        </TextLink>
      </PictureCard>
    </Grid>
  ),
};
