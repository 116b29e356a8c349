/** The pictures that are kept: which story, at which width, in which theme; and the browser that takes them. */
import { createServer } from "node:http";
import type { Server } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import type { Browser, Page } from "playwright";
import { breakpoints } from "#ds/tokens/breakpoints.ts";
import { themeNames } from "#ds/tokens/palette.ts";
import type { ThemeName } from "#ds/tokens/palette.ts";
import { chromiumArgs, chromiumPath } from "../../scripts/chromium.mjs";

/** One picture to take. */
export interface Shot {
  /** The story's id, as in its address. */
  id: string;
  theme: ThemeName;
  /** CSS pixels. */
  width: number;
  /** Only this element, or the dialog over it, where the rest of the page is in another picture; default: the whole page. */
  part?: "main";
}

/** The file of a picture, without a folder. */
export const fileOf = ({ id, theme, width }: Shot): string => `${id}.${theme}.${width}.webp`;

/** The picture that a file holds. */
export const shotOf = (file: string): Shot => {
  const [id = "", theme = "", width = ""] = file.split(".");
  return { id, theme: theme as ThemeName, width: Number(width) };
};

/** A story as Storybook's index lists it. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** Every story of the Storybook at an address. */
export const storiesAt = async (address: string): Promise<IndexEntry[]> => {
  const answer = await fetch(`${address}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === "story");
};

const desktop = 1280;

/** How a story of a screen is called that shows something failed: the first of these that the screen has is kept. */
const failures = [/--failed$/, /-failed$/, /--(broken|refused|errors)$/];

const isScreen = ({ title }: IndexEntry): boolean => title.startsWith("Pantallas/");

/** The ids of the stories of screens that are kept: each screen when all is well, and once when something failed. */
const screensKept = (stories: readonly IndexEntry[]): Set<string> => {
  const screens = stories.filter(isScreen);
  return new Set(
    [...new Set(screens.map(({ title }) => title))].flatMap((title) => {
      const states = screens.filter((story) => story.title === title).map(({ id }) => id);
      const failed = failures.map((name) => states.find((id) => name.test(id))).find((id) => id !== undefined);
      return [...states.filter((id) => id.endsWith("--default")), ...(failed === undefined ? [] : [failed])];
    }),
  );
};

/** The screens whose picture shows the shop's frame too, or what stands over it; of the others only what is in it is kept. */
const framed = ["pantallas-inicio--default", "pantallas-medición-de-uso--default"];

/** Every Matrix once in each theme; screens in `claro`, on a phone and on a desktop. */
export const shotsOf = (stories: readonly IndexEntry[]): Shot[] => {
  const screens = screensKept(stories);
  return stories.flatMap(({ id }) => {
    if (screens.has(id))
      return [breakpoints.phone, desktop].map((width): Shot => ({
        id,
        theme: "claro",
        width,
        ...(!framed.includes(id) && { part: "main" }),
      }));
    return id.endsWith("--matrix") ? themeNames.map((theme) => ({ id, theme, width: desktop })) : [];
  });
};

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves a built Storybook on a free port of this machine, and under a path of its own where one is given: "/un/sub/camino". */
export const serve = (folder: string, under = ""): Promise<{ server: Server; address: string }> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const asked = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
      const isOurs = asked.startsWith(`${under}/`);
      const file = path.join(folder, path.normalize(asked.slice(under.length)).replace(/\/$/, "/index.html"));
      (isOurs ? readFile(file) : Promise.reject(new Error(`not under ${under}: ${asked}`))).then(
        (bytes) => {
          response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
          response.end(bytes);
        },
        () => {
          response.writeHead(404);
          response.end();
        },
      );
    });
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error(`no port in ${String(address)}`));
      else resolve({ server, address: `http://127.0.0.1:${address.port}${under}` });
    });
  });

/** How many times slower than it is the processor of the page is made, to find what depends on speed; default: not slowed. */
const slowness = Number(process.env["SLOW"] ?? 1);

/** One browser with one page, which all pictures share: a new context for each would take ten times as long, and two pages side by side paint into each other. */
export const openPage = async (): Promise<{ browser: Browser; page: Page }> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "es-CO", deviceScaleFactor: 1 });
  const page = await context.newPage();
  if (slowness > 1)
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return { browser, page };
};

/** What Storybook's preview offers in its page. */
interface Preview extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (told: never) => void) => void;
    off: (event: string, listener: (told: never) => void) => void;
    emit: (event: string, told: object) => void;
    transports: object[];
  };
}

/** Longest wait for what the page itself is to bring about: Playwright sets no limit to it. */
const HANGS_MS = 60_000;

