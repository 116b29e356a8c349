/**
 * The production build: pages and browser code (React Router), the server in one file, prepared compressed copies.
 * Assets of earlier builds stay for a day, so that a page opened before a deploy still finds its chunks.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

const buildFolder = path.join(projectRoot, "build");
const assetsFolder = path.join(buildFolder, "client/assets");
const stampFile = path.join(buildFolder, "inputs.sha256");
const keptFolder = path.join(projectRoot, ".cache/kept-assets");
const retiredFile = path.join(buildFolder, "retired-assets.json");

const INPUTS = [
  "src",
  "server",
  "design-system",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build.mjs",
];
const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|ico|map)$/;
const KEEP_RETIRED_MS = 24 * 60 * 60 * 1000;

async function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** SHA-256 (hex) over names and contents of everything the build reads; equal hashes mean an equal build. */
export async function inputsHash() {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    const absolute = path.join(projectRoot, input);
    const files = path.extname(input) ? [absolute] : await filesUnder(absolute);
    for (const file of files) {
      hash.update(path.relative(projectRoot, file)).update("\0");
      hash.update(await readFile(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** True when `build/` was made from the sources as they are now. */
export async function isBuildFresh() {
  if (!existsSync(stampFile) || !existsSync(path.join(buildFolder, "main.js"))) return false;
  return (await readFile(stampFile, "utf8")) === (await inputsHash());
}

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      stdio: "inherit",
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`node ${args.join(" ")} terminó con ${signal ?? `código ${code}`}`));
    });
  });
}

async function setPreviousAssetsAside() {
  // Without assets the last build failed half-way: what it had set aside is still the newest there is.
  if (existsSync(assetsFolder)) {
    await rm(keptFolder, { recursive: true, force: true });
    await cp(assetsFolder, keptFolder, { recursive: true });
  }
  return existsSync(retiredFile) ? JSON.parse(await readFile(retiredFile, "utf8")) : {};
}

async function bringBackRetiredAssets(retiredBefore, now) {
  const retired = {};
  for (const file of await filesUnder(keptFolder)) {
    const name = path.relative(keptFolder, file);
    const target = path.join(assetsFolder, name);
    if (existsSync(target)) continue;
    const retiredAt = retiredBefore[name] ?? new Date(now).toISOString();
    if (now - Date.parse(retiredAt) > KEEP_RETIRED_MS) continue;
    await cp(file, target);
    retired[name] = retiredAt;
  }
  await writeFile(retiredFile, JSON.stringify(retired, null, 2));
  await rm(keptFolder, { recursive: true, force: true });
}

/** The pages on the way to a purchase: a link to one of them fetches all of its files ahead. */
const ON_THE_WAY = /^(?:loterias|juego|carrito|confirmacion)\b/;

/**
 * The table of routes that every page carries, without what says nothing (flags that are false, files that every page has
 * already, routes that are no pages) and without the parts of pages that are not on the way to a purchase: a link to one of
 * those fetches ahead the page's own file, and the file its parts.
 */
async function trimRouteTable() {
  const assets = path.join(buildFolder, "client/assets");
  const BEGIN = "window.__reactRouterManifest=";
  const onEveryPage = /\/(?:vendor|shop|root|rolldown-runtime)-/;
  for (const name of (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const file = path.join(assets, name);
    const text = await readFile(file, "utf8");
    if (!text.startsWith(BEGIN)) throw new Error(`${name} does not begin with ${BEGIN}`);
    const manifest = JSON.parse(text.slice(BEGIN.length).replace(/;$/, ""));
    manifest.routes = Object.fromEntries(
      Object.entries(manifest.routes)
        .filter(([, route]) => route.hasDefaultExport)
        .map(([id, { imports, ...route }]) => [
          id,
          {
            ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
            imports: ON_THE_WAY.test(route.path ?? "") ? imports.filter((address) => !onEveryPage.test(address)) : [],
          },
        ]),
    );
    await writeFile(file, `${BEGIN}${JSON.stringify(manifest)};`);
  }
}

async function bundleServer() {
  const { build: esbuild } = await import("esbuild");
  await esbuild({
    // The process, and what it is made of, for those who open a shop in a process of their own.
    entryPoints: [path.join(projectRoot, "server/main.ts"), path.join(projectRoot, "server/serve.ts")],
    outdir: buildFolder,
    bundle: true,
    splitting: true,
    chunkNames: "shop-[hash]",
    platform: "node",
    format: "esm",
    target: "node20",
    // Read from one file, the packages start the server in two thirds of the time that their thousands of files take. Apart
    // stay: machine code and what reads files beside its own; what is loaded later; and the router, which the pages share.
    external: [
      "@electric-sql/pglite",
      "@node-rs/argon2",
      "@resvg/resvg-js",
      "pdfkit",
      "fontkit",
      "react-router",
      "vite",
      "pg-native",
    ],
    // Packages in CommonJS ask for Node's own parts by it.
    banner: {
      js: `import { createRequire as requireFrom } from "node:module";\nconst require = requireFrom(import.meta.url);`,
    },
    sourcemap: true,
    logLevel: "warning",
  });
  const migrations = path.join(projectRoot, "server/store/migrations");
  if (existsSync(migrations)) await cp(migrations, path.join(buildFolder, "migrations"), { recursive: true });
  await cp(path.join(projectRoot, "server/pictures/fonts"), path.join(buildFolder, "fonts"), { recursive: true });
}

async function prepareCompressed() {
  const brotli = promisify(brotliCompress);
  const gzipped = promisify(gzip);
  const files = (await filesUnder(path.join(buildFolder, "client"))).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      const [br, gz] = await Promise.all([brotli(plain, { params }), gzipped(plain, { level: 9 })]);
      for (const [extension, packed] of [
        [".br", br],
        [".gz", gz],
      ]) {
        if (packed.length < plain.length) await writeFile(file + extension, packed);
      }
    }),
  );
}

/** Builds everything into `build/`; throws when a step fails and leaves no stamp, so the next start builds again. */
export async function build() {
  const hash = await inputsHash();
  const retiredBefore = await setPreviousAssetsAside();
  await rm(stampFile, { force: true });
  await run([path.join(projectRoot, "node_modules/@react-router/dev/bin.js"), "build"]);
  await trimRouteTable();
  await bundleServer();
  await prepareCompressed();
  await bringBackRetiredAssets(retiredBefore, Date.now());
  await writeFile(stampFile, hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await build();
