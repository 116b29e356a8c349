/** "Juego en calma": limits, what was spent, pauses, the reminder of the time and help. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import type { Calm as CalmState } from "#api/calm";
import { failure, success, type Result } from "#api/result";
import { PLAY_TIME_KEY } from "#models/storageKeys";
import { PageFrame } from "#src/page/PageFrame.tsx";
import Calm, { type loader } from "#src/screens/Calm/Calm.tsx";
import TimeReminder from "#src/screens/Calm/TimeReminder.tsx";
import { HOUR, NOW } from "../../tests/models/fakeEnv";
import { limitsSet, nothingSet, raisedDay, withDay } from "../fixtures/calm";
import { person, problems } from "../fixtures/draws";
import { page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

const setLimit = fn((_period: string, pesos: number | null) => success(withDay({ pesos })));
const startPause = fn((_kind: string, _length: number) => success(limitsSet));
const setReminder = fn((reminderMinutes: number | null) => success({ ...limitsSet, reminderMinutes }));

const calmPage = (read: Result<CalmState>, next?: CalmState | "pending") =>
  page<typeof loader>({
    route: "/mi-cuenta/juego-en-calma",
    screen: Calm,
    data: { calm: read },
    ...(next && { next: next === "pending" ? next : { calm: success(next) } }),
  });
const show = (state: CalmState, next?: CalmState) => ({
  at: "/mi-cuenta/juego-en-calma",
  pages: [calmPage(success(state), next)],
  backend: { setLimit, startPause, setReminder },
  person,
});

const meta = {
  title: "Pantallas/Mi cuenta/Juego en calma",
  component: Scene,
  parameters: wholePage,
  args: show(limitsSet),
  beforeEach: () => {
    setLimit.mockClear();
    startPause.mockClear();
    setReminder.mockClear();
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const screenOf = ({ canvasElement }: Pick<Context, "canvasElement">) => within(canvasElement.ownerDocument.body);
const form = ({ canvas }: Pick<Context, "canvas">, name: string) => within(canvas.getByRole("form", { name }));
const never = () => new Promise<never>(() => undefined);

/** Opens the dialog of the limit of the day, and writes an amount in it. */
async function writeLimit(context: Context, opens: string, amount: string) {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole("button", { name: opens }));
  const dialog = within(await screenOf(context).findByRole("dialog", { name: "Tu límite del día" }));
  const field = dialog.getByLabelText("Lo máximo que quieres gastar");
  await userEvent.clear(field);
  if (amount !== "") await userEvent.type(field, amount);
  await userEvent.click(dialog.getByRole("button", { name: "Guardar límite" }));
  return dialog;
}

/** Chooses how long, and asks for it; gives the question. */
async function askFor(context: Context, name: string, length: string, submit: string) {
  const { userEvent } = context;
  const own = form(context, name);
  await userEvent.click(own.getByRole("radio", { name: length }));
  await userEvent.click(own.getByRole("button", { name: submit }));
  return within(await screenOf(context).findByRole("alertdialog"));
}

