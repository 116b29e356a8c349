/** Numbers, series and fractions: what is offered, what is taken, and who gets the last ones. */
import type { Locator, Page } from "@playwright/test";
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
  toCartLink,
  total,
  users,
  pressLabel,
} from "./fixtures";
import { AFTER_MEDELLIN, PAST_CLOSING, STARTS_AT } from "./shopClock";

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

test("[F-5] [F-50] [LOT-05] a draw that closes under its list, its play and its cart: the pages say so, the server refuses it", async ({
  page: list,
  context,
  shop,
}) => {
  await signIn(list, users.hernan);
  await list.clock.install({ time: new Date(STARTS_AT) });
  await open(list, "/loterias");
  const play = list.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" });
  await expect(play).toBeVisible();
  const game = await context.newPage();
  await openMedellin(game);
  const closed = game.url();
  await digits(game).first().click();
  await game.keyboard.type("4863");
  await expect(seriesRadio(game)).toBeVisible();
  const cart = await context.newPage();
  await openMedellin(cart);
  await pickFractions(cart, { number: "7901", fractions: 1 });
  await addToCart(cart);
  await openLottery(cart, "Lotería de Boyacá");
  await pickFractions(cart, { number: "7902", fractions: 1 });
  await addAndGoToCart(cart);
  await choosePlaceToPay(cart);

  await test.step("between the page and the press: the server refuses", async () => {
    await shop.pause();
    await shop.resume({ CLOCK: AFTER_MEDELLIN });
    await payButton(cart).click();
    await expect(cart.getByText("Hay jugadas de sorteos que ya cerraron. Retíralas para poder pagar.")).toBeVisible();
    const filter = JSON.stringify({
      where: { user: users.hernan.document, state: { inq: ["PENDING", "REJECTED", "APPROVED"] } },
    });
    const orders = await context.request.get(`/api/carts?filter=${encodeURIComponent(filter)}`);
    expect(await orders.json()).toEqual([]);
  });
  await list.clock.fastForward(PAST_CLOSING);
  await test.step("while the list is open: its card says so and can no longer be played", async () => {
    await expect(play).toBeHidden();
    await expect(list.getByRole("article").first()).toContainText("Sorteo cerrado");
  });
  await test.step("while it is played: that is said, and the number goes along to the next one", async () => {
    await expect(game.getByRole("heading", { level: 1, name: "Este sorteo ya cerró" })).toBeVisible();
    await expect(game.getByText("Guardamos tu 4863 para el próximo sorteo.")).toBeVisible();
    await game.getByRole("link", { name: "Jugar el 4863, Lotería de Medellín" }).click();
    await expect(digits(game).last()).toHaveValue("3");
    await expect(seriesRadio(game)).toBeVisible();
    expect(game.url()).not.toBe(closed);
  });
});

