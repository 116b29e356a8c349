/** The server's tests on their own: in Node, on PGlite, or on PostgreSQL when TEST_DATABASE_URL is set. */
import { defineConfig } from "vitest/config";

// Mutants are tried with the test files that are about them, or without those that take minutes (scripts/mutants.mjs).
const named = (process.env["MUTANTS_TESTS"] ?? "").split(",").filter(Boolean);
const only = named.filter((name) => !name.startsWith("!")).map((name) => `${name}.test.ts`);
const left = named.filter((name) => name.startsWith("!")).map((name) => `${name.slice(1)}.test.ts`);

export default defineConfig({
  // As Node resolves: the pages' build must meet the same copy of the router as the server that renders it.
  ssr: { resolve: { conditions: ["module-sync", "node"] } },
  test: {
    name: "server",
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    include: only.length > 0 ? only : ["tests/server/**/*.test.ts"],
    exclude: left,
    globalSetup: ["tests/server/globalSetup.ts"],
    pool: "forks",
    // Each mutant is tried in the modules that are loaded already: reading them again takes longer than most tests.
    isolate: named.length === 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
