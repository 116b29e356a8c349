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

test("[NAV-05] by keyboard alone, the focus moved by each navigation: skip link, list, lottery, number, series, fractions, cart, payment, and out of a dialog", async ({
  page,
}) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Ver todas" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeFocused();
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

  test("[HOME-02] home, lotteries and prize plan are whole, and their links lead on, first to the home's sections", async ({
    page,
  }) => {
    await page.goto("/");
    const links = page.getByRole("navigation", { name: "Secciones de la página" }).getByRole("link");
    await expect(links).toHaveText(["Loterías", "Resultados", "¿Ganaste?", "Noticias", "Recargas"]);
    for (const [place, title] of ["Próximas loterías", "Últimos resultados", "¿Eres ganador?", "Noticias"].entries()) {
      await links.nth(place).click();
      await expect(page.locator(":target").getByRole("heading", { level: 2, name: title })).toBeInViewport();
    }
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
    // The help to choose comes with scripts, and is not offered without them.
    await expect(page.getByRole("button", { name: "Al azar" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ayúdame a elegir" })).toHaveCount(0);
    await page.getByRole("link", { name: "Carrito, 0 productos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Carrito de Compras" })).toBeVisible();
    await expect(aside).toContainText("Para ver y pagar tu carrito activa JavaScript");
    await page.getByRole("link", { name: "Premio Mayor, inicio" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("[CONV-01] the back button closes a dialog first and leaves the page only then; a reload starts without the dialog", async ({
  page,
}) => {
  const openTheLogin = () => openLogin(page);
  const steps: { path: string; openDialog: () => Promise<unknown> }[] = [
    { path: "/", openDialog: openTheLogin },
    {
      path: "/loterias",
      openDialog: () => page.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" }).first().click(),
    },
    {
      path: "/carrito",
      openDialog: () =>
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
  const before = page.url();
  await pickFractions(page, { number: "8801", fractions: 1 });
  await addToCart(page);
  for (const { path, openDialog } of steps) {
    await test.step(path, async () => {
      await open(page, path);
      await openDialog();
      await hasEntry();
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
      await openDialog();
      await hasEntry();
      await page.keyboard.press("Escape");
      await expect(dialogOf(page)).toBeHidden();
    });
  }
  await test.step("a page reloaded with a dialog open starts without it, and the next dialog stays open", async () => {
    await openTheLogin();
    await hasEntry();
    await page.reload();
    await ready(page);
    await expect(dialogOf(page)).toBeHidden();
    const login = await openTheLogin();
    await login.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(login.getByText("Prueba que no eres un robot")).toBeVisible();
    await page.goBack();
    await expect(login).toBeHidden();
    await expect(page).toHaveURL(/\/carrito$/);
  });
  // The entry of the dialog that was open at the reload shows the page that it was over.
  await page.goBack();
  for (const address of [
    ...steps
      .map(({ path }) => path)
      .toReversed()
      .slice(1),
    before,
  ]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});

test.describe("what is far down a long page", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("[CONV-01] waits for the first movement, and is there at once where a place is found again: by a reload, before scripts, by the back button, by a link, at an anchor", async ({
    page,
  }) => {
    const lastRow = page.getByRole("main").getByRole("article").last();
    const isLaidOut = (row: Locator) =>
      row.evaluate((article) => article.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
    const place = () => page.evaluate(() => Math.round(scrollY));

    await test.step("waits for the first movement, and on paper for none", async () => {
      await page.goto("/loterias");
      expect(await isLaidOut(lastRow)).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await isLaidOut(lastRow)).toBe(true);
      await page.emulateMedia({ media: "screen" });
      expect(await isLaidOut(lastRow)).toBe(false);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => isLaidOut(lastRow)).toBe(true);
    });

    await test.step("a reload restores the place, and before scripts arrive", async () => {
      await lastRow.scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(page.getByRole("article").nth(9))).toBe(true);
      const left = await place();
      expect(left).toBeGreaterThan(2000);
      await page.reload();
      expect(await isLaidOut(lastRow)).toBe(true);
      await expect.poll(place).toBe(left);
      await ready(page);
      expect(await place()).toBe(left);
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      await expect.poll(place).toBe(left);
      await page.unroute("**/assets/*.js");
    });

    await test.step("going back restores the place", async () => {
      await open(page, "/loterias");
      const last = page.getByRole("link", { name: /^Jugar, / }).last();
      await last.scrollIntoViewIfNeeded();
      const left = await place();
      expect(left).toBeGreaterThan(500);
      await last.click();
      await expect(page.getByRole("group", { name: "Fracciones del billete" })).toBeVisible();
      expect(await place()).toBe(0);
      await page.goBack();
      await expect(last).toBeVisible();
      await expect.poll(place).toBe(left);
    });

    await test.step("come to by a link, opened at an anchor", async () => {
      await page.goto("/");
      await page.getByRole("link", { name: "Ver todas" }).click();
      await expect(page).toHaveURL(/\/loterias$/);
      await expect.poll(() => isLaidOut(lastRow)).toBe(true);
      await page.goto("/#noticias");
      await expect(page.getByRole("heading", { level: 2, name: "Noticias" })).toBeInViewport();
      expect(await isLaidOut(lastRow)).toBe(true);
    });
  });
});
