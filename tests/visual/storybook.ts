/** The built Storybook on a port of this machine, once for every test of a run that looks at it. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { serve } from "./gallery";

const root = path.resolve(import.meta.dirname, "../..");
/** The test of the gates holds stories with a fault in each: a book of their own, without a first page. */
const isPlanted = Boolean(process.env["PLANTED_FAULTS"]);
const folder = path.join(root, isPlanted ? "test-results/planted-book" : "storybook-static");
const command = isPlanted
  ? ["node_modules/storybook/dist/bin/dispatcher.js", "build", "--disable-telemetry"]
  : ["scripts/book.mjs"];

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built Storybook is served. */
    storybook: string;
  }
}

/** Vitest's global setup of the project: builds, serves, and ends with the run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const built = spawnSync("node", [...command, "--quiet", "-o", folder], {
    cwd: root,
    encoding: "utf8",
    // As it is published, not as a test's: React for tests is slower, and its elements lead to endless ones.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  if (built.status !== 0) throw new Error(`Storybook was not built:\n${built.stdout}\n${built.stderr}`);
  const { server, address } = await serve(folder);
  project.provide("storybook", address);
  return () => server.close();
}
