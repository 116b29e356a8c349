/** The built Storybook on a port of this machine, once for every test of a run that looks at it. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { serve } from "./gallery";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, "storybook-static");

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built Storybook is served. */
    storybook: string;
  }
}

/** Vitest's global setup of the project: builds, serves, and ends with the run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const built = spawnSync("node", ["scripts/book.mjs", "--quiet", "-o", folder], {
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
