/** A band of the page with its heading. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Section, TextLink } from "#ds";
import { box } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Disposición/Sección (Section)",
  id: "disposición-section",
  component: Section,
  parameters: { isFramed: false },
  args: { title: "Próximas loterías", children: box("Contenido") },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  render: (args) => (
    <>
      <Section {...args} action={<TextLink href="#todas">Ver todas</TextLink>} />
      <Section title="Últimos resultados" tone="sunk" id="resultados">
        {box("Contenido")}
      </Section>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step("each band is a region named by its title", async () => {
      await expect(canvas.getByRole("region", { name: "Próximas loterías" })).toBeVisible();
      await expect(canvas.getByRole("region", { name: "Últimos resultados" })).toHaveAttribute("id", "resultados");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <>
      <Section {...args} action={<TextLink href="#todas">Ver todas</TextLink>} />
      <Section {...args} title="Últimos resultados" tone="sunk" headingLevel={3} />
      <Section {...args} title="Reclama tu premio" tone="positive" />
    </>
  ),
};
