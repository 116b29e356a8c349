/** The folders of the design system: one public component in each, under its own name, and no import that goes in circles. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../design-system");

/** Names that a door takes from each module: components begin with a capital and are no types. */
const componentsOf = (door: string): { name: string; from: string }[] =>
  ts
    .createSourceFile("index.ts", door, ts.ScriptTarget.Latest)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ exportClause, isTypeOnly, moduleSpecifier }) =>
      isTypeOnly || exportClause === undefined || !ts.isNamedExports(exportClause) || moduleSpecifier === undefined
        ? []
        : exportClause.elements
            .filter(({ isTypeOnly: isType, name }) => !isType && /^[A-Z]/.test(name.text))
            .map(({ name }) => ({ name: name.text, from: (moduleSpecifier as ts.StringLiteral).text })),
    );

/** Components that do not stand in a folder and a file of their own name. */
const misplaced = (door: string): string[] =>
  componentsOf(door)
    .filter(({ name, from }) => from !== `./${name}/${name}`)
    .map(({ name, from }) => `${name} from ${from}`);

/** Modules by path without extension, each with the modules that it imports: for values, types or on demand. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The first circle of imports found, as the modules on it. */
const circle = (graph: Graph): string[] => {
  const done = new Set<string>();
  const visit = (module: string, way: readonly string[]): string[] => {
    const at = way.indexOf(module);
    if (at !== -1) return [...way.slice(at), module];
    if (done.has(module)) return [];
    for (const next of graph.get(module) ?? []) {
      const found = visit(next, [...way, module]);
      if (found.length > 0) return found;
    }
    done.add(module);
    return [];
  };
  for (const module of graph.keys()) {
    const found = visit(module, []);
    if (found.length > 0) return found;
  }
  return [];
};

const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
const modules: Graph = new Map(
  files.map((file) => [
    file.replace(/\.tsx?$/, ""),
    ts
      .preProcessFile(readFileSync(path.join(root, file), "utf8"))
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith("."))
      .map((name) => path.posix.join(path.posix.dirname(file), name)),
  ]),
);
const door = readFileSync(path.join(root, "index.ts"), "utf8");

test("a public component stands in a folder and a file of its own name", () => {
  expect(componentsOf(door).length).toBeGreaterThan(70);
  expect(misplaced(door)).toEqual([]);
});

test("no module leads back to itself", () => {
  expect(modules.size).toBeGreaterThan(100);
  expect(circle(modules)).toEqual([]);
});

/** Looks of what a pointer rests on that a finger would leave behind: written past `hovered` (tokens/breakpoints.ts). */
const stuck = (styles: string): string[] =>
  styles.split("\n").filter((line) => line.includes(":hover") && !line.includes("hovered("));

test("a look for what a pointer rests on is given only where there is one", () => {
  const styles = files.filter((file) => file.endsWith(".css.ts"));
  expect(
    styles.filter((file) => readFileSync(path.join(root, file), "utf8").includes("hovered(")).length,
  ).toBeGreaterThan(10);
  expect(
    styles.flatMap((file) =>
      stuck(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
    ),
  ).toEqual([]);
});

describe("the measure itself", () => {
  test("sees a component in the folder of another", () => {
    expect(misplaced('export { Button, IconButton } from "./Button/Button";\n')).toEqual([
      "IconButton from ./Button/Button",
    ]);
  });

  test("takes no type and no helper for a component", () => {
    expect(
      misplaced(
        'export type { CalendarWords } from "./DateField/Calendar";\nexport { themes } from "./tokens/themes";\n',
      ),
    ).toEqual([]);
  });

  test("sees a look that a finger leaves behind", () => {
    expect(stuck('  selectors: { "&:hover": { color: c.ink } },\n  "@media": hovered({ color: c.ink }),')).toEqual([
      '  selectors: { "&:hover": { color: c.ink } },',
    ]);
    expect(stuck('  "@media": hovered({ color: c.ink }, ":hover:not(:disabled)"),')).toEqual([]);
  });

  test("sees a circle, and none where two ways meet", () => {
    expect(
      circle(
        new Map([
          ["a", ["b"]],
          ["b", ["c"]],
          ["c", ["b"]],
        ]),
      ),
    ).toEqual(["b", "c", "b"]);
    expect(
      circle(
        new Map([
          ["a", ["b", "c"]],
          ["b", ["c"]],
          ["c", []],
        ]),
      ),
    ).toEqual([]);
  });
});
