/** The tests that are run against mutants (scripts/mutants.mjs): those of the folders and files in MUTANTS_TESTS, and no more. */
import { defineConfig } from "vitest/config";
import shared from "../vite.shared";

export default defineConfig({
  ...shared,
  test: {
    root: new URL("..", import.meta.url).pathname,
    environment: "node",
    css: true,
    setupFiles: ["tests/setup.ts"],
    testTimeout: 20_000,
    include: (process.env["MUTANTS_TESTS"] ?? "")
      .split(",")
      .map((place) => (place.includes(".test.") ? place : `${place}/**/*.test.{ts,tsx}`)),
  },
});
