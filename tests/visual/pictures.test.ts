/**
 * Pictures of the design system, compared with those kept in `baselines/`. `npm run pictures:renew` takes anew those that
 * changed; `PICTURES_OF="badge|notice"` looks only at those. What changed is shown in `test-results/pictures/index.html`,
 * compared or renewed. Letters are painted a little differently by every browser: where it is not the one that took the
 * kept pictures, nothing is compared, and the run says so.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { faultsOf } from "../axe";
import { compact } from "./compact";
import { allowedPixels, difference } from "./difference";
import { fileOf, Hung, openPage, picture, shotOf, shotsOf, show, storiesAt, take } from "./gallery";
import type { IndexEntry, Shot } from "./gallery";
import { reportPage, writeReport } from "./report";
import type { Change } from "./report";

const here = import.meta.dirname;
const root = path.resolve(here, "../..");
const baselines = path.join(here, "baselines");
const report = path.join(root, "test-results/pictures");
const address = inject("storybook");
const takenWith = path.join(baselines, "browser.json");
const isRenewal = process.env["PICTURES"] === "renew";
/** The names of the pictures to look at; all where it is not set. */
const wantedNames = new RegExp(process.env["PICTURES_OF"] ?? "");

/** Every clone carries them all. */
const mostBytes = 24 * 1024 * 1024;
const mostBytesOnAverage = 60 * 1024;

let browser: Browser;
let page: Page;
let shots: Shot[];
let isComparable: boolean;
/** The browser of this run, as far as pictures depend on it. */
let major: string;
const changes: Change[] = [];

const keptFiles = (): string[] => readdirSync(baselines).filter((file) => file.endsWith(".png"));

/** What became of a picture; undefined where it is as it is kept. */
const changeOf = (shot: Shot, taken: Buffer): Change | undefined => {
  const kept = path.join(baselines, fileOf(shot));
  if (!existsSync(kept)) return { shot, sides: { ahora: taken } };
  const antes = readFileSync(kept);
  if (!isComparable) return isRenewal ? { shot, sides: { antes, ahora: taken } } : undefined;
  const before = PNG.sync.read(antes);
  const now = PNG.sync.read(taken);
  const drawn = new PNG({ width: now.width, height: now.height });
  const pixels = difference(before, now, drawn);
  if (pixels <= allowedPixels) return undefined;
  return { shot, pixels, sides: { antes, ahora: taken, diferencia: PNG.sync.write(drawn) } };
};

/** A story's picture. Where headless Chromium has stopped painting the page, it is taken in a new browser, once. */
const taken = async (shot: Shot, patience?: number): Promise<Buffer> => {
  await show(page, address, shot);
  try {
    return await picture(page, shot.part, patience);
  } catch (error) {
    if (!(error instanceof Hung)) throw error;
    process.stdout.write(`${fileOf(shot)}: ${error.message}; taken in a new browser\n`);
    await browser.close();
    ({ browser, page } = await openPage());
    return take(page, address, shot);
  }
};

/** How often what differs is taken anew before it counts as never at rest. */
const mostTries = 5;

const isSame = (one: Buffer, other: Buffer): boolean => {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  return difference(a, b, new PNG({ width: b.width, height: b.height })) <= allowedPixels;
};

/**
 * What became of a story's picture. One that differs counts once the story, shown anew, is drawn so again: on a busy machine the
 * browser may hand out a frame in which a layer is not painted yet, or in which the letters of a column stand half a pixel lower
 * than in every other frame of the same layout.
 */
const look = async (shot: Shot): Promise<Change | undefined> => {
  let last = await taken(shot);
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const change = changeOf(shot, last);
    if (change === undefined) return undefined;
    const again = await taken(shot);
    if (isSame(last, again)) return change;
    last = again;
  }
  throw new Error(`${fileOf(shot)} is never at rest: ${mostTries} pictures in a row differ`);
};

beforeAll(async () => {
  ({ browser, page } = await openPage());
  shots = shotsOf(await storiesAt(address));
  major = `${process.platform} chromium ${browser.version().split(".")[0]}`;
  mkdirSync(baselines, { recursive: true });
  const keptBy = existsSync(takenWith)
    ? (JSON.parse(readFileSync(takenWith, "utf8")) as { browser: string }).browser
    : "";
  isComparable = keptBy === major;
  if (!isComparable) process.stdout.write(`Pictures not compared: kept by ${keptBy || "nobody"}, this is ${major}\n`);
});

afterAll(async () => {
  writeReport(report, changes);
  await browser?.close();
});

