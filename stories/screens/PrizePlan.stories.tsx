/** The prize plan as a page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { failure, success } from "#api/result";
import PrizePlan, { type loader } from "#src/screens/PrizePlan/PrizePlan.tsx";
import { prizes, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const lotteryName = "Lotería de Medellín";
const show = (data: Data) => [page<typeof loader>({ route: "/plan-premios/:lotteryId", screen: PrizePlan, data })];

const meta = {
  title: "Pantallas/Plan de premios",
  component: Scene,
  parameters: wholePage,
  args: { at: "/plan-premios/10", pages: show({ rows: success([...prizes]), lotteryName }) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Lista",
  tags: ["PLAN-01", "PLAN-03", "PLAN-05"],
  play: async ({ canvas, step, userEvent }) => {
    await step("[PLAN-01] five rows a page, the rest on the next", async () => {
      await expect(await canvas.findByText("Página 1 de 2")).toBeVisible();
      await expect(canvas.getAllByRole("row")).toHaveLength(6);
      await userEvent.selectOptions(canvas.getByLabelText("Filas por página"), "10");
      await expect(canvas.getAllByRole("row")).toHaveLength(8);
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  tags: ["PLAN-04"],
  args: { pages: show({ rows: success([]), lotteryName }) },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["PLAN-04"],
  args: { pages: show({ rows: failure(problems.server), lotteryName: null }) },
};
