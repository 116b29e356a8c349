/** From the bell to the wallet: a player is told that a ticket won, sees the prize and has it paid. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { success } from "#api/result";
import { copy, format } from "#copy";
import PrizePayment, { type loader } from "#src/screens/Account/PrizePayment.tsx";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { yes } from "../../tests/models/fakeEnv";
import { NOW, person } from "../fixtures/draws";
import { claimable } from "../fixtures/prizes";
import { type DataOf, page, Scene } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";
import { flow, told } from "./told";

const { claims, notices, shell } = copy;

const prizes: DataOf<typeof loader> = {
  prizes: success([claimable]),
  terms: success({ uvtPesos: 52_374, isOpen: true }),
  steps: success([]),
  mobile: "3004127788",
  paging: { page: 1, size: 5 },
};
const winner = { ...person, unreadNotices: 1 };

const meta = {
  title: "Flujos/Reclamar",
  component: Scene,
  parameters: flow({
    number: "0107",
    lead: "Ganó, la campana se lo dice, y cobra el premio en su billetera: una sola vez.",
  }),
  args: {
    at: "/",
    person: winner,
    pages: [
      page({ route: "/", screen: NotFound, data: null }),
      page<typeof loader>({
        route: "/mi-cuenta/pago-premios",
        screen: PrizePayment,
        data: prizes,
        next: {
          ...prizes,
          prizes: success([{ ...claimable, state: "CLAIMED", code: "28", paidDay: "2026-11-20" }]),
        },
      }),
    ],
    backend: {
      session: () =>
        yes({
          now: NOW,
          person: { ...person, balancePesos: person.balancePesos + claimable.pesos },
          cart: null,
          hasPendingOrder: false,
          documentTypes: [],
        }),
      notices: () =>
        yes([
          {
            id: 1,
            reference: claimable.reference,
            lotteryName: claimable.lotteryName,
            abbreviation: claimable.abbreviation,
            drawNumber: claimable.drawNumber,
            drawDay: claimable.drawDay,
            number: claimable.number,
            series: claimable.series,
            netPesos: claimable.pesos,
            claimUntil: "2027-11-06",
          },
        ]),
      readNotices: () => yes(0),
      topUp: () => yes("paid"),
      reportClaim: () => yes(null),
      receipt: () => yes({ link: "/api/tienda/comprobantes/x" }),
    },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "De la campana a la billetera",
  ...told([
    {
      does: "Abre la campana: un billete suyo ganó.",
      sees: [notices.title, notices.won(1), notices.prize(claimable.pesos), notices.claim("2027-11-06")],
      act: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole("button", { name: shell.bell(1) }));
        await shown(await screen.findByRole("dialog", { name: notices.title }));
      },
    },
    {
      does: "Va a su premio.",
      sees: [claims.title, claims.now, format.pesos(claimable.pesos)],
      act: async ({ userEvent }) =>
        userEvent.click(
          await screen.findByRole("link", { name: notices.open(claimable.lotteryName, claimable.number) }),
        ),
    },
    {
      does: "Lo reclama: antes de aceptar ve qué recibe, con sus impuestos, y en qué cuenta.",
      sees: [
        claims.dialog.title(claimable.pesos),
        claims.dialog.gross,
        claims.dialog.taxes,
        claims.dialog.net,
        claims.dialog.wallet,
      ],
      act: async ({ canvas, userEvent }) => {
        const { pesos, lotteryName, drawNumber } = claimable;
        const button = await canvas.findByRole("button", { name: claims.claimOf(pesos, lotteryName, drawNumber) });
        await userEvent.click(button);
        await shown(await screen.findByRole("dialog", { name: claims.dialog.title(pesos) }));
      },
    },
    {
      does: "Acepta.",
      sees: [claims.dialog.paid],
      act: async ({ userEvent }) =>
        userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: claims.dialog.accept })),
    },
    {
      does: "El diálogo se cierra solo; la lista y el saldo ya son los de ahora.",
      sees: [claims.states.CLAIMED],
      act: async ({ canvas }) => {
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        const balance = shell.account.balance(format.pesos(person.balancePesos + claimable.pesos));
        await waitFor(() => expect(canvas.getAllByText(balance)[0]).toBeInTheDocument());
      },
    },
  ]),
};
