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
  fractionButtons,
  logInHere,
  open,
  openLogin,
  openMedellin,
  payButton,
  pickFractions,
  pressLabel,
  seriesRadio,
  signIn,
  solveCaptcha,
  test,
  users,
} from "./fixtures";

const KEPT_CART = "premiomayor.carrito";

test("[F-39] a login greets and offers the favourite number; a logout empties what was the person's, also in the other tab", async ({
  page,
  context,
}) => {
  const notice = favoriteNotice(page);
  await page.removeLocatorHandler(notice);
  const banner = page.getByRole("banner");
  const bell = banner.getByRole("button", { name: /^Notificaciones/ });
  const other = await context.newPage();
  await open(other, "/carrito");
  await open(page, "/");

  await test.step("whoever is not known logs in, is told why, and goes on to where the prize is claimed", async () => {
    const section = page.getByRole("region", { name: "Reclama tu premio" }).first();
    await section.scrollIntoViewIfNeeded();
    await expect(bell).toHaveAccessibleName("Notificaciones");
    await section
      .getByRole("group", { name: /^1 de 3/ })
      .getByRole("link", { name: "Reclama tu premio" })
      .click();
    await expect(page).toHaveURL(/\/$/);
    const dialog = page.getByRole("dialog", { name: "Mi cuenta" });
    await expect(dialog).toContainText("Inicia sesión para reclamar tu premio.");
    await logInHere(page, users.marta);
    await expect(dialog.getByText("Inicio de sesión Exitoso")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/mi-cuenta\/pago-premios$/);
    await expect(accountOf(page, users.marta.name)).toContainText("$45.000");
    await expect(accountOf(other, users.marta.name)).toBeVisible();
  });

  await test.step("where the shop sells, the favourite number is offered once, and played with one press", async () => {
    await banner.getByRole("link", { name: "Premio Mayor, inicio" }).click();
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
    await page.goForward();
    await fractionButtons(page).first().click();
    await addAndGoToCart(page);
    await expect(cartLines(other, "4827")).toBeVisible();
  });

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(users.marta.document);
  expect(stored).not.toMatch(/token|sid/i);

  const leave = async () => {
    await accountOf(page, users.marta.name).click();
    await page.getByRole("button", { name: "Salir" }).click();
  };
  await test.step("a logout that the server did not hear is not called done", async () => {
    await page.route("**/api/tienda/salir", (route) => route.abort());
    await leave();
    await expect(page.getByRole("alertdialog")).toContainText("No pudimos cerrar tu sesión");
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(accountOf(page, users.marta.name)).toBeVisible();
    await page.unroute("**/api/tienda/salir");
  });

  await test.step("one that it heard empties what was the person's in both tabs, and asks for no login", async () => {
    await leave();
    await expect(page).toHaveURL(/\/$/);
    await expect(banner.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Carrito, 0 productos" })).toBeVisible();
    await expect(cartLines(other)).toHaveCount(0);
    await expect(other.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();
    await expect(other.getByRole("dialog")).toBeHidden();
    expect(await other.evaluate((key) => localStorage.getItem(key), KEPT_CART)).toBeNull();
    await page.goBack();
    await expect(page.getByText("No ha jugado ningún sorteo")).toBeVisible();
    expect((await page.request.get("/mi-cuenta/datos")).url()).toMatch(/\/\?volver=%2Fmi-cuenta%2Fdatos$/);
  });
});

test("[F-38] the session ends while a number is picked and again before Pagar: login comes, and both go on with what was chosen", async ({
  page,
  context,
}) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  const series = await pickFractions(page, { number: "8501", fractions: 2 });
  const login = page.getByRole("dialog", { name: "Mi cuenta" });
  await test.step("the pick is kept and goes to the cart", async () => {
    await context.clearCookies({ name: "sid" });
    await page.getByRole("button", { name: "Añadir al carrito" }).click();
    await expect(login).toBeVisible();
    await logInHere(page, users.hernan);
    await expect(login).toBeHidden();
    await open(page, "/carrito");
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page, "8501")).toContainText(`Serie ${series} · 2 fracciones`);
    await expect(accountOf(page, users.hernan.name)).toBeVisible();
  });

  await test.step("after the login the payment goes on with the same cart", async () => {
    await choosePlaceToPay(page);
    await context.clearCookies({ name: "sid" });
    await payButton(page).click();
    await expect(login).toHaveAccessibleDescription(
      "Tu sesión ha expirado, por favor ingresa de nuevo para pagar $12.000. Tu carrito se conserva.",
    );
    await expect(cartLines(page, "8501")).toBeAttached();
    await logInHere(page, users.hernan);
    await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
    await expect(page.getByText("$12.000").first()).toBeVisible();
  });
});

