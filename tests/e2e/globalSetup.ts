/**
 * Builds the shop when needed and prepares two seeded stores, of which the tests' shops begin with a copy: a data folder, for
 * the shops that are shared, and a database of PostgreSQL, for those of a single test, which start in half the time with it.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, isBuildFresh } from "../../scripts/build.mjs";
import { startPostgres } from "../../scripts/postgresServer.mjs";
import { startShop } from "../../scripts/shop.mjs";
import { databaseAt, onServer } from "../databases";
import { STARTS_AT } from "./shopClock";

const TEMPLATE = "recorridos_inicio";

async function seedFolder(folder: string): Promise<void> {
  const shop = await startShop({ env: { CLOCK: STARTS_AT } });
  await shop.pause();
  await cp(shop.dataDir, folder, { recursive: true });
  await shop.stop();
}

async function seedDatabase(url: string): Promise<void> {
  await onServer(url, `create database ${TEMPLATE}`);
  const shop = await startShop({ env: { CLOCK: STARTS_AT, DATABASE_URL: databaseAt(url, TEMPLATE) } });
  await shop.stop();
}

export default async function prepare(): Promise<() => Promise<void>> {
  if (!(await isBuildFresh())) await build();
  const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-seed-"));
  const postgres = await startPostgres();
  const end = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([seedFolder(folder), seedDatabase(postgres.url)]);
  } catch (error) {
    await end();
    throw error;
  }
  process.env["E2E_DATA_FROM"] = folder;
  process.env["E2E_POSTGRES"] = postgres.url;
  process.env["E2E_TEMPLATE"] = TEMPLATE;
  return end;
}
