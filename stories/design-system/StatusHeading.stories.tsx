/** How something ended: state, title, sentence. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack, StatusHeading } from "#ds";

const meta = {
  title: "Avisos/Título con estado (StatusHeading)",
  id: "avisos-statusheading",
  component: StatusHeading,
  args: {
    tone: "pending",
    status: "Pago pendiente",
    title: "Tu banco aún no responde",
    children: "No pagues otra vez: tus fracciones siguen apartadas.",
  },
} satisfies Meta<typeof StatusHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the state stands in words over the title", async () => {
      await expect(canvas.getByText("Pago pendiente")).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 1, name: "Tu banco aún no responde" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <StatusHeading tone="success" status="Pago aprobado" title="¡Listo, ya estás jugando!" headingLevel={2} />
      <StatusHeading tone="pending" status="Pago pendiente" title="Tu banco aún no responde" headingLevel={2}>
        No pagues otra vez: tus fracciones siguen apartadas.
      </StatusHeading>
      <StatusHeading tone="error" status="Pago rechazado" title="El pago no fue aprobado" headingLevel={2}>
        Motivo: Fondos insuficientes. No se te cobró nada.
      </StatusHeading>
      <StatusHeading tone="info" status="Devolución" title="Vamos a devolverte el dinero" headingLevel={2} />
    </Stack>
  ),
};
