/** What production needs is what it installs: the build asks for nothing that `npm ci --omit=dev` leaves out. */
import { readdir, readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const root = new URL("../..", import.meta.url).pathname;
const read = (file: string): Promise<string> => readFile(path.join(root, file), "utf8");

/** What a module imports at its top, by the package's name; neither its own files nor those of Node. */
const packagesOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\b[^;"'()]*?["']([^"'./#][^"']*)["']/gm)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );

test("[F-56] the built server imports installed packages only, each of them under dependencies", async () => {
  const { dependencies } = JSON.parse(await read("package.json")) as { dependencies: Record<string, string> };
  const pages = (await readdir(path.join(root, "build/server"), { recursive: true })).filter((file) =>
    file.endsWith(".js"),
  );
  const used = new Set(
    (await Promise.all(["build/main.js", ...pages.map((file) => `build/server/${file}`)].map(read))).flatMap(
      packagesOf,
    ),
  );
  expect([...used]).toEqual(expect.arrayContaining(["fastify", "react-dom", "pg"]));
  expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
});
