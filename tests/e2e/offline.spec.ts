/** The connection goes before the client that makes the calls was ever fetched. */
import type { Page } from "@playwright/test";
import { cartLines, addAndGoToCart, digits, expect, open, openMedellin, pickFractions, ready, test } from "./fixtures";

test.use({ hasOwnShop: false });

/** Opens the home page and waits for the part that is fetched after the first view, for the moment when the network goes. */
async function openWhole(page: Page) {
  const part = page.waitForResponse(/\/assets\/Late-[^/]+\.js$/);
  await open(page, "/");
  await part;
  await expect(page.locator("[data-react-aria-top-layer]")).toBeAttached();
}

const WAITING = "No hay conexión. Seguimos aquí y lo intentamos de nuevo apenas vuelva.";

test("a link pressed without connection says so, keeps the page, and is followed when it is back", async ({
  page,
  context,
}) => {
  await openWhole(page);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Loterías" }).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { name: "Próximas loterías" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
  await expect(page.getByText(WAITING)).toBeHidden();
});

test("the other page can be given up; what is on this one is not lost", async ({ page, context }) => {
  await openWhole(page);
  await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
  await pickFractions(page, { number: "9301", fractions: 1 });
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.getByRole("button", { name: "Quedarme aquí" }).click();
  await expect(page.getByText(WAITING)).toBeHidden();
  await context.setOffline(false);
  await expect(digits(page).last()).toHaveValue("1");
  await addAndGoToCart(page);
  await expect(cartLines(page, "9301")).toBeVisible();
});

test("a dialog whose part was never fetched opens when the connection is back", async ({ page, context }) => {
  await openWhole(page);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Mi cuenta" }).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toBeVisible();
});

for (const refusal of ["the tab's storage is switched off", "the tab's storage is full"])
  test(`${refusal}: nothing fails, and nothing is complained of`, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(message.text());
    });
    await page.addInitScript((isOff) => {
      const refuse = () => {
        throw new DOMException("refused", isOff ? "SecurityError" : "QuotaExceededError");
      };
      if (isOff) Object.defineProperty(window, "sessionStorage", { get: refuse, configurable: true });
      else Storage.prototype.setItem = refuse;
    }, refusal.endsWith("off"));
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Loterías" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
    await page.reload();
    await ready(page);
    expect(said).toEqual([]);
  });

test("a number typed without connection says so, stays, and is searched for on retry", async ({ page, context }) => {
  await openMedellin(page);
  await page.reload();
  await ready(page);
  await digits(page).first().click();
  await context.setOffline(true);
  await page.keyboard.type("4821");
  await expect(page.getByText("No hay conexión. Revisa tu internet e inténtalo de nuevo.")).toBeVisible();
  await expect(digits(page).last()).toHaveValue("1");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByText(/series con fracciones disponibles para el 4821/)).toBeVisible();
});
