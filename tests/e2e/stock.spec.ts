/** Numbers, series and fractions: what is offered, what is taken, and who gets the last ones. */
import {
  addAndGoToCart,
  addToCart,
  cartLines,
  choosePlaceToPay,
  dialogOf,
  digits,
  expect,
  fractionButtons,
  open,
  openLottery,
  openMedellin,
  pay,
  payButton,
  pickFractions,
  seriesRadio,
  signIn,
  test,
  total,
  users,
} from "./fixtures";

const UNAVAILABLE = "La serie ingresada no se encuentra disponible";

test("[F-1] [PAY-08] two buyers want the last two fractions: one gets them, the other is told and keeps the rest", async ({
  page,
  newVisitor,
}) => {
  const late = await newVisitor();
  await signIn(page, users.hernan);
  await signIn(late, users.marta);
  for (const buyer of [page, late]) {
    await openMedellin(buyer);
    await pickFractions(buyer, { number: "1234", series: "305", fractions: 2 });
    await addToCart(buyer);
  }
  await pickFractions(late, { number: "8101", fractions: 1 });
  await addToCart(late);
  for (const buyer of [page, late]) await open(buyer, "/carrito");

  await pay(page);
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  await pay(late);
  await expect(late.getByText(UNAVAILABLE)).toBeVisible();
  await expect(cartLines(late, "1234")).toContainText(
    "Ya no quedan esas fracciones: quita la jugada y elige otra serie.",
  );
  await expect(cartLines(late, "8101")).not.toContainText("Ya no quedan");

  await page.getByRole("button", { name: "Aprobar pago" }).click();
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  await cartLines(late, "1234")
    .getByRole("button", { name: /^Eliminar/ })
    .click();
  await dialogOf(late).getByRole("button", { name: "Sí, eliminar" }).click();
  await expect(cartLines(late)).toHaveCount(1);
  await choosePlaceToPay(late);
  await payButton(late).click();
  await late.getByRole("button", { name: "Aprobar pago" }).click();
  await expect(late.getByRole("article")).toContainText("8101");

  await openMedellin(late);
  await digits(late).first().click();
  await late.keyboard.type("1234");
  await expect(late.getByText("Actualmente no existe fracciones disponibles")).toBeVisible();
});

