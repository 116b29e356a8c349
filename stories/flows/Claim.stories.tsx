/** From the bell to the wallet: a player is told that a ticket won, sees the prize and has it paid. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { success } from "#api/result";
import PrizePayment, { type loader } from "#src/screens/Account/PrizePayment.tsx";
import NotFound from "#src/screens/NotFound/NotFound.tsx";
import { yes } from "../../tests/models/fakeEnv";
import { NOW, person } from "../fixtures/draws";
import { claimable } from "../fixtures/prizes";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

const prizes: DataOf<typeof loader> = {
  prizes: success([claimable]),
  terms: success({ uvtPesos: 52_374, isOpen: true }),
  steps: success([]),
  mobile: "3004127788",
  paging: { page: 1, size: 5 },
};
const told = { ...person, unreadNotices: 1 };

const meta = {
  title: "Flujos/Reclamar",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    person: told,
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
  tags: ["CLAIM-01", "CLAIM-04", "CLAIM-05", "FAV-02"],
  play: async ({ canvas, step, userEvent }) => {
    await step("[FAV-02] the bell says that a ticket won, and leads to where it is claimed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Notificaciones, 1 sin leer" }));
      const dialog = await screen.findByRole("dialog", { name: "Tus avisos" });
      await shown(dialog);
      await userEvent.click(await within(dialog).findByRole("link", { name: "Ver tu premio, Medellín 4827" }));
      await expect(await canvas.findByRole("heading", { name: "Tus premios" })).toBeVisible();
    });
    await step("[CLAIM-04] the player accepts what will be paid", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Reclamar $90.000, Medellín, sorteo 4860" }));
      const dialog = await screen.findByRole("dialog", { name: "Recibe $90.000 en OKI" });
      await shown(dialog);
      await userEvent.click(within(dialog).getByRole("button", { name: "Aceptar" }));
      await shown(await within(dialog).findByText("Saldo cargado a su cuenta de OKI, por favor verificar"));
    });
    await step("[CLAIM-05] the dialog closes by itself; list and balance are as they are now", async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 4_000 });
      await waitFor(() => expect(canvas.getAllByText("Reclamado").length).toBeGreaterThan(0));
      await expect(canvas.getAllByText("Saldo $135.000")[0]).toBeInTheDocument();
    });
  },
};
