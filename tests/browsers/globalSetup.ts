/** Builds the shop when needed, and finds or installs the browsers. */
import type { TestProject } from "vitest/node";
import { firefoxPath, webkitPaths, type WebkitPaths } from "../../scripts/browsers.mjs";
import { build, isBuildFresh } from "../../scripts/build.mjs";

declare module "vitest" {
  interface ProvidedContext {
    firefox: string;
    webkit: WebkitPaths;
  }
}

/** Vitest's global setup of the project. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("firefox", firefoxPath());
  project.provide("webkit", webkitPaths());
  if (!(await isBuildFresh())) await build();
}
