/** The contact area on a phone: a PQRS is sent, its e-mail is read, and what became of it is looked up. */
import type { Page } from "@playwright/test";
import { expect, ready, test, users } from "./fixtures";

test.use({ viewport: { width: 360, height: 740 } });

/** Nobody of the demo: the journeys' log must not hold it either. */
const sender = { document: "43218765", email: "luz.dary@correo.example", comment: "No me llegó el comprobante PM" };

async function fillPqrs(page: Page): Promise<void> {
  await page.getByLabel("Tema").selectOption({ label: "Reclamo" });
  await page.getByLabel("Tu mensaje").fill(sender.comment);
  await page.getByLabel("Número", { exact: true }).fill(sender.document);
  await page.getByLabel("Nombres").fill("Luz Dary");
  await page.getByLabel("Apellidos").fill("Mosquera");
  await page.getByLabel("Correo electrónico").fill(sender.email);
  await page.getByLabel("Teléfono").fill("310 456 7890");
  await page.getByLabel(/Acepto el tratamiento/).check();
}
const send = (page: Page) => page.getByRole("button", { name: "Enviar", exact: true });
const caseNumberOf = async (page: Page): Promise<string> => {
  await expect(page.getByRole("heading", { name: "Su mensaje ha sido registrado exitosamente" })).toBeVisible();
  return (await page.getByText(/^PQ-\d{4}-[2-9A-Z]{6}$/).textContent())!;
};

test("[CONTACT-01] [CONV-06] the area begins with the PQRS; it is sent, its e-mail leads to its state, and the document opens it", async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.address });
  await page.goto("/contacto");
  await expect(page).toHaveURL(/\/contacto\/pqrs$/);
  await ready(page);
  const tabs = page.getByRole("navigation", { name: "Páginas de Contacto" });
  await expect(tabs.getByRole("link", { name: "PQRS" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Califica" }).click();
  await expect(page).toHaveURL(/\/contacto\/calificar$/);
  await tabs.getByRole("link", { name: "Preguntas frecuentes" }).click();
  await expect(page).toHaveURL(/\/contacto\/faq$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("Tu mensaje")).toBeVisible();

  await fillPqrs(page);
  await test.step("a page in place of the answer is no success, and keeps what was typed", async () => {
    await page.route("**/api/apqrs", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hola</h1>" }));
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("Ocurrió un error al momento de guardar el Comentario");
    await expect(page.getByLabel("Tu mensaje")).toHaveValue(sender.comment);
    await page.unroute("**/api/apqrs");
  });
  await test.step("a connection that is lost keeps what was typed, and the next try is the same PQRS", async () => {
    // The backend hears it; its answer does not come back.
    await page.route("**/api/apqrs", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("No hay conexión");
    await expect(page.getByLabel("Tu mensaje")).toHaveValue(sender.comment);
    await page.unroute("**/api/apqrs");
    await send(page).click();
  });
  const caseNumber = await caseNumberOf(page);
  await expect(page.getByText("A más tardar el lunes 14 de diciembre de 2026")).toBeVisible();
  await page.getByRole("button", { name: "Copiar radicado" }).click();
  await expect(page.getByRole("button", { name: "Radicado copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(caseNumber);

  await page.goto("/sandbox/correo");
  await expect(page.getByRole("link", { name: /^Recibimos tu PQRS/ })).toHaveCount(1);
  await page.getByRole("link", { name: `Recibimos tu PQRS: radicado ${caseNumber}` }).click();
  await expect(page.getByRole("heading", { name: "Recibimos tu PQRS, Luz" })).toBeVisible();
  const figure = page.getByText(caseNumber, { exact: true });
  await expect(figure).toBeVisible();
  await expect(page.getByText(sender.comment)).toHaveCount(0);
  // The widest signs that a case number can have.
  await figure.evaluate((element) => (element.textContent = "PQ-2612-WMWMWM"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("link", { name: "Ver el estado" }).click();

  await ready(page);
  await page.getByRole("textbox", { name: "Radicado" }).fill(caseNumber.toLowerCase().replaceAll("-", " "));
  await page.getByLabel("Número de documento").fill(users.hernan.document);
  await page.getByRole("button", { name: "Ver estado" }).click();
  await expect(page.getByRole("alert")).toContainText("No encontramos una PQRS con ese radicado y ese documento");
  await page.getByLabel("Número de documento").fill(sender.document);
  await page.getByRole("button", { name: "Ver estado" }).click();
  await expect(page.getByRole("heading", { name: caseNumber })).toBeVisible();
  await expect(page.getByRole("list", { name: "Estado de la PQRS" })).toContainText("Recibida, hecho");
  expect(page.url()).not.toContain(sender.document);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false, hasOwnShop: false });

  test("every page is read, says what else there is, and sends nothing in an address", async ({ page }) => {
    for (const [path, words, button] of [
      ["/contacto/pqrs", "Para enviarla desde aquí", "Enviar"],
      ["/contacto/pqrs/estado", "Para consultar aquí", "Ver estado"],
      ["/contacto/calificar", "Para calificar aquí", "Calificar"],
    ] as const) {
      await page.goto(path);
      // Queries by text pass over what stands in a noscript.
      const aside = page.locator("noscript > *");
      await expect(aside).toBeVisible();
      expect(await aside.innerText()).toMatch(new RegExp(`${words}.*01 8000 123 456`));
      await expect(page.getByRole("button", { name: button, exact: true })).toBeDisabled();
      await expect(page.getByRole("main").locator("form")).toHaveAttribute("method", "post");
    }
  });
});
