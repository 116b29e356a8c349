/** The server's tests on their own: in Node, on PGlite, or on PostgreSQL when TEST_DATABASE_URL is set. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  // As Node resolves: the pages' build must meet the same copy of the router as the server that renders it.
  ssr: { resolve: { conditions: ["module-sync", "node"] } },
  test: {
    name: "server",
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    include: ["tests/server/**/*.test.ts"],
    globalSetup: ["tests/server/globalSetup.ts"],
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
