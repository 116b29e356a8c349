/**
 * The stories of the built book, each shown in a window and held to all that a story has to keep: its steps, the map of its texts,
 * the rules of accessibility in every theme, its picture, and on a phone that it fits with larger text.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { breakpoints } from "#ds/tokens/breakpoints.ts";
import type { SeenWindow } from "#stories/textos/map.ts";
import type { StoryChecks } from "../stories/checks";
import { extentOf, misfitsAt, misfitsOf } from "../stories/largerText";
import { isMapped } from "#stories/textos/keys.ts";
import { compareWith, isWanted } from "./comparison";
import type { Comparison } from "./comparison";
import { load, openPage, picture, shotsOf, show, storiesAt } from "./gallery";
import type { IndexEntry, Shot } from "./gallery";

/** CSS pixels of the windows in which stories are held, and of those that a story may ask for (.storybook/preview.tsx). */
const windows: Readonly<Record<SeenWindow, { width: number; height: number }>> = {
  escritorio: { width: 1280, height: 800 },
  telefono: { width: breakpoints.phone, height: 780 },
};
const isWindow = (name: string | undefined): name is SeenWindow => name !== undefined && name in windows;

/** Where a renewal of the map of texts finds what the stories say (stories/textos/command.ts). */
const found = path.resolve(import.meta.dirname, "../../test-results/textos");
const isTextRenewal = process.env["TEXTOS"] === "renew";

/**
 * Names the window to the preview, and switches off two features of Storybook that only its panels use: the log of the steps,
 * and the highlight, which reads the styles of every element. Runs in the page before its scripts.
 */
const beginsWith = (storyWindow: SeenWindow): void => {
  let features: object = {};
  Object.assign(globalThis, { storyWindow });
  Object.defineProperty(globalThis, "FEATURES", {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false, interactions: false };
    },
  });
};

/** Calls one of the checks that the book's preview offers in the page. */
const ask = <Name extends keyof StoryChecks>(
  page: Page,
  name: Name,
  argument?: Parameters<StoryChecks[Name]>[0],
): Promise<Awaited<ReturnType<StoryChecks[Name]>>> =>
  page.evaluate(
    async ([check, given]) => {
      const { storyChecks } = window as unknown as {
        storyChecks: Promise<Record<string, (given: unknown) => unknown>>;
      };
      return (await storyChecks)[check]!(given);
    },
    [name, argument] as const,
  ) as Promise<Awaited<ReturnType<StoryChecks[Name]>>>;

/** Parts of pages that were held to every rule in this process, in either window. */
const heldParts = new Set<string>();

/** Holds what is shown to the rules of accessibility: a page of which each part was held before, only to those of the layout. */
async function faultsOf(page: Page, window: SeenWindow): Promise<string[]> {
  const { faults, parts } = await ask(page, "settle", window);
  const news = parts.filter((part) => !heldParts.has(part));
  for (const part of news) heldParts.add(part);
  if (news.length > 0) faults.push(...(await ask(page, "pageFaults")));
  else if (parts.length > 0) faults.push(...(await ask(page, "layoutFaults")));
  await ask(page, "unsettle");
  return faults;
}

async function keepTexts(page: Page, window: SeenWindow): Promise<void> {
  const texts = await ask(page, "texts");
  if (texts === undefined) return;
  mkdirSync(path.join(found, window), { recursive: true });
  writeFileSync(path.join(found, window, `${texts.id}.json`), JSON.stringify(texts));
}

/** Makes tests of one story in one window; `browser` is the one of {@link holdStories}. */
function hold(story: IndexEntry, window: SeenWindow, shots: readonly Shot[], at: () => Held): void {
  const { id } = story;
  test(`${story.title}: ${story.name} (${id})`, async () => {
    const { page, comparison, address } = at();
    await load(page, address, { id, theme: "claro" });
    const asked = await ask(page, "windowOf", id);
    const { width, height } = windows[isWindow(asked) ? asked : window];
    await show(page, address, { id, theme: "claro", width }, height);
    if (isTextRenewal) return keepTexts(page, window);
    const faults = await faultsOf(page, window);
    for (const shot of shots) {
      let isShown = true;
      const difference = await comparison.look(shot, async () => {
        if (!isShown) await show(page, address, shot);
        isShown = false;
        return picture(page, shot);
      });
      if (difference !== undefined) faults.push(difference);
    }
    const extent = window === "telefono" ? extentOf(id) : undefined;
    if (extent !== undefined && faults.length === 0) {
      const resize = (to: number) => page.setViewportSize({ width: to, height });
      const misfits = await misfitsOf({ resize, misfitsAt: (sizes) => page.evaluate(misfitsAt, sizes) }, extent);
      faults.push(...misfits.map((misfit) => `[NAV-05] does not fit with larger text: ${misfit}`));
    }
    expect(faults, faults.join("\n")).toEqual([]);
  });
}

/** What the tests of a file work with, once it has begun. */
interface Held {
  page: Page;
  comparison: Comparison;
  address: string;
}

/**
 * Makes the tests of one share of the stories: first all on a desktop, then all on a phone, so that what a phone shows as a desktop
 * does is held to the rules once.
 * @param share of the stories, from 0 to `shares` - 1
 */
export async function holdStories(share: number, shares: number): Promise<void> {
  const address = inject("storybook");
  const all = await storiesAt(address);
  const stories = all
    .filter((story) => !isTextRenewal || isMapped(story.title))
    .filter((_, index) => index % shares === share);
  const shots = shotsOf(all).filter((shot) => shot.theme === "claro" && isWanted(shot));
  describe.each(["escritorio", "telefono"] as const)("%s", (window) => {
    let browser: Browser;
    let page: Page;
    let comparison: Comparison;
    beforeAll(async () => {
      ({ browser, page } = await openPage());
      await page.addInitScript(beginsWith, window);
      comparison = compareWith(browser, `${window}-${share}`);
    });
    afterAll(async () => {
      comparison.end();
      await browser.close();
    });
    for (const story of stories) {
      const own = shots.filter(({ id, width }) => id === story.id && width === windows[window].width);
      hold(story, window, own, () => ({ page, comparison, address }));
    }
  });
}
