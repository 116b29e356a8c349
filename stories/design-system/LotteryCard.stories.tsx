/** The ticket in its three sizes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Grid, LotteryCard, Stack, lotteryAccents } from "#ds";
import { bogota, boyaca, countdown, cruzRoja, cundinamarca, medellin, ticket, valle } from "../fixtures/tickets";

const meta = {
  title: "Billete/LotteryCard",
  component: LotteryCard,
  args: medellin,
} satisfies Meta<typeof LotteryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step("[CARD-03] name, facts, favourite number, both actions, named after the lottery", async () => {
      await expect(canvas.getByRole("article", { name: "Lotería de Medellín" })).toBeVisible();
      await expect(canvas.getByText("$6.000")).toBeVisible();
      await expect(canvas.getByText("4 8 2 7")).toBeInTheDocument();
      await expect(canvas.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" })).toHaveAttribute(
        "href",
        "#jugar",
      );
      await expect(canvas.getByRole("link", { name: "Plan de premios, Lotería de Medellín" })).toBeVisible();
    });
  },
};

export const Large: Story = {
  args: { size: "large", closing: <>Las ventas cierran en {countdown(15156, "Lotería de Medellín")}</> },
  play: async ({ canvas, step }) => {
    await step("[CARD-01] jackpot, closing time, plan and play; the facts stay with the default size", async () => {
      await expect(canvas.getByText("$16.000")).toBeVisible();
      await expect(canvas.getByRole("timer")).toHaveTextContent("04:12:36");
      await expect(canvas.getAllByRole("link")).toHaveLength(2);
      await expect(canvas.queryByText("Fracciones")).not.toBeInTheDocument();
    });
  },
};

export const Medium: Story = {
  args: { ...bogota, size: "medium" },
  play: async ({ canvas, step }) => {
    await step("[CARD-02] one action only", async () => {
      await expect(canvas.getAllByRole("link")).toHaveLength(1);
    });
  },
};

export const PlanInADialog: Story = {
  args: { plan: { label: "Plan de premios", ariaLabel: "Plan de premios, Lotería de Medellín", onPress: fn() } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("[CARD-03] the plan without an address is a button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Plan de premios, Lotería de Medellín" }));
      await expect(args.plan!.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const Closed: Story = {
  args: { closedLabel: "VENTAS CERRADAS" },
  play: async ({ canvas, step }) => {
    await step("[LOT-05] a closed draw says so and cannot be played", async () => {
      await expect(canvas.getByText("VENTAS CERRADAS")).toBeVisible();
      await expect(canvas.queryByRole("link", { name: /Jugar/ })).not.toBeInTheDocument();
    });
  },
};

export const MissingLogo: Story = {
  args: { logoSrc: "/no-existe.png" },
  play: async ({ canvas, canvasElement, step }) => {
    await step("[CARD-06] a missing logo leaves the abbreviation", async () => {
      await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
      await expect(canvas.getByText("MED")).toBeVisible();
    });
  },
};

export const OddData: Story = {
  args: {
    ...ticket(
      "Lotería Extraordinaria del Departamento Archipiélago de San Andrés",
      "ARCHI",
      "tabaco",
      "$1.234.567",
      "sábado 19 de diciembre de 2026, 11:59 p. m.",
    ),
    facts: [],
    favorite: undefined,
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

/** As the list lays them: one large, two medium, the rest. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <LotteryCard {...medellin} size="large" closing={<>Las ventas cierran en {countdown(15156, medellin.name)}</>} />
      <Grid columns={2}>
        <LotteryCard {...bogota} size="medium" closing="Cierra jueves 26, 10:00 p. m." />
        <LotteryCard {...boyaca} size="medium" closing={<>Las ventas cierran en {countdown(540, boyaca.name)}</>} />
      </Grid>
      <Grid columns={3}>
        <LotteryCard {...cundinamarca} closing={<>Las ventas cierran en {countdown(2712, cundinamarca.name)}</>} />
        <LotteryCard {...valle} favorite={{ label: "Tu número favorito", digits: "0000" }} />
        <LotteryCard {...cruzRoja} closedLabel="VENTAS CERRADAS" />
      </Grid>
    </Stack>
  ),
};

/** Every accent that a lottery may wear. */
export const Accents: Story = {
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
          facts={undefined}
          plan={undefined}
        />
      ))}
    </Grid>
  ),
};
