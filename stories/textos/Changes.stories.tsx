/** The sentences that changed since a day: read from the code's history when the book is built. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { days } from "virtual:text-history";
import { copy } from "#copy";
import { Changes } from "./Changes";

const meta = {
  title: "Textos/Cambios",
  component: Changes,
  tags: ["!autodocs"],
  args: { days },
} satisfies Meta<typeof Changes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Desde un día" };

export const Reviewing: Story = {
  name: "Revisar un cambio",
  args: {
    days: [
      {
        day: "2026-11-24",
        commit: "a1b2c3d",
        changes: [
          {
            key: "play.number.incomplete",
            before: "Completa los 4 números",
            now: copy.play.number.incomplete,
          },
          { key: "cart.title", now: copy.cart.title },
          { key: "cart.gone", before: "Se fue" },
        ],
      },
      {
        day: "2026-11-20",
        commit: "d3c2b1a",
        changes: [{ key: "cart.title", before: "Canasta", now: copy.cart.title }],
      },
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    const count = canvas.getByRole("status");
    await step("the latest day is open, with what was said and what is said now", async () => {
      await expect(count).toHaveTextContent("Cambios: 3 de 3");
      const row = within(canvas.getByText("Completa").closest("tr")!);
      await expect(row.getByText("Debes")).toBeVisible();
      await expect(row.getByText("Cambió")).toBeVisible();
      await expect(row.getByText("PLAY-02")).toBeVisible();
    });
    await step("a changed sentence leads to the stories where it is seen, with itself marked", async () => {
      const row = within(canvas.getByText("Completa").closest("tr")!);
      const [story] = row.getAllByRole("link", { name: /^Juego · / });
      await expect(story).toHaveAttribute("href", expect.stringContaining("globals=texto:play--number--incomplete"));
    });
    await step("one that is gone is seen nowhere", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("Qué pasó"), "gone");
      await expect(count).toHaveTextContent("Cambios: 1 de 3");
      await expect(canvas.getByText("Se fue")).toBeVisible();
      await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
      await userEvent.selectOptions(canvas.getByLabelText("Qué pasó"), "");
    });
    await step("another day is another list", async () => {
      await userEvent.selectOptions(canvas.getByLabelText(/^Desde/), "2026-11-20");
      await expect(count).toHaveTextContent("Cambios: 1 de 1");
      await expect(canvas.getByText("Canasta")).toBeVisible();
      await expect(canvas.getByText(/commit d3c2b1a/)).toBeVisible();
    });
  },
};

export const WithoutHistory: Story = {
  name: "Sin historial",
  args: { days: [] },
  play: async ({ canvas, step }) => {
    await step("a book that was built without the code's history says so", async () => {
      await expect(canvas.getByText("Sin historial")).toBeVisible();
      await expect(canvas.getByText(/npm run textos:cambios/)).toBeVisible();
    });
  },
};
