/** The account: the person's data, and the purchase history in its states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { failure, success } from "#api/result";
import Account, { type loader } from "#src/screens/Account/Account.tsx";
import { pastOrders, person, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const history: Data = {
  tab: "historial",
  needsBirthDate: false,
  day: "",
  paging: { page: 1, size: 5 },
  history: success({ orders: pastOrders.slice(0, 5), isMore: true }),
};
const lastPage: Data = {
  ...history,
  paging: { page: 2, size: 5 },
  history: success({ orders: pastOrders.slice(5), isMore: false }),
};
const noOrders = success({ orders: [], isMore: false });
const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/mi-cuenta/:tab?", screen: Account, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Mi cuenta",
  component: Scene,
  parameters: wholePage,
  args: { at: "/mi-cuenta/historial", pages: show(history, lastPage), person },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Historial", tags: ["ACC-04"] };

export const HistoryLeafed: Story = {
  name: "Historial, de página en página",
  tags: ["ACC-04"],
  play: async ({ canvas, step, userEvent }) => {
    await step("[ACC-04] five orders a page, the sixth on the next", async () => {
      await expect(await canvas.findByText("Página 1")).toBeVisible();
      await expect(canvas.getAllByRole("article")).toHaveLength(5);
      await expect(canvas.getByRole("link", { name: "10" })).toHaveAttribute("href", "/mi-cuenta/historial?por=10");
      const next = canvas.getByRole("link", { name: "Siguiente" });
      await expect(next).toHaveAttribute("href", "/mi-cuenta/historial?pagina=2");
      await userEvent.click(next);
      await expect(await canvas.findByText("Página 2")).toBeVisible();
      await expect(canvas.getAllByRole("article")).toHaveLength(1);
    });
    await step("[NAV-05] on the last page the focus is where one reads which it is", async () => {
      await expect(canvas.getByRole("button", { name: "Siguiente" })).toHaveAttribute("aria-disabled", "true");
      await expect(canvas.getByText("Página 2")).toHaveFocus();
      await expect(canvas.getByRole("link", { name: "Anterior" })).toHaveAttribute("href", "/mi-cuenta/historial");
    });
  },
};

export const HistoryEmpty: Story = {
  name: "Historial vacío",
  tags: ["ACC-04"],
  args: { pages: show({ ...history, history: noOrders }) },
};

export const HistoryOfDayEmpty: Story = {
  name: "Historial de un día, vacío",
  tags: ["ACC-04"],
  args: { pages: show({ ...history, day: "2026-11-01", history: noOrders }) },
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
    pages: show({ ...history, tab: "datos", history: null }),
  },
};

export const BirthDateMissing: Story = {
  name: "Falta la fecha de nacimiento",
  tags: ["PAY-02"],
  args: {
    at: "/mi-cuenta/datos?falta=nacimiento",
    pages: show({ ...history, tab: "datos", needsBirthDate: true, history: null }),
  },
};
