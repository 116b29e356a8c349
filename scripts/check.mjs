/**
 * `npm run check`: types of everything, lint, format and units of what changed since `main`, side by side.
 * `npm run check -- <commit>` compares with another commit.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What git says in lines; null where it cannot. */
function git(...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : null;
}

/** The commit that the work began from. */
function baseOf(asked) {
  for (const name of asked ? [asked] : ["origin/main", "main"]) {
    const [base] = git("merge-base", "HEAD", name) ?? [];
    if (base) return base;
  }
  throw new Error(`No hay un commit «${asked ?? "main"}» con el que comparar.`);
}

function run(name, command) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: { ...process.env, CI: "1", FORCE_COLOR: "0" },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    child.on("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (code !== 0) console.log(output.trim());
      console.log(`${code === 0 ? "✓" : "✗"} ${name} · ${seconds} s`);
      resolve(code === 0);
    });
  });
}

const base = baseOf(process.argv[2]);
const changed = [
  ...new Set([...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")]),
].filter((file) => existsSync(`${root}/${file}`));
const code = changed.filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file));
console.log(`${changed.length} archivos distintos de ${base.slice(0, 8)}`);

const passed = await Promise.all([
  run("tipos", ["npm", "run", "--silent", "typecheck"]),
  code.length === 0 || run("lint", ["npx", "eslint", ...code]),
  changed.length === 0 ||
    run("formato", ["npx", "prettier", "--check", "--log-level", "warn", "--ignore-unknown", ...changed]),
  run("unidades", ["npx", "vitest", "run", "--project", "unit", "--changed", base, "--passWithNoTests"]),
]);
process.exitCode = passed.includes(false) ? 1 : 0;
