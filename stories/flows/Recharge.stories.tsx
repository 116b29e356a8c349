/** Topping up a phone: from the menu to the cart, where it stands with its value. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { success } from "#api/result";
import Cart, { type loader as cartLoader } from "#src/screens/Cart/Cart.tsx";
import Recharges, { type loader as menuLoader } from "#src/screens/Recharges/Recharges.tsx";
import TopUp, { type loader } from "#src/screens/Recharges/TopUp.tsx";
import { operatorRadio, operators } from "../fixtures/recharges";
import { shown } from "../fixtures/shown";
import { page, Scene, wholePage } from "../fixtures/Scene";

const meta = {
  title: "Flujos/Recargar",
  component: Scene,
  parameters: wholePage,
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
  tags: ["RCG-01", "RCG-02", "RCG-04", "CART-08"],
  play: async ({ canvas, step, userEvent }) => {
    await step("[RCG-01] the menu leads to the form", async () => {
      await userEvent.click(await canvas.findByRole("link", { name: "Recargar, Recarga a celular" }));
      await expect(await canvas.findByRole("heading", { level: 1, name: "Recarga a celular" })).toBeVisible();
    });
    await step("[RCG-02] three choices and a tick make it ready", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: /Número de celular/ }), "3004127788");
      await userEvent.click(await operatorRadio(canvas, "Claro"));
      await userEvent.click(canvas.getByRole("button", { name: "$20.000" }));
      await userEvent.click(canvas.getByRole("checkbox"));
      await userEvent.click(canvas.getByRole("button", { name: "Añadir al carrito" }));
      await shown(await canvas.findByText("Añadido: $20.000 para 300 412 7788"));
    });
    await step("[RCG-04] the cart holds it with its operator, its number and its value", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Ver carrito" }));
      const line = await canvas.findByRole("article");
      await expect(line).toHaveTextContent(/Recarga Celular.*300 412 7788.*Claro.*\$20\.000/);
      await expect(canvas.getByRole("button", { name: "Pagar" })).toBeVisible();
    });
  },
};
