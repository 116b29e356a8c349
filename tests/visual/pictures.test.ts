/**
 * The measure and the report of pictures, and the pictures of the other themes: those of `claro` are taken where the stories are
 * held (heldStories.ts). `npm run pictures:renew` takes anew those that changed; `PICTURES_OF="badge|notice"` looks only at
 * those. What changed is shown in `test-results/pictures`, compared or renewed.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { faultsOf } from "../axe";
import { baselines, compareWith, isRenewal, isWanted } from "./comparison";
import type { Comparison } from "./comparison";
import { allowedPixels, difference } from "./difference";
import { fileOf, openPage, picture, shotOf, shotsOf, show, storiesAt, take } from "./gallery";
import type { IndexEntry, Shot } from "./gallery";
import { pack, pixelsOf, pngOf } from "./pixels";
import type { Pixels } from "./pixels";
import { reportPage, writeReport } from "./report";

const address = inject("storybook");

/** Every clone carries them all. */
const mostBytes = 14 * 1024 * 1024;

let browser: Browser;
let page: Page;
let shots: Shot[];
let comparison: Comparison;

const keptFiles = (): string[] => readdirSync(baselines).filter((file) => file.endsWith(".webp"));

beforeAll(async () => {
  ({ browser, page } = await openPage());
  shots = shotsOf(await storiesAt(address));
  comparison = compareWith(browser, "temas");
});

afterAll(async () => {
  comparison.end();
  await browser.close();
});

describe("the measure itself", () => {
  const blank = (width = 100, height = 100): Pixels => ({
    width,
    height,
    data: new Uint8Array(width * height * 4).fill(255),
  });

  test("sees one pixel of padding along a side", () => {
    const moved = blank();
    for (let y = 0; y < 100; y += 1) moved.data.fill(0, (y * 100 + 10) * 4, (y * 100 + 10) * 4 + 3);
    expect(difference(blank(), moved).pixels).toBeGreaterThan(allowedPixels);
  });

  test("counts a picture of another size as wholly different", () => {
    expect(difference(blank(), blank(100, 101)).pixels).toBe(10_100);
  });

  test("finds nothing between a picture and itself", () => {
    expect(difference(blank(), blank()).pixels).toBe(0);
  });

  test("a picture is kept without losing a pixel", async () => {
    const noise = { ...blank(), data: Uint8Array.from({ length: 40_000 }, (_, at) => (at % 4 === 3 ? 255 : at * 73)) };
    const kept = await pack(await pngOf(noise));
    expect((await sharp(kept).metadata()).format).toBe("webp");
    expect(Buffer.from((await pixelsOf(kept)).data).equals(noise.data)).toBe(true);
  });

  test("takes a Matrix once in each theme, and of a screen its best and one failing state on both widths, the frame once", () => {
    const story = (title: string, id: string): IndexEntry => ({ type: "story", title, id, name: id });
    const shots = shotsOf([
      story("Avisos/Badge", "avisos-badge--default"),
      story("Avisos/Badge", "avisos-badge--matrix"),
      story("Pantallas/Inicio", "pantallas-inicio--default"),
      story("Pantallas/Carrito", "pantallas-carrito--default"),
      story("Pantallas/Carrito", "pantallas-carrito--methods-failed"),
      story("Pantallas/Carrito", "pantallas-carrito--failed"),
      story("Pantallas/Carrito", "pantallas-carrito--empty"),
    ]);
    expect(shots.map(fileOf)).toEqual([
      "avisos-badge--matrix.claro.1280.webp",
      "avisos-badge--matrix.oscuro.1280.webp",
      "avisos-badge--matrix.altoContraste.1280.webp",
      "pantallas-inicio--default.claro.360.webp",
      "pantallas-inicio--default.claro.1280.webp",
      "pantallas-carrito--default.claro.360.webp",
      "pantallas-carrito--default.claro.1280.webp",
      "pantallas-carrito--failed.claro.360.webp",
      "pantallas-carrito--failed.claro.1280.webp",
    ]);
    expect(shots.filter(({ part }) => part === "main").every(({ id }) => id.startsWith("pantallas-carrito"))).toBe(
      true,
    );
    expect(shots.filter(({ part }) => part === "main")).toHaveLength(4);
  });

  test("its report shows old, new and difference, and leads to the story", async () => {
    const bytes = await pngOf(blank());
    const page = reportPage([
      {
        shot: shotOf("avisos-badge--matrix.oscuro.1280.webp"),
        pixels: 41,
        sides: { antes: bytes, ahora: bytes, diferencia: bytes },
      },
    ]);
    expect(
      [...page.matchAll(/<\/figcaption><img src="(\w+)-avisos-badge--matrix.oscuro.1280.webp"/g)].map(
        ([, side]) => side,
      ),
    ).toEqual(["antes", "ahora", "diferencia"]);
    expect(page).toContain("41 px");
    expect(page).toContain("?path=/story/avisos-badge--matrix&globals=theme:oscuro");
  });
});

