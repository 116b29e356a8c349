/** The cart before anybody pays: where it is kept, what it survives, how it joins the person's own. */
import type { Page } from "@playwright/test";
import {
  addAndGoToCart,
  addToCart,
  cartLines,
  choosePlaceToPay,
  dialogOf,
  expect,
  login,
  open,
  openLottery,
  openMedellin,
  payButton,
  pickFractions,
  signIn,
  test,
  total,
  users,
} from "./fixtures";
import { AFTER_MEDELLIN, PAST_CLOSING } from "./shopClock";

const KEPT_CART = "premiomayor.carrito";
const EMPTY = "No ha jugado ningún sorteo";
const UNREADABLE = "No pudimos leer el carrito que guardaba este navegador";

const keptCopy = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEPT_CART);
const inHeader = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

/** Removes a line through its question. */
async function removeLine(page: Page, text: string) {
  await cartLines(page, text)
    .getByRole("button", { name: /^Eliminar/ })
    .click();
  await dialogOf(page).getByRole("button", { name: "Sí, eliminar" }).click();
}

test.describe("at a shared shop, for the cart is the browser's", () => {
  test.use({ hasOwnShop: false });

  test("[CART-02] [F-11] [CART-05] [CART-01] an anonymous cart outlives a reload encrypted, a damaged copy is dropped with a notice, removing asks first", async ({
    page,
  }) => {
    await openMedellin(page);
    const series = await pickFractions(page, { number: "4827", fractions: 2 });
    await addAndGoToCart(page);
    await expect(cartLines(page)).toHaveCount(1);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain(KEPT_CART);
    for (const readable of ["4827", "MEDE", "Medell", '"numero"', "fractions"]) expect(stored).not.toContain(readable);
    await page.reload();
    await expect(cartLines(page, "4827")).toContainText(`Serie ${series} · 2 fracciones`);
    await expect(inHeader(page, "Carrito, 1 producto")).toBeVisible();

    const sealed = (await keptCopy(page)) ?? "";
    const damaged: Record<string, [copy: string, seal?: string]> = {
      "one letter changed": [`${sealed.slice(0, -3)}${sealed.at(-3) === "A" ? "B" : "A"}==`],
      "plain text with a price of one peso": ['{"version":1,"lines":[{"id":"a","fractionPesos":1}]}'],
      "made with another key": [sealed, "f".repeat(32)],
    };
    for (const [name, [copy, seal]] of Object.entries(damaged)) {
      await test.step(name, async () => {
        await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEPT_CART, copy]);
        if (seal) await page.evaluate((value) => localStorage.setItem("premiomayor.sello", value), seal);
        await page.reload();
        await expect(page.getByText(UNREADABLE)).toBeVisible();
        await expect(page.getByText(EMPTY)).toBeVisible();
      });
    }
    await openMedellin(page);
    await pickFractions(page, { number: "5120", fractions: 1 });
    await addAndGoToCart(page);
    await page.reload();
    await cartLines(page).getByRole("button", { name: "Eliminar 5120 de Lotería de Medellín" }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText("¿Está seguro que desea eliminar el producto del carrito de compras?");
    await expect(dialog).toContainText("Este movimiento no podrá deshacerse");
    await dialog.getByRole("button", { name: "No, conservar" }).click();
    await expect(dialog).toBeHidden();
    await expect(cartLines(page)).toHaveCount(1);
    // The only line goes like any other.
    await removeLine(page, "5120");
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page.getByText("No ha realizado ninguna recarga")).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText(EMPTY)).toBeVisible();
  });
});

test("[F-12] without a storage the cart lives in the page, says so, and goes to the person's cart at login", async ({
  page,
  context,
}) => {
  const memoryOnly = (tab: Page) => tab.getByText("Este navegador no deja guardar el carrito");
  await test.step("switched off", async () => {
    const tab = await context.newPage();
    await tab.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      }),
    );
    await openMedellin(tab);
    await pickFractions(tab, { number: "6600", fractions: 1 });
    await addAndGoToCart(tab);
    await expect(memoryOnly(tab)).toBeVisible();
    await expect(cartLines(tab, "6600")).toBeVisible();
    await tab.close();
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded", "QuotaExceededError");
    };
  });
  await openMedellin(page);
  await pickFractions(page, { number: "6601", fractions: 1 });
  await addAndGoToCart(page);
  await expect(memoryOnly(page)).toBeVisible();
  await expect(cartLines(page, "6601")).toBeVisible();
  await login(page, users.hernan);
  await choosePlaceToPay(page);
  await expect(payButton(page)).toBeEnabled();
  await page.reload();
  await expect(cartLines(page, "6601")).toBeVisible();
});

