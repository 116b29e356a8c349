/**
 * `npm start`: builds when the sources have changed since the last build, then serves the shop.
 * Without NODE_ENV it is the demo: production code with the embedded database, demo data and sandbox gateways.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { build, isBuildFresh, projectRoot } from "./build.mjs";

if (!(await isBuildFresh())) {
  process.stdout.write("Preparando la tienda (solo la primera vez y cuando cambia el código)…\n");
  try {
    await build();
  } catch (error) {
    process.stderr.write(`No se pudo construir la tienda: ${error.message}\n`);
    process.exit(1);
  }
}

const env = process.env.NODE_ENV ? process.env : { DEMO: "1", ...process.env, NODE_ENV: "production" };
const server = spawn(process.execPath, ["--enable-source-maps", path.join(projectRoot, "build/main.js")], {
  cwd: projectRoot,
  stdio: "inherit",
  env,
});

// A terminal's Ctrl-C reaches the child as well; a supervisor's SIGTERM reaches only this process.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => server.kill(signal));

server.on("error", (error) => {
  process.stderr.write(`No se pudo iniciar el servidor: ${error.message}\n`);
  process.exit(1);
});
server.on("exit", (code) => process.exit(code ?? 1));
