/** How a prize is paid: the steps of claiming it, and where the money goes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { failure, success } from "#api/result";
import PrizePayment, { type loader } from "#src/screens/Account/PrizePayment.tsx";
import { picture } from "../fixtures/content";
import { person, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Steps = DataOf<typeof loader>["steps"];

const steps = [
  { id: 4, cover: picture("loterias"), text: ["Compara el número y la serie de tu billete con el resultado."] },
  { id: 3, cover: picture("comprobante"), text: ["Ten a la mano tu documento y el comprobante de la compra."] },
  { id: 2, cover: picture("medida"), text: ["Revisa el valor neto: al anunciado se le descuentan los impuestos."] },
  { id: 1, cover: null, text: ["Reclama antes de un año."] },
];
const show = (result: Steps, next?: "pending") => ({
  at: "/mi-cuenta/pago-premios",
  pages: [
    page<typeof loader>({
      route: "/mi-cuenta/pago-premios",
      screen: PrizePayment,
      data: { steps: result },
      ...(next && { next }),
    }),
  ],
  person,
});

const meta = {
  title: "Pantallas/Mi cuenta/Pago de premios",
  component: Scene,
  parameters: wholePage,
  args: show(success(steps.slice(0, 3))),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Lista",
  tags: ["CLAIM-09"],
  play: async ({ canvas, step }) => {
    await step("[CLAIM-09] three steps stand side by side, with no carousel", async () => {
      await expect(canvas.getByText(/Compara el número/)).toBeVisible();
      await expect(canvas.queryByRole("region", { name: "Cómo reclamar un premio" })).toBeNull();
    });
    await step("[CLAIM-09] the wallet is chosen; the other way is to come", async () => {
      await expect(canvas.getByRole("tab", { name: "OKI" })).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getByRole("tab", { name: "Banco (Próximamente)" })).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const Many: Story = {
  name: "Carrusel",
  tags: ["CLAIM-09"],
  args: show(success(steps)),
  play: async ({ canvas, step }) => {
    await step("[CLAIM-09] more than three are a carousel", async () => {
      await expect(canvas.getByRole("region", { name: "Cómo reclamar un premio" })).toBeVisible();
      await expect(canvas.getAllByRole("group", { name: /^\d de 4:/ }).length).toBeGreaterThan(0);
    });
  },
};

export const Empty: Story = { name: "Vacía", tags: ["CLAIM-09"], args: show(success([])) };

export const Problem: Story = {
  name: "Con problema",
  tags: ["CLAIM-09"],
  args: show(failure(problems.server)),
  play: async ({ canvas, step }) => {
    await step("[CLAIM-09] the source's words", async () => {
      await expect(
        canvas.getByRole("heading", { name: "Ocurrió un error al momento de traer formulario de pago" }),
      ).toBeVisible();
    });
  },
};

export const Loading: Story = {
  name: "Cargando",
  tags: ["CLAIM-09"],
  args: show(failure(problems.server), "pending"),
  play: async ({ canvas, step, userEvent }) => {
    await step("[CLAIM-09] asked again, the steps show that they are on their way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando cómo cobrar un premio")).toBeInTheDocument();
    });
  },
};