export const Default: Story = {
  name: "Lista",
  play: async ({ canvas, step, userEvent }) => {
    await step("a part of the account, reachable from every page's foot", async () => {
      const parts = within(canvas.getByRole("navigation", { name: "Partes de tu cuenta" }));
      await expect(parts.getByRole("link", { current: "page", name: "Juego en calma" })).toBeVisible();
      await expect(
        within(canvas.getByRole("contentinfo")).getByRole("link", { name: "Juego en calma" }),
      ).toHaveAttribute("href", "/mi-cuenta/juego-en-calma");
    });
    await step("what was spent is said in words, of its limit where there is one", async () => {
      await expect(canvas.getByText("Llevas $18.000. Sin límite.")).toBeVisible();
      const week = canvas.getByRole("meter", { name: "Esta semana" });
      await expect(week).toHaveAttribute("aria-valuetext", "Llevas $30.000 de $50.000. Te quedan $20.000.");
      await expect(canvas.getByRole("button", { name: "Poner un límite del día" })).toBeEnabled();
      await expect(canvas.getByRole("button", { name: "Cambiar el límite de la semana" })).toBeEnabled();
    });
    await step("the months with what was spent and what was won, drawn and as a table", async () => {
      const bars = canvas.getByRole("list", { name: "Mes a mes" });
      await expect(within(bars).getAllByRole("listitem")[2]).toHaveTextContent(
        "Diciembre de 2025 Gastado: $18.000 en 1 compra Ganado: $0",
      );
      await userEvent.click(canvas.getByText("Ver como tabla"));
      const table = await canvas.findByRole("table", { name: "Mes a mes" });
      await shown(table);
      await expect(within(table).getByRole("cell", { name: "$108.000" })).toBeVisible();
      const [, november] = within(table).getAllByRole("row");
      await expect(november).toHaveTextContent("Noviembre$54.000$90.000");
      await userEvent.click(canvas.getByText("Ver como tabla"));
    });
    await step("the reminder that holds is chosen; whom to call is a press away", async () => {
      await expect(canvas.getByRole("radio", { name: "30 minutos" })).toBeChecked();
      await expect(canvas.getByRole("link", { name: "Llamar a la Línea 106" })).toHaveAttribute("href", "tel:106");
      await expect(canvas.getByRole("link", { name: "Llamar a la Línea 192, opción 4" })).toHaveAttribute(
        "href",
        "tel:192",
      );
    });
  },
};

export const Nothing: Story = {
  name: "Nada puesto",
  args: show(nothingSet),
  play: async ({ canvas, step }) => {
    await step("without limits and purchases it says so", async () => {
      await expect(canvas.getAllByText("No has gastado nada. Sin límite.")).toHaveLength(3);
      await expect(canvas.getByText("No has comprado ni ganado nada en el último año.")).toBeVisible();
      await expect(canvas.getByRole("radio", { name: "Nunca" })).toBeChecked();
    });
  },
};

export const LimitSaved: Story = {
  name: "Límite puesto",
  args: show(limitsSet, withDay({ pesos: 40_000 })),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const opens = "Poner un límite del día";
    await step("too little, and nothing, are refused in the field's own words", async () => {
      const dialog = await writeLimit(context, opens, "");
      await shown(await dialog.findByText("Este campo es requerido"));
      await userEvent.type(dialog.getByLabelText("Lo máximo que quieres gastar"), "500");
      await shown(await dialog.findByText("El valor ingresado debe ser mayor o igual a $1.000"));
      await expect(dialog.queryByRole("button", { name: "Quitar el límite" })).toBeNull();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screenOf(context).queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(canvas.getByRole("button", { name: opens })).toHaveFocus());
    });
    await step("a first limit holds at once, and is told", async () => {
      await writeLimit(context, opens, "40000");
      await expect(await canvas.findByText("Tu límite del día es de $40.000.")).toBeInTheDocument();
      await expect(setLimit.mock.calls).toEqual([["day", 40_000]]);
      await waitFor(() => expect(screenOf(context).queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(canvas.getByRole("button", { name: "Cambiar el límite del día" })).toHaveFocus());
    });
  },
};

export const LimitWaiting: Story = {
  name: "Límite que sube mañana",
  args: show(raisedDay, withDay({ pesos: 20_000 })),
  play: async ({ canvas, step, userEvent }) => {
    await step("what waits says from when it holds", async () => {
      await expect(canvas.getByText(/^Desde mañana a la 1:00.p\..m\. tu límite será de \$80\.000\.$/)).toBeVisible();
    });
    await step("it can be taken back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Dejarlo en $20.000, el límite del día" }));
      await expect(await canvas.findByText("Tu límite del día es de $20.000.")).toBeVisible();
      await expect(setLimit.mock.calls).toEqual([["day", 20_000]]);
      await waitFor(() => expect(canvas.queryByText(/^Desde mañana/)).toBeNull());
    });
  },
};

