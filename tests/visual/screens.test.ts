/** The sidebar in the order of what it shows, and the pages of the screens: one row for each state, whole in every theme. */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { themeNames, type ThemeName } from "#ds/tokens/palette.ts";
import { faultsOf, wcag } from "../axe";
import { openPage, showPage, storiesAt } from "./gallery";

const address = inject("storybook");
const stories = await storiesAt(address);
const titles = [...new Set(stories.map(({ title }) => title))];
const screens = titles.filter((title) => title.startsWith("Pantallas/"));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openPage());
  await page.setViewportSize({ width: 1280, height: 900 });
  // The story at the top of each page is looked at by tests of its own.
  await page.route(/viewMode=story/, (route) => route.abort());
});
afterAll(() => browser?.close());

const open = async (title: string, theme: ThemeName) => {
  const id = stories.find((story) => story.title === title)!.id.replace(/--.*/, "--docs");
  await showPage(page, address, id, theme);
  await page.locator(`[data-screen="${title}"]`).waitFor();
};

test.each(["Acciones", "Campos", "Billete", "Avisos", "Disposición", "Navegación", "Pantallas", "Flujos"])(
  "the sidebar orders %s by the names that it shows",
  (group) => {
    const shown = titles.filter((title) => title.startsWith(`${group}/`));
    const levels = (title: string) => title.split("/");
    const byName = (one: string, other: string): number => {
      const at = levels(one).findIndex((level, i) => level !== levels(other)[i]);
      return (levels(one)[at] ?? "").localeCompare(levels(other)[at] ?? "", "es");
    };
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(shown.toSorted(byName));
  },
);

test.each(screens)("the page of %s has a row for each of its states", async (title) => {
  await open(title, "claro");
  const states = stories.filter((story) => story.title === title);
  expect(await page.getByRole("rowheader").allInnerTexts()).toEqual(states.map(({ name }) => name));
});

test.each(themeNames)("axe finds nothing wrong with the page of a screen in %s", async (theme) => {
  await open("Pantallas/Carrito", theme);
  expect(
    await faultsOf(page, { include: "[data-screen]", exclude: ["iframe"], tags: [...wcag, "best-practice"] }),
  ).toEqual([]);
});

test("the texts of all states are unfolded together, and folded again", async () => {
  await open("Pantallas/Carrito", "claro");
  const folded = page.locator("[data-screen] details:not([open])");
  await expect.poll(() => folded.count()).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Ver todos los textos" }).click();
  await expect.poll(() => folded.count()).toBe(0);
  await page.getByRole("button", { name: "Plegar los textos" }).click();
  await expect.poll(() => folded.count()).toBeGreaterThan(5);
});

test("a sentence of a screen leads to the story that says it, and the catalogue is a press away", async () => {
  await open("Pantallas/Juego", "claro");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Debes completar los 4 números" }) });
  await expect.poll(() => row.count()).toBeGreaterThan(0);
  const sentence = row.first().getByRole("link", { name: "Debes completar los 4 números" });
  expect(await sentence.getAttribute("href")).toMatch(
    /\?path=\/story\/pantallas-juego--[\w-]+&globals=texto:play--number--incomplete$/,
  );
  expect(await page.getByRole("link", { name: "catálogo de textos" }).getAttribute("href")).toBe(
    "?path=/story/textos-catálogo--default",
  );
});
