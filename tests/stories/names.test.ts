/** The sidebar is in Spanish: every story has a name of its own, beside the export that its address is made of. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readComponents } from "../../.storybook/components";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, "stories");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".stories.tsx"),
);
const components = new Set(Object.keys(readComponents(root)).map((name) => `design-system/${name}.stories.tsx`));

/** The stories of a file with the names that are written in them. */
function namesIn(source: string): { story: string; name: string | undefined }[] {
  const tree = ts.createSourceFile("file.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return tree.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(({ name, initializer }) => {
      const written =
        initializer && ts.isObjectLiteralExpression(initializer)
          ? initializer.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === "name")
          : undefined;
      return {
        story: name.getText(),
        name: written && ts.isStringLiteral(written.initializer) ? written.initializer.text : undefined,
      };
    });
}

test.each(files)("the stories of %s have a Spanish name each, and no two the same", (file) => {
  const names = namesIn(readFileSync(path.join(folder, file), "utf8"));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ name, story }) => !name || name === story).map(({ story }) => story)).toEqual([]);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});

test.each([...components])("%s calls its common and its collected story as all components do", (file) => {
  const names = new Map(namesIn(readFileSync(path.join(folder, file), "utf8")).map(({ story, name }) => [story, name]));
  expect(names.get("Default")).toBe("Por defecto");
  expect(names.get("Matrix")).toBe("Todas sus caras");
});

test("a story without a name is seen, however it is written", () => {
  expect(
    namesIn('export const A: S = { name: "Uno" };\nexport const B: S = { args: { name: "x" } };\nexport const C = A;'),
  ).toEqual([
    { story: "A", name: "Uno" },
    { story: "B", name: undefined },
    { story: "C", name: undefined },
  ]);
});
