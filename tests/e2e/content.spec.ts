/** The editors' pages as their reader goes through them: with scripts and without, from the home page to the foot. */
import { accountOf, expect, logInHere, open, ready, test, users } from "./fixtures";

/** Nothing stays behind on the server, and it is never stopped. */
test.use({ hasOwnShop: false });

test("[NEWS-01] from the home page's news to one of them, to all of them, and back", async ({ page }) => {
  await open(page, "/");
  const section = page.getByRole("region", { name: "Noticias" }).first();
  const cards = section.getByRole("article");
  await expect(cards).toHaveCount(4);
  await cards.first().scrollIntoViewIfNeeded();
  const next = section.getByRole("button", { name: "Noticias siguientes" });
  await next.click();
  await expect(section.getByRole("link", { name: "Tu comprobante vale tanto como el billete" })).toBeInViewport();
  await section.getByRole("link", { name: "Por qué las ventas cierran antes del sorteo" }).click();
  await expect(page).toHaveURL(/\/noticias\/3$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Por qué las ventas cierran antes del sorteo | Premio Mayor");
  await expect(page.getByRole("main").locator("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await page.getByRole("link", { name: "Todas las noticias" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  await page.goBack();
  await page.goBack();
  await expect(section.getByRole("article")).toHaveCount(4);
});

test("the news are on the page before their code, which comes when the page is used", async ({ page }) => {
  const parts: string[] = [];
  page.on("request", (request) => {
    if (/\/HomeLater-[^/]+\.js$/.test(request.url())) parts.push(request.url());
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Cinco señas para jugar con medida" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Así se juega un sorteo, balota por balota" })).toHaveCount(1);
  expect(parts).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => parts.length).toBe(1);
});

test.describe("where movement is welcome", () => {
  // What moves by itself has a button that stops it.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the slides stand before their code, which comes with the first use: then they stop, change and lead on", async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/portada\/(\w+)-/.exec(request.url()) ?? [];
      if (name) pictures.push(name);
    });
    await page.goto("/");
    const hero = page.getByRole("region", { name: "Destacados" });
    await expect(hero.getByRole("heading", { name: "El viernes juega la de Medellín" })).toBeVisible();
    await expect(hero.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
    expect([...new Set(pictures)]).toEqual(["billete"]);
    await ready(page);
    const stop = hero.getByRole("button", { name: "Detener los destacados" });
    await stop.click();
    await expect(hero.getByRole("button", { name: "Reanudar los destacados" })).toBeVisible();
    await hero.getByRole("button", { name: "2 de 3" }).click();
    await expect(hero.getByRole("heading", { name: "El viernes juega la de Medellín" })).toBeHidden();
    await expect(hero.getByRole("link", { name: "Jugar Medellín" })).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(hero.getByRole("button", { name: "3 de 3" })).toBeFocused();
    await hero.getByRole("link", { name: "Revisar mi billete" }).click();
    await expect(page).toHaveURL(/\/eres-ganador$/);
  });

  test("whoever is not known logs in, is told why, and goes on to where the prize is claimed", async ({ page }) => {
    await open(page, "/");
    const section = page.getByRole("region", { name: "Reclama tu premio" }).first();
    await section.scrollIntoViewIfNeeded();
    await section.getByRole("button", { name: "Detener el avance automático" }).click();
    await section
      .getByRole("group", { name: /^1 de 3/ })
      .getByRole("link", { name: "Reclama tu premio" })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toContainText(
      "Inicia sesión para reclamar tu premio.",
    );
    await logInHere(page, users.marta);
    await expect(page).toHaveURL(/\/mi-cuenta\/pago-premios$/);
    await expect(accountOf(page, users.marta.name)).toBeVisible();
  });
});

