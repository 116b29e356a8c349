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

/** Where components stand in the sidebar, by what they are. */
const groups = ["Acciones", "Campos", "Billete", "Avisos", "Disposición", "Navegación"];

/** Stories of no single component: the tokens, and whole screens made of parts only. */
const wholes = ["Foundations.stories.tsx", "Screens.stories.tsx"];

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
  test.each(components.map(({ name }) => name))(
    "%s has stories of its own, under its name in one of the groups",
    (name) => {
      const own = stories.find(({ file }) => file === `${name}.stories.tsx`)?.source ?? "";
      expect(own).toMatch(
        new RegExp(
          `^  title: "(${groups.join("|")})/[^/"]+ \\(${name}\\)",\n  id: "[^"]+",\n  component: ${name},$`,
          "m",
        ),
      );
    },
  );

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

test("no file of stories collects what has its own", () => {
  const owners = new Set(components.map(({ name }) => `${name}.stories.tsx`));
  expect(stories.map(({ file }) => file).filter((file) => !owners.has(file))).toEqual(wholes);
});

test.each(stories.map(({ file }) => file).filter((file) => !wholes.includes(file)))(
  "%s shows a Default, and a Matrix of all looks",
  (file) => {
    const { source } = stories.find((one) => one.file === file)!;
    expect(source).toMatch(/export const Default\b/);
    expect(source).toMatch(/export const Matrix\b/);
  },
);

test("the sidebar shows the groups in their order", () => {
  const order = readFileSync(path.join(root, ".storybook/preview.tsx"), "utf8").match(
    /storySort: \{([\s\S]*?)\n {6}\}/,
  )![1]!;
  expect([...order.matchAll(/^ {10}"([^"]+)",$/gm)].map(([, title]) => title)).toEqual([
    "Inicio",
    "Fundamentos",
    ...groups,
    "Pantallas",
    "Flujos",
    "Textos",
  ]);
});

test.each(stories.map(({ file }) => file))("%s is typed by what it shows", (file) => {
  expect(stories.find((one) => one.file === file)!.source).toMatch(/satisfies Meta/);
});
