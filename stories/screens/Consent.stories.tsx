/** Whether the shop's use may be measured: the question over a page, and the dialog at the foot of every page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

const forget = () => {
  document.cookie = "medicion=; max-age=0; path=/";
};

const meta = {
  title: "Pantallas/Medición de uso",
  component: Scene,
  parameters: wholePage,
  args: { at: "/", pages: [page({ route: "/", screen: NotFound, data: null })], consent: null },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The part that asks comes two seconds after the page, and asks whoever reads on. */
const asked = async (canvas: ReturnType<typeof within>) => {
  await waitFor(() => {
    window.dispatchEvent(new Event("scroll"));
    return canvas.getByRole("button", { name: "Permitir" });
  });
  return within(canvas.getByRole("region", { name: "Avisos" }));
};

const dialogIn = async (canvasElement: HTMLElement) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: "Medición de uso" });
  await shown(dialog);
  return within(dialog);
};

export const Default: Story = {
  name: "La pregunta",
  play: async ({ canvas, step }) => {
    await step("asks without taking the focus, with two equal answers and where to read more", async () => {
      const question = await asked(canvas);
      await shown(question.getByText(/^¿Nos dejas medir cómo se usa la tienda/));
      await expect(document.body).toHaveFocus();
      await expect(question.getByRole("link", { name: "Qué se mide" })).toHaveAttribute(
        "href",
        "/politicas-privacidad#medicion",
      );
      const [refuse, allow] = ["No permitir", "Permitir"].map((name) => question.getByRole("button", { name }));
      await expect(refuse!.className).toBe(allow!.className);
      await expect(canvas.getByRole("link", { name: "Medición de uso: no permitida" })).toBeInTheDocument();
    });
  },
};

export const ClosedUnanswered: Story = {
  name: "Sin permiso",
  play: async ({ canvas, step, userEvent }) => {
    await step("closed without an answer, the question goes and nothing is measured", async () => {
      const question = await asked(canvas);
      await userEvent.click(question.getByRole("button", { name: "Cerrar sin permitir" }));
      await waitFor(() => expect(canvas.queryByRole("region", { name: "Avisos" })).not.toBeInTheDocument());
      await expect(document.cookie).toContain("medicion=no.1");
    });
  },
};

export const Allow: Story = {
  name: "Permitirla desde el pie",
  args: { consent: "denied", prepare: (_, dialogs) => dialogs.setConsent(true) },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("says what would be counted, and counts once it is allowed", async () => {
      const dialog = await dialogIn(canvasElement);
      await expect(dialog.getByText(/^Hoy no medimos nada de lo que haces\. Contamos/)).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "Permitir la medición" }));
      await expect(await canvas.findByRole("link", { name: "Medición de uso: permitida" })).toBeInTheDocument();
      await expect(document.cookie).toContain("medicion=si.1");
    });
  },
};

export const TakeBack: Story = {
  name: "Quitar el permiso",
  args: { consent: "granted", prepare: (_, dialogs) => dialogs.setConsent(true) },
  play: async ({ canvasElement, step }) => {
    await step("says that it is measured, and offers to stop", async () => {
      const dialog = await dialogIn(canvasElement);
      await expect(dialog.getByText(/^Hoy nos dejas medir\. Contamos/)).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Dejar de medir" })).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Seguir así" })).toBeVisible();
    });
  },
};
