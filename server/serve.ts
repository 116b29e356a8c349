/** Starts the shop: reads the configuration, opens the store, listens, and ends in order when asked to. */
import type { Logger } from "pino";
import { systemClock, type Clock } from "./clock";
import { ConfigError, readConfig, type Config } from "./config";
import { buildApp } from "./app";
import { seedDemo } from "./demo/seed";
import { DEMO_PASSWORD, demoUsers } from "./demo/users";
import { bogotaDay } from "#domain/bogota";
import { armFailPoints } from "./failPoints";
import { createGateways } from "./gateways/create";
import { jobsOf, startJobs } from "./jobs/run";
import { createLog } from "./log";
import { createMetrics, serveMetrics } from "./metrics";
import { FolderInUseError } from "./store/folderLock";
import type { Store } from "./store/database";
import { createOperators } from "./operators/create";
import { openFolder, openPostgres } from "./store/open";
import { createWallet } from "./wallet/create";
import { isConnectionLost, isDiskFull } from "./store/sqlState";

const GRACE_MS = 10_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A sentence for the faults that a person at the terminal can mend; null for any other. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  if (code === "EADDRINUSE")
    return `El puerto ${port ?? ""} está ocupado: cierra el otro programa o usa otro con PORT.`;
  if (code === "EACCES") return `No hay permiso para escuchar en el puerto ${port ?? ""}: usa otro con PORT.`;
  if (code === "ENOSPC" || isDiskFull(error))
    return "El disco de la base de datos está lleno: libera espacio e inicia la tienda otra vez.";
  if (isConnectionLost(error)) return "La base de datos de DATABASE_URL no responde.";
  return null;
}

/** Says on the terminal why the shop cannot start, and ends the process. */
export function fail(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const inFull = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = explain(error) ?? explain(cause) ?? inFull;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function openStore(config: Config, onLockLost: (error: Error) => void): Promise<Store | null> {
  if (config.apiUrl) return null;
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openFolder(config.dataDir, onLockLost, say);
}

function welcome(config: Config, address: string, today: string): void {
  say(
    `\nPremio Mayor está en ${config.isPublicUrlGiven ? config.publicUrl : address.replace("127.0.0.1", "localhost")}`,
  );
  if (!config.isDemo || config.apiUrl) return;
  say(`\nUsuarios de la demo (contraseña de todos: ${DEMO_PASSWORD}):`);
  for (const { documentType, documentNumber, names, firstSurname, purpose } of demoUsers(today))
    say(`  ${documentType} ${documentNumber.padEnd(11)} ${names} ${firstSurname}: ${purpose}`);
  say("\nLos pagos van a una pasarela de prueba: no se cobra nada. Ctrl+C para terminar.\n");
}

/** A shop that listens. */
export interface OpenShop {
  /** Origin of the address that it listens on, without trailing slash. */
  address: string;
  config: Config;
  clock: Clock;
  log: Logger;
  /** Answers what was accepted, ends the jobs that run, and closes the store. */
  close: () => Promise<void>;
}

interface OpenOptions {
  /** False serves the API alone, which needs no build. */
  withPages?: boolean;
  /** How many times as often as for players the jobs run; default 1. */
  jobPace?: number;
}

/**
 * Opens a shop in this process as the environment `env` says. Several can be open at the same time.
 * @throws {@link ConfigError} when a variable is wrong
 */
export async function openShop(
  env: Readonly<Record<string, string | undefined>>,
  { withPages = true, jobPace = 1 }: OpenOptions = {},
): Promise<OpenShop> {
  const config = readConfig(env);
  const clock = systemClock(config.clockStart);
  let store: Store | null = null;
  const metrics = config.metrics && createMetrics(clock, config.apiUrl ? null : () => store);
  const log = createLog(config.logLevel, metrics ? { onAlarm: metrics.countAlarm } : {});
  armFailPoints(config.failPoints);
  store = await openStore(config, (error) => {
    log.fatal({ err: error }, "the data folder's lock was lost");
    process.exit(1);
  });
  if (store && config.isDemo) await seedDemo(store, clock);
  let self = "";
  const selfUrl = () => self;
  const gateways = createGateways({ config, clock, selfUrl });
  const wallet = store && createWallet({ config, clock, store });
  const operators = store && createOperators({ config, clock, store });
  const ports = { config, clock, log, gateways, wallet, operators };
  const app = await buildApp({ ...ports, store, selfUrl, metrics, withPages });
  const address = await app.listen({ host: config.host, port: config.port });
  self = address.replace("0.0.0.0", "127.0.0.1").replace("[::]", "[::1]");
  const jobs = jobsOf(config).map((job) => ({ ...job, everyMs: job.everyMs / jobPace }));
  const stopJobs = store && startJobs({ ...ports, store }, { jobs, ...(metrics && { onTurn: metrics.countTurn }) });
  const measured = config.metrics && metrics ? await serveMetrics(config.metrics, metrics) : null;
  return {
    address,
    config,
    clock,
    log,
    close: async () => {
      await app.close();
      await stopJobs?.();
      await measured?.close();
      await store?.close();
    },
  };
}

/** Opens the shop of this process's environment, and ends the process in order when it is asked to. */
export async function start(options: OpenOptions = {}): Promise<void> {
  const { address, config, clock, log, close } = await openShop(process.env, options);
  let isEnding = false;
  const end = async (signal: string): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, "ending");
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(signal));
  welcome(config, address, bogotaDay(clock.now()));
}
