/** The play screen step by step, and what stands there when a step fails. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import type { NumberStatistics } from "#api/numbers";
import { failure } from "#api/result";
import { below } from "#ds/tokens/breakpoints.ts";
import type { RootStore } from "#models/RootStore";
import Play, { type loader } from "#src/screens/Play/Play.tsx";
import { yes } from "../../tests/models/fakeEnv";
import { HOUR, medellin, NOW, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

type Data = DataOf<typeof loader>;

const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/juego/:lotteryId/:drawNumber", screen: Play, data, ...(next && { next }) }),
];
const series = ["007", "042", "118", "203", "311", "499"].map((one, index) => ({
  series: one,
  freeFractions: index === 3 ? 1 : 3,
}));
const found = { seriesOf: () => yes(series) };

/** The draw is selected before the screen does it, so that the digits stay. */
const play =
  (digits: string, more: (store: RootStore) => void = () => undefined) =>
  (store: RootStore) => {
    store.game.selectDraw(medellin);
    store.game.setDigits(digits);
    more(store);
  };

const meta = {
  title: "Pantallas/Juego",
  component: Scene,
  parameters: wholePage,
  args: { at: "/juego/10/4861", pages: show({ draw: medellin, failure: null, closed: null }), backend: found },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The draw of the week after. */
const next = { ...medellin, drawNumber: 4862, closesAt: NOW + 177 * HOUR, drawsAt: NOW + 178 * HOUR };

/** Whether finished steps fold and the bar stands at the thumb. */
const isFolding = () => window.matchMedia(below.desktop).matches;

export const Default: Story = {
  name: "Antes del número",
  tags: ["PLAY-03"],
  play: async ({ canvas, step }) => {
    await step("price, jackpot and prize plan stand there before any choice", async () => {
      await expect(canvas.getByText("Fracción").parentElement).toHaveTextContent("Fracción $6.000");
      await expect(canvas.getByText("Premio mayor").parentElement).toHaveTextContent("Premio mayor $16.000 millones");
      await expect(canvas.getByRole("link", { name: "Plan de premios, Lotería de Medellín" })).toBeVisible();
    });
    await step("the bar says the first step", async () => {
      await expect(canvas.getByText("Escribe las 4 cifras de tu número")).toBeVisible();
    });
  },
};

export const SeriesFound: Story = {
  name: "Con series",
  tags: ["PLAY-03"],
  args: { prepare: play("1234") },
  play: async ({ canvas, step }) => {
    await step("[PLAY-03] the series of the number are offered with their free fractions", async () => {
      await expect(await canvas.findAllByRole("radio", { name: /fracci/ })).toHaveLength(6);
      await expect(canvas.getByText("6 series libres: elige una")).toBeVisible();
    });
  },
};

export const Chosen: Story = {
  name: "Con fracciones",
  args: { prepare: play("1234") },
  play: async ({ canvas, step, userEvent }) => {
    await step("the series opens its fractions; the ones that are gone say so", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /203/ }));
      await expect(canvas.getByRole("button", { name: "Tomar la disponible" })).toBeEnabled();
      await expect(canvas.getByText("Cada fracción vale $6.000 y gana su parte del premio.")).toBeVisible();
      await expect(canvas.getAllByText("No disponible")).toHaveLength(2);
    });
    if (isFolding())
      await step("the finished step is a line, and opens again", async () => {
        await expect(canvas.getByRole("button", { name: /^Fracción 1/ })).toHaveFocus();
        await expect(canvas.queryByRole("radio", { name: /042/ })).toBeNull();
        await userEvent.click(canvas.getByRole("button", { name: "Cambiar serie" }));
      });
    await step("choosing counts the value", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: /042/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Tomar billete completo" }));
      await expect(canvas.getByText("$18.000")).toBeVisible();
    });
  },
};

export const Searching: Story = {
  name: "Buscando series",
  args: { backend: { seriesOf: () => new Promise(() => undefined) }, prepare: play("1234") },
};

