/** A message in the page: what happened and what to do about it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, Notice, TextLink } from "#ds";

const meta = {
  title: "Avisos/Aviso (Notice)",
  id: "avisos-notice",
  component: Notice,
  args: { title: "Tu pago está pendiente", children: "El banco todavía no nos confirma. Te avisamos por correo." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ["info", "success", "warning", "error"] as const;

export const Default: Story = { name: "Por defecto" };

export const SpokenAtOnce: Story = {
  name: "Se oye enseguida",
  args: { tone: "error", isLive: true, title: undefined, children: "Usuario o clave inválida" },
  play: async ({ canvas, step }) => {
    await step("an error that appears is an alert", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Usuario o clave inválida");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Grid columns={2}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title="Un título" action={<TextLink href="#mas">Ver más</TextLink>}>
          Una frase corta que dice qué pasó y qué hacer.
        </Notice>
      ))}
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          Una frase corta.
        </Notice>
      ))}
    </Grid>
  ),
};