test("[CART-03] [F-10] [CART-04] [CART-05] a login joins the carts once, says that a payment is pending, and a failed removal can be tried again", async ({
  page,
}) => {
  await openMedellin(page);
  const series = await pickFractions(page, { number: "6301", fractions: 2 });
  await addAndGoToCart(page);
  const merge = "**/api/carts/new-related";
  let lost = 0;
  await page.route(merge, async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort("connectionreset");
  });
  await signIn(page, users.marta);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("No hay conexión");
  expect(lost).toBe(1);
  expect(await keptCopy(page)).not.toBeNull();
  await expect(cartLines(page)).toHaveCount(1);

  await test.step("a merge whose answer was lost is done again and adds nothing twice; the copy goes only after the yes", async () => {
    await page.unroute(merge);
    await page.reload();
    await expect.poll(() => keptCopy(page)).toBeNull();
    await expect(cartLines(page)).toHaveCount(1);
    await page.reload();
    await expect(cartLines(page, "6301")).toContainText(`Serie ${series} · 2 fracciones`);
    await expect(cartLines(page)).toHaveCount(1);
  });

  await test.step("the warning of a pending payment has the free customer line", async () => {
    const main = page.getByRole("main");
    await expect(main).toContainText("Tienes un pago pendiente");
    await expect(main).toContainText("01 8000 123 456");
    await expect(main.getByRole("link", { name: "Ver historial" })).toHaveAttribute("href", "/mi-cuenta/historial");
  });

  await test.step("a removal that the server does not take marks its line and can be tried again", async () => {
    await page.route(merge, (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
    await removeLine(page, "6301");
    await expect(dialogOf(page)).toContainText("Ocurrió un error al momento de eliminar el producto");
    await page.unroute(merge);
    await dialogOf(page).getByRole("button", { name: "Sí, eliminar" }).click();
    await expect(page.getByText(EMPTY)).toBeVisible();
  });
});

test("[F-5] a draw that closes while its line waits: marked, out of the total, blocks paying, one removal away", async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await openMedellin(page);
  await pickFractions(page, { number: "6001", fractions: 2 });
  await addToCart(page);
  await openLottery(page, "Lotería de Boyacá");
  await pickFractions(page, { number: "6002", fractions: 1 });
  await addAndGoToCart(page);
  await choosePlaceToPay(page);
  await expect(total(page)).toHaveText("$17.000");

  await test.step("the closing passes while the page is open: the cart and the card say so by themselves", async () => {
    await expect(cartLines(page, "6001")).not.toContainText("Sorteo cerrado");
    await page.clock.fastForward(PAST_CLOSING);
    await expect(cartLines(page, "6001")).toContainText("Sorteo cerrado");
    await open(page, "/loterias");
    const card = page.getByRole("article", { name: "Lotería de Medellín" }).first();
    await expect(card.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" })).toBeVisible();
    await page.clock.fastForward(PAST_CLOSING);
    await expect(card).toContainText("Sorteo cerrado");
    await expect(card.getByRole("link", { name: /^Jugar/ })).toHaveCount(0);
  });

  await shop.pause();
  await shop.resume({ CLOCK: AFTER_MEDELLIN });
  await open(page, "/carrito");
  await expect(cartLines(page, "6001")).toContainText("Sorteo cerrado: quita esta jugada para poder pagar.");
  await expect(cartLines(page, "6002")).not.toContainText("Sorteo cerrado");
  await expect(total(page)).toHaveText("$5.000");
  await expect(payButton(page)).toBeDisabled();
  await expect(page.getByText("Quita las jugadas de sorteos cerrados para poder pagar.")).toBeVisible();

  await removeLine(page, "6001");
  await expect(cartLines(page)).toHaveCount(1);
  await choosePlaceToPay(page);
  await expect(payButton(page)).toBeEnabled();
});

test("[F-10] [F-9] [CART-08] two tabs of one person: a line stays one, each follows the other, and none writes over what it missed", async ({
  page,
  context,
}) => {
  await openMedellin(page);
  await pickFractions(page, { number: "6101", fractions: 1 });
  await addAndGoToCart(page);
  const other = await context.newPage();
  await open(other, "/carrito");
  await expect(cartLines(other)).toHaveCount(1);

  await test.step("both hold the anonymous cart when the person logs in", async () => {
    await signIn(page, users.hernan);
    // Both merges are on their way before either is answered.
    const merge = "**/api/carts/new-related";
    const tabs = [page, other];
    let allSent = () => {};
    const bothSent = new Promise<void>((resolve) => (allSent = resolve));
    let sent = 0;
    for (const tab of tabs)
      await tab.route(merge, async (route) => {
        sent += 1;
        if (sent === tabs.length) allSent();
        await bothSent;
        await route.continue();
      });
    const answers = tabs.map((tab) => tab.waitForResponse(merge));
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const answer of answers) expect((await answer).status()).toBe(200);
    await expect.poll(() => keptCopy(page)).toBeNull();
    for (const tab of tabs) {
      await expect(cartLines(tab)).toHaveCount(1);
      await tab.unroute(merge);
    }
    await other.reload();
    await expect(cartLines(other)).toHaveCount(1);
  });

  await test.step("the other tab follows by itself, there and back", async () => {
    await openMedellin(page);
    await pickFractions(page, { number: "6102", fractions: 1 });
    await addAndGoToCart(page);
    await expect(cartLines(other)).toHaveCount(2);
    await removeLine(other, "6101");
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page)).toContainText("6102");
  });

  await test.step("a tab that missed a change loads the cart anew, says so, and does what was asked", async () => {
    await other.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
    await other.reload();
    await expect(cartLines(other)).toHaveCount(1);
    await openMedellin(page);
    await pickFractions(page, { number: "6203", fractions: 1 });
    await test.step("an addition that cannot be saved says the catalogue's words, and nothing picked is lost", async () => {
      await page.route("**/api/carts/new-related", (route) => route.fulfill({ status: 500, body: "<html>no</html>" }));
      await page.getByRole("button", { name: "Añadir al carrito" }).click();
      await expect(page.getByText("Ocurrió un error al momento de guardar el carrito de compras")).toBeVisible();
      await page.unroute("**/api/carts/new-related");
    });
    await addAndGoToCart(page);
    await expect(cartLines(page)).toHaveCount(2);
    await expect(cartLines(other)).toHaveCount(1);
    await removeLine(other, "6102");
    await expect(other.getByText("El carrito cambió en otra ventana; ya lo actualizamos.")).toBeVisible();
    await expect(cartLines(other)).toHaveCount(1);
    await expect(cartLines(other, "6203")).toBeVisible();
    await page.reload();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page, "6102")).toHaveCount(0);
  });
});
