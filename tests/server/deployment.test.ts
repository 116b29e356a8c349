/** The build as it is deployed: it asks for nothing that `npm ci --omit=dev` leaves out, and its parts load in every order. */
import { readdir, readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const root = new URL("../..", import.meta.url).pathname;
const read = (file: string): Promise<string> => readFile(path.join(root, file), "utf8");

/** Only while developing, and what a library uses where somebody has installed it. */
const MAY_LACK = ["vite", "pg-native"];

/** What a module imports, at its top or later, by the package's name; neither its own files nor those of Node. */
const packagesOf = (source: string): string[] =>
  [
    ...source.matchAll(/^(?:import|export)\b[^;"'()]*?["']([^"'./#][^"']*)["']/gm),
    // A comment that names a type of another package is no import.
    ...source.matchAll(/(?:(?:await|=>) import|\b__require\d*)\(["']([^"'./#][^"']*)["']\)/g),
  ]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );

test("the built server imports installed packages only, each of them under dependencies", async () => {
  const { dependencies } = JSON.parse(await read("package.json")) as { dependencies: Record<string, string> };
  const pages = (await readdir(path.join(root, "build/server"), { recursive: true })).filter((file) =>
    file.endsWith(".js"),
  );
  const server = (await readdir(path.join(root, "build"))).filter((file) => file.endsWith(".js"));
  const files = [...server, ...pages.map((file) => `server/${file}`)].map((file) => `build/${file}`);
  const used = new Set((await Promise.all(files.map(read))).flatMap(packagesOf));
  expect([...used]).toEqual(expect.arrayContaining(["react-dom", "pdfkit", "@electric-sql/pglite"]));
  expect([...used].filter((name) => !(name in dependencies) && !MAY_LACK.includes(name))).toEqual([]);
});

/** Groups of chunks that reach each other by what they import at their top (Tarjan). */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const places = new Map<string, { index: number; lowest: number }>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): { index: number; lowest: number } => {
    const place = { index: places.size, lowest: places.size };
    places.set(name, place);
    open.push(name);
    for (const next of imports.get(name) ?? []) {
      if (!places.has(next)) place.lowest = Math.min(place.lowest, visit(next).lowest);
      else if (open.includes(next)) place.lowest = Math.min(place.lowest, places.get(next)!.index);
    }
    if (place.lowest === place.index) {
      const group = open.splice(open.indexOf(name));
      if (group.length > 1) circles.push(group.sort());
    }
    return place;
  };
  for (const name of imports.keys()) if (!places.has(name)) visit(name);
  return circles;
}

test("no part of a page waits for one that waits for it: whichever is loaded first would find the other empty", async () => {
  const folder = path.join(root, "build/client/assets");
  const retired = Object.keys(JSON.parse(await read("build/retired-assets.json")) as object);
  const chunks = (await readdir(folder)).filter((file) => file.endsWith(".js") && !retired.includes(file));
  const imports = new Map(
    await Promise.all(
      chunks.map(async (file): Promise<[string, string[]]> => {
        const source = await readFile(path.join(folder, file), "utf8");
        return [file, [...source.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name!)];
      }),
    ),
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(chunks.length);
  const named = circlesOf(imports).map((circle) => circle.map((file) => file.replace(/-[\w-]{8}\.js$/, "")));
  // The root is loaded by every page before anything of the shop is used.
  expect(named.filter((circle) => circle.join() !== "root,shop")).toEqual([]);
});