describe("the measure itself", () => {
  const blank = () => {
    const png = new PNG({ width: 100, height: 100 });
    png.data.fill(255);
    return png;
  };

  test("sees one pixel of padding along a side", () => {
    const moved = blank();
    for (let y = 0; y < 100; y += 1) moved.data.fill(0, (y * 100 + 10) * 4, (y * 100 + 10) * 4 + 3);
    expect(difference(blank(), moved, blank())).toBeGreaterThan(allowedPixels);
  });

  test("counts a picture of another size as wholly different", () => {
    expect(difference(blank(), new PNG({ width: 100, height: 101 }), blank())).toBe(10_100);
  });

  test("finds nothing between a picture and itself, nor between it and the same in fewer bytes", () => {
    expect(difference(blank(), blank(), blank())).toBe(0);
    const bytes = PNG.sync.write(blank());
    expect(difference(blank(), PNG.sync.read(compact(bytes)), blank())).toBe(0);
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
      "avisos-badge--matrix.claro.1280.png",
      "avisos-badge--matrix.oscuro.1280.png",
      "avisos-badge--matrix.altoContraste.1280.png",
      "pantallas-inicio--default.claro.360.png",
      "pantallas-inicio--default.claro.1280.png",
      "pantallas-carrito--default.claro.360.png",
      "pantallas-carrito--default.claro.1280.png",
      "pantallas-carrito--failed.claro.360.png",
      "pantallas-carrito--failed.claro.1280.png",
    ]);
    expect(shots.filter(({ part }) => part === "main").every(({ id }) => id.startsWith("pantallas-carrito"))).toBe(
      true,
    );
    expect(shots.filter(({ part }) => part === "main")).toHaveLength(4);
  });

  test("its report shows old, new and difference, and leads to the story", () => {
    const bytes = PNG.sync.write(blank());
    const page = reportPage([
      {
        shot: shotOf("avisos-badge--matrix.oscuro.1280.png"),
        pixels: 41,
        sides: { antes: bytes, ahora: bytes, diferencia: bytes },
      },
    ]);
    expect(
      [...page.matchAll(/<\/figcaption><img src="(\w+)-avisos-badge--matrix.oscuro.1280.png"/g)].map(
        ([, side]) => side,
      ),
    ).toEqual(["antes", "ahora", "diferencia"]);
    expect(page).toContain("41 px");
    expect(page).toContain("?path=/story/avisos-badge--matrix&globals=theme:oscuro");
  });
});

test("a page that is not painted any more is left for one of a new browser", async () => {
  const shot: Shot = { id: "acciones-button--matrix", theme: "claro", width: 1280 };
  const sound = await take(page, address, shot);
  const stuck = page;
  await stuck.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  expect(isSame(await taken(shot, 200), sound)).toBe(true);
  expect(stuck.isClosed()).toBe(true);
});

test("a pixel of padding in one button of a real story is more than what may flicker", async () => {
  const shot: Shot = { id: "acciones-button--matrix", theme: "claro", width: 1280 };
  await show(page, address, shot);
  const sound = PNG.sync.read(await picture(page));
  const again = PNG.sync.read(await take(page, address, shot));
  expect(difference(sound, again, again)).toBeLessThanOrEqual(allowedPixels);
  await page
    .locator("#storybook-root button")
    .first()
    .evaluate((button) => {
      button.style.paddingInlineStart = `${parseFloat(getComputedStyle(button).paddingInlineStart) + 1}px`;
    });
  const planted = PNG.sync.read(await picture(page));
  expect(difference(sound, planted, planted)).toBeGreaterThan(allowedPixels);
});

test("the report of a planted difference is read by its component, theme and width, in columns or with a slider", async () => {
  const shot: Shot = { id: "acciones-button--matrix", theme: "claro", width: 1280 };
  const antes = await take(page, address, shot);
  await page
    .locator("#storybook-root button")
    .first()
    .evaluate((button) => {
      button.style.paddingInlineStart = `${parseFloat(getComputedStyle(button).paddingInlineStart) + 1}px`;
    });
  const ahora = await picture(page);
  const drawn = new PNG({ width: PNG.sync.read(ahora).width, height: PNG.sync.read(ahora).height });
  const pixels = difference(PNG.sync.read(antes), PNG.sync.read(ahora), drawn);
  const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const other: Shot = { id: "avisos-badge--matrix", theme: "oscuro", width: 360 };
  writeReport(folder, [
    { shot, pixels, sides: { antes, ahora, diferencia: PNG.sync.write(drawn) } },
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

test("every Matrix and screen looks as it is kept", async () => {
  expect(shots.length).toBeGreaterThan(50);
  // By theme and width: the page is loaded once for each theme, and its window changes once.
  const order = ({ theme, width }: Shot) => `${theme} ${width}`;
  const wanted = shots.filter((one) => wantedNames.test(fileOf(one)));
  for (const shot of wanted.sort((one, other) => order(one).localeCompare(order(other)))) {
    const change = await look(shot);
    if (change === undefined) continue;
    changes.push(change);
    if (isRenewal && change.sides.ahora) writeFileSync(path.join(baselines, fileOf(shot)), compact(change.sides.ahora));
  }
  if (isRenewal) writeFileSync(takenWith, `${JSON.stringify({ browser: major })}\n`);
  else {
    const changed = changes.map(({ shot, pixels }) => `${fileOf(shot)}: ${pixels ?? "no"} px`);
    expect(changed, changed.join("\n")).toEqual([]);
  }
}, 1_800_000);

test("nothing is kept that is no longer drawn", () => {
  const wanted = new Set(shots.map(fileOf));
  const idle = keptFiles().filter((file) => !wanted.has(file));
  if (!isRenewal) return expect(idle).toEqual([]);
  for (const file of idle) {
    changes.push({ shot: shotOf(file), sides: { antes: readFileSync(path.join(baselines, file)) } });
    rmSync(path.join(baselines, file));
  }
});

test("the pictures together stay small enough to be cloned", () => {
  const sizes = keptFiles().map((file) => statSync(path.join(baselines, file)).size);
  const sum = sizes.reduce((one, other) => one + other, 0);
  expect(sum).toBeLessThanOrEqual(mostBytes);
  expect(sum / sizes.length).toBeLessThanOrEqual(mostBytesOnAverage);
});
