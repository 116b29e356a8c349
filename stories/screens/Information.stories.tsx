/** Legal texts, and the pages that stand where another one could not. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import Legal, { type loader } from "#src/screens/Legal/Legal.tsx";
import { FailedPage } from "#src/page/FailedPage.tsx";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { event } from "../fixtures/draws";
import { text } from "../fixtures/content";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

const Failed = () => <FailedPage status={500} error={new Error("planted")} />;

const legal = (data: DataOf<typeof loader>) => [page<typeof loader>({ route: "*", screen: Legal, data })];

const meta = {
  title: "Pantallas/Información",
  component: Scene,
  parameters: wholePage,
  args: { at: "/terminos-y-condiciones", pages: legal({ which: "terms", text }) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Términos y condiciones",
  args: { countdown: event },
  play: async ({ canvas, step }) => {
    await step("where nothing is sold no event counts down", async () => {
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(canvas.queryByRole("region", { name: "Evento" })).not.toBeInTheDocument();
    });
  },
};

export const Privacy: Story = {
  name: "Política de privacidad",
  args: { at: "/politicas-privacidad", pages: legal({ which: "privacy", text }) },
};

export const Unavailable: Story = {
  name: "Texto legal que no llegó",
  args: { pages: legal({ which: "terms", text: null }) },
  play: async ({ canvas, step }) => {
    await step("it is said, and the shop's own text stands in its place", async () => {
      await expect(canvas.getByText("Data no disponible")).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 2, name: "Sin derecho de retracto" })).toBeVisible();
    });
  },
};

export const Missing: Story = {
  name: "Página que no existe",
  args: { at: "/no-existe", pages: [page({ route: "*", screen: NotFound, data: null })] },
};

export const Broken: Story = {
  name: "Algo salió mal",
  args: { at: "/", pages: [page({ route: "*", screen: Failed, data: null })] },
};
