/** The menu of recharges in its states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import Recharges, { type loader } from "#src/screens/Recharges/Recharges.tsx";
import { operators } from "../fixtures/recharges";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;
const show = (data: Data) => [page<typeof loader>({ route: "/recargas", screen: Recharges, data })];

const meta = {
  title: "Pantallas/Recargas",
  component: Scene,
  parameters: wholePage,
  args: { at: "/recargas", pages: show({ operators: [...operators], text: null }) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Menú",
  play: async ({ canvas, step }) => {
    await step("both kinds are offered, each by one link", async () => {
      await expect(await canvas.findByRole("link", { name: "Recargar, Recarga a celular" })).toHaveAttribute(
        "href",
        "/recargas/celular",
      );
      await expect(canvas.getByRole("link", { name: "Ver, Paquetes" })).toHaveAttribute("href", "/recargas/paquetes");
    });
    await step("the operators stand there by name", async () => {
      await expect(canvas.getByText("Móvil Éxito")).toBeVisible();
    });
  },
};

export const WithoutOperators: Story = {
  name: "Menú sin operadores",
  args: { pages: show({ operators: [], text: "Recarga tu celular." }) },
  play: async ({ canvas, step }) => {
    await step("both ways lead on where the operators cannot be had", async () => {
      await expect(await canvas.findByRole("link", { name: /^Recargar/ })).toBeVisible();
      await expect(canvas.queryByText("Recargas a")).not.toBeInTheDocument();
    });
  },
};
