/** The list of lotteries: its order, the favourite's filter, the prize plan, and a draw that closes while it is looked at. */
import type { Locator, Page } from "@playwright/test";
import { dialogOf, expect, open, ready, signIn, test, users } from "./fixtures";
import { PAST_CLOSING, STARTS_AT } from "./shopClock";

/** The whole page has come: its address is there before its list. */
const arrived = (page: Page) => expect(page.getByRole("contentinfo")).toBeVisible();

/** Nothing stays behind on the server, and it is never stopped. */
test.use({ hasOwnShop: false });

test("[LOT-04] the draw that closes first leads the list, and its card leads to its play screen", async ({ page }) => {
  await open(page, "/loterias");
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(names[0]).toBe("Lotería de Medellín");
  expect(names.length).toBeGreaterThan(6);
  await expect(page.getByRole("navigation", { name: "Ruta de navegación" })).toContainText("Loterías");
  await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).first().click();
  await expect(page).toHaveURL(/\/juego\/10\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeFocused();
});

test("[LOT-02] with a favourite number only its lotteries are listed, with the way to all of them", async ({
  page,
}) => {
  await open(page, "/");
  await signIn(page, users.marta);
  await open(page, "/loterias");
  await expect(page.getByText(/Ves 1 de \d+: las de tu número favorito\./)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Ver todas", exact: true }).click();
  await expect(page.getByRole("article").nth(5)).toBeVisible();
  await page.getByRole("link", { name: "Ver solo las de tu número favorito" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rows name what their lottery costs, and one day's draws have an address", async ({ page }) => {
    await page.goto("/loterias");
    const row = page.getByRole("article", { name: "Lotería de Boyacá" }).last();
    for (const fact of ["$15.000", "Desde $5.000", "4 fracciones", "Billete $20.000", "Las ventas cierran a las"])
      await expect(row).toContainText(fact);
    await expect(row).toContainText("Tu número favorito 0 0 0 0");
    await expect(row.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" })).toBeVisible();
    const days = page.getByRole("navigation", { name: "Día del sorteo" });
    await days.getByRole("link", { name: "Lun 23 2 sorteos" }).click();
    await expect(page).toHaveURL(/\?dia=2026-11-23$/);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(days.getByRole("link", { name: /^Lun 23/ })).toHaveAttribute("aria-current", "true");
    await days.getByRole("link", { name: /^Todos/ }).click();
    await expect(page.getByRole("article").nth(5)).toBeVisible();
    await page.goto("/loterias?dia=1999-01-01");
    await expect(page.getByText("Ese día no hay sorteos abiertos.")).toBeVisible();
    await page.getByRole("link", { name: "Ver todos los días" }).click();
    await expect(page).toHaveURL(/\/loterias$/);
  });

  test("what pays most comes first, and the day and the lottery that are asked for stay beside it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/loterias?dia=2026-11-23");
    await page.getByText("Ordenar y filtrar").click();
    await page.getByLabel("Orden", { exact: true }).selectOption("Pagan más");
    await page.getByRole("button", { name: "Ver sorteos" }).click();
    await expect(page).toHaveURL(/\?dia=2026-11-23&orden=premio&loteria=$/);
    await expect(page.getByRole("article")).toHaveCount(2);
    await page
      .getByRole("navigation", { name: "Día del sorteo" })
      .getByRole("link", { name: /^Todos/ })
      .click();
    await expect(page).toHaveURL(/\?orden=premio$/);
    await arrived(page);
    const prizes = (await page.getByRole("article").allTextContents()).map((text) =>
      Number(/\$([\d.,]+)\s*millones/.exec(text)![1]!.replaceAll(".", "").replace(",", ".")),
    );
    expect(prizes.length).toBeGreaterThan(6);
    expect(prizes).toEqual(prizes.toSorted((one, other) => other - one));
  });

  test("a lottery that does not play that day says so, and each way out keeps the rest", async ({ page }) => {
    await page.goto("/loterias?dia=2026-11-23&loteria=13&orden=premio");
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(
      page.getByRole("heading", { name: "Ningún sorteo abierto cumple con todo lo que pediste." }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Ver todos los días" }).click();
    await expect(page).toHaveURL(/\?loteria=13&orden=premio$/);
    await arrived(page);
    const names = await page.getByRole("article").getByRole("heading").allTextContents();
    expect(new Set(names)).toEqual(new Set(["Lotería de Boyacá"]));
  });

  test("values that the list does not know are ignored", async ({ page }) => {
    await page.goto("/loterias?dia=ayer&loteria=99999&orden=azar");
    await expect(page.getByRole("article").nth(5)).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText("Lotería de Medellín");
  });

  test("at 360 px twenty draws and their filters fit on eight screens", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/loterias");
    const draws = await page.getByRole("article").count();
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    // Draws that the demo lacks of twenty would be rows.
    const row = await page
      .getByRole("article")
      .last()
      .evaluate((article) => article.getBoundingClientRect().height + 8);
    expect(length + (20 - draws) * row).toBeLessThanOrEqual(8 * 780);
  });
});

test("with scripts the order and the lottery change in place, and going back undoes them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/loterias");
  await page.getByText("Ordenar y filtrar").click();
  await page.getByLabel("Lotería", { exact: true }).selectOption("Lotería de Boyacá");
  await page.getByLabel("Orden", { exact: true }).selectOption("Pagan más");
  await page.getByRole("button", { name: "Ver sorteos" }).click();
  await expect(page).toHaveURL(/\?loteria=13&orden=premio$/);
  await expect(page.getByText("Pagan más · Lotería de Boyacá")).toBeVisible();
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(new Set(names)).toEqual(new Set(["Lotería de Boyacá"]));
  await page.goBack();
  await expect(page.getByRole("article").first()).toContainText("Lotería de Medellín");
  await expect(page.getByLabel("Lotería", { exact: true })).toHaveValue("");
});

