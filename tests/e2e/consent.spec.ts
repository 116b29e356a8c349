/** Measuring the shop's use: asked once, refused or allowed, taken back at the foot of any page. */
import type { Page } from "@playwright/test";
import { addToCart, expect, open, pickFractions, ready, signIn, test, users } from "./fixtures";

test.use({ consent: null, viewport: { width: 360, height: 740 } });

const heard = (page: Page) => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);
const question = (page: Page) => page.getByRole("region", { name: "Avisos" });
const foot = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: /^Medición de uso/ });

async function readOn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
  await expect(question(page)).toContainText("¿Nos dejas medir cómo se usa la tienda");
}

test.describe("at a shared shop, for the answer is the browser's", () => {
  test.use({ hasOwnShop: false });

  test("[ANA-01] nothing is counted before an answer, nobody is asked in the middle of a play; refused, it is not asked again", async ({
    page,
    context,
  }) => {
    await open(page, "/loterias");
    await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
    await expect(page).toHaveURL(/\/juego\//);
    await ready(page);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole("status").first()).toBeAttached();
    await expect(question(page)).toBeHidden();
    await pickFractions(page, { number: "7001", fractions: 1 });
    await addToCart(page);
    expect(await heard(page)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/loterias$/);
    await readOn(page);
    // The days stay in reach of the thumb, below the question.
    const bar = (await page.getByRole("navigation", { name: "Día del sorteo" }).boundingBox())!;
    const asked = (await question(page).boundingBox())!;
    expect(asked.y + asked.height).toBeLessThanOrEqual(bar.y);
    expect(bar.y + bar.height).toBeLessThanOrEqual(740);
    // Closed without an answer is a refusal.
    await page.keyboard.press("F6");
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(foot(page)).toHaveText("Medición de uso: no permitida");

    await test.step("refused, it is not asked again", async () => {
      await context.clearCookies({ name: "medicion" });
      await open(page, "/");
      await readOn(page);
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
  });
});

test("[ANA-01] allowed, events are counted without personal data; taken back at the foot, no more", async ({
  page,
}) => {
  await open(page, "/");
  await readOn(page);
  await question(page).getByRole("button", { name: "Permitir", exact: true }).click();
  await expect(question(page)).toBeHidden();
  await expect(foot(page)).toHaveText("Medición de uso: permitida");

  await signIn(page, users.hernan);
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
