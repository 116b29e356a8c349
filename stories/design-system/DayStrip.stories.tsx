/** The day that is shown, between the days before and after it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DayStrip, Stack } from "#ds";

const meta = {
  title: "Navegación/Franja del día (DayStrip)",
  id: "navegación-daystrip",
  component: DayStrip,
  args: {
    label: "Día de los resultados",
    title: "Viernes 5 de diciembre",
    note: "05-12-2025 · 3 sorteos",
    previous: { href: "#jueves", label: "Día anterior, jueves 4 de diciembre" },
    next: { href: "#sabado", label: "Día siguiente, sábado 6 de diciembre" },
  },
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("both days are links that say which day they lead to, 44 px for the thumb", async () => {
      for (const link of canvas.getAllByRole("link")) {
        await expect(link).toHaveAccessibleName(/^Día (anterior|siguiente), /);
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
        await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      }
      await expect(canvas.getByRole("heading", { name: "Viernes 5 de diciembre" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <DayStrip {...args} />
      <DayStrip
        {...args}
        label="Último día"
        title="Últimos resultados"
        note="Los más recientes primero"
        next={undefined}
      />
      <DayStrip
        {...args}
        label="Día de otro año"
        title="Miércoles 30 de septiembre de 2026"
        note="30-09-2026 · 1 sorteo"
        previous={undefined}
      />
    </Stack>
  ),
};
