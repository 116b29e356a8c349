/** Results: a day's draws, the search with and without scripts, the days beside one, and the way to the check of a ticket. */
import { expect, open, ready, test } from "./fixtures";

test.use({ hasOwnShop: false });

test("[RES-01] [RES-02] from the home to the newest results, a day and the day before, a search by day and lottery, and on paper", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Ver resultados" }).click();
  await expect(page).toHaveURL(/\/resultados$/);
  await expect(page.getByRole("heading", { level: 1, name: "Resultados" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);

  await test.step("a day after today is refused, and the address stays", async () => {
    const panel = page.getByRole("group").filter({ hasText: "Buscar por fecha o lotería" });
    const opened = panel.getByText("Buscar por fecha o lotería");
    if (await opened.isVisible()) await opened.click();
    await page.getByRole("textbox", { name: "Fecha" }).fill("21-11-2026");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page.getByText("La fecha no puede ser posterior a hoy")).toBeVisible();
    await expect(page).toHaveURL(/\/resultados$/);
  });

  await test.step("a day, its secos and the day before", async () => {
    await page.getByRole("link", { name: "Ver ese día, Jueves 19 de noviembre" }).click();
    await expect(page).toHaveURL(/\/resultados\/19-11-2026$/);
    const bogota = page.getByRole("article", { name: "Lotería de Bogotá" });
    await expect(bogota).toContainText(/Número ganador( \d){4}/);
    const prize = bogota.getByRole("group").filter({ hasText: "Aproximaciones" });
    await prize.getByText("Aproximaciones").click();
    await expect(prize.getByText("Mayor invertido con serie")).toBeVisible();
    await page.getByRole("link", { name: /^Día anterior con sorteos, miércoles 18/ }).click();
    await expect(page).toHaveURL(/\/resultados\/18-11-2026$/);
    await expect(page.getByRole("heading", { name: "Miércoles 18 de noviembre" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Jueves 19 de noviembre" })).toBeVisible();
  });

  await test.step("a search by day and lottery stands in the address", async () => {
    const day = page.getByRole("textbox", { name: "Fecha" });
    const lottery = page.getByRole("combobox", { name: "Lotería" });
    await day.fill("13-11-2026");
    await lottery.selectOption("Lotería de Medellín");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL(/\/resultados\/13-11-2026\?loteria=10$/);
    await expect(page.getByRole("article", { name: "Lotería de Medellín" })).toContainText("Sorteo 4861");
    await expect(page.getByRole("link", { name: "¿Ganaste?, Lotería de Medellín" })).toHaveAttribute(
      "href",
      "/eres-ganador?loteria=10&fecha=13-11-2026",
    );
    await page.reload();
    await ready(page);
    await expect(day).toHaveValue("13-11-2026");
    await expect(lottery).toHaveValue("10");
  });

  await test.step("on paper every seco is there, and nothing that can only be pressed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Mayor invertido con serie")).toBeVisible();
    const heights = await page
      .getByRole("article")
      .getByRole("listitem")
      .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThanOrEqual(44);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
    await expect(page.getByRole("link", { name: /^¿Ganaste\?/ })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Viernes 13 de noviembre" })).toBeVisible();
  });
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the newest are leafed through; the form searches, keeps what is no day, and an empty day leads on", async ({
    page,
  }) => {
    await page.goto("/resultados");
    await page.getByRole("link", { name: "Siguiente" }).click();
    await expect(page).toHaveURL(/\/resultados\?pagina=2$/);
    await expect(page.getByRole("article")).toHaveCount(12);
    await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
    const panel = page.getByText("Buscar por fecha o lotería");
    const search = async (day: string, lottery: string) => {
      if ((await panel.isVisible()) && !(await page.getByRole("button", { name: "Buscar" }).isVisible()))
        await panel.click();
      await page.getByRole("textbox", { name: "Fecha" }).fill(day);
      await page.getByRole("combobox", { name: "Lotería" }).selectOption(lottery);
      await page.getByRole("button", { name: "Buscar" }).click();
    };
    await search("12-11-2026", "Todos los resultados");
    await expect(page).toHaveURL(/\/resultados\/12-11-2026$/);
    await expect(page.getByRole("article", { name: "Lotería de Bogotá" })).toBeVisible();
    await search("31-02-2026", "Lotería de Bogotá");
    await expect(page.getByText("Debe ser una fecha válida")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Fecha" })).toHaveValue("31-02-2026");
    await search("15-11-2026", "Todos los resultados");
    await expect(page.getByText("No se encontraron resultados para la fecha.")).toBeVisible();
    await page.getByRole("link", { name: "Ver el sábado 14 de noviembre" }).click();
    await expect(page).toHaveURL(/\/resultados\/14-11-2026$/);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
