/**
 * `npm run test:postgres`: the server's tests on a real PostgreSQL. Uses TEST_DATABASE_URL or DATABASE_URL when one is set
 * (its user must be allowed to create databases); else starts one of its own in a temporary folder and removes it at the end.
 * Arguments go to Vitest.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startPostgres } from "./postgresServer.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

function runTests(url) {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const child = spawn(process.execPath, [vitest, "run", "--project", "server", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

try {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startPostgres();
  process.exitCode = await runTests(url).finally(stop);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
