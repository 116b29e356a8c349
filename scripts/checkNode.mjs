/**
 * `node scripts/checkNode.mjs`: what must hold on every supported Node, on the one that runs this file: units, the
 * build, and a first start that serves the home page. CI runs it under several: `npx -y -p node@24 -c "node scripts/checkNode.mjs"`.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, projectRoot } from "./build.mjs";

const START_TIMEOUT_MS = 60_000;

const inModules = (file) => path.join(projectRoot, "node_modules", file);

function run(name, args) {
  console.log(`\n── ${name}, Node ${process.version}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${name}: terminó con ${code} en Node ${process.version}`)),
    );
  });
}

/** Starts the built shop in an empty folder and asks for its home page. */
async function start() {
  console.log(`\n── arranque, Node ${process.version}`);
  const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-node-"));
  const server = spawn(process.execPath, [path.join(projectRoot, "build/main.js")], {
    env: { ...process.env, NODE_ENV: "production", DEMO: "1", PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    const address = await new Promise((resolve, reject) => {
      let said = "";
      setTimeout(() => reject(new Error(`La tienda no arrancó:\n${said}`)), START_TIMEOUT_MS).unref();
      server.once("exit", (code) => reject(new Error(`La tienda terminó con ${code}:\n${said}`)));
      server.stdout.on("data", (text) => {
        said += text;
        const found = /está en (http\S+)/.exec(said);
        if (found) resolve(found[1]);
      });
    });
    const home = await fetch(address);
    const html = await home.text();
    if (home.status !== 200 || !html.includes("Premio Mayor")) throw new Error(`La portada respondió ${home.status}`);
    console.log(`${address}: 200`);
  } finally {
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

await run("unidades", [inModules("vitest/vitest.mjs"), "run", "--project", "unit", "--reporter=dot"]);
await build();
await start();
