/** A built page in a real browser: its styles come with it, and its scripts take it over without losing anything. */
import type { Page } from "@playwright/test";
import { cartLines, expect, open, ready, test, pressLabel } from "./fixtures";

test.use({ hasOwnShop: false });

test("the styles of a page stand in its HTML: none is asked for, with scripts or without", async ({
  browser,
  shop,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: shop.address, javaScriptEnabled });
    const page = await context.newPage();
    const sheets: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") sheets.push(request.url());
    });
    await page.goto("/loterias");
    await page.waitForLoadState("networkidle");
    expect(sheets).toEqual([]);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 246, 234)");
    await context.close();
  }
});

test("a page reached by a link fetches only the styles that the first page did not bring", async ({ page }) => {
  // A sheet that two parts of the shop name is linked twice, and comes over the network once: the second time from a cache.
  const fetched: string[] = [];
  const kept = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Stylesheet" && !response.fromDiskCache && !kept.has(requestId))
      fetched.push(new URL(response.url).pathname);
  });
  await open(page, "/");
  await page.getByRole("link", { name: "Loterías" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((sheet) => sheet.includes("shop-"))).toEqual([]);
  expect(fetched).toEqual([...new Set(fetched)]);
});

for (const [asked, ground, chosen] of [
  [{ colorScheme: "dark" }, "rgb(16, 24, 42)", "Oscuro"],
  [{ contrast: "more" }, "rgb(255, 255, 255)", "Alto contraste"],
  [{ colorScheme: "light" }, "rgb(251, 246, 234)", "Claro"],
] as const) {
  test(`a visitor without a choice gets the theme that the system asks for: ${chosen}`, async ({ browser, shop }) => {
    const plain = await browser.newContext({ baseURL: shop.address, javaScriptEnabled: false, ...asked });
    const first = await plain.newPage();
    await first.goto("/");
    await expect(first.locator("body")).toHaveCSS("background-color", ground);
    await plain.close();
    const context = await browser.newContext({ baseURL: shop.address, ...asked });
    const page = await context.newPage();
    await open(page, "/");
    await expect(page.getByRole("radio", { name: chosen })).toBeChecked();
    await pressLabel(page.getByRole("radio", { name: "Claro" }));
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 246, 234)");
    await page.reload();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 246, 234)");
    await expect(page.getByRole("radio", { name: "Claro" })).toBeChecked();
    await context.close();
  });
}

/** Holds every script of the page back; the given function lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

test("a choice of a list before the scripts arrive is in the draft after them", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/crear-cuenta", { waitUntil: "commit" });
  const list = page.getByRole("combobox", { name: "Tipo", exact: true });
  await list.selectOption("CE");
  arrive();
  await ready(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("premiomayor.registro")))
    .toContain('"documentType":"CE"');
  await page.reload();
  await ready(page);
  await expect(list).toHaveValue("CE");
});

test("what is typed and chosen before the scripts arrive counts after them", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/recargas/celular", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: /Número de celular/ }).fill("3004127788");
  await pressLabel(page.getByRole("group", { name: "Operador" }).getByRole("radio", { name: "Claro" }));
  await pressLabel(page.getByRole("checkbox"));
  arrive();
  await ready(page);
  await page.getByRole("button", { name: "$10.000" }).click();
  // React is told of the early fields a moment after it has them; the bar then says for whom the recharge is.
  await expect(page.getByText("Claro, 300 412 7788")).toBeVisible();
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await page.getByRole("link", { name: "Ver carrito" }).click();
  await expect(cartLines(page, "Recarga Celular")).toContainText("300 412 7788");
});

test("React and the router ask to be compiled on a thread of their own, in the first line of their file", async ({
  page,
  request,
}) => {
  await open(page, "/");
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name.replace(location.origin, "")),
  );
  const vendor = files.filter((file) => /\/vendor-[\w-]+\.js$/.test(file));
  expect(vendor).toHaveLength(1);
  const LINE = "//# allFunctionsCalledOnLoad\n";
  const text = await (await request.get(vendor[0]!)).text();
  expect(text.slice(0, LINE.length)).toBe(LINE);
});
