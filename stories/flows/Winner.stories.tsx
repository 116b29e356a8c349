/** Eres ganador: the holder of a paper ticket asks whether it won. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { success } from "#api/result";
import type { TicketCheck } from "#api/results";
import { copy, format } from "#copy";
import Winner, { type loader } from "#src/screens/Winner/Winner.tsx";
import { lotteries } from "../fixtures/draws";
import { type DataOf, page, Scene, type SceneProps } from "../fixtures/Scene";
import { type Acting, flow, told } from "./told";

const { winner } = copy;
const lottery = lotteries.find(({ lotteryId }) => lotteryId === 10)!;
const empty: DataOf<typeof loader> = {
  text: null,
  typed: { lottery: "", day: "", number: "", series: "" },
  lotteries: success([...lotteries]),
  faults: null,
  answer: null,
};

/** The form, whose answer is `check`. */
const answering = (check: TicketCheck): SceneProps => ({
  at: "/eres-ganador",
  pages: [
    page<typeof loader>({
      route: "/eres-ganador",
      screen: Winner,
      data: empty,
      next: {
        ...empty,
        typed: { lottery: "10", day: "13-11-2026", number: "9736", series: "215" },
        answer: {
          ticket: { lotteryId: 10, drawDay: "2026-11-13", number: "9736", series: "215" },
          lottery,
          check: success(check),
        },
      },
    }),
  ],
});

const lost: TicketCheck = {
  hasWon: false,
  prizes: [],
  top: { number: "8447", series: "358" },
  drawNumber: 4861,
  claimUntil: "2027-11-13",
  checked: { secos: 44, approximations: 6 },
};
const won: TicketCheck = {
  ...lost,
  hasWon: true,
  prizes: [
    {
      name: "Mayor en diferente serie",
      netTicketPesos: 3_600_000,
      netFractionPesos: 1_200_000,
      grossTicketPesos: 5_421_687,
      grossFractionPesos: 1_807_229,
    },
  ],
};

const meta = {
  title: "Flujos/Eres ganador",
  component: Scene,
  parameters: flow({
    number: "0108",
    lead: "Tiene un billete de papel y quiere saber si ganó: copia sus datos y la tienda revisa el mayor, los secos y las aproximaciones.",
  }),
  args: answering(won),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn({ canvas, userEvent }: Acting) {
  await userEvent.selectOptions(
    await canvas.findByRole("combobox", { name: winner.form.lottery }),
    lottery.lotteryName,
  );
  await userEvent.type(canvas.getByRole("textbox", { name: winner.form.day }), "13112026");
  await userEvent.type(canvas.getByRole("textbox", { name: winner.form.digit(1) }), "9736");
  await userEvent.type(canvas.getByRole("textbox", { name: winner.form.series }), "215");
  await userEvent.click(canvas.getByRole("button", { name: winner.form.submit }));
}

async function close(button: string, { userEvent }: Acting) {
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: button }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

export const Default: Story = {
  name: "Ganó",
  ...told([
    {
      does: "Abre «¿Eres ganador?».",
      sees: [winner.title, winner.lead, winner.form.title],
    },
    {
      does: "Copia la lotería, la fecha, el número y la serie de su billete, y consulta.",
      sees: [winner.won.title, winner.won.claim],
      act: fillIn,
    },
    {
      does: "Mira el detalle: cuánto recibe, con los impuestos descontados, hasta cuándo y qué llevar.",
      sees: [
        winner.won.netLabel,
        format.pesos(3_600_000),
        winner.won.perFraction(format.pesos(1_200_000)),
        winner.won.untilDay("2027-11-13"),
        winner.won.steps.documents,
      ],
      act: (context) => close(winner.won.detail, context),
    },
  ]),
};

export const NotThisTime: Story = {
  name: "No ganó",
  args: answering(lost),
  ...told([
    {
      does: "Copia los datos de su billete y consulta.",
      sees: [winner.lost.title],
      act: fillIn,
    },
    {
      does: "Acepta: ve qué cayó y qué se revisó, y dónde pedir ayuda si jugar dejó de ser diversión.",
      sees: [winner.lost.fell, winner.lost.played, winner.lost.checked(44, 6), winner.lost.help, winner.again],
      act: (context) => close(copy.shell.accept, context),
    },
  ]),
};
