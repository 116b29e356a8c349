/**
 * `npm run bench:size`: what a phone downloads for each public page, against its budget, and what each component of the design
 * system costs. Bytes and counts are gates. Serves the build of `build/` with an empty data folder, on a free port.
 * `-- --detail` lists every request; `-- --components` measures the components alone, and with `--keep` writes their figures to
 * `components.json`, which their pages show.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "../scripts/chromium.mjs";
import { startShop } from "../scripts/shop.mjs";
import { measureComponents } from "./components.mjs";
import { publicRoutes } from "./routes.mjs";

const KIB = 1024;

/** The columns of the table, in their order. Bytes are KiB on the wire with headers, before anything is touched. */
const COLUMNS = [
  { name: "js", title: "JS", of: (seen) => seen.bytes("Script") / KIB },
  { name: "css", title: "CSS", of: (seen) => seen.bytes("Stylesheet") / KIB },
  { name: "fonts", title: "fuentes", of: (seen) => seen.bytes("Font") / KIB },
  { name: "html", title: "HTML", of: (seen) => seen.bytes("Document") / KIB },
  { name: "firstScreen", title: "1.ª pantalla", of: (seen) => seen.firstScreen / KIB },
  { name: "all", title: "sin fotos", of: (seen) => seen.bytes() / KIB },
  { name: "requests", title: "peticiones", of: (seen) => seen.count() },
  { name: "blocking", title: "bloquean", of: (seen) => seen.blocking },
  { name: "shift", title: "CLS", of: (seen) => seen.layoutShift },
];

/** What every route keeps to: the first screen within one TCP window of ten packets, styles and scripts that block nothing. */
const EVERYWHERE = { css: 0, fonts: 40, firstScreen: 14, blocking: 0, shift: 0.01 };
/**
 * The budget of each route. The goals are 115 KiB of scripts for the home, 200 for play and cart, 130 for the others, 16
 * requests and 14 KiB of first screen; where a figure here is above its goal it is what was measured, and may only fall.
 */
const BUDGET = {
  home: { js: 118, html: 21.2, all: 200, requests: 13, firstScreen: 14.5 },
  lotteries: { js: 131, html: 21.3, all: 200, requests: 18, firstScreen: 16.4 },
  prizePlan: { js: 130, html: 18, all: 200, requests: 19, firstScreen: 14.4 },
  results: { js: 130.8, html: 20.5, all: 200, requests: 17, firstScreen: 15.9 },
  resultDay: { js: 130.8, html: 20.3, all: 200, requests: 17, firstScreen: 15.9 },
  secos: { js: 130, html: 17.2, all: 200, requests: 19 },
  winner: { js: 134.4, html: 17.8, all: 200, requests: 22, firstScreen: 15 },
  terms: { js: 130, html: 16, all: 200, requests: 15 },
  news: { js: 130, html: 16, all: 200, requests: 20 },
  newsItem: { js: 130, html: 16, all: 200, requests: 17 },
  about: { js: 130, html: 17.2, all: 200, requests: 19 },
  recharges: { js: 135.9, html: 15, all: 206.8, requests: 27 },
  topUp: { js: 166, html: 18.6, all: 240.4, requests: 38, firstScreen: 15.9 },
  packages: { js: 165.1, html: 18.9, all: 233.3, requests: 32, firstScreen: 16.1 },
  products: { js: 130, html: 17, all: 200, requests: 20 },
  points: { js: 130, html: 18, all: 200, requests: 23 },
  pqrs: { js: 167.2, html: 18.2, all: 226.1, requests: 29, firstScreen: 14.5 },
  pqrsState: { js: 161.3, html: 16.5, all: 218.5, requests: 24, firstScreen: 14.3 },
  rating: { js: 161.9, html: 17.2, all: 219.9, requests: 25, firstScreen: 14.3 },
  faq: { js: 130, html: 18, all: 200, requests: 19 },
  signUp: { js: 180.2, html: 18.1, all: 239.1, requests: 33, firstScreen: 14.7 },
  deleted: { js: 130, html: 15, all: 200, requests: 14 },
  missing: { js: 130, html: 15, all: 200, requests: 13 },
  play: { js: 200, html: 18, all: 248.9, requests: 22, firstScreen: 14.9 },
  cart: { js: 200, html: 17, all: 251.8, requests: 28, firstScreen: 14.1 },
};

