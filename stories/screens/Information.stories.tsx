/** Legal texts, and the pages that stand where another one could not. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import Legal from "#src/screens/Legal/Legal.tsx";
import { FailedPage } from "#src/page/FailedPage.tsx";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { event } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";

const Failed = () => <FailedPage status={500} error={new Error("planted")} />;

const meta = {
  title: "Pantallas/Información",
  component: Scene,
  parameters: wholePage,
  args: { at: "/terminos-y-condiciones", pages: [page({ route: "*", screen: Legal, data: null })] },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Términos y condiciones",
  tags: ["INFO-03"],
  args: { countdown: event },
  play: async ({ canvas, step }) => {
    await step("[CNT-01] where nothing is sold no event counts down", async () => {
      await expect(canvas.queryByRole("region", { name: "Evento" })).not.toBeInTheDocument();
    });
  },
};

export const Privacy: Story = {
  name: "Política de privacidad",
  tags: ["INFO-03"],
  args: { at: "/politicas-privacidad" },
};

export const Missing: Story = {
  name: "Página que no existe",
  tags: ["INFO-04"],
  args: { at: "/no-existe", pages: [page({ route: "*", screen: NotFound, data: null })] },
};

export const Broken: Story = {
  name: "Algo salió mal",
  tags: ["HOME-08"],
  args: { at: "/", pages: [page({ route: "*", screen: Failed, data: null })] },
};
