/** Serves the built shop for a measurement or a journey: own data folder, a free port, gone when stopped. */
import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "./build.mjs";
import { freePort } from "./freePort.mjs";

const READY_WITHIN_MS = 90_000;
const GONE_WITHIN_MS = 10_000;

async function isReady(address) {
  try {
    return (await fetch(`${address}/listo`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts `build/main.js` as the demo and waits until it says that it is ready.
 * Throws with the server's own output when it stops or is not ready in time.
 * @param {{env?: Record<string, string>, dataFrom?: string, nodeArgs?: string[]}} [options] `env` goes on top of the
 *   demo's; `dataFrom` is a data folder to begin with a copy of, instead of an empty one; `nodeArgs` are Node's own
 * @returns {Promise<import("./shop.mjs").RunningShop>}
 */
export async function startShop({ env = {}, dataFrom, nodeArgs = [] } = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "premio-mayor-"));
  if (dataFrom) await cp(dataFrom, dataDir, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let output = "";
  let server;
  let gone;
  let isGone = true;

  async function serve(extra) {
    isGone = false;
    server = spawn(process.execPath, ["--enable-source-maps", ...nodeArgs, path.join(projectRoot, "build/main.js")], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        DEMO: "1",
        HOST: "127.0.0.1",
        LOG_LEVEL: "warn",
        ...env,
        ...extra,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
    });
    for (const stream of [server.stdout, server.stderr]) stream.on("data", (data) => (output += data));
    gone = new Promise((resolve) =>
      server.on("exit", () => {
        isGone = true;
        resolve();
      }),
    );
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await isReady(address))) {
      if (isGone || Date.now() > deadline) {
        await quit();
        throw new Error(`La tienda ${isGone ? "se detuvo" : "no estuvo lista a tiempo"}:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function quit() {
    if (isGone) return;
    server.kill("SIGTERM");
    const impatience = setTimeout(() => server.kill("SIGKILL"), GONE_WITHIN_MS);
    await gone;
    clearTimeout(impatience);
  }

  await serve({});
  return {
    address,
    dataDir,
    output: () => output,
    pause: quit,
    resume: serve,
    stop: async () => {
      await quit();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
