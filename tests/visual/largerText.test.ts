/** [NAV-05] Every component on a phone, with letters up to twice as large; the screens are in a file of their own. */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPage, storiesAt } from "./gallery";
import { misfitsOf, misfitsOfStories, phoneWidths, textSizes } from "./largerText";

const address = inject("storybook");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openPage());
});
afterAll(() => browser?.close());

test("[NAV-05] every component fits a phone at 100, 150 and 200 % text", async () => {
  // The catalogue of words is a page for its makers.
  const components = (await storiesAt(address)).filter(
    ({ id, title }) => /--default$|-open$/.test(id) && !/^(Pantallas|Textos)\//.test(title),
  );
  expect(components.length).toBeGreaterThan(60);
  expect(await misfitsOfStories(page, address, components)).toEqual([]);
}, 900_000);

describe("the measure itself", () => {
  const misfitsIn = async (body: string) => {
    await page.setContent(`<!doctype html><style>body{margin:0;font-size:1rem}</style>${body}`);
    return misfitsOf(page);
  };
  const everywhere = phoneWidths.flatMap((width) => textSizes.map((size) => `${width} px × ${size} %`)).join(", ");

  test.each([
    ["a page that scrolls sideways", '<div style="width:30rem">a</div>', "the page scrolls sideways"],
    ["a button outside of the window", '<button style="position:absolute;right:-2rem">Pagar</button>', "Pagar"],
    ["words that are cut", '<p style="width:3rem;overflow:hidden;white-space:nowrap">Cundinamarca</p>', "cut by <p>"],
    ["words that end in dots", '<p style="width:3rem;overflow:clip;white-space:nowrap">Quindío hoy</p>', "Quindío hoy"],
    ["a date without its year", '<input value="20-11-2026" style="width:4rem;font-size:1rem">', "20-11-2026"],
    ["a line that is half seen", '<p style="height:.7rem;line-height:1.2;overflow:hidden">2026</p>', "2026"],
  ])("sees %s", async (_, body, words) => {
    const found = await misfitsIn(body);
    expect(found.join("\n")).toContain(words);
    expect(found.join("\n")).toContain("360 px × 200 %");
  });

  test("names the element, its words and every size at which it does not fit", async () => {
    const [found] = await misfitsIn('<p class="name x" style="width:3rem;overflow:hidden"><b>Cundinamarca</b></p>');
    expect(found).toBe(`<b> “Cundinamarca” cut by <p.name> “” (${everywhere})`);
  });

  test.each([
    ["what scrolls", '<div style="overflow-x:auto" tabindex="0"><p style="width:60rem">Cundinamarca</p></div>'],
    ["what only ears find", '<span style="position:absolute;overflow:hidden;width:1px;height:1px">Cundinamarca</span>'],
    ["what wraps", "<p>Lotería de Cundinamarca, viernes 20 de noviembre</p>"],
    ["what is not shown", '<p hidden style="width:60rem">Cundinamarca</p>'],
  ])("lets %s be", async (_, body) => {
    expect(await misfitsIn(body)).toEqual([]);
  });
});
