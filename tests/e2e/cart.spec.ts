/** The cart before anybody pays: where it is kept, what it survives, how it joins the person's own. */
import type { Page } from "@playwright/test";
import {
  accountOf,
  addAndGoToCart,
  addToCart,
  cartLines,
  choosePlaceToPay,
  dialogOf,
  expect,
  logInHere,
  login,
  open,
  openLogin,
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

test("[CART-02] [CART-03] an anonymous cart outlives a reload encrypted, joins the person's cart at login once, and leaves no copy", async ({
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

  await login(page, users.marta);
  await expect(cartLines(page)).toHaveCount(1);
  await expect.poll(() => keptCopy(page)).toBeNull();
  await page.reload();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page, "4827")).toContainText(`Serie ${series} · 2 fracciones`);
});

test.describe("at a shared shop, for nothing stays behind", () => {
  test.use({ hasOwnShop: false });

  test("[CART-05] [CART-01] removing asks first; the only line goes like any other", async ({ page }) => {
    await openMedellin(page);
    await pickFractions(page, { number: "5120", fractions: 1 });
    await addAndGoToCart(page);
    await cartLines(page).getByRole("button", { name: "Eliminar 5120 de Lotería de Medellín" }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText("¿Está seguro que desea eliminar el producto del carrito de compras?");
    await expect(dialog).toContainText("Este movimiento no podrá deshacerse");
    await dialog.getByRole("button", { name: "No, conservar" }).click();
    await expect(dialog).toBeHidden();
    await expect(cartLines(page)).toHaveCount(1);

    await removeLine(page, "5120");
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page.getByText("No ha realizado ninguna recarga")).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText(EMPTY)).toBeVisible();
  });
});

test("[CART-05] a removal that the server does not take marks its line and can be tried again", async ({ page }) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number: "5121", fractions: 1 });
  await addAndGoToCart(page);
  await page.route("**/api/carts/new-related", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
  await removeLine(page, "5121");
  await expect(dialogOf(page)).toContainText("Ocurrió un error al momento de eliminar el producto");
  await page.unroute("**/api/carts/new-related");
  await dialogOf(page).getByRole("button", { name: "Sí, eliminar" }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test("[F-5] a draw that closes while its line waits: marked, out of the total, blocks paying, one removal away", async ({
  page,
  shop,
}) => {
  await openMedellin(page);
  await pickFractions(page, { number: "6001", fractions: 2 });
  await addToCart(page);
  await openLottery(page, "Lotería de Boyacá");
  await pickFractions(page, { number: "6002", fractions: 1 });
  await addAndGoToCart(page);
  await choosePlaceToPay(page);
  await expect(total(page)).toHaveText("$17.000");

  await shop.pause();
  await shop.resume({ CLOCK: AFTER_MEDELLIN });
  await page.reload();
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

test.describe("at a shared shop, for the server is not touched", () => {
  test.use({ hasOwnShop: false });

  test("[F-5] the closing passes while the page is open: the cart and the card say so by themselves", async ({
    page,
  }) => {
    await page.clock.install();
    await openMedellin(page);
    await pickFractions(page, { number: "6003", fractions: 1 });
    await addAndGoToCart(page);
    await expect(cartLines(page)).not.toContainText("Sorteo cerrado");
    await page.clock.fastForward(PAST_CLOSING);
    await expect(cartLines(page)).toContainText("Sorteo cerrado");

    await open(page, "/loterias");
    const card = page.getByRole("article", { name: "Lotería de Medellín" }).first();
    await expect(card.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" })).toBeVisible();
    await page.clock.fastForward(PAST_CLOSING);
    await expect(card).toContainText("Sorteo cerrado");
    await expect(card.getByRole("link", { name: /^Jugar/ })).toHaveCount(0);
  });
});

test("[F-9] two tabs of one person: the other tab follows by itself", async ({ page, context }) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number: "6101", fractions: 1 });
  await addAndGoToCart(page);
  const other = await context.newPage();
  await open(other, "/carrito");
  await expect(cartLines(other)).toHaveCount(1);

  await openMedellin(page);
  await pickFractions(page, { number: "6102", fractions: 1 });
  await addAndGoToCart(page);
  await expect(cartLines(other)).toHaveCount(2);
  await removeLine(other, "6101");
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page)).toContainText("6102");
});

test("[F-9] a tab that missed a change writes nothing over it: it loads the cart anew, says so, and does what was asked", async ({
  page,
  context,
}) => {
  await signIn(page, users.hernan);
  for (const number of ["6201", "6202"]) {
    await openMedellin(page);
    await pickFractions(page, { number, fractions: 1 });
    await addToCart(page);
  }
  const stale = await context.newPage();
  await stale.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await open(stale, "/carrito");
  await expect(cartLines(stale)).toHaveCount(2);
  await openMedellin(page);
  await pickFractions(page, { number: "6203", fractions: 1 });
  await addAndGoToCart(page);

  await expect(cartLines(stale)).toHaveCount(2);
  await removeLine(stale, "6201");
  await expect(stale.getByText("El carrito cambió en otra ventana; ya lo actualizamos.")).toBeVisible();
  await expect(cartLines(stale)).toHaveCount(2);
  await expect(cartLines(stale, "6203")).toBeVisible();
  await page.reload();
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLines(page, "6201")).toHaveCount(0);
});

