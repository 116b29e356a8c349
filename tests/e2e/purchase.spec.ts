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

  const receiptCall = "**/api/Users/etn/BuscarS3";
  await page.route(receiptCall, (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
  await main.getByRole("button", { name: "Descargar comprobante" }).click();
  await expect(page.getByText("Error al buscar el PDF")).toBeVisible();
  await expect(page.getByText("Bad Gateway")).toHaveCount(0);
  await page.unroute(receiptCall);

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

test("[CONV-04] a payment that is refused, then left and cancelled in the cart and in the history, gives the cart back each time", async ({
  page,
}) => {
  await cartWith(page, "7101", 3);
  const gateway = page.getByRole("heading", { name: "Pago de prueba" });
  const cancelled = page.getByText("Cancelaste la compra: todo volvió al carrito.");

  await test.step("a rejected payment frees the fractions and gives the cart back", async () => {
    await pay(page);
    await decide(page, "Rechazar pago");
    await expect(page.getByRole("heading", { name: "El pago no fue aprobado" })).toBeVisible();
    await page.getByRole("button", { name: "Volver a jugar estos números" }).click();
    await expect(page).toHaveURL(/\/carrito$/);
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page, "7101")).toContainText("3 fracciones");
  });

  await test.step("cancelled in the cart: its page is closed and its bets are back", async () => {
    await pay(page);
    await expect(gateway).toBeVisible();
    const payPage = page.url();
    await open(page, "/carrito");
    const purchase = page.getByRole("region", { name: "Compra sin pagar" });
    await expect(purchase).toContainText("Apartamos sus fracciones hasta las");
    await purchase.getByRole("button", { name: "Cancelar y volver al carrito" }).click();
    await expect(cancelled).toBeVisible();
    await expect(purchase).toBeHidden();
    await expect(cartLines(page, "7101")).toContainText("3 fracciones");
    await page.goto(payPage);
    await expect(page.getByRole("heading", { name: "El pago no fue aprobado" })).toBeVisible();
  });

  await test.step("cancelled in the history: the cart has its bets, which can be paid", async () => {
    await open(page, "/carrito");
    await pay(page);
    await expect(gateway).toBeVisible();
    await open(page, "/mi-cuenta/historial");
    await page
      .getByRole("article")
      .filter({ hasText: "7101" })
      .getByRole("button", { name: /^Cancelar y volver al carrito/ })
      .click();
    await expect(page).toHaveURL(/\/carrito$/);
    await expect(cancelled).toBeVisible();
    await expect(cartLines(page, "7101")).toContainText("3 fracciones");
    await pay(page);
    await decide(page, "Aprobar pago");
    await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  });
});