/** What a component may add to the sheet of all of them, on average, KiB. No page ships that sheet. */
const SHEET_OF_A_COMPONENT = 0.2;

/** How long a page asks for nothing before it counts as settled, ms. */
const QUIET_MS = 500;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.6, isMobile: true };

/**
 * Bytes on the wire, headers included, until the last element that a phone's first screen shows. The page is compressed up to
 * there as the server does it.
 */
async function firstScreenBytes(browser, address, path) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(address + path);
    const last = await page.evaluate(() =>
      [...globalThis.document.querySelectorAll("*")].findLastIndex(
        (element) =>
          element.getClientRects().length > 0 && element.getBoundingClientRect().top < globalThis.innerHeight,
      ),
    );
    const { headers, html } = await new Promise((resolve, reject) => {
      get(address + path, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part) => (text += part));
        answer.on("end", () => resolve({ headers: answer.rawHeaders, html: text }));
      }).on("error", reject);
    });
    const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
    const isInScript = (at) => scripts.some(({ 0: all, index }) => at > index && at < index + all.length);
    const tags = [...html.matchAll(/<[a-z][^>]*>/g)].filter(({ index }) => !isInScript(index));
    const until = html.slice(0, tags[last].index + tags[last][0].length);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    return Buffer.byteLength(headers.join(": ")) + headers.length + brotliCompressSync(until, { params }).length;
  } finally {
    await context.close();
  }
}

const isHydrated = () =>
  Object.keys(globalThis.document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps$"));

/**
 * Waits until the page answers and then asks for nothing for half a second, in which it has also had nothing to do: on a busy
 * machine half a second may pass without a request before the scripts that have come were run. False when it never answers.
 */
async function settled(page, eventsSeen) {
  const hydrated = await page.waitForFunction(isHydrated).catch((error) => {
    if (error.name !== "TimeoutError") throw error;
    return null;
  });
  if (!hydrated) return false;
  for (let seen; seen !== eventsSeen();) {
    seen = eventsSeen();
    await page.evaluate(
      (quiet) =>
        new Promise((resolve) => {
          globalThis.setTimeout(() => globalThis.requestIdleCallback(resolve), quiet);
        }),
      QUIET_MS,
    );
  }
  return true;
}

/** What a page asks for and how it settles, seen by a phone with an empty cache. Throws when the page reports an error. */
async function measure(browser, address, { path, status }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = new Map();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && message.location().url !== `${address}${path}`) errors.push(message.text());
    });
    await session.send("Network.enable");
    let events = 0;
    for (const name of ["requestWillBeSent", "loadingFinished"]) session.on(`Network.${name}`, () => (events += 1));
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (response.url.startsWith(address)) requests.set(requestId, { type, url: response.url, bytes: 0 });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.addInitScript(() => {
      globalThis.layoutShifts = [];
      new PerformanceObserver((list) => {
        globalThis.layoutShifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput));
      }).observe({ type: "layout-shift", buffered: true });
    });
    const answer = await page.goto(`${address}${path}`, { waitUntil: "load" });
    if (answer.status() !== status) throw new Error(`${path} respondió ${answer.status()}`);
    if (!(await settled(page, () => events))) errors.push("la página no llegó a responder (hidratación)");
    const { layoutShift, blocking } = await page.evaluate(() => ({
      // A row that a busy machine paints before it has read its end fills up: only what moves on a page read whole is a jump.
      layoutShift: globalThis.layoutShifts
        .filter(({ startTime }) => startTime > performance.getEntriesByType("navigation")[0].domInteractive)
        .reduce((sum, { value }) => sum + value, 0),
      blocking: performance.getEntriesByType("resource").filter((entry) => entry.renderBlockingStatus === "blocking")
        .length,
    }));
    const all = [...requests.values()].filter(({ url }) => !/\.(?:png|jpe?g|webp|avif)$/.test(url));
    return {
      requests: all,
      errors,
      layoutShift,
      blocking,
      firstScreen: await firstScreenBytes(browser, address, path),
      bytes: (type) =>
        all.filter((request) => !type || request.type === type).reduce((total, request) => total + request.bytes, 0),
      count: () => all.length,
    };
  } finally {
    await context.close();
  }
}

