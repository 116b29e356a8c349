/** The result of a draw. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Digits, Grid, ResultCard } from "#ds";
import { bogota, cruzRoja } from "#stories/fixtures/tickets.tsx";

const meta = {
  title: "Billete/Tarjeta de resultado (ResultCard)",
  id: "billete-resultcard",
  component: ResultCard,
  args: {
    name: bogota.name,
    abbreviation: bogota.abbreviation,
    accent: bogota.accent,
    meta: "jueves 19 · Sorteo 2817",
    numberLabel: "Número ganador",
    number: "0482",
    series: "Serie 117",
  },
} satisfies Meta<typeof ResultCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  render: () => (
    <Grid columns={2}>
      {[bogota, cruzRoja].map((lottery) => (
        <ResultCard
          key={lottery.name}
          name={lottery.name}
          abbreviation={lottery.abbreviation}
          accent={lottery.accent}
          meta="jueves 19 · Sorteo 2817"
          numberLabel="Número ganador"
          number="0482"
          series="Serie 117"
        >
          <Digits label="Número favorito" digits="4827" accent={lottery.accent} isLabelVisible />
        </ResultCard>
      ))}
    </Grid>
  ),
  play: async ({ canvas, step }) => {
    await step("number, series, draw and date; the number is read digit by digit", async () => {
      await expect(canvas.getAllByRole("img", { name: "Número ganador 0 4 8 2" })).toHaveLength(2);
      await expect(canvas.getAllByText("Serie 117")[0]).toBeVisible();
      await expect(canvas.getAllByText("jueves 19 · Sorteo 2817")[0]).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <ResultCard {...args} />
      <ResultCard
        {...args}
        name={cruzRoja.name}
        abbreviation={cruzRoja.abbreviation}
        accent={cruzRoja.accent}
        number="7751"
      >
        <Digits label="Número favorito" digits="4827" accent={cruzRoja.accent} isLabelVisible />
      </ResultCard>
    </Grid>
  ),
};
