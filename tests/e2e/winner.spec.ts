/** A ticket is checked: with scripts in a dialog and in the page, without them in the page alone. */
import type { APIRequestContext, Page } from "@playwright/test";
import { dialogOf, expect, ready, test } from "./fixtures";

test.use({ hasOwnShop: false });

interface Drawn {
  numero: string;
  serie: string;
  fecSorteo: string;
  sorteo: number;
}

/** Medellín's last draw. */
async function lastDraw(request: APIRequestContext): Promise<Drawn> {
  const answer = await request.post("/api/Users/etn/consultar-resultados", {
    data: { loterie: { ideLoteria: 10, limite: 1 } },
  });
  return ((await answer.json()) as { data: Drawn[] }).data[0]!;
}

/** A series that is not the one that fell. */
const otherSeries = ({ serie }: Drawn): string => (serie === "000" ? "001" : "000");
/** A number without a figure in its place, nor the same figures in another order. */
const otherNumber = ({ numero }: Drawn): string => {
  const figure = [..."0123456789"].find((one) => !numero.includes(one))!;
  return figure.repeat(4);
};

const form = (page: Page) => page.getByRole("form", { name: "Eres ganador" });

async function fill(
  page: Page,
  { lottery, day, number, series }: Record<"lottery" | "day" | "number" | "series", string>,
) {
  await form(page).getByRole("combobox", { name: "Lotería" }).selectOption({ label: lottery });
  await form(page).getByRole("textbox", { name: "Fecha del sorteo" }).fill(day);
  for (const [place, figure] of [...number].entries())
    await form(page)
      .getByRole("textbox", { name: `Cifra ${place + 1} de 4` })
      .fill(figure);
  await form(page).getByRole("textbox", { name: "Serie" }).fill(series);
}

const submit = (page: Page) => form(page).getByRole("button", { name: "Consultar" }).click();

test("[HOME-05] [WIN-01] [WIN-02] [WIN-03] from the home page: a ticket has won, the dialog says it and the page keeps it; another has not", async ({
  page,
  request,
}) => {
  const drawn = await lastDraw(request);
  const won = {
    lottery: "Lotería de Medellín",
    day: drawn.fecSorteo,
    number: drawn.numero,
    series: otherSeries(drawn),
  };
  await page.goto("/");
  // The form's code comes once somebody uses the page.
  await page.mouse.move(10, 10);
  await page.keyboard.press("Tab");
  await ready(page);
  await fill(page, won);
  await submit(page);
  await expect(page).toHaveURL(/\/eres-ganador\?loteria=10&fecha=\d\d-\d\d-\d{4}&numero=\d{4}&serie=\d{3}$/);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("Felicitaciones, Ganaste");
  await expect(dialog).toContainText("Mayor en diferente serie");
  await expect(dialog).toContainText("Revisa tu correo o visita el punto de venta más cercano");
  await dialog.getByRole("button", { name: "Ver el detalle" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Felicitaciones, Ganaste" })).toBeFocused();
  await expect(page.getByRole("row", { name: /Billete.*\$3\.600\.000/ })).toBeVisible();
  await expect(page.getByText(/Último día para reclamar/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 2, name: "¿Eres ganador?" })).toBeVisible();

  const day = form(page).getByRole("textbox", { name: "Fecha del sorteo" });
  await test.step("a wrong field keeps what was typed", async () => {
    await ready(page);
    await fill(page, { ...won, day: "01-01-2099", number: otherNumber(drawn) });
    await submit(page);
    await expect(day).toBeFocused();
    await expect(form(page)).toContainText("La fecha no puede ser posterior a hoy");
  });
  await test.step("a ticket that has not won is told so, and another can be checked", async () => {
    await day.fill(drawn.fecSorteo);
    await submit(page);
    await expect(dialog).toContainText("Lo sentimos… No has ganado esta vez");
    await dialog.getByRole("button", { name: "Aceptar" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main")).toContainText("Revisamos el mayor, 44 secos y 6 aproximaciones");
    await page.getByRole("link", { name: "Revisar otro billete" }).click();
    await expect(day).toHaveValue(drawn.fecSorteo);
    await expect(form(page).getByRole("textbox", { name: "Cifra 1 de 4" })).toHaveValue("");
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("[HOME-05] [PLAN-02] [SECO-01] the home's form asks, the answer and the faults are in the page; a plan is searched for, its secos are a page", async ({
    page,
    request,
  }) => {
    const drawn = await lastDraw(request);
    const main = page.getByRole("main");
    await page.goto("/");
    await fill(page, {
      lottery: "Lotería de Medellín",
      day: drawn.fecSorteo,
      number: drawn.numero,
      series: drawn.serie,
    });
    await submit(page);
    await expect(main).toContainText("Felicitaciones, Ganaste");
    await expect(main).toContainText("$10.624.000.000");
    await page.getByRole("link", { name: "Revisar otro billete" }).click();
    await fill(page, { lottery: "Lotería de Medellín", day: drawn.fecSorteo, number: "12", series: "1" });
    await submit(page);
    await expect(main).toContainText("El campo debe tener un mínimo de 3 caracteres");
    await expect(form(page).getByRole("textbox", { name: "Cifra 2 de 4" })).toHaveValue("2");
    await fill(page, {
      lottery: "Lotería de Medellín",
      day: drawn.fecSorteo,
      number: otherNumber(drawn),
      series: otherSeries(drawn),
    });
    await submit(page);
    await expect(main).toContainText("Lo sentimos… No has ganado esta vez");

    await page.goto("/plan-premios/10");
    await page.getByRole("combobox", { name: "Lotería" }).selectOption({ label: "Lotería de Boyacá" });
    await page.getByRole("button", { name: "Ver plan" }).click();
    await expect(page).toHaveURL(/\/plan-premios\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan de premios · Lotería de Boyacá");
    await page.goto("/plan-premios/10?fecha=13-11-2026");
    await expect(page.getByRole("main")).toContainText("Plan del sorteo del 13-11-2026.");
    await page.getByRole("link", { name: "Secos del último sorteo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Secos · Lotería de Medellín" })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(11);
    await page.goto("/secos/10?fecha=12-11-2026");
    await expect(page.getByRole("main")).toContainText("Ese día no hay un resultado de esta lotería.");
  });
});
