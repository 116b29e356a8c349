/** Topping up a phone: from the menu to the cart, where it stands with its value. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { success } from "#api/result";
import { copy, format } from "#copy";
import Cart, { type loader as cartLoader } from "#src/screens/Cart/Cart.tsx";
import Recharges, { type loader as menuLoader } from "#src/screens/Recharges/Recharges.tsx";
import TopUp, { type loader } from "#src/screens/Recharges/TopUp.tsx";
import { operatorRadio, operators } from "../fixtures/recharges";
import { page, Scene } from "../fixtures/Scene";
import { flow, told } from "./told";

const { cart, recharges } = copy;

const meta = {
  title: "Flujos/Recargar",
  component: Scene,
  parameters: flow({
    number: "0106",
    lead: "Del menú de recargas al carrito: un celular, su operador y cuánto. Se paga junto con las loterías.",
  }),
  args: {
    at: "/recargas",
    pages: [
      page<typeof menuLoader>({
        route: "/recargas",
        screen: Recharges,
        data: { operators: [...operators], text: null },
      }),
      page<typeof loader>({
        route: "/recargas/celular",
        screen: TopUp,
        data: { operators: success([...operators]), text: null },
      }),
      page<typeof cartLoader>({
        route: "/carrito",
        screen: Cart,
        data: { methods: success(["PLACETOPAY", "PAYVALIDA"]), openOrders: null },
      }),
    ],
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Del menú al carrito",
  ...told([
    {
      does: "En Recargas escoge «Recarga a celular».",
      sees: [recharges.topUp.title, recharges.topUp.lead],
      act: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("link", { name: /^Recargar, / })),
    },
    {
      does: "Escribe el celular y escoge el operador: se le dice cuánto recibe.",
      sees: [recharges.fields.phoneHelp, recharges.next.amount],
      act: async ({ canvas, userEvent }) => {
        await userEvent.type(
          await canvas.findByRole("textbox", { name: new RegExp(recharges.fields.phone) }),
          "3004127788",
        );
        await userEvent.click(await operatorRadio(canvas, "Claro"));
      },
    },
    {
      does: "Toma un valor frecuente, acepta los términos y la añade.",
      sees: [recharges.added.title(20_000, "3004127788")],
      act: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole("button", { name: format.pesos(20_000) }));
        await userEvent.click(canvas.getByRole("checkbox"));
        await userEvent.click(canvas.getByRole("button", { name: recharges.summary.add }));
      },
    },
    {
      does: "En el carrito está con su operador, su número y su valor, y puede pagar.",
      sees: [cart.title, recharges.kinds.TOP_UP, "300 412 7788", cart.legal.recharges, cart.pay],
      act: async ({ canvas, userEvent }) =>
        userEvent.click(await canvas.findByRole("link", { name: recharges.added.toCart })),
    },
  ]),
};