test("[F-10] a merge whose answer was lost is done again and adds nothing twice; the copy goes only after the yes", async ({
  page,
}) => {
  await openMedellin(page);
  await pickFractions(page, { number: "6301", fractions: 2 });
  await addAndGoToCart(page);
  let lost = 0;
  await page.route("**/api/carts/new-related", async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort("connectionreset");
  });
  await login(page, users.hernan);
  expect(lost).toBe(1);
  expect(await keptCopy(page)).not.toBeNull();
  await expect(cartLines(page)).toHaveCount(1);

  await page.unroute("**/api/carts/new-related");
  await page.reload();
  await expect.poll(() => keptCopy(page)).toBeNull();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page)).toContainText("2 fracciones");
});

test("[F-10] both tabs hold the anonymous cart and both log in: one line stays one line", async ({ page, context }) => {
  await openMedellin(page);
  await pickFractions(page, { number: "6401", fractions: 1 });
  await addAndGoToCart(page);
  const other = await context.newPage();
  await open(other, "/carrito");
  await expect(cartLines(other)).toHaveCount(1);
  // Both calls are on their way before either is answered: a tab that hears of the other's login would follow it.
  const tabs = [page, other];
  let allSent = () => {};
  const bothSent = new Promise<void>((resolve) => (allSent = resolve));
  let sent = 0;
  for (const tab of tabs) {
    await tab.route("**/api/Users/etn/login", async (route) => {
      sent += 1;
      if (sent === tabs.length) allSent();
      await bothSent;
      await route.continue();
    });
    await openLogin(tab);
    await logInHere(tab, users.hernan);
  }
  for (const tab of tabs) {
    await expect(tab.getByRole("dialog")).toBeHidden();
    await expect(accountOf(tab, users.hernan.name)).toBeVisible();
  }
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(other)).toHaveCount(1);
  await other.reload();
  await expect(cartLines(other)).toHaveCount(1);
});

const corruptions: { name: string; damage: (sealed: string) => string }[] = [
  { name: "cut off", damage: (sealed) => sealed.slice(0, sealed.length / 2) },
  { name: "one letter changed", damage: (sealed) => `${sealed.slice(0, -3)}${sealed.at(-3) === "A" ? "B" : "A"}==` },
  { name: "another seal", damage: (sealed) => `${"0".repeat(64)}${sealed.slice(64)}` },
  { name: "plain text with a price of one peso", damage: () => '{"version":1,"lines":[{"id":"a","fractionPesos":1}]}' },
  { name: "bytes of no meaning", damage: () => "\u0000\uffff\ud800{]" },
  { name: "empty", damage: () => "" },
];

test.describe("at a shared shop, for the copy is the browser's", () => {
  test.use({ hasOwnShop: false });

  test("[F-11] [CART-02] a damaged copy is dropped with a notice, whatever the damage, and the shop works on", async ({
    page,
  }) => {
    await openMedellin(page);
    await pickFractions(page, { number: "6501", fractions: 1 });
    await addAndGoToCart(page);
    const sealed = await keptCopy(page);
    for (const { name, damage } of corruptions) {
      await test.step(name, async () => {
        await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEPT_CART, damage(sealed ?? "")]);
        await page.reload();
        await expect(page.getByText(UNREADABLE)).toBeVisible();
        await expect(page.getByText(EMPTY)).toBeVisible();
      });
    }
    await test.step("made with another key", async () => {
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEPT_CART, sealed ?? ""]);
      await page.evaluate(() => localStorage.setItem("premiomayor.sello", "f".repeat(32)));
      await page.reload();
      await expect(page.getByText(UNREADABLE)).toBeVisible();
    });
    await openMedellin(page);
    await pickFractions(page, { number: "6502", fractions: 1 });
    await addAndGoToCart(page);
    await page.reload();
    await expect(cartLines(page, "6502")).toBeVisible();
  });
});

const refusals: { name: string; refuse: () => void }[] = [
  {
    name: "the storage is full",
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded", "QuotaExceededError");
      };
    },
  },
  {
    name: "the storage is switched off",
    refuse: () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      }),
  },
];

for (const { name, refuse } of refusals) {
  test(`[F-12] ${name}: the cart lives in the page, says so, and goes to the person's cart at login`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await openMedellin(page);
    await pickFractions(page, { number: "6601", fractions: 1 });
    await addAndGoToCart(page);
    await expect(page.getByText("Este navegador no deja guardar el carrito")).toBeVisible();
    await expect(cartLines(page, "6601")).toBeVisible();
    await login(page, users.hernan);
    await choosePlaceToPay(page);
    await expect(payButton(page)).toBeEnabled();
    await page.reload();
    await expect(cartLines(page, "6601")).toBeVisible();
  });
}

test("[CART-04] a pending payment shows its warning with the free customer line", async ({ page }) => {
  await signIn(page, users.marta);
  await open(page, "/carrito");
  const warning = page.getByRole("main");
  await expect(warning).toContainText("Tienes un pago pendiente");
  await expect(warning).toContainText("01 8000 123 456");
  await warning.getByRole("link", { name: "Ver historial" }).click();
  await expect(page).toHaveURL(/\/mi-cuenta\/historial$/);
});

test("[CART-08] a cart that cannot be read or saved says the catalogue's words, and nothing picked is lost", async ({
  page,
}) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number: "6701", fractions: 1 });
  await page.route("**/api/carts/new-related", (route) => route.fulfill({ status: 500, body: "<html>no</html>" }));
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(page.getByText("Ocurrió un error al momento de guardar el carrito de compras")).toBeVisible();
  await page.unroute("**/api/carts/new-related");
  await addAndGoToCart(page);
  await expect(cartLines(page, "6701")).toBeVisible();
});