export const SoldOut: Story = {
  name: "Número agotado",
  tags: ["PLAY-03"],
  args: {
    backend: {
      seriesOf: (_, number) => (number === "1234" ? yes([]) : yes(series)),
      otherNumbers: () => yes(["1233", "1235", "1236", "1232"]),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Cifra 1 de 4" }), "1234");
    await step("[PLAY-03] it is said once, by the number, and the bar says what to try", async () => {
      await expect(
        await canvas.findByText("Actualmente no existe fracciones disponibles para el número seleccionado"),
      ).toBeVisible();
      await expect(await canvas.findByText("1234 agotado: prueba 1233")).toBeVisible();
      await expect(canvas.queryByRole("heading", { name: "Fracciones" })).toBeNull();
    });
    await step("its neighbours are offered, and the focus stays at the number", async () => {
      await expect(canvas.getByText("Prueba con uno cercano:")).toBeVisible();
      for (const name of ["1233", "1235", "1236", "1232"])
        await expect(canvas.getByRole("button", { name })).toBeVisible();
      await expect(canvas.getByRole("textbox", { name: "Cifra 4 de 4" })).toHaveFocus();
    });
    if (isFolding())
      await step("on a phone it stands over the bar", async () => {
        const said = canvas.getByText("Actualmente no existe fracciones disponibles para el número seleccionado");
        const bar = canvas.getByRole("region", { name: "Tu jugada" });
        await waitFor(async () => {
          const [box, edge] = [said.getBoundingClientRect(), bar.getBoundingClientRect()];
          await expect(box.top).toBeGreaterThanOrEqual(0);
          await expect(box.bottom).toBeLessThanOrEqual(edge.top);
        });
      });
  },
};

export const SoldOutWayOut: Story = {
  ...SoldOut,
  name: "Número agotado, con salida",
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Cifra 1 de 4" }), "1234");
    await step("another number is taken with one press, and the page goes on to its series", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: isFolding() ? "Usar 1233" : "1233" }));
      await expect(await canvas.findByRole("radio", { name: /007/ })).toHaveFocus();
      if (!isFolding()) await expect(valueOfTheWheels()).toBe("1233");
      else await expect(canvas.getAllByText("Número")[0]).toHaveTextContent("Número 1233");
    });
  },
};

export const LoneSeries: Story = {
  name: "Una sola serie",
  args: { backend: { seriesOf: () => yes([{ series: "305", freeFractions: 2 }]) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("it is taken, and the focus goes on to its fractions", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Cifra 1 de 4" }), "1234");
      await waitFor(() => expect(canvas.getByRole("button", { name: /^Fracción 1/ })).toHaveFocus());
      await expect(canvas.getByText("Serie 305, 2 libres: elige fracciones")).toBeVisible();
    });
    await step("where the whole ticket is not there, the button says what is", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Tomar las 2 disponibles" }));
      await expect(canvas.getByText("$12.000")).toBeVisible();
    });
  },
};

export const OwnSeriesRefused: Story = {
  name: "Otra serie, rechazada",
  tags: ["PLAY-03"],
  args: { backend: { seriesOf: (_, __, own) => yes(own === undefined ? series : []) } },
  play: async ({ canvas, step, userEvent }) => {
    await step("[PLAY-03] the refusal stands by its field, and the bar says it in a line", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Cifra 1 de 4" }), "1234");
      await waitFor(() => expect(canvas.getByRole("radio", { name: /007/ })).toHaveFocus());
      await userEvent.type(canvas.getByRole("textbox", { name: "Otra serie" }), "512");
      await expect(await canvas.findByText("La serie ingresada no se encuentra disponible")).toBeVisible();
      await expect(canvas.getByText("512 no está libre: elige otra")).toBeVisible();
    });
  },
};

export const SeriesFailed: Story = {
  name: "Series con problema",
  tags: ["PLAY-03"],
  args: { backend: { seriesOf: () => Promise.resolve(failure(problems.server)) }, prepare: play("1234") },
};

export const Incomplete: Story = {
  name: "Número incompleto",
  tags: ["PLAY-02"],
  args: { prepare: play("12  ") },
  play: async ({ canvas, step, userEvent }) => {
    await step("[PLAY-02] an empty box is said, and the focus goes there", async () => {
      if (isFolding()) await userEvent.type(canvas.getByRole("textbox", { name: "Cifra 1 de 4" }), "{Enter}");
      else await userEvent.click(await canvas.findByRole("button", { name: "Añadir al carrito" }));
      await expect(canvas.getByText("Debes completar los 4 números")).toBeVisible();
      await expect(canvas.getByRole("textbox", { name: "Cifra 3 de 4" })).toHaveFocus();
    });
  },
};

