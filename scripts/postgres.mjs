/**
 * `npm run test:postgres`: the server's tests on a real PostgreSQL. Uses TEST_DATABASE_URL or DATABASE_URL when one is set
 * (its user must be allowed to create databases); else starts one of its own in a temporary folder and removes it at the end.
 * Arguments go to Vitest.
 */
import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";
const SUPERUSER = "tienda";

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

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function install() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write("Instalando PostgreSQL con apt-get…\n");
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"]);
}

/** Starts a PostgreSQL for this run; gives its address and the function that ends and removes it. */
async function startOwn() {
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
  await run(path.join(bin, "initdb"), ["-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-sync"], options);
  const port = await freePort();
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
  const server = spawn(
    path.join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      folder,
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  let log = "";
  const ready = new Promise((resolve, reject) => {
    server.stderr.on("data", (data) => {
      log += data;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL no arrancó:\n${log}`)));
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`, stop };
}

function runTests(url) {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const child = spawn(process.execPath, [vitest, "run", "--project", "server", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

try {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startOwn();
  process.exitCode = await runTests(url).finally(stop);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
