/** Makes the demo's store once; every test file starts from a copy of it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { testClock } from "#server/clock.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { openPglite, openPostgres } from "#server/store/open.ts";
import { databaseAt, onServer } from "../databases";

/** A Friday at ten in the morning in Bogota: Medellín, Risaralda and Santander draw tonight. */
export const TEST_START = "2026-11-20T15:00:00.000Z";

declare module "vitest" {
  export interface ProvidedContext {
    pgliteSnapshot: string | null;
    postgres: { url: string; template: string } | null;
  }
}

async function onPostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `pm_template_${process.pid}`;
  await onServer(url, `create database ${template}`);
  const store = await openPostgres(databaseAt(url, template));
  await seedDemo(store, testClock(TEST_START));
  await store.close();
  project.provide("postgres", { url, template });
  project.provide("pgliteSnapshot", null);
  return () => onServer(url, `drop database if exists ${template} with (force)`);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return onPostgres(project, url);
  const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-test-"));
  const engine = await PGlite.create();
  const store = await openPglite(engine);
  await seedDemo(store, testClock(TEST_START));
  const snapshot = path.join(folder, "demo.tar");
  await writeFile(snapshot, new Uint8Array(await (await engine.dumpDataDir("none")).arrayBuffer()));
  await store.close();
  project.provide("pgliteSnapshot", snapshot);
  project.provide("postgres", null);
  return () => rm(folder, { recursive: true, force: true });
}
