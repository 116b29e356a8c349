/**
 * `npm test`: everything that must hold, what waits beside what computes, with the counts of every runner in one closing
 * line. In the summary before it the unit tests of rules stand apart from the rows of the tables of words and contrasts, which
 * are many more.
 * `npm test -- --ci` also runs the server's tests on the embedded PGlite and in other time zones, the pages of the book, the weight
 * of pages, the purchase in Firefox and WebKit, the chaos with its planted bugs, and units, build and start on every supported
 * Node, each with a time zone of its own. Reports land in `test-results/`.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { chromiumPath } from "./chromium.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = path.join(root, "test-results/reports");

const isCi = process.argv.includes("--ci");

/** The oldest supported Node and the current LTS, as npm's package `node` has them; the rules run in a time zone of each. */
const NODES = [
  { version: "20.19", zone: "Asia/Tokyo" },
  { version: "24", zone: "America/Bogota" },
];

/** `zone`: the time zone of the process, on which no rule may depend. `files`: parts of the names of those to run; default all. */
const vitest = (project, { zone = "UTC", files = [], env = {} } = {}) => ({
  command: ["npx", "vitest", "run", "--project", project, ...files],
  env: () => ({ TZ: zone, ...env }),
  reporterArgs: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
});

const onPostgres = (name, zone) => ({
  ...vitest("server", { zone }),
  name: `servidor (PostgreSQL), ${name}`,
  command: ["npm", "run", "--silent", "test:postgres", "--"],
});

/**
 * Rows one after the other, the lanes of a row side by side, and the stages of a lane one after the other. A stage without a
 * reporter counts as one check.
 */
const rows = [
  [
    [
      { name: "tipos", command: ["npm", "run", "--silent", "typecheck"] },
      { name: "unidades", ...vitest("unit") },
    ],
    [
      { name: "lint", command: ["npm", "run", "--silent", "lint"] },
      { name: "construcción", command: ["npm", "run", "--silent", "build"] },
    ],
  ],
  // What waits beside what computes: the stories wait for frames, the journeys for the shop's own seconds.
  [
    [
      isCi
        ? { name: "historias y libro", ...vitest("visual") }
        : {
            name: "historias",
            // The pictures of the other themes are CI's.
            ...vitest("visual", {
              files: ["tests/visual/stories", "tests/visual/pictures", "tests/visual/largerText", "tests/gates"],
              env: { PICTURES_OF: String.raw`\.claro\.` },
            }),
          },
    ],
    [
      onPostgres("UTC", "UTC"),
      {
        name: "recorridos",
        command: ["npx", "playwright", "test"],
        reporterArgs: () => ["--reporter=list,json"],
        env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
      },
    ],
  ],
  // Each with a time zone of its own, as no rule may depend on the server's.
  ...(isCi
    ? [
        [[{ name: "servidor (PGlite), hora de Tokio", ...vitest("server", { zone: "Asia/Tokyo" }) }]],
        [[onPostgres("hora de Bogotá", "America/Bogota")]],
        [[{ name: "peso", command: ["npm", "run", "--silent", "bench:size"] }]],
      ]
    : []),
];

if (isCi) rows.push([[{ name: "Firefox y WebKit", ...vitest("browsers") }]]);

// Each of the bugs that are planted must be seen by the checker of `npm run chaos`; the sound code must pass it.
if (isCi) {
  const chaos = ["npm", "run", "--silent", "chaos", "--"];
  // Side by side: both wait for deadlines more than they compute.
  rows.push([
    [{ name: "caos", command: [...chaos, "--seconds", "20"] }],
    [{ name: "caos, defectos", command: [...chaos, "--planted"] }],
  ]);
}

// After everything else: they build again, each with its own Node.
if (isCi)
  for (const { version, zone } of NODES)
    rows.push([
      [
        {
          name: `Node ${version}, ${zone}`,
          command: ["npx", "-y", "-p", `node@${version}`, "-c", "node scripts/checkNode.mjs"],
          env: () => ({ TZ: zone }),
        },
      ],
    ]);

/** Test files whose results are one row of a table each: a word against the source, a pair of colours. */
const tables = ["tests/stories/contrast.test.ts", "tests/stories/mirror.test.ts", "tests/stories/textos.test.ts"];
for (const table of tables) if (!existsSync(path.join(root, table))) throw new Error(`${table} is not there any more`);

