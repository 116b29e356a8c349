/** The secos of a draw as a page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { failure, success } from "#api/result";
import Secos, { type loader } from "#src/screens/Secos/Secos.tsx";
import { drawn, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const ready: Data = {
  drawn: success(drawn),
  day: null,
  lotteryId: 10,
  lotteryName: "Lotería de Medellín",
  paging: { page: 1, size: 10 },
};
const show = (data: Data) => [page<typeof loader>({ route: "/secos/:lotteryId", screen: Secos, data })];

const meta = {
  title: "Pantallas/Secos",
  component: Scene,
  parameters: wholePage,
  args: { at: "/secos/10", pages: show(ready) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Lista",
  tags: ["SECO-01"],
  play: async ({ canvas, step }) => {
    await step("[SECO-01] type, number and series, the top prize first, ten rows a page", async () => {
      await expect(await canvas.findByRole("row", { name: /Gran premio seco.*0482.*117/ })).toBeVisible();
      await expect(canvas.getAllByRole("row")).toHaveLength(11);
      await expect(canvas.getByRole("link", { name: "Siguiente" })).toHaveAttribute("href", "/secos/10?pagina=2");
    });
  },
};

export const WithoutSecos: Story = {
  name: "Sorteo sin secos",
  args: { pages: show({ ...ready, drawn: success({ ...drawn, secos: [] }) }) },
};

export const Empty: Story = {
  name: "Vacía",
  args: {
    at: "/secos/10?fecha=12-11-2026",
    pages: show({ ...ready, day: "2026-11-12", drawn: success(null) }),
  },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["SECO-01"],
  args: { pages: show({ ...ready, drawn: failure(problems.server) }) },
};
