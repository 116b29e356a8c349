/** The measure by which the stories are held to larger text (tests/stories/surroundings.ts). */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  everyExtent,
  extentOf,
  misfitsAt,
  misfitsOf,
  phoneHeight,
  phoneWidths,
  textSizes,
} from "../stories/largerText";
import { openPage } from "./gallery";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openPage());
});
afterAll(() => browser?.close());

const misfitsIn = async (body: string) => {
  await page.setContent(`<!doctype html><style>body{margin:0;font-size:1rem}</style>${body}`);
  return misfitsOf(
    {
      resize: (width) => page.setViewportSize({ width, height: phoneHeight }),
      misfitsAt: (sizes) => page.evaluate(misfitsAt, sizes),
    },
    everyExtent,
  );
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

test("screens and what opens are measured in each state, other components as they are by default, the makers' pages not", () => {
  const measured = (id: string): number => {
    const { widths, sizes } = extentOf(id) ?? { widths: [], sizes: [] };
    return widths.length * sizes.length;
  };
  expect(measured("pantallas-carrito--default")).toBe(9);
  expect(measured("pantallas-carrito--failed")).toBe(2);
  expect(measured("campos-select--default")).toBe(9);
  expect(measured("campos-select--open")).toBe(2);
  expect(measured("campos-select--matrix")).toBe(0);
  expect(measured("textos-catálogo--default")).toBe(0);
});
