/** A prize into the wallet: pressed twice, in two tabs, with a wallet that is silent, and with a session that ends in the middle. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, logInHere, open, signIn, test as base, users } from "./fixtures";
import { QUARTER_LATER } from "./shopClock";

/** The wallet of a journey: it keeps what it took by its key, and is silent while it is told to. */
interface OwnWallet {
  taken: Map<string, number>;
  isSilent: boolean;
}

const test = base.extend<{ wallet: OwnWallet & { url: string } }>({
  wallet: async ({}, use) => {
    const wallet = { taken: new Map<string, number>(), isSilent: false, url: "" };
    const server = createServer((request, response) => {
      let text = "";
      request.on("data", (chunk) => (text += chunk));
      request.on("end", () => {
        const { referencia, valor } = JSON.parse(text) as { referencia: string; valor: number };
        wallet.taken.set(referencia, valor);
        response.writeHead(wallet.isSilent ? 502 : 200, { "content-type": "application/json" });
        response.end(JSON.stringify(wallet.isSilent ? {} : { estado: "APROBADA", referencia: `W-${referencia}` }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    wallet.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recargas`;
    await use(wallet);
    server.closeAllConnections();
    server.close();
  },
  shopEnv: async ({ wallet }, use) => use({ WALLET_URL: wallet.url, WALLET_TOKEN: "billetera-de-los-recorridos" }),
});

const PRIZES = "/mi-cuenta/pago-premios";
const SILENT = "No sabemos si la recarga salió; la estamos verificando";
const PAID = "Saldo cargado a su cuenta de OKI, por favor verificar";

const claimButton = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Reclamar \$90\.000/ });
const question = (page: Page) => page.getByRole("dialog", { name: "Recibe $90.000 en OKI" });

/** Prizes in the list that are in the wallet. */
const claimed = (page: Page) =>
  page.getByRole("main").getByText("Reclamado", { exact: true }).filter({ visible: true });
/** The demo's Marta has claimed one. */
const CLAIMED_BEFORE = 1;

/** Opens the prizes of Marta and the question of the one that can be claimed. */
async function ask(page: Page): Promise<void> {
  await open(page, PRIZES);
  await claimButton(page).click();
  await expect(question(page)).toBeVisible();
}
const accept = (page: Page) => question(page).getByRole("button", { name: "Aceptar" });

test("[CLAIM-07] [F-33] [F-28] each state of a prize is told; one whose answer is lost, or pressed twice and in two tabs, is paid once", async ({
  page,
  context,
  wallet,
}) => {
  await signIn(page, users.marta);
  const main = page.getByRole("main");
  const rowOf = (value: string) => main.getByRole("row").filter({ hasText: value });
  const claimOf = (value: string) => rowOf(value).getByRole("button", { name: /^Reclamar/ });
  const ELSEWHERE = "Para reclamar este premio debes dirigirte a un punto físico";
  await test.step("each state of a prize is told", async () => {
    // Of a draw of 2023, on the list's second page.
    await open(page, `${PRIZES}?pagina=2`);
    await expect(claimOf("$30.000")).toHaveAccessibleDescription(ELSEWHERE);
    await open(page, PRIZES);
    await expect(claimOf("$250.000")).toHaveAttribute("aria-disabled", "true");
    await expect(claimOf("$250.000")).toHaveAccessibleDescription(ELSEWHERE);
    await expect(rowOf("$1.500.000")).toContainText("Pagado en punto físico");
    await expect(claimed(page)).toHaveCount(CLAIMED_BEFORE);
  });

  await test.step("one with covered figures is claimed as any; an answer that is lost is looked for, and the prize is not asked for again", async () => {
    const covered = rowOf("***");
    await expect(covered).toContainText("$25.000");
    await covered.getByRole("button", { name: /^Reclamar \$25\.000/ }).click();
    // The request arrives; its answer does not.
    await page.route("**/recarga-oki", async (route) => {
      await route.fetch();
      await route.abort();
    });
    const dialog = page.getByRole("dialog", { name: "Recibe $25.000 en OKI" });
    await dialog.getByRole("button", { name: "Aceptar" }).click();
    await expect(page.getByText(PAID)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(covered).toContainText("Reclamado");
    await expect(covered.getByRole("button", { name: /^Reclamar/ })).toHaveCount(0);
    expect([...wallet.taken.values()]).toEqual([25_000]);
    await page.unroute("**/recarga-oki");
  });

  await test.step("pressed twice, and in two tabs, a prize is paid once; both tell it, and so do the list and the balance", async () => {
    const other = await context.newPage();
    await ask(other);
    await claimButton(page).click();
    await expect(question(page)).toBeVisible();
    await expect(page.getByText(PAID)).toHaveCount(0);
    await Promise.all([accept(page).dblclick(), accept(other).click()]);
    for (const tab of [page, other]) {
      await expect(tab.getByText(PAID)).toBeVisible();
      // It closes by itself, and takes its entry out of the history: a page that is opened meanwhile is given up.
      await expect(question(tab)).toBeHidden();
      await expect(claimButton(tab)).toHaveCount(0);
      await expect(claimed(tab)).toHaveCount(CLAIMED_BEFORE + 2);
    }
    await expect(page.getByRole("banner")).toContainText("$160.000");
    expect([...wallet.taken.values()]).toEqual([25_000, 90_000]);
    await page.goto("/sandbox/sms");
    await expect(page.getByText(/cargamos \$90\.000 a tu cuenta de OKI/)).toHaveCount(1);
  });
});

test("[CLAIM-07] [F-29] a wallet that is silent leaves the prize pending, and it is told once it was paid", async ({
  page,
  shop,
  wallet,
}) => {
  wallet.isSilent = true;
  await signIn(page, users.marta);
  await ask(page);
  await accept(page).click();
  await expect(page.getByText(SILENT)).toBeVisible();
  await question(page).getByRole("button", { name: "Entendido" }).click();
  await expect(question(page)).toBeHidden();
  await expect(claimButton(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Pendiente").first()).toBeVisible();
  // Reloaded in the middle, the list says the same.
  await open(page, PRIZES);
  await expect(
    page
      .getByRole("main")
      .getByText(/La recarga está en camino/)
      .first(),
  ).toBeVisible();

  wallet.isSilent = false;
  await shop.pause();
  await shop.resume({ CLOCK: QUARTER_LATER });
  await expect(async () => {
    await page.reload();
    await expect(claimed(page)).toHaveCount(CLAIMED_BEFORE + 1, { timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  expect([...wallet.taken.values()]).toEqual([90_000]);
});

test("[F-38] a session that ends before the question, and again in the middle of the claim, asks who it is, and the claim goes on", async ({
  page,
  context,
  wallet,
}) => {
  await signIn(page, users.marta);
  await open(page, PRIZES);
  const login = page.getByRole("dialog", { name: "Mi cuenta" });
  await test.step("a login that opens by itself leaves the question of the claim open below", async () => {
    await context.clearCookies({ name: "sid" });
    await claimButton(page).click();
    await expect(login).toBeVisible();
    await logInHere(page, users.marta);
    await expect(login).toBeHidden();
    await expect(question(page)).toBeVisible();
  });
  await context.clearCookies({ name: "sid" });
  await accept(page).click();
  await expect(login).toBeVisible();
  expect(wallet.taken.size).toBe(0);
  await logInHere(page, users.marta);
  await expect(page.getByText(PAID)).toBeVisible();
  expect([...wallet.taken.values()]).toEqual([90_000]);
});
