/** The design system and its stories mirror each other: nothing is public that is not explained and shown. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const door = path.join(root, "design-system/index.ts");

const program = ts.createProgram([door], {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  types: ["vite/client"],
  noEmit: true,
});
const checker = program.getTypeChecker();

const symbols = checker
  .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(door)!)!)
  .map((symbol) => ({
    name: symbol.name,
    real: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));

const doc = (symbol: ts.Symbol): string => ts.displayPartsToString(symbol.getDocumentationComment(checker));

const values = symbols.filter(({ real }) => real.flags & ts.SymbolFlags.Value);
const components = values.filter(({ name }) => /^[A-Z]/.test(name));
const props = symbols.filter(({ name }) => name.endsWith("Props"));

const stories = readdirSync(path.join(root, "stories/design-system"))
  .filter((file) => file.endsWith(".stories.tsx"))
  .map((file) => ({ file, source: readFileSync(path.join(root, "stories/design-system", file), "utf8") }));

test("the door is found and holds components", () => {
  expect(components.length).toBeGreaterThan(50);
  expect(props.length).toBeGreaterThan(50);
});

test.each(symbols.map(({ name }) => name))("%s has a docstring", (name) => {
  expect(doc(symbols.find((symbol) => symbol.name === name)!.real)).not.toBe("");
});

describe("each component", () => {
  test.each(components.map(({ name }) => name))("%s is drawn by a story", (name) => {
    const drawn = new RegExp(`<${name}[\\s/>]|component: ${name}\\b`);
    expect(stories.filter(({ source }) => drawn.test(source))).not.toEqual([]);
  });

  test.each(components.map(({ name }) => name))("%s takes the props that the door names", (name) => {
    expect(props.map((symbol) => symbol.name)).toContain(`${name}Props`);
  });
});

test.each(props.map(({ name }) => name))("every prop of %s is explained", (name) => {
  const type = checker.getDeclaredTypeOfSymbol(props.find((symbol) => symbol.name === name)!.real);
  const silent = type
    .getProperties()
    .filter((prop) => !["children", "ref"].includes(prop.name) && doc(prop) === "")
    .filter((prop) => prop.declarations?.some((at) => at.getSourceFile().fileName.includes("/design-system/")))
    .map((prop) => prop.name);
  expect(silent).toEqual([]);
});

test.each(stories.map(({ file }) => file))("%s shows a Default or a whole, and a Matrix of all looks", (file) => {
  const { source } = stories.find((one) => one.file === file)!;
  expect(source).toMatch(/export const (Default|Home)\b/);
  if (source.includes("export const Default")) expect(source).toMatch(/export const Matrix\b/);
});

test.each(stories.map(({ file }) => file))("%s is typed by what it shows", (file) => {
  expect(stories.find((one) => one.file === file)!.source).toMatch(/satisfies Meta/);
});