export const LimitRemoved: Story = {
  name: "Límite que se quita mañana",
  args: {
    ...show(withDay({ pesos: 20_000 }), withDay({ pesos: 20_000, next: { pesos: null, from: NOW + 24 * HOUR } })),
    backend: {
      setLimit: () => success(withDay({ pesos: 20_000, next: { pesos: null, from: NOW + 24 * HOUR } })),
    },
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("taking a limit away waits too", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Cambiar el límite del día" }));
      const dialog = within(await screenOf(context).findByRole("dialog"));
      await expect(dialog.getByLabelText("Lo máximo que quieres gastar")).toHaveValue("20.000");
      await userEvent.click(dialog.getByRole("button", { name: "Quitar el límite" }));
      await expect(
        await canvas.findByText(/\$20\.000\. Desde mañana a la 1:00.p\..m\. ya no tendrás este límite\.$/),
      ).toBeInTheDocument();
      await waitFor(() => expect(screenOf(context).queryByRole("dialog")).toBeNull());
    });
  },
};

export const NearlySpent: Story = {
  name: "Casi en el límite",
  args: show({
    ...limitsSet,
    limits: [
      { period: "day", pesos: 20_000, next: null, spentPesos: 19_000 },
      { period: "week", pesos: 30_000, next: null, spentPesos: 30_000 },
      { period: "month", pesos: 50_000, next: null, spentPesos: 54_000 },
    ],
  }),
  play: async ({ canvas, step }) => {
    await step("near, at and above a limit: words, and no alarm", async () => {
      await expect(canvas.getByText("Llevas $19.000 de $20.000. Te quedan $1.000.")).toBeVisible();
      await expect(canvas.getByText("Llevas $30.000, todo tu límite.")).toBeVisible();
      await expect(canvas.getByText("Llevas $54.000. Tu límite es de $50.000.")).toBeVisible();
      await expect(canvas.queryByRole("alert")).toBeNull();
    });
  },
};

const pausedFor = (days: number): CalmState => ({
  ...limitsSet,
  pause: { kind: "pause", endsAt: NOW + days * 24 * HOUR },
});

export const PauseTaken: Story = {
  name: "Empezar una pausa",
  args: show(limitsSet, pausedFor(7)),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step("without a length it is asked for", async () => {
      await userEvent.click(form(context, "Tomar una pausa").getByRole("button", { name: "Tomar la pausa" }));
      await shown(await canvas.findByText("Elige cuántos días"));
      await expect(canvas.getByRole("radio", { name: "1 día" })).toHaveFocus();
    });
    const question = await askFor(context, "Tomar una pausa", "7 días", "Tomar la pausa");
    await step("the question says until when, and that nobody ends it early", async () => {
      await expect(
        question.getByText(
          /^Hasta el viernes 27 de noviembre de 2026 a la 1:00.p\..m\. no harás compras nuevas\. Nadie puede terminarla antes/,
        ),
      ).toBeInTheDocument();
      await expect(startPause).not.toHaveBeenCalled();
    });
    await step("once it has begun, that is read first", async () => {
      await userEvent.click(question.getByRole("button", { name: "Sí, empezar la pausa" }));
      await expect(startPause.mock.calls).toEqual([["pause", 7]]);
      await waitFor(() =>
        expect(document.activeElement).toHaveTextContent(/^Estás en pausa hasta el viernes 27 de noviembre de 2026/),
      );
      await waitFor(() => expect(screenOf(context).queryByRole("alertdialog")).toBeNull());
    });
  },
};

export const Paused: Story = {
  name: "En pausa",
  args: show(pausedFor(7)),
  play: async (context) => {
    const { canvas, step } = context;
    await step("until when, and what stays open", async () => {
      await expect(canvas.getByText(/^Estás en pausa hasta el viernes 27 de noviembre de 2026/)).toBeVisible();
      await expect(canvas.getByText(/^Hasta entonces .* tus premios y tu historial siguen abiertos\.$/)).toBeVisible();
    });
    await step("only what lasts longer is offered", async () => {
      const lengths = form(context, "Tomar una pausa").getAllByRole("radio");
      await expect(lengths.map((one) => (one as HTMLInputElement).value)).toEqual(["15", "30"]);
    });
  },
};

export const Excluded: Story = {
  name: "En autoexclusión",
  args: show({ ...limitsSet, pause: { kind: "exclusion", endsAt: Date.parse("2031-11-20T18:00:00Z") } }),
  play: async ({ canvas, step }) => {
    await step("the year of its end is told; nothing longer is left", async () => {
      await expect(canvas.getByText(/^Estás en autoexclusión hasta el jueves 20 de noviembre de 2031/)).toBeVisible();
      await expect(canvas.getAllByText("La que tienes dura más que todas estas.")).toHaveLength(2);
    });
  },
};

