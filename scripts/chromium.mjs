/**
 * Finds the Chromium that tests, pictures and measurements drive, installing one where it can.
 * From the command line it prints the path: `node scripts/chromium.mjs`.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

const isRoot = process.getuid?.() === 0;

/** Flags every run needs: steady pictures (fonts, colour), no talk with the outside, no sandbox as root. */
export const chromiumArgs = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

async function playwrightsOwn() {
  const { chromium } = await import("playwright");
  return chromium.executablePath();
}

/** Path of a Chromium that is there already; undefined where there is none. */
export async function findInstalled() {
  const candidates = [await playwrightsOwn(), ...SYSTEM_PATHS];
  return candidates.find((path) => path && existsSync(path));
}

function tryCommand(command, args) {
  return spawnSync(command, args, { stdio: ["ignore", process.stderr, process.stderr] }).status === 0;
}

/**
 * Installs Debian's packages where this process may; false where it may not or could not.
 * @param {string[]} packages
 */
export function tryApt(packages) {
  return (
    isRoot &&
    tryCommand("apt-get", ["update"]) &&
    tryCommand("apt-get", ["install", "-y", "--no-install-recommends", ...packages])
  );
}

/**
 * Path of a Chromium that exists. Looks at CHROMIUM_PATH, Playwright's own, the system's; then tries to install one.
 * Throws, saying in Spanish what to do, when there is none.
 * @returns {Promise<string>}
 */
export async function chromiumPath() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH apunta a "${asked}", que no existe. Corrígelo o quítalo.`);
  }
  const found = await findInstalled();
  if (found) return found;
  process.stderr.write("No hay un Chromium instalado; se intenta instalar el de Playwright…\n");
  if (tryCommand("npx", ["playwright", "install", "chromium"])) {
    const installed = await findInstalled();
    if (installed) return installed;
  }
  if (tryApt(["chromium"])) {
    const installed = await findInstalled();
    if (installed) return installed;
  }
  throw new Error(
    "No se encontró un Chromium y no se pudo instalar. Instala uno (por ejemplo «sudo apt-get install chromium» " +
      "o «npx playwright install --with-deps chromium») o indica su ruta en la variable CHROMIUM_PATH.",
  );
}

const SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Path of Chromium without its windows, which needs a quarter less time for a journey; where there is none and none can be
 * installed, that of Chromium. Pictures are not taken with it: it draws letters another way. Looks at CHROMIUM_SHELL_PATH first,
 * and leaves its answer there for the processes that this one starts.
 * @returns {Promise<string>}
 */
export async function shellPath() {
  const asked = process.env.CHROMIUM_SHELL_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_SHELL_PATH apunta a "${asked}", que no existe. Corrígelo o quítalo.`);
  }
  const hasShell = existsSync(SHELL) || (tryApt(["chromium-headless-shell"]) && existsSync(SHELL));
  return (process.env.CHROMIUM_SHELL_PATH = hasShell ? SHELL : await chromiumPath());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    process.stdout.write(`${await chromiumPath()}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
