/** The server's process in one file, as the build makes it, with one planted bug or without any. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** In the project, so that what is imported from packages is found; git ignores it. */
const folder = path.join(root, ".cache/chaos");

/** A change of one place of the source: `from` stands there once. */
export interface Plant {
  file: string;
  from: string;
  to: string;
}

/** The changed files by their whole path. @throws when a plant does not fit the source as it is */
export async function plantedSources(plants: readonly Plant[]): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  for (const { file, from, to } of plants) {
    const whole = path.join(root, file);
    const text = changed.get(whole) ?? (await readFile(whole, "utf8"));
    if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
    changed.set(
      whole,
      text.replace(from, () => to),
    );
  }
  return changed;
}

/** Bundles the server's process under `name`; gives the file. @throws when a plant does not fit the source as it is */
export async function bundleServer(name: string, plants: readonly Plant[] = []): Promise<string> {
  const changed = await plantedSources(plants);
  const place = path.join(folder, name);
  await mkdir(place, { recursive: true });
  const outfile = path.join(place, "main.mjs");
  const used = new Set<string>();
  await build({
    entryPoints: [path.join(root, "tests/chaos/serverProcess.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
    absWorkingDir: root,
    plugins: [
      {
        name: "plant",
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, (args) => {
            const contents = changed.get(args.path);
            if (contents === undefined) return undefined;
            used.add(args.path);
            return { contents, loader: "ts" };
          });
        },
      },
    ],
  });
  for (const file of changed.keys()) if (!used.has(file)) throw new Error(`The server's process does not use ${file}`);
  await Promise.all([
    cp(path.join(root, "server/store/migrations"), path.join(place, "migrations"), { recursive: true }),
    cp(path.join(root, "server/pictures/fonts"), path.join(place, "fonts"), { recursive: true }),
    writeFile(path.join(place, "package.json"), '{ "type": "module" }\n'),
  ]);
  return outfile;
}