test.describe("at a shop that is shared", () => {
  // Nothing stays behind on the server, and it is never stopped.
  test.use({ hasOwnShop: false });

  test("[PLAY-02] [PLAY-03] [PLAY-04] [PLAY-06] [PLAY-07] [PLAY-08] one player fills the form, from its first box to the cart", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openMedellin(page);
    const add = page.getByRole("button", { name: "Añadir al carrito" });
    const value = page.getByRole("region", { name: "Tu jugada" }).getByRole("status");
    const beforeNumber = page.getByText("Antes de seleccionar una serie debes escribir el número a jugar");

    await test.step("what is missing is said, and the first box has the focus", async () => {
      await expect(beforeNumber).toBeVisible();
      await expect(page.getByText("Antes de seleccionar una fracción debes seleccionar una serie")).toBeVisible();
      await add.click();
      await expect(page.getByText("Debes completar los 4 números")).toBeVisible();
      await expect(digits(page).first()).toBeFocused();
    });
    await test.step("a pasted number fills the boxes, Backspace goes back, arrows move, the fourth digit asks for series", async () => {
      await page.evaluate(() => navigator.clipboard.writeText("4 8-27"));
      await digits(page).nth(2).click();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(digits(page).first()).toHaveValue("4");
      await expect(digits(page).last()).toHaveValue("7");
      await expect(seriesRadio(page)).toBeVisible();
      await digits(page).last().click();
      await page.keyboard.press("Backspace");
      await expect(beforeNumber).toBeVisible();
      await page.keyboard.press("Backspace");
      await expect(digits(page).nth(2)).toBeFocused();
      await expect(digits(page).nth(2)).toHaveValue("");
      await page.keyboard.press("ArrowLeft");
      await expect(digits(page).nth(1)).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.type("99");
      await expect(page.getByText("para el 4899.")).toBeVisible();
    });
    await test.step("fractions: taken ones say so, each adds its value, all that are free in one press", async () => {
      await digits(page).first().click();
      await page.keyboard.type("1234");
      await expect(page.getByRole("radio", { name: /^\d{3} / })).toHaveCount(1);
      await pressLabel(seriesRadio(page, "305"));
      await expect(fractionButtons(page).nth(2)).toContainText("No disponible");
      await expect(fractionButtons(page).nth(2)).toHaveAttribute("aria-disabled", "true");
      await add.click();
      await expect(page.getByText("Debes seleccionar por lo menos una fracción")).toBeVisible();
      await fractionButtons(page).nth(0).click();
      await expect(value).toContainText("$6.000");
      await fractionButtons(page).nth(0).click();
      await expect(value).toContainText("$0");
      await page.getByRole("button", { name: "Tomar las 2 disponibles" }).click();
      await expect(value).toContainText("$12.000");
    });
    await test.step("a series of one's own: a taken one is refused, a free one is the series, and the fractions start anew", async () => {
      const own = page.getByLabel("Otra serie");
      await own.pressSequentially("a1b2c3d4");
      await expect(own).toHaveValue("123");
      await expect(page.getByText(UNAVAILABLE)).toBeVisible();
      await digits(page).first().click();
      await page.keyboard.type("5127");
      await expect(page.getByRole("radio", { name: /^\d{3} / })).toHaveCount(10);
      await pressLabel(seriesRadio(page));
      await page.getByRole("button", { name: "Tomar billete completo" }).click();
      await expect(value).toContainText("$18.000");
      await own.fill("499");
      await expect(seriesRadio(page, "499")).toBeChecked();
      await expect(value).toContainText("$0");
      await fractionButtons(page).first().click();
    });
    await test.step("adding and going on leads to the lotteries with the cart counted; the form is empty afterwards", async () => {
      await page.getByRole("button", { name: "Añadir y seguir jugando" }).click();
      await expect(page).toHaveURL(/\/loterias$/);
      await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).first().click();
      await expect(digits(page).first()).toHaveValue("");
      await page.getByRole("banner").getByRole("link", { name: "Carrito, 1 producto" }).click();
      await expect(cartLines(page)).toContainText("Serie 499 · 1 fracción");
      await expect(total(page)).toHaveText("$6.000");
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test("[PLAY-09] without a number in mind: a sheet with random, free and drawn ones, one of which is played", async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await openMedellin(page);
      await expect(page.getByRole("button", { name: "Ayúdame a elegir" })).toBeVisible();
      const isOfHelp = (url: string) => /NumberHelpDialog|consultar-numeros/.test(url);
      // Neither its code nor its data come with the page.
      expect(asked.filter(isOfHelp)).toEqual([]);

      const open = () => page.getByRole("button", { name: "Ayúdame a elegir" }).click();
      await open();
      const sheet = page.getByRole("dialog", { name: "Elige un número" });
      await expect(sheet.getByRole("button", { name: /^\d{4}$/ })).toHaveCount(6);
      expect(asked.filter(isOfHelp)).not.toEqual([]);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(digits(page).first()).toHaveValue("");

      await open();
      await sheet.getByRole("tab", { name: "Estadísticas" }).click();
      await expect(sheet.getByText("No aumenta la probabilidad de ganar")).toBeVisible();
      await sheet.getByRole("tab", { name: "Libres" }).click();
      const free = sheet.getByRole("button", { name: /^\d{4} \d+ billetes completos$/ });
      await expect(free).toHaveCount(12);
      const number = (await free.nth(3).innerText()).slice(0, 4);
      await free.nth(3).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByText(`series con fracciones disponibles para el ${number}.`)).toBeVisible();
      await expect(seriesRadio(page)).toBeFocused();
      await pressLabel(seriesRadio(page));
      await fractionButtons(page).first().click();
      await addAndGoToCart(page);
      await expect(cartLines(page)).toContainText(number);
    });

    const bar = (page: Page) => page.getByRole("region", { name: "Tu jugada" });
    /** Whether an element is seen whole, over the bar. */
    const standsOverTheBar = (page: Page, element: Locator) =>
      expect
        .poll(async () => {
          const [box, edge] = [await element.boundingBox(), await bar(page).boundingBox()];
          return box !== null && edge !== null && box.y >= 0 && box.y + box.height <= edge.y;
        })
        .toBe(true);

    test("the fourth digit leads to the series, a lone series to the fractions, adding back to the first digit, a full ticket nowhere", async ({
      page,
    }) => {
      await openMedellin(page);
      expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(52);
      await expect(bar(page).getByRole("button")).toHaveCount(0);
      await digits(page).first().click();
      await page.keyboard.type("48");
      await expect(bar(page).getByRole("status")).toHaveText("Faltan 2 cifras", { useInnerText: true });
      await page.keyboard.press("Enter");
      const incomplete = page.getByText("Debes completar los 4 números");
      await standsOverTheBar(page, incomplete);
      await expect(digits(page).nth(2)).toBeFocused();
      await page.keyboard.type("64");
      await expect(bar(page).getByRole("status")).toHaveText("10 series libres: elige una", { useInnerText: true });
      await expect(seriesRadio(page)).toBeFocused();
      await standsOverTheBar(page, page.getByText("10 series con fracciones disponibles para el 4864."));
      await expect(digits(page).first()).toBeHidden();

      const own = page.getByLabel("Otra serie");
      await own.fill("999");
      await standsOverTheBar(page, page.getByText(UNAVAILABLE));
      await expect(bar(page).getByRole("status")).toHaveText("999 no está libre: elige otra", { useInnerText: true });

      await page.getByRole("radio").nth(1).click({ force: true });
      await expect(fractionButtons(page).first()).toBeFocused();
      await standsOverTheBar(page, fractionButtons(page).first());
      await expect(own).toBeHidden();
      await page.getByRole("button", { name: "Cambiar serie" }).click();
      await expect(page.getByRole("radio").nth(1)).toBeFocused();
      await page.getByRole("radio").nth(1).click({ force: true });

      await fractionButtons(page).first().click();
      await expect(bar(page).getByRole("status")).toContainText("$6.000");
      expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(76);
      await page.getByRole("button", { name: "Añadir al carrito" }).click();
      await expect(bar(page).getByRole("status")).toContainText("Añadido: 4864-");
      await expect(toCartLink(page)).toBeInViewport({ ratio: 1 });
      await expect(digits(page).first()).toBeFocused();
      await standsOverTheBar(page, digits(page).first());

      await test.step("a lone series is taken; the number can be changed", async () => {
        await page.keyboard.type("1234");
        await expect(fractionButtons(page).first()).toBeFocused();
        await expect(bar(page).getByRole("status")).toHaveText("Serie 305, 2 libres: elige fracciones", {
          useInnerText: true,
        });
        await page.getByRole("button", { name: "Tomar las 2 disponibles" }).click();
        await expect(bar(page).getByRole("status")).toContainText("$12.000");
        await page.getByRole("button", { name: "Cambiar número" }).click();
        await expect(digits(page).first()).toBeFocused();
        // The keyboard has the room: one line, nothing to press by mistake.
        await expect(page.getByRole("button", { name: "Añadir al carrito" })).toBeHidden();
        expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(60);
      });

      await test.step("a ticket that is whole in the cart is refused over its button, in sight", async () => {
        const add = page.getByRole("button", { name: "Añadir al carrito" });
        const takeWhole = async () => {
          await page.keyboard.type("1358");
          await expect(seriesRadio(page)).toBeFocused();
          await page.keyboard.press("Space");
          await page.getByRole("button", { name: "Tomar billete completo" }).click();
          await add.click();
        };
        await takeWhole();
        await expect(bar(page).getByRole("status")).toContainText("Añadido: 1358-");
        await expect(digits(page).first()).toBeFocused();
        await takeWhole();
        const refusal = bar(page).getByText("Ya tienes todas las fracciones de este billete en el carrito.");
        await expect(refusal).toBeInViewport({ ratio: 1 });
        await expect(add).toBeInViewport({ ratio: 1 });
      });
    });
  });
});
