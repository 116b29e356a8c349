/** The player's prizes and the claim of one, how a prize is paid, and where the money goes. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import PrizePayment, { type loader } from "#src/screens/Account/PrizePayment.tsx";
import { no, refused, yes } from "../../tests/models/fakeEnv";
import { picture } from "../fixtures/content";
import { person, problems } from "../fixtures/draws";
import { claimable, claimed, inProcess, large, prizes } from "../fixtures/prizes";
import { type DataOf, page, Scene, type SceneProps, wholePage } from "../fixtures/Scene";
import { shown } from "../fixtures/shown";

type Data = DataOf<typeof loader>;

const steps = [
  { id: 4, cover: picture("loterias"), text: ["Compara el número y la serie de tu billete con el resultado."] },
  { id: 3, cover: picture("comprobante"), text: ["Ten a la mano tu documento y el comprobante de la compra."] },
  { id: 2, cover: picture("medida"), text: ["Revisa el valor neto: al anunciado se le descuentan los impuestos."] },
  { id: 1, cover: null, text: ["Reclama antes de un año."] },
];
const ready: Data = {
  prizes: success([...prizes]),
  terms: success({ uvtPesos: 52_374, isOpen: true }),
  steps: success(steps.slice(0, 3)),
  mobile: "3004127788",
  paging: { page: 1, size: 10 },
};
const show = (over: Partial<Data>, next?: Partial<Data> | "pending") => ({
  at: "/mi-cuenta/pago-premios",
  pages: [
    page<typeof loader>({
      route: "/mi-cuenta/pago-premios",
      screen: PrizePayment,
      data: { ...ready, ...over },
      ...(next && { next: next === "pending" ? next : { ...ready, ...next } }),
    }),
    page({ route: "/mi-cuenta/datos", screen: () => <h1>Datos</h1>, data: null }),
  ],
  person,
});

const meta = {
  title: "Pantallas/Mi cuenta/Pago de premios",
  component: Scene,
  parameters: wholePage,
  args: show({}),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const claimName = "Reclamar $90.000, Medellín, sorteo 4860";

export const Default: Story = {
  name: "Lista",
  tags: ["CLAIM-02", "CLAIM-03"],
  play: async ({ canvas, canvasElement, step }) => {
    await step("what can be claimed now comes first, with its sum", async () => {
      await expect(canvas.getByText("Puedes cobrar ahora").parentElement).toHaveTextContent(
        "1 premio, a tu cuenta OKI",
      );
      const items = canvas.queryByRole("table")
        ? canvas.getAllByRole("row").slice(1)
        : within(canvasElement).getAllByRole("article");
      await expect(items).toHaveLength(7);
      await expect(items[0]).toHaveTextContent(/Medellín.*4827.*118/);
      await expect(within(items[0]!).getByRole("button", { name: claimName })).toBeEnabled();
    });
    await step("[CLAIM-02] each prize says its state", async () => {
      await expect(canvas.getAllByText("Reclamado")[0]).toBeInTheDocument();
      await expect(canvas.getAllByText("Pagado en punto físico").length).toBeGreaterThan(1);
      canvas.getAllByText(/La recarga está en camino/);
    });
    await step(
      "[CLAIM-03] one that is not claimed here says where to go, to a touch and to a screen reader too",
      async () => {
        const button = canvas.getByRole("button", { name: "Reclamar $1.200.000, Bogotá, sorteo 2871" });
        await expect(button).toHaveAttribute("aria-disabled", "true");
        await expect(button).toHaveAccessibleDescription("Para reclamar este premio debes dirigirte a un punto físico");
        await userEvent.click(button);
        await waitFor(() =>
          expect(button.parentElement?.querySelector("[role=tooltip]")).toHaveAttribute("data-open", "true"),
        );
        await userEvent.keyboard("{Escape}");
        await expect(canvas.getByRole("button", { name: /^Reclamar \$25\.000/ })).toHaveAttribute(
          "aria-disabled",
          "true",
        );
      },
    );
    await step("masks stay as they come", async () => {
      await expect(canvas.getAllByText(/\*\*40/)[0]).toBeInTheDocument();
    });
    await step("three steps stand side by side; the wallet is chosen, the other way is to come", async () => {
      await expect(canvas.getByText(/Compara el número/)).toBeVisible();
      await expect(canvas.queryByRole("region", { name: "Cómo reclamar un premio" })).toBeNull();
      await expect(canvas.getByRole("tab", { name: "OKI" })).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getByRole("tab", { name: "Banco (Próximamente)" })).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const Many: Story = {
  name: "Carrusel",
  args: show({ prizes: success([claimed]), steps: success(steps) }),
  play: async ({ canvas, step }) => {
    await step("more than three are a carousel", async () => {
      await expect(canvas.getByRole("region", { name: "Cómo reclamar un premio" })).toBeVisible();
      await expect(canvas.getAllByRole("group", { name: /^\d de 4:/ })).toHaveLength(4);
    });
  },
};

export const Paged: Story = {
  name: "De página en página",
  args: show({ paging: { page: 2, size: 5 } }),
  play: async ({ canvas, step }) => {
    await step("the pages have addresses", async () => {
      await expect(canvas.getByText("Página 2 de 2")).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Anterior" })).toHaveAttribute("href", "/mi-cuenta/pago-premios");
    });
  },
};

export const Empty: Story = {
  name: "Vacía",
  args: show({ prizes: success([]), steps: success([]) }),
  play: async ({ canvas, step }) => {
    await step("without prizes it says where they come from, and leads to the check", async () => {
      await expect(canvas.getByRole("heading", { name: "No se encontraron resultados de premios." })).toBeVisible();
      await expect(within(canvas.getByRole("main")).getByRole("link", { name: "¿Eres ganador?" })).toHaveAttribute(
        "href",
        "/eres-ganador",
      );
    });
  },
};

export const Closed: Story = {
  name: "Cobro cerrado",
  args: show({ prizes: success([claimable]), terms: success({ uvtPesos: 52_374, isOpen: false }) }),
  play: async ({ canvas, step }) => {
    await step("the setting closes the claims, and the button says so", async () => {
      await expect(canvas.getByRole("button", { name: claimName })).toHaveAccessibleDescription(
        "El cobro de premios en la tienda no está disponible en este momento.",
      );
      await expect(canvas.queryByText("Puedes cobrar ahora")).toBeNull();
    });
  },
};

export const Unknown: Story = {
  name: "Sin saber la UVT",
  args: show({ prizes: success([claimable, claimed]), terms: failure(problems.server) }),
  play: async ({ canvas, step }) => {
    await step("without the terms nothing is claimed, and no point is named", async () => {
      await expect(canvas.getByRole("button", { name: claimName })).toHaveAccessibleDescription(
        /^No pudimos comprobar si este premio se cobra aquí/,
      );
    });
  },
};

export const Problem: Story = {
  name: "Con problema",
  args: show({ prizes: failure(problems.server), steps: failure(problems.server) }),
  play: async ({ canvas, step }) => {
    await step("the source's words, each part by itself", async () => {
      await expect(
        canvas.getByRole("heading", { name: "Ocurrió un error al momento de traer el listado de premios" }),
      ).toBeVisible();
      await expect(
        canvas.getByRole("heading", { name: "Ocurrió un error al momento de traer formulario de pago" }),
      ).toBeVisible();
    });
  },
};

export const Loading: Story = {
  name: "Cargando",
  args: show({ prizes: failure(problems.server), steps: failure(problems.server) }, "pending"),
  play: async ({ canvas, step }) => {
    await step("asked again, prizes and steps show that they are on their way", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: "Reintentar" })[0]!);
      await expect(await canvas.findByText("Cargando tus premios")).toBeInTheDocument();
      await expect(await canvas.findByText("Cargando cómo cobrar un premio")).toBeInTheDocument();
    });
  },
};

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Opens the question of the claimable prize. */
async function ask(canvas: Canvas) {
  await userEvent.click(canvas.getByRole("button", { name: claimName }));
  const dialog = await screen.findByRole("dialog", { name: "Recibe $90.000 en OKI" });
  await shown(dialog);
  return within(dialog);
}
const accept = (dialog: ReturnType<typeof within>) => userEvent.click(dialog.getByRole("button", { name: "Aceptar" }));