function slug(name) {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-zA-Z]+/g, "-")
    .toLowerCase();
}

/** A failed test in one line and the first lines of what it says. */
function failure(name, message = "") {
  // Vitest gives a test that hung this name of an error instead of a message.
  const told = stripVTControlCharacters(message).replace("STACK_TRACE_ERROR", "no end within the limit of a test");
  const lines = told.trim().split("\n").slice(0, 8);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join("\n");
}

/** The end of what a stage said, without the blank lines. */
const lastLines = (output, most) =>
  stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-most)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join("\n");

/** The lines of what a stage said that begin with the mark of a failure. */
const linesThatFailed = (output) =>
  lastLines(
    output
      .split("\n")
      .filter((line) => /^\s*✗/.test(line))
      .join("\n"),
    20,
  );

/** The specs of Playwright's nested suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Passed and failed of a runner's JSON, how many of those passed are rows of tables, and what failed: Vitest's and Playwright's
 * are the two shapes.
 */
function countsOf(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    const bad = specsOf(report).filter(({ tests }) =>
      tests.some(({ status }) => status !== "expected" && status !== "skipped"),
    );
    // The first error of a test that ran out of time names no line; the one after it says what was waited for.
    const errorsOf = ({ tests }) =>
      tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))).join("\n");
    return {
      passed: expected,
      failed: unexpected + flaky + report.errors.length,
      rows: 0,
      failures: bad.map((spec) => failure(`${spec.file}: ${spec.title}`, errorsOf(spec))),
    };
  }
  const suitesThatDidNotRun = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const ofTables = report.testResults
    .filter(({ name }) => tables.includes(path.relative(root, name)))
    .flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + suitesThatDidNotRun.length,
    rows: ofTables.filter(({ status }) => status === "passed").length,
    failures: [
      ...suitesThatDidNotRun.map(({ name, message }) => failure(path.relative(root, name), message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map((test) => failure(`${path.relative(root, name)}: ${test.fullName}`, test.failureMessages[0])),
      ),
    ],
  };
}

async function runStage({ name, command, reporterArgs, env }) {
  const file = path.join(reports, `${slug(name)}.json`);
  const [program, ...args] = [...command, ...(reporterArgs?.(file) ?? [])];
  const started = performance.now();
  let output = "";
  const code = await new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, CI: "1", FORCE_COLOR: "0", ...env?.(file) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    child.on("error", (error) => {
      output += error.message;
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, rows: 0 };
  if (reporterArgs) {
    counts = existsSync(file) ? countsOf(JSON.parse(await readFile(file, "utf8"))) : { passed: 0, failed: 1, rows: 0 };
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.passed + counts.failed === 0) {
      counts.failed = 1;
      output += "\nNingún examen se ejecutó.\n";
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${name} · ${seconds} s · ${counts.passed} bien, ${counts.failed} mal`);
  console.log(output.trim());
  // A stage that counts no tests says what was wrong in lines with a mark of their own, or at its end.
  if (counts.failed > 0 && !counts.failures?.length)
    counts.failures = [linesThatFailed(output) || lastLines(output, 40)];
  return { name, seconds, ...counts };
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
process.env.CHROMIUM_PATH = await chromiumPath();

async function runLane(stages) {
  const ended = [];
  for (const stage of stages) ended.push(await runStage(stage));
  return ended;
}

const results = [];
for (const row of rows) results.push(...(await Promise.all(row.map(runLane))).flat());

// Once more at the end, where somebody who has only the last lines of a long output finds them.
if (results.some(({ failed }) => failed > 0)) console.log("\n── lo que falló");
for (const { name, failures, failed } of results) if (failed > 0) console.log(`${name}:\n${failures.join("\n")}`);

console.log("\n── resumen");
for (const { name, seconds, passed, failed, rows: ofTables } of results) {
  const apart = ofTables ? `  (${passed - ofTables} reglas, ${ofTables} filas de textos y contrastes)` : "";
  console.log(
    `${failed ? "✗" : "✓"} ${name.padEnd(24)} ${String(passed).padStart(5)} bien ${String(failed).padStart(4)} mal ${seconds.padStart(7)} s${apart}`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