export const ExclusionFailed: Story = {
  name: "No se pudo autoexcluir",
  args: { backend: { startPause: () => failure(problems.server) } },
  play: async (context) => {
    const { step, userEvent } = context;
    const question = await askFor(context, "Autoexclusión", "2 años", "Autoexcluirme");
    await step("the question stays open and says why", async () => {
      await expect(question.getByText(/^Hasta el lunes 20 de noviembre de 2028/)).toBeInTheDocument();
      await userEvent.click(question.getByRole("button", { name: "Sí, autoexcluirme" }));
      await expect(await question.findByRole("alert")).toHaveTextContent(
        "No pudimos empezar la autoexclusión. Inténtalo de nuevo en unos minutos.",
      );
    });
  },
};

export const Failed: Story = {
  name: "No se pudo guardar",
  args: { backend: { setLimit: () => failure(problems.server) } },
  play: async (context) => {
    const dialog = await writeLimit(context, "Poner un límite del día", "40000");
    await context.step("the dialog stays open with what was written", async () => {
      await expect(await dialog.findByRole("alert")).toHaveTextContent("No pudimos guardar tu límite.");
      await expect(dialog.getByLabelText("Lo máximo que quieres gastar")).toHaveValue("40.000");
    });
  },
};

export const Saving: Story = {
  name: "Guardando",
  args: { backend: { setLimit: never } },
  play: async (context) => {
    const dialog = await writeLimit(context, "Poner un límite del día", "40000");
    await context.step("the button says what it does, and takes no second press", async () => {
      await expect(await dialog.findByRole("button", { name: "Guardando…" })).toHaveAttribute("aria-busy", "true");
    });
  },
};

export const ReminderSaved: Story = {
  name: "Recordatorio guardado",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "1 hora" }));
    await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
    await step("it is kept, and told", async () => {
      await expect(await canvas.findByText("Te avisaremos cada hora.")).toBeVisible();
      await expect(setReminder.mock.calls).toEqual([[60]]);
    });
  },
};

const Shop = () => (
  <PageFrame title="La tienda">
    <TimeReminder userId={person.userId} minutes={30} />
  </PageFrame>
);

export const Reminded: Story = {
  name: "Recordatorio",
  args: {
    ...show(limitsSet),
    at: "/loterias",
    pages: [page({ route: "/loterias", screen: Shop, data: null }), calmPage(success(limitsSet))],
  },
  beforeEach: () => {
    // Half an hour of play, of which nothing was told.
    sessionStorage.setItem(PLAY_TIME_KEY, `${person.userId} 1800000 0 30`);
    return () => sessionStorage.removeItem(PLAY_TIME_KEY);
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const dialog = within(
      await screenOf(context).findByRole("alertdialog", { name: "Llevas 30 minutos en la tienda" }),
    );
    await step("it says how long, and leads to where a pause is taken", async () => {
      await expect(dialog.getByRole("button", { name: "Seguir" })).toBeEnabled();
      await userEvent.click(dialog.getByRole("button", { name: "Tomar una pausa" }));
      await expect(await canvas.findByRole("form", { name: "Tomar una pausa" })).toBeVisible();
      await waitFor(() => expect(screenOf(context).queryByRole("alertdialog")).toBeNull());
    });
  },
};

export const Problem: Story = {
  name: "Con problema",
  args: { ...show(limitsSet), pages: [calmPage(failure(problems.server))] },
  play: async ({ canvas, step }) => {
    await step("help is there all the same", async () => {
      await expect(
        canvas.getByRole("heading", { name: "No pudimos traer tus límites. Inténtalo de nuevo en unos minutos." }),
      ).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Llamar a la Línea 106" })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  name: "Cargando",
  args: { ...show(limitsSet), pages: [calmPage(failure(problems.server), "pending")] },
  play: async ({ canvas, step, userEvent }) => {
    await step("asked again, it shows that it is on its way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando tus límites")).toBeInTheDocument();
    });
  },
};
