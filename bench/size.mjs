/**
 * `npm run bench:size`: what a phone downloads for the home page, against the budget, and what each component of the
 * design system costs. Bytes and counts are gates. Serves the build of `build/` with an empty data folder, on a free port.
 */
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "../scripts/chromium.mjs";
import { startShop } from "../scripts/shop.mjs";
import { measureComponents } from "./components.mjs";

const KIB = 1024;
const BUDGET = [
  { name: "JS antes de tocar nada", unit: "KiB", limit: 150, of: (seen) => seen.bytes("Script") / KIB },
  { name: "CSS", unit: "KiB", limit: 14, of: (seen) => seen.bytes("Stylesheet") / KIB },
  { name: "fuentes", unit: "KiB", limit: 60, of: (seen) => seen.bytes("Font") / KIB },
  { name: "HTML", unit: "KiB", limit: 24, of: (seen) => seen.bytes("Document") / KIB },
  { name: "todo menos fotografías", unit: "KiB", limit: 240, of: (seen) => seen.bytes() / KIB },
  { name: "peticiones", unit: "", limit: 16, of: (seen) => seen.count() },
  { name: "scripts que bloquean", unit: "", limit: 0, of: (seen) => seen.blockingScripts },
  { name: "salto de la página (CLS)", unit: "", limit: 0.01, of: (seen) => seen.layoutShift },
];

async function measureHome(address) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2.6,
      isMobile: true,
    });
    const session = await page.context().newCDPSession(page);
    const requests = new Map();
    await session.send("Network.enable");
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (response.url.startsWith(address)) requests.set(requestId, { type, url: response.url, bytes: 0 });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.addInitScript(() => {
      globalThis.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const answer = await page.goto(`${address}/`, { waitUntil: "networkidle" });
    if (answer.status() !== 200) throw new Error(`La portada respondió ${answer.status()}`);
    const { layoutShift, blockingScripts } = await page.evaluate(() => ({
      layoutShift: globalThis.layoutShift,
      blockingScripts: performance
        .getEntriesByType("resource")
        .filter((entry) => entry.initiatorType === "script" && entry.renderBlockingStatus === "blocking").length,
    }));
    const all = [...requests.values()];
    return {
      requests: all,
      layoutShift,
      blockingScripts,
      bytes: (type) =>
        all.filter((request) => !type || request.type === type).reduce((total, request) => total + request.bytes, 0),
      count: () => all.length,
    };
  } finally {
    await browser.close();
  }
}

/** Prints a figure beside its limit; one over it fails the run. */
function compare(name, value, limit, unit) {
  const isOver = value > limit;
  if (isOver) process.exitCode = 1;
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1);
  console.log(
    `${isOver ? "✗" : "✓"} ${name}`.padEnd(32),
    `${shown} ${unit}`.trim().padStart(12),
    `${limit} ${unit}`.trim().padStart(12),
  );
}

const { css, costs } = await measureComponents();
console.log("Sistema de diseño, gzip, sin React".padEnd(32), "al llegar".padStart(10), "a pedido".padStart(12));
for (const { name, now, later } of costs.toSorted((a, b) => b.now + b.later - a.now - a.later))
  console.log(
    name.padEnd(32),
    `${now.toFixed(1)} KiB`.padStart(12),
    later ? `${later.toFixed(1)} KiB`.padStart(12) : "",
  );
compare("toda la hoja de estilos", css, 14, "KiB");
console.log();

const shop = await startShop();
try {
  const seen = await measureHome(shop.address);
  if (process.argv.includes("--detail"))
    for (const { type, url, bytes } of seen.requests.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`${(bytes / KIB).toFixed(1).padStart(8)} KiB  ${type.padEnd(11)} ${url.replace(shop.address, "")}`);
  console.log("Portada, 412×823, sin caché".padEnd(32), "medido".padStart(12), "límite".padStart(12));
  for (const { name, unit, limit, of } of BUDGET) compare(name, of(seen), limit, unit);
} finally {
  await shop.stop();
}
