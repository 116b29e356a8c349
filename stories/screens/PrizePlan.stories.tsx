/** The prize plan as a page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { failure, success } from "#api/result";
import PrizePlan, { type loader } from "#src/screens/PrizePlan/PrizePlan.tsx";
import { prizes, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const lotteryName = "Lotería de Medellín";
const paging = { page: 1, size: 5 };
const show = (data: Data, next?: Data) => [
  page<typeof loader>({ route: "/plan-premios/:lotteryId", screen: PrizePlan, data, ...(next && { next }) }),
];

const ready: Data = { rows: success([...prizes]), lotteryName, paging };

const meta = {
  title: "Pantallas/Plan de premios",
  component: Scene,
  parameters: wholePage,
  args: { at: "/plan-premios/10", pages: show(ready, { ...ready, paging: { page: 1, size: 10 } }) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Lista", tags: ["PLAN-01", "PLAN-03", "PLAN-05"] };

export const Leafed: Story = {
  name: "De página en página",
  tags: ["PLAN-01"],
  play: async ({ canvas, step, userEvent }) => {
    await step("[PLAN-01] five rows a page, the rest on the next", async () => {
      await expect(await canvas.findByText("Página 1 de 2")).toBeVisible();
      await expect(canvas.getAllByRole("row")).toHaveLength(6);
      await expect(canvas.getByRole("link", { name: "Siguiente" })).toHaveAttribute(
        "href",
        "/plan-premios/10?pagina=2",
      );
      await userEvent.click(canvas.getByRole("link", { name: "10" }));
      await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(8));
      await waitFor(() => expect(canvas.getByText("Página 1 de 1")).toHaveFocus());
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  tags: ["PLAN-04"],
  args: { pages: show({ ...ready, rows: success([]) }) },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["PLAN-04"],
  args: { pages: show({ ...ready, rows: failure(problems.server), lotteryName: null }) },
};