test("a picture that does not come leaves the shop's mark", async ({ page }) => {
  await page.route(/\/assets\/dibujos\//, (route) => route.abort());
  await open(page, "/noticias");
  const first = page.getByRole("article").first();
  await expect(first.locator("img")).toHaveCount(0);
  await expect(first.locator("svg")).toBeVisible();
});

test("head and foot lead to pages that are there", async ({ page }) => {
  const foot = page.getByRole("contentinfo");
  for (const [link, url, heading] of [
    [foot.getByRole("link", { name: "Nuestra empresa" }), /\/nosotros\/nuestra-empresa$/, "Nosotros"],
    [foot.getByRole("link", { name: "Nuestra red" }), /\/nosotros\/nuestra-red$/, "Nosotros"],
    [foot.getByRole("link", { name: "Conoce el programa" }), /\/puntos-gana$/, "Puntos Gana"],
    [foot.getByRole("link", { name: "PQRS" }), /\/contacto\/pqrs$/, "Contacto"],
    [foot.getByRole("link", { name: "Califica nuestro servicio" }), /\/contacto\/calificar$/, "Contacto"],
    [foot.getByRole("link", { name: "Preguntas frecuentes" }), /\/contacto\/faq$/, "Contacto"],
    [foot.getByRole("link", { name: "Política de privacidad" }), /\/politicas-privacidad$/, "Política de privacidad"],
    [foot.getByRole("link", { name: "Términos y condiciones" }), /\/terminos-y-condiciones$/, "Términos y condiciones"],
    [page.getByRole("banner").getByRole("link", { name: "Productos", exact: true }), /\/productos$/, "Productos"],
  ] as const) {
    await open(page, "/loterias");
    await link.click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("the other page opens with its own first part, and the focus goes to its heading", async ({ page }) => {
  await open(page, "/nosotros/nuestra-empresa");
  await page.getByText("Juego responsable").click();
  await page
    .getByRole("navigation", { name: "Páginas de Nosotros" })
    .getByRole("link", { name: "Nuestra red" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Nosotros" })).toBeFocused();
  await expect(page.getByRole("cell", { name: "Calle 50 n.º 51-29" })).toBeVisible();
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
});

test("a search among the questions has an address, and going back undoes it", async ({ page }) => {
  await open(page, "/contacto/faq");
  const search = page.getByRole("searchbox", { name: "¿Qué quieres saber?" });
  await search.fill("retracto");
  await search.press("Enter");
  await expect(page).toHaveURL(/\?buscar=retracto$/);
  await expect(page.getByRole("status").filter({ hasText: "1 pregunta con «retracto»" })).toBeVisible();
  await expect(page.getByText("Ley 1480 de 2011")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/contacto\/faq$/);
  await expect(page.getByRole("heading", { level: 2, name: "Pagos" })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(search).toHaveValue("");
});

test("[NEWS-01] an item that is none is the not-found page, with status 404", async ({ page }) => {
  const answer = await page.goto("/noticias/99");
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "No encontramos esta página" })).toBeVisible();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the first slide stands, and a claim says what its login needs", async ({ page }) => {
    await page.goto("/");
    const hero = page.getByRole("region", { name: "Destacados" });
    await expect(hero.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
    await hero.getByRole("link", { name: "Jugar Medellín" }).click();
    await expect(page).toHaveURL(/\/loterias\?loteria=10$/);
    await page.goto("/");
    await page.getByRole("link", { name: "Reclama tu premio" }).first().click();
    await expect(page).toHaveURL(/\/\?volver=%2Fmi-cuenta%2Fpago-premios$/);
    // Queries by text pass over what stands in a noscript.
    expect(await page.locator("noscript").innerText()).toContain("tu navegador debe permitir scripts");
  });

  test("all of it is read, unfolded, leafed and searched", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Así se juega un sorteo, balota por balota" }).click();
    await expect(page.getByRole("main")).toContainText("cada sorteo empieza de cero");
    await page.getByRole("link", { name: "Todas las noticias" }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);

    await page.goto("/nosotros");
    await expect(page).toHaveURL(/\/nosotros\/nuestra-empresa$/);
    await expect(
      page.getByText("Somos un vendedor", { exact: false }).or(page.getByText("No somos una lotería")),
    ).toBeVisible();
    await page.getByText("Nuestra historia").click();
    await page.getByText("Los loteros siguen aquí").click();
    await expect(page.getByText("Conocen cada sorteo")).toBeVisible();

    await page.goto("/puntos-gana");
    await page.getByRole("link", { name: "Aliados" }).click();
    await expect(page).toHaveURL(/\/puntos-gana\/aliados$/);
    await expect(page.getByRole("article", { name: "" }).filter({ hasText: "Mercados La Vitrina" })).toBeVisible();

    await page.goto("/contacto/faq");
    await page.getByRole("searchbox").fill("radicado");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL(/\?buscar=radicado$/);
    await expect(page.getByText("1 pregunta con «radicado»")).toBeVisible();
    await expect(page.getByText("máximo 15 días hábiles").first()).toBeVisible();
  });
});
