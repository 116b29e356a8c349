/** The foot of every page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Footer, Inline, ThemePicker } from "#ds";
import { isOnAPhone } from "#stories/fixtures/shown.ts";

const meta = {
  title: "Navegación/Pie de página (Footer)",
  id: "navegación-footer",
  component: Footer,
  parameters: { isFramed: false },
  args: {
    groups: [
      {
        title: "Nosotros",
        links: [
          { label: "Nuestra empresa", href: "#1" },
          { label: "Nuestra red", href: "#2" },
        ],
      },
      { title: "Puntos Gana", links: [{ label: "Conoce el programa", href: "#3" }] },
      {
        title: "Servicio al cliente",
        links: [
          { label: "PQRS", href: "#5" },
          { label: "Preguntas frecuentes", href: "#6" },
        ],
      },
    ],
    social: { title: "Síguenos", links: [{ label: "Instagram", href: "https://example.com/ig", isExternal: true }] },
    payments: (
      <Inline justify="between">
        <span>PSE · Tarjetas</span>
        <span>Pago seguro</span>
      </Inline>
    ),
    legalLinks: [
      { label: "Política de privacidad", href: "#10" },
      { label: "Términos y condiciones", href: "#11" },
    ],
    children: (
      <>
        Solo mayores de 18 años. El juego en exceso puede ser perjudicial. © 2026 Premio Mayor
        <ThemePicker
          label="Apariencia"
          names={{ claro: "Claro", oscuro: "Oscuro", altoContraste: "Alto contraste" }}
          value="claro"
          onChange={() => undefined}
        />
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("groups, social links, privacy and terms, copyright", async () => {
      await expect(canvas.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
        "Nosotros",
        "Puntos Gana",
        "Servicio al cliente",
        "Síguenos",
      ]);
      await expect(canvas.getByRole("link", { name: "Términos y condiciones" })).toBeVisible();
      await expect(canvas.getByText(/© 2026/)).toBeVisible();
    });
    if (isOnAPhone()) return;
    await step("what stands beside the ways to pay is at the footer's other end", async () => {
      const end = canvas.getByText(/© 2026/).parentElement!.getBoundingClientRect().right;
      const padding = parseFloat(getComputedStyle(canvas.getByText(/© 2026/).parentElement!).paddingRight);
      await expect(canvas.getByText("Pago seguro").getBoundingClientRect().right).toBeCloseTo(end - padding, 0);
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras" };
