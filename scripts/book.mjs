/**
 * `npm run build-storybook [-- options of storybook build]`: builds the book, then writes its first page as plain HTML into
 * `index.html`, where it is read and its links work before Storybook's own scripts have run; `.storybook/firstPage.ts` takes it
 * away when the preview shows the same. Where no Chromium is installed the book is whole without it and opens later.
 */
/* global document, location -- in the page that is read */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, findInstalled } from "./chromium.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The first page's id in Storybook. */
const FIRST_PAGE = "inicio--docs";
/** Where the files of the book stand for the browser that reads the page: each is answered from the folder. */
const ORIGIN = "http://libro.invalid";

/** What the preview draws, with its styles and without its scripts, as one document. Runs in the page. */
async function asDocument() {
  // As they were written: the browser's own words for rules leave out shorthands that hold variables. Emotion's are only there.
  const written = async ({ href, ownerNode, cssRules }) =>
    href ? (await fetch(href)).text() : ownerNode.textContent || [...cssRules].map(({ cssText }) => cssText).join("\n");
  const styles = await Promise.all(
    [...document.styleSheets].map(async (sheet) =>
      (await written(sheet)).replaceAll(/url\(["']?((?!data:|#)[^"')]+)["']?\)/g, (_, told) => {
        // Addresses in a sheet are told from its own place; the document stands beside the sheets' folder.
        const { href } = new URL(told, sheet.href ?? location.href);
        return `url("${href.replace(`${location.origin}/`, "./")}")`;
      }),
    ),
  );
  const body = document.body.cloneNode(true);
  for (const element of body.querySelectorAll("script, style, noscript, template")) element.remove();
  const { lang, className } = document.documentElement;
  return (
    `<!doctype html><html lang="${lang}" class="${className}"><head><meta charset="utf-8"><base target="_parent">` +
    `<style>${styles.join("\n")}</style></head>${body.outerHTML}</html>`
  );
}

/** The first page as the book of a folder shows it. */
async function readFirstPage(folder, executablePath) {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 980, height: 900 }, locale: "es-CO" });
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: path.join(folder, decodeURIComponent(new URL(route.request().url()).pathname)) }),
    );
    await page.goto(`${ORIGIN}/iframe.html?id=${FIRST_PAGE}&viewMode=docs`);
    await page.locator(".sbdocs-content h1").waitFor();
    await page.waitForLoadState("networkidle");
    return await page.evaluate(asDocument);
  } finally {
    await browser.close();
  }
}

/** Where the preview will stand, and as high as what it stands in: beside the sidebar and below the toolbar, on a phone above the bar at the foot. */
const STYLE = `
  #inicio { position: fixed; z-index: 3; border: 0; background: #fff;
    top: 40px; left: min(300px, 100vw - 360px); width: calc(100vw - min(300px, 100vw - 360px)); height: calc(100dvh - 40px); }
  @media (max-width: 599px) { #inicio { left: 0; width: 100vw; height: calc(100dvh - 81px); } }`;

/** The page's frame, where the address asks for it; Storybook's scripts wait until it is painted. */
const frameOf = (html) => `<style>${STYLE}</style>
    <script>
      if (["", "?path=/docs/${FIRST_PAGE}"].includes(location.search)) {
        const frame = document.createElement("iframe");
        frame.id = "inicio";
        frame.title = "Inicio";
        frame.dataset.page = "${FIRST_PAGE}";
        frame.srcdoc = ${JSON.stringify(html).replaceAll("<", "\\u003c")};
        document.body.append(frame);
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        window.firstPagePainted = new Promise((resolve) => (frame.onload = resolve)).then(nextFrame).then(nextFrame);
      }
    </script>`;

async function writeFirstPage(folder) {
  const executablePath = process.env.CHROMIUM_PATH ?? (await findInstalled());
  if (!executablePath) {
    process.stderr.write("Sin Chromium: la primera página del libro se verá cuando Storybook haya cargado.\n");
    return;
  }
  const file = path.join(folder, "index.html");
  const index = await readFile(file, "utf8");
  const place = '<div id="root"></div>';
  if (!index.includes(place)) throw new Error(`${file} no tiene ${place}, donde empieza la página de Storybook`);
  const html = await readFirstPage(folder, executablePath);
  const scripts = /<script type="module">([^<]*import '[^<]*)<\/script>/;
  if (!scripts.test(index)) throw new Error(`${file} no tiene el guion que carga Storybook`);
  const waiting = index.replace(
    scripts,
    (_, imports) =>
      `<script type="module">\n      await window.firstPagePainted;${imports.replaceAll(/import ('[^']+')/g, "await import($1)")}</script>`,
  );
  await writeFile(
    file,
    waiting.replace(place, () => `${place}\n\n    ${frameOf(html)}`),
  );
}

const options = process.argv.slice(2);
const { values } = parseArgs({
  args: options,
  options: { "output-dir": { type: "string", short: "o", default: "storybook-static" } },
  strict: false,
});
const built = spawnSync("npx", ["storybook", "build", "--disable-telemetry", ...options], {
  cwd: root,
  stdio: "inherit",
});
if (built.status === 0) await writeFirstPage(path.resolve(root, String(values["output-dir"])));
process.exitCode = built.status ?? 1;
