/** The shop for everybody: keyboard, small screens, no scripts, screen readers, the back button, honest addresses. */
import type { Locator, Page } from "@playwright/test";
import {
  addToCart,
  cartLines,
  dialogOf,
  digits,
  expect,
  fractionButtons,
  open,
  openLogin,
  openMedellin,
  payButton,
  pickFractions,
  ready,
  seriesRadio,
  test,
  toCartLink,
} from "./fixtures";

/** Nothing stays behind on the server, and it is never stopped. */
test.use({ hasOwnShop: false });

/** Presses Tab until the element has the focus, as somebody without a mouse must. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "reached with the Tab key").toBeFocused();
}

test("[NAV-05] by keyboard alone: skip link, lottery, number, series, fractions, cart, payment, and out of a dialog", async ({
  page,
}) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
  await ready(page);
  await tabTo(page, digits(page).first());
  await page.keyboard.type("4827");
  await expect(seriesRadio(page)).toBeVisible();
  await tabTo(page, seriesRadio(page));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^\d{3} / }).nth(1)).toBeChecked();
  await tabTo(page, fractionButtons(page).first());
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(fractionButtons(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.getByRole("button", { name: "Añadir al carrito" }));
  await page.keyboard.press("Enter");
  await expect(digits(page).first()).toBeFocused();
  await tabTo(page, toCartLink(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Carrito de Compras" })).toBeFocused();
  await expect(cartLines(page, "4827")).toContainText("2 fracciones");
  await tabTo(page, page.getByRole("radio", { name: /PlaceToPay/ }));
  await page.keyboard.press("Space");
  await tabTo(page, payButton(page));
  await page.keyboard.press("Enter");
  const login = page.getByRole("dialog", { name: "Mi cuenta" });
  await expect(login).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await login.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await expect(payButton(page)).toBeFocused();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("[HOME-02] the home's first links lead to its sections, which are in the page", async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("navigation", { name: "Secciones de la página" }).getByRole("link");
    await expect(links).toHaveText(["Loterías", "Resultados", "¿Ganaste?", "Noticias", "Recargas"]);
    for (const [place, title] of ["Próximas loterías", "Últimos resultados", "¿Eres ganador?", "Noticias"].entries()) {
      await links.nth(place).click();
      await expect(page.locator(":target").getByRole("heading", { level: 2, name: title })).toBeInViewport();
    }
  });

  test("home, lotteries and prize plan are whole, and their links lead on", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    // A text of the page never includes what stands in a noscript.
    const aside = main.locator("noscript > *");
    await expect(main.getByRole("article", { name: /Lotería|Extra|Sorteo/ })).not.toHaveCount(0);
    await expect(main).toContainText("$16.000");
    await page.getByRole("link", { name: "Ver todas" }).click();
    await expect(page).toHaveURL(/\/loterias$/);
    await page.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" }).first().click();
    await expect(page).toHaveURL(/\/plan-premios\/13$/);
    await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(0);
    await expect(main).toContainText("El valor neto es el valor del premio con todas las deducciones");
    await page.goBack();
    await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
    await expect(aside).toContainText("Para escoger número, serie y fracciones activa JavaScript");
    await page.getByRole("link", { name: "Carrito, 0 productos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Carrito de Compras" })).toBeVisible();
    await expect(aside).toContainText("Para ver y pagar tu carrito activa JavaScript");
    await page.getByRole("link", { name: "Premio Mayor, inicio" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("[CONV-01] the back button closes a dialog first and leaves the page only then", async ({ page }) => {
  const steps: { path: string; open: (page: Page) => Promise<unknown> }[] = [
    { path: "/", open: (page) => openLogin(page) },
    {
      path: "/loterias",
      open: (page) => page.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" }).first().click(),
    },
    {
      path: "/carrito",
      open: (page) =>
        cartLines(page)
          .getByRole("button", { name: /^Eliminar/ })
          .click(),
    },
  ];
  // A dialog is seen a moment before its entry lies on the history.
  const hasEntry = async () => {
    await expect(dialogOf(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.dialogs?.length)).toBe(1);
  };
  await openMedellin(page);
  await pickFractions(page, { number: "8801", fractions: 1 });
  await addToCart(page);
  for (const { path, open: openDialog } of steps) {
    await test.step(path, async () => {
      await open(page, "/plan-premios/10");
      await open(page, path);
      await openDialog(page);
      await hasEntry();
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
      await openDialog(page);
      await hasEntry();
      await page.keyboard.press("Escape");
      await expect(dialogOf(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/plan-premios\/10$/);
    });
  }
});

test("a page reloaded with a dialog open starts without it, and the next dialog stays open", async ({ page }) => {
  await open(page, "/");
  await openLogin(page);
  await page.reload();
  await ready(page);
  await expect(dialogOf(page)).toBeHidden();
  const login = await openLogin(page);
  await login.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(login.getByText("Prueba que no eres un robot")).toBeVisible();
  await page.goBack();
  await expect(login).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test("[CONV-01] going back restores the place on the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/loterias");
  const last = page.getByRole("link", { name: /^Jugar, / }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole("group", { name: "Fracciones del billete" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a reload restores the place on the page, and before scripts arrive", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/loterias");
  await page
    .getByRole("link", { name: /^Jugar, / })
    .last()
    .scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await ready(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("[NAV-05] each route has a title of its own, and a navigation moves the focus to its heading", async ({
  page,
}) => {
  await open(page, "/");
  const titles = [await page.title()];
  const banner = page.getByRole("banner");
  for (const [link, heading] of [
    [banner.getByRole("link", { name: "Loterías" }), "Loterías"],
    [page.getByRole("link", { name: /^Carrito, / }), "Carrito de Compras"],
  ] as const) {
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    titles.push(await page.title());
  }
  for (const path of [
    "/plan-premios/10",
    "/juego/10/1",
    "/no-existe",
    "/noticias",
    "/noticias/1",
    "/nosotros/nuestra-empresa",
    "/nosotros/nuestra-red",
    "/recargas",
    "/recargas/celular",
    "/recargas/paquetes",
    "/productos",
    "/puntos-gana",
    "/puntos-gana/catalogo",
    "/contacto/pqrs",
    "/contacto/pqrs/estado",
    "/contacto/calificar",
    "/contacto/faq",
  ]) {
    await open(page, path);
    titles.push(await page.title());
  }
  for (const title of titles) expect(title).toContain("Premio Mayor");
  expect(new Set(titles).size).toBe(titles.length);
});

test("[INFO-04] an address that is none: status 404, words, and ways on that work", async ({ page }) => {
  for (const path of ["/no-existe", "/juego/10/1", "/assets/no-existe.js", "/api/no-existe"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
  }
  await open(page, "/no-existe/ni/esto");
  await expect(page.getByRole("heading", { level: 1, name: "No encontramos esta página" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ver las loterías" }).click();
  await expect(page).toHaveURL(/\/loterias$/);
});
