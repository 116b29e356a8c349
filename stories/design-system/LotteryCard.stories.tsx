/** The ticket in its two sizes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Grid, LotteryCard, Stack, lotteryAccents } from "#ds";
import { bogota, boyaca, countdown, cruzRoja, cundinamarca, medellin, ticket } from "../fixtures/tickets";

const meta = {
  title: "Billete/Tarjeta de lotería (LotteryCard)",
  id: "billete-lotterycard",
  component: LotteryCard,
  args: medellin,
} satisfies Meta<typeof LotteryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("name, price, both actions, named after the lottery", async () => {
      await expect(canvas.getByRole("article", { name: "Lotería de Medellín" })).toBeVisible();
      await expect(canvas.getByText("Desde $6.000")).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" })).toHaveAttribute(
        "href",
        "#jugar",
      );
      await expect(canvas.getByRole("link", { name: "Plan de premios, Lotería de Medellín" })).toBeVisible();
    });
  },
};

export const ClosingSoon: Story = {
  name: "Cierra pronto",
  args: { closing: <>Las ventas cierran en {countdown(15156, "Lotería de Medellín")}</> },
  play: async ({ canvas, step }) => {
    await step("jackpot, closing time, plan and play", async () => {
      await expect(canvas.getByText("$16.000")).toBeVisible();
      await expect(canvas.getByRole("timer")).toHaveTextContent("04:12:36");
      await expect(canvas.getAllByRole("link")).toHaveLength(2);
    });
  },
};

export const Medium: Story = {
  name: "Mediana",
  args: { ...bogota, size: "medium" },
  play: async ({ canvas, step }) => {
    await step("one action only", async () => {
      await expect(canvas.getAllByRole("link")).toHaveLength(1);
    });
  },
};

export const Closed: Story = {
  name: "Ventas cerradas",
  args: { closedLabel: "VENTAS CERRADAS" },
  play: async ({ canvas, step }) => {
    await step("a closed draw says so and cannot be played", async () => {
      await expect(canvas.getByText("VENTAS CERRADAS")).toBeVisible();
      await expect(canvas.queryByRole("link", { name: /Jugar/ })).not.toBeInTheDocument();
    });
  },
};

export const MissingLogo: Story = {
  name: "Sin logotipo",
  args: { logoSrc: "/no-existe.png" },
  play: async ({ canvas, canvasElement, step }) => {
    await step("a missing logo leaves the abbreviation", async () => {
      await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
      await expect(canvas.getByText("MED")).toBeVisible();
    });
  },
};

export const OddData: Story = {
  name: "Datos extremos",
  args: {
    ...ticket(
      "Lotería Extraordinaria del Departamento Archipiélago de San Andrés",
      "ARCHI",
      "tabaco",
      "$1.234.567",
      "sábado 19 de diciembre de 2026, 11:59 p. m.",
    ),
    plan: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};

/** As the home page lays them; closed ones keep their place. */
export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <LotteryCard {...medellin} closing={<>Las ventas cierran en {countdown(15156, medellin.name)}</>} />
      <Grid columns={2}>
        <LotteryCard {...bogota} size="medium" closing="Cierra jueves 26, 10:00 p. m." />
        <LotteryCard {...boyaca} size="medium" closing={<>Las ventas cierran en {countdown(540, boyaca.name)}</>} />
      </Grid>
      <Grid columns={2}>
        <LotteryCard {...cruzRoja} size="medium" closedLabel="VENTAS CERRADAS" />
        <LotteryCard
          {...cundinamarca}
          size="medium"
          closing={<>Las ventas cierran en {countdown(2712, cundinamarca.name)}</>}
        />
      </Grid>
    </Stack>
  ),
};

/** Every accent that a lottery may wear. */
export const Accents: Story = {
  name: "Acentos de lotería",
  render: () => (
    <Grid columns={4}>
      {lotteryAccents.map((accent, i) => (
        <LotteryCard
          key={accent}
          {...ticket(
            `Lotería ${accent}`,
            accent.slice(0, 3).toUpperCase(),
            accent,
            `$${i + 4}.000`,
            "lunes 23, 10:30 p. m.",
          )}
          plan={undefined}
        />
      ))}
    </Grid>
  ),
};
