/** The built Storybook as a book that is handed around: any path, each page of it, the themes beside each other, the texts. */
import path from "node:path";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { faultsOf, ofWholePages } from "../axe";
import { openPage, serve } from "./gallery";

const address = inject("storybook");
const folder = path.resolve(import.meta.dirname, "../../storybook-static");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openPage());
});
afterAll(() => browser?.close());

/** The story or page inside of Storybook's frame. */
const inFrame = () => page.frameLocator("#storybook-preview-iframe");

test("opens under any path of a simple server: its first page, a page of documentation, a story and its pictures", async () => {
  const { server, address: under } = await serve(folder, "/un/sub/camino");
  const missed: string[] = [];
  const note = (response: { status: () => number; url: () => string }) => {
    if (response.status() >= 400) missed.push(response.url());
  };
  page.on("response", note);
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${under}/`);
    await inFrame().getByRole("heading", { level: 1 }).waitFor();
    await inFrame().getByRole("link", { name: "Diseño" }).click();
    await inFrame().getByRole("heading", { level: 1, name: "El billete de papel" }).waitFor();
    await page.goto(`${under}/?path=/story/pantallas-loterías--default`);
    await inFrame().getByRole("heading", { level: 1 }).waitFor();
    const mark = inFrame().locator("img").first();
    await mark.waitFor();
    await expect.poll(() => mark.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${under}/iframe.html?id=fundamentos-tokens--marks&viewMode=story`);
    await expect
      .poll(() =>
        page
          .locator("img")
          .evaluateAll(
            (images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0) && images.length,
          ),
      )
      .toBeGreaterThan(20);
    expect(missed).toEqual([]);
  } finally {
    page.off("response", note);
    server.close();
  }
});

test("its first page is read, and leads on, before Storybook has run; then the page itself takes its place", async () => {
  const written = page.frameLocator("iframe#inicio");
  const seen = async (body: Locator) => ({
    words: await body.locator(".sbdocs-content").innerText(),
    links: await body.locator(".sbdocs-content a").evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width } = link.getBoundingClientRect();
        return [link.textContent, x, y, width];
      }),
    ),
  });
  const manager = /\/sb-manager\//;
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route(manager, (route) => route.abort());
    await page.goto(`${address}/`);
    const told = await seen(written.locator("body"));
    expect(told.words).toContain("Empieza por aquí");
    const place = await page.locator("iframe#inicio").boundingBox();
    await page.unroute(manager);
    await page.reload();
    await inFrame().locator(".sbdocs-content h1").waitFor();
    await page.locator("iframe#inicio").waitFor({ state: "detached" });
    // What is read from Storybook's index comes after the page.
    await expect.poll(() => seen(inFrame().locator("body"))).toEqual(told);
    expect(await page.locator("iframe#storybook-preview-iframe").boundingBox()).toEqual(place);
  }
  await page.route(manager, (route) => route.abort());
  await page.goto(`${address}/`);
  await written.getByRole("link", { name: "Diseño" }).click();
  await page.waitForURL(/\?path=\/docs\/fundamentos-el-billete-de-papel--docs$/);
  expect(await page.locator("iframe#inicio").count()).toBe(0);
  await page.unroute(manager);
});

test("another page that is chosen before the first one has been drawn takes its place", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}/`);
  await page.locator("#storybook-explorer-searchfield").fill("migas de pan");
  await page.getByRole("option", { name: "Breadcrumb" }).first().click();
  await inFrame().getByRole("navigation").first().waitFor();
  expect(page.url()).toContain("breadcrumb");
  expect(await page.locator("iframe#inicio").count()).toBe(0);
});

test("each page of the book is free of faults that axe finds, and none of them scrolls sideways on a phone", async () => {
  const answer = await fetch(`${address}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, { id: string; type: string; title: string }> };
  const ids = Object.values(entries)
    .filter(({ type, title }) => type === "docs" && /^(Inicio|Fundamentos\/|Flujos\/|Textos\/)/.test(title))
    .map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(12);
  const faults: string[] = [];
  for (const id of ids) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${address}/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
    await page.locator(".sbdocs-content h1").first().waitFor();
    const found = await faultsOf(page, {
      include: ".sbdocs-content",
      // The colours of code are Storybook's own.
      exclude: ["pre"],
      // A page shows several stories, and some of them are whole pages with landmarks of their own.
      except: ofWholePages.filter((rule) => rule !== "heading-order" && !rule.endsWith("-is-top-level")),
    });
    for (const { rule, nodes } of found) faults.push(`${id}: ${rule}: ${nodes.map(({ target }) => target).join(", ")}`);
    await page.setViewportSize({ width: 360, height: 780 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) faults.push(`${id}: scrolls ${over} px sideways at 360 px`);
  }
  expect(faults, faults.join("\n")).toEqual([]);
}, 180_000);

test("side by side, the story stands in three themes at once; its steps run once, and what they do is seen in all", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/?path=/story/flujos-jugar--default&globals=theme:todos`);
  const copies = page.locator('iframe[title$=", copia"]');
  await expect.poll(() => copies.count()).toBe(2);
  // The flow has come to its end in the story, and both copies show it.
  for (const frame of [
    inFrame(),
    page.frameLocator('iframe[title="Oscuro, copia"]'),
    page.frameLocator('iframe[title="Alto contraste, copia"]'),
  ])
    await frame.getByText("Serie 118 · 2 fracciones").waitFor();
  const grounds = await Promise.all(
    page
      .frames()
      .filter((frame) => frame !== page.mainFrame())
      .map((frame) => frame.evaluate(() => getComputedStyle(document.body).color)),
  );
  expect(new Set(grounds).size).toBe(3);
  expect(page.frames().filter((frame) => frame.url().includes("iframe.html"))).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 780 });
  const boxes = await Promise.all((await copies.all()).map((copy) => copy.boundingBox()));
  expect(boxes[0]!.y).toBeLessThan(boxes[1]!.y);
  expect(boxes[0]!.x).toBe(boxes[1]!.x);
});

test("from a text of the catalogue to its story, where it is marked, and back from the story to its texts", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/?path=/story/textos-catálogo--default`);
  await inFrame().getByLabel("Buscar").fill("debes completar los 4");
  await inFrame()
    .getByRole("link", { name: /^Juego · / })
    .first()
    .click();
  await inFrame().getByRole("status").filter({ hasText: "«Debes completar los 4 números»" }).waitFor();
  const frame = page.frames().find((one) => one.url().includes("iframe.html"))!;
  await expect.poll(() => frame.evaluate(() => CSS.highlights.get("texto")?.size ?? 0)).toBeGreaterThan(0);
  expect(page.url()).toContain("texto:play--number--incomplete");
  await page.getByRole("tab", { name: "Textos" }).click();
  const said = page.getByRole("button", { name: "Debes completar los 4 números", exact: true });
  await said.waitFor();
  expect(await said.getAttribute("aria-pressed")).toBe("true");
  await inFrame().getByRole("button", { name: "Quitar la marca" }).click();
  await expect.poll(() => frame.evaluate(() => CSS.highlights.has("texto"))).toBe(false);
});