test("[LOT-05] [F-50] a draw that closes while the page is open can no longer be played from it", async ({ page }) => {
  await page.clock.install({ time: new Date(STARTS_AT) });
  await open(page, "/loterias");
  const play = page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" });
  await expect(play).toBeVisible();
  await page.clock.fastForward(PAST_CLOSING);
  await expect(play).toBeHidden();
  await expect(page.getByRole("article").first()).toContainText("Sorteo cerrado");
});

test("the prize plan opens over the list with its figures, and going back closes it", async ({ page }) => {
  await open(page, "/loterias");
  await page.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: "Plan de premios · Lotería de Boyacá" })).toBeVisible();
  await expect(dialog).toContainText("$5.000");
  await expect(dialog).toContainText("$20.000");
  await expect(dialog).toContainText("Las ventas cierran");
  await expect(dialog.getByRole("row", { name: /Premio Mayor/ })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/loterias$/);
});

test("the large card's plan is a page of its own, in pages of five", async ({ page }) => {
  await open(page, "/loterias");
  await page.getByRole("link", { name: "Plan de premios, Lotería de Medellín" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Plan de premios · Lotería de Medellín" })).toBeVisible();
  await ready(page);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(6);
  await page.getByRole("list", { name: "Filas por página" }).getByRole("link", { name: "20" }).click();
  await expect(page).toHaveURL(/\?por=20$/);
  await expect(page.getByRole("row", { name: /Súper Secos/ })).toBeVisible();
  await expect(page.getByText("El valor neto es el valor del premio con todas las deducciones")).toBeVisible();
});

test.describe("what is far down a long page", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  const lastRow = (page: Page) => page.getByRole("main").getByRole("article").last();
  const isLaidOut = (row: Locator) =>
    row.evaluate((article) => article.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));

  test("waits for the first movement, and on paper for none", async ({ page }) => {
    await page.goto("/loterias");
    expect(await isLaidOut(lastRow(page))).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await isLaidOut(lastRow(page))).toBe(true);
    await page.emulateMedia({ media: "screen" });
    expect(await isLaidOut(lastRow(page))).toBe(false);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => isLaidOut(lastRow(page))).toBe(true);
  });

  test("is there at once where a page has a place to be found: read again, come to by a link, opened at an anchor", async ({
    page,
  }) => {
    await page.goto("/loterias");
    await lastRow(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page.getByRole("article").nth(9))).toBe(true);
    const place = () => page.evaluate(() => Math.round(scrollY));
    const left = await place();
    expect(left).toBeGreaterThan(2000);
    await page.reload();
    expect(await isLaidOut(lastRow(page))).toBe(true);
    await expect.poll(place).toBe(left);

    await page.goto("/");
    await page.getByRole("link", { name: "Ver todas" }).click();
    await expect(page).toHaveURL(/\/loterias$/);
    await expect.poll(() => isLaidOut(lastRow(page))).toBe(true);

    await page.goto("/#noticias");
    await expect(page.getByRole("heading", { level: 2, name: "Noticias" })).toBeInViewport();
    expect(await isLaidOut(lastRow(page))).toBe(true);
  });
});
