/** Recharges from the menu to the operator: paid with bets or alone, refused where they must be, given back where they fail. */
import type { Page } from "@playwright/test";
import {
  addToCart,
  cartLines,
  expect,
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
  pressLabel,
} from "./fixtures";

const operator = (page: Page, name: string) =>
  page.getByRole("group", { name: "Operador" }).getByRole("radio", { name });
const phone = (page: Page) => page.getByRole("textbox", { name: /Número de celular/ });
const add = (page: Page) => page.getByRole("button", { name: "Añadir al carrito" });

/** Adds a top-up and goes to the cart. */
async function addTopUp(page: Page, digits: string, pesos = "$10.000"): Promise<void> {
  await open(page, "/recargas/celular");
  await phone(page).fill(digits);
  await operator(page, "Claro").check();
  await page.getByRole("button", { name: pesos }).click();
  await page.getByRole("checkbox").check();
  await add(page).click();
  await page.getByRole("link", { name: "Ver carrito" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Carrito de Compras" })).toBeVisible();
  await ready(page);
}

test("somebody tops up phones beside a bet: one is removed, one is made, one that its operator refuses for good is given back", async ({
  page,
}) => {
  await signIn(page, users.hernan);
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Recargas" }).first().click();
  await page.getByRole("link", { name: "Recargar, Recarga a celular" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recarga a celular" })).toBeVisible();
  await addTopUp(page, "+57 300 412 7788");
  await expect(page.getByRole("link", { name: "Carrito, 1 producto" })).toBeVisible();
  await expect(cartLines(page, "Recarga Celular")).toContainText("$10.000");

  await test.step("a recharge is removed after the source's question, and the cart is empty", async () => {
    await page.getByRole("button", { name: /^Eliminar recarga a 300/ }).click();
    const question = page.getByRole("alertdialog", { name: "Quitar recarga" });
    await expect(question).toContainText("¿Está seguro que desea eliminar el producto del carrito de compras?");
    await question.getByRole("button", { name: "Sí, eliminar" }).click();
    await expect(page.getByText("No ha realizado ninguna recarga")).toBeVisible();
    await expect(page.getByRole("link", { name: "Carrito, 0 productos" })).toBeVisible();
  });

  await openMedellin(page);
  await pickFractions(page, { number: "1357", fractions: 1 });
  await addToCart(page);
  for (const digits of ["3004127788", "3004120000"]) await addTopUp(page, digits);
  const sum = page.getByRole("region", { name: "Total" });
  await expect(sum).toContainText("Loterías$6.000");
  await expect(sum).toContainText("Recargas$20.000");
  await expect(total(page)).toHaveText("$26.000");
  await pay(page);
  await page.getByRole("button", { name: "Aprobar" }).click();
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  await expect(page.getByText("Recarga hecha", { exact: true })).toBeVisible();
  await expect(page.getByText("No se pudo hacer; te devolvemos $10.000")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Devolución de $10.000" })).toBeVisible();
  await open(page, "/mi-cuenta/historial");
  await expect(page.getByRole("article").first()).toContainText("Recarga hecha");
});

test("[F-6] [F-53] a package whose list fails once and whose price changes is paid at its new total by the other gateway", async ({
  page,
  shop,
}) => {
  await signIn(page, users.hernan);
  await open(page, "/recargas/paquetes");
  await expect(
    page.getByText("Primero debes seleccionar un operador para poder escoger tu paquete de recarga"),
  ).toBeVisible();
  await phone(page).fill("3157770102");

  await test.step("packages that cannot be read are told in their place, and a retry reads them; the number stays", async () => {
    await shop.run("alter table recharge_packages rename column name to nombre");
    await operator(page, "Claro").check();
    await expect(
      page.getByText("Ocurrió un error al momento de traer el listado de paquetes disponibles"),
    ).toBeVisible();
    await shop.run("alter table recharge_packages rename column nombre to name");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByRole("radio", { name: /^7 días/ })).toBeVisible();
    await expect(page).toHaveURL(/\?operador=101$/);
    await expect(operator(page, "Claro")).toBeChecked();
    await expect(phone(page)).toHaveValue(/315\D*777\D*0102/);
  });

  await page.getByRole("radio", { name: /^7 días/ }).check();
  await page.getByRole("checkbox").check();
  await add(page).click();
  await page.getByRole("link", { name: "Ver carrito" }).click();
  await ready(page);
  await expect(cartLines(page, "Recarga Paquete")).toContainText("Claro · Todo incluido 7 días 2 GB");
  await expect(page.getByText("No ha jugado ningún sorteo")).toBeVisible();
  await expect(total(page)).toHaveText("$10.000");

  await test.step("a package that costs more by the time it is paid is told with its new total", async () => {
    await shop.run("update recharge_packages set pesos = pesos + 1000");
    await pressLabel(page.getByRole("radio", { name: /PayValida/ }));
    await payButton(page).click();
    await expect(page.getByRole("alert")).toHaveText("El total cambió: ahora son $11.000. Revísalo y vuelve a pagar.");
    await expect(cartLines(page, "Recarga Paquete")).toContainText("Cambió de precio: antes $10.000, ahora $11.000.");
    await expect(total(page)).toHaveText("$11.000");
  });

  await payButton(page).click();
  await page.getByRole("button", { name: "Aprobar pago" }).click();
  await expect(page.getByRole("heading", { name: "¡Listo, recibimos tu pago!" })).toBeVisible();
  await expect(page.getByText("Recarga hecha", { exact: true })).toBeVisible();
  await expect(page.getByText(/retracto/)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, hasOwnShop: false });

  test("the packages of an operator are read by a plain form, and the pages say what adding needs", async ({
    page,
  }) => {
    await page.goto("/recargas/paquetes");
    await operator(page, "Tigo").check();
    await page.getByRole("button", { name: "Ver sus paquetes" }).click();
    await expect(page).toHaveURL(/\/recargas\/paquetes\?operador=103$/);
    await expect(page.getByRole("group", { name: "Paquetes de Tigo" })).toBeVisible();
    await expect(page.getByText(/^Para añadir una recarga al carrito activa JavaScript/)).toBeVisible();
  });
});
