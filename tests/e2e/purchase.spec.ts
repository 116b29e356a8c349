/** From the number to the receipt: paying at the sandbox gateway, and everything that can come between. */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "@playwright/test";
import {
  addAndGoToCart,
  addToCart,
  cartLines,
  choosePlaceToPay,
  dialogOf,
  expect,
  logInHere,
  open,
  openLottery,
  openMedellin,
  pay,
  payButton,
  pickFractions,
  ready,
  signIn,
  test,
  users,
  walkToMedellin,
  toCartLink,
  pressLabel,
} from "./fixtures";
import { pdfText } from "./pdfText";

type Choice = "Aprobar pago" | "Rechazar pago" | "Dejar pendiente";

/** On the sandbox's pay page: presses what shall happen, and lands on the confirmation. Gives the reference. */
async function decide(page: Page, choice: Choice): Promise<string> {
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  await page.getByRole("button", { name: choice }).click();
  await expect(page).toHaveURL(/\/confirmacion(\/|\?order=)PM\w+$/);
  await ready(page);
  return /PM\w+$/.exec(page.url())?.[0] ?? "";
}

/** A signed-in player's cart with one line, on the cart's screen. */
async function cartWith(page: Page, number: string, fractions = 1): Promise<void> {
  await signIn(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number, fractions });
  await addAndGoToCart(page);
}

