/** Builds the shop when needed and prepares one seeded data folder, which every test's shop begins with a copy of. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, isBuildFresh } from "../../scripts/build.mjs";
import { startShop } from "../../scripts/shop.mjs";
import { STARTS_AT } from "./shopClock";

export default async function prepare(): Promise<() => Promise<void>> {
  if (!(await isBuildFresh())) await build();
  const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-seed-"));
  const shop = await startShop({ env: { CLOCK: STARTS_AT } });
  await shop.pause();
  await cp(shop.dataDir, folder, { recursive: true });
  await shop.stop();
  process.env["E2E_DATA_FROM"] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
