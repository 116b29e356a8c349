/** Coupons in the shop: applied, paid and counted once; a wrong code; the login and the gateway are no leaving. */
import type { Locator, Page } from "@playwright/test";
import {
  accountOf,
  addAndGoToCart,
  choosePlaceToPay,
  expect,
  logInHere,
  open,
  openMedellin,
  pay,
  payButton,
  pickFractions,
  signIn,
  test,
  total,
  users,
} from "./fixtures";

const field = (page: Page): Locator => page.getByRole("textbox", { name: "Cupón" });
const applied = (page: Page): Locator => page.getByText(/^Cupón BIENVENIDA10: ahorras/);
const refusal = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: "No es posible redimir el cupón en esta compra" });

/** Types a code and applies it. */
async function apply(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole("button", { name: "Aplicar cupón" }).click();
}

/** A cart with one bet of two fractions, of $12.000. */
async function fillCart(page: Page, number = "1357"): Promise<void> {
  await openMedellin(page);
  await pickFractions(page, { number, fractions: 2 });
  await addAndGoToCart(page);
}

test("[CART-07] [CPN-01] [CPN-02] one that holds is good for one purchase; what cannot be redeemed can be bought without", async ({
  page,
}) => {
  await signIn(page, users.hernan);
  await fillCart(page);
  await test.step("a wrong code locks the field for three seconds, and is told for seven", async () => {
    const read: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && request.url().includes("/api/carts?")) read.push(request.url());
    });
    await page.clock.install();
    await apply(page, "NOEXISTE");
    const said = page.getByText("No conocemos ese cupón. Revisa que esté bien escrito.");
    await expect(said).toBeVisible();
    await expect(field(page)).not.toBeEditable();
    await expect(page.getByRole("button", { name: "Aplicando" })).toBeVisible();
    expect(read).toEqual([]);
    await page.clock.fastForward(3_000);
    await expect(field(page)).toBeEditable();
    await expect(said).toBeVisible();
    await page.clock.fastForward(300);
    await expect.poll(() => read.length).toBeGreaterThan(0);
    await page.clock.fastForward(4_000);
    await expect(said).toBeHidden();
    await expect(field(page)).toHaveValue("NOEXISTE");
  });

  await test.step("going back closes the refusal, and leaves the cart open", async () => {
    await apply(page, "VENCIDO");
    await expect(refusal(page)).toContainText("Ese cupón ya venció.");
    await page.goBack();
    await expect(refusal(page)).toBeHidden();
    await expect(page).toHaveURL(/\/carrito$/);
    await page.clock.fastForward(3_000);
    await expect(page.getByRole("button", { name: "Aplicar cupón" })).toBeVisible();
  });

  await test.step("one that holds is paid with what is left, and shown ever after", async () => {
    await apply(page, "bienvenida10");
    await expect(applied(page)).toContainText("ahorras $1.200");
    const sum = page.getByRole("region", { name: "Total" });
    await expect(sum).toContainText("Total sin descuento");
    await expect(sum).toContainText("-$1.200");
    await expect(total(page)).toHaveText("$10.800");
    await pay(page);
    await expect(page).toHaveURL(/\/sandbox\//);
    await expect(page.getByText("$10.800").first()).toBeVisible();
    await page.getByRole("button", { name: "Aprobar" }).click();
    await expect(page.getByText("Descuento, cupón BIENVENIDA10")).toBeVisible();
    await open(page, "/mi-cuenta/historial");
    await expect(page.getByText("Descuento, cupón BIENVENIDA10: -$1.200")).toBeVisible();
  });

  await test.step("a second time it is refused, and the bets can be bought without it", async () => {
    await fillCart(page, "2468");
    await choosePlaceToPay(page);
    await apply(page, "BIENVENIDA10");
    await expect(refusal(page)).toContainText("Ya usaste ese cupón");
    await refusal(page).getByRole("button", { name: "Revisar" }).click();
    await expect(refusal(page)).toBeHidden();
    await expect(total(page)).toHaveText("$12.000");
    await page.clock.fastForward(3_000);
    await apply(page, "BIENVENIDA10");
    await refusal(page).getByRole("button", { name: "Comprar sin cupón" }).click();
    await expect(page).toHaveURL(/\/sandbox\//);
    await expect(page.getByText("$12.000").first()).toBeVisible();
  });
});

test("[CPN-02] leaving the cart takes the coupon away, logging in for it and cancelling the purchase do not", async ({
  page,
}) => {
  await fillCart(page);
  await apply(page, "BIENVENIDA10");
  await expect(page.getByRole("dialog")).toContainText("Inicia sesión para usar tu cupón.");
  await logInHere(page, users.hernan);
  await expect(accountOf(page, users.hernan.name)).toBeVisible();
  await expect(applied(page)).toBeVisible();
  await expect(total(page)).toHaveText("$10.800");
  await expect(page.getByRole("dialog")).toBeHidden();

  await test.step("it comes back with the bets of a purchase that was cancelled", async () => {
    await pay(page);
    await expect(page).toHaveURL(/\/sandbox\//);
    await open(page, "/carrito");
    await page.getByRole("button", { name: "Cancelar y volver al carrito" }).click();
    await expect(page.getByText("Cancelaste la compra: todo volvió al carrito.")).toBeVisible();
    await expect(applied(page)).toBeVisible();
    await expect(total(page)).toHaveText("$10.800");
  });

  await page.getByRole("banner").getByRole("link", { name: "Loterías" }).click();
  await expect(page).toHaveURL(/\/loterias$/);
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  await expect(total(page)).toHaveText("$12.000");
  await expect(applied(page)).toBeHidden();
});
