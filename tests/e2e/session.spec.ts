/** Who is playing: login, the accounts that may not, sessions that end, and writes from elsewhere. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  accountOf,
  addAndGoToCart,
  cartLines,
  choosePlaceToPay,
  dialogOf,
  digits,
  expect,
  favoriteNotice,
  logInHere,
  login,
  open,
  openLogin,
  openMedellin,
  pay,
  payButton,
  pickFractions,
  ready,
  seriesRadio,
  signIn,
  solveCaptcha,
  test,
  users,
  pressLabel,
} from "./fixtures";

test("login greets and closes by itself; logout empties what was the person's", async ({ page }) => {
  await open(page, "/");
  const dialog = await openLogin(page);
  await logInHere(page, users.marta);
  await expect(dialog.getByText("Inicio de sesión Exitoso")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(accountOf(page, users.marta.name)).toContainText("$45.000");
  await openMedellin(page);
  await pickFractions(page, { number: "8301", fractions: 1 });
  await addAndGoToCart(page);

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(users.marta.document);
  expect(stored).not.toMatch(/token|sid/i);

  await accountOf(page, users.marta.name).click();
  await page.getByRole("button", { name: "Salir" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Carrito, 0 productos" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("No ha jugado ningún sorteo")).toBeVisible();
  await open(page, "/mi-cuenta/datos");
  await expect(page).toHaveURL(/\/\?volver=%2Fmi-cuenta%2Fdatos$/);
});

test("whoever must update their data is told; accepting leads there and keeps leading there, cancelling logs out", async ({
  page,
}) => {
  await open(page, "/loterias");
  await openLogin(page);
  await logInHere(page, users.nelly);
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("Por favor actualiza los datos.");
  await alert.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();

  await openLogin(page);
  await logInHere(page, users.nelly);
  await alert.getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL(/\/mi-cuenta\/datos/);
  for (const name of ["Loterías", "Premio Mayor, inicio"])
    await expect(page.getByRole("banner").getByRole("link", { name })).toHaveAttribute("href", "/mi-cuenta/datos");
});

test("after a login the favourite number is offered once, and played with one press", async ({ page }) => {
  const notice = favoriteNotice(page);
  await page.removeLocatorHandler(notice);
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notificaciones/ });
  await open(page, "/");
  await expect(bell).toHaveAccessibleName("Notificaciones");
  await openLogin(page);
  await logInHere(page, users.marta);
  await expect(notice).toContainText("Tu número favorito está disponible");
  await expect(bell).toHaveAttribute("aria-label", "Notificaciones, 1 sin leer");
  const series = notice.getByRole("radio");
  await expect(series.first()).toBeChecked();
  const chosen = await series.nth(1).getAttribute("value");
  await pressLabel(series.nth(1));
  await notice.getByRole("button", { name: "JUGAR AHORA" }).click();
  await expect(page).toHaveURL(/\/juego\/10\/\d+\?numero=4827&serie=\d{3}$/);
  await expect(seriesRadio(page, chosen ?? "")).toBeChecked();
  await expect(digits(page).first()).toHaveValue("4");
  await expect(bell).toHaveAccessibleName("Notificaciones");
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(notice).toBeHidden();

  await page.goto("/message?sorteo=4862&idLoteria=10&numero=7-3-5-1");
  await ready(page);
  await expect(page.getByText("7351").filter({ visible: true }).first()).toBeVisible();
});

test("[PAY-02] without a birth date the checkout leads to the data and says why; under 18 by one day it refuses", async ({
  page,
  newVisitor,
}) => {
  await signIn(page, users.oscar);
  await openMedellin(page);
  await pickFractions(page, { number: "8401", fractions: 1 });
  await addAndGoToCart(page);
  await pay(page);
  await expect(page).toHaveURL(/\/mi-cuenta\/datos/);
  await expect(
    page.getByText("Debes completar todos tus datos personales para poder continuar (Fecha de nacimiento)"),
  ).toBeVisible();

  const young = await newVisitor();
  await signIn(young, users.dani);
  await openMedellin(young);
  await pickFractions(young, { number: "8402", fractions: 1 });
  await addAndGoToCart(young);
  await pay(young);
  await expect(young.getByText("Debes ser mayor de edad para continuar esta transacción.")).toBeVisible();
  await expect(cartLines(young, "8402")).toBeVisible();
});

test("[F-38] the session ends while a number is being picked: login comes, the pick is kept and goes to the cart", async ({
  page,
  context,
}) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  const series = await pickFractions(page, { number: "8501", fractions: 2 });
  await context.clearCookies();
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toBeVisible();
  await logInHere(page, users.hernan);
  await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toBeHidden();
  await open(page, "/carrito");
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page, "8501")).toContainText(`Serie ${series} · 2 fracciones`);
  await expect(accountOf(page, users.hernan.name)).toBeVisible();
});

test("[F-38] the session ends before Pagar: after the login the payment goes on with the same cart", async ({
  page,
  context,
}) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number: "8601", fractions: 1 });
  await addAndGoToCart(page);
  await choosePlaceToPay(page);
  await context.clearCookies();
  await payButton(page).click();
  await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toHaveAccessibleDescription(
    "Tu sesión ha expirado, por favor ingresa de nuevo para pagar $6.000. Tu carrito se conserva.",
  );
  await expect(cartLines(page, "8601")).toBeAttached();
  await logInHere(page, users.hernan);
  await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
  await expect(page.getByText("$6.000").first()).toBeVisible();
});

test("[F-40] a page of another origin cannot write in the person's name", async ({ page, shop, context }) => {
  await open(page, "/");
  await login(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number: "8701", fractions: 1 });
  await addAndGoToCart(page);

  const attack = `<!doctype html><title>evil</title>
    <form id="a" method="post" enctype="text/plain" action="${shop.address}/api/tienda/salir"><input name='{"a":"' value='"}'></form>
    <form id="b" method="post" action="${shop.address}/api/tienda/salir"></form>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(attack),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // Another port of the same site, which cookies do not tell apart, and another site altogether.
  for (const origin of [`http://127.0.0.1:${port}`, `http://localhost:${port}`]) {
    const evil = await context.newPage();
    const answers: number[] = [];
    evil.on("response", (response) => {
      if (response.url().startsWith(`${shop.address}/api/`)) answers.push(response.status());
    });
    for (const form of ["#a", "#b"]) {
      await evil.goto(origin);
      await Promise.all([
        evil.waitForURL("**/api/tienda/salir"),
        evil.locator(form).evaluate((element: HTMLFormElement) => element.submit()),
      ]);
    }
    await evil.goto(origin);
    await evil.evaluate(async (address) => {
      const send = (type: string) =>
        fetch(`${address}/api/tienda/salir`, {
          method: "POST",
          mode: "no-cors",
          credentials: "include",
          headers: { "content-type": type },
          body: "{}",
        }).catch(() => undefined);
      await send("text/plain");
      await send("application/json");
    }, shop.address);
    for (const status of answers) expect([403, 415]).toContain(status);
    expect(answers.length).toBeGreaterThanOrEqual(2);
    await evil.close();
  }
  server.close();
  await page.reload();
  await expect(accountOf(page, users.hernan.name)).toBeVisible();
  await expect(cartLines(page, "8701")).toBeVisible();
});

