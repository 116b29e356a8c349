/**
 * The pages of the components in a browser, as they are published: each is drawn whole and without a fault of accessibility, and
 * Storybook's search finds it by either of its names.
 */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as ds from "#ds";
import { themeNames, type ThemeName } from "#ds/tokens/palette.ts";
import { readComponents } from "../../.storybook/components";
import { faultsOf, ofColours, ofWholePages, wcag, type Look } from "../axe";
import { openPage, showPage } from "./gallery";

const address = inject("storybook");
const facts = readComponents(process.cwd());
const names = Object.keys(ds).filter((name) => /^[A-Z]/.test(name));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openPage());
  await page.setViewportSize({ width: 1280, height: 900 });
});
afterAll(() => browser?.close());

const open = async (name: string) => {
  await showPage(page, address, `${facts[name]!.id}--docs`, "claro");
  await page.locator(`[data-component="${name}"]`).waitFor();
  // A story is drawn later than its page, and the numbers of its parts after it.
  await page.waitForFunction(() => {
    const stories = [...document.querySelectorAll("[id^='story--'][id$='-inner']")];
    return stories.every(({ childElementCount }) => childElementCount > 0);
  });
};

/** What an example shows is a part of a page, as in the stories; `data-component` is the page around it. */
const whatAxeFinds = (asked: Look) => faultsOf(page, { include: "[data-component]", exclude: ["iframe"], ...asked });

const faults = () => whatAxeFinds({ tags: [...wcag, "best-practice"], except: ofWholePages });

/** Puts a theme on the page: by its class, which Storybook's preview offers. */
const wear = (theme: ThemeName) =>
  page.evaluate((name) => {
    const { storyThemes } = window as unknown as { storyThemes: Record<ThemeName, string> };
    document.documentElement.className = storyThemes[name];
  }, theme);

/** What has too little contrast in the other themes. The page wears each of them in turn, as in the stories' own check. */
async function faultsInOtherThemes(): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themeNames.filter((one) => one !== "claro")) {
    await wear(theme);
    for (const { rule, nodes } of await whatAxeFinds({ rules: ofColours }))
      found.push(`${rule} in ${theme}: ${nodes.map(({ target, summary }) => `${target}: ${summary}`).join("; ")}`);
  }
  await wear("claro");
  return found;
}

/** Where there is less movement, nothing advances by itself, and nothing is there to stop it. */
const ofMovement: Readonly<Record<string, readonly string[]>> = { Carousel: ["Detener"] };

test.each(names)("the page of %s is drawn whole, and axe finds nothing wrong with it in any theme", async (name) => {
  await open(name);
  const { use } = (await import(`../../stories/design-system/${name}.use.tsx`)) as {
    use: { anatomy: { part: string; at?: string }[] };
  };
  const numbered = use.anatomy.flatMap(({ part, at }, index) =>
    at && !ofMovement[name]?.includes(part) ? [String(index + 1)] : [],
  );
  await expect
    .poll(() => page.locator("[data-mark]").evaluateAll((marks) => marks.map((mark) => mark.textContent)), {
      message: "the parts with a number in the picture",
    })
    .toEqual(numbered);
  expect(await page.locator(".docs-error, .sb-errordisplay:visible").count()).toBe(0);
  expect(await page.locator("[data-component]").innerText()).not.toContain("{@link");
  expect(await faults()).toEqual([]);
  expect(await faultsInOtherThemes()).toEqual([]);
});

test("the props are explained in English under an English title, with links where a docstring names another component", async () => {
  await open("Button");
  const api = page.locator("section[lang=en]");
  await api.getByText("API (for engineers)").click();
  await expect.poll(() => api.locator("tbody tr").count()).toBeGreaterThan(10);
  expect(await api.getByRole("link", { name: "Tooltip" }).getAttribute("href")).toContain("avisos-tooltip");
  expect(await faults()).toEqual([]);
});

test.each([
  ["Botón", "Button"],
  ["Button", "Button"],
  ["casilla", "Checkbox"],
  ["Checkbox", "Checkbox"],
  ["ayuda emergente", "Tooltip"],
  ["Tooltip", "Tooltip"],
  ["migas de pan", "Breadcrumb"],
  ["Breadcrumb", "Breadcrumb"],
  ["pestañas", "Tabs"],
  ["Tabs", "Tabs"],
  ["diálogo", "Modal"],
  ["Modal", "Modal"],
  ["estado vacío", "EmptyState"],
  ["EmptyState", "EmptyState"],
  ["esqueleto", "Skeleton"],
  ["Skeleton", "Skeleton"],
  ["tabla", "Table"],
  ["Table", "Table"],
  ["cuenta regresiva", "CountdownDigits"],
  ["CountdownDigits", "CountdownDigits"],
  ["boton", "Button"],
])("looked for as %s, %s is among the first five that are found", async (asked, name) => {
  if (!page.url().includes("?path=")) await page.goto(`${address}/index.html?path=/docs/inicio--docs`);
  const field = page.locator("#storybook-explorer-searchfield");
  await field.fill(asked);
  const found = page.locator("#storybook-explorer-menu [role=option], [data-id][role=option]");
  await expect.poll(async () => (await found.allInnerTexts()).slice(0, 5).join("\n")).toContain(`(${name})`);
});

test.each(["Modal", "AlertModal", "ConfirmModal"])("the page of %s leaves the search its letters", async (name) => {
  await page.goto(`${address}/index.html?path=/docs/${facts[name]!.id}--docs`);
  const book = page.frameLocator("#storybook-preview-iframe");
  // The dialog is drawn, and has tried to take the focus.
  await book.locator("iframe").first().contentFrame().locator("[role=dialog], [role=alertdialog]").first().waitFor();
  const field = page.locator("#storybook-explorer-searchfield");
  await field.click();
  await page.keyboard.type("casilla", { delay: 30 });
  expect(await field.inputValue()).toBe("casilla");
});