/** References of the person's orders that left the cart. */
async function orderReferences(page: Page): Promise<string[]> {
  const filter = JSON.stringify({
    where: { user: users.hernan.document, state: { inq: ["PENDING", "REJECTED", "APPROVED"] } },
  });
  const answer = await page.context().request.get(`/api/carts?filter=${encodeURIComponent(filter)}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { reference: string }[]).map(({ reference }) => reference);
}

/** Collects what the shop tells analytics, over all pages of the tab. */
async function spyOnAnalytics(page: Page): Promise<() => Promise<{ event: string; transaction_id?: string }[]>> {
  await page.addInitScript(() => {
    const push = (event: object) => {
      const seen = JSON.parse(sessionStorage.getItem("spy") ?? "[]") as object[];
      sessionStorage.setItem("spy", JSON.stringify([...seen, event]));
    };
    Object.assign(window, { dataLayer: { push } });
  });
  return async () =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem("spy"))) ?? "[]") as { event: string }[];
}

test("the whole way: home, number, series, two fractions, cart, login, pay, approve, receipt", async ({ page }) => {
  await walkToMedellin(page);
  const series = await pickFractions(page, { number: "4827", fractions: 2 });
  await expect(page.getByRole("status").filter({ hasText: "$12.000" })).toBeVisible();
  await addToCart(page);
  await expect(page.getByRole("status").filter({ hasText: `Añadido: 4827-${series}` })).toContainText(
    "2 fracciones, $12.000",
  );
  await toCartLink(page).click();
  await expect(cartLines(page, "4827")).toContainText("$12.000");

  await expect(payButton(page)).toBeDisabled();
  // The gateway's page waits until what stands before it was read.
  let goOn = () => {};
  const isRead = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/sandbox/placetopay/**", async (route) => {
    await isRead;
    await route.continue();
  });
  await pay(page);
  await logInHere(page, users.hernan);
  await expect(dialogOf(page)).toContainText("Inicio de sesión Exitoso");
  await expect(page.getByText("Te llevamos a la pasarela de pago")).toBeVisible();
  goOn();
  const reference = await decide(page, "Aprobar pago");

  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  await expect(page.getByText("Pago aprobado").first()).toBeVisible();
  const ticket = page.getByRole("article", { name: "Lotería de Medellín" });
  for (const said of ["4827", series, "2 de 3 fracciones", "$12.000"]) await expect(ticket).toContainText(said);
  await expect(ticket).toContainText(/Juega .+ a las 11:00/);
  const main = page.getByRole("main");
  await expect(main).toContainText(reference);
  // What the bank knows stands below, folded.
  await expect(main.getByText("Dirección IP")).toBeHidden();
  await main.getByText("Banco, IP y demás datos del pago").click();
  await expect(main.getByText("Dirección IP")).toBeVisible();
  await expect(main.getByText("Banco de prueba")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Carrito, 0 productos" })).toBeVisible();

  await open(page, "/mi-cuenta/historial");
  const row = page.getByRole("article").filter({ hasText: reference });
  await expect(row).toContainText("APROBADO");
  await expect(row).toContainText(`4827-${series} 2 fracciones`);
  const coming = page.waitForEvent("download");
  await row.getByRole("button", { name: `Descargar comprobante de ${reference}` }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("comprobante-de-compra.pdf");
  const words = pdfText(await readFile(await file.path()));
  for (const said of [reference, "4 8 2 7", series, "$12.000"]) expect(words).toContain(said);
});

test("[CONV-04] a rejected payment frees the fractions and gives the cart back", async ({ page }) => {
  await cartWith(page, "7101", 2);
  await pay(page);
  await decide(page, "Rechazar pago");
  await expect(page.getByRole("heading", { name: "El pago no fue aprobado" })).toBeVisible();
  await page.getByRole("button", { name: "Volver a jugar estos números" }).click();
  await expect(page).toHaveURL(/\/carrito$/);
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page, "7101")).toContainText("2 fracciones");
  await pay(page);
  await decide(page, "Aprobar pago");
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
});

test("a pending payment keeps asking at a slowing pace, can go on at the gateway, and the page tells the end by itself", async ({
  page,
  context,
}) => {
  await cartWith(page, "7201");
  await page.clock.install();
  await pay(page);
  await page.clock.runFor(2000);
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  const payPage = page.url();
  await page.goBack();
  await page.goto(payPage);
  const reference = await page.locator("dd").first().innerText();
  await open(page, `/confirmacion/${reference}`);
  await expect(page.getByRole("heading", { name: "Tu banco aún no responde" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continuar el pago/ })).toHaveAttribute("href", payPage);

  let asked = 0;
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().endsWith("/place-to-pay-consultar")) return;
    asked += 1;
    underWay.add(request);
  });
  const answered = (request: Request) => underWay.delete(request);
  page.on("requestfinished", answered);
  page.on("requestfailed", answered);
  const askedIn = async (ms: number) => {
    const before = asked;
    // Second by second: the next question is set once the last one is answered, and answers take real time.
    for (let passed = 0; passed < ms; passed += 1000) {
      await page.clock.runFor(1000);
      await expect(page.getByRole("button", { name: "Preguntar ahora" })).toBeVisible();
    }
    return asked - before;
  };
  const early = await askedIn(30_000);
  await askedIn(120_000);
  const late = await askedIn(30_000);
  await expect(page.getByText(/^Última vez a las .+; otra vez en \d+\ss\.$/)).toBeVisible();
  // Asked for by hand: once, at once.
  const before = asked;
  await page.getByRole("button", { name: "Preguntar ahora" }).click();
  await expect.poll(() => asked).toBe(before + 1);
  expect(early).toBeGreaterThanOrEqual(3);
  expect(late).toBeLessThan(early);

  // A backend that fails for a while takes nothing away that is known.
  await page.route("**/place-to-pay-consultar", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("button", { name: "Preguntar ahora" }).click();
  await expect(page.getByText(/^No pudimos preguntar a las/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continuar el pago/ })).toHaveAttribute("href", payPage);
  await page.unroute("**/place-to-pay-consultar");

  const other = await context.newPage();
  await other.goto(payPage);
  await decide(other, "Aprobar pago");
  // Second by second here too: a leap of the clock would end the question's own time before the server can answer.
  const end = page.getByRole("heading", { name: "¡Listo, ya estás jugando!" });
  for (let passed = 0; passed < 61_000 && !(await end.isVisible()); passed += 1000) {
    await page.clock.runFor(1000);
    // The question's own time is the page's too: the clock waits for an answer that is under way.
    await expect.poll(() => underWay.size).toBe(0);
  }
  await expect(end).toBeVisible();
});

test("[F-14] [CONV-01] two presses on Pagar make one order, and coming back from the gateway makes none", async ({
  page,
}) => {
  await cartWith(page, "7301");
  await choosePlaceToPay(page);
  await payButton(page).dblclick();
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  expect(await orderReferences(page)).toHaveLength(1);

  await page.goBack();
  await expect(page.getByText("No ha jugado ningún sorteo")).toBeVisible();
  await expect(page.getByText("Tienes un pago pendiente")).toBeVisible();
  expect(await orderReferences(page)).toHaveLength(1);
});

test("[F-14] the same intent sent twice at once, and again later, is one order with one address to pay", async ({
  page,
}) => {
  await cartWith(page, "7302");
  const answers: string[] = [];
  await page.route("**/api/Users/place-to-pay", async (route) => {
    const request = { headers: route.request().headers(), data: route.request().postDataJSON() as object };
    const { request: api } = page.context();
    const [first, second] = await Promise.all([1, 2].map(() => api.post("/api/Users/place-to-pay", request)));
    answers.push(await first!.text(), await second!.text());
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  await pay(page);
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  expect(new Set(answers).size).toBe(1);
  expect(await orderReferences(page)).toHaveLength(1);
});

/** A gateway in front of the sandbox, whose answers a test can spoil. */
async function startGateway(shopAddress: string) {
  let spoil: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const body: Buffer[] = [];
    request.on("data", (part: Buffer) => body.push(part));
    request.on("end", () => {
      if (spoil) return spoil(response);
      void fetch(`${shopAddress}/sandbox/placetopay${request.url}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: Buffer.concat(body).toString(),
      }).then(async (answer) => {
        response.writeHead(answer.status, { "content-type": "application/json" });
        response.end(await answer.text());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    env: {
      PLACETOPAY_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PLACETOPAY_LOGIN: "premio-mayor-demo",
      PLACETOPAY_SECRET_KEY: "clave-demo-placetopay",
    },
    spoilWith: (how: ((response: ServerResponse) => void) | null) => {
      spoil = how;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const gatewayFaults: Record<string, (response: ServerResponse) => void> = {
  "hangs up": (response) => response.destroy(),
  "answers 500 with a page": (response) => response.writeHead(500, { "content-type": "text/html" }).end("<h1>no</h1>"),
  "answers JSON of another shape": (response) => response.writeHead(200).end('{"status":{"status":"OK"}}'),
};

test("[F-22] a gateway that is down: the catalogue's words, the cart stays, and the same order is paid when it is back", async ({
  page,
  shop,
}) => {
  const gateway = await startGateway(shop.address);
  await shop.pause();
  await shop.resume(gateway.env);
  await cartWith(page, "7401");
  await choosePlaceToPay(page);
  for (const [fault, spoil] of Object.entries(gatewayFaults)) {
    await test.step(fault, async () => {
      gateway.spoilWith(spoil);
      const answered = page.waitForResponse("**/api/Users/place-to-pay");
      await payButton(page).click();
      await answered;
      await expect(page.getByText("La pasarela de pagos no responde. No se hizo ningún cobro")).toBeVisible();
      await expect(cartLines(page, "7401")).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
    });
  }
  gateway.spoilWith(null);
  await payButton(page).click();
  const reference = await decide(page, "Aprobar pago");
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  // Each try at the gateway has a reference of its own; the order keeps the first.
  const [order, ...others] = await orderReferences(page);
  expect(others).toEqual([]);
  expect(reference).toBe(`${order}I4`);
  await gateway.close();
});

test("[F-22] a gateway that is down, then a reload: the purchase is in the cart, the history and at its address, and is paid by the other", async ({
  page,
  shop,
}) => {
  const gateway = await startGateway(shop.address);
  await shop.pause();
  await shop.resume(gateway.env);
  await cartWith(page, "7411", 2);
  await choosePlaceToPay(page);
  gateway.spoilWith(gatewayFaults["hangs up"]!);
  await payButton(page).click();
  await expect(page.getByText("La pasarela de pagos no responde. No se hizo ningún cobro")).toBeVisible();
  await page.reload();
  await ready(page);
  const purchase = page.getByRole("region", { name: "Compra sin pagar" });
  await expect(purchase).toContainText("7411");
  await expect(page.getByText("No ha jugado ningún sorteo")).toBeVisible();

  await open(page, "/mi-cuenta/historial");
  await page
    .getByRole("article")
    .filter({ hasText: "7411" })
    .getByRole("link", { name: /^Continuar el pago/ })
    .click();
  await expect(page.getByRole("heading", { name: "Tu compra está sin pagar" })).toBeVisible();
  await page.getByRole("button", { name: "Continuar el pago de $12.000" }).click();
  await expect(page.getByText("La pasarela de pagos no responde. No se hizo ningún cobro")).toBeVisible();
  await pressLabel(page.getByRole("radio", { name: /PayValida/ }));
  await page.getByRole("button", { name: "Continuar el pago de $12.000" }).click();
  await decide(page, "Aprobar pago");
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  expect(await orderReferences(page)).toHaveLength(1);
  await gateway.close();
});

test("a purchase left at the gateway is cancelled, in the cart or in the history: its page is closed and its bets are back", async ({
  page,
}) => {
  await cartWith(page, "7421", 3);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  const payPage = page.url();
  await open(page, "/carrito");
  const purchase = page.getByRole("region", { name: "Compra sin pagar" });
  await expect(purchase).toContainText("Apartamos sus fracciones hasta las");
  await purchase.getByRole("button", { name: "Cancelar y volver al carrito" }).click();
  await expect(page.getByText("Cancelaste la compra: todo volvió al carrito.")).toBeVisible();
  await expect(purchase).toBeHidden();
  await expect(cartLines(page, "7421")).toContainText("3 fracciones");
  await page.goto(payPage);
  await expect(page.getByRole("heading", { name: "El pago no fue aprobado" })).toBeVisible();
  // Once more, from its row in the history.
  await open(page, "/carrito");
  await pay(page);
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  await open(page, "/mi-cuenta/historial");
  await page
    .getByRole("article")
    .filter({ hasText: "7421" })
    .getByRole("button", { name: /^Cancelar y volver al carrito/ })
    .click();
  await expect(page).toHaveURL(/\/carrito$/);
  await expect(page.getByText("Cancelaste la compra: todo volvió al carrito.")).toBeVisible();
  await expect(cartLines(page, "7421")).toContainText("3 fracciones");
  await pay(page);
  await decide(page, "Aprobar pago");
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
});

const evilAddresses = [
  "https://pasarela.evil.example/pagar",
  "//evil.example/pagar",
  "javascript:document.body.remove()",
  "https:evil.example",
  "https://checkout.placetopay.com@evil.example/pagar",
  "http://127.0.0.1:1/pagar",
  "\\\\evil.example\\pagar",
];

test("[F-24] an address to pay at that is no gateway's is not followed", async ({ page }) => {
  await cartWith(page, "7501");
  await choosePlaceToPay(page);
  const left: string[] = [];
  page.on("framenavigated", (frame) => left.push(frame.url()));
  for (const processUrl of evilAddresses) {
    await test.step(processUrl, async () => {
      await page.route("**/api/Users/place-to-pay", (route) =>
        route.fulfill({ json: { reference: "PM261120XXXXXXXXXX", processUrl, requestId: 1 } }),
      );
      const answered = page.waitForResponse("**/api/Users/place-to-pay");
      await payButton(page).click();
      await answered;
      await expect(page.getByText("Ocurrió un error al momento de procesar el carrito de compras")).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
      await page.unroute("**/api/Users/place-to-pay");
      // Choosing again takes the message away, so that the next one is its own.
      await page.getByRole("radio", { name: /PlaceToPay/ }).evaluate((radio: HTMLInputElement) => radio.blur());
    });
  }
  expect(left.filter((url) => !url.endsWith("/carrito"))).toEqual([]);
  await expect(cartLines(page, "7501")).toBeVisible();
});

test("[F-26] [CONF-02] [ANA-01] the confirmation refreshed and reached by the back button: one purchase event; the reference is copied; it prints", async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addCookies([{ name: "medicion", value: "si.1", url: shop.address }]);
  const events = await spyOnAnalytics(page);
  await page.addInitScript(() => {
    window.print = () => sessionStorage.setItem("printed", "yes");
  });
  await cartWith(page, "7601");
  await pay(page);
  const reference = await decide(page, "Aprobar pago");
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Seguir jugando" }).click();
  await expect(page).toHaveURL(/\/loterias$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  await open(page, `/confirmacion?order=${reference}`);
  await expect(page.getByRole("main")).toContainText(reference);
  const told = await events();
  expect(told.filter(({ event }) => event === "purchase")).toEqual([
    { event: "purchase", transaction_id: reference, currency: "COP", value: 6000 },
  ]);
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${users.hernan.document}|hernan`, "i"));
  expect(await orderReferences(page)).toEqual([reference]);

  await page.getByRole("button", { name: "Copiar referencia" }).click();
  await expect(page.getByRole("button", { name: "Referencia copiada" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await page.getByRole("button", { name: "Imprimir" }).click();
  expect(await page.evaluate(() => sessionStorage.getItem("printed"))).toBe("yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);

  await open(page, "/confirmacion");
  await expect(page).toHaveURL(/\/$/);
});

test("[F-25] somebody else's order, and a guessed one, are nobody's: 404 and no word of it", async ({
  page,
  newVisitor,
}) => {
  await cartWith(page, "7701");
  await pay(page);
  const reference = await decide(page, "Aprobar pago");
  const other = await newVisitor();
  const anonymous = await other.goto(`/confirmacion/${reference}`);
  expect(anonymous?.status()).toBe(401);
  await expect(other.getByRole("heading", { name: "Inicia sesión para ver tu orden" })).toBeVisible();
  await signIn(other, users.marta);
  for (const guess of [reference, "PM261120AAAAAAAAAA"]) {
    const answer = await other.goto(`/confirmacion/${guess}`);
    expect(answer?.status()).toBe(404);
    await expect(other.getByText("No encontramos esa orden en tu cuenta.")).toBeVisible();
    expect(await answer?.text()).not.toMatch(/Hern|39481726|7701/);
  }
});

test("[CONV-06] what the law wants said stands on the cart before paying", async ({ page }) => {
  await cartWith(page, "7801");
  const main = page.getByRole("main");
  await expect(main).toContainText("Solo mayores de 18 años.");
  await expect(main).toContainText("no tiene derecho de retracto (Ley 1480 de 2011, art. 47)");
  for (const [name, href] of [
    ["términos y condiciones", "/terminos-y-condiciones"],
    ["política de privacidad", "/politicas-privacidad"],
  ])
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href!);
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("NIT 901.234.567-8");
  await expect(foot.getByRole("link", { name: /Superintendencia de Industria y Comercio/ })).toHaveAttribute(
    "href",
    "https://www.sic.gov.co",
  );
});

test("[F-5] [LOT-05] a draw that closes between the page and the press: the server refuses and names the line", async ({
  page,
  shop,
}) => {
  await cartWith(page, "7901");
  await openLottery(page, "Lotería de Boyacá");
  await pickFractions(page, { number: "7902", fractions: 1 });
  await addToCart(page);
  await open(page, "/carrito");
  await choosePlaceToPay(page);
  await shop.pause();
  await shop.resume({ CLOCK: "2026-11-21T14:00:00Z" });
  await payButton(page).click();
  await expect(page.getByText("Hay jugadas de sorteos que ya cerraron. Retíralas para poder pagar.")).toBeVisible();
  expect(await orderReferences(page)).toEqual([]);
});
