/** PQRS: a complaint is sent, and its sender follows what becomes of it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { success } from "#api/result";
import { copy } from "#copy";
import Pqrs, { type loader } from "#src/screens/Contact/Pqrs.tsx";
import PqrsState from "#src/screens/Contact/PqrsState.tsx";
import { answered, kept, topics } from "../fixtures/contact";
import { page, Scene } from "../fixtures/Scene";
import { flow, told } from "./told";

const { contact, pqrs } = copy;

const meta = {
  title: "Flujos/PQRS",
  component: Scene,
  parameters: flow({
    number: "0109",
    lead: "Algo salió mal y lo cuenta: recibe un radicado, sabe cuándo le contestan, y con él mira en qué va.",
  }),
  args: {
    at: "/contacto/pqrs",
    pages: [
      page<typeof loader>({ route: "/contacto/pqrs", screen: Pqrs, data: { topics: success([...topics]) } }),
      page({ route: "/contacto/pqrs/estado", screen: PqrsState, data: null as never }),
    ],
    backend: { sendPqrs: () => success(kept), pqrsStatus: () => success(answered) },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Del mensaje a la respuesta",
  ...told([
    {
      does: "Abre PQRS: se le dice cuánto tarda la respuesta.",
      sees: [contact.title, pqrs.lead, pqrs.sheet],
    },
    {
      does: "Cuenta qué pasó, dice quién es, acepta la política y la envía. Recibe su radicado y el último día para contestarle.",
      sees: [
        pqrs.sent,
        pqrs.done.sheet,
        String(kept.caseNumber),
        pqrs.steps.until(String(kept.dueDay)),
        pqrs.done.state,
      ],
      act: async ({ canvas, userEvent }) => {
        for (const [label, text] of [
          [pqrs.comment, "No me llegó el comprobante"],
          [pqrs.document.number, "43218765"],
          [pqrs.name, "Luz Dary"],
          [pqrs.lastName, "Mosquera"],
          [pqrs.email, "luz@correo.example"],
          [pqrs.telephone, "3104567890"],
        ] as const)
          await userEvent.type(canvas.getByLabelText(label), text);
        await userEvent.click(canvas.getByRole("checkbox"));
        await userEvent.click(canvas.getByRole("button", { name: pqrs.submit }));
      },
    },
    {
      does: "Días después sigue el enlace: el radicado ya está escrito.",
      sees: [pqrs.state.title, pqrs.state.sheet],
      act: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("link", { name: pqrs.done.state })),
    },
    {
      does: "Escribe su documento y lee la respuesta.",
      sees: [pqrs.steps.answered, pqrs.state.answer, String(answered.answer), pqrs.state.more],
      act: async ({ canvas, userEvent }) => {
        await userEvent.type(await canvas.findByLabelText(pqrs.state.document), "43218765");
        await userEvent.click(canvas.getByRole("button", { name: pqrs.state.submit }));
      },
    },
  ]),
};
