/**
 * Opens the demo in memory, or in the empty PostgreSQL at `databaseUrl`, with a shop around it that has no limits and no log;
 * `withPages: false` leaves the pages out, which need a build. It has no gateways, or the demo's own with `withGateways`: they are
 * asked where the shop listens.
 */
export async function openDemo({ databaseUrl, withPages = true, withGateways = false } = {}) {
  const { PGlite } = await import("@electric-sql/pglite");
  const { buildApp } = await import("#server/app.ts");
  const { systemClock } = await import("#server/clock.ts");
  const { readConfig } = await import("#server/config.ts");
  const { seedDemo } = await import("#server/demo/seed.ts");
  const { createLog } = await import("#server/log.ts");
  const { openPglite, openPostgres } = await import("#server/store/open.ts");
  const config = readConfig({ NODE_ENV: "test", RATE_LIMITS: "0" });
  const clock = systemClock();
  const store = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(await PGlite.create());
  await seedDemo(store, clock);
  const log = createLog("silent");
  const { createGateways } = await import("#server/gateways/create.ts");
  const selfUrl = () => `http://127.0.0.1:${app.server.address()?.port}`;
  const gateways = withGateways ? createGateways({ config, clock, selfUrl }) : new Map();
  const app = await buildApp({ config, clock, log, store, gateways, selfUrl, withPages });
  return { app, store, clock, config };
}
