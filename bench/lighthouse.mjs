/**
 * `npm run bench:lighthouse`: Lighthouse 12 (mobile) on every public page of the built shop: performance, accessibility, best
 * practices and, where a page may be indexed, SEO; points of 100, the median of the rounds, and what was found wanting.
 * Nothing is asserted. Lighthouse is fetched by npx for the run: no other command needs its two hundred packages.
 *
 * The page is really slowed while it is visited (CPU 4x, slow 4G). By default Lighthouse visits at full speed and multiplies
 * what it saw: on two cores that includes what the layout had to wait for compiling on other threads.
 * `-- --rounds 3` sets how many rounds.
 */
import { spawn } from "node:child_process";
import { chromiumArgs, chromiumPath } from "../scripts/chromium.mjs";
import { startShop } from "../scripts/shop.mjs";
import { publicRoutes } from "./routes.mjs";

/** 13 needs Node 22. */
const LIGHTHOUSE = "lighthouse@12";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const argument = process.argv.indexOf("--rounds");
const ROUNDS = argument > 0 ? Number(process.argv[argument + 1]) : 1;

const browser = await chromiumPath();

function lighthouse(url) {
  const flags = [
    url,
    "--quiet",
    "--output=json",
    "--throttling-method=devtools",
    `--only-categories=${CATEGORIES}`,
    `--chrome-flags=${chromiumArgs.join(" ")} --headless`,
  ];
  return new Promise((resolve, reject) => {
    const run = spawn("npx", ["-y", LIGHTHOUSE, ...flags], { env: { ...process.env, CHROME_PATH: browser } });
    let report = "";
    let errors = "";
    run.stdout.on("data", (data) => (report += data));
    run.stderr.on("data", (data) => (errors += data));
    run.on("close", (code) =>
      code === 0
        ? resolve(JSON.parse(report))
        : reject(new Error(`Lighthouse terminó con ${code} en ${url}:\n${errors}`)),
    );
  });
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The audits that cost points, by category. */
function wanting({ categories, audits }) {
  const found = [];
  for (const name of CATEGORIES)
    for (const { id, weight } of categories[name].auditRefs)
      if (weight > 0 && audits[id].score !== null && audits[id].score < 0.9) found.push(id);
  return found;
}

const shop = await startShop();
try {
  console.log(
    `Puntos de 100, ${LIGHTHOUSE}, móvil, mediana de ${ROUNDS}; la búsqueda solo cuenta donde la página se indexa`,
  );
  for (const { path, status } of await publicRoutes(shop.address)) {
    // Lighthouse measures no page that answers with an error.
    if (status !== 200) continue;
    const html = await (await fetch(shop.address + path)).text();
    const isIndexed = !/<meta[^>]*name="robots"[^>]*noindex/.test(html);
    const reports = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await lighthouse(shop.address + path));
    const points = CATEGORIES.map((name) =>
      name === "seo" && !isIndexed
        ? "seo –"
        : `${name} ${Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100)}`,
    );
    console.log(path.padEnd(26), points.join("  "), [...new Set(reports.flatMap(wanting))].join(", "));
  }
} finally {
  await shop.stop();
}
