/** The server's tests on their own: in Node, on PGlite, or on PostgreSQL when TEST_DATABASE_URL is set. */
import { defineConfig } from "vitest/config";
import { LongFirst } from "../../scripts/longFirst.mjs";

// Mutants are tried with the test files that are about them, or without those that take minutes (scripts/mutants.mjs).
const named = (process.env["MUTANTS_TESTS"] ?? "").split(",").filter(Boolean);
const only = named.filter((name) => !name.startsWith("!")).map((name) => `${name}.test.ts`);
const left = named.filter((name) => name.startsWith("!")).map((name) => `${name.slice(1)}.test.ts`);

const isOnPostgres = Boolean(process.env["TEST_DATABASE_URL"]);
/** Files that open a PGlite of their own: a run on PostgreSQL would only do the same once more. */
const OF_PGLITE = ["killedStart.test.ts", "migration.test.ts"].map((name) => `tests/server/${name}`);

export default defineConfig({
  // As Node resolves: the pages' build must meet the same copy of the router as the server that renders it.
  ssr: { resolve: { conditions: ["module-sync", "node"] } },
  test: {
    name: "server",
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    include: only.length > 0 ? only : ["tests/server/**/*.test.ts"],
    exclude: isOnPostgres ? [...left, ...OF_PGLITE] : left,
    globalSetup: ["tests/server/globalSetup.ts"],
    pool: "forks",
    // The modules of a worker are loaded once: for each file again, they took longer than most files' tests.
    isolate: false,
    setupFiles: ["tests/server/setup.ts"],
    maxWorkers: 2,
    // PGlite's WebAssembly is compiled quickly rather than for a long run: a tenth of the time of these tests.
    execArgv: isOnPostgres ? [] : ["--liftoff-only"],
    sequence: { sequencer: LongFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