/** What a page gives. @throws where it does not come, saying what was waited for in vain */
const unlessItHangs = async <T>(what: string, given: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing within ${HANGS_MS / 1000} s`)), HANGS_MS);
  });
  try {
    return await Promise.race([given, hung]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Puts another story in the place of the one that is shown, or the same one anew. Gives what it threw; empty where it passed.
 * Runs in the page.
 */
const replaceStory = (id: string): Promise<string> => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
  // The last story may have been pressed: whether what is focused shows it depends on what was used last.
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Unidentified" }));
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const thrown: string[] = [];
    const note = (error: { message?: string }) => thrown.push(error.message ?? JSON.stringify(error));
    // A story whose steps failed ends with success, for the book goes on showing it.
    const failures = [
      "playFunctionThrewException",
      "unhandledErrorsWhilePlaying",
      "storyThrewException",
      "storyErrored",
    ];
    const listener = ({ storyId, status }: { storyId: string; status: string }) => {
      if (storyId !== id) return;
      channel.off("storyFinished", listener);
      for (const failure of failures) channel.off(failure, note);
      resolve(thrown.join("\n") || (status === "success" ? "" : "it failed"));
    };
    channel.on("storyFinished", listener);
    for (const failure of failures) channel.on(failure, note);
    if (preview?.currentRender?.id === id) channel.emit("forceRemount", { storyId: id });
    else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
};

/** Loads Storybook's page with a story, which takes some five times as long as to replace the story in it. */
const loadStory = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => {
    const phase = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === "finished" || phase === "errored";
  });
  // No manager is around the page. To write messages for one takes half of the processor's time of a small story.
  await page.evaluate(() => (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.transports.splice(0));
};

/** The height of the window from which a page takes its own, CSS pixels. */
const LOWEST = 600;

/** Makes the window so large; one that is as it should be is left alone, for a new size is painted first. */
export const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
};

/** The theme with which a page has loaded Storybook; none after a story that failed. */
const loadedThemes = new WeakMap<Page, ThemeName>();

/** Loads Storybook with a story, unless the page has it already with the same theme. */
export const load = async (page: Page, address: string, { id, theme }: Pick<Shot, "id" | "theme">): Promise<void> => {
  if (page.url().startsWith(`${address}/iframe.html`) && loadedThemes.get(page) === theme) return;
  await loadStory(page, `${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  loadedThemes.set(page, theme);
};

/**
 * Shows a story anew and waits until its steps are done and its letters and pictures are there.
 * @param height of the window, in CSS pixels
 * @throws with what the story threw
 */
export const show = async (page: Page, address: string, { id, theme, width }: Shot, height = LOWEST): Promise<void> => {
  await resize(page, { width, height });
  await load(page, address, { id, theme });
  loadedThemes.delete(page);
  const thrown = await unlessItHangs(`the end of the story ${id} in ${theme}`, page.evaluate(replaceStory, id));
  if (thrown !== "") throw new Error(`the story ${id} failed in ${theme} at ${width} px: ${thrown}`);
  loadedThemes.set(page, theme);
  const drawn = page.evaluate(async () => {
    await document.fonts.ready;
    // What stands below the window is fetched only when it comes near; a picture of the whole page needs it now.
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await unlessItHangs(`letters and pictures of ${id} in ${theme}`, drawn);
};

/** The theme in which a page shows documentation. */
const shownThemes = new WeakMap<Page, ThemeName>();

/**
 * Shows a page of documentation by its entry's id. Storybook is loaded once for each theme: to replace a page in it takes a
 * quarter of the time. The caller waits for what the page is to show.
 */
export const showPage = async (page: Page, address: string, id: string, theme: ThemeName): Promise<void> => {
  if (page.url().startsWith(`${address}/iframe.html`) && shownThemes.get(page) === theme)
    await page.evaluate(
      (storyId) =>
        (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", {
          storyId,
          viewMode: "docs",
        }),
      id,
    );
  else
    await page.goto(
      `${address}/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}&globals=theme:${theme};motion:reducido`,
    );
  shownThemes.set(page, theme);
};

/** A page has its height after two or three. */
const MOST_ROUNDS = 20;

/**
 * Takes a picture of what is shown, in a window as high as the page: what sticks to its edges stands at the edges.
 * @throws where the page does not paint any more
 */
export const picture = async (page: Page, { width, part }: Omit<Shot, "id" | "theme">): Promise<Buffer> => {
  // What has not been near the window has a reserved height: in the higher window it takes its own, and the page may grow.
  for (let last = 0, height = LOWEST, round = 0; height !== last; round += 1) {
    if (round === MOST_ROUNDS) throw new Error(`The page grows with its window: ${last} px, then ${height} px`);
    last = height;
    await resize(page, { width, height });
    const painted = page.evaluate(async () => {
      // The window has its new size when it has been painted in it.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return Math.max(document.documentElement.scrollHeight, window.innerHeight);
    });
    height = await unlessItHangs(`a frame of ${width} × ${last} px`, painted);
  }
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const shown = part === undefined ? page : (await dialog.count()) > 0 ? dialog : page.locator(part);
  const taken = shown.screenshot({ animations: "disabled", caret: "hide", timeout: 0 });
  return unlessItHangs(`a picture of a window of ${width} px`, taken);
};

/** Takes one picture of a story. */
export const take = async (page: Page, address: string, shot: Shot): Promise<Buffer> => {
  await show(page, address, shot);
  return picture(page, shot);
};