const shown = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1));

/** A figure beside its limit; one over it fails the run. */
function compared(value, limit) {
  if (limit === undefined) return shown(value);
  if (value > limit) process.exitCode = 1;
  return `${value > limit ? "✗ " : ""}${shown(value)}/${limit}`;
}

/** The figures that the pages of the components show. */
const KEPT = new URL("components.json", import.meta.url);
/** How far a kept figure may be from what is measured, KiB. */
const DRIFT = 0.3;

const rounded = (value) => Number(value.toFixed(1));

/** With `--keep` the figures are written down; without it they are compared with those, and a stale one fails the run. */
function keepOrCompare(costs) {
  if (process.argv.includes("--keep")) {
    const components = Object.fromEntries(
      costs.map(({ name, now, later }) => [name, { now: rounded(now), later: rounded(later) }]),
    );
    writeFileSync(KEPT, `${JSON.stringify({ components }, null, 2)}\n`);
    return;
  }
  const { components } = JSON.parse(readFileSync(KEPT, "utf8"));
  const isStale = ({ name, now, later }) => {
    const kept = components[name];
    return !kept || Math.abs(kept.now - now) > DRIFT || Math.abs(kept.later - later) > DRIFT;
  };
  const stale = costs.filter(isStale).map(({ name }) => name);
  if (stale.length === 0) return;
  process.exitCode = 1;
  console.log(`✗ bench/components.json ya no dice lo que pesan ${stale.join(", ")}: npm run bench:size -- --keep\n`);
}

async function componentTable() {
  const { css, costs } = await measureComponents();
  console.log("Sistema de diseño, gzip, sin React".padEnd(32), "al llegar".padStart(10), "a pedido".padStart(12));
  for (const { name, now, later } of costs.toSorted((a, b) => b.now + b.later - a.now - a.later))
    console.log(
      name.padEnd(32),
      `${now.toFixed(1)} KiB`.padStart(12),
      later ? `${later.toFixed(1)} KiB`.padStart(12) : "",
    );
  const limit = Number((costs.length * SHEET_OF_A_COMPONENT).toFixed(1));
  console.log("toda la hoja de estilos".padEnd(32), `${compared(css, limit)} KiB`.padStart(12), "\n");
  keepOrCompare(costs);
}

/** A Friday morning in Bogotá: what the lists weigh depends on the draws of the week, and a budget must not. */
const STARTS_AT = "2026-11-20T15:00:00Z";

async function routeTable() {
  const shop = await startShop({ env: { CLOCK: STARTS_AT } });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const widths = COLUMNS.map(({ title }) => Math.max(title.length, 13));
    console.log("KiB, 412×823, sin caché: medido/límite.");
    console.log("".padEnd(28), ...COLUMNS.map(({ title }, place) => title.padStart(widths[place])));
    for (const route of await publicRoutes(shop.address)) {
      const limits = { ...EVERYWHERE, ...BUDGET[route.name] };
      const seen = await measure(browser, shop.address, route);
      const figures = COLUMNS.map(({ name, of }, place) => compared(of(seen), limits[name]).padStart(widths[place]));
      console.log(route.path.padEnd(28), ...figures);
      if (seen.errors.length > 0) process.exitCode = 1;
      for (const error of seen.errors) console.log(`  ✗ ${error}`);
      if (!process.argv.includes("--detail")) continue;
      for (const { type, url, bytes } of seen.requests.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`${(bytes / KIB).toFixed(1).padStart(8)} KiB  ${type.padEnd(11)} ${url.replace(shop.address, "")}`);
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}

if (!process.argv.includes("--routes")) await componentTable();
if (!process.argv.includes("--components")) await routeTable();