export const Added: Story = {
  name: "Producto añadido",
  tags: ["PLAY-08"],
  args: { prepare: play("1234") },
  play: async ({ canvas, step, userEvent }) => {
    await step(
      "[PLAY-08] what was added is said with the way to the cart, and the focus is back for the next number",
      async () => {
        await userEvent.click(await canvas.findByRole("radio", { name: /042/ }));
        await userEvent.click(canvas.getByRole("button", { name: /^Fracción 1/ }));
        await userEvent.click(canvas.getByRole("button", { name: "Añadir al carrito" }));
        await expect(await canvas.findByText("Añadido: 1234-042")).toBeVisible();
        await expect(canvas.getByText("1 fracción, $6.000")).toBeVisible();
        await expect(canvas.getByRole("link", { name: "Ver carrito" })).toBeVisible();
        await expect(canvas.queryByRole("button", { name: "Añadir al carrito" })).toBeNull();
        await expect(canvas.getByRole("textbox", { name: "Cifra 1 de 4" })).toHaveFocus();
      },
    );
  },
};

export const Closed: Story = {
  name: "Sorteo cerrado mientras se juega",
  args: {
    pages: show({ draw: { ...medellin, closesAt: NOW - 1 }, failure: null, closed: null }),
    backend: { ...found, openDraws: () => yes([next]) },
    prepare: play("1234"),
  },
  play: async ({ canvas, step }) => {
    await step("it says when it closed, and offers the next draw with the number kept", async () => {
      await expect(await canvas.findByText(/Guardamos tu 1234/)).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Jugar el 1234, Lotería de Medellín" })).toHaveAttribute(
        "href",
        "/juego/10/4862",
      );
    });
  },
};

