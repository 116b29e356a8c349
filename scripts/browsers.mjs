/**
 * Finds the Firefox and the WebKit that `npm run test:browsers` drives, installing Debian's where it can. From the command
 * line it prints their paths: `node scripts/browsers.mjs`.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { tryApt } from "./chromium.mjs";

const FIREFOX_PATHS = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const DRIVER_PATHS = ["/usr/bin/WebKitWebDriver", "/usr/local/bin/WebKitWebDriver"];
const XVFB_PATHS = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"];
/** Folders whose children hold WebKit's own small browser: Debian names them by the machine, Fedora does not. */
const LIBRARY_FOLDERS = ["/usr/libexec", "/usr/lib64", "/usr/lib"];
const MINI_BROWSER = /^webkit(2gtk-4\.\d|gtk-6\.\d)$/;

const firstThere = (paths) => paths.find((one) => existsSync(one));

const subfolders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
    : [];

function findMiniBrowser() {
  const near = LIBRARY_FOLDERS.flatMap(subfolders);
  const folders = [...near, ...near.filter((one) => /-linux-/.test(one)).flatMap(subfolders)];
  return firstThere(
    folders
      .filter((one) => MINI_BROWSER.test(path.basename(one)))
      .sort()
      .map((one) => path.join(one, "MiniBrowser")),
  );
}

function findWebkit() {
  const found = { driver: firstThere(DRIVER_PATHS), browser: findMiniBrowser(), display: firstThere(XVFB_PATHS) };
  return Object.values(found).every(Boolean) ? found : undefined;
}

/** What is asked for by its variable, else what is found, else what could be installed; throws in Spanish without any. */
function findOrInstall({ name, find, packages, otherwise }) {
  const found = find();
  if (found) return found;
  process.stderr.write(`No hay un ${name} instalado; se intenta instalar el de Debian…\n`);
  const installed = tryApt(packages) ? find() : undefined;
  if (installed) return installed;
  throw new Error(
    `No se encontró un ${name} y no se pudo instalar. Instálalo (por ejemplo «sudo apt-get install ` +
      `${packages.join(" ")}»)${otherwise}.`,
  );
}

/**
 * Path of a Firefox that exists: FIREFOX_PATH, the system's, or one installed now.
 * Throws, saying in Spanish what to do, when there is none.
 * @returns {string}
 */
export function firefoxPath() {
  const asked = process.env.FIREFOX_PATH;
  if (asked && !existsSync(asked))
    throw new Error(`FIREFOX_PATH apunta a "${asked}", que no existe. Corrígelo o quítalo.`);
  return findOrInstall({
    name: "Firefox",
    find: () => asked || firstThere(FIREFOX_PATHS),
    packages: ["firefox-esr"],
    otherwise: " o indica su ruta en la variable FIREFOX_PATH",
  });
}

/**
 * Paths of WebKit's driver, of the browser that it drives and of the display that it is drawn on, which exist.
 * Throws, saying in Spanish what to do, when one is missing.
 * @returns {import("./browsers.mjs").WebkitPaths}
 */
export function webkitPaths() {
  return findOrInstall({
    name: "WebKit con su driver y Xvfb",
    find: findWebkit,
    packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
    otherwise: "",
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    process.stdout.write(`${[firefoxPath(), ...Object.values(webkitPaths())].join("\n")}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
