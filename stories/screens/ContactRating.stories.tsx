/** The rating of a service: its questions, its faults, and what was sent. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { failure, success } from "#api/result";
import Rating, { type loader } from "#src/screens/Contact/Rating.tsx";
import { services } from "../fixtures/contact";
import { problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const sendRating = fn((_service: string, _answers: readonly number[]) => success(null));
const show = (data: Data, next?: Data | "pending") => ({
  at: "/contacto/calificar",
  pages: [page<typeof loader>({ route: "/contacto/calificar", screen: Rating, data, ...(next && { next }) })],
  backend: { sendRating },
});

const meta = {
  title: "Pantallas/Contacto/Califica",
  component: Scene,
  parameters: wholePage,
  args: show({ services: success([...services]) }),
  beforeEach: () => void sendRating.mockClear(),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

async function accept({ canvas, userEvent }: Context) {
  for (const box of canvas.getAllByRole("checkbox")) await userEvent.click(box);
}

async function rate(context: Context) {
  const { canvas, userEvent } = context;
  for (const group of canvas.getAllByRole("radiogroup"))
    await userEvent.click(within(group).getByRole("radio", { name: "2 Muy Bueno" }));
  await userEvent.type(canvas.getByLabelText("Comentario"), "Todo claro");
  await accept(context);
  await userEvent.click(canvas.getByRole("button", { name: "Calificar" }));
}

export const Default: Story = {
  name: "Lista",
  play: async ({ canvas, step, userEvent }) => {
    await step("service-1 comes first, each question with its scale", async () => {
      await expect(canvas.getByLabelText("¿Qué calificas?")).toHaveValue("service-1");
      await expect(canvas.getAllByRole("radiogroup")).toHaveLength(3);
      const [first] = canvas.getAllByRole("radiogroup");
      const names = within(first!)
        .getAllByRole<HTMLInputElement>("radio")
        .map((radio) => radio.labels?.[0]?.textContent);
      await expect(names).toEqual(["1 Excelente", "2 Muy Bueno", "3 Bueno", "4 Regular", "5 Malo"]);
    });
    await step("until both are accepted the button says why it is switched off", async () => {
      const button = canvas.getByRole("button", { name: "Calificar" });
      await expect(button).toHaveAccessibleDescription(
        "Para calificar, acepta los términos y el tratamiento de tus datos.",
      );
      await userEvent.click(canvas.getAllByRole("checkbox")[0]!);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(canvas.getAllByRole("checkbox")[1]!);
      await expect(button).not.toHaveAttribute("aria-disabled");
    });
  },
};

export const OtherService: Story = {
  name: "Otro servicio",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("another service has its own questions, and only they are sent", async () => {
      await userEvent.click(canvas.getAllByRole("radio", { name: "5 Malo" })[0]!);
      await userEvent.selectOptions(canvas.getByLabelText("¿Qué calificas?"), "service-2");
      await expect(canvas.getByRole("radiogroup", { name: "¿Cómo te trató la persona que te atendió?" })).toBeVisible();
      await expect(canvas.getByRole("radio", { name: "5 Malo" })).not.toBeChecked();
      await rate(context);
      await canvas.findByText("Su Calificación ha sido registrada exitosamente");
      await expect(sendRating).toHaveBeenLastCalledWith("service-2", [2]);
    });
  },
};

export const Faults: Story = {
  name: "Con faltas",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await accept(context);
    await userEvent.click(canvas.getByRole("button", { name: "Calificar" }));
    await step("each question without an answer says so, and so does the comment", async () => {
      await expect(await canvas.findByText("Revisa lo que está marcado.")).toBeVisible();
      await expect(canvas.getAllByText("Este campo es requerido")).toHaveLength(4);
    });
  },
};

export const Sent: Story = {
  name: "Enviada",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await rate(context);
    await step("the source's words, and an empty form afterwards", async () => {
      await expect(
        await canvas.findByRole("heading", { name: "Su Calificación ha sido registrada exitosamente" }),
      ).toBeVisible();
      await expect(sendRating).toHaveBeenLastCalledWith("service-1", [2, 2, 2]);
      await userEvent.click(canvas.getByRole("button", { name: "Calificar otro servicio" }));
      await expect(canvas.getByLabelText("Comentario")).toHaveValue("");
      await rate(context);
      await canvas.findByText("Su Calificación ha sido registrada exitosamente");
    });
  },
};

export const Failed: Story = {
  name: "No se pudo enviar",
  args: { backend: { sendRating: () => failure(problems.server) } },
  play: async (context) => {
    const { canvas, step } = context;
    await rate(context);
    await step("the source's words; what was typed stays", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de Calificar el Servicio",
      );
      await expect(canvas.getByLabelText("Comentario")).toHaveValue("Todo claro");
    });
  },
};

export const Empty: Story = {
  name: "Sin servicios",
  args: show({ services: success([]) }),
};

export const Problem: Story = {
  name: "Con problema",
  args: show({ services: failure(problems.server) }),
};

export const Loading: Story = {
  name: "Cargando",
  args: show({ services: failure(problems.server) }, "pending"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await expect(await canvas.findByText("Cargando las preguntas")).toBeInTheDocument();
  },
};
