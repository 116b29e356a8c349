/** The server's tests on their own: in Node, on PGlite, or on PostgreSQL when TEST_DATABASE_URL is set. */
import { defineConfig } from "vitest/config";

export default defineConfig({
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
