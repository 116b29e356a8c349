/** Logging in at the moment of paying: the payment goes on only as the player has seen it and may. */
import type { Page } from "@playwright/test";
import {
  addAndGoToCart,
  addToCart,
  cartLines,
  expect,
  fractionButtons,
  logInHere,
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

test("a ticket that is whole in the cart is not added again; what the account had saved is shown before it is paid", async ({
  page,
  context,
}) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  const series = await pickFractions(page, { number: "2468", fractions: 0 });
  // A missing step takes the focus.
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(fractionButtons(page).first()).toBeFocused();
  await page.getByRole("button", { name: "Tomar billete completo" }).click();
  await addToCart(page);
  await ready(page);
  await pickFractions(page, { number: "2468", series, fractions: 1 });
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(page.getByText("Ya tienes todas las fracciones de este billete en el carrito.")).toBeVisible();

  await context.clearCookies({ name: "sid" });
  await payAndLogIn(page, users.hernan, "1357");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Sumamos lo que ya tenías guardado.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("premiomayor.carrito"))).toBeNull();
  await expect(total(page)).toHaveText("$24.000");
  await expect(page).toHaveURL(/\/carrito$/);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\//);
});

test("[PAY-02] without a birth date Pagar leads to the data and says why; under 18 by one day it refuses", async ({
  page,
}) => {
  const why = page.getByText("Debes completar todos tus datos personales para poder continuar (Fecha de nacimiento)");
  await payAndLogIn(page, users.oscar, "1357");
  await expect(page).toHaveURL(/\/mi-cuenta\/datos/);
  await expect(why).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await open(page, "/carrito");
  await pay(page);
  await expect(page).toHaveURL(/\/mi-cuenta\/datos/);
  await expect(why).toBeVisible();

  await signIn(page, users.dani);
  await openMedellin(page);
  await pickFractions(page, { number: "8402", fractions: 1 });
  await addAndGoToCart(page);
  await pay(page);
  await expect(page.getByText("Debes ser mayor de edad para continuar esta transacción.")).toBeVisible();
  await expect(cartLines(page, "8402")).toBeVisible();
});

test("whoever must update their data pays nothing before; accepting leads there and keeps leading there", async ({
  page,
}) => {
  await payAndLogIn(page, users.nelly, "1357");
  const update = page.getByRole("alertdialog", { name: "Actualiza tus datos" });
  await expect(update).toContainText("Por favor actualiza los datos.");
  await expect(page).toHaveURL(/\/carrito$/);
  await update.getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL(/\/mi-cuenta\/datos/);
  for (const name of ["Loterías", "Premio Mayor, inicio"])
    await expect(page.getByRole("banner").getByRole("link", { name })).toHaveAttribute("href", "/mi-cuenta/datos");
});
