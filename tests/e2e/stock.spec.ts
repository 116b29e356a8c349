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
  ready,
  seriesRadio,
  signIn,
  test,
  toCartLink,
  total,
  users,
  pressLabel,
} from "./fixtures";
import { PAST_CLOSING } from "./shopClock";

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

  test("a sold-out number says so and offers its neighbours, which can be taken with one press", async ({ page }) => {
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

  test("[PLAY-04] [PLAY-06] [PLAY-07] fractions: taken ones say so, each adds its value, the whole ticket in one press, another series starts anew", async ({
    page,
  }) => {
    await openMedellin(page);
    const add = page.getByRole("button", { name: "Añadir al carrito" });
    await add.click();
    await expect(page.getByText("Debes completar los 4 números")).toBeVisible();
    await expect(digits(page).first()).toBeFocused();
    await expect(page.getByText("Antes de seleccionar una fracción debes seleccionar una serie")).toBeVisible();

    await page.keyboard.type("1234");
    await pressLabel(seriesRadio(page, "305"));
    await expect(fractionButtons(page).nth(2)).toContainText("No disponible");
    await expect(fractionButtons(page).nth(2)).toHaveAttribute("aria-disabled", "true");
    await add.click();
    await expect(page.getByText("Debes seleccionar por lo menos una fracción")).toBeVisible();
    const value = page.getByRole("region", { name: "Tu jugada" }).getByRole("status");
    await fractionButtons(page).nth(0).click();
    await expect(value).toContainText("$6.000");
    await fractionButtons(page).nth(0).click();
    await expect(value).toContainText("$0");
    await page.getByRole("button", { name: "Tomar las 2 disponibles" }).click();
    await expect(value).toContainText("$12.000");

    await digits(page).first().click();
    await page.keyboard.type("5130");
    await pressLabel(seriesRadio(page));
    await expect(value).toContainText("$0");
    await page.getByRole("button", { name: "Tomar billete completo" }).click();
    await expect(value).toContainText("$18.000");
    await pressLabel(page.getByRole("radio", { name: /^\d{3} / }).nth(1));
    await expect(value).toContainText("$0");
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

  test("[PLAY-01] a deep link opens an open draw; one that is none says so once, with the way back and status 404", async ({
    page,
  }) => {
    await openMedellin(page);
    const address = page.url();
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
    const answer = await page.goto("/juego/10/1");
    expect(answer?.status()).toBe(404);
    await ready(page);
    await expect(page.getByText("Primero debes seleccionar una lotería para poder jugar un sorteo")).toHaveCount(1);
    await expect(dialogOf(page)).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Ver las loterías" }).click();
    await expect(page).toHaveURL(/\/loterias$/);
  });

  test("a deep link to a draw that has closed says so, with status 410, and leads to the lottery's next one", async ({
    page,
  }) => {
    await openMedellin(page);
    const [, open] = /^(.*\/juego\/10\/)(\d+)$/.exec(page.url())!.slice(1);
    const answer = await page.goto(`/juego/10/${Number(open) - 1}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1, name: "Este sorteo ya cerró" })).toBeVisible();
    await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
    await expect(page).toHaveURL(new RegExp(`/juego/10/${open}$`));
  });

  test("the draw closes while it is played: that is said, and the number goes along to the next one", async ({
    page,
  }) => {
    await page.clock.install();
    await openMedellin(page);
    const closed = page.url();
    await digits(page).first().click();
    await page.keyboard.type("4863");
    await expect(seriesRadio(page)).toBeVisible();
    await page.clock.fastForward(PAST_CLOSING);
    await expect(page.getByRole("heading", { level: 1, name: "Este sorteo ya cerró" })).toBeVisible();
    await expect(page.getByText("Guardamos tu 4863 para el próximo sorteo.")).toBeVisible();
    await page.getByRole("link", { name: "Jugar el 4863, Lotería de Medellín" }).click();
    await expect(digits(page).last()).toHaveValue("3");
    await expect(seriesRadio(page)).toBeVisible();
    expect(page.url()).not.toBe(closed);
  });

  test("the prize plan of a lottery that is none answers 404 with its page", async ({ page }) => {
    expect((await page.goto("/plan-premios/999"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "No encontramos esta página" })).toBeVisible();
  });

  test("what a fraction costs stands on every card, and with jackpot and prize plan over the play", async ({
    page,
  }) => {
    for (const path of ["/", "/loterias"]) {
      await open(page, path);
      const cards = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Jugar/ }) });
      await expect(cards).not.toHaveCount(0);
      await expect(cards.filter({ hasText: /Desde \$\d\.\d{3}/ })).toHaveCount(await cards.count());
    }
    await openMedellin(page);
    const main = page.getByRole("main");
    await expect(main.getByText("Fracción $6.000")).toBeVisible();
    await expect(main.getByText("Premio mayor $16.000 millones")).toBeVisible();
    await main.getByRole("link", { name: "Plan de premios, Lotería de Medellín" }).click();
    await expect(dialogOf(page).getByRole("table")).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(digits(page).first()).toBeVisible();
  });

  test("without scripts no help to choose is offered, since it comes with them", async ({ page, browser }) => {
    await openMedellin(page);
    await expect(page.getByRole("button", { name: "Ayúdame a elegir" })).toBeVisible();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(page.url());
    await expect(still.getByRole("button", { name: "Al azar" })).toBeVisible();
    await expect(still.getByRole("button", { name: "Ayúdame a elegir" })).toHaveCount(0);
    await plain.close();
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
      await sheet.getByText("Ver como tabla").first().click();
      await expect(sheet.getByRole("table", { name: "Más sorteados" })).toBeVisible();

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

    test("the fourth digit leads to the series, the series to the fractions, adding back to the first digit", async ({
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
    });

    test("a lone series is taken; the number can be changed; what is there of the ticket is taken in one press", async ({
      page,
    }) => {
      await openMedellin(page);
      await digits(page).first().click();
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
      await page.keyboard.type("1234");
      await expect(fractionButtons(page).first()).toBeFocused();
    });

    test("the bar offers what may be had in place of a sold-out number, in one press", async ({ page }) => {
      await openLottery(page, "Lotería de Bogotá");
      await digits(page).first().click();
      await page.keyboard.type("7777");
      await expect(bar(page).getByRole("status")).toHaveText("7777 agotado: prueba 7778", { useInnerText: true });
      await standsOverTheBar(
        page,
        page.getByText("Actualmente no existe fracciones disponibles para el número seleccionado"),
      );
      await expect(digits(page).last()).toBeFocused();
      await bar(page).getByRole("button", { name: "Usar 7778" }).click();
      await expect(seriesRadio(page)).toBeFocused();
      await expect(page.getByRole("paragraph").filter({ hasText: "Número 7778" })).toBeVisible();
    });

    test("a ticket that is whole in the cart is refused over its button, in sight", async ({ page }) => {
      await openMedellin(page);
      const takeWhole = async () => {
        await page.keyboard.type("1358");
        await expect(seriesRadio(page)).toBeFocused();
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: "Tomar billete completo" }).click();
      };
      await digits(page).first().click();
      await takeWhole();
      await addToCart(page);
      await takeWhole();
      await page.getByRole("button", { name: "Añadir al carrito" }).click();
      const refusal = bar(page).getByText("Ya tienes todas las fracciones de este billete en el carrito.");
      await expect(refusal).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Añadir al carrito" })).toBeInViewport({ ratio: 1 });
    });
  });
});
