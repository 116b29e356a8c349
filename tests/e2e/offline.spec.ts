/** The connection goes before the client that makes the calls was ever fetched. */
import type { Page } from "@playwright/test";
import {
  addAndGoToCart,
  cartLines,
  digits,
  expect,
  fractionButtons,
  open,
  pressLabel,
  ready,
  seriesRadio,
  test,
} from "./fixtures";

test.use({ hasOwnShop: false });

/** Opens the home page and waits for the part that is fetched after the first view, for the moment when the network goes. */
async function openWhole(page: Page) {
  const part = page.waitForResponse(/\/assets\/Late-[^/]+\.js$/);
  await open(page, "/");
  await part;
  await expect(page.locator("[data-react-aria-top-layer]")).toBeAttached();
}

const WAITING = "No hay conexión. Seguimos aquí y lo intentamos de nuevo apenas vuelva.";

test("without connection a link and a number say so, nothing is lost, and all go on when it is back", async ({
  page,
  context,
}) => {
  await openWhole(page);
  await test.step("a link keeps the page, and is followed when the connection is back", async () => {
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Loterías" }).click();
    await expect(page.getByText(WAITING)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { name: "Próximas loterías" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
    await expect(page.getByText(WAITING)).toBeHidden();
  });

  await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
  await ready(page);
  await test.step("a number says so, stays, and is searched for on retry", async () => {
    await digits(page).first().click();
    await context.setOffline(true);
    await page.keyboard.type("9301");
    await expect(page.getByText("No hay conexión. Revisa tu internet e inténtalo de nuevo.")).toBeVisible();
    await expect(digits(page).last()).toHaveValue("1");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText(/series con fracciones disponibles para el 9301/)).toBeVisible();
    await pressLabel(seriesRadio(page));
    await fractionButtons(page).first().click();
  });

  await test.step("the other page can be given up; what is on this one is not lost", async () => {
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
});

test("a dialog whose part was never fetched opens when the connection is back", async ({ page, context }) => {
  await openWhole(page);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Mi cuenta" }).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toBeVisible();
});

test("the tab's storage is switched off, the browser's is full: nothing fails, and nothing is complained of", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  await page.addInitScript(() => {
    const refuse = (name: string) => () => {
      throw new DOMException("refused", name);
    };
    Object.defineProperty(window, "sessionStorage", { get: refuse("SecurityError"), configurable: true });
    Storage.prototype.setItem = refuse("QuotaExceededError");
  });
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Loterías" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
  await page.reload();
  await ready(page);
  expect(said).toEqual([]);
});
