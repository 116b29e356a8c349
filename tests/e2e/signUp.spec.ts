/** Somebody without an account opens one on a phone, confirms it by the link of its e-mail, logs in, and forgets the password. */
import type { Page } from "@playwright/test";
import { accountOf, expect, logInHere, open, openLogin, PASSWORD, ready, solveCaptcha, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 740 }, consent: "granted" });

/** Nobody of the demo. */
const ana = { document: "1017234985", name: "Ana María", email: "ana.torres@correo.example" };

const next = (page: Page) => page.getByRole("button", { name: "Seguir" }).click();
const stepOf = (page: Page, label: string) => page.getByRole("list", { name: label });

async function chooseDay(page: Page, label: string, [day, month, year]: readonly [string, string, string]) {
  const group = page.getByRole("group", { name: new RegExp(`^${label}`) });
  await group.getByLabel("Mes").selectOption(month);
  await group.getByLabel("Año").selectOption(year);
  await group.getByLabel("Día").selectOption(day);
}

/** The page of the newest e-mail's link to `path`. */
async function openMailedLink(page: Page, path: string): Promise<void> {
  await page.goto("/sandbox/correo");
  await page.getByRole("link", { name: ana.email }).first().click();
  const href = await page.locator(`a[href*="${path}"]`).first().getAttribute("href");
  await open(page, new URL(href!, page.url()).pathname);
}

async function choosePassword(page: Page, labels: readonly [string, string], password: string): Promise<void> {
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill(password);
}

test("[REG-03] [ANA-01] sign-up, its e-mail, the first login, and a forgotten password", async ({ page }) => {
  await open(page, "/crear-cuenta");
  await page.getByLabel("Número", { exact: true }).fill(ana.document);
  await page.getByLabel("Nombres").fill("Ana María");
  await page.getByLabel("Apellidos").fill("Torres Mejía");
  await chooseDay(page, "Fecha de expedición", ["14", "03", "2010"]);
  await chooseDay(page, "Fecha de nacimiento", ["29", "02", "1992"]);
  await page.getByLabel("Género").selectOption("Femenino");
  await next(page);
  await expect(stepOf(page, "Paso 2 de 3: Dónde estás")).toBeVisible();

  // A reload keeps the step and what was typed; the back button of the phone goes a step back.
  await page.reload();
  await ready(page);
  await expect(stepOf(page, "Paso 2 de 3: Dónde estás")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Nombres")).toHaveValue("ANA MARÍA");
  await next(page);

  await page.getByLabel("Correo electrónico", { exact: true }).fill(ana.email);
  await page.getByLabel("Confirmar correo electrónico").fill(ana.email);
  await page.getByLabel("Celular").fill("310 456 7890");
  await page.getByLabel("Dirección").fill("Calle 50 n.º 51-29, Medellín");
  await next(page);

  await choosePassword(page, ["Contraseña", "Confirmar contraseña"], PASSWORD);
  for (const acceptance of [/^Acepto los/, /^Autorizo el/, /^Declaro/]) await page.getByLabel(acceptance).check();
  await solveCaptcha(page, page.getByRole("main"));
  await page.getByRole("button", { name: "Crear Cuenta" }).click();
  await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible();
  const { kept, heard } = await page.evaluate(() => ({
    kept: sessionStorage.getItem("premiomayor.registro"),
    heard: JSON.stringify((window as { dataLayer?: object[] }).dataLayer),
  }));
  expect(kept).toBeNull();
  expect(heard).toContain("registro_usuario");
  expect(heard).not.toContain(ana.document);

  await openMailedLink(page, "/confirmar-cuenta/");
  await page.getByRole("button", { name: "Confirmar mi correo" }).click();
  await expect(page.getByRole("heading", { name: "Cuenta activada" })).toBeVisible();
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await logInHere(page, ana);
  await expect(accountOf(page, ana.name)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  // As in a browser that has never seen the account.
  await page.context().clearCookies({ name: /^(?!medicion)/ });
  await open(page, "/");
  const dialog = await openLogin(page);
  await dialog.getByLabel("Número de documento").fill(ana.document);
  await dialog.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  await dialog.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(dialog.getByText(/^Si existe una cuenta con ese documento/)).toBeVisible();
  await openMailedLink(page, "/recuperar-contrasena/");
  await choosePassword(page, ["Contraseña nueva", "Repite la contraseña nueva"], "Fortuna*2027");
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(page.getByRole("heading", { name: "Tu contraseña ha sido cambiada con éxito" })).toBeVisible();
});
