/** Results: a day's draws, the search with and without scripts, the days beside one, and the way to the check of a ticket. */
import { expect, open, ready, signIn, test, users } from "./fixtures";

test.use({ hasOwnShop: false });

test("from the home to the newest results, a day, its secos and back", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Ver resultados" }).click();
  await expect(page).toHaveURL(/\/resultados$/);
  await expect(page.getByRole("heading", { level: 1, name: "Resultados" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);
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

test("[RES-01] [RES-02] a search by day and lottery stands in the address, and a day after today is refused", async ({
  page,
}) => {
  await open(page, "/resultados");
  const panel = page.getByRole("group").filter({ hasText: "Buscar por fecha o lotería" });
  const opened = panel.getByText("Buscar por fecha o lotería");
  if (await opened.isVisible()) await opened.click();
  const day = page.getByRole("textbox", { name: "Fecha" });
  await day.fill("21-11-2026");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText("La fecha no puede ser posterior a hoy")).toBeVisible();
  await expect(page).toHaveURL(/\/resultados$/);
  await day.fill("13-11-2026");
  await page.getByRole("combobox", { name: "Lotería" }).selectOption("Lotería de Medellín");
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
  await expect(page.getByRole("combobox", { name: "Lotería" })).toHaveValue("10");
});

test("a player sees the favourite number beside the results of its lottery", async ({ page }) => {
  await open(page, "/");
  await signIn(page, users.marta);
  await open(page, "/resultados/null?loteria=10");
  await expect(page.getByRole("article")).toContainText("Tu número favorito 4 8 2 7");
  await expect(page.getByRole("heading", { name: "Sorteos anteriores" })).toBeVisible();
  await page.getByRole("link", { name: "06-11-2026" }).click();
  await expect(page).toHaveURL(/\/resultados\/06-11-2026\?loteria=10$/);
  await expect(page.getByRole("article")).toContainText("Tu número favorito 4 8 2 7");
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form searches, keeps what is no day, and an empty day leads on", async ({ page }) => {
    await page.goto("/resultados");
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

  test("the newest are leafed through, and an address that is none says so", async ({ page }) => {
    await page.goto("/resultados");
    await page.getByRole("link", { name: "Siguiente" }).click();
    await expect(page).toHaveURL(/\/resultados\?pagina=2$/);
    await expect(page.getByRole("article")).toHaveCount(12);
    expect((await page.goto("/resultados/ayer"))?.status()).toBe(404);
  });
});

test("on paper every seco is there, and nothing that can only be pressed", async ({ page }) => {
  await open(page, "/resultados/13-11-2026?loteria=10");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Mayor invertido con serie")).toBeVisible();
  const numbers = await page.getByRole("article").getByRole("listitem").all();
  expect(numbers.length).toBeGreaterThanOrEqual(44);
  for (const number of numbers) expect((await number.boundingBox())!.height).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.getByRole("link", { name: /^¿Ganaste\?/ })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Viernes 13 de noviembre" })).toBeVisible();
});