/** The one claimable prize beside a claimed one, and a backend that answers the claim. */
const claiming = (backend: SceneProps["backend"], next: Partial<Data> = {}, over: Partial<Data> = {}) => ({
  ...show(
    { prizes: success([claimable, claimed]), ...over },
    { prizes: success([claimable, claimed]), ...over, ...next },
  ),
  backend: {
    reportClaim: () => yes(null),
    receipt: () => yes({ link: "/api/tienda/comprobantes/x" }),
    ...backend,
  },
});
const never = new Promise<never>(() => undefined);

export const Asked: Story = {
  name: "Reclamar: la pregunta",
  tags: ["CLAIM-04"],
  args: claiming({}),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await step("[CLAIM-04] it says what is paid, before and after taxes, and to which wallet", async () => {
      for (const said of ["$108.434", "-$18.434", "$90.000", "300 ••• 7788", "Marta Lucía Restrepo", "$0"])
        await expect(dialog.getByText(said)).toBeVisible();
    });
  },
};

export const NoMobile: Story = {
  name: "Reclamar sin celular",
  args: claiming({}, {}, { mobile: "" }),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await step("without a number there is no wallet: it leads to the data", async () => {
      await expect(dialog.queryByRole("button", { name: "Aceptar" })).toBeNull();
      await expect(dialog.getByRole("link", { name: "Ir a tus datos" })).toHaveAttribute("href", "/mi-cuenta/datos");
    });
  },
};

