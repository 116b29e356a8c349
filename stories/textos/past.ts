/** What the code said at other commits, read from git: for the list of changes, on the command line and in the book. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Said } from "./catalogue";
import { changesBetween, type PastDay } from "./changes";

const root = path.resolve(import.meta.dirname, "../..");
const ask =
  'import { sentencesOf, words } from "./stories/textos/catalogue.ts"; process.stdout.write(JSON.stringify(sentencesOf(words)));';

const ran = async (command: string, args: readonly string[], cwd = root): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 28 })).stdout;

/** The sentences of the code in a folder, as its own catalogue gives them. */
const sentencesIn = async (folder: string): Promise<Said[]> =>
  JSON.parse(
    await ran(path.join(root, "node_modules/.bin/tsx"), ["--input-type=module", "--eval", ask], folder),
  ) as Said[];

/**
 * The sentences of the code at a commit.
 * @throws when this clone does not hold the commit, or the code had no catalogue yet
 */
export async function sentencesAt(commit: string): Promise<Said[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "textos-"));
  try {
    const archive = path.join(folder, "then.tar");
    await ran("git", ["archive", "--output", archive, commit, "package.json", "src", "server", "stories"]);
    await ran("tar", ["-xf", archive, "-C", folder]);
    await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
    return await sentencesIn(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where sentences stand. */
const SPOKEN = ["src/copy", "server/messages.ts", "stories/textos/samples.ts"];

/** The last days on which sentences were changed, latest first, each with the commit before its first change. */
async function lastDays(most: number): Promise<{ day: string; before: string }[]> {
  const log = await ran("git", ["log", "--first-parent", "--format=%cs %P", "--", ...SPOKEN]);
  const before = new Map<string, string>();
  // Latest first: what a day's last line says is of its first change.
  for (const [, day, parent] of log.matchAll(/^(\S+) (\S+)/gm)) before.set(day!, parent!);
  return [...before].slice(0, most).map(([day, commit]) => ({ day, before: commit }));
}

/**
 * What the sentences of the working folder are to those before each of the last days on which some changed, latest first. Shorter
 * where the clone holds less of the history; empty where there is none.
 */
export async function pastDays(most: number): Promise<PastDay[]> {
  const days = await lastDays(most).catch(() => []);
  if (days.length === 0) return [];
  const now = await sentencesIn(root);
  const told = await Promise.all(
    days.map(async ({ day, before }) =>
      sentencesAt(before).then(
        (then) => [{ day, commit: before.slice(0, 7), changes: changesBetween(then, now) }],
        () => [],
      ),
    ),
  );
  return told.flat();
}
