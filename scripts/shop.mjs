/** Serves the built shop for a measurement or another browser: own data folder, a free port, gone when stopped. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
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
 * Starts `build/main.js` as the demo, on an empty data folder, and waits until it says that it is ready.
 * Throws with the server's own output when it stops or is not ready in time.
 * @param {{env?: Record<string, string>}} [options] `env` goes on top of the demo's
 * @returns {Promise<import("./shop.mjs").RunningShop>}
 */
export async function startShop({ env = {} } = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "premio-mayor-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let output = "";
  let isGone = false;
  const server = spawn(process.execPath, ["--enable-source-maps", path.join(projectRoot, "build/main.js")], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "1",
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (data) => (output += data));
  const gone = new Promise((resolve) =>
    server.on("exit", () => {
      isGone = true;
      resolve();
    }),
  );

  async function stop() {
    if (!isGone) {
      server.kill("SIGTERM");
      const impatience = setTimeout(() => server.kill("SIGKILL"), GONE_WITHIN_MS);
      await gone;
      clearTimeout(impatience);
    }
    await rm(dataDir, { recursive: true, force: true });
  }

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(address))) {
    if (isGone || Date.now() > deadline) {
      const why = isGone ? "se detuvo" : "no estuvo lista a tiempo";
      await stop();
      throw new Error(`La tienda ${why}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { address, stop };
}
