/** The thin strip that the law asks for. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LegalStrip } from "#ds";

const meta = {
  title: "Navegación/Franja legal (LegalStrip)",
  id: "navegación-legalstrip",
  component: LegalStrip,
  parameters: { isFramed: false },
  args: {
    age: "18+",
    adultsOnly: "Solo mayores de edad",
    health: "Lo que juegas aporta a la salud de los colombianos",
  },
} satisfies Meta<typeof LegalStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the age is never left out", async () => {
      await expect(canvas.getByText("18+")).toBeVisible();
      await expect(canvas.getByText(/Solo mayores de edad/)).toBeVisible();
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras" };
