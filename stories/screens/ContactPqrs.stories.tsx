/** A PQRS: its form, what was sent, and every way in which it is not. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import Pqrs, { type loader } from "#src/screens/Contact/Pqrs.tsx";
import { person, refused } from "../../tests/models/fakeEnv";
import { kept, topics } from "../fixtures/contact";
import { problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const sendPqrs = fn(() => success(kept));
const show = (data: Data, next?: Data | "pending") => ({
  at: "/contacto/pqrs",
  pages: [page<typeof loader>({ route: "/contacto/pqrs", screen: Pqrs, data, ...(next && { next }) })],
  backend: { sendPqrs },
});

const meta = {
  title: "Pantallas/Contacto/PQRS",
  component: Scene,
  parameters: wholePage,
  args: show({ topics: success([...topics]) }),
  beforeEach: () => void sendPqrs.mockClear(),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Fills in the whole form and accepts the policy. */
async function fill({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) {
  const type = async (label: string, text: string) => userEvent.type(canvas.getByLabelText(label), text);
  await type("Tu mensaje", "No me llegó el comprobante");
  await type("Número", "43218765");
  await type("Nombres", "Luz Dary");
  await type("Apellidos", "Mosquera");
  await type("Correo electrónico", "luz@correo.example");
  await type("Teléfono", "3104567890");
  await userEvent.click(canvas.getByRole("checkbox"));
}
const send = ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) =>
  userEvent.click(canvas.getByRole("button", { name: "Enviar" }));

export const Default: Story = {
  name: "Lista",
  play: async ({ canvas, step, userEvent }) => {
    await step("topic 2 comes first with its text, and another brings its own", async () => {
      await expect(canvas.getByLabelText("Tema")).toHaveValue("2");
      await expect(canvas.getByText(/Cuéntanos qué salió mal/)).toBeVisible();
      await userEvent.selectOptions(canvas.getByLabelText("Tema"), "3");
      await expect(canvas.getByText("referencia de la compra")).toBeVisible();
      await userEvent.selectOptions(canvas.getByLabelText("Tema"), "2");
    });
    await step("the document types of the source, in its order", async () => {
      const types = within(canvas.getByLabelText("Tipo")).getAllByRole<HTMLOptionElement>("option");
      await expect(types.map(({ value }) => value)).toEqual(["CC", "NIT", "PA", "CE", "NU", "PD", "CD", "TE"]);
    });
    await step("without the policy the button says why it is switched off, and leads to it", async () => {
      const button = canvas.getByRole("button", { name: "Enviar" });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveAccessibleDescription("Para enviar, acepta el tratamiento de tus datos.");
      await userEvent.click(button);
      await expect(canvas.getByRole("checkbox")).toHaveFocus();
      await expect(sendPqrs).not.toHaveBeenCalled();
    });
  },
};

export const KnownPerson: Story = {
  name: "Con sesión",
  args: { person },
  play: async ({ canvas, step }) => {
    await step("what the account knows is filled in", async () => {
      await expect(canvas.getByLabelText("Número")).toHaveValue("52847193");
      await expect(canvas.getByLabelText("Nombres")).toHaveValue("Marta Lucía");
      await expect(canvas.getByLabelText("Correo electrónico")).toHaveValue("marta@ejemplo.co");
    });
  },
};

export const Faults: Story = {
  name: "Con faltas",
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Número"), "0123");
    await userEvent.type(canvas.getByLabelText("Nombres"), "Luz 2");
    await userEvent.type(canvas.getByLabelText("Apellidos"), "M");
    await userEvent.type(canvas.getByLabelText("Correo electrónico"), "luz@correo");
    await userEvent.click(canvas.getByLabelText("Tu mensaje"));
    await userEvent.paste("x".repeat(151));
    await userEvent.click(canvas.getByRole("checkbox"));
    await send({ canvas, userEvent });
    await step("each field says its rule, above them stands that there is something", async () => {
      await expect(await canvas.findByText("Revisa los datos marcados.")).toBeVisible();
      for (const words of [
        "El campo no debe iniciar por 0",
        "Debes ingresar un nombre válido",
        "El campo debe tener un mínimo de 3 caracteres",
        "Debes ingresar un correo electrónico válido",
        "El campo puede tener un máximo de 150 caracteres",
        "Este campo es requerido",
      ])
        await expect(canvas.getByText(words)).toBeVisible();
      await expect(canvas.getByText("Sobran 1: el mensaje puede tener 150")).toBeVisible();
    });
    await step("the first of them has the focus", async () => {
      await expect(canvas.getByLabelText("Tu mensaje")).toHaveFocus();
    });
  },
};

export const Sent: Story = {
  name: "Enviada",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await fill(context);
    await send(context);
    await step("the source's words, the case number, the last day, and the state", async () => {
      const heading = await canvas.findByRole("heading", { name: "Su mensaje ha sido registrado exitosamente" });
      await expect(heading).toBeVisible();
      await expect(canvas.getByText("PQ-2611-7F3KQX")).toBeVisible();
      await expect(canvas.getByText("A más tardar el lunes 14 de diciembre de 2026")).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Ver su estado" })).toHaveAttribute(
        "href",
        "/contacto/pqrs/estado?radicado=PQ-2611-7F3KQX",
      );
      await waitFor(() => expect(heading.closest("[role=status]")).toHaveFocus());
    });
    await step("the form is empty again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Enviar otra PQRS" }));
      await expect(canvas.getByLabelText("Tu mensaje")).toHaveValue("");
      await fill(context);
      await send(context);
      await canvas.findByText("PQ-2611-7F3KQX");
      const keys = sendPqrs.mock.calls.map((call) => (call as unknown[])[1]);
      await expect(new Set(keys).size).toBe(2);
    });
  },
};

export const Failed: Story = {
  name: "No se pudo enviar",
  args: { backend: { sendPqrs: () => failure(problems.server) } },
  play: async (context) => {
    const { canvas, step } = context;
    await fill(context);
    await send(context);
    await step("the source's words; what was typed stays", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de guardar el Comentario",
      );
      await expect(canvas.getByLabelText("Tu mensaje")).toHaveValue("No me llegó el comprobante");
    });
  },
};

export const RefusedField: Story = {
  name: "Rechazada por el servidor",
  args: {
    backend: {
      sendPqrs: () =>
        failure(
          refused(400, "INVALID_FIELDS", "Hay datos que debemos revisar.", { last_name: "Este dato no es válido" }),
        ),
    },
  },
  play: async (context) => {
    const { canvas, step } = context;
    await fill(context);
    await send(context);
    await step("a field that the backend refuses says so and has the focus", async () => {
      await expect(await canvas.findByText("Este dato no es válido")).toBeVisible();
      await expect(canvas.getByLabelText("Apellidos")).toHaveFocus();
    });
  },
};

export const Empty: Story = {
  name: "Sin temas",
  args: show({ topics: success([]) }),
  play: async ({ canvas, step }) => {
    await step("an empty list is said in the source's words", async () => {
      await expect(canvas.getByRole("heading", { name: "Ocurrio un error al traer la información" })).toBeVisible();
    });
  },
};

export const Problem: Story = {
  name: "Con problema",
  args: show({ topics: failure(problems.server) }),
};

export const Loading: Story = {
  name: "Cargando",
  args: show({ topics: failure(problems.server) }, "pending"),
  play: async ({ canvas, step, userEvent }) => {
    await step("Reintentar shows that the topics are on their way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando los temas")).toBeInTheDocument();
    });
  },
};
