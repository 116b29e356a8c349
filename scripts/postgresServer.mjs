/** A PostgreSQL server of one's own in a temporary folder: for the server's tests, and for those that restart it. */
import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "./freePort.mjs";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";
const SUPERUSER = "tienda";
/** What survives a killed server and not a lost machine is enough: the folder goes with the run. */
const SETTINGS = ["fsync=off", "full_page_writes=off", "max_connections=200"];

/** Folder of `initdb` and `postgres`: the newest of Debian's, or the one of the PATH; null when there is none. */
async function binFolder() {
  if (existsSync(DEBIAN)) {
    const versions = (await readdir(DEBIAN)).filter((name) => existsSync(path.join(DEBIAN, name, "bin/initdb")));
    const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
    if (newest) return path.join(DEBIAN, newest, "bin");
  }
  return (
    (process.env.PATH ?? "").split(path.delimiter).find((folder) => existsSync(path.join(folder, "initdb"))) ?? null
  );
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"])
    try {
      const [uid, gid] = await Promise.all(
        ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, name])).stdout)),
      );
      return { uid, gid };
    } catch {
      continue;
    }
  throw new Error("PostgreSQL no corre como root y no hay otro usuario: crea uno llamado postgres");
}

async function install() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write("Instalando PostgreSQL con apt-get…\n");
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"]);
}

/**
 * Starts a PostgreSQL on a free port of the loopback address; installs Debian's when there is none and it may.
 * @param {{isDurable?: boolean}} [options] `isDurable`: what was committed outlives `stopAtOnce`; slower
 * @returns {Promise<import("./postgresServer.mjs").RunningPostgres>}
 */
export async function startPostgres({ isDurable = false } = {}) {
  if (!(await binFolder())) await install();
  const bin = await binFolder();
  if (!bin)
    throw new Error(
      "No hay PostgreSQL: instálalo (en Debian, «apt-get install postgresql») o da la dirección de uno en TEST_DATABASE_URL",
    );
  const identity = await unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-postgres-"));
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
  const data = path.join(folder, "data");
  const options = { ...identity, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: "C" } };
  const port = await freePort();
  const settings = [...SETTINGS, `synchronous_commit=${isDurable ? "on" : "off"}`];
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
  let server;

  async function start() {
    server = spawn(path.join(bin, "postgres"), [...args, ...settings.flatMap((setting) => ["-c", setting])], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let log = "";
    await new Promise((resolve, reject) => {
      server.stderr.on("data", (data) => {
        log += data;
        if (log.includes("ready to accept connections")) resolve();
      });
      server.once("error", reject);
      server.once("exit", () => reject(new Error(`PostgreSQL no arrancó:\n${log}`)));
    });
  }

  async function end(signal) {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }

  const stop = async () => {
    await end("SIGINT");
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run(
      path.join(bin, "initdb"),
      ["-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-sync"],
      options,
    );
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`,
    stopAtOnce: () => end("SIGQUIT"),
    start,
    stop,
  };
}
