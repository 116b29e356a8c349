/** The list of lotteries: its order, the favourite's filter, the prize plan, and a draw that closes while it is looked at. */
import { dialogOf, expect, open, ready, signIn, test, users } from "./fixtures";
import { PAST_CLOSING, STARTS_AT } from "./shopClock";

/** Nothing stays behind on the server, and it is never stopped. */
test.use({ hasOwnShop: false });

test("[LOT-01] [LOT-04] the draw that closes first leads the list, and its card leads to its play screen", async ({
  page,
}) => {
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

  test("[LOT-01] [CARD-03] the rows name what their lottery costs, and one day's draws have an address", async ({
    page,
  }) => {
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
  });
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

test("[CARD-05] [CONV-01] the prize plan opens over the list with its figures, and going back closes it", async ({
  page,
}) => {
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

test("[PLAN-01] [PLAN-03] the large card's plan is a page of its own, in pages of five", async ({ page }) => {
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
