/**
 * `npm run textos:renovar`: finds anew which sentences each story says; with parts of ids or titles after `--`, of those
 * stories only.
 * `npm run textos:cambios -- <commit>`: the sentences that changed since, with the stories to review.
 * `dias`: what changed since each of the last days, for the book's own page (.storybook/textHistory.ts).
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rows, sentencesOf, words } from "./catalogue";
import { changesBetween, written } from "./changes";
import type { SeenWindow } from "./map";
import { pastDays, sentencesAt } from "./past";

const root = path.resolve(import.meta.dirname, "../..");
const found = path.join(root, "test-results/textos");
const map = path.join(root, "stories/textos/seen.json");

type Kept = [place: string, keys: string];
type SeenFile = { common: string } & Record<SeenWindow, Record<string, Kept>>;

/** What a run of the stories has written: tests/visual/heldStories.ts. */
interface Found {
  id: string;
  place: string;
  keys: string[];
}

function run(command: string, args: readonly string[], cwd = root, env = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

const foundIn = (window: SeenWindow): Found[] => {
  const folder = path.join(found, window);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Found);
};

/** Keys in more than half of the stories: the frame of the shop. */
function frameOf(stories: readonly Found[]): string[] {
  const counts = new Map<string, number>();
  for (const { keys } of stories) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].flatMap(([key, count]) => (count > stories.length / 2 ? [key] : [])).sort();
}

/** One story on each line: two people who change two stories change two lines. */
const printed = ({ common, ...windows }: SeenFile): string => {
  const lines = (stories: Record<string, Kept>) =>
    Object.keys(stories)
      .sort()
      .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(stories[id])}`)
      .join(",\n");
  const parts = Object.entries(windows).map(([name, stories]) => `  "${name}": {\n${lines(stories)}\n  }`);
  return `{\n  "common": ${JSON.stringify(common)},\n${parts.join(",\n")}\n}\n`;
};

function renew(names: readonly string[]): void {
  rmSync(found, { recursive: true, force: true });
  const only = names.length > 0 ? ["-t", names.join("|")] : [];
  run("npx", ["vitest", "run", "--project", "visual", "tests/visual/stories", ...only], root, {
    ...process.env,
    TEXTOS: "renew",
  });
  const desktop = foundIn("escritorio");
  const kept = JSON.parse(readFileSync(map, "utf8")) as SeenFile;
  const isWhole = names.length === 0;
  const frame = isWhole ? frameOf(desktop) : kept.common.split(" ");
  const isOwn = (key: string) => !frame.includes(key);
  const onDesktop = new Map(desktop.map(({ id, keys }) => [id, keys]));
  const next: SeenFile = isWhole
    ? { common: frame.join(" "), escritorio: {}, telefono: {} }
    : { ...kept, escritorio: { ...kept.escritorio }, telefono: { ...kept.telefono } };
  for (const { id, place, keys } of desktop) next.escritorio[id] = [place, keys.filter(isOwn).join(" ")];
  for (const { id, place, keys } of foundIn("telefono")) {
    const more = keys.filter((key) => isOwn(key) && !onDesktop.get(id)?.includes(key));
    delete next.telefono[id];
    if (more.length > 0) next.telefono[id] = [place, more.join(" ")];
  }
  writeFileSync(map, printed(next));
  process.stdout.write(`${desktop.length} historias leídas\n`);
}

const [order, ...rest] = process.argv.slice(2);
/** So many days can be chosen in the book. */
const DAYS = 7;

if (order === "renovar") renew(rest);
else if (order === "dias") process.stdout.write(JSON.stringify(await pastDays(DAYS)));
else if (order === "cambios" && rest.length === 1) {
  const [commit = ""] = rest;
  const known = spawnSync("git", ["rev-parse", "--short", "--verify", "--quiet", `${commit}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  });
  if (known.status === 0)
    process.stdout.write(
      written(known.stdout.trim(), changesBetween(await sentencesAt(commit), sentencesOf(words)), rows),
    );
  else {
    process.stderr.write(`No hay un commit «${commit}» en este clon.\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write("Uso: npm run textos:renovar [-- historias], o npm run textos:cambios -- <commit>\n");
  process.exitCode = 1;
}
