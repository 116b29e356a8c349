/** Logging in at the moment of paying: the payment goes on only as the player has seen it and may. */
import type { Page } from "@playwright/test";
import {
  accountOf,
  addAndGoToCart,
  addToCart,
  cartLines,
  expect,
  logInHere,
  login,
  open,
  openMedellin,
  pay,
  payButton,
  pickFractions,
  ready,
  signIn,
  test,
  total,
  users,
  type User,
} from "./fixtures";

/** An anonymous cart with one fraction, its pay button pressed, and the login done. */
async function payAndLogIn(page: Page, user: User, number: string): Promise<void> {
  await openMedellin(page);
  await pickFractions(page, { number, fractions: 1 });
  await addAndGoToCart(page);
  await pay(page);
  await logInHere(page, user);
}

test("bets that the account had saved are shown before they are paid", async ({ page, newVisitor }) => {
  const elsewhere = await newVisitor();
  await open(elsewhere, "/");
  await signIn(elsewhere, users.hernan);
  await openMedellin(elsewhere);
  await pickFractions(elsewhere, { number: "2468", fractions: 2 });
  await addToCart(elsewhere);

  await payAndLogIn(page, users.hernan, "1357");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Sumamos lo que ya tenías guardado.")).toBeVisible();
  await expect(total(page)).toHaveText("$18.000");
  await expect(page).toHaveURL(/\/carrito$/);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\//);
});

test("[PAY-02] without a birth date, a login at Pagar leads to the data and says why", async ({ page }) => {
  await payAndLogIn(page, users.oscar, "1357");
  await expect(page).toHaveURL(/\/mi-cuenta\/datos/);
  await expect(
    page.getByText("Debes completar todos tus datos personales para poder continuar (Fecha de nacimiento)"),
  ).toBeVisible();
});

test("whoever must update their data is asked to, and pays nothing before", async ({ page }) => {
  await payAndLogIn(page, users.nelly, "1357");
  const update = page.getByRole("alertdialog", { name: "Actualiza tus datos" });
  await expect(update).toContainText("Por favor actualiza los datos.");
  await expect(page).toHaveURL(/\/carrito$/);
});

test("[F-39] a logout in one tab empties the other, which asks for no login", async ({ page, context }) => {
  await open(page, "/");
  await login(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number: "1357", fractions: 1 });
  await addAndGoToCart(page);
  const second = await context.newPage();
  await open(second, "/");
  await accountOf(second, users.hernan.name).click();
  await second.getByRole("button", { name: "Salir" }).click();
  await expect(cartLines(page)).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("premiomayor.carrito"))).toBeNull();
});

test("[F-39] a logout that the server did not hear is not called done", async ({ page }) => {
  await open(page, "/");
  await login(page, users.hernan);
  await page.route("**/api/tienda/salir", (route) => route.abort());
  await accountOf(page, users.hernan.name).click();
  await page.getByRole("button", { name: "Salir" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("No pudimos cerrar tu sesión");
  await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
  await expect(accountOf(page, users.hernan.name)).toBeVisible();
  await page.unroute("**/api/tienda/salir");
  await accountOf(page, users.hernan.name).click();
  await page.getByRole("button", { name: "Salir" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();
});

test("a ticket that is whole in the cart is not added again; a missing step takes the focus", async ({ page }) => {
  await openMedellin(page);
  const series = await pickFractions(page, { number: "1357", fractions: 0 });
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(page.getByRole("button", { name: /^Fracción 1/ })).toBeFocused();
  await page.getByRole("button", { name: "Tomar billete completo" }).click();
  await addToCart(page);
  await ready(page);
  await pickFractions(page, { number: "1357", series, fractions: 1 });
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(page.getByText("Ya tienes todas las fracciones de este billete en el carrito.")).toBeVisible();
});
