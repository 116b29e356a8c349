/** The confirmation: what became of a payment. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { yes } from "../../tests/models/fakeEnv";
import Confirmation, { type loader } from "#src/screens/Confirmation/Confirmation.tsx";
import { NOW, refused } from "../../tests/models/fakeEnv";
import { order, person, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const show = (data: Data) => [page<typeof loader>({ route: "/confirmacion/:reference?", screen: Confirmation, data })];

const meta = {
  title: "Pantallas/Confirmación",
  component: Scene,
  parameters: wholePage,
  args: {
    at: `/confirmacion/${order.reference}`,
    pages: show({ order, methods: [], failure: null }),
    person,
    backend: { hasPendingOrder: () => yes(false) },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Aprobada", tags: ["CONF-01", "CONV-05"] };

export const Pending: Story = {
  name: "Pendiente",
  tags: ["CONF-01", "CART-04"],
  args: {
    pages: show({
      order: {
        ...order,
        outcome: "PENDING",
        message: "",
        bank: "",
        payUrl: "https://checkout-test.placetopay.com/1",
        payableUntil: NOW + 12 * 60_000,
      },
      methods: ["PLACETOPAY", "PAYVALIDA"],
      failure: null,
    }),
  },
};

export const Unpaid: Story = {
  name: "Sin pagar",
  tags: ["CONV-04"],
  args: {
    pages: show({
      order: { ...order, outcome: "PENDING", message: "", bank: "", payableUntil: NOW + 12 * 60_000 },
      methods: ["PLACETOPAY", "PAYVALIDA"],
      failure: null,
    }),
  },
};

export const Rejected: Story = {
  name: "Rechazada",
  tags: ["CONV-04"],
  args: {
    pages: show({
      order: { ...order, outcome: "REJECTED", message: "Fondos insuficientes" },
      methods: [],
      failure: null,
    }),
  },
};

export const Refunded: Story = {
  name: "Devuelta",
  tags: ["PAY-06"],
  args: { pages: show({ order: { ...order, outcome: "REFUNDED" }, methods: [], failure: null }) },
};

export const NeedsLogin: Story = {
  name: "Sin sesión",
  tags: ["AUTH-08"],
  args: { pages: show({ order: null, methods: [], failure: refused(401, "UNAUTHORIZED") }), person: null },
};

export const Unknown: Story = {
  name: "Referencia desconocida",
  args: { pages: show({ order: null, methods: [], failure: refused(404, "NOT_FOUND") }) },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["CONF-02"],
  args: { pages: show({ order: null, methods: [], failure: problems.malformed }) },
};
