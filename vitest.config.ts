/** Every test but the journeys: rules in Node, the server in Node, the stories of the built book in a real browser. */
import { defineConfig } from "vitest/config";
import { LongFirst } from "./scripts/longFirst.mjs";

/**
 * Milliseconds after which a test, or its preparation, that hangs is ended. No test asserts how long a thing takes: a busy
 * machine may need many times what an idle one does.
 */
const HANGS = 120_000;

// Two at a time: Vitest would leave one of two cores to itself, which mostly waits.
const node = { environment: "node", testTimeout: HANGS, hookTimeout: HANGS, maxWorkers: 2 } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: "./vite.shared.ts",
        test: {
          ...node,
          name: "unit",
          // The modules of a worker are loaded once, not for each file: a quarter of the time of these tests.
          isolate: false,
          css: true,
          setupFiles: ["tests/setup.ts"],
          include: ["tests/{domain,models,api,page,forms,stories,lint,screens}/**/*.test.{ts,tsx}"],
        },
      },
      "tests/server/vitest.config.ts",
      {
        extends: "./vite.shared.ts",
        test: {
          ...node,
          name: "visual",
          include: ["tests/{visual,gates}/**/*.test.ts"],
          globalSetup: "tests/visual/storybook.ts",
          // The book's frame and its preview load one after the other, which takes longer than Vitest's second.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // The built shop in Firefox and WebKit: `npm run test:browsers`, and only CI runs it by itself.
        test: {
          ...node,
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          globalSetup: "tests/browsers/globalSetup.ts",
          fileParallelism: false,
        },
      },
    ],
  },
});
