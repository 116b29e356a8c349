/**
 * `npm run bench:pages`: how soon a phone paints each public page, against that page's own limit: the same HTML, styles and
 * fonts without scripts, served as files. Both are loaded in turn, cold, on a slow network with a slow processor; the ratio is
 * the median of the rounds' ratios. Times are reported, never asserted. `-- --rounds 9` sets how many rounds,
 * `-- --route /resultados` (more than once, if wanted) which pages; default all of them.
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright";
import { chromiumArgs, shellPath } from "../scripts/chromium.mjs";
import { startShop } from "../scripts/shop.mjs";
import { publicRoutes } from "./routes.mjs";

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, route: { type: "string", multiple: true } },
});
const ROUNDS = Number(options.rounds);
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 1_000_000) / 8,
};
const CPU_SLOWDOWN = 4;
const SETTLED_WITHIN_MS = 20_000;

/** What the page is without scripts: no script, nothing that fetches one, styles and fonts as they are. */
function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}

/** Serves the limit of each route, made of what the shop sends, and the shop's fonts and pictures, from memory. */
async function serveLimits(shopAddress, routes) {
  const pages = new Map();
  for (const { path } of routes) {
    const answer = await fetch(shopAddress + path);
    const html = withoutScripts(await answer.text());
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const body = brotliCompressSync(Buffer.from(html), { params });
    // With the shop's headers: its opener policy has the browser start a process for the page, which takes 0.1 s here.
    const headers = { ...Object.fromEntries(answer.headers), "content-encoding": "br" };
    for (const name of ["connection", "keep-alive", "transfer-encoding", "content-length"]) delete headers[name];
    pages.set(path, { headers, body });
  }
  const files = new Map();
  const server = createServer(async ({ url }, response) => {
    const page = pages.get(url);
    if (page) {
      response.writeHead(200, page.headers);
      return response.end(page.body);
    }
    if (!files.has(url)) {
      const answer = await fetch(shopAddress + url);
      const type = answer.headers.get("content-type") ?? "text/plain";
      files.set(url, { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) });
    }
    const { status, type, body } = files.get(url);
    response.writeHead(status, { "content-type": type });
    return response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Loads an address cold and gives its first paint, its largest paint, and when React had taken the page over, in ms. */
async function load(browser, address, hydrates) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      const seen = (globalThis.seen = { fcp: 0, lcp: 0, shift: 0, hydrated: 0 });
      const observe = (type, take) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
      observe("paint", ({ name, startTime }) => {
        if (name === "first-contentful-paint") seen.fcp = startTime;
      });
      observe("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
      observe("layout-shift", ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
      const look = () => {
        const main = globalThis.document.querySelector("main");
        if (main && Object.keys(main).some((key) => key.startsWith("__reactProps$"))) seen.hydrated = performance.now();
        else globalThis.requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(address, { waitUntil: "load", timeout: SETTLED_WITHIN_MS });
    if (hydrates) await page.waitForFunction(() => globalThis.seen.hydrated > 0, { timeout: SETTLED_WITHIN_MS });
    await page.waitForLoadState("networkidle", { timeout: SETTLED_WITHIN_MS });
    return await page.evaluate(() => globalThis.seen);
  } finally {
    await context.close();
  }
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The routes that were asked for; all of them unless some are named. */
function chosen(routes) {
  if (!options.route) return routes;
  return options.route.map((asked) => {
    const route = routes.find(({ path }) => path === asked);
    if (!route) throw new Error(`${asked} no es una de las páginas: ${routes.map(({ path }) => path).join(" ")}`);
    return route;
  });
}

/** Measures the routes one after the other and prints each at once: an interrupted run has told those that it measured. */
async function measure(routes, shopAddress, limitAddress, browser) {
  const TITLES = ["FCP", "límite", "razón", "LCP", "límite", "razón", "hidratada", "CLS (máx.)"];
  console.log(`412×823, procesador ${CPU_SLOWDOWN}× más lento, 4G lento, sin caché; medianas de ${ROUNDS} rondas, ms`);
  console.log("".padEnd(26), ...TITLES.map((title) => title.padStart(10)));
  for (const { path } of routes) {
    const pairs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Whoever comes first in a pair changes from round to round.
      const order = round % 2 === 0 ? ["shop", "limit"] : ["limit", "shop"];
      const pair = {};
      for (const side of order)
        pair[side] = await load(browser, (side === "shop" ? shopAddress : limitAddress) + path, side === "shop");
      pairs.push(pair);
    }
    const of = (side, what) => median(pairs.map((pair) => pair[side][what])).toFixed(0);
    const ratio = (what) => median(pairs.map(({ shop: ours, limit }) => ours[what] / limit[what])).toFixed(2);
    const paints = ["fcp", "lcp"].flatMap((what) => [of("shop", what), of("limit", what), ratio(what)]);
    const shift = Math.max(...pairs.map((pair) => pair.shop.shift)).toFixed(3);
    console.log(path.padEnd(26), ...[...paints, of("shop", "hydrated"), shift].map((figure) => figure.padStart(10)));
  }
}

const shop = await startShop();
let limits;
let browser;
try {
  const routes = chosen(await publicRoutes(shop.address));
  limits = await serveLimits(shop.address, routes);
  browser = await chromium.launch({ executablePath: await shellPath(), args: chromiumArgs });
  await measure(routes, shop.address, limits.address, browser);
} finally {
  await browser?.close();
  limits?.close();
  await shop.stop();
}
