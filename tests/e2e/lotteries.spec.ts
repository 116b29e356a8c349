/** The list of lotteries: its order and filters, with scripts and without, and the ways from its cards. */
import { dialogOf, expect, open, ready, test } from "./fixtures";

/** Nothing stays behind on the server, and it is never stopped. */
test.use({ hasOwnShop: false, viewport: { width: 360, height: 780 } });

test("[LOT-04] the draw that closes first leads the list; it is filtered in place; its cards lead to their plans and to the play", async ({
  page,
}) => {
  await open(page, "/loterias");
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  const all = await names();
  expect(all[0]).toBe("Lotería de Medellín");
  expect(all.length).toBeGreaterThan(6);
  await expect(page.getByRole("navigation", { name: "Ruta de navegación" })).toContainText("Loterías");

  await test.step("with scripts the order and the lottery change in place, and going back undoes them", async () => {
    await page.getByText("Ordenar y filtrar").click();
    await page.getByLabel("Lotería", { exact: true }).selectOption("Lotería de Boyacá");
    await page.getByLabel("Orden", { exact: true }).selectOption("Pagan más");
    await page.getByRole("button", { name: "Ver sorteos" }).click();
    await expect(page).toHaveURL(/\?loteria=13&orden=premio$/);
    await expect(page.getByText("Pagan más · Lotería de Boyacá")).toBeVisible();
    expect(new Set(await names())).toEqual(new Set(["Lotería de Boyacá"]));
    await page.goBack();
    await expect(page.getByRole("article").first()).toContainText("Lotería de Medellín");
    await expect(page.getByLabel("Lotería", { exact: true })).toHaveValue("");
  });

  await test.step("a row's prize plan opens over the list with its figures, and going back closes it", async () => {
    await page.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" }).first().click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole("heading", { name: "Plan de premios · Lotería de Boyacá" })).toBeVisible();
    for (const said of ["$5.000", "$20.000", "Las ventas cierran"]) await expect(dialog).toContainText(said);
    await expect(dialog.getByRole("row", { name: /Premio Mayor/ })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/loterias$/);
  });

  await test.step("a card leads to its play screen, whose heading has the focus", async () => {
    await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).first().click();
    await expect(page).toHaveURL(/\/juego\/10\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
  });

  await test.step("the large card's plan is a page of its own, in pages of five", async () => {
    await page.getByRole("link", { name: "Plan de premios, Lotería de Medellín" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Plan de premios · Lotería de Medellín" })).toBeVisible();
    await ready(page);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(6);
    await page.getByRole("list", { name: "Filas por página" }).getByRole("link", { name: "20" }).click();
    await expect(page).toHaveURL(/\?por=20$/);
    await expect(page.getByRole("row", { name: /Súper Secos/ })).toBeVisible();
    await expect(page.getByText("El valor neto es el valor del premio con todas las deducciones")).toBeVisible();
  });
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rows name what their lottery costs, fit on eight screens, and are of a day and in an order that have an address", async ({
    page,
  }) => {
    await page.goto("/loterias");
    const draws = page.getByRole("article");
    const days = page.getByRole("navigation", { name: "Día del sorteo" });
    const row = page.getByRole("article", { name: "Lotería de Boyacá" }).last();
    for (const fact of ["$15.000", "Desde $5.000", "4 fracciones", "Billete $20.000", "Las ventas cierran a las"])
      await expect(row).toContainText(fact);
    await expect(row).toContainText("Tu número favorito 0 0 0 0");
    await expect(row.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" })).toBeVisible();

    await test.step("at 360 px twenty draws and their filters fit on eight screens", async () => {
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      // Draws that the demo lacks of twenty would be rows.
      const height = await row.evaluate((article) => article.getBoundingClientRect().height + 8);
      expect(length + (20 - (await draws.count())) * height).toBeLessThanOrEqual(8 * 780);
    });

    await test.step("one day's draws have an address", async () => {
      await days.getByRole("link", { name: "Lun 23 2 sorteos" }).click();
      await expect(page).toHaveURL(/\?dia=2026-11-23$/);
      await expect(draws).toHaveCount(2);
      await expect(days.getByRole("link", { name: /^Lun 23/ })).toHaveAttribute("aria-current", "true");
    });

    await test.step("what pays most comes first, and the day that is asked for stays beside it", async () => {
      await page.getByText("Ordenar y filtrar").click();
      await page.getByLabel("Orden", { exact: true }).selectOption("Pagan más");
      await page.getByRole("button", { name: "Ver sorteos" }).click();
      await expect(page).toHaveURL(/\?dia=2026-11-23&orden=premio&loteria=$/);
      await expect(draws).toHaveCount(2);
      await days.getByRole("link", { name: /^Todos/ }).click();
      await expect(page).toHaveURL(/\?orden=premio$/);
      // The whole page has come: its address is there before its list.
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const prizes = (await draws.allTextContents()).map((text) =>
        Number(/\$([\d.,]+)\s*millones/.exec(text)![1]!.replaceAll(".", "").replace(",", ".")),
      );
      expect(prizes.length).toBeGreaterThan(6);
      expect(prizes).toEqual(prizes.toSorted((one, other) => other - one));
    });
  });
});
