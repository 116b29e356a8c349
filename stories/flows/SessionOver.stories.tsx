/** Sesión vencida: somebody comes back to a purchase after the session was over, and logs in again where they stand. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, within } from "storybook/test";
import { failure } from "#api/result";
import { copy } from "#copy";
import Confirmation, { type loader } from "#src/screens/Confirmation/Confirmation.tsx";
import { refused, yes } from "../../tests/models/fakeEnv";
import { captcha } from "../fixtures/captcha";
import { eventsUntil, NOW, order, person } from "../fixtures/draws";
import { page, Scene } from "../fixtures/Scene";
import { flow, told } from "./told";

const { confirmation, login } = copy;
const unauthorized = refused(401, "UNAUTHORIZED");
const waiting = {
  ...order,
  outcome: "PENDING",
  message: "",
  bank: "",
  payUrl: "https://checkout-test.placetopay.com/1",
  payableUntil: NOW + 12 * 60_000,
  events: eventsUntil("WAITING"),
} as const;

/** Whether the story has logged in again. */
let isBack = false;

const meta = {
  title: "Flujos/Sesión vencida",
  component: Scene,
  parameters: flow({
    number: "0111",
    lead: "Su sesión vence con la página abierta. Lo suyo deja de verse, entra de nuevo ahí mismo, y sigue donde estaba.",
  }),
  args: {
    at: `/confirmacion/${order.reference}`,
    person,
    pages: [
      page<typeof loader>({
        route: "/confirmacion/:reference?",
        screen: Confirmation,
        data: { order: waiting, methods: [], failure: null },
        next: { order: null, methods: [], failure: unauthorized },
      }),
    ],
    backend: {
      captcha,
      hasPendingOrder: () => yes(true),
      orderStatus: () => Promise.resolve(failure(unauthorized)),
      session: () =>
        yes({ now: NOW, person: isBack ? person : null, cart: null, hasPendingOrder: false, documentTypes: [] }),
      logIn: () => {
        isBack = true;
        return yes({ isAgePending: false, mustUpdate: false });
      },
      person: () => yes(person),
      openCart: () => yes({ id: 7, revision: 1, lines: [], recharges: [] }),
    },
  },
  beforeEach: () => {
    isBack = false;
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "En una compra, y de nuevo adentro",
  ...told([
    {
      does: "Espera la respuesta de su banco.",
      sees: [confirmation.states.PENDING.title],
    },
    {
      does: "Pregunta ahora, pero su sesión ya venció: la compra deja de verse.",
      sees: [confirmation.login.title, confirmation.login.action],
      act: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: confirmation.asking.now })),
    },
    {
      does: "Pulsa «Iniciar sesión»: se le dice para qué.",
      sees: [login.submit],
      act: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole("button", { name: confirmation.login.action }));
        await screen.findByRole("dialog");
      },
    },
    {
      does: "Entra de nuevo.",
      sees: [login.success],
      act: async ({ userEvent }) => {
        const dialog = within(screen.getByRole("dialog"));
        await userEvent.type(await dialog.findByRole("textbox", { name: login.document }), person.document);
        await userEvent.type(dialog.getByLabelText(login.password), "Suerte*2026");
        await userEvent.click(dialog.getByRole("checkbox", { name: login.captcha.label }));
        await dialog.findByText(login.captcha.done);
        await userEvent.click(dialog.getByRole("button", { name: login.submit }));
      },
    },
  ]),
};
