/** A filter made of links beside its list. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FilterLinks, Stack, TicketRow } from "#ds";

const item = (label: string, count: number, isCurrent = false) => ({
  href: `#${label.replace(" ", "-")}`,
  label,
  count,
  unit: count === 1 ? "sorteo" : "sorteos",
  isCurrent,
});

const meta = {
  title: "Navegación/Filtro por enlaces (FilterLinks)",
  id: "navegación-filterlinks",
  component: FilterLinks,
  args: {
    label: "Día del sorteo",
    items: [
      item("Todos", 16, true),
      item("Hoy", 3),
      item("Sáb 21", 3),
      item("Lun 23", 2),
      item("Mar 24", 2),
      item("Sáb 19 dic", 1),
    ],
    children: (
      <Stack gap="s">
        {["Risaralda", "Santander", "Cauca", "Boyacá"].map((name) => (
          <TicketRow
            key={name}
            accent="azul"
            stub={{ abbreviation: name.slice(0, 3).toUpperCase() }}
            title={`Lotería de ${name}`}
            figure="$2.333"
            unit="millones"
            link={{ href: `#${name}`, label: `Jugar, Lotería de ${name}` }}
            action="Jugar"
          />
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof FilterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("each choice says how many it holds, and which one is shown", async () => {
      await expect(canvas.getByRole("navigation", { name: "Día del sorteo" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Todos 16 sorteos" })).toHaveAttribute("aria-current", "true");
      await expect(canvas.getByRole("link", { name: "Sáb 19 dic 1 sorteo" })).not.toHaveAttribute("aria-current");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  tags: ["!autodocs"],
  args: { items: [item("Todos", 16), item("Hoy", 3, true), item("Sábado 19 de diciembre", 1)] },
};
