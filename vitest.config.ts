/** Every test but the journeys: rules in Node, the server in Node, stories in a real browser, on a desktop and on a phone. */
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, chromiumPath } from "./scripts/chromium.mjs";
import { LongFirst } from "./scripts/longFirst.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The window in which they are drawn, by its name in .storybook/preview.tsx; a story may ask for its own. */
    window: string;
    /** "renew" where the map of texts and stories is taken anew (stories/textos/command.ts). */
    texts: string;
  }
}

/**
 * Milliseconds after which a test, or its preparation, that hangs is ended. No test asserts how long a thing takes: a busy
 * machine may need many times what an idle one does.
 */
const HANGS = 120_000;

// Two at a time: Vitest would leave one of two cores to itself, which mostly waits.
const node = { environment: "node", testTimeout: HANGS, hookTimeout: HANGS, maxWorkers: 2 } as const;

const texts = process.env["TEXTOS"] ?? "";

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
      {
        extends: "./vite.shared.ts",
        plugins: [storybookTest({ configDir: ".storybook" })],
        // React Aria asks in tests, and only there, whether long lists are to be drawn in part, as they are elsewhere.
        define: { "process.env.VIRT_ON": "true" },
        // Found ahead of the run: a dependency met in the middle of it would reload the page under a story. What the
        // styles' plugin writes into the modules cannot be found by reading them.
        optimizeDeps: {
          entries: ["stories/**/*.stories.tsx", ".storybook/preview.tsx"],
          include: [
            "axe-core",
            "@vanilla-extract/recipes/createRuntimeFn",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
            "storybook/internal/core-events",
            "storybook/test",
            "storybook/theming",
          ],
        },
        test: {
          name: "stories",
          css: true,
          // Storybook clears the page after each story; a new page for each file would double the run.
          isolate: false,
          testTimeout: HANGS,
          setupFiles: ["tests/stories/surroundings.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
              contextOptions: { reducedMotion: "reduce", locale: "es-CO" },
            }),
            // In one theme, with the contrast of the others looked at after each story: .storybook/contrast.ts.
            instances: [
              {
                browser: "chromium" as const,
                name: "escritorio",
                viewport: { width: 1280, height: 800 },
                provide: { window: "escritorio", texts },
              },
              {
                browser: "chromium" as const,
                name: "telefono",
                viewport: { width: 360, height: 780 },
                provide: { window: "telefono", texts },
              },
            ],
          },
        },
      },
    ],
  },
});
