/** The small parts of a ticket: mark, strip, result, amount, digits. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Digits, Grid, Inline, LotteryMark, LotteryStrip, Panel, Price, ResultCard, Stack, lotteryAccents } from "#ds";
import { bogota, countdown, cruzRoja, medellin } from "../fixtures/tickets";

const meta = {
  title: "Componentes/Partes del billete",
  component: LotteryStrip,
  args: {
    name: medellin.name,
    abbreviation: "MED",
    accent: "esmeralda",
    drawLabel: "Sorteo 4861",
    drawDate: "viernes 20, 11:00 p. m.",
    closingLabel: "Cierra en",
    closing: countdown(15156, medellin.name, "accent"),
  },
} satisfies Meta<typeof LotteryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("the lottery heads the screen", async () => {
      await expect(canvas.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
    });
  },
};

export const Marks: Story = {
  render: () => (
    <Panel>
      <Inline>
        {lotteryAccents.map((accent) => (
          <LotteryMark key={accent} accent={accent} abbreviation={accent.slice(0, 3).toUpperCase()} />
        ))}
      </Inline>
    </Panel>
  ),
};

export const Results: Story = {
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
    await step("[RES-05] number, series, draw and date; the number is read digit by digit", async () => {
      await expect(canvas.getAllByRole("img", { name: "Número ganador 0 4 8 2" })).toHaveLength(2);
      await expect(canvas.getAllByText("Serie 117")[0]).toBeVisible();
      await expect(canvas.getAllByText("jueves 19 · Sorteo 2817")[0]).toBeVisible();
    });
  },
};

export const Amounts: Story = {
  render: () => (
    <Panel>
      <Stack>
        <Price label="Premio mayor" amount="$16.000" unit="millones" size="jackpot" />
        <Price label="Premio mayor" amount="$14.000" unit="millones" size="xl" />
        <Price amount="$6.000" unit="millones" size="l" />
        <Price label="Total" amount="$24.000" />
        <Price amount="-$2.400" size="s" tone="positive" />
      </Stack>
    </Panel>
  ),
};

export const Balls: Story = {
  render: () => (
    <Panel>
      <Stack>
        {lotteryAccents.map((accent) => (
          <Digits key={accent} accent={accent} label="Tu número favorito" digits="4827" isLabelVisible size="m" />
        ))}
      </Stack>
    </Panel>
  ),
};

/** The number that was drawn, beside the player's own; in the sizes of a line, a card and a page. */
export const DrawnNumber: Story = {
  render: () => (
    <Panel>
      <Stack gap="l">
        {(["l", "m", "s"] as const).map((size) => (
          <Inline key={size} gap="l">
            <Digits
              accent="granate"
              label={`Número ganador, ${size}`}
              digits="0482"
              size={size}
              emphasis="strong"
              isLabelVisible
            />
            <Digits accent="granate" label={`Tu número favorito, ${size}`} digits="4827" size={size} isLabelVisible />
          </Inline>
        ))}
      </Stack>
    </Panel>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step("[RES-05] the number is read digit by digit after its label, and only once", async () => {
      await expect(canvas.getByText("Número ganador, l").parentElement).toHaveTextContent(/^Número ganador, l 0 4 8 2/);
      for (const balls of canvasElement.querySelectorAll("[aria-hidden=true]")) {
        await expect(balls).toHaveTextContent(/^\d{4}$/);
      }
      await expect(canvasElement.querySelectorAll("[aria-hidden=true]")).toHaveLength(6);
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <LotteryStrip {...meta.args} />
      <LotteryStrip {...meta.args} {...bogota} headingLevel={2} closing={countdown(540, bogota.name, "accent")} />
      <Grid columns={2}>
        <ResultCard
          {...bogota}
          meta="jueves 19 · Sorteo 2817"
          numberLabel="Número ganador"
          number="0482"
          series="Serie 117"
        />
        <ResultCard
          {...cruzRoja}
          meta="martes 17 · Sorteo 3041"
          numberLabel="Número ganador"
          number="7751"
          series="Serie 208"
        />
      </Grid>
      <Panel>
        <Inline gap="l">
          {(["s", "m", "l"] as const).map((size) => (
            <LotteryMark key={size} size={size} accent="violeta" abbreviation="CUN" />
          ))}
          <Digits accent="violeta" label="Tu número favorito" digits="4827" isLabelVisible />
          <Digits accent="violeta" label="Número ganador" digits="0482" size="l" emphasis="strong" />
          <Price label="Premio mayor" amount="$16.000" unit="millones" size="xl" />
        </Inline>
      </Panel>
    </Stack>
  ),
};