export const Paying: Story = {
  name: "Reclamar: en camino",
  tags: ["CLAIM-04"],
  args: claiming({ topUp: () => never }),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await accept(dialog);
    await step("[CLAIM-04] it says that the wallet is being topped up; nothing closes it", async () => {
      await shown(await dialog.findByText("Realizando recarga para su Cuenta OKI"));
      await userEvent.keyboard("{Escape}");
      await expect(dialog.queryByRole("button", { name: "Cerrar" })).toBeNull();
      await expect(dialog.getByText("Realizando recarga para su Cuenta OKI")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Aceptar" })).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const Paid: Story = {
  name: "Reclamar: pagado",
  args: claiming(
    { topUp: () => yes("paid") },
    { prizes: success([{ ...claimable, state: "CLAIMED", code: "28", paidDay: "2026-11-20" }, claimed]) },
  ),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await accept(dialog);
    await step("the source's words; then it closes by itself and the list is read again", async () => {
      await shown(await dialog.findByText("Saldo cargado a su cuenta de OKI, por favor verificar"));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(canvas.queryByRole("button", { name: claimName })).toBeNull());
      await expect(canvas.getByText("Saldo cargado a su cuenta de OKI, por favor verificar")).toBeVisible();
    });
    await step("the button is gone: the focus is where the end is told", async () => {
      await waitFor(() => expect(document.activeElement).toHaveTextContent("Saldo cargado a su cuenta de OKI"));
    });
  },
};

const refusedBy = (message: string) => claiming({ topUp: () => no(refused(409, "WALLET_REFUSED", message)) });

export const Refused: Story = {
  name: "Reclamar: la billetera se niega",
  args: refusedBy('La billetera no recibió la recarga - {"mensaje":"La cuenta no existe"}'),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await accept(dialog);
    await step("it has failed, in the wallet's words", async () => {
      await shown(await dialog.findByText("Error al realizar la recarga"));
      await expect(dialog.getByText("La cuenta no existe")).toBeVisible();
    });
    await step("the dialog closes by itself; the reason stays, and the prize can be claimed again", async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(canvas.getByText("La cuenta no existe")).toBeVisible();
      await expect(canvas.getByText(/puedes intentarlo otra vez/)).toBeVisible();
      await ask(canvas);
    });
  },
};

export const RefusedUnreadable: Story = {
  name: "Reclamar: una negativa que no se lee",
  args: refusedBy("La billetera no recibió la recarga - {"),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await accept(dialog);
    await step("words that cannot be read are an unknown error", async () => {
      await shown(await dialog.findByText("Error desconocido al procesar la solicitud."));
    });
  },
};

export const Pending: Story = {
  name: "Reclamar: la billetera calla",
  args: claiming({ topUp: () => yes("pending") }, { prizes: success([{ ...claimable, code: "11" }, claimed]) }),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await accept(dialog);
    await step("nobody knows yet: that is said, and the prize is pending without a button", async () => {
      await shown(await dialog.findByText("No sabemos si la recarga salió; la estamos verificando"));
      await userEvent.click(dialog.getByRole("button", { name: "Entendido" }));
      await waitFor(() => expect(canvas.queryByRole("button", { name: claimName })).toBeNull());
      canvas.getAllByText("Pendiente");
      await expect(canvas.getByText("No sabemos si la recarga salió; la estamos verificando")).toBeVisible();
    });
  },
};

export const Lost: Story = {
  name: "Reclamar: se pierde la respuesta",
  args: claiming({ topUp: () => no(problems.offline), playerPrizes: () => no(problems.offline) }),
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas);
    await accept(dialog);
    await step("nobody knows whether it was asked for: that is said, with a way to look", async () => {
      await shown(await dialog.findByText("No sabemos si la recarga salió; la estamos verificando"));
      await expect(dialog.getByRole("button", { name: "Verificar ahora" })).toBeEnabled();
    });
  },
};

let looks = 0;
export const LostAndFound: Story = {
  name: "Reclamar: se pierde la respuesta y llega",
  args: claiming(
    {
      topUp: () => no(problems.offline),
      playerPrizes: () =>
        (looks += 1) === 1 ? no(problems.offline) : yes([{ ...claimable, state: "CLAIMED" as const, code: "28" }]),
    },
    { prizes: success([{ ...claimable, state: "CLAIMED", code: "28" }, claimed]) },
  ),
  play: async ({ canvas, step }) => {
    looks = 0;
    const dialog = await ask(canvas);
    await accept(dialog);
    await step("a look at the list finds it paid", async () => {
      await userEvent.click(await dialog.findByRole("button", { name: "Verificar ahora" }));
      await shown(await dialog.findByText("Saldo cargado a su cuenta de OKI, por favor verificar"));
    });
  },
};

export const InProcess: Story = {
  name: "En camino, luego pagado",
  args: show(
    { prizes: success([inProcess, large]) },
    { prizes: success([{ ...inProcess, state: "CLAIMED", code: "28", paidDay: "2026-11-20" }, large]) },
  ),
  play: async ({ canvas, step }) => {
    await step("while the wallet has not answered the list is read again by itself", async () => {
      canvas.getAllByText(/La recarga está en camino/);
      await canvas.findAllByText("Reclamado");
    });
  },
};
