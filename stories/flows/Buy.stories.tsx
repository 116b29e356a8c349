/** The main job, second half: from the cart of somebody not logged in to the door of the gateway. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import Cart, { type loader } from "#src/screens/Cart/Cart.tsx";
import { refused, serverCart, yes } from "../../tests/models/fakeEnv";
import { captcha } from "../fixtures/captcha";
import { bets, NOW, person } from "../fixtures/draws";
import { shown } from "../fixtures/shown";
import { page, Scene, wholePage } from "../fixtures/Scene";

const meta = {
  title: "Flujos/Comprar",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/carrito",
    bets,
    pages: [
      page<typeof loader>({
        route: "/carrito",
        screen: Cart,
        data: { methods: success(["PLACETOPAY", "PAYVALIDA"]), openOrders: null },
      }),
    ],
    backend: {
      captcha,
      logIn: ({ password }) =>
        password === "Suerte*2026"
          ? yes({ isAgePending: false, mustUpdate: false })
          : Promise.resolve(failure(refused(401, "UNAUTHORIZED", "Usuario o clave inválida"))),
      person: () => yes(person),
      session: () =>
        yes({ now: NOW, person, cart: serverCart([...bets], 2), hasPendingOrder: false, documentTypes: ["CC"] }),
      openCart: () => yes(serverCart([])),
      addLines: (_, lines) => yes(serverCart([...lines])),
      hasPendingOrder: () => yes(false),
      checkout: () => yes({ reference: "PM-1", payUrl: "https://checkout-test.placetopay.com/session/1" }),
    },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Del carrito a la pasarela",
  tags: ["PAY-01", "PAY-02", "PAY-04", "AUTH-02", "AUTH-05", "CART-03"],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step("[PAY-01] nothing is paid before a way to pay is chosen", async () => {
      await expect(await canvas.findByText("$32.000")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Pagar" })).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(canvas.getByRole("radio", { name: /PlaceToPay/ }));
    });
    await step("[PAY-02] paying asks who pays", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await shown(await body.findByRole("dialog"));
    });
    const dialog = within(body.getByRole("dialog"));
    const logIn = async (password: string) => {
      await userEvent.clear(dialog.getByLabelText("Contraseña"));
      await userEvent.type(dialog.getByLabelText("Contraseña"), password);
      await userEvent.click(dialog.getByRole("checkbox", { name: "No soy un robot" }));
      await dialog.findByText("Listo, verificado");
      await userEvent.click(dialog.getByRole("button", { name: "Iniciar sesión" }));
    };
    await step("[AUTH-05] a wrong password is said under the form, what was typed stays", async () => {
      await userEvent.type(await dialog.findByRole("textbox", { name: "Número de documento" }), person.document);
      await logIn("otra");
      await shown(await dialog.findByText("Usuario o clave inválida"));
      await expect(dialog.getByRole("textbox", { name: "Número de documento" })).toHaveValue(person.document);
    });
    await step("[AUTH-03] the right one is welcome", async () => {
      await logIn("Suerte*2026");
      await shown(await dialog.findByText("Inicio de sesión Exitoso"));
    });
    await step("[PAY-04] the payment goes on by itself, towards the gateway", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Cerrar" }));
      await waitFor(() => expect(body.getByRole("dialog")).toHaveTextContent("Te llevamos a la pasarela de pago"));
    });
  },
};