test("[F-37] a wrong password and an unknown document get the same answer", async ({ page }) => {
  await open(page, "/");
  const answers: string[] = [];
  for (const document of [users.hernan.document, "1036918274"]) {
    const dialog = await openLogin(page);
    const answered = page.waitForResponse("**/api/Users/etn/login");
    await logInHere(page, { document, name: "" }, "Equivocada*1");
    const response = await answered;
    answers.push(`${response.status()} ${await response.text()}`);
    await expect(dialog.getByText("Usuario o clave inválida")).toBeVisible();
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await expect(dialog).toBeHidden();
  }
  expect(answers[0]).toBe(answers[1]);
});

test.describe("at a shop that is shared", () => {
  // Nothing stays behind on the server, and it is never stopped.
  test.use({ hasOwnShop: false });

  test("the dialog: two tabs, a press outside keeps it, captcha asked for, wrong password said in red, closing forgets", async ({
    page,
  }) => {
    await open(page, "/");
    const dialog = await openLogin(page);
    await expect(dialog.getByRole("tab", { name: "Iniciar sesión" })).toHaveAttribute("aria-selected", "true");
    await expect(dialog.getByLabel("Tipo de documento")).toHaveValue("CC");
    await page.mouse.click(4, 4);
    await expect(dialog).toBeVisible();

    await dialog.getByLabel("Número de documento").fill(users.hernan.document);
    await dialog.getByLabel("Contraseña", { exact: true }).fill("Equivocada*1");
    await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(dialog.getByText("Prueba que no eres un robot")).toBeVisible();
    await solveCaptcha(page);
    await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
    const alert = dialog.getByRole("alert").filter({ hasText: "Usuario o clave inválida" });
    await expect(alert).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: "No soy un robot" })).not.toBeChecked();

    await dialog.getByRole("tab", { name: "Crear cuenta" }).click();
    await expect(dialog.getByText("18 años o más.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await expect(dialog).toBeHidden();
    await openLogin(page);
    await expect(dialog.getByLabel("Número de documento")).toHaveValue("");
    await expect(alert).toHaveCount(0);
  });

  test("the document's type is chosen by keyboard: arrows, and the first letters", async ({ page }) => {
    await open(page, "/");
    const dialog = await openLogin(page);
    const type = dialog.getByLabel("Tipo de documento");
    await type.focus();
    await page.keyboard.press("ArrowDown");
    await expect(type).toHaveValue("NIT");
    await page.keyboard.press("ArrowUp");
    await expect(type).toHaveValue("CC");
    await page.keyboard.type("pas");
    await expect(type).toHaveValue("PA");
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Número de documento")).toBeFocused();
  });

  test("[AUTH-05] a login that fails in any other way says the catalogue's words", async ({ page }) => {
    await open(page, "/");
    const dialog = await openLogin(page);
    await page.route("**/api/Users/etn/login", (route) => route.fulfill({ status: 500, body: "<h1>Error</h1>" }));
    await logInHere(page, users.hernan);
    await expect(dialog.getByText("Usuario o clave inválida")).toBeVisible();
  });

  test("[AUTH-04] an account with its age pending is told and not logged in", async ({ page }) => {
    await open(page, "/");
    await openLogin(page);
    await logInHere(page, users.lina);
    await expect(page.getByRole("alertdialog", { name: "Confirma tu mayoría de edad" })).toBeVisible();
    await page.getByRole("button", { name: "Aceptar" }).click();
    // Closing goes back in the history, which would end what is opened meanwhile.
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();
    await open(page, "/mi-cuenta/datos");
    await expect(page).toHaveURL(/\/\?volver=/);
  });

  test("the parts of the account are links that load no new document; an unknown one leads to the data", async ({
    page,
  }) => {
    await signIn(page, users.marta);
    await open(page, "/mi-cuenta/otra");
    await expect(page).toHaveURL(/\/mi-cuenta\/datos$/);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const parts = page.getByRole("navigation", { name: "Partes de tu cuenta" });
    await parts.getByRole("link", { name: "Historial" }).click();
    await expect(page).toHaveURL(/\/mi-cuenta\/historial$/);
    await expect(parts.getByRole("link", { name: "Historial" })).toHaveAttribute("aria-current", "page");
    await parts.getByRole("link", { name: "Datos" }).press("Enter");
    await expect(page).toHaveURL(/\/mi-cuenta\/datos$/);
    await expect(page.getByRole("form", { name: "Tus datos" })).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("from a private address the login opens, says why, and leads back there", async ({ page }) => {
    await open(page, "/mi-cuenta/historial?fecha=2026-11-01");
    await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toHaveAccessibleDescription(
      "Inicia sesión para ver tu historial.",
    );
    await logInHere(page, users.marta);
    await expect(page).toHaveURL(/\/mi-cuenta\/historial\?fecha=2026-11-01$/);
    await expect(accountOf(page, users.marta.name)).toBeVisible();
  });

  test("a session that is over leads home, says so, and the login goes on to where the person was going", async ({
    page,
    context,
  }) => {
    await signIn(page, users.marta);
    await open(page, "/mi-cuenta/datos");
    await context.clearCookies();
    await page
      .getByRole("navigation", { name: "Partes de tu cuenta" })
      .getByRole("link", { name: "Historial" })
      .click();
    await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toHaveAccessibleDescription(
      "Tu sesión ha expirado, por favor ingresa de nuevo para ver tu historial.",
    );
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await logInHere(page, users.marta);
    await expect(page).toHaveURL(/\/mi-cuenta\/historial$/);
  });

  test("without scripts the home page says that the login needs them, and keeps the way", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/mi-cuenta/historial");
    await expect(page.getByRole("heading", { name: "Inicia sesión para ver tu historial." })).toBeVisible();
    // Queries by text pass over what stands in a noscript.
    expect(await page.locator("noscript").innerText()).toContain("tu navegador debe permitir scripts");
    await expect(page.getByRole("link", { name: "Intentar de nuevo" })).toHaveAttribute("href", "/mi-cuenta/historial");
    await context.close();
  });

  test("another tab follows a login, and one by another person", async ({ page, context }) => {
    await open(page, "/carrito");
    const other = await context.newPage();
    await open(other, "/");
    await login(other, users.hernan);
    await expect(accountOf(page, users.hernan.name)).toBeVisible();
    await context.clearCookies();
    await other.reload();
    await login(other, users.oscar);
    await expect(accountOf(page, users.oscar.name)).toBeVisible();
  });

  test("[AUTH-08] private addresses lead home without a session, and the server refuses their calls whatever the browser shows", async ({
    page,
  }) => {
    for (const path of [
      "/mi-cuenta",
      "/mi-cuenta/datos",
      "/mi-cuenta/cambiar-contrasena",
      "/mi-cuenta/historial",
      "/mi-cuenta/pago-premios",
      "/eliminar-cuenta",
      "/descargar-reportes",
    ]) {
      await open(page, path);
      await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    }
    const { request } = page.context();
    const filter = encodeURIComponent(JSON.stringify({ where: { user: users.marta.document, state: "INCART" } }));
    expect((await request.get(`/api/carts?filter=${filter}`)).status()).toBe(401);
    expect((await request.post("/api/Users/etn/userArray", { data: { user: { ideAplicacion: 6 } } })).status()).toBe(
      401,
    );
    expect((await request.post("/api/carts", { data: { user: users.marta.document, state: "INCART" } })).status()).toBe(
      401,
    );
  });
});
