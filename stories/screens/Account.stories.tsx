/** The account: the person's data, and the purchase history in its states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { failure, success } from "#api/result";
import Account, { type loader } from "#src/screens/Account/Account.tsx";
import { pastOrders, person, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const history: Data = { tab: "historial", needsBirthDate: false, day: "", history: success([...pastOrders]) };
const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/mi-cuenta/:tab?", screen: Account, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Mi cuenta",
  component: Scene,
  parameters: wholePage,
  args: { at: "/mi-cuenta/historial", pages: show(history), person },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Historial",
  tags: ["ACC-04"],
  play: async ({ canvas, step, userEvent }) => {
    await step("[ACC-04] five orders a page, the sixth on the next", async () => {
      await expect(await canvas.findByText("Página 1 de 2")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
      await expect(canvas.getAllByRole("row")).toHaveLength(2);
      await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
    });
  },
};

export const HistoryEmpty: Story = {
  name: "Historial vacío",
  tags: ["ACC-04"],
  args: { pages: show({ ...history, history: success([]) }) },
};

export const HistoryOfDayEmpty: Story = {
  name: "Historial de un día, vacío",
  tags: ["ACC-04"],
  args: { pages: show({ ...history, day: "2026-11-01", history: success([]) }) },
};

export const HistoryFailed: Story = {
  name: "Historial con problema",
  tags: ["ACC-04"],
  args: { pages: show({ ...history, history: failure(problems.server) }) },
};

export const HistoryLoading: Story = {
  name: "Historial cargando",
  tags: ["ACC-04"],
  args: { pages: show({ ...history, history: null }) },
};

export const PersonData: Story = {
  name: "Mis datos",
  tags: ["ACC-01"],
  args: {
    at: "/mi-cuenta/datos",
    pages: show({ tab: "datos", needsBirthDate: false, day: "", history: null }),
  },
};

export const BirthDateMissing: Story = {
  name: "Falta la fecha de nacimiento",
  tags: ["PAY-02"],
  args: {
    at: "/mi-cuenta/datos?falta=nacimiento",
    pages: show({ tab: "datos", needsBirthDate: true, day: "", history: null }),
  },
};
