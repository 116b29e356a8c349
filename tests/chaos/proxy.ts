/** A real proxy before the processes: nginx with the rules that deploy/nginx gives it. Installs Debian's when it may. */
import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";

const run = promisify(execFile);
const deployed = fileURLToPath(new URL("../../deploy/nginx/tienda.conf", import.meta.url));
const PLACES = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"];

/** One installation at a time on a machine: apt-get ends with an error where another one runs, and CI starts two chaoses at once. */
const LOCK = path.join(tmpdir(), "premio-mayor-nginx.lock");
const INSTALL = `test -x ${PLACES.join(" || test -x ")} || {
  apt-get update && apt-get install -y --no-install-recommends nginx-light
}`;

async function nginxPath(): Promise<string> {
  const found = () => PLACES.find((file) => existsSync(file));
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    if (!found()) process.stdout.write("Instalando nginx con apt-get…\n");
    // Also where it is found: another process may be in the middle of its installation.
    await run("flock", [LOCK, "sh", "-c", INSTALL]);
  }
  const file = found();
  if (!file) throw new Error("No hay nginx: instálalo (en Debian, «apt-get install nginx-light»)");
  return file;
}

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** The lines of the deployed server block that concern the way to the processes: everything but where and by what it is reached. */
async function proxyRules(): Promise<string> {
  const text = await readFile(deployed, "utf8");
  const [, rules] = /\n {2}server_tokens off;\n([\s\S]*?)\n {2}location \/assets\//.exec(text) ?? [];
  if (!rules) throw new Error(`${deployed} has no rules between «server_tokens off» and «location /assets/»`);
  return rules;
}

/** Starts nginx at `port` before processes at `ports`, all on loopback. */
export async function startProxy(port: number, ports: readonly number[]): Promise<Proxy> {
  const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-nginx-"));
  const config = path.join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join("\n");
  await writeFile(
    config,
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
${temporary}
  upstream premio_mayor {
${ports.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join("\n")}
  }
  server {
    listen 127.0.0.1:${port};
${await proxyRules()}
  }
}
`,
  );
  const server = spawn(await nginxPath(), ["-c", config, "-p", folder], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (data) => (said += String(data)));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 10_000;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`nginx no arrancó: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
