/** The editors' pages as their reader goes through them: with scripts and without, from the home page to the foot. */
import type { Locator } from "@playwright/test";
import { expect, open, ready, test } from "./fixtures";

/** Nothing stays behind on the server, and it is never stopped. */
test.use({ hasOwnShop: false });

test("[NEWS-01] the news stand on the home page before their code; from there to one of them, to all of them, and back", async ({
  page,
}) => {
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

  await ready(page);
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
});

test("a picture that does not come leaves the shop's mark; head and foot lead to pages that are there, and these to others", async ({
  page,
}) => {
  await page.route(/\/assets\/dibujos\//, (route) => route.abort());
  await open(page, "/noticias");
  const first = page.getByRole("article").first();
  await expect(first.locator("img")).toHaveCount(0);
  await expect(first.locator("svg")).toBeVisible();

  const foot = page.getByRole("contentinfo");
  const follow = async (link: Locator, url: RegExp, heading: string) => {
    await link.click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  };
  // Each leads to another heading than the one before.
  for (const [name, url, heading] of [
    ["Nuestra red", /\/nosotros\/nuestra-red$/, "Nosotros"],
    ["Conoce el programa", /\/puntos-gana$/, "Puntos Gana"],
    ["PQRS", /\/contacto\/pqrs$/, "Contacto"],
    ["Política de privacidad", /\/politicas-privacidad$/, "Política de privacidad"],
    ["Califica nuestro servicio", /\/contacto\/calificar$/, "Contacto"],
    ["Términos y condiciones", /\/terminos-y-condiciones$/, "Términos y condiciones"],
    ["Nuestra empresa", /\/nosotros\/nuestra-empresa$/, "Nosotros"],
  ] as const)
    await follow(foot.getByRole("link", { name }), url, heading);

  await test.step("the other page opens with its own first part, and the focus goes to its heading", async () => {
    await page.getByText("Juego responsable").click();
    await page
      .getByRole("navigation", { name: "Páginas de Nosotros" })
      .getByRole("link", { name: "Nuestra red" })
      .click();
    await expect(page.getByRole("cell", { name: "Calle 50 n.º 51-29" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Nosotros" })).toBeFocused();
    await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
  });

  const products = page.getByRole("banner").getByRole("link", { name: "Productos", exact: true });
  await follow(products, /\/productos$/, "Productos");
  await follow(foot.getByRole("link", { name: "Preguntas frecuentes" }), /\/contacto\/faq$/, "Contacto");
  await test.step("a search among the questions has an address, and going back undoes it", async () => {
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
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("all of it is read, unfolded, leafed and searched; a claim and a private page say what their login needs", async ({
    page,
  }) => {
    await page.goto("/");
    const hero = page.getByRole("region", { name: "Destacados" });
    await expect(hero.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
    await hero.getByRole("link", { name: "Jugar Medellín" }).click();
    await expect(page).toHaveURL(/\/loterias\?loteria=10$/);
    await page.goto("/");
    await page.getByRole("link", { name: "Reclama tu premio" }).first().click();
    await expect(page).toHaveURL(/\/\?volver=%2Fmi-cuenta%2Fpago-premios$/);
    // Queries by text pass over what stands in a noscript.
    const needed = page.locator("noscript");
    expect(await needed.innerText()).toContain("tu navegador debe permitir scripts");
    await page.goto("/mi-cuenta/historial");
    await expect(page.getByRole("heading", { name: "Inicia sesión para ver tu historial." })).toBeVisible();
    expect(await needed.innerText()).toContain("tu navegador debe permitir scripts");
    await expect(page.getByRole("link", { name: "Intentar de nuevo" })).toHaveAttribute("href", "/mi-cuenta/historial");

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

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^Medición de uso/ })
      .click();
    await expect(page).toHaveURL(/\/politicas-privacidad#medicion$/);
    await expect(page.getByRole("heading", { name: "Medición de uso" })).toBeVisible();
    await expect(page.getByText("Solo medimos el uso de la tienda si lo permites.")).toBeVisible();
  });
});