test.describe("at a shop that is shared", () => {
  // Nothing stays behind on the server, and it is never stopped.
  test.use({ hasOwnShop: false });

  test("[PLAY-03] [CONV-03] a sold-out number says so and offers its neighbours, which can be taken with one press", async ({
    page,
  }) => {
    await openLottery(page, "Lotería de Bogotá");
    await digits(page).first().click();
    await page.keyboard.type("7777");
    await expect(
      page.getByText("Actualmente no existe fracciones disponibles para el número seleccionado"),
    ).toBeVisible();
    await expect(page.getByText("Prueba con uno cercano:")).toBeVisible();
    const neighbours = page.getByRole("button", { name: /^77\d\d$/ });
    await expect(neighbours.first()).toBeVisible();
    const other = await neighbours.first().innerText();
    await neighbours.first().click();
    await expect(digits(page).last()).toHaveValue(other.at(-1)!);
    await expect(seriesRadio(page)).toBeVisible();
  });

  test("[PLAY-03] a series of one's own: a free one is taken as the series, a taken one is refused in words", async ({
    page,
  }) => {
    await openMedellin(page);
    await expect(page.getByText("Antes de seleccionar una serie debes escribir el número a jugar")).toBeVisible();
    await digits(page).first().click();
    await page.keyboard.type("1234");
    await expect(page.getByRole("radio", { name: /^\d{3} / })).toHaveCount(1);
    const own = page.getByLabel("Otra serie");
    await own.pressSequentially("a1b2c3d4");
    await expect(own).toHaveValue("123");
    await expect(page.getByText(UNAVAILABLE)).toBeVisible();

    await digits(page).first().click();
    await page.keyboard.type("5127");
    await expect(page.getByRole("radio", { name: /^\d{3} / })).toHaveCount(10);
    await own.fill("499");
    await expect(seriesRadio(page, "499")).toBeChecked();
    await fractionButtons(page).first().click();
    await addAndGoToCart(page);
    await expect(cartLines(page)).toContainText("Serie 499 · 1 fracción");
  });

  test("[PLAY-02] boxes: a pasted number fills them, Backspace goes back, arrows move, the fourth digit asks for series", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openMedellin(page);
    await page.evaluate(() => navigator.clipboard.writeText("4 8-27"));
    await digits(page).nth(2).click();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(digits(page).first()).toHaveValue("4");
    await expect(digits(page).last()).toHaveValue("7");
    await expect(seriesRadio(page)).toBeVisible();

    await digits(page).last().click();
    await page.keyboard.press("Backspace");
    await expect(page.getByText("Antes de seleccionar una serie debes escribir el número a jugar")).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(digits(page).nth(2)).toBeFocused();
    await expect(digits(page).nth(2)).toHaveValue("");
    await page.keyboard.press("ArrowLeft");
    await expect(digits(page).nth(1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("99");
    await expect(seriesRadio(page)).toBeVisible();
    await expect(page.getByText("para el 4899.")).toBeVisible();
  });

  test("[PLAY-04] [PLAY-05] [PLAY-06] [PLAY-07] fractions: taken ones say so, each adds its value, the whole ticket in one press, another series starts anew", async ({
    page,
  }) => {
    await openMedellin(page);
    const add = page.getByRole("button", { name: "Añadir al carrito" });
    await add.click();
    await expect(page.getByText("Debes completar los 4 números")).toBeVisible();
    await expect(digits(page).first()).toBeFocused();
    await expect(page.getByText("Antes de seleccionar una fracción debes seleccionar una serie")).toBeVisible();

    await page.keyboard.type("1234");
    await seriesRadio(page, "305").check({ force: true });
    await expect(fractionButtons(page).nth(2)).toContainText("No disponible");
    await expect(fractionButtons(page).nth(2)).toHaveAttribute("aria-disabled", "true");
    await add.click();
    await expect(page.getByText("Debes seleccionar por lo menos una fracción")).toBeVisible();
    const value = page.getByRole("region", { name: "Tu jugada" }).getByRole("status").first();
    await fractionButtons(page).nth(0).click();
    await expect(value).toHaveText("$6.000");
    await fractionButtons(page).nth(0).click();
    await expect(value).toHaveText("$0");
    await page.getByRole("button", { name: "Tomar billete completo" }).click();
    await expect(value).toHaveText("$12.000");

    await digits(page).first().click();
    await page.keyboard.type("5130");
    await seriesRadio(page).check({ force: true });
    await expect(value).toHaveText("$0");
    await page.getByRole("button", { name: "Tomar billete completo" }).click();
    await expect(value).toHaveText("$18.000");
    await page
      .getByRole("radio", { name: /^\d{3} / })
      .nth(1)
      .check({ force: true });
    await expect(value).toHaveText("$0");
  });

  test("[PLAY-08] adding and going on leads to the lotteries with the cart counted; the form is empty afterwards", async ({
    page,
  }) => {
    await openMedellin(page);
    await pickFractions(page, { number: "8201", fractions: 1 });
    await page.getByRole("button", { name: "Añadir y seguir jugando" }).click();
    await expect(page).toHaveURL(/\/loterias$/);
    await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).first().click();
    await expect(digits(page).first()).toHaveValue("");
    await page.getByRole("banner").getByRole("link", { name: "Carrito, 1 producto" }).click();
    await expect(total(page)).toHaveText("$6.000");
  });

  test("[PLAY-01] a deep link opens an open draw; one that is none shows the notice and the way back, with status 404", async ({
    page,
  }) => {
    await openMedellin(page);
    const address = page.url();
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
    const answer = await page.goto("/juego/10/1");
    expect(answer?.status()).toBe(404);
    const dialog = dialogOf(page);
    await expect(dialog).toContainText("Primero debes seleccionar una lotería para poder jugar un sorteo");
    await dialog.getByRole("button", { name: "Ver las loterías" }).click();
    await expect(page).toHaveURL(/\/loterias$/);
  });
});
