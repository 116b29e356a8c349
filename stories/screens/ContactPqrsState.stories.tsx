/** What became of a PQRS. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { PqrsStatus } from "#api/contact";
import { failure, success, type Problem } from "#api/result";
import PqrsState from "#src/screens/Contact/PqrsState.tsx";
import { refused } from "../../tests/models/fakeEnv";
import { answered, inProgress, late, received } from "../fixtures/contact";
import { problems } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";

const given = (status: PqrsStatus) => ({ backend: { pqrsStatus: () => success(status) } });
const withProblem = (problem: Problem) => ({ backend: { pqrsStatus: () => failure(problem) } });

const meta = {
  title: "Pantallas/Contacto/Estado de una PQRS",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/contacto/pqrs/estado?radicado=PQ-2611-7F3KQX",
    pages: [page({ route: "/contacto/pqrs/estado", screen: PqrsState, data: null as never })],
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

async function ask({ canvas, userEvent }: Context, document = "43218765") {
  await userEvent.type(canvas.getByLabelText("Número de documento"), document);
  await userEvent.click(canvas.getByRole("button", { name: "Ver estado" }));
}

export const Default: Story = {
  name: "Lista",
  play: async ({ canvas, step, userEvent }) => {
    await step("the case number of the link is filled in; without the document nothing is asked", async () => {
      await expect(canvas.getByLabelText("Radicado")).toHaveValue("PQ-2611-7F3KQX");
      await userEvent.click(canvas.getByRole("button", { name: "Ver estado" }));
      await expect(await canvas.findByText("Este campo es requerido")).toBeVisible();
      await expect(canvas.getByLabelText("Número de documento")).toHaveFocus();
    });
    await step("what is no case number says how one looks", async () => {
      await userEvent.clear(canvas.getByLabelText("Radicado"));
      await userEvent.type(canvas.getByLabelText("Radicado"), "12345");
      await userEvent.tab();
      await expect(await canvas.findByText(/Escribe el radicado como está en tu correo/)).toBeVisible();
    });
  },
};

export const Received: Story = {
  name: "Recibida",
  args: given(received),
  play: async (context) => {
    const { canvas, step } = context;
    await ask(context);
    await step("what was done and until when it is answered", async () => {
      const heading = await canvas.findByRole("heading", { name: "PQ-2611-7F3KQX" });
      await expect(canvas.getByText("A más tardar el lunes 7 de diciembre de 2026")).toBeVisible();
      await waitFor(() => expect(heading.closest("[tabindex]")).toHaveFocus());
    });
  },
};

export const InProgress: Story = {
  name: "En trámite",
  args: given(inProgress),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText("En trámite")).toBeVisible();
  },
};

export const Late: Story = {
  name: "Con el plazo vencido",
  args: given(late),
  play: async (context) => {
    const { canvas, step } = context;
    await ask(context);
    await step("after its last day the reader is told where to turn", async () => {
      await expect(await canvas.findByText(/El plazo de respuesta ya pasó/)).toBeVisible();
      await expect(canvas.getByRole("link", { name: /Ir a la página de la SIC/ })).toBeVisible();
    });
  },
};

export const Answered: Story = {
  name: "Respondida",
  args: given(answered),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await ask(context);
    await step("the answer stands below its dates", async () => {
      await expect(await canvas.findByRole("heading", { name: "Nuestra respuesta" })).toBeVisible();
      await expect(canvas.getByText(/Tu comprobante ya está en tu historial/)).toBeVisible();
    });
    await step("another case number can be looked for", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Buscar otro radicado" }));
      await expect(canvas.getByLabelText("Número de documento")).toHaveValue("");
      await ask(context);
      await canvas.findByRole("heading", { name: "Nuestra respuesta" });
    });
  },
};

const UNKNOWN = "No encontramos una PQRS con ese radicado y ese documento.";

export const Unknown: Story = {
  name: "Desconocida",
  args: withProblem(refused(404, "PQRS_UNKNOWN", UNKNOWN)),
  play: async (context) => {
    const { canvas, step } = context;
    await ask(context);
    await step("it is told in the server's words, and what was typed stays", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(UNKNOWN);
      await expect(canvas.getByLabelText("Radicado")).toHaveValue("PQ-2611-7F3KQX");
    });
  },
};

export const WithProblem: Story = {
  name: "Con problema",
  args: withProblem(problems.server),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("No pudimos consultar tu PQRS");
  },
};
