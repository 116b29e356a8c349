/** Journeys in a browser: each test has a shop of its own, started from one prepared data folder. */
import { defineConfig } from "@playwright/test";
import { chromiumArgs, shellPath } from "./scripts/chromium.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/e2e/globalSetup.ts",
  fullyParallel: true,
  // Four workers on two cores: a journey is idle half of its time, while it waits for the shop's timers.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // For a journey or a wait that hangs: no journey asserts how long a thing takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    locale: "es-CO",
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Bogota",
    viewport: { width: 1280, height: 900 },
    // A failure leaves a picture and the page in words; `--trace on` records every step, at twice the time.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: await shellPath(), args: chromiumArgs },
  },
});