export const ClosedLink: Story = {
  name: "Enlace a un sorteo cerrado",
  args: {
    pages: show({ draw: null, failure: null, closed: { id: { lotteryId: 10, drawNumber: 4861 }, next } }),
  },
  play: async ({ canvas, step }) => {
    await step("it says that it closed, and leads to the lottery's next draw", async () => {
      await expect(canvas.getByRole("heading", { level: 1, name: "Este sorteo ya cerró" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" })).toBeVisible();
    });
  },
};

export const ClosedWithoutNext: Story = {
  name: "Sorteo cerrado, sin otro",
  args: {
    pages: show({ draw: null, failure: null, closed: { id: { lotteryId: 10, drawNumber: 4861 }, next: null } }),
  },
};

export const NoDraw: Story = {
  name: "Sin sorteo",
  tags: ["PLAY-01"],
  args: { pages: show({ draw: null, failure: null, closed: null }) },
  play: async ({ canvas, canvasElement, step }) => {
    await step("[PLAY-01] it is said once, with the way back to the lotteries", async () => {
      const { body } = canvasElement.ownerDocument;
      const said = within(body).getAllByText("Primero debes seleccionar una lotería para poder jugar un sorteo");
      await expect(said).toHaveLength(1);
      await expect(within(body).queryByRole("alertdialog")).toBeNull();
      await expect(canvas.getByRole("link", { name: "Ver las loterías" })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: "Con problema",
  args: { pages: show({ draw: null, failure: problems.server, closed: null }) },
};

export const Loading: Story = {
  name: "Reintentando",
  args: { pages: show({ draw: null, failure: problems.offline, closed: null }, "pending") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reintentar" }));
    await expect(await canvas.findByRole("button", { name: /Reintentar/ })).toHaveAttribute("aria-disabled", "true");
  },
};

const statistics: NumberStatistics = {
  most: [
    { number: "4827", times: 3 },
    { number: "0034", times: 2 },
    { number: "9107", times: 2 },
    { number: "1256", times: 2 },
    { number: "7780", times: 1 },
    { number: "0999", times: 1 },
  ],
  least: ["5551", "0007", "3308", "6120", "2094", "8873"].map((number) => ({ number, times: 0 })),
  draws: 50,
  neverDrawn: 7_914,
};
const left = [212, 198, 1, 305, 0, 500, 41, 87, 300, 12, 499, 2];
/** A backend that helps with everything. */
const helping = {
  ...found,
  freeAmong: (_: unknown, numbers: string[]) => yes(numbers),
  freeNumbers: () =>
    yes(left.map((wholeTickets, index) => ({ number: String(417 + index * 833).padStart(4, "0"), wholeTickets }))),
  numberStatistics: () => yes(statistics),
};
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

/** Opens the sheet, at one of its parts. */
async function openHelp(userEvent: User, part?: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("button", { name: "Ayúdame a elegir" }));
  const sheet = await screen.findByRole("dialog", { name: "Elige un número" });
  if (part) await userEvent.click(within(sheet).getByRole("tab", { name: part }));
  return sheet;
}
const valueOfTheWheels = (): string =>
  screen
    .getAllByRole<HTMLInputElement>("textbox", { name: /^Cifra \d de 4/ })
    .map(({ value }) => value)
    .join("");

const seriesAsked = fn((_draw: unknown, _number: string) => yes(series));

/** Numbers of which the backend said that they are sold out: the first two of each dozen that was drawn. */
const soldOut: string[] = [];

export const HelpAtRandom: Story = {
  name: "Ayuda: al azar",
  args: {
    backend: {
      ...helping,
      freeAmong: (_, numbers) => {
        soldOut.push(...numbers.slice(0, 2));
        return yes(numbers.slice(2));
      },
    },
  },
  play: async ({ step, userEvent }) => {
    const sheet = within(await openHelp(userEvent));
    const numbers = () => sheet.getAllByRole("button", { name: /^\d{4}$/ }).map(({ textContent }) => textContent);
    await step("six different numbers, none of them sold out, and others on demand", async () => {
      await shown(await sheet.findByText("Salieron al azar. Ninguno tiene más probabilidad que otro."));
      const first = numbers();
      await expect(new Set(first).size).toBe(6);
      await expect(soldOut).not.toHaveLength(0);
      for (const number of first) await expect(soldOut).not.toContain(number);
      await userEvent.click(sheet.getByRole("button", { name: "Otros números" }));
      await waitFor(() => expect(numbers()).not.toEqual(first));
      await expect(numbers()).toHaveLength(6);
      await expect(sheet.getByRole("button", { name: "Otros números" })).toHaveFocus();
    });
  },
};

export const HelpTaken: Story = {
  name: "Ayuda: número tomado",
  args: { backend: { ...helping, seriesOf: seriesAsked } },
  play: async ({ step, userEvent }) => {
    seriesAsked.mockClear();
    const sheet = within(await openHelp(userEvent, "Libres"));
    await step("a number that is taken fills the wheels and finds its series, as if typed", async () => {
      await userEvent.click(await sheet.findByRole("button", { name: "0417 212 billetes completos" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(await screen.findByRole("radio", { name: /007/ })).toBeEnabled();
      await expect(seriesAsked).toHaveBeenCalledOnce();
      await expect(seriesAsked.mock.lastCall![1]).toBe("0417");
      if (!isFolding()) await expect(valueOfTheWheels()).toBe("0417");
    });
    await step("and the focus goes on to the series, as after the fourth digit", async () => {
      await waitFor(() => expect(screen.getByRole("radio", { name: /007/ })).toHaveFocus());
      await expect(screen.getByText("6 series libres: elige una")).toBeVisible();
    });
  },
};

export const HelpFree: Story = {
  name: "Ayuda: libres",
  args: { backend: helping },
  play: async ({ step, userEvent }) => {
    const sheet = within(await openHelp(userEvent, "Libres"));
    await step("free numbers say how many whole tickets are left", async () => {
      await expect(await sheet.findAllByRole("button", { name: /^\d{4} / })).toHaveLength(12);
      await shown(sheet.getByRole("button", { name: "2083 1 billete completo" }));
      await shown(sheet.getByRole("button", { name: "3749 Solo fracciones" }));
    });
  },
};

export const HelpDrawn: Story = {
  name: "Ayuda: estadísticas",
  tags: ["PLAY-09"],
  args: { backend: helping },
  play: async ({ step, userEvent }) => {
    const sheet = within(await openHelp(userEvent, "Estadísticas"));
    await step("it is said that they make nobody luckier, and what was counted", async () => {
      await shown(await sheet.findByText("No aumenta la probabilidad de ganar."));
      await shown(sheet.getByText(/en los últimos 50 sorteos/));
      await shown(sheet.getByText(/^7\.914 números no cayeron/));
    });
    await step("[PLAY-09] the most and the least drawn, each with its table", async () => {
      await shown(sheet.getByRole("button", { name: "4827 3 veces" }));
      await shown(sheet.getByRole("button", { name: "5551 0 veces" }));
      await userEvent.click(sheet.getAllByText("Ver como tabla")[0]!);
      await shown(await sheet.findByRole("table", { name: "Más sorteados" }));
    });
    await step("Escape closes the sheet, and the number is as it was", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(valueOfTheWheels()).toBe("");
      await waitFor(() => expect(screen.getByRole("button", { name: "Ayúdame a elegir" })).toHaveFocus());
    });
  },
};

export const HelpLoading: Story = {
  name: "Ayuda: cargando",
  args: { backend: { ...helping, numberStatistics: () => new Promise(() => undefined) } },
  play: async ({ userEvent }) => {
    const sheet = within(await openHelp(userEvent, "Estadísticas"));
    await expect(await sheet.findByText("Contando sorteos")).toBeInTheDocument();
  },
};

export const HelpEmpty: Story = {
  name: "Ayuda: vacía",
  args: {
    backend: {
      ...helping,
      freeAmong: () => yes([]),
      freeNumbers: () => yes([]),
      numberStatistics: () => yes({ most: [], least: [], draws: 0, neverDrawn: 10_000 }),
    },
  },
  play: async ({ step, userEvent }) => {
    const sheet = within(await openHelp(userEvent));
    await step("each part says what it has not", async () => {
      await shown(await sheet.findByText(/ya están agotados/));
      await userEvent.click(sheet.getByRole("tab", { name: "Libres" }));
      await shown(await sheet.findByText("No encontramos números libres en este sorteo."));
      await userEvent.click(sheet.getByRole("tab", { name: "Estadísticas" }));
      await shown(await sheet.findByText("Todavía no hay sorteos de esta lotería para contar."));
    });
  },
};

const failsOnce = fn(helping.numberStatistics);

export const HelpFailed: Story = {
  name: "Ayuda: con problema",
  args: {
    backend: {
      ...helping,
      freeAmong: () => Promise.resolve(failure(problems.server)),
      numberStatistics: failsOnce,
    },
  },
  play: async ({ step, userEvent }) => {
    failsOnce.mockReset();
    failsOnce.mockImplementation(helping.numberStatistics);
    failsOnce.mockResolvedValueOnce(failure(problems.server));
    const sheet = within(await openHelp(userEvent));
    await step("where it is not known what is free, there is luck all the same", async () => {
      await expect(await sheet.findAllByRole("button", { name: /^\d{4}$/ })).toHaveLength(6);
    });
    await step("what could not be read is said, and read again", async () => {
      await userEvent.click(sheet.getByRole("tab", { name: "Estadísticas" }));
      await userEvent.click(await sheet.findByRole("button", { name: "Reintentar" }));
      await shown(await sheet.findByRole("button", { name: "4827 3 veces" }));
    });
  },
};

export const HelpUnread: Story = {
  name: "Ayuda: otra vez con problema",
  args: { backend: { ...helping, freeNumbers: () => Promise.resolve(failure(problems.offline)) } },
  play: async ({ step, userEvent }) => {
    const sheet = within(await openHelp(userEvent, "Libres"));
    await step("without a network it waits for one", async () => {
      await shown(await sheet.findByRole("alert"));
    });
  },
};

export const HelpSome: Story = {
  name: "Ayuda: lo que otro backend sabe",
  args: {
    backend: {
      ...helping,
      freeNumbers: () => yes([{ number: "4827", wholeTickets: null }]),
      numberStatistics: () => yes({ most: [{ number: "4827", times: 1 }], least: [], draws: null, neverDrawn: null }),
    },
  },
  play: async ({ step, userEvent }) => {
    const sheet = within(await openHelp(userEvent, "Libres"));
    await step("a number stands alone where nothing is told of its tickets", async () => {
      await shown(await sheet.findByRole("button", { name: "4827" }));
    });
    await step("what it has not counted is left out", async () => {
      await userEvent.click(sheet.getByRole("tab", { name: "Estadísticas" }));
      await shown(await sheet.findByRole("button", { name: "4827 1 vez" }));
      await expect(sheet.queryByText("Menos sorteados")).toBeNull();
      await shown(sheet.getByText("Veces que cayó cada número en los sorteos de esta lotería."));
    });
  },
};
