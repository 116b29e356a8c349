/** The gates bite: a fault of each kind is planted, and must be caught; a sound story must pass. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** The runs of the stories (vitest.config.ts): on a desktop, where the other themes are looked at as well, and on a phone. */
const projects = ["escritorio", "telefono"] as const;

/** One planted story in one run, as Vitest reports it. */
interface Run {
  title: string;
  status: string;
  failureMessages: string[];
}

let folder: string;
let runs: Run[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "planted-"));
  const report = path.join(folder, "report.json");
  const { stdout, stderr } = spawnSync(
    "npx",
    [
      "vitest",
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=json",
      `--outputFile=${report}`,
    ],
    { cwd: root, encoding: "utf8", env: { ...process.env, PLANTED_FAULTS: "1", VITEST: undefined } },
  );
  const { testResults } = JSON.parse(readReport(report, stdout + stderr)) as {
    testResults: { assertionResults: Run[] }[];
  };
  runs = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A whole run of Vitest with its browser.
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function readReport(file: string, output: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Error(`the planted stories did not run:\n${output}`);
  }
}

/** What became of a planted story in each run. */
const of = (title: string): Run[] => {
  const found = runs.filter((run) => run.title === title);
  expect(found, title).toHaveLength(projects.length);
  return found;
};

test("a sound story passes on a desktop and on a phone", () => {
  expect(of("Sound").map(({ status }) => status)).toEqual(projects.map(() => "passed"));
});

test.each([
  ["a contrast fault", "Contrast", /color contrast/i, projects],
  ["a contrast fault of another theme", "Contrast In The Dark", /in oscuro.*color contrast/is, ["escritorio"]],
  ["a missing label", "Missing Label", /must have labels/i, projects],
  ["a main content within another", "Nested Main", /main landmark/i, projects],
  ["a changed word", "Changed Word", /Unable to find.*button/i, projects],
  [
    "[NAV-05] a text that is cut with larger letters",
    "Cut With Larger Text Open",
    /Cundinamarca.*320 px × 200 %/s,
    ["telefono"],
  ],
  ["what is hidden on a phone", "Hidden On A Phone", /Unable to find.*button/i, ["telefono"]],
] as const)("%s fails the run", (_, title, message, where) => {
  const failed = of(title).filter(({ status }) => status === "failed");
  expect(failed).toHaveLength(where.length);
  for (const { failureMessages } of failed) expect(failureMessages.join()).toMatch(message);
});
