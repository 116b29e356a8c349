/** The ticket that was bought: printed, or held until it is paid. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, Grid, PlayTicket, Stack } from "#ds";

const meta = {
  title: "Billete/Billete jugado (PlayTicket)",
  id: "billete-playticket",
  component: PlayTicket,
  args: {
    name: "Lotería de Medellín",
    abbreviation: "MED",
    accent: "esmeralda",
    meta: "Sorteo 4861 · viernes 20 de noviembre, 11:00 p. m.",
    number: { label: "Número", value: "0482" },
    series: { label: "Serie", value: "042" },
    fractions: { bought: 2, of: 3, label: "2 de 3 fracciones" },
    amount: "$12.000",
    children: (
      <p>
        <strong>Juega hoy a las 11:00 p. m.</strong>
      </p>
    ),
  },
} satisfies Meta<typeof PlayTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the ticket is named after its lottery, and read digit by digit", async () => {
      await expect(canvas.getByRole("article", { name: "Lotería de Medellín" })).toBeVisible();
      await expect(canvas.getByText("0 4 8 2")).toBeInTheDocument();
      await expect(canvas.getByText("0 4 2")).toBeInTheDocument();
    });
    await step("how much of the ticket, what it cost, when it plays", async () => {
      for (const words of ["2 de 3 fracciones", "$12.000", "Juega hoy a las 11:00 p. m."])
        await expect(canvas.getByText(words)).toBeVisible();
    });
  },
};

const held = (
  <>
    <p>
      <Badge tone="warning">Apartado hasta las 6:47 p. m.</Badge>
    </p>
    <p>El billete se imprime apenas el banco apruebe.</p>
  </>
);

export const Held: Story = { name: "Reservado", args: { state: "held", children: held } };

export const OddData: Story = {
  name: "Datos extremos",
  args: {
    name: "Lotería Extraordinaria del Departamento Archipiélago de San Andrés",
    abbreviation: "ARCHI",
    accent: "tabaco",
    fractions: { bought: 1, of: 20, label: "1 de 20 fracciones" },
    amount: "$1.234.567.890",
    children: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    await step("a strip of more fractions than can be told apart is left to the words", async () => {
      await expect(canvas.getByText("1 de 20 fracciones")).toBeVisible();
      await expect(canvasElement.querySelectorAll("dl ~ [aria-hidden]")).toHaveLength(0);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      <PlayTicket {...args} />
      <Grid columns={2}>
        <PlayTicket {...args} state="held">
          {held}
        </PlayTicket>
        <PlayTicket {...args} fractions={{ bought: 4, of: 4, label: "4 de 4 fracciones" }} />
        {/* Two accents of those that LotteryCard shows. */}
        <PlayTicket {...args} name="Lotería índigo" accent="indigo" />
        <PlayTicket {...args} name="Lotería cobre" accent="cobre" />
      </Grid>
    </Stack>
  ),
};