test("[F-14] [CONV-01] [F-26] [CONF-02] [ANA-01] a purchase pressed twice, left, pending and approved elsewhere is one order and one purchase event", async ({
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
  await cartWith(page, "7301");
  await choosePlaceToPay(page);
  const approved = page.getByRole("heading", { name: "¡Listo, ya estás jugando!" });

  const { reference, payPage } = await test.step("two presses make one order, and coming back makes none", async () => {
    await payButton(page).dblclick();
    await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
    const address = page.url();
    const references = await orderReferences(page);
    expect(references).toHaveLength(1);
    await page.goBack();
    await expect(page.getByText("No ha jugado ningún sorteo")).toBeVisible();
    await expect(page.getByText("Tienes un pago pendiente")).toBeVisible();
    expect(await orderReferences(page)).toEqual(references);
    return { reference: references[0]!, payPage: address };
  });

  await test.step("a pending payment can go on at the gateway, and the page tells the end by itself", async () => {
    await page.clock.install();
    const underWay = new Set<Request>();
    page.on("request", (request) => {
      if (request.url().endsWith("/place-to-pay-consultar")) underWay.add(request);
    });
    const answered = (request: Request) => underWay.delete(request);
    page.on("requestfinished", answered);
    page.on("requestfailed", answered);
    await open(page, `/confirmacion/${reference}`);
    await expect(page.getByRole("heading", { name: "Tu banco aún no responde" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Continuar el pago/ })).toHaveAttribute("href", payPage);
    // Approved in a browser of another device: this one is told nothing.
    const form = { accion: "aprobar" };
    expect((await page.request.post(payPage, { form, maxRedirects: 0 })).status()).toBe(303);
    // Second by second: a leap of the clock would end the question's own time before the server can answer.
    for (let passed = 0; passed < 61_000 && !(await approved.isVisible()); passed += 1000) {
      await page.clock.runFor(1000);
      // The question's own time is the page's too: the clock waits for an answer that is under way.
      await expect.poll(() => underWay.size).toBe(0);
    }
    await expect(approved).toBeVisible();
  });

  await test.step("refreshed, reached by the back button and by the order in the query: told to analytics once", async () => {
    await page.reload();
    await page.getByRole("link", { name: "Seguir jugando" }).click();
    await expect(page).toHaveURL(/\/loterias$/);
    await page.goBack();
    await expect(approved).toBeVisible();
    await open(page, `/confirmacion?order=${reference}`);
    await expect(page.getByRole("main")).toContainText(reference);
    const told = await events();
    expect(told.filter(({ event }) => event === "purchase")).toEqual([
      { event: "purchase", transaction_id: reference, currency: "COP", value: 6000 },
    ]);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${users.hernan.document}|hernan`, "i"));
    expect(await orderReferences(page)).toEqual([reference]);
  });

  await test.step("the reference is copied; it prints; without a reference it leads home", async () => {
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

const gatewayFaults: [name: string, spoil: (response: ServerResponse) => void][] = [
  [
    "answers 500 with a page",
    (response) => response.writeHead(500, { "content-type": "text/html" }).end("<h1>no</h1>"),
  ],
  ["answers JSON of another shape", (response) => response.writeHead(200).end('{"status":{"status":"OK"}}')],
];

test("[F-22] a gateway that is down: the catalogue's words; after a reload the purchase is in the cart, the history and at its address; the same order is paid when it is back", async ({
  page,
  shop,
}) => {
  const gateway = await startGateway(shop.address);
  await shop.pause();
  await shop.resume(gateway.env);
  await cartWith(page, "7401", 2);
  await choosePlaceToPay(page);
  const down = page.getByText("La pasarela de pagos no responde. No se hizo ningún cobro");
  for (const [fault, spoil] of gatewayFaults) {
    await test.step(fault, async () => {
      gateway.spoilWith(spoil);
      const answered = page.waitForResponse("**/api/Users/place-to-pay");
      await payButton(page).click();
      await answered;
      await expect(down).toBeVisible();
      await expect(cartLines(page, "7401")).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
    });
  }
  await page.reload();
  await ready(page);
  await expect(page.getByRole("region", { name: "Compra sin pagar" })).toContainText("7401");
  await expect(page.getByText("No ha jugado ningún sorteo")).toBeVisible();

  await open(page, "/mi-cuenta/historial");
  await page
    .getByRole("article")
    .filter({ hasText: "7401" })
    .getByRole("link", { name: /^Continuar el pago/ })
    .click();
  await expect(page.getByRole("heading", { name: "Tu compra está sin pagar" })).toBeVisible();
  const goOn = page.getByRole("button", { name: "Continuar el pago de $12.000" });
  gateway.spoilWith((response) => response.destroy());
  await goOn.click();
  await expect(down).toBeVisible();
  gateway.spoilWith(null);
  await goOn.click();
  const reference = await decide(page, "Aprobar pago");
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  // Each try at the gateway has a reference of its own; the order keeps the first.
  const [order, ...others] = await orderReferences(page);
  expect(others).toEqual([]);
  expect(reference).toBe(`${order}I4`);
  await gateway.close();
});
