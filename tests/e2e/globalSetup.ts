/** Builds the shop when needed and prepares a database with the demo, of which the shop of each journey begins with a copy. */
import { build, isBuildFresh } from "../../scripts/build.mjs";
import { startPostgres } from "../../scripts/postgresServer.mjs";
import { databaseAt, onServer } from "../databases";
import { STARTS_AT } from "./shopClock";
import { startHost } from "./shopHost";

const TEMPLATE = "recorridos_inicio";

async function seed(url: string): Promise<void> {
  await onServer(url, `create database ${TEMPLATE}`);
  const host = startHost();
  try {
    const shop = await host.open({ CLOCK: STARTS_AT, DATABASE_URL: databaseAt(url, TEMPLATE) });
    await shop.pause();
  } finally {
    await host.end();
  }
}

export default async function prepare(): Promise<() => Promise<void>> {
  if (!(await isBuildFresh())) await build();
  const postgres = await startPostgres();
  try {
    await seed(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  process.env["E2E_POSTGRES"] = postgres.url;
  process.env["E2E_TEMPLATE"] = TEMPLATE;
  return postgres.stop;
}
