/**
 * What each component of the design system costs a page that uses it alone, in gzip KiB: script with all that it imports
 * (React itself left out, every page has it), and script that it fetches later, on demand. And the whole style sheet.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build as bundle } from "esbuild";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const gzipKib = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;

/** Compiles the design system to plain modules and one style sheet in `folder`. */
async function compile(folder) {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin()],
    publicDir: false,
    build: {
      target: "es2022",
      outDir: folder,
      minify: false,
      lib: { entry: path.join(root, "design-system/index.ts"), formats: ["es"], fileName: "door" },
      cssMinify: true,
      rolldownOptions: {
        external: (id) => !id.startsWith(".") && !path.isAbsolute(id),
        output: { preserveModules: true },
      },
    },
  });
  // A module that a component does not use costs it nothing.
  await writeFile(path.join(folder, "package.json"), '{ "type": "module", "sideEffects": false }');
}

/** Names of the components, as the door lists them. */
async function components() {
  const door = await readFile(path.join(root, "design-system/index.ts"), "utf8");
  return [...door.matchAll(/^export \{([^}]+)\} from /gm)].flatMap(([, names]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );
}

/** Bundles one component as a page that uses nothing else would; `plugins` may keep parts out. */
const bundled = (name, folder, plugins) =>
  bundle({
    stdin: { contents: `export { ${name} } from "./door.js";`, resolveDir: folder, sourcefile: "entry.js" },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    outdir: "out",
    absWorkingDir: root,
    nodePaths: [path.join(root, "node_modules")],
    external: ["react", "react-dom", "react/jsx-runtime"],
    loader: { ".css": "empty", ".woff2": "empty" },
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins,
  });

const ENTRY = "out/stdin.js";

/** Gzip KiB of the entry and of all that it leads to, of what was bundled. */
function sizeOf({ outputFiles, metafile }) {
  const contents = new Map(outputFiles.map((file) => [path.relative(root, file.path), file.contents]));
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file) || !contents.has(file)) return;
    reached.add(file);
    for (const { path: next } of metafile.outputs[file].imports) reach(next);
  };
  reach(ENTRY);
  return [...reached].reduce((total, file) => total + gzipKib(contents.get(file)), 0);
}

/** Leaves out what is fetched later, so that what both share is not counted as if all of it came at once. */
const laterIsApart = {
  name: "later-is-apart",
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path: asked }) =>
      kind === "dynamic-import" ? { path: asked, external: true } : undefined,
    ),
};

/** Gzip KiB of what is fetched with a component, and of what it fetches later. */
async function costOf(name, folder) {
  const first = await bundled(name, folder, [laterIsApart]);
  const now = sizeOf(first);
  const asksForMore = first.metafile.outputs[ENTRY].imports.some(({ kind }) => kind === "dynamic-import");
  const all = asksForMore ? sizeOf(await bundled(name, folder, [])) : now;
  return { name, now, later: all - now };
}

/** Measures the whole design system: cost of each component, and of the style sheet, in gzip KiB. */
export async function measureComponents() {
  const folder = await mkdtemp(path.join(tmpdir(), "ds-"));
  try {
    await compile(folder);
    const css = (await readdir(folder)).find((file) => file.endsWith(".css"));
    if (!css) throw new Error("The design system was compiled without a style sheet");
    const costs = [];
    for (const name of await components()) costs.push(await costOf(name, folder));
    // A library's build writes letters into the style sheet; the shop's fetches them beside it.
    const sheet = (await readFile(path.join(folder, css), "utf8")).replace(
      /url\(data:font[^)]+\)/g,
      "url(letra.woff2)",
    );
    return { css: gzipKib(sheet), costs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