/** Takes the picture of a page on which one button has a pixel of padding more. */
async function takePadded(shot: Shot): Promise<Buffer> {
  await page
    .locator("#storybook-root button")
    .first()
    .evaluate((button) => {
      button.style.paddingInlineStart = `${parseFloat(getComputedStyle(button).paddingInlineStart) + 1}px`;
    });
  return picture(page, shot);
}

test("a pixel of padding in one button of a real story is more than what may flicker", async () => {
  const shot: Shot = { id: "acciones-button--matrix", theme: "claro", width: 1280 };
  await show(page, address, shot);
  const sound = await pixelsOf(await picture(page, shot));
  const again = await pixelsOf(await take(page, address, shot));
  expect(difference(sound, again).pixels).toBeLessThanOrEqual(allowedPixels);
  expect(difference(sound, await pixelsOf(await takePadded(shot))).pixels).toBeGreaterThan(allowedPixels);
});

test("the report of a planted difference is read by its component, theme and width, in columns or with a slider", async () => {
  const shot: Shot = { id: "acciones-button--matrix", theme: "claro", width: 1280 };
  const antes = await take(page, address, shot);
  const ahora = await takePadded(shot);
  const { pixels, drawn } = difference(await pixelsOf(antes), await pixelsOf(ahora));
  const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const other: Shot = { id: "avisos-badge--matrix", theme: "oscuro", width: 360 };
  writeReport(folder, [
    { shot, pixels, sides: { antes, ahora, diferencia: await pngOf(drawn) } },
    { shot: other, sides: { ahora } },
  ]);
  // A page of its own: the one of the pictures keeps its story.
  const context = await browser.newContext();
  const report = await context.newPage();
  try {
    await report.goto(pathToFileURL(path.join(folder, "index.html")).href);
    const widths = await report
      .locator("img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(widths.length).toBeGreaterThanOrEqual(4);
    expect(widths).not.toContain(0);
    await report.getByLabel("Componente o pantalla").fill("button");
    await expect.poll(() => report.getByRole("status").textContent()).toBe("1 de 2 imágenes");
    await report.getByLabel("Componente o pantalla").fill("");
    await report.getByLabel("Tema").selectOption("oscuro");
    await expect.poll(() => report.locator("section:visible h2").allTextContents()).toEqual([other.id]);
    await report.getByLabel("Tema").selectOption("");
    await report.getByLabel("Ancho").selectOption("1280");
    await expect.poll(() => report.locator("section:visible h2").allTextContents()).toEqual([shot.id]);
    await report.getByLabel("Ver").selectOption("slider");
    await report.getByRole("slider").fill("20");
    expect(await report.locator(".now").evaluate((image) => getComputedStyle(image).clipPath)).toBe(
      "inset(0px 0px 0px 20%)",
    );
    expect(await faultsOf(report)).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true });
  }
});

test("Storybook's own frame opens, and its sidebar marks what is new", async () => {
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(error.message);
  page.on("pageerror", note);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}/index.html?path=/story/disposición-carousel--default`);
  await page.locator("#storybook-explorer-tree").getByText("Carrusel (Carousel) · nuevo").waitFor();
  page.off("pageerror", note);
  expect(thrown).toEqual([]);
});

test("the first page shows the groups of the sidebar closed, and a link to a story opens its own", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const groups = page.locator("#storybook-explorer-tree [data-nodetype=root]");
  const open = () =>
    groups.evaluateAll((all) => all.filter((one) => one.querySelector("[aria-expanded=true]")).map(({ id }) => id));
  await page.goto(`${address}/index.html`);
  await groups.first().waitFor();
  expect(await groups.count()).toBeGreaterThan(5);
  expect(await open()).toEqual([]);
  await page.goto(`${address}/index.html?path=/story/disposición-carousel--default`);
  await expect.poll(open).toEqual(["disposición"]);
});

// `npm test` leaves them to `.ci/run`.
const areThemesWanted = isWanted({ id: "acciones-button--matrix", theme: "oscuro", width: 1280 });
test.runIf(areThemesWanted)(
  "every Matrix looks as it is kept in the other themes",
  async () => {
    expect(shots.length).toBeGreaterThan(50);
    // By theme: the page is loaded once for each.
    const others = shots.filter((shot) => shot.theme !== "claro" && isWanted(shot));
    const differences: (string | undefined)[] = [];
    for (const shot of others.sort((one, other) => one.theme.localeCompare(other.theme)))
      differences.push(await comparison.look(shot, () => take(page, address, shot)));
    expect(differences.filter((found) => found !== undefined)).toEqual([]);
  },
  1_800_000,
);

test("nothing is kept that is no longer drawn", () => {
  const drawn = new Set(shots.map(fileOf));
  const idle = keptFiles().filter((file) => !drawn.has(file));
  if (!isRenewal) return expect(idle).toEqual([]);
  for (const file of idle) {
    comparison.noteIdle(shotOf(file));
    rmSync(path.join(baselines, file));
  }
});

test("the pictures together stay small enough to be cloned", () => {
  const sizes = keptFiles().map((file) => statSync(path.join(baselines, file)).size);
  expect(sizes.length).toBeGreaterThan(200);
  expect(sizes.reduce((one, other) => one + other, 0)).toBeLessThanOrEqual(mostBytes);
});