test("[F-40] a page of another origin cannot write in the person's name", async ({ page, shop, context }) => {
  await signIn(page, users.hernan);
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

test.describe("at a shop that is shared", () => {
  // Nothing stays behind on the server, and it is never stopped.
  test.use({ hasOwnShop: false });

  test("[AUTH-04] [AUTH-05] the dialog says in red what failed and forgets it when closed; an account with its age pending is not logged in", async ({
    page,
  }) => {
    await open(page, "/");
    const dialog = await openLogin(page);
    const type = dialog.getByLabel("Tipo de documento");
    await test.step("two tabs, and a press outside keeps it", async () => {
      await expect(dialog.getByRole("tab", { name: "Iniciar sesión" })).toHaveAttribute("aria-selected", "true");
      await expect(type).toHaveValue("CC");
      await page.mouse.click(4, 4);
      await expect(dialog).toBeVisible();
    });

    await test.step("the document's type is chosen by keyboard: arrows, and the first letters", async () => {
      await type.focus();
      await page.keyboard.press("ArrowDown");
      await expect(type).toHaveValue("NIT");
      await page.keyboard.press("ArrowUp");
      await expect(type).toHaveValue("CC");
      await page.keyboard.type("pas");
      await expect(type).toHaveValue("PA");
      await page.keyboard.press("Tab");
      await expect(dialog.getByLabel("Número de documento")).toBeFocused();
      await type.selectOption("CC");
    });

    await test.step("a login that fails in any other way than a 401 says the catalogue's words", async () => {
      await dialog.getByLabel("Número de documento").fill(users.hernan.document);
      await dialog.getByLabel("Contraseña", { exact: true }).fill("Equivocada*1");
      await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
      await expect(dialog.getByText("Prueba que no eres un robot")).toBeVisible();
      await solveCaptcha(page);
      await page.route("**/api/Users/etn/login", (route) => route.fulfill({ status: 500, body: "<h1>Error</h1>" }));
      await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
      const alert = dialog.getByRole("alert").filter({ hasText: "Usuario o clave inválida" });
      await expect(alert).toBeVisible();
      await expect(dialog.getByRole("checkbox", { name: "No soy un robot" })).not.toBeChecked();
      await page.unroute("**/api/Users/etn/login");

      await dialog.getByRole("tab", { name: "Crear cuenta" }).click();
      await expect(dialog.getByText("18 años o más.")).toBeVisible();
      await dialog.getByRole("button", { name: "Cerrar" }).click();
      await expect(dialog).toBeHidden();
      await openLogin(page);
      await expect(dialog.getByLabel("Número de documento")).toHaveValue("");
      await expect(alert).toHaveCount(0);
    });

    await test.step("an account with its age pending is told and not logged in", async () => {
      await logInHere(page, users.lina);
      await expect(page.getByRole("alertdialog", { name: "Confirma tu mayoría de edad" })).toBeVisible();
      await page.getByRole("button", { name: "Aceptar" }).click();
      // Closing goes back in the history, which would end what is opened meanwhile.
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();
      expect((await page.request.get("/mi-cuenta/datos")).url()).toMatch(/\/\?volver=/);
    });
  });

  test("from a private address the login opens, says why, and leads back there, also when the session is over", async ({
    page,
    context,
  }) => {
    const login = page.getByRole("dialog", { name: "Mi cuenta" });
    await open(page, "/mi-cuenta/historial?fecha=2026-11-01");
    await expect(login).toHaveAccessibleDescription("Inicia sesión para ver tu historial.");
    await logInHere(page, users.marta);
    await expect(page).toHaveURL(/\/mi-cuenta\/historial\?fecha=2026-11-01$/);
    await expect(accountOf(page, users.marta.name)).toBeVisible();

    const parts = page.getByRole("navigation", { name: "Partes de tu cuenta" });
    await test.step("the parts of the account are links that load no new document; an unknown one leads to the data", async () => {
      await open(page, "/mi-cuenta/otra");
      await expect(page).toHaveURL(/\/mi-cuenta\/datos$/);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await parts.getByRole("link", { name: "Historial" }).click();
      await expect(page).toHaveURL(/\/mi-cuenta\/historial$/);
      await expect(parts.getByRole("link", { name: "Historial" })).toHaveAttribute("aria-current", "page");
      await parts.getByRole("link", { name: "Datos" }).press("Enter");
      await expect(page).toHaveURL(/\/mi-cuenta\/datos$/);
      await expect(page.getByRole("form", { name: "Tus datos" })).toBeVisible();
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    });

    await test.step("a session that is over leads home, says so, and the login goes on to where the person was going", async () => {
      await context.clearCookies({ name: "sid" });
      await parts.getByRole("link", { name: "Historial" }).click();
      await expect(login).toHaveAccessibleDescription(
        "Tu sesión ha expirado, por favor ingresa de nuevo para ver tu historial.",
      );
      await expect.poll(() => new URL(page.url()).pathname).toBe("/");
      await logInHere(page, users.marta);
      await expect(page).toHaveURL(/\/mi-cuenta\/historial$/);
    });
  });
});
