/** The pages of documentation name only what exists: stories, other pages, files, code. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";
import { icons } from "#stories/fixtures/icons.ts";
import { keptStories } from "#stories/textos/map.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const under = (folder: string, end: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);

const pages = under("stories/docs", ".mdx").map((file) => ({ file, text: read(file) }));
const written = [...pages, { file: "docs/componentes.md", text: read("docs/componentes.md") }];

const title = (text: string): string => /(?:title:|<Meta\s+title=)\s*"([^"]+)"/.exec(text)?.[1] ?? "";

/** What the id of a story or a page begins with: the file says it, or its title does. */
const kind = (text: string): string => /^ {2}id: "([^"]+)",$/m.exec(text)?.[1] ?? title(text);

/** Addresses of all stories and pages: "story/textos-erratas--default". */
const addresses = new Set([
  ...pages.map(({ text }) => `docs/${toId(title(text), "docs")}`),
  ...under("stories", ".stories.tsx").flatMap((file) => {
    const text = read(file);
    return [
      `docs/${toId(kind(text), "docs")}`,
      ...[...text.matchAll(/^export const (\w+)\b/gm)].map(
        ([, name]) => `story/${toId(kind(text), storyNameFromExport(name!))}`,
      ),
    ];
  }),
]);

/** Targets of the links of a page to other pages of Storybook. */
const linked = (text: string) =>
  [...text.matchAll(/\?path=\/([^)"\s]+)|<Way\s+to="([^"]+)"|\bto: "([^"]+)"/g)].map(
    ([, one, two, three]) => one ?? two ?? three!,
  );

/** Stories that a page draws, as file and name. */
const drawn = (file: string, text: string) => {
  const modules = new Map(
    [...text.matchAll(/import \* as (\w+) from "([^"]+\.stories)"/g)].map(([, name, from]) => [
      name!,
      path.posix.join(path.posix.dirname(file), `${from}.tsx`),
    ]),
  );
  return [...text.matchAll(/of=\{(\w+)(?:\.(\w+))?\}/g)].map(([, module, story]) => ({
    file: modules.get(module!),
    story: story ?? "default",
  }));
};

/** Files and folders named between backticks or in `<Code>`. */
const named = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`|<Code>([^<]+)<\/Code>/g)]
    .map(([, one, two]) => one ?? two!)
    .filter(
      (name) =>
        /^(\.storybook|design-system|docs|scripts|src|stories|tests)\/[\w./-]+$/.test(name) ||
        /^[\w.-]+\.config\.ts$/.test(name),
    );

/** Blocks of code that begin with the path of the file that they are taken from. */
const excerpts = (text: string) =>
  [...text.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(([, file, code]) => ({ file: file!, code: code! }));

/** Lines of an excerpt that do not follow one another in the file; "…" stands for lines left out. */
const strayLines = (file: string, code: string): string[] => {
  const lines = read(file)
    .split("\n")
    .map((line) => line.trim());
  let at = 0;
  return code
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "…")
    .filter((line) => {
      const found = lines.indexOf(line, at);
      if (found === -1) return true;
      at = found + 1;
      return false;
    });
};

test.each(["Inicio", "Fundamentos", "QuePiezaUso", "EscribirUnComponente", "Accesibilidad", "VozYTono"])(
  "the page %s is there",
  (name) => {
    expect(pages.map(({ file }) => file)).toContain(`stories/docs/${name}.mdx`);
  },
);

describe.each(pages.map(({ file, text }) => [file, text] as const))("%s", (file, text) => {
  test("has a title of its own, one head, and leaves a blank line after its imports", () => {
    expect(pages.filter((page) => title(page.text) === title(text))).toHaveLength(1);
    expect(title(text)).not.toBe("");
    expect(text.match(/<Ticket\b/g)).toHaveLength(1);
    expect(text).not.toMatch(/^import [^\n]+;\n(?!import|\n)/m);
  });

  test("leads only to pages and stories that exist", () => {
    expect(linked(text).filter((target) => !addresses.has(target))).toEqual([]);
  });

  test("draws only stories that exist", () => {
    expect(
      drawn(file, text).filter(
        (one) =>
          one.file === undefined ||
          !existsSync(path.join(root, one.file)) ||
          !read(one.file).includes(one.story === "default" ? "export default" : `export const ${one.story}:`),
      ),
    ).toEqual([]);
  });
});

test.each(written.map(({ file, text }) => [file, text] as const))("%s names only files that exist", (_file, text) => {
  const isPattern = (name: string) => /\/X\b/.test(name);
  expect(named(text).filter((name) => !isPattern(name) && !existsSync(path.join(root, name)))).toEqual([]);
});

test.each(under("stories/flows", ".stories.tsx"))(
  "the flow %s has the steps of each of its stories written, on a page without the code's types",
  (file) => {
    const text = read(file);
    expect(text.match(/\.\.\.told\(/g)).toHaveLength(text.match(/^export const \w+: Story/gm)?.length ?? 0);
    expect(text).toMatch(/^ {2}parameters: flow\(/m);
  },
);

test("the map of texts names only stories that exist: npm run textos:renovar", () => {
  expect(keptStories.filter((id) => !addresses.has(`story/${id}`))).toEqual([]);
});

test("the worked example is the code as it stands", () => {
  const found = excerpts(read("docs/componentes.md"));
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(found.flatMap(({ file, code }) => strayLines(file, code))).toEqual([]);
});

test("the icons shown are those that the components and screens draw: add to stories/fixtures/icons.ts", () => {
  const used = [...under("design-system", ".ts"), ...under("design-system", ".tsx"), ...under("src", ".tsx")].flatMap(
    (file) => [...read(file).matchAll(/"lucide-react\/icons\/([\w-]+)"/g)].map(([, name]) => name!),
  );
  expect(Object.keys(icons).sort()).toEqual([...new Set(used)].sort());
});

describe("the measure itself", () => {
  test("finds what a page names", () => {
    expect(linked('[x](?path=/story/a--b) <Way to="docs/c--docs" more={[{ to: "story/d--e" }]}>')).toEqual([
      "story/a--b",
      "docs/c--docs",
      "story/d--e",
    ]);
    expect(drawn("stories/docs/P.mdx", 'import * as T from "../ds/T.stories";\n<Story of={T.One} />')).toEqual([
      { file: "stories/ds/T.stories.tsx", story: "One" },
    ]);
    expect(named("`src/copy` `npm test` <Code>tests/x.ts</Code>")).toEqual(["src/copy", "tests/x.ts"]);
  });

  test("sees a line of the example that the code does not have", () => {
    expect(strayLines("design-system/Badge/Badge.tsx", "export const Badge = () => {")).toHaveLength(1);
  });
});
