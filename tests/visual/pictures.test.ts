/**
 * Pictures of the design system, compared with those kept in `baselines/`. `npm run pictures:renew` takes them anew.
 * A difference is drawn in `report/index.html`. Letters are painted a little differently by every browser: where it is
 * not the one that took the kept pictures, nothing is compared, and the run says so.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import pixelmatch from "pixelmatch";
import type { Browser, Page } from "playwright";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileOf, openPage, picture, serve, shotsOf, show, take } from "./gallery";
import type { IndexEntry, Shot } from "./gallery";

const here = import.meta.dirname;
const root = path.resolve(here, "../..");
const baselines = path.join(here, "baselines");
const report = path.join(here, "report");
const storybook = path.join(root, "storybook-static");
const takenWith = path.join(baselines, "browser.json");
const isRenewal = process.env["PICTURES"] === "renew";

/** One pixel of padding moves some two hundred; the edge of a curve may flicker by a few. */
const allowedPixels = 40;

/** A picture that differs, in how many pixels. */
interface Difference {
  file: string;
  pixels: number;
}

let server: Server;
let browser: Browser;
let page: Page;
let address: string;
let shots: Shot[];
let isComparable: boolean;
const differences: Difference[] = [];

const buildStorybook = () => {
  const built = spawnSync("npx", ["storybook", "build", "--quiet", "--disable-telemetry", "-o", storybook], {
    cwd: root,
    encoding: "utf8",
    // As it is published, not as a test's: React for tests is slower, and its elements lead to endless ones.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  if (built.status !== 0) throw new Error(`Storybook was not built:\n${built.stdout}\n${built.stderr}`);
};

/** Pixels in which two pictures differ; one of another size differs in all of it. Draws the difference into `drawn`. */
const difference = (kept: PNG, now: PNG, drawn: PNG): number =>
  kept.width === now.width && kept.height === now.height
    ? pixelmatch(kept.data, now.data, drawn.data, now.width, now.height, { threshold: 0.1 })
    : now.width * now.height;

const writeReport = () => {
  const rows = differences
    .map(
      ({ file, pixels }) =>
        `<section><h2>${file} · ${pixels} px</h2><div>${["kept", "now", "diff"]
          .map((side) => `<figure><figcaption>${side}</figcaption><img src="${side}-${file}" alt=""></figure>`)
          .join("")}</div></section>`,
    )
    .join("");
  writeFileSync(
    path.join(report, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Imágenes que cambiaron</title><style>body{font:16px sans-serif;margin:24px}div{display:flex;gap:12px;align-items:start;overflow:auto}figure{margin:0}img{max-width:32vw;border:1px solid}</style><h1>${differences.length} imágenes cambiaron</h1>${rows}`,
  );
};

beforeAll(async () => {
  buildStorybook();
  ({ server, address } = await serve(storybook));
  ({ browser, page } = await openPage());
  const index = JSON.parse(readFileSync(path.join(storybook, "index.json"), "utf8")) as {
    entries: Record<string, IndexEntry>;
  };
  shots = shotsOf(Object.values(index.entries));
  const major = `${process.platform} chromium ${browser.version().split(".")[0]}`;
  if (isRenewal) {
    rmSync(baselines, { recursive: true, force: true });
    mkdirSync(baselines, { recursive: true });
    writeFileSync(takenWith, `${JSON.stringify({ browser: major })}\n`);
  }
  const keptBy = existsSync(takenWith)
    ? (JSON.parse(readFileSync(takenWith, "utf8")) as { browser: string }).browser
    : "";
  isComparable = keptBy === major;
  if (!isComparable) process.stdout.write(`Pictures not compared: kept by ${keptBy || "nobody"}, this is ${major}\n`);
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
}, 180_000);

afterAll(async () => {
  if (differences.length > 0) writeReport();
  await browser?.close();
  server?.close();
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

  test("finds nothing between a picture and itself", () => {
    expect(difference(blank(), blank(), blank())).toBe(0);
  });
});

test("a pixel of padding in one button of a real story is more than what may flicker", async () => {
  const shot: Shot = { id: "componentes-button--matrix", theme: "claro", width: 1280 };
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
}, 20_000);

test("Storybook's own frame opens, and its sidebar marks what is new", async () => {
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(error.message);
  page.on("pageerror", note);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}/index.html?path=/story/componentes-carousel--default`);
  await page.locator("#storybook-explorer-tree").getByText("Carousel · nuevo").waitFor({ timeout: 15_000 });
  page.off("pageerror", note);
  expect(thrown).toEqual([]);
}, 20_000);

test("every Matrix and screen looks as it is kept", async () => {
  expect(shots.length).toBeGreaterThan(50);
  const unkept: string[] = [];
  for (const shot of shots) {
    const file = fileOf(shot);
    const taken = await take(page, address, shot);
    const kept = path.join(baselines, file);
    if (isRenewal) writeFileSync(kept, taken);
    else if (!existsSync(kept)) unkept.push(file);
    else if (isComparable) {
      const before = PNG.sync.read(readFileSync(kept));
      const now = PNG.sync.read(taken);
      const drawn = new PNG({ width: now.width, height: now.height });
      const pixels = difference(before, now, drawn);
      if (pixels > allowedPixels) {
        differences.push({ file, pixels });
        writeFileSync(path.join(report, `kept-${file}`), PNG.sync.write(before));
        writeFileSync(path.join(report, `now-${file}`), taken);
        writeFileSync(path.join(report, `diff-${file}`), PNG.sync.write(drawn));
      }
    }
  }
  expect({ unkept, differences }).toEqual({ unkept: [], differences: [] });
}, 600_000);

test("nothing is kept that is no longer drawn", () => {
  const wanted = new Set(shots.map(fileOf));
  expect(readdirSync(baselines).filter((file) => file.endsWith(".png") && !wanted.has(file))).toEqual([]);
});
