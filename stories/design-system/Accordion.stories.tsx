/** Parts that unfold. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Accordion, Panel, RichText, Stack } from "#ds";
import { safeText } from "#domain/safeText";

const items = [
  {
    id: "compra",
    title: "¿Cómo compro una fracción?",
    content: (
      <RichText
        tableLabel="Tabla"
        content={safeText("<p>Escoge la lotería, escribe tu número y elige la serie.</p>")}
      />
    ),
  },
  {
    id: "cobro",
    title: "¿Cuánto tiempo tengo para reclamar un premio, y dónde lo hago si vivo lejos de un punto de venta?",
    content: (
      <RichText
        tableLabel="Tabla"
        content={safeText(
          "<p>Un año. Los premios menores se cargan a tu billetera:</p><ol><li>Entra a Mi cuenta.</li><li>Abre Mis premios.</li></ol>",
        )}
      />
    ),
  },
  { id: "edad", title: "¿Quién puede jugar?", content: "Solo mayores de 18 años." },
];

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Disposición/Acordeón (Accordion)",
  id: "disposición-accordion",
  component: Accordion,
  args: { items, isFirstOpen: true },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const parts = () => [...canvasElement.querySelectorAll("details")].map((part) => part.open);
    await step("the first is open, the titles are headings", async () => {
      await expect(parts()).toEqual([true, false, false]);
      await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
      await expect(canvas.getByText("Escoge la lotería, escribe tu número y elige la serie.")).toBeVisible();
      await expect(canvas.getByText("Solo mayores de 18 años.")).not.toBeVisible();
    });
    await step("a press opens one and closes the other", async () => {
      await userEvent.click(canvas.getByText("¿Quién puede jugar?"));
      await expect(parts()).toEqual([false, false, true]);
      await waitFor(() => expect(canvas.getByText("Solo mayores de 18 años.")).toBeVisible());
    });
    await step("every title is reached by keyboard, and is a stop of 44 px", async () => {
      for (const summary of canvasElement.querySelectorAll("summary")) {
        summary.focus();
        await expect(summary).toHaveFocus();
        await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const Several: Story = {
  name: "Varias abiertas",
  args: { isMultiple: true, isFirstOpen: true },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("several stay open where they may, and a second press closes", async () => {
      const parts = () => [...canvasElement.querySelectorAll("details")].map((part) => part.open);
      await userEvent.click(canvas.getByText("¿Quién puede jugar?"));
      await expect(parts()).toEqual([true, false, true]);
      await userEvent.click(canvas.getByText("¿Cómo compro una fracción?"));
      await expect(parts()).toEqual([false, false, true]);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <Accordion items={items} isFirstOpen />
      <Accordion items={items.slice(1)} headingLevel={2} />
      <Panel>
        <Accordion look="inset" isMultiple items={items.map((item, at) => ({ ...item, note: `· ${at + 2}` }))} />
      </Panel>
    </Stack>
  ),
};
