/** A draw's result as its lottery prints it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Accordion, Digits, DrawnNumbers, Grid, ResultSheet, Stack, TextLink } from "#ds";
import { bogota, cruzRoja } from "#stories/fixtures/tickets.tsx";

const links = (
  <>
    <TextLink href="#ganador" isRoomy>
      ¿Ganaste?
    </TextLink>
    <TextLink href="#plan" isRoomy>
      Plan de premios
    </TextLink>
  </>
);

const secos = (
  <Accordion
    look="inset"
    isMultiple
    isFirstOpen
    items={[
      {
        id: "secos",
        title: "Secos de $1.000 millones",
        note: "· 2",
        content: (
          <DrawnNumbers
            numbers={[
              { figures: "1836", series: "216", label: "1 8 3 6, serie 2 1 6" },
              { figures: "2412", series: "381", label: "2 4 1 2, serie 3 8 1" },
            ]}
          />
        ),
      },
      { id: "aprox", title: "Aproximaciones", note: "· 6", content: "Seis premios más." },
    ]}
  />
);

const meta = {
  title: "Billete/Hoja de resultado (ResultSheet)",
  id: "billete-resultsheet",
  component: ResultSheet,
  args: {
    name: bogota.name,
    abbreviation: bogota.abbreviation,
    accent: bogota.accent,
    meta: "Sorteo 2817 · jueves 19 de noviembre, 10:30 p. m.",
    number: { label: "Número ganador", value: "0482" },
    series: { label: "Serie", value: "017" },
    headingLevel: 3,
  },
} satisfies Meta<typeof ResultSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  args: { size: "large", href: "#bogota", prize: "Premio mayor · $14.000 millones", foot: links, children: secos },
  play: async ({ canvas, step }) => {
    await step("number and series are read digit by digit, with draw and date", async () => {
      const sheet = canvas.getByRole("article", { name: bogota.name });
      await expect(sheet).toHaveTextContent("Número ganador 0 4 8 2");
      await expect(sheet).toHaveTextContent("Serie017 0 1 7");
      await expect(sheet).toHaveTextContent("Sorteo 2817 · jueves 19 de noviembre, 10:30 p. m.");
    });
    await step("the name leads to the lottery's own results", async () => {
      await expect(canvas.getByRole("link", { name: bogota.name })).toHaveAttribute("href", "#bogota");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <ResultSheet {...args} size="large" href="#bogota" prize="Premio mayor · $14.000 millones" foot={links}>
        <Digits label="Tu número favorito" digits="4827" accent={bogota.accent} isLabelVisible />
        {secos}
      </ResultSheet>
      <Grid columns={2} gap="m">
        <ResultSheet {...args} meta="Sorteo 2817" foot={links} />
        <ResultSheet
          {...args}
          name="Sorteo Extraordinario de Navidad y Fin de Año de los Departamentos"
          abbreviation={cruzRoja.abbreviation}
          accent={cruzRoja.accent}
          meta="Sorteo 7751"
          series={undefined}
          href="#navidad"
        />
      </Grid>
    </Stack>
  ),
};
