/** The gates bite: a fault of each kind is planted, and must be caught; a sound story must pass. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** The windows in which stories are held (tests/visual/heldStories.ts). */
const windows = ["escritorio", "telefono"] as const;

/** One planted story in one window, as Vitest reports it. */
interface Run {
  /** "Faltas plantadas: Sound (faltas-plantadas--sound)". */
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
    ["vitest", "run", "--project", "visual", "tests/visual/stories", "--reporter=json", `--outputFile=${report}`],
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

/** What became of a planted story in each window. */
const of = (name: string): Run[] => {
  const found = runs.filter(({ title }) => title.startsWith(`Faltas plantadas: ${name} (`));
  expect(found, name).toHaveLength(windows.length);
  return found;
};

test("a sound story passes on a desktop and on a phone", () => {
  expect(of("Sound").map(({ status }) => status)).toEqual(windows.map(() => "passed"));
});

test.each([
  // What the phone shows as the desktop does is held to the rules once, on the desktop.
  ["a contrast fault", "Contrast", /color contrast in claro/i, 1],
  ["a contrast fault of another theme", "Contrast In The Dark", /color contrast in oscuro/i, 1],
  ["a contrast fault that only a phone shows", "Contrast On A Phone", /color contrast in claro/i, 1],
  ["a contrast fault of what was sound in another colour", "Text Badly", /color contrast in claro/i, 1],
  ["a missing label", "Missing Label", /must have labels/i, 1],
  ["a main content within another", "Nested Main", /main landmark/i, 1],
  ["a target that is too small", "Small Targets", /target-size/i, 2],
  ["a link that only its colour tells", "Coloured Link", /link-in-text-block/i, 1],
  ["a changed word", "Changed Word", /Unable to find.*button/i, 2],
  ["[NAV-05] a text that is cut with larger letters", "Cut With Larger Text Open", /Cundinamarca.*320 px × 200 %/s, 1],
  ["what is hidden on a phone", "Hidden On A Phone", /Unable to find.*button/i, 1],
] as const)("%s fails the run", (_, name, message, times) => {
  const failed = of(name).filter(({ status }) => status === "failed");
  expect(failed).toHaveLength(times);
  for (const { failureMessages } of failed) expect(failureMessages.join()).toMatch(message);
});
