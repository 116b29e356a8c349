/** Measuring the shop's use: asked once, refused or allowed, taken back at the foot of any page. */
import type { Page } from "@playwright/test";
import { expect, login, open, test, users } from "./fixtures";

test.use({ consent: null, viewport: { width: 360, height: 740 } });

const heard = (page: Page) => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);
const question = (page: Page) => page.getByRole("region", { name: "Avisos" });
const foot = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: /^Medición de uso/ });

async function readOn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
  await expect(question(page)).toContainText("¿Nos dejas medir cómo se usa la tienda");
}

test("[ANA-01] nothing is counted before an answer; refused, it is not asked again", async ({ page }) => {
  await open(page, "/loterias");
  await readOn(page);
  // The days stay in reach of the thumb, below the question.
  const bar = (await page.getByRole("navigation", { name: "Día del sorteo" }).boundingBox())!;
  const asked = (await question(page).boundingBox())!;
  expect(asked.y + asked.height).toBeLessThanOrEqual(bar.y);
  expect(bar.y + bar.height).toBeLessThanOrEqual(740);
  await login(page, users.hernan);
  expect(await heard(page)).toBeUndefined();
  await question(page).getByRole("button", { name: "No permitir" }).click();
  await expect(question(page)).toBeHidden();
  await open(page, "/");
  await expect(foot(page)).toHaveText("Medición de uso: no permitida");
  await page.mouse.wheel(0, 300);
  // The part that would ask has come by then, with the notice for lost connections.
  await expect(page.getByRole("status").first()).toBeAttached();
  await expect(question(page)).toBeHidden();
  expect(await heard(page)).toBeUndefined();
});

test("[ANA-01] allowed, events are counted without personal data; taken back at the foot, no more", async ({
  page,
}) => {
  await open(page, "/");
  await readOn(page);
  await question(page).getByRole("button", { name: "Permitir", exact: true }).click();
  await expect(question(page)).toBeHidden();
  await expect(foot(page)).toHaveText("Medición de uso: permitida");
  await login(page, users.hernan);
  await expect.poll(() => heard(page)).toEqual([{ event: "login" }]);

  await open(page, "/contacto/pqrs");
  await page.getByLabel("Tu mensaje").fill("¿Dónde veo mi comprobante?");
  await page.getByLabel("Nombres").fill("Hernán");
  await page.getByLabel("Apellidos").fill("Duque");
  await page.getByLabel("Correo electrónico").fill("hernan@correo.example");
  await page.getByLabel("Teléfono").fill("310 456 7890");
  await page.getByLabel(/Acepto el tratamiento/).check();
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Su mensaje ha sido registrado exitosamente" })).toBeVisible();
  expect(await heard(page)).toEqual([
    { event: "form_submit", form_id: "pqrs" },
    { event: "generate_lead", lead_source: "pqrs" },
  ]);

  await foot(page).click();
  const dialog = page.getByRole("alertdialog", { name: "Medición de uso" });
  await expect(dialog).toContainText("Hoy nos dejas medir.");
  await dialog.getByRole("button", { name: "Dejar de medir" }).click();
  await expect(dialog).toBeHidden();
  await expect(foot(page)).toHaveText("Medición de uso: no permitida");
  await expect(foot(page)).toBeFocused();
  expect(await heard(page)).toEqual([]);
  await page.reload();
  await expect(foot(page)).toHaveText("Medición de uso: no permitida");
});

test("closed without an answer is a refusal, and nobody is asked in the middle of a play", async ({ page }) => {
  await open(page, "/loterias");
  await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
  await expect(page).toHaveURL(/\/juego\//);
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole("status").first()).toBeAttached();
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await readOn(page);
  await page.keyboard.press("F6");
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(foot(page)).toHaveText("Medición de uso: no permitida");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the foot leads to what the policy says of it", async ({ page }) => {
    await page.goto("/");
    await foot(page).click();
    await expect(page).toHaveURL(/\/politicas-privacidad#medicion$/);
    await expect(page.getByRole("heading", { name: "Medición de uso" })).toBeVisible();
    await expect(page.getByText("Solo medimos el uso de la tienda si lo permites.")).toBeVisible();
  });
});
